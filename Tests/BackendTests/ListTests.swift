// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@Suite("List methods", .timeLimit(.minutes(5)))
struct ListTests {
  private func client(_ upstream: FaultServer) throws -> TestClient {
    try TestClient([
      "MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "amc-key", "MARQUEE_TMDB_URL": upstream.url,
      "MARQUEE_TMDB_TOKEN": "v4.token",
    ])
  }

  private func ids(_ page: JSONValue) -> [String] {
    page["items"]?.elements.compactMap { $0["id"]?.string } ?? []
  }

  private func values(_ notifications: [JSONValue]) -> [JSONValue] { notifications.compactMap { $0["value"] } }

  private func amcIDs(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "amc:movie:\($0)" } }

  @Test("answer with one page and its neighbours")
  func onePage() async throws {
    let upstream = try FaultServer()
    upstream.on("/v2/movies/views/active") { PlayedList.amc(102, request: $0) }
    let client = try client(upstream)
    let page = try await client.result("movies/active", #"{"page":2}"#)
    #expect(page["kind"]?.string == "page")
    #expect(page["page"]?.integer == 2)
    #expect(page["pageSize"]?.integer == 20)
    #expect(page["totalPages"]?.integer == 6)
    #expect(page["totalResults"]?.integer == 102)
    #expect(page["nextPage"]?.integer == 3)
    #expect(page["previousPage"]?.integer == 1)
    #expect(ids(page) == amcIDs(21...40))
    #expect(upstream.requests.count == 1)
    await client.finish()
  }

  @Test("have an empty first page when the list is empty, and none after the end")
  func emptyPages() async throws {
    let upstream = try FaultServer()
    upstream.on("/v2/movies/views/active") { PlayedList.amc(0, request: $0) }
    upstream.on("/v2/movies/views/on-demand") { PlayedList.amc(7, request: $0) }
    let client = try client(upstream)
    let empty = try await client.result("movies/active")
    #expect(empty["page"]?.integer == 1)
    #expect(empty["totalResults"]?.integer == 0)
    #expect(empty["nextPage"] == nil)
    let past = try await client.result("movies/onDemand", #"{"page":9,"pageSize":5}"#)
    #expect(ids(past) == [])
    #expect(past["totalResults"]?.integer == 7)
    #expect(past["totalPages"]?.integer == 2)
    #expect(past["nextPage"] == nil)
    let summary = try await client.result("movies/active", #"{"partialResultToken":"t"}"#)
    #expect(
      summary.raw.description
        == #"{"kind":"summary","pageCount":1,"itemCount":0,"complete":true,"message":"Nothing found."}"#)
    #expect(values(await client.pendingNotifications("$/progress")).map { ids($0) } == [[]])
    await client.finish()
  }

  @Test("end at a page without rows, whatever total was announced")
  func totalTooLarge() async throws {
    let upstream = try FaultServer()
    upstream.on("/movie/popular") { request in
      let page = request.queryItem("page").flatMap { Int($0) } ?? 1
      let rows = page < 4 ? (1...20).map { #"{"id":\#(page * 100 + $0),"title":"M"}"# }.joined(separator: ",") : ""
      return .json(#"{"page":\#(page),"results":[\#(rows)],"total_pages":10,"total_results":200}"#)
    }
    upstream.on("/genre/movie/list", .json(#"{"genres":[]}"#))
    let client = try client(upstream)
    let summary = try await client.result("movies/popular", #"{"partialResultToken":"t"}"#)
    #expect(summary.raw.description == #"{"kind":"summary","pageCount":3,"itemCount":60,"complete":true}"#)
    let page = try await client.result("movies/popular", #"{"page":4}"#)
    #expect(page["items"]?.count == 0)
    #expect(page["nextPage"] == nil)
    #expect(page["totalResults"]?.integer == 200)
    await client.finish()
  }

  @Test("stream their pages in order, then sum them up")
  func stream() async throws {
    let upstream = try FaultServer()
    upstream.on("/v2/movies/views/coming-soon") { PlayedList.amc(102, request: $0) }
    let client = try client(upstream)
    let summary = try await client.result("movies/comingSoon", #"{"partialResultToken":7,"workDoneToken":"w"}"#)
    #expect(summary.raw.description == #"{"kind":"summary","pageCount":6,"itemCount":102,"complete":true}"#)
    let progress = await client.pendingNotifications("$/progress")
    let pages = values(progress.filter { $0["token"]?.integer == 7 })
    #expect(pages.compactMap { $0["page"]?.integer } == Array(1...6))
    #expect(pages.flatMap { ids($0) } == amcIDs(1...102))
    let work = values(progress.filter { $0["token"]?.string == "w" })
    try #require(work.compactMap { $0["kind"]?.string } == ["begin"] + Array(repeating: "report", count: 6) + ["end"])
    #expect(work[6]["percentage"]?.integer == 100)
    #expect(upstream.requests.count == 6)
    await client.finish()
  }

  @Test(
    "stop at their limits and say where to go on",
    arguments: [
      (#""limit":25"#, 2, 25, 2), (#""limit":40"#, 2, 40, 3), (#""maxPages":3"#, 3, 60, 4), (#""limit":1"#, 1, 1, 1),
      (#""limit":102"#, 6, 102, nil), (#""maxPages":6"#, 6, 102, nil), (#""page":5,"limit":100"#, 2, 22, nil),
    ] as [(String, Int, Int, Int?)])
  func limits(_ params: String, pages: Int, items: Int, nextPage: Int?) async throws {
    let upstream = try FaultServer()
    upstream.on("/v2/movies/views/coming-soon") { PlayedList.amc(102, request: $0) }
    let client = try client(upstream)
    let summary = try await client.result("movies/comingSoon", #"{"partialResultToken":"t",\#(params)}"#)
    #expect(summary["pageCount"]?.integer == pages)
    #expect(summary["itemCount"]?.integer == items)
    #expect(summary["complete"]?.boolean == (nextPage == nil))
    #expect(summary["nextPage"]?.integer == nextPage)
    #expect(upstream.requests.count == pages)
    await client.finish()
  }

  @Test("give what came before a page that fails, and the rest when they are resumed")
  func failingPage() async throws {
    let upstream = try FaultServer()
    let isBroken = Counter()
    upstream.on("/search/movie") { request in
      // The fourth page is refused the first time.
      if request.queryItem("page") == "4", isBroken.next() == 1 {
        return .json(#"{"status_code":5,"status_message":"Invalid parameters"}"#, status: 422)
      }
      return PlayedList.tmdb(115, request: request)
    }
    let client = try client(upstream)
    let error = try await client.error("search/movies", #"{"query":"movie","partialResultToken":"t","remember":false}"#)
    #expect(error["code"]?.integer == -32803)
    #expect(error["data"]?["resumeFromPage"]?.integer == 4)
    #expect(error["data"]?["delivered"]?.raw.description == #"{"pageCount":3,"itemCount":60}"#)
    #expect(error["data"]?["upstreamMessage"]?.string == "Invalid parameters")
    let parts = values(await client.pendingNotifications("$/progress"))
    #expect(parts.map { $0["page"]?.integer } == [1, 2, 3, 4])
    #expect(parts.last?["kind"]?.string == "error")
    #expect(parts.last?["willRetry"]?.boolean == false)

    let summary = try await client.result(
      "search/movies", #"{"query":"movie","page":4,"partialResultToken":"t","remember":false}"#)
    #expect(summary["complete"]?.boolean == true)
    let rest = values(await client.pendingNotifications("$/progress"))
    #expect((parts.dropLast() + rest).flatMap { ids($0) } == (1...115).map { "tmdb:movie:\($0)" })
    await client.finish()
  }

  @Test("tell each retry to who streams, and nobody else")
  func retries() async throws {
    let upstream = try FaultServer()
    let count = Counter()
    upstream.on("/v2/movies/views/active") { request in
      count.next().isMultiple(of: 2) ? PlayedList.amc(3, request: request) : .status(503)
    }
    let client = try client(upstream)
    _ = try await client.result("movies/active", #"{"partialResultToken":"t"}"#)
    let parts = values(await client.pendingNotifications("$/progress"))
    try #require(parts.compactMap { $0["kind"]?.string } == ["error", "page"])
    #expect(parts[0]["willRetry"]?.boolean == true)
    #expect(parts[0]["error"]?["data"]?["kind"]?.string == "upstreamFailed")
    #expect(parts[0]["retryInSeconds"]?.double != nil)
    #expect(parts[1]["attempts"]?.integer == 2)
    let page = try await client.result("movies/active", #"{"cache":"reload"}"#)
    #expect(ids(page) == amcIDs(1...3))
    #expect(page["attempts"]?.integer == 2)
    #expect(await client.pendingNotifications("$/progress").isEmpty)
    await client.finish()
  }

  @Test("count rows that can't be read and rows that came before")
  func oddRows() async throws {
    let upstream = try FaultServer()
    upstream.on("/v2/movies/views/active") { request in
      let rows =
        request.queryItem("page-number") == "1"
        ? #"{"id":1,"name":"A"},{"id":2,"name":"B"}"# : #"{"id":2,"name":"B"},{"name":"nobody"},{"id":3,"name":"C"}"#
      return .json(#"{"pageSize":3,"count":6,"_embedded":{"movies":[\#(rows)]}}"#)
    }
    let client = try client(upstream)
    let summary = try await client.result("movies/active", #"{"partialResultToken":"t","pageSize":3}"#)
    #expect(summary["duplicates"]?.integer == 1)
    #expect(summary["skipped"]?.integer == 1)
    let pages = values(await client.pendingNotifications("$/progress"))
    #expect(pages.flatMap { ids($0) } == amcIDs(1...3))
    #expect(pages.last?["duplicates"]?.integer == 1)
    #expect(pages.last?["skipped"]?.integer == 1)
    await client.finish()
  }

  @Test("cut pages anew where the upstream's size is fixed, without asking more", arguments: [1, 7, 20, 33, 100])
  func pageSizes(_ size: Int) async throws {
    let upstream = try FaultServer()
    upstream.on("/movie/popular") { PlayedList.tmdb(90, request: $0) }
    let client = try client(upstream)
    let summary = try await client.result("movies/popular", #"{"partialResultToken":"t","pageSize":\#(size)}"#)
    #expect(summary["itemCount"]?.integer == 90)
    let pages = values(await client.pendingNotifications("$/progress"))
    #expect(pages.flatMap { ids($0) } == (1...90).map { "tmdb:movie:\($0)" })
    #expect(pages.dropLast().allSatisfy { $0["items"]?.count == size })
    #expect(upstream.requests(to: "/movie/popular").count == 5)
    let third = try await client.result("movies/popular", #"{"page":3,"pageSize":\#(size),"cache":"reload"}"#)
    #expect(ids(third) == (1...90).dropFirst(2 * size).prefix(size).map { "tmdb:movie:\($0)" })
    await client.finish()
  }

  @Test("end with what they delivered when they are cancelled")
  func cancel() async throws {
    let upstream = try FaultServer()
    let gate = Gate()
    upstream.on("/v2/movies/views/active") { request in
      let page = PlayedList.amc(100, request: request)
      return request.queryItem("page-number") == "2" ? page.after(gate) : page
    }
    let client = try client(upstream)
    let id = client.send("movies/active", #"{"partialResultToken":"t","pageSize":10}"#)
    let first = await client.notification("$/progress")
    #expect(first?["value"]?["page"]?.integer == 1)
    client.send(line: #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
    let error = await client.answer(to: id)?["error"]
    #expect(error?["code"]?.integer == -32800)
    #expect(error?["data"]?["delivered"]?.raw.description == #"{"pageCount":1,"itemCount":10}"#)
    gate.open()
    await client.finish()
  }

  @Test("say what to do when there is no key, and never show one")
  func keys() async throws {
    let upstream = try FaultServer()
    let keyless = try TestClient(["MARQUEE_AMC_URL": upstream.url])
    let missing = try await keyless.error("movies/active")
    #expect(missing["code"]?.integer == -32010)
    #expect(missing["data"]?["hint"]?.string?.contains("MARQUEE_AMC_KEY") == true)
    #expect(missing["data"]?["hint"]?.string?.contains("--sandbox") == true)
    #expect(upstream.requests.isEmpty)
    await keyless.finish()

    upstream.on(
      "/v2/movies/views/active", .json(#"{"errors":[{"code":1,"message":"amc-key is no key"}]}"#, status: 400))
    let client = try client(upstream)
    let rejected = try await client.error("movies/active")
    #expect(rejected["code"]?.integer == -32011)
    #expect(rejected["data"]?["upstreamCode"]?.integer == 1)
    #expect(upstream.requests.first?.header("X-AMC-Vendor-Key") == "amc-key")
    await client.finish()
    #expect(await !client.transcript.contains { $0.contains("amc-key") })
  }
}
