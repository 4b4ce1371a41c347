// SPDX-License-Identifier: MIT
import EndpointCore
import Foundation
import JSON
import Sandbox

/// The calls that are made while the upstreams are spoilt.
enum Calls {
  /// Calls of the contract: methods and params, without the parameters that all of them share.
  static let contract: [(method: String, params: String)] = [
    ("movies/nowPlaying", #""pageSize":3"#), ("movies/popular", #""pageSize":3"#),
    ("movies/nowPlaying", #""pageSize":2,"maxPages":3,"partialResultToken":"p","workDoneToken":"w""#),
    ("movies/popular", #""pageSize":20,"maxPages":3,"partialResultToken":"p","workDoneToken":"w""#),
    ("movies/all", #""name":"a","pageSize":3"#), ("movies/discover", #""year":1989"#),
    ("movies/get", #""id":"amc:movie:61234","link":true"#),
    (
      "movies/get",
      #""id":"tmdb:movie:268","include":["credits","videos","images","watchProviders","releaseDates","keywords"]"#
    ),
    ("movies/get", #""id":"tmdb:movie:268","language":"de-DE","include":["translations","similar","externalIds"]"#),
    ("movies/credits", #""id":"amc:movie:61234""#), ("movies/credits", #""id":"tmdb:movie:268""#),
    ("movies/videos", #""id":"tmdb:movie:268""#),
    ("movies/watchProviders", #""id":"tmdb:movie:268","region":"US""#), ("movies/genres", ""),
    ("movies/similar", #""id":"tmdb:movie:268""#),
    ("movies/find", #""query":"batman","pageSize":3"#), ("movies/find", #""query":"tmdb:movie:268""#),
    ("suggestions/complete", #""query":"btaman""#), ("index/status", ""), ("index/update", #""kinds":["show"]"#),
    ("search/movies", #""query":"batman","pageSize":3"#), ("search/all", #""query":"batman""#),
    ("search/people", #""query":"burton""#), ("search/theatres", #""query":"town","pageSize":3"#),
    ("search/images", #""query":"cinema","pageSize":3"#), ("theatres/get", #""id":"amc:theatre:610""#),
    ("theatres/near", #""latitude":39,"longitude":-94,"pageSize":3"#), ("theatres/suggest", #""query":"kansas""#),
    ("theatres/all", #""pageSize":2"#), ("showtimes/atTheatre", #""theatreId":"amc:theatre:610","pageSize":3"#),
    ("showtimes/near", #""date":"2026-11-21","latitude":39,"longitude":-94,"pageSize":3"#),
    ("showtimes/get", #""id":"amc:showtime:\#(showtime)""#), ("showtimes/seats", #""id":"amc:showtime:\#(showtime)""#),
    ("showtimes/plan", #""id":"amc:showtime:\#(showtime)","partySize":3"#),
    ("watch/add", #""kind":"seats","showtimeId":"amc:showtime:\#(showtime)","partySize":3"#),
    ("watch/add", #""kind":"tickets","movie":"batman","theatreId":"amc:theatre:610""#),
    ("watch/add", #""kind":"showings","theatreId":"amc:theatre:610","date":"2026-11-21""#),
    ("watch/add", #""kind":"release","movieId":"tmdb:movie:268""#),
    ("images/url", #""id":"tmdb:movie:268","kind":"movie","type":"poster""#),
    ("images/fetch", #""id":"tmdb:movie:268","kind":"movie","type":"poster","width":200"#),
  ]

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
