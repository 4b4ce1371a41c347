// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import TestSupport
import Testing

@testable import Backend

/// `services/…` and `on: "mine"` with a TMDB on the loopback interface.
@Suite("The user's services", .timeLimit(.minutes(5)))
struct ServiceMethodTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws {
    upstream = try FaultServer()
    let common = #"{"provider_id":8,"provider_name":"Netflix"},{"provider_id":337,"provider_name":"Disney Plus"}"#
    upstream.on("/watch/providers/movie") { request in
      let twins = #",{"provider_id":29,"provider_name":"Sky Go"},{"provider_id":30,"provider_name":"sky go"}"#
      return .json(#"{"results":[\#(common)\#(request.queryItem("watch_region") == "DE" ? twins : "")]}"#)
    }
    upstream.on("/watch/providers/tv", .json(#"{"results":[\#(common),{"provider_id":15,"provider_name":"Hulu"}]}"#))
    upstream.on("/genre/movie/list", .json(#"{"genres":[]}"#))
    let rows = (1...2).map { #"{"id":\#($0),"title":"Film \#($0)"}"# }.joined(separator: ",")
    upstream.on(
      "/discover/movie", .json(#"{"page":1,"results":[\#(rows)],"total_pages":1,"total_results":2}"#))
    let kept = [("Cache-Control", "max-age=600")]
    let offers = [1: #""flatrate":[\#(common)]"#, 2: #""rent":[\#(common)]"#, 3: #""ads":[\#(common)]"#]
    for (number, offers) in offers {
      let offers = #"{"results":{"US":{\#(offers)}}}"#
      upstream.on("/movie/\(number)/watch/providers", .json(offers, headers: kept))
      upstream.on(
        "/movie/\(number)", .json(#"{"id":\#(number),"title":"Film \#(number)","watch/providers":\#(offers)}"#))
    }
    upstream.on("/find/tt0000009", .json(#"{"movie_results":[],"tv_results":[]}"#))
    upstream.on("/tv/1", .json(#"{"id":1,"name":"Show 1"}"#))
    let show = #"{"results":{"US":{"free":[{"provider_id":15,"provider_name":"Hulu"}]}}}"#
    upstream.on("/tv/1/watch/providers", .json(show, headers: kept))
  }

  private func client(_ environment: [String: String] = [:]) throws -> TestClient {
    try TestClient(
      ["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"].merging(environment) { $1 }, folder: folder)
  }

  private func names(_ result: JSONValue, _ list: String = "items") -> [String] {
    result[list]?.elements.compactMap { $0["name"]?.string ?? $0["title"]?.string } ?? []
  }

  @Test func `What is set by name or id is listed first, in every process, and the same call changes nothing`()
    async throws
  {
    let client = try client()
    for _ in 1...2 {
      let choice = try await client.result(
        "services/set", #"{"add":["hulu","tmdb:watchProvider:337","337"],"region":"US"}"#)
      #expect(choice["region"]?.string == "US" && names(choice, "services") == ["Hulu", "Disney Plus"])
    }
    let list = try await client.result("services/list", #"{"region":"US"}"#)
    #expect(names(list) == ["Hulu", "Disney Plus", "Netflix"])
    #expect(list["items"]?.elements.map { $0["subscribed"]?.boolean } == [true, true, false])
    #expect(upstream.requests(to: "/watch/providers/movie").count == 1)
    await client.finish()
    let other = try self.client()
    _ = try await other.result("services/set", #"{"add":["Netflix"],"region":"DE"}"#)
    _ = try await other.result("suggestions/clear")
    let all = try await other.result("services/list")
    #expect(all["items"]?.elements.map { $0["region"]?.string } == ["DE", "US", "US"])
    #expect(names(try await other.result("services/list", #"{"mine":true,"region":"DE"}"#)) == ["Netflix"])
    _ = try await other.result("services/set", #"{"remove":["netflix","hulu","337"],"region":"US"}"#)
    #expect(names(try await other.result("services/list")) == ["Netflix"])
    let misspelt = try await other.error("services/set", #"{"remove":["Netflx"],"region":"DE"}"#)
    #expect(misspelt["data"]?["path"]?.string == "/remove/0" && misspelt["data"]?["nearest"]?.string == "Netflix")
    await other.finish()
  }

  @Test func `A renamed service has today's name and is found by either, and one that is gone is said to be`()
    async throws
  {
    func list(_ services: (Int, String)...) {
      let rows = services.map { #"{"provider_id":\#($0.0),"provider_name":"\#($0.1)"}"# }.joined(separator: ",")
      for kind in ["movie", "tv"] { upstream.on("/watch/providers/\(kind)", .json(#"{"results":[\#(rows)]}"#)) }
    }
    list((1899, "Max"), (350, "Apple TV+"), (269, "Funimation Now"), (386, "Peacock Premium"))
    let client = try client()
    let params = #"{"add":["HBO Max","Apple TV","funimation now","Peacock"],"region":"US"}"#
    #expect(names(try await client.result("services/set", params), "services").count == 4)
    list((1899, "HBO Max"), (2, "Apple TV Store"), (350, "Apple TV"), (386, "Peacock Premium"))
    let today = try await client.result("services/list", #"{"region":"US","cache":"reload"}"#)
    #expect(Set(names(today)).isSuperset(of: ["HBO Max", "Apple TV", "Funimation Now", "Peacock Premium"]))
    #expect(today["message"]?.string?.hasPrefix("Funimation Now is no longer among TMDB's services") == true)
    let left = try await client.result("services/set", #"{"remove":["Apple TV","Max"],"region":"US"}"#)
    #expect(Set(names(left, "services")) == ["Funimation Now", "Peacock Premium"])
    await client.finish()
  }

  @Test func `A name of none or of several, and a call without a country, are refused with what may be meant`()
    async throws
  {
    let client = try client()
    let unknown = try await client.error("services/set", #"{"add":["Netflix","Disny"],"region":"US"}"#)
    #expect(unknown["code"]?.integer == -32602 && unknown["data"]?["path"]?.string == "/add/1")
    #expect(unknown["data"]?["nearest"]?.string == "Disney Plus")
    #expect(unknown["message"]?.string?.contains("services/list for US") == true)
    let several = try await client.error("services/set", #"{"add":["SKY GO"],"region":"DE"}"#)
    #expect(
      several["data"]?["alternatives"]?.elements.map(\.string) == [
        "Sky Go (tmdb:watchProvider:29)", "sky go (tmdb:watchProvider:30)",
      ])
    let nowhere = try await client.error("services/set", #"{"add":["Netflix"]}"#)
    #expect(nowhere["data"]?["path"]?.string == "/region")
    #expect(names(try await client.result("services/list")).isEmpty)
    await client.finish()
  }

  @Test func `The user's own are listed when TMDB doesn't answer, with a fault`() async throws {
    var client = try client()
    _ = try await client.result("services/set", #"{"add":["Netflix"],"region":"US"}"#)
    await client.finish()
    client = try self.client(["MARQUEE_TMDB_TOKEN": ""])
    let list = try await client.result("services/list", #"{"region":"US","cache":"reload"}"#)
    #expect(names(list) == ["Netflix"] && list["faults"]?[0]?["error"]?["code"]?.integer == -32010)
    #expect(try await client.error("services/list", #"{"region":"DE"}"#)["code"]?.integer == -32010)
    await client.finish()
  }

  @Test func `Without services, or in a country without any, mine is refused with what to call`() async throws {
    let client = try client()
    for method in ["movies/discover", "library/list"] {
      let none = try await client.error(method, #"{"on":"mine"}"#)
      #expect(none["code"]?.integer == -32602 && none["message"]?.string?.contains("services/set") == true)
    }
    _ = try await client.result("services/set", #"{"add":["Netflix"],"region":"DE"}"#)
    let other = try await client.error("movies/discover", #"{"on":"mine","region":"US"}"#)
    #expect(other["data"]?["got"]?.string == "services for DE alone")
    _ = try await client.result("services/set", #"{"add":["Netflix"],"region":"US"}"#)
    let several = try await client.error("movies/discover", #"{"on":"mine"}"#)
    #expect(several["data"]?["path"]?.string == "/region" && several["data"]?["alternatives"]?.count == 2)
    #expect(
      try await client.error("movies/discover", #"{"on":"mine","services":["Netflix"]}"#)["code"]?.integer == -32602)
    #expect(upstream.requests(to: "/discover/movie").isEmpty)
    await client.finish()
  }

  @Test func `Discovered on mine is what one of the services has without a further payment`() async throws {
    let client = try client()
    _ = try await client.result("services/set", #"{"add":["Netflix","Hulu"],"region":"US"}"#)
    let page = try await client.result("movies/discover", #"{"on":"mine"}"#)
    #expect(page["items"]?.elements.map { $0["onMine"]?.boolean } == [true, true])
    var request = try #require(upstream.requests(to: "/discover/movie").last)
    #expect(request.queryItem("with_watch_providers") == "8%7C15" && request.queryItem("watch_region") == "US")
    #expect(request.queryItem("with_watch_monetization_types") == "flatrate%7Cfree%7Cads")
    let rented = try await client.result("movies/discover", #"{"on":"mine","monetization":["rent"]}"#)
    #expect(rented["items"]?[0]?["onMine"] == nil)
    request = try #require(upstream.requests(to: "/discover/movie").last)
    #expect(request.queryItem("with_watch_monetization_types") == "rent")
    await client.finish()
  }

  @Test func `Offers of the user's services are marked, and films say whether they are on them`() async throws {
    let client = try client()
    let film = #"{"id":"tmdb:movie:1","include":["watchProviders"]}"#
    #expect(try await client.result("movies/get", film)["onMine"] == nil)
    _ = try await client.result("services/set", #"{"add":["Netflix"],"region":"US"}"#)
    let included = try await client.result("movies/get", film)
    let offers = included["watchProviders"]?["US"]?["subscription"]?.elements
    #expect(included["onMine"]?.boolean == true && offers?.map { $0["mine"]?.boolean } == [true, nil])
    let rented = try await client.result("movies/watchProviders", #"{"id":"tmdb:movie:2"}"#)
    #expect(rented["onMine"]?.boolean == false && rented["regions"]?["US"]?["rent"]?[0]?["mine"]?.boolean == true)
    let elsewhere = try await client.result("movies/watchProviders", #"{"id":"tmdb:movie:1","region":"DE"}"#)
    #expect(elsewhere["onMine"] == nil)
    await client.finish()
  }

  @Test func `A library's entries on mine cost no request that an answer spares, and the others are counted`()
    async throws
  {
    let client = try client()
    _ = try await client.result("services/set", #"{"add":["Netflix","Hulu"],"region":"US"}"#)
    for id in ["movie:1", "movie:2", "movie:3", "show:1"] {
      _ = try await client.result("library/set", #"{"id":"tmdb:\#(id)"}"#)
    }
    _ = try await client.result("library/set", #"{"id":"imdb:tt0000009"}"#)
    for _ in 1...2 {
      let page = try await client.result("library/list", #"{"on":"mine","sortBy":"title"}"#)
      #expect(names(page) == ["Film 1", "Film 3", "Show 1"])
      #expect(page["hidden"]?.integer == 2 && page["totalResults"]?.integer == 5)
      #expect(page["items"]?[0]?["onMine"]?.boolean == true)
    }
    // When the film was set, its answer had the offers.
    #expect(upstream.requests(to: "/movie/2/watch/providers").isEmpty)
    #expect(try await client.result("library/list")["items"]?[0]?["onMine"] == nil)
    let stream = try await client.result(
      "library/list", #"{"on":"mine","sortBy":"title","pageSize":1,"limit":2,"partialResultToken":"t"}"#)
    #expect(stream["itemCount"]?.integer == 2 && stream["hidden"]?.integer == 2)
    let rented = try await client.result("library/list", #"{"on":"mine","query":"Film 2"}"#)
    #expect(rented["message"]?.string == "All 1 row of this page are on none of the user's services.")
    upstream.on("/movie/3/watch/providers", .json("{}", status: 500))
    let failed = try await client.error("library/list", #"{"on":"mine","cache":"reload"}"#)
    #expect(failed["code"]?.integer == -32015)
    await client.finish()
  }

  // Regression: they were hidden, because TMDB has offers by its own ids alone.
  @Test func `A library's entries with an id of IMDb alone are on mine too`() async throws {
    let kept = [("Cache-Control", "max-age=600")]
    upstream.on("/find/tt0000001", .json(#"{"movie_results":[{"id":1}],"tv_results":[]}"#, headers: kept))
    // Without a response of TMDB a show was added as a film.
    upstream.on("/find/tt0000002", .json(#"{"movie_results":[],"tv_results":[{"id":1}]}"#, headers: kept))
    let client = try client()
    _ = try await client.result("services/set", #"{"add":["Netflix","Hulu"],"region":"US"}"#)
    let changes = ["imdb:tt0000001", "imdb:tt0000002", "imdb:tt0000009"].map { id in
      EntryChange(ids: [id]) { known in
        var entry = known ?? StoredEntry(name: id, isShow: false, status: .wanted, addedAt: 1)
        entry.title = "Film \(id)"
        return entry
      }
    }
    _ = try await client.backend.library.change(changes)
    for _ in 1...2 {
      let page = try await client.result("library/list", #"{"on":"mine","sortBy":"title"}"#)
      #expect(names(page) == ["Film imdb:tt0000001", "Film imdb:tt0000002"])
      #expect(page["hidden"]?.integer == 1)
    }
    #expect(upstream.requests(to: "/find/tt0000001").count == 1)
    await client.finish()
  }
}
