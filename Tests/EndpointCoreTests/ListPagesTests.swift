// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Testing

@Suite("A list in pages of the caller's size", .timeLimit(.minutes(5)))
struct ListPagesTests {
  let server: FaultServer
  let client: Client

  init() throws {
    server = try FaultServer()
    client = try makeClient(server)
  }

  private func pages(
    _ endpoint: NumberList = NumberList(), from first: Int = 1, size: Int, expectedCount: Int? = nil
  ) -> ListPages<NumberList> {
    ListPages(
      endpoint, client: client, context: CallContext(), from: first, size: size, expectedCount: expectedCount)
  }

  private func asked() -> [Int] { server.requests.compactMap { $0.queryItem("page").flatMap { Int($0) } } }

  @Test(arguments: [1, 3, 7, 10, 20, 25, 100], [1, 9, 10, 11, 64])
  func everyCutHoldsTheSameRows(size: Int, upstreamSize: Int) async throws {
    NumberService(ids: Array(1...64)).install(on: server)
    var number = 0
    for try await page in pages(NumberList(pageSize: upstreamSize), size: size) {
      number += 1
      #expect(page.number == number)
      #expect(page.rows.map(\.id) == Array((number - 1) * size + 1...min(number * size, 64)))
      #expect(page.totalPages == (64 + size - 1) / size)
      #expect(page.hasNext == (number * size < 64))
    }
    #expect(number == (64 + size - 1) / size)
    // No upstream page past the end is requested, and none twice.
    #expect(asked().sorted() == Array(1...(64 + upstreamSize - 1) / upstreamSize))
  }

  @Test func samePageSizesPassOneToOne() async throws {
    NumberService(ids: Array(1...40)).install(on: server)
    var pages = pages(size: 10).makeAsyncIterator()
    #expect(try await pages.next()?.rows.count == 10)
    #expect(asked() == [1])
  }

  @Test func asksOnlyForWhatTheFirstPageNeeds() async throws {
    NumberService(ids: Array(1...100)).install(on: server)
    var pages = pages(from: 3, size: 15, expectedCount: 1).makeAsyncIterator()
    #expect(try await pages.next()?.rows.map(\.id) == Array(31...45))
    #expect(asked().sorted() == [4, 5])
  }

  @Test func positionsHoldWhereRowsAreSkippedOrDropped() async throws {
    // Upstream pages of four; the third repeats row 4 and one row can't be read.
    NumberService(ids: [1, 2, nil, 4, 5, 6, 7, 8, 4, 10, 11, 12]).install(on: server)
    var rows: [[Int]] = []
    var skipped: [Int] = []
    var duplicates: [Int] = []
    for try await page in pages(NumberList(pageSize: 4), size: 3) {
      rows.append(page.rows.map(\.id))
      skipped.append(page.skipped)
      duplicates.append(page.duplicates)
    }
    #expect(rows == [[1, 2], [4, 5, 6], [7, 8], [10, 11, 12]])
    #expect(skipped == [1, 0, 0, 0])
    #expect(duplicates == [0, 0, 1, 0])
  }

  @Test func findsTheFirstRowThoughTheUpstreamChoosesItsOwnSize() async throws {
    NumberService(ids: Array(1...100), forcedSize: 7).install(on: server)
    var rows: [Int] = []
    for try await page in pages(from: 4, size: 10) { rows += page.rows.map(\.id) }
    #expect(rows == Array(31...100))
  }

  @Test func aListThatComesWholeIsCut() async throws {
    NumberService(ids: Array(1...45)).install(on: server)
    var pages = pages(NumberList(pageSize: .max), from: 2, size: 20).makeAsyncIterator()
    #expect(try await pages.next()?.rows.map(\.id) == Array(21...40))
    #expect(try await pages.next()?.rows.map(\.id) == Array(41...45))
    #expect(try await pages.next() == nil)
    #expect(server.requests.count == 1)
  }

  @Test func anEmptyListHasOneEmptyPage() async throws {
    NumberService(ids: []).install(on: server)
    var pages = pages(size: 20).makeAsyncIterator()
    let page = try #require(try await pages.next())
    #expect(page.slots.isEmpty && page.totalRows == 0 && page.totalPages == 1 && !page.hasNext)
    #expect(try await pages.next() == nil)
  }

