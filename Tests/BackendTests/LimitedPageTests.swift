// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

/// Regression: the `nextPage` of a page cut short by a limit began twenty rows on and skipped the rows left out.
@Suite("A page with a limit", .timeLimit(.minutes(5)))
struct LimitedPageTests {
  /// A list method with the number of its rows and its provider.
  struct List: Sendable, CustomTestStringConvertible {
    let method: String
    let path: String
    let params: String
    let total: Int
    let reply: @Sendable (Int, ReceivedRequest) -> Reply

    var testDescription: String { method }
  }

  static let lists = [
    List(
      method: "movies/popular", path: "/movie/popular", params: "", total: 47,
      reply: { PlayedList.tmdb($0, request: $1) }),
    List(
      method: "movies/active", path: "/v2/movies/views/active", params: "", total: 47,
      reply: { PlayedList.amc($0, request: $1) }),
    List(
      method: "search/images", path: "/", params: #""query":"lantern","#, total: 47,
      reply: { PlayedList.pixabay($0, request: $1) }),
  ]

  private func client(_ upstream: FaultServer) throws -> TestClient {
    try TestClient([
      "MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_URL": upstream.url,
      "MARQUEE_TMDB_TOKEN": "v4.token", "MARQUEE_PIXABAY_URL": upstream.url, "MARQUEE_PIXABAY_KEY": "k",
    ])
  }

  private func client(of list: List) throws -> (TestClient, FaultServer) {
    let upstream = try FaultServer()
    upstream.on(list.path) { list.reply(list.total, $0) }
    return (try client(upstream), upstream)
  }

  private func numbers(_ page: JSONValue) -> [Int] {
    page["items"]?.elements.compactMap { $0["id"]?.string?.split(separator: ":").last.flatMap { Int($0) } } ?? []
  }

  @Test(
    "is that small, and the next one goes on with the row that follows", arguments: lists, [1, 2, 7, 19, 20, 33, 200])
  func everyRowOnce(_ list: List, limit: Int) async throws {
    let (client, upstream) = try client(of: list)
    defer { upstream.stop() }
    let size = min(limit, 20)
    var rows: [Int] = []
    var next: Int? = 1
    while let page = next {
      let answer = try await client.result(list.method, #"{\#(list.params)"limit":\#(limit),"page":\#(page)}"#)
      #expect(answer["page"]?.integer == page)
      #expect(answer["pageSize"]?.integer == size)
      #expect(answer["totalResults"]?.integer == list.total)
      #expect(answer["totalPages"]?.integer == (list.total + size - 1) / size)
      #expect(answer["previousPage"]?.integer == (page > 1 ? page - 1 : nil))
      rows += numbers(answer)
      next = answer["nextPage"]?.integer
      #expect(rows.count == min(page * size, list.total))
    }
    #expect(rows == Array(1...list.total))
    await client.finish()
  }

  @Test("is no larger than its size, and counts in what is smaller", arguments: lists)
  func withPageSize(_ list: List) async throws {
    let (client, upstream) = try client(of: list)
    defer { upstream.stop() }
    let small = try await client.result(list.method, #"{\#(list.params)"limit":30,"pageSize":8,"page":6}"#)
    #expect(numbers(small) == Array(41...47))
    #expect(small["pageSize"]?.integer == 8)
    #expect(small["nextPage"] == nil)
    // The bounds of a stream don't affect a single page.
    let bounded = try await client.result(list.method, #"{\#(list.params)"limit":7,"maxPages":1,"page":2}"#)
    #expect(numbers(bounded) == Array(8...14))
    #expect(bounded["nextPage"]?.integer == 3)
    await client.finish()
  }

  @Test("has the totals of its size past the end and in an empty list", arguments: lists)
  func ends(_ list: List) async throws {
    let (client, upstream) = try client(of: list)
    let past = try await client.result(list.method, #"{\#(list.params)"limit":7,"page":8}"#)
    #expect(numbers(past) == [])
    #expect(past["totalPages"]?.integer == 7)
    #expect(past["totalResults"]?.integer == 47)
    #expect(past["nextPage"] == nil)

    upstream.on(list.path) { list.reply(0, $0) }
    let empty = try await client.result(list.method, #"{\#(list.params)"limit":7,"cache":"reload"}"#)
    #expect(empty["totalPages"]?.integer == 1)
    #expect(empty["totalResults"]?.integer == 0)
    #expect(empty["nextPage"] == nil)
    await client.finish()
  }

  @Test("keeps the places of rows that can't be read")
  func unreadableRows() async throws {
    let upstream = try FaultServer()
    upstream.on(
      "/movie/popular",
      .json(
        #"{"page":1,"results":[{"id":1,"title":"A"},{"title":"nobody"},{"id":3,"title":"C"}],"total_results":3}"#))
    let client = try client(upstream)
    let first = try await client.result("movies/popular", #"{"limit":2}"#)
    #expect(numbers(first) == [1])
    #expect(first["skipped"]?.integer == 1)
    let second = try await client.result("movies/popular", #"{"limit":2,"page":2}"#)
    #expect(numbers(second) == [3])
    await client.finish()
  }

  @Test("streams in pages of their own size, and stops where it says")
  func stream() async throws {
    let (client, upstream) = try client(of: Self.lists[0])
    defer { upstream.stop() }
    let summary = try await client.result("movies/popular", #"{"partialResultToken":"t","limit":7}"#)
    #expect(summary.raw.description == #"{"kind":"summary","pageCount":1,"itemCount":7,"complete":false,"nextPage":1}"#)
    let page = try #require(await client.notification("$/progress")?["value"])
    #expect(page["pageSize"]?.integer == 20)
    #expect(numbers(page) == Array(1...7))
    await client.finish()
  }
}
