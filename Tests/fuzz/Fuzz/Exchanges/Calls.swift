// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import Foundation
import JSON
import Sandbox

/// The calls that are made while the upstreams are spoilt.
enum Calls {
  /// Calls of the contract: methods and params, without the parameters that all of them share.
  static let contract: [(method: String, params: String)] =
    [
      ("movies/nowPlaying", #""pageSize":2,"maxPages":3,"partialResultToken":"p","workDoneToken":"w""#),
      ("movies/popular", #""pageSize":20,"maxPages":3,"partialResultToken":"p","workDoneToken":"w""#),
      ("movies/get", #""id":"amc:movie:61234","link":true"#),
      (
        "movies/get",
        #""id":"tmdb:movie:268","include":["credits","videos","images","watchProviders","releaseDates","keywords"]"#
      ),
      ("movies/get", #""id":"tmdb:movie:268","language":"de-DE","include":["translations","similar","externalIds"]"#),
      (
        "shows/get",
        #""id":"imdb:tt0944947","language":"de-DE","include":["credits","videos","images","watchProviders"]"#
      ),
      ("shows/get", #""id":"tmdb:show:456","include":["contentRatings","externalIds","keywords","similar"]"#),
      ("people/get", #""id":"tmdb:person:2232","language":"de","include":["credits","images","translations"]"#),
      ("people/credits", #""id":"amc:person:510","movieId":"amc:movie:61234","pageSize":1,"partialResultToken":"p""#),
      ("movies/find", #""query":"tmdb:movie:268""#), ("suggestions/complete", #""query":"btaman""#),
      ("index/status", ""), ("index/update", #""kinds":["show"]"#),
      ("watch/add", #""kind":"tickets","movie":"batman","theatreId":"amc:theatre:610""#),
      ("watch/add", #""kind":"showings","theatreId":"amc:theatre:610","date":"2026-11-21""#),
      ("watch/add", #""kind":"release","movieId":"tmdb:movie:268""#),
      ("watch/add", #""kind":"library","theatreId":"amc:theatre:610","format":"imax""#),
      ("library/set", #""id":"tmdb:show:456","season":1"#),
      ("library/set", #""id":"tmdb:show:1667","season":52,"episode":1"#),
      ("shows/discover", #""genres":["drama"],"years":"1990-1999""#), ("calendar/get", #""library":true"#),
      ("library/recommendations", #""theatreId":"amc:theatre:610","genres":["drama"],"maximumMinutes":200"#),
      ("library/statistics", #""years":"2020-2026""#),
      ("watch/add", #""kind":"person","personId":"tmdb:person:137427""#),
      ("library/set", #""id":"tmdb:movie:268","addTags":["Ann"]"#),
      ("library/list", #""genres":["Action"],"maximumCertification":"12A","region":"GB","years":"1980-1999""#),
      (
        "library/choose",
        #""theatreId":"amc:theatre:610","days":2,"partySize":2,"seatsTogether":true,"maximumTotal":50,"tags":["Ann"]"#
      ),
      ("showtimes/whatsOn", #""theatreId":"amc:theatre:610","library":"wanted","minimumMinutes":60,"tags":["Ann"]"#),
      ("showtimes/whatsOn", #""theatreIds":["amc:610"],"date":"friday to sunday","groupBy":"day","seatsTogether":2"#),
    ] + examples

  /// The contract's examples of the methods that have providers.
  private static let examples: [(method: String, params: String)] = {
    guard let document = try? JSONValue(parsing: Array(ContractDocument.bytes)),
      let methods = document["methods"]?.elements
    else { fatalError("the contract has no methods") }
    var calls: [(method: String, params: String)] = []
    for method in methods where method["x-providers"] != nil {
      guard let name = method["name"]?.string, let examples = method["examples"]?.elements else { continue }
      for params in examples.compactMap({ $0["params"]?.elements }) {
        let members = params.compactMap { param -> String? in
          guard let name = param["name"]?.string, let value = param["value"] else { return nil }
          return "\"\(name)\":" + String(decoding: value.rawBytes, as: UTF8.self)
        }
        calls.append((name, members.joined(separator: ",")))
      }
    }
    return calls
  }()

  /// Calls of the assistants' protocol: tools and arguments.
  static let tools: [(name: String, arguments: String)] = [
    ("find_film", #""query":"batman""#), ("whats_on_near", #""place":"66211""#),
    ("showtimes_and_seats", #""showtimeId":"amc:showtime:\#(showtime)""#),
    ("showtimes_and_seats", #""film":"batman","place":"66211""#),
  ]

  /// The id of a showtime that the sandbox always has.
  private static let showtime: Int = {
    let address = "https://api.amctheatres.com/v2/theatres/610/showtimes?page-size=1"
    guard let url = HTTPURL(address),
      let body = blocking({ try? await SandboxTransport().send(HTTPRequest(url: url)).body }),
      let id = try? JSONValue(parsing: body)["_embedded"]?["showtimes"]?[0]?["id"]?.integer
    else { fatalError("the sandbox has no showtimes") }
    return id
  }()
}