  // Regression: the total was smaller than the number of rows beside it.
  @Test func aListHasAtLeastTheRowsOfItsFirstPage() async throws {
    server.on("/numbers", .json(#"{"page":1,"size":10,"total":1,"rows":[{"id":1},{"id":2},{"id":3}]}"#))
    var pages = pages(size: 10).makeAsyncIterator()
    let page = try #require(try await pages.next())
    #expect(page.rows.map(\.id) == [1, 2, 3] && page.totalRows == 3 && !page.hasNext)
  }

  /// Regression: an upstream that announced more rows than it has kept a reader asking for pages without rows.
  @Test(arguments: [5, 10, 20])
  func aPageWithoutRowsEndsTheListBeforeItsTotal(size: Int) async throws {
    server.on("/numbers") { request in
      let page = request.queryItem("page").flatMap { Int($0) } ?? 1
      let rows = page < 3 ? (page * 10 - 9...page * 10).map { #"{"id":\#($0)}"# }.joined(separator: ",") : ""
      return .json(#"{"page":\#(page),"size":10,"total":5000,"rows":[\#(rows)]}"#)
    }
    var rows: [Int] = []
    for try await page in pages(size: size) { rows += page.rows.map(\.id) }
    #expect(rows == Array(1...20))
    #expect(server.requests.count < 40)
    var middle = pages(from: 200 / size, size: size).makeAsyncIterator()
    let page = try #require(try await middle.next())
    #expect(page.rows.isEmpty && page.totalRows == 5000 && !page.hasNext)
    #expect(try await middle.next() == nil)
  }

  @Test func aPageOfRowsThatCannotBeReadEndsNothing() async throws {
    NumberService(ids: Array(1...10) + Array(repeating: nil, count: 10) + Array(21...30)).install(on: server)
    var pages = pages(from: 2, size: 10).makeAsyncIterator()
    let page = try #require(try await pages.next())
    #expect(page.rows.isEmpty && page.skipped == 10 && page.hasNext)
    #expect(try await pages.next()?.rows.map(\.id) == Array(21...30))
  }

  @Test func otherListsTakeThePlaceOfAnEmptyOne() async throws {
    server.on("/numbers") { request in
      let isLarge = request.queryItem("size") == "7"
      return .json(#"{"page":1,"size":10,"total":\#(isLarge ? 1 : 0),"rows":[\#(isLarge ? #"{"id":1}"# : "")]}"#)
    }
    func first(_ others: [Int]) async throws -> RowPage<NumberList.Row>? {
      let lists = ListPages(
        NumberList(pageSize: 5), others: others.map { NumberList(pageSize: $0) }, client: client,
        context: CallContext(),
        size: 10)
      var pages = lists.makeAsyncIterator()
      return try await pages.next()
    }
    #expect(try await first([6, 7, 8])?.other == 1)
    let nothing = try await first([6, 8])
    #expect(nothing?.other == nil && nothing?.rows.isEmpty == true && nothing?.hasNext == false)
  }

  @Test(arguments: [3, 1000, Int.max])
  func aPagePastTheEndIsEmptyAndHasTheTotals(number: Int) async throws {
    NumberService(ids: Array(1...35)).install(on: server)
    server.on("/numbers") { request in
      let rows = request.queryItem("page") == "1" ? #"{"id":1}"# : ""
      return .json(#"{"page":9,"size":10,"total":15,"rows":[\#(rows)]}"#)
    }
    var pages = pages(from: number, size: 10).makeAsyncIterator()
    let page = try #require(try await pages.next())
    #expect(page.rows.isEmpty && page.totalRows == 15 && page.totalPages == 2 && !page.hasNext)
    #expect(try await pages.next() == nil)
    #expect(server.requests.count == 1)
  }

  /// Regression: an upstream repeated its last page past the end, and the rows became a page that doesn't exist.
  @Test func whatAnUpstreamGivesPastTheEndIsNoPartOfTheList() async throws {
    server.on("/numbers") { _ in .json(#"{"page":2,"size":10,"total":15,"rows":[{"id":11},{"id":12}]}"#) }
    for size in [10, 7] {
      var pages = pages(from: 4, size: size).makeAsyncIterator()
      let page = try #require(try await pages.next())
      #expect(page.rows.isEmpty && page.totalRows == 15 && !page.hasNext)
      #expect(try await pages.next() == nil)
    }
  }

  @Test func pastTheLastServedPageNothingIsAskedThatTheUpstreamRefuses() async throws {
    NumberService(ids: Array(1...1000)).install(on: server)
    var pages = pages(NumberList(lastServedPage: 5), from: 6, size: 10).makeAsyncIterator()
    let page = try #require(try await pages.next())
    #expect(page.rows.isEmpty && page.totalRows == 50)
    #expect(try await pages.next() == nil)
    #expect(asked() == [5])
  }

  /// Regression: a page that claimed 9223372036854775807 positions and held one row was cut into 100,000 empty pages
  /// before the next one was requested.
  @Test(arguments: [Int.max, 1_000_000, 1_001, 0, Int.min])
  func aSizeThatNoPageHasIsNotBelieved(claimed: Int) async throws {
    server.on("/numbers") { request in
      let page = request.queryItem("page") ?? "1"
      return .json(#"{"page":\#(page),"size":\#(claimed),"total":\#(Int.max),"rows":[{"id":\#(page)}]}"#)
    }
    var pages = pages(size: 10).makeAsyncIterator()
    for number in 1...5 {
      let page = try #require(try await pages.next())
      #expect(page.rows.map(\.id) == [number])
      #expect(page.totalRows == Int.max)
    }
  }

  @Test func rowsBeyondTheAnnouncedSizeAreKept() async throws {
    server.on("/numbers?page=1&size=2", .json(#"{"page":1,"size":2,"total":4,"rows":[{"id":1},{"id":2},{"id":3}]}"#))
    server.on("/numbers?page=2&size=2", .json(#"{"page":2,"size":2,"total":4,"rows":[{"id":4},{"id":5}]}"#))
    var rows: [[Int]] = []
    for try await page in pages(NumberList(pageSize: 2), size: 2) { rows.append(page.rows.map(\.id)) }
    #expect(rows == [[1, 2, 3], [4, 5]])
  }

  @Test func worksOverLinks() async throws {
    NumberService(ids: Array(1...35), tellsTotal: false, tellsLinks: true).install(on: server)
    var rows: [Int] = []
    var hasNext: [Bool] = []
    for try await page in pages(size: 20) {
      rows += page.rows.map(\.id)
      hasNext.append(page.hasNext)
    }
    #expect(rows == Array(1...35))
    #expect(hasNext == [true, false])
  }

  @Test func aPageIsAsOldAsTheOldestOfWhatItIsMadeOf() async throws {
    NumberService(ids: Array(1...20)).install(on: server)
    let rows = (1...10).map { #"{"id":\#($0)}"# }.joined(separator: ",")
    server.on(
      "/numbers?page=1&size=10",
      .status(
        200, headers: [("Cache-Control", "max-age=600")],
        body: Array(#"{"page":1,"size":10,"total":20,"rows":[\#(rows)]}"#.utf8)))
    let client = Client(
      upstream: .test("numbers"), base: try #require(HTTPURL(server.url)),
      transport: ResponseCacheTransport(around: makeTransport(), cache: ResponseCache()), redactor: Redactor())
    func first(_ size: Int) async throws -> Provenance? {
      var pages = ListPages(NumberList(), client: client, context: CallContext(), size: size).makeAsyncIterator()
      return try await pages.next()?.provenance
    }
    #expect(try await first(10) == .network)
    guard case .cache = try await first(20) else {
      Issue.record("half of the page was kept")
      return
    }
  }

  @Test func aFailureNamesTheCallersPage() async throws {
    NumberService(ids: Array(1...100)).install(on: server)
    server.on("/numbers?page=4&size=10", .status(503))
    var numbers: [Int] = []
    let failure = await #expect(throws: PageFailure.self) {
      for try await page in pages(size: 5) { numbers.append(page.number) }
    }
    #expect(numbers == Array(1...6))
    #expect(failure?.page == 7)
  }

  @Test func aListThatShrinksWhileItIsReadEnds() async throws {
    server.on("/numbers?page=1&size=2", .json(#"{"page":1,"size":2,"total":9,"rows":[{"id":1},{"id":2}]}"#))
    server.otherwise { _ in .json(#"{"page":2,"size":2,"total":9,"rows":[]}"#) }
    var count = 0
    for try await _ in pages(NumberList(pageSize: 2), size: 2) { count += 1 }
    #expect(count == 1)
  }
}
