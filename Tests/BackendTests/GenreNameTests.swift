// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import JSON
import Synchronization
import TMDB
import TestSupport
import Testing

@testable import Backend

@Suite("The genres of TMDB's rows", .timeLimit(.minutes(5)))
struct GenreNameTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws {
    upstream = try FaultServer()
    upstream.otherwise { request in
      let kind = request.path == "/search/multi" ? #""media_type":"movie","# : ""
      let rows = [3, 4].map {
        #"{\#(kind)"id":\#($0),"title":"Movie \#($0)","release_date":"2999-01-01","genre_ids":[18,99999,28]}"#
      }
      let list = #""results":[\#(rows.joined(separator: ","))],"total_pages":1,"total_results":2"#
      return .json(
        request.path == "/movie/268"
          ? #"{"id":268,"title":"One","genres":[{"id":37,"name":"Western"}],"similar":{"page":1,\#(list)}}"#
          : #"{"page":1,\#(list)}"#, headers: [("Cache-Control", "max-age=600")])
    }
    upstream.on(Self.genres) { request in
      let isGerman = request.queryItem("language") == "de"
      return .json(#"{"genres":[{"id":28,"name":"Action"},{"id":18,"name":"\#(isGerman ? "Drama (de)" : "Drama")"}]}"#)
    }
  }

  private static let genres = "/genre/movie/list"

  private func client() throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "v4.token"], folder: folder)
  }

  private func names(_ movie: JSONValue?) -> [String]? {
    movie?["genres"]?.elements.compactMap { $0["name"]?.string }
  }

  private func names(ofAll rows: JSONValue?) -> Set<[String]?> { Set(rows?.elements.map { names($0) } ?? []) }

  @Test(
    "have names in every list",
    arguments: [
      ("movies/popular", "{}"), ("movies/topRated", "{}"), ("movies/upcoming", "{}"), ("movies/trending", "{}"),
      ("movies/nowPlaying", #"{"provider":"tmdb"}"#), ("movies/discover", "{}"),
      ("movies/similar", #"{"id":"tmdb:movie:1"}"#),
      ("movies/recommendations", #"{"id":"tmdb:movie:1"}"#), ("search/movies", #"{"query":"one"}"#),
    ])
  func everyList(_ method: String, _ params: String) async throws {
    let client = try client()
    let page = try await client.result(method, params)
    #expect(names(ofAll: page["items"]) == [["Drama", "Action"]])
    #expect(page["items"]?[0]?["genres"]?[0]?["id"]?.string == "tmdb:genre:18")
    #expect(page["items"]?[0]?["tmdb"]?["genre_ids"]?.count == 3)
    await client.finish()
  }

  @Test("have names in a mixed search and in the lists that belong to one movie")
  func insideOthers() async throws {
    let client = try client()
    let found = try await client.result("search/all", #"{"query":"one"}"#)
    #expect(found["items"]?.elements.map { names($0["item"]) } == [["Drama", "Action"], ["Drama", "Action"]])
    let movie = try await client.result("movies/get", #"{"id":"tmdb:movie:268","include":["similar"]}"#)
    #expect(names(movie) == ["Western"])
    #expect(names(ofAll: movie["similar"]) == [["Drama", "Action"]])
    await client.finish()
  }

  @Test(
    "of shows have names of their own, in lists, in a search and in the lists that belong to one show",
    arguments: [
      ("shows/popular", "{}"), ("shows/topRated", "{}"), ("shows/onTheAir", "{}"), ("shows/airingToday", "{}"),
      ("shows/trending", "{}"), ("shows/discover", "{}"), ("search/shows", #"{"query":"one"}"#),
      ("search/all", #"{"query":"one"}"#),
      ("shows/get", #"{"id":"tmdb:show:1","include":["similar"]}"#),
    ])
  func shows(_ method: String, _ params: String) async throws {
    upstream.on("/genre/tv/list", .json(#"{"genres":[{"id":18,"name":"Drama on TV"}]}"#))
    let list = #""results":[{"id":3,"name":"Show","media_type":"tv","genre_ids":[18,1]}]"#
    for path in [
      "tv/popular", "tv/top_rated", "tv/on_the_air", "tv/airing_today", "trending/tv/day", "discover/tv", "search/tv",
    ] {
      upstream.on("/" + path, .json("{\(list)}"))
    }
    upstream.on("/search/multi", .json("{\(list)}"))
    upstream.on("/tv/1", .json(#"{"id":1,"name":"One","similar":{\#(list)}}"#))
    let client = try client()
    let answer = try await client.result(method, params)
    let row = answer["similar"]?[0] ?? answer["items"]?[0]
    #expect(names(row?["item"] ?? row) == ["Drama on TV"])
    await client.finish()
  }

  @Test("are asked for once in each language, beside whatever needs them first, and outlive the process")
  func once() async throws {
    let first = try client()
    for method in ["movies/popular", "movies/popular", "movies/topRated"] {
      _ = try await first.result(method, #"{"partialResultToken":"t","language":"de"}"#)
      let pages = await first.pendingNotifications("$/progress").compactMap { $0["value"] }
      #expect(pages.map { names(ofAll: $0["items"]) } == [[["Drama (de)", "Action"]]])
    }
    #expect(upstream.requests(to: Self.genres).count == 1)
    #expect(names(ofAll: try await first.result("movies/popular")["items"]) == [["Drama", "Action"]])
    #expect(upstream.requests(to: Self.genres).map { $0.queryItem("language") } == ["de", nil])
    await first.finish()

    let second = try client()
    let kept = try await second.result("movies/popular", #"{"cache":"only","language":"de"}"#)
    #expect(names(ofAll: kept["items"]) == [["Drama (de)", "Action"]])
    let fresh = try await second.result("movies/upcoming", #"{"cache":"reload"}"#)
    #expect(names(ofAll: fresh["items"]) == [["Drama", "Action"]])
    #expect(upstream.requests(to: Self.genres).count == 2)
    await second.finish()
  }

  @Test("cost no time of their own: both requests are under way at once")
  func besides() async throws {
    let gate = Gate()
    upstream.on(Self.genres) { _ in Reply.json(#"{"genres":[{"id":18,"name":"Drama"}]}"#).after(gate) }
    upstream.on("/movie/popular") { _ in
      Reply.json(#"{"results":[{"id":3,"title":"A","genre_ids":[18]}],"total_results":1}"#).after(gate)
    }
    let client = try client()
    let id = client.send("movies/popular")
    await upstream.requests(atLeast: 2)
    gate.open()
    #expect(names(ofAll: await client.answer(to: id)?["result"]?["items"]) == [["Drama"]])
    await client.finish()
  }

  @Test(
    "without names are numbers under tmdb, and the list comes all the same", arguments: [Reply.silence, .status(404)])
  func unavailable(_ reply: Reply) async throws {
    upstream.on(Self.genres) { _ in reply }
    let client = try client()
    for method in ["movies/popular", "movies/upcoming", "movies/popular"] {
      let page = try await client.result(method)
      #expect(names(ofAll: page["items"]) == [nil])
      #expect(page["items"]?[0]?["tmdb"]?["genre_ids"]?.raw.description == "[18,99999,28]")
    }
    // After a failure the upstream is not asked again for a while.
    #expect(upstream.requests(to: Self.genres).count == 1)
    await client.finish()
  }

  @Test("are asked for again a minute after a failure, and a day after they came")
  func expiry() {
    let time = Mutex(ContinuousClock.now)
    let memory = LookupMemory<GenreListKey, GenreNames> { time.withLock(\.self) }
    let names = GenreNames(GenreList(genres: []))
    let key = GenreListKey(kind: .movie, language: Language("de"))
    for (answer, seconds) in [(nil, 60), (names, 86_400)] {
      memory.remember(answer, for: key)
      time.withLock { $0 += .seconds(seconds - 1) }
      switch memory[key] {
      case .known(let kept): #expect(kept == answer)
      case .unavailable: #expect(answer == nil)
      case .unknown: Issue.record("they are not kept for \(seconds) s")
      }
      time.withLock { $0 += .seconds(1) }
      if case .known = memory[GenreListKey(kind: .show, language: key.language)] {
        Issue.record("shows have their own")
      }
      guard case .unknown = memory[key] else {
        Issue.record("they are kept for longer than \(seconds) s")
        continue
      }
    }
  }
}
