// SPDX-License-Identifier: MIT
import Basics
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

@Suite("search/… with provider local", .timeLimit(.minutes(5)))
struct LocalSearchTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws { upstream = try FaultServer() }

  private func client() throws -> TestClient {
    try TestClient(
      [
        "MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c",
        "MARQUEE_TMDB_EXPORTS_URL": upstream.url + "/exports",
      ], folder: folder)
  }

  /// A folder with TMDB's lists of these titles.
  private func brought(_ titles: [String], kinds: [(file: String, member: String)]) throws -> String {
    let path = folder.path + "/exports"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, member) in kinds {
      let lines = titles.enumerated().map { number, title in
        #"{"adult":false,"id":\#(number + 1),"\#(member)":"\#(title)","popularity":\#(titles.count - number)}"# + "\n"
      }
      try Data(gzip(Array(lines.joined().utf8))).write(to: URL(filePath: path + "/\(file)_02_29_2024.json.gz"))
    }
    return path
  }

  private func index(_ titles: [String], in client: TestClient) async throws {
    let kinds = [("movie_ids", "original_title"), ("person_ids", "name"), ("tv_series_ids", "original_name")]
    let path = try brought(titles, kinds: kinds)
    _ = try await client.result("index/update", #"{"kinds":["movie","person","show"],"from":"\#(path)"}"#)
  }

  @Test func `a misspelt title is found without asking anyone, and its age is told`() async throws {
    let client = try client()
    try await index(["Batman", "The Godfather"], in: client)
    let page = try await client.result("search/movies", #"{"query":"godfahter","provider":"local"}"#)
    #expect(page["items"]?.elements.map { $0["title"]?.string } == ["The Godfather"])
    #expect(page["items"]?[0]?["id"]?.string == "tmdb:movie:2")
    #expect(page["items"]?[0]?["ids"]?["tmdb"]?.integer == 2)
    #expect(page["totalResults"]?.integer == 1)
    let age = Instant.now.seconds(after: try #require(Instant("2024-02-29T07:00:00Z")))
    #expect((age - 300...age).contains(try #require(page["ageSeconds"]?.integer)))
    let people = try await client.result("search/people", #"{"query":"batmn","provider":"local"}"#)
    #expect(people["items"]?[0]?["name"]?.string == "Batman")
    let all = try await client.result("search/all", #"{"query":"batman","provider":"local"}"#)
    #expect(Set(all["items"]?.elements.compactMap { $0["kind"]?.string } ?? []) == ["movie", "person", "tv"])
    #expect(upstream.requests.isEmpty)
    await client.finish()
  }

  @Test func `pages follow one another without a gap, a hundred rows at most`() async throws {
    let client = try client()
    try await index((1...150).map { "Saw \($0)" }, in: client)
    var titles: [String] = []
    var number: Int? = 1
    while let page = number {
      let answer = try await client.result(
        "search/movies", #"{"query":"saw","provider":"local","page":\#(page),"pageSize":30}"#)
      #expect(answer["totalResults"]?.integer == 100)
      #expect(answer["totalPages"]?.integer == 4)
      titles += answer["items"]?.elements.compactMap { $0["title"]?.string } ?? []
      number = answer["nextPage"]?.integer
    }
    #expect(titles.count == 100)
    #expect(Set(titles).count == 100)
    #expect(titles.first == "Saw 1")
    await client.finish()
  }

  @Test func `a year is that which an answer told`() async throws {
    upstream.on(
      "/search/movie",
      .json(
        """
        {"page":1,"results":[{"id":1,"title":"Batman","release_date":"1989-06-23"}],"total_pages":1,"total_results":1}
        """))
    let client = try client()
    try await index(["Batman", "Batman Begins"], in: client)
    let unknown = try await client.result("search/movies", #"{"query":"batman","provider":"local","year":1989}"#)
    #expect(unknown["items"]?.count == 0)
    #expect(unknown["message"]?.string?.contains("known to be of 1989") == true)
    _ = try await client.result("search/movies", #"{"query":"batman"}"#)
    await client.finish()
    let next = try self.client()
    let known = try await next.result("search/movies", #"{"query":"batman","provider":"local","year":1989}"#)
    #expect(known["items"]?.elements.map { $0["year"]?.integer } == [1989])
    await next.finish()
  }

  @Test(arguments: ["movies", "people", "all"])
  func `without an index it fails and says how to get one`(_ method: String) async throws {
    let client = try client()
    let error = try await client.error("search/\(method)", #"{"query":"batman","provider":"local"}"#)
    #expect(error["code"]?.integer == -32803)
    #expect(error["message"]?.string?.contains("There is no index of") == true)
    #expect(error["data"]?["hint"]?.string?.contains("marquee index update") == true)
    #expect(upstream.requests.isEmpty)
    await client.finish()
  }

  @Test func `a damaged index is an error, and what is unlike everything finds nothing`() async throws {
    let client = try client()
    try await index(["Batman"], in: client)
    for query in ["xylophone", "batman xylophone"] {
      let nothing = try await client.result("search/movies", #"{"query":"\#(query)","provider":"local"}"#)
      #expect(nothing["items"]?.count == 0)
      #expect(nothing["message"]?.string == "No movies match “\(query)”.")
    }
    await client.finish()
    try Data("not an index".utf8).write(to: URL(filePath: folder.path + "/cache/marquee/index/movie.titles"))
    let next = try self.client()
    let error = try await next.error("search/movies", #"{"query":"batman","provider":"local"}"#)
    #expect(error["message"]?.string?.contains("can't be used") == true)
    await next.finish()
  }

  @Test func `a local search that finds something is remembered unless that is not wanted`() async throws {
    let client = try TestClient(isSandbox: true)
    _ = try await client.result("search/movies", #"{"query":"godfahter","provider":"local","remember":false}"#)
    #expect(try await client.result("suggestions/list")["items"]?.count == 0)
    _ = try await client.result("search/movies", #"{"query":"godfahter","provider":"local"}"#)
    #expect(try await client.result("suggestions/list")["items"]?[0]?["query"]?.string == "godfahter")
    await client.finish()
  }
}
