// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

@Suite("Titles are learnt from answers, and mend what is misspelt", .timeLimit(.minutes(5)))
struct LearningTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws { upstream = try FaultServer() }

  private func client(_ more: [String: String] = [:]) throws -> TestClient {
    try TestClient(
      ["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_AMC_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"]
        .merging(more) { $1 }, folder: folder)
  }

  private var learnt: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache/marquee/index")
    return (files ?? []).filter { $0.contains(".learnt") }.sorted()
  }

  private func items(_ client: TestClient, _ query: String, _ kind: String) async throws -> [JSONValue] {
    let answer = try await client.result("suggestions/complete", #"{"query":"\#(query)","kinds":["\#(kind)"]}"#)
    return answer["items"].map { Array($0.elements) } ?? []
  }

  /// TMDB's search, which finds a film by its right name alone.
  private func serve() {
    upstream.otherwise { request in
      guard request.path.contains("/search/movie") else { return .status(404) }
      guard request.queryItem("query")?.lowercased().contains("spirited") == true else {
        return .json(#"{"page":1,"results":[],"total_pages":1,"total_results":0}"#)
      }
      return .json(
        """
        {"page":1,"results":[{"id":129,"title":"Spirited Away","original_title":"千と千尋の神隠し","popularity":80,
        "release_date":"2001-07-20","poster_path":"/spirited.jpg"},
        {"id":7,"title":"Spirited Nights","adult":true,"popularity":90}],"total_pages":1,"total_results":2}
        """)
    }
  }

  private func search(_ params: String, _ more: [String: String] = [:]) async throws {
    serve()
    let client = try client(more)
    _ = try await client.result("search/movies", params)
    await client.finish()
  }

  @Test func `a title that an answer held is found, with year and poster`() async throws {
    try await search(#"{"query":"spirited","includeAdult":true}"#)
    let client = try client()
    let found = try await items(client, "spirted awya", "movie")
    #expect(found.map { $0["id"]?.string } == ["tmdb:movie:129"])
    #expect(found[0]["title"]?.string == "Spirited Away")
    #expect(found[0]["year"]?.integer == 2001)
    #expect(found[0]["posterUrl"]?.string?.hasSuffix("/spirited.jpg") == true)
    #expect(found[0]["source"]?.string == "answers")
    // By its other title it is the same, once.
    #expect(try await items(client, "千", "movie").map { $0["title"]?.string } == ["千と千尋の神隠し"])
    await client.finish()
  }

  @Test(
    arguments: [
      (#"{"query":"spirited","remember":false}"#, [:]), (#"{"query":"spirited"}"#, ["MARQUEE_HISTORY": "off"]),
    ])
  func `what is not to be remembered is not learnt`(_ params: String, _ more: [String: String]) async throws {
    try await search(params, more)
    #expect(learnt.isEmpty)
  }

  @Test func `clearing forgets what was learnt`() async throws {
    try await search(#"{"query":"spirited"}"#)
    #expect(learnt == ["movie.learnt.journal"])
    let client = try client()
    _ = try await client.result("suggestions/clear")
    #expect(learnt.isEmpty)
    #expect(try await items(client, "spirited", "movie").isEmpty)
    await client.finish()
    #expect(learnt.isEmpty)
  }

  @Test(arguments: [("movie", "jaws"), ("collection", "alein colection"), ("theatre", "stduio 28")])
  func `the sandbox has every kind`(_ kind: String, _ query: String) async throws {
    let client = try TestClient(isSandbox: true)
    let item = try #require(try await items(client, query, kind).first)
    #expect(item["kind"]?.string == kind)
    #expect(item["id"]?.string?.hasPrefix(kind == "theatre" ? "amc:theatre:" : "tmdb:\(kind):") == true)
    await client.finish()
  }

  @Test func `AMC's theatres are learnt`() async throws {
    upstream.otherwise { _ in
      .json(
        """
        {"pageSize":10,"pageNumber":1,"count":1,"_embedded":{"theatres":[{"id":610,"name":"AMC Studio 28",
        "location":{"city":"Olathe"},"isClosed":false}]}}
        """)
    }
    let first = try client(["MARQUEE_AMC_KEY": "k"])
    _ = try await first.result("theatres/all", "{}")
    await first.finish()
    let client = try client()
    for query in ["stduio 28", "olath"] {
      #expect(try await items(client, query, "theatre").map { $0["id"]?.string } == ["amc:theatre:610"])
    }
    await client.finish()
  }

  @Test func `a damaged file of learnt titles is learnt anew`() async throws {
    try await search(#"{"query":"spirited"}"#)
    for name in ["movie.learnt", "movie.learnt.journal"] {
      try Data("damaged".utf8).write(to: URL(filePath: folder.path + "/cache/marquee/index/\(name)"))
    }
    let client = try client()
    let answer = try await client.result("suggestions/complete", #"{"query":"spirited","kinds":["movie"]}"#)
    #expect(answer["items"]?.count == 0)
    _ = try await client.result("search/movies", #"{"query":"spirited","cache":"reload"}"#)
    await client.finish()
    let again = try self.client()
    #expect(try await items(again, "spirited", "movie").count == 1)
    await again.finish()
  }

  @Test func `an empty search says what may have been meant`() async throws {
    try await search(#"{"query":"spirited"}"#)
    let client = try client()
    let page = try await client.result("search/movies", #"{"query":"spritied awai"}"#)
    #expect(page["items"]?.count == 0)
    #expect(page["didYouMean"]?[0]?["title"]?.string == "Spirited Away")
    let nothing = try await client.result("search/movies", #"{"query":"wxqz vrkp"}"#)
    #expect(nothing["didYouMean"] == nil)
    await client.finish()
  }

  @Test func `a misspelt title is mended before movies are said to be unknown`() async throws {
    try await search(#"{"query":"spirited"}"#)
    let client = try client()
    let page = try await client.result("movies/find", #"{"query":"spritied awai"}"#)
    #expect(page["items"]?[0]?["id"]?.string == "tmdb:movie:129")
    #expect(page["didYouMean"]?[0]?["title"]?.string == "Spirited Away")
    let right = try await client.result("movies/find", #"{"query":"spirited away"}"#)
    #expect(right["didYouMean"] == nil)
    await client.finish()
  }
}
