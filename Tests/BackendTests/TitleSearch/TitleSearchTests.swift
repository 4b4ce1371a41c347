// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

@Suite("suggestions/complete and index/…", .timeLimit(.minutes(5)))
struct TitleSearchTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws { upstream = try FaultServer() }

  private func client() throws -> TestClient {
    try TestClient(
      ["MARQUEE_TMDB_EXPORTS_URL": upstream.url + "/exports", "MARQUEE_NOW": "2026-11-21T12:00:00Z"], folder: folder)
  }

  private func titles(_ client: TestClient, _ query: String) async throws -> [String] {
    try await client.result("suggestions/complete", #"{"query":"\#(query)"}"#)["items"]?.elements
      .compactMap { $0["title"]?.string } ?? []
  }

  /// A list of TMDB's as it is downloaded in parts.
  private func serve(_ bytes: [UInt8]) {
    upstream.otherwise { request in
      guard request.path.contains("/movie_ids_"), let range = request.header("Range"),
        let start = Int(range.dropFirst("bytes=".count).prefix { $0 != "-" })
      else { return .status(404) }
      guard start < bytes.count else { return .status(416) }
      let part = Array(bytes[start...].prefix(40))
      return .status(
        206, headers: [("Content-Range", "bytes \(start)-\(start + part.count - 1)/\(bytes.count)")], body: part)
    }
  }

  /// A list of films as TMDB writes it.
  private func list(_ titles: [String]) -> [UInt8] {
    let text = titles.enumerated().map { number, title in
      #"{"adult":false,"id":\#(number + 1),"original_title":"\#(title)","popularity":\#(10 - number),"video":false}"#
        + "\n"
    }.joined()
    return gzip(Array(text.utf8))
  }

  @Test func `the sandbox completes from its catalogue`() async throws {
    let client = try TestClient(isSandbox: true)
    let answer = try await client.result("suggestions/complete", #"{"query":"the godfathr","limit":1}"#)
    let item = try #require(answer["items"]?[0])
    #expect(item["title"]?.string == "The Godfather")
    #expect(item["id"]?.string == "tmdb:movie:238")
    #expect(item["matches"]?[1]?[0]?.integer == 4)
    #expect(answer["hint"] == nil)
    await client.finish()
  }

  @Test(arguments: [("olath", "AMC DINE-IN Studio 28, Olathe"), ("千と", "千と千尋の神隠し"), ("spirited aw", "Spirited Away")])
  func `the sandbox knows theatres by their cities, and films in their own language`(
    _ query: String, _ title: String
  ) async throws {
    let client = try TestClient(isSandbox: true)
    #expect(try await titles(client, query).first == title)
    #expect(try await titles(client, query).filter { $0 == title }.count == 1)
    await client.finish()
  }

  @Test func `without an index it says once how to get one, and asks nobody`() async throws {
    let client = try client()
    let first = try await client.result("suggestions/complete", #"{"query":"b"}"#)
    #expect(first["items"]?.count == 0)
    #expect(first["hint"]?.string?.contains("index/update") == true)
    #expect(try await client.result("suggestions/complete", #"{"query":"b"}"#)["hint"] == nil)
    #expect(upstream.requests.isEmpty)
    await client.finish()
  }

  @Test func `searches come first`() async throws {
    upstream.on(
      "/search/movie", .json(#"{"page":1,"results":[{"id":1,"title":"B"}],"total_pages":1,"total_results":1}"#))
    let client = try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"], folder: folder)
    _ = try await client.result("search/movies", #"{"query":"blade runner"}"#)
    let item = try #require(
      try await client.result("suggestions/complete", #"{"query":"blaed"}"#)["items"]?[0])
    #expect(item["kind"]?.string == "search")
    #expect(item["title"]?.string == "blade runner")
    await client.finish()
  }

  // Regression: "the godfa" was completed to "the batman", which had been searched for, before The Godfather.
  @Test func `a search that is unlike what is typed does not come first`() async throws {
    let client = try TestClient(isSandbox: true)
    _ = try await client.result("search/movies", #"{"query":"the batman"}"#)
    #expect(try await titles(client, "the godfa").first == "The Godfather")
    #expect(try await titles(client, "the ba").first == "the batman")
    await client.finish()
  }

  // Regression: eight rows came whatever was typed, "Finding Nemo" for "xylophone" and "Game of Thrones" for "godfathr".
  @Test(arguments: [("xylophone", []), ("godfathr", ["The Godfather"]), ("inceptoin", ["Inception"])])
  func `what is unlike everything finds nothing`(_ query: String, _ found: [String]) async throws {
    let client = try TestClient(isSandbox: true)
    #expect(try await titles(client, query) == found)
    await client.finish()
  }

  @Test func `a list is downloaded in parts, and becomes the index`() async throws {
    serve(list(["Batman", "Jaws", "千と千尋の神隠し"]))
    let client = try client()
    let report = try await client.result("index/update", #"{"kinds":["movie"]}"#)
    #expect(report["indexes"]?[0]?["count"]?.integer == 3)
    #expect(upstream.requests.count > 3)
    #expect(upstream.requests.allSatisfy { $0.header("Authorization") == nil })
    #expect(try await titles(client, "jwas").first == "Jaws")
    #expect(try await titles(client, "千").first == "千と千尋の神隠し")
    await client.finish()
  }

  @Test func `an interrupted download goes on`() async throws {
    let bytes = list(["Batman", "Jaws"])
    serve(bytes)
    let client = try client()
    _ = try await client.result("index/update", #"{"kinds":["movie"]}"#)
    let path = try #require(upstream.requests.last?.path)
    let index = folder.path + "/cache/marquee/index"
    let file = index + "/" + (path.split(separator: "/").last ?? "")
    try Data(bytes.prefix(80)).write(to: URL(filePath: file))
    let before = upstream.requests.count
    _ = try await client.result("index/update", #"{"kinds":["movie"]}"#)
    #expect(upstream.requests[before].header("Range")?.hasPrefix("bytes=80-") == true)
    #expect(try await titles(client, "batmn") == ["Batman"])
    await client.finish()
  }

  @Test(
    arguments: [
      ("cut", Array(("x").utf8)), ("empty", []), ("not gzip", Array("<html>".utf8)),
    ])
  func `a bad list leaves the index as it was`(_ name: String, _ bad: [UInt8]) async throws {
    let exports = folder.path + "/exports"
    try FileManager.default.createDirectory(atPath: exports, withIntermediateDirectories: true)
    let file = URL(filePath: exports + "/movie_ids_11_21_2026.json.gz")
    let good = list(["Batman", "Jaws"])
    try Data(good).write(to: file)
    let client = try client()
    _ = try await client.result("index/update", #"{"kinds":["movie"],"from":"\#(exports)"}"#)
    for content in [bad, Array(good.dropLast(9)), gzip(Array("[]\n{}\n1".utf8)), gzip([])] {
      try Data(content).write(to: file)
      let error = try await client.error("index/update", #"{"kinds":["movie"],"from":"\#(exports)"}"#)
      #expect(error["code"]?.integer == -32803)
    }
    #expect(try await titles(client, "jaws") == ["Jaws"])
    await client.finish()
  }

  @Test func `a damaged index is a hint and a problem, not a crash`() async throws {
    let index = folder.path + "/cache/marquee/index"
    try FileManager.default.createDirectory(atPath: index, withIntermediateDirectories: true)
    try Data("not an index".utf8).write(to: URL(filePath: index + "/movie.titles"))
    let client = try client()
    let answer = try await client.result("suggestions/complete", #"{"query":"b"}"#)
    #expect(answer["hint"]?.string?.contains("can't be used") == true)
    #expect(try await client.result("index/status")["indexes"]?[0]?["problem"]?.string != nil)
    await client.finish()
  }
}
