// SPDX-License-Identifier: MIT
import Basics
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend

/// What is learnt of the library's films, and lists filtered by it, with a TMDB on the loopback interface.
@Suite("What TMDB says of the library's films", .timeLimit(.minutes(5)))
struct LibraryFactTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws {
    upstream = try FaultServer()
    for number in 1...3 {
      upstream.on(
        "/movie/\(number)",
        .json(
          """
          {"id":\(number),"title":"Film \(number)","release_date":"199\(number)-05-01","runtime":\(80 + 10 * number),
          "genres":[{"id":28,"name":"Action"},{"id":1\(number),"name":"Genre \(number)"}],"original_language":"en",
          "popularity":\(number).5,"origin_country":["US"],"belongs_to_collection":null,
          "credits":{"cast":[{"id":10\(number),"name":"Actor","order":0}],
          "crew":[{"id":200,"name":"Director","job":"Director"}]},
          "release_dates":{"results":[{"iso_3166_1":"US","release_dates":[{"certification":"PG","type":3,
          "release_date":"199\(number)-05-01T00:00:00.000Z"}]},{"iso_3166_1":"GB","release_dates":[
          {"certification":"15","type":1,"release_date":"1990-01-01T00:00:00.000Z"},
          {"certification":"\(number == 1 ? "U" : "12A")","type":3,"release_date":"1999-01-01T00:00:00.000Z"}]}]},
          "watch/providers":{"results":{"US":{"link":"https://x.example/","flatrate":[{"provider_id":8,
          "provider_name":"Netflix"}]}}}}
          """))
    }
    upstream.on("/movie/9", .json(#"{"status_code":34,"status_message":"Not found"}"#, status: 404))
    upstream.on("/genre/movie/list", .json(#"{"genres":[{"id":28,"name":"Action"},{"id":11,"name":"Comedy"}]}"#))
    upstream.on("/configuration/countries", .json(#"[{"iso_3166_1":"US","english_name":"United States"}]"#))
  }

  private func client(_ environment: [String: String] = ["MARQUEE_TMDB_TOKEN": "a.b.c"]) throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url].merging(environment) { $1 }, folder: folder)
  }

  /// A library of four films with ids alone, brought by an import that needs no request.
  private func importFilms(_ client: TestClient) async throws {
    let text = "tmdbID,Title,Year\n1,Film 1,1991\n2,Film 2,1992\n3,Film 3,1993\n9,Nothing,1999\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file("films.csv")))
    _ = try await client.result("library/import", #"{"from":"\#(folder.file("films.csv"))","status":"wanted"}"#)
  }

  private func learn(_ client: TestClient) async {
    client.backend.facts.start(.onDemand)
    client.backend.facts.wake(isNeeded: true)
    let facts = client.backend.facts
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        facts.wait(atMost: .seconds(60))
        continuation.resume()
      }
    }
  }

  private func ids(_ page: JSONValue) -> [String?] { page["items"]?.elements.map { $0["id"]?.string } ?? [] }

  @Test func `Each film is asked for once, in neutral form, and lists are then filtered without a request`()
    async throws
  {
    let client = try client()
    try await importFilms(client)
    let before = try await client.result("library/list", #"{"maximumMinutes":100}"#)
    #expect(ids(before) == [] && before["unknownCount"]?.integer == 4)
    #expect(before["known"]?.integer == 0 && before["of"]?.integer == 4)
    #expect(before["message"]?.string?.contains("known yet") == true)
    await learn(client)
    #expect(upstream.requests.filter { $0.path.hasPrefix("/movie/") }.count == 4)
    await learn(client)
    let requests = upstream.requests.count
    #expect(upstream.requests.filter { $0.path.hasPrefix("/movie/") }.count == 4)
    let after = try await client.result("library/list", #"{"maximumMinutes":100,"sortBy":"runtime"}"#)
    #expect(ids(after) == ["tmdb:movie:1", "tmdb:movie:2"] && after["known"]?.integer == 4)
    #expect(after["unknownCount"]?.integer == 1 && after["items"]?[0]?["runtimeMinutes"]?.integer == 90)
    #expect(after["items"]?[0]?["genres"]?.elements.map(\.string) == ["Action", "Genre 1"])
    for (filter, wanted) in [
      (#""minimumMinutes":105"#, 3), (#""years":["1991",1994]"#, 1),
      (#""personIds":["tmdb:person:200","tmdb:person:102"]"#, 2),
      (#""maximumCertification":"PG","years":"1992""#, 2),
    ] {
      #expect(ids(try await client.result("library/list", "{\(filter)}")) == ["tmdb:movie:\(wanted)"], "\(filter)")
    }
    #expect(ids(try await client.result("library/list", #"{"collectionId":"tmdb:collection:5"}"#)) == [])
    #expect(upstream.requests.count == requests)
    // Nothing of it is in the cache's files.
    #expect(!TemporaryFolder.holds("Film 1", in: folder.file("cache")))
    await client.finish()
  }

  // Regression: a show's next episode was missing in lists that were open, until they were loaded anew.
  @Test func `What is learnt of a show's episodes is told with its id`() async throws {
    upstream.on(
      "/tv/5",
      .json(
        #"{"id":5,"name":"Show","status":"Returning Series","seasons":[{"season_number":1,"episode_count":1}],"#
          + #""next_episode_to_air":{"season_number":1,"episode_number":1,"name":"E","air_date":"2090-01-01"}}"#))
    upstream.on(
      "/tv/5/season/1",
      .json(#"{"season_number":1,"episodes":[{"season_number":1,"episode_number":1,"air_date":"2090-01-01"}]}"#))
    let client = try client()
    try await client.initialize(notifications: ["library/didChange"])
    _ = try await client.backend.library.change([
      EntryChange(ids: ["tmdb:show:5"]) { _ in
        var entry = StoredEntry(name: "tmdb:show:5", isShow: true, status: .wanted, addedAt: 1)
        entry.title = "Show"
        return entry
      }
    ])
    await learn(client)
    // In order before the answer.
    _ = try await client.result("server/ping")
    let changes = await client.pendingNotifications("library/didChange")
    let changed = changes.compactMap { ($0["params"] ?? $0)["changed"]?[0]?.string }
    #expect(changed == ["tmdb:show:5"])
    await client.finish()
  }

  @Test func `A film that is set costs one request, and so does one that was looked at`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1"}"#)
    let list = try await client.result("library/list")
    #expect(list["items"]?[0]?["runtimeMinutes"]?.integer == 90 && list["known"]?.integer == 1)
    try await importFilms(client)
    // Nobody waits for what is learnt from an answer, but the next change comes after it.
    func look(at params: String) async throws {
      _ = try await client.result("movies/get", params)
      _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","note":"\#(params.count)"}"#)
    }
    upstream.on("/movie/2", .json(#"{"id":2,"title":"Film 2","runtime":100}"#))
    try await look(at: #"{"id":"tmdb:movie:2"}"#)
    // It lacks the cast, so that the film is asked for once more.
    let partly = try await client.result("library/list", #"{"maximumMinutes":150,"sortBy":"runtime"}"#)
    #expect(ids(partly) == ["tmdb:movie:1", "tmdb:movie:2"] && partly["known"]?.integer == 1)
    let whole = #"{"id":"tmdb:movie:3","include":["credits","watchProviders","releaseDates"]}"#
    try await look(at: whole)
    #expect(try await client.result("library/list")["known"]?.integer == 2)
    await learn(client)
    let asked = (1...3).map { number in upstream.requests.count { $0.path == "/movie/\(number)" } }
    #expect(asked == [1, 2, 1])
    await client.finish()
  }

  @Test func `Age ratings are those of the person's country`() async throws {
    let client = try client()
    upstream.on(
      "/certification/movie/list",
      .json(
        #"{"certifications":{"GB":[{"certification":"15","order":3,"meaning":"m"},{"certification":"R","order":0,"#
          + #""meaning":"m"},{"certification":"U","order":1,"meaning":"m"},{"certification":"12A","order":2,"meaning":"m"}]}}"#
      ))
    try await importFilms(client)
    await learn(client)
    for (rating, region, wanted, first) in [
      ("U", "GB", [1], "U"), ("12a", "GB", [1, 2, 3], "U"), ("PG", "US", [1, 2, 3], "PG"), ("G", "US", [], nil),
    ] {
      let page = try await client.result(
        "library/list", #"{"maximumCertification":"\#(rating)","region":"\#(region)","sortBy":"title"}"#)
      #expect(ids(page) == wanted.map { "tmdb:movie:\($0)" }, "\(rating)")
      #expect(page["items"]?[0]?["certification"]?.string == first)
    }
    let error = try await client.error("library/list", #"{"maximumCertification":"PG-13","region":"GB"}"#)
    #expect(error["code"]?.integer == -32602)
    #expect(error["data"]?["alternatives"]?.elements.map(\.string) == ["U", "12A", "15"])
    await client.finish()
  }

  @Test func `What TMDB or the library doesn't have is refused with the nearest`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","tags":["With Ann"]}"#)
    for (params, path, nearest) in [
      (#"{"tags":["with anne"]}"#, "/tags/0", "With Ann"), (#"{"genres":["actoin"]}"#, "/genres/0", "Action"),
    ] {
      let error = try await client.error("library/list", params)
      #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == path)
      #expect(error["data"]?["alternatives"]?.elements.contains { $0.string == nearest } == true, "\(error.raw)")
    }
    #expect(ids(try await client.result("library/list", #"{"tags":["with ann"]}"#)) == ["tmdb:movie:1"])
    let tags = try await client.result("library/tags")["items"]
    #expect(tags?.count == 1 && tags?[0]?["tag"]?.string == "With Ann" && tags?[0]?["entries"]?.integer == 1)
    await client.finish()
  }

  @Test func `Services learnt within a day answer for TMDB`() async throws {
    let client = try client()
    upstream.on(
      "/watch/providers/movie",
      .json(#"{"results":[{"provider_id":8,"provider_name":"Netflix","display_priority":1}]}"#))
    upstream.on("/watch/providers/tv", .json(#"{"results":[]}"#))
    _ = try await client.result("services/set", #"{"region":"US","add":["Netflix"]}"#)
    try await importFilms(client)
    await learn(client)
    let requests = upstream.requests.count
    let page = try await client.result("library/list", #"{"on":"mine","sortBy":"title"}"#)
    #expect(ids(page).count == 3 && page["hidden"]?.integer == 1 && page["items"]?[0]?["onMine"]?.boolean == true)
    #expect(upstream.requests.count == requests)
    await client.finish()
  }

  @Test func `One process learns at a time, and the next one goes on where another was killed`() async throws {
    let client = try client()
    try await importFilms(client)
    let store = client.backend.library
    let first = try await store.lackingFacts(after: 0, limit: 2, holder: "1 1", at: .now) { _ in false }
    #expect(first?.count == 2)
    #expect(try await store.lackingFacts(after: 0, limit: 2, holder: "2 2", at: .now) { _ in false } == nil)
    let next = try await store.lackingFacts(after: 0, limit: 9, holder: "2 2", at: .now) { $0 == "1 1" }
    #expect(next?.count == 4)
    await client.finish()
  }

  @Test func `Without a key nothing is asked`() async throws {
    let client = try client([:])
    try await importFilms(client)
    await learn(client)
    #expect(upstream.requests.isEmpty)
    await client.finish()
  }
}
