// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Testing

@Suite("The requests for a list's pages", .timeLimit(.minutes(5)))
struct ListPagesRequestsTests {
  let server: FaultServer
  let client: Client

  init() throws {
    server = try FaultServer()
    client = try makeClient(server)
  }

  private func pages(
    _ endpoint: NumberList = NumberList(), from first: Int = 1, expectedCount: Int? = nil
  ) -> ListPages<NumberList> {
    ListPages(endpoint, client: client, context: CallContext(), from: first, expectedCount: expectedCount)
  }

  private func asked() -> [Int] { server.requests.compactMap { $0.queryItem("page").flatMap { Int($0) } } }

  @Test func givesEveryRowInOrder() async throws {
    NumberService(ids: Array(1...1234)).install(on: server)
    var numbers: [Int] = []
    var rows: [Int] = []
    for try await page in pages() {
      numbers.append(page.number)
      rows += page.rows.map(\.id)
      #expect(page.totalRows == 1234)
      #expect(page.totalPages == 124)
      #expect(page.hasNext == (page.number < 124))
    }
    #expect(numbers == Array(1...124))
    #expect(rows == Array(1...1234))
    #expect(asked().sorted() == numbers)
  }

  @Test func asksTheFirstAloneAndThenSixteenAhead() async throws {
    let gate = Gate()
    server.otherwise { request in
      let number = Int(request.queryItem("page") ?? "") ?? 0
      let row = #"{"page":\#(number),"size":10,"total":200,"rows":[{"id":\#(number)}]}"#
      return number == 1 ? .json(row) : Reply.json(row).after(gate)
    }
    let numbers = Task {
      var numbers: [Int] = []
      for try await page in pages() {
        numbers.append(page.number)
        // While the consumer is at the first page, no other has been requested.
        if page.number == 1 { #expect(asked() == [1]) }
      }
      return numbers
    }
    await server.requests(atLeast: 17)
    #expect(asked().sorted() == Array(1...17))
    gate.open()
    #expect(try await numbers.value == Array(1...20))
    #expect(server.mostAtOnce == 16)
  }

  @Test func asksNothingAheadThatIsNotExpectedToBeWanted() async throws {
    NumberService(ids: Array(1...100)).install(on: server)
    var pages = pages(expectedCount: 3).makeAsyncIterator()
    for number in 1...3 { #expect(try await pages.next()?.number == number) }
    #expect(asked().sorted() == [1, 2, 3])
    #expect(try await pages.next()?.number == 4)
    #expect(asked().sorted() == [1, 2, 3, 4])
  }

  @Test func followsLinksWhereNoTotalIsTold() async throws {
    NumberService(ids: Array(1...35), tellsTotal: false, tellsLinks: true).install(on: server)
    var rows: [Int] = []
    var hasNext: [Bool] = []
    for try await page in pages() {
      rows += page.rows.map(\.id)
      hasNext.append(page.hasNext)
      #expect(page.totalRows == nil)
    }
    #expect(rows == Array(1...35))
    #expect(hasNext == [true, true, true, false])
    #expect(asked() == [1, 2, 3, 4])
  }

  @Test func linksThatLeadInACircleEndInAnError() async throws {
    server.otherwise { _ in
      .json(#"{"page":1,"size":10,"rows":[{"id":1}],"next":{"href":"/numbers?page=1&size=10"}}"#)
    }
    var delivered = 0
    let failure = await #expect(throws: PageFailure.self) {
      for try await _ in pages() { delivered += 1 }
    }
    #expect(failure?.error.kind == .upstreamMalformed)
    // Regression: the error lacked the provider that the contract promises.
    #expect(failure?.error.upstream?.name == "numbers")
    #expect(delivered == 2)
  }

  @Test func dropsAndCountsRowsThatAnEarlierPageGave() async throws {
    // A row was inserted at the front while page 1 was being read, so page 2 begins with the last row of page 1.
    NumberService(ids: Array(1...10) + [10] + Array(11...25)).install(on: server)
    var rows: [Int] = []
    var duplicates: [Int] = []
    for try await page in pages() {
      rows += page.rows.map(\.id)
      duplicates.append(page.duplicates)
    }
    #expect(rows == Array(1...25))
    #expect(duplicates == [0, 1, 0])
  }

  @Test func countsRowsThatCannotBeRead() async throws {
    NumberService(ids: [1, nil, 3, nil, 5]).install(on: server)
    var pages = pages(NumberList(pageSize: 3)).makeAsyncIterator()
    let first = try #require(try await pages.next())
    #expect(first.rows.map(\.id) == [1, 3])
    #expect(first.skipped == 1)
    #expect(try await pages.next()?.skipped == 1)
    #expect(try await pages.next() == nil)
  }

  @Test func anEmptyListHasOneEmptyPage() async throws {
    NumberService(ids: []).install(on: server)
    var pages = pages().makeAsyncIterator()
    let first = try #require(try await pages.next())
    #expect(first.rows.isEmpty)
    #expect(first.totalPages == 1)
    #expect(!first.hasNext)
    #expect(try await pages.next() == nil)
    #expect(server.requests.count == 1)
  }

  @Test func countsByTheSizeOfTheAnswer() async throws {
    NumberService(ids: Array(1...35), forcedSize: 7).install(on: server)
    var rows: [Int] = []
    for try await page in pages() { rows += page.rows.map(\.id) }
    #expect(rows == Array(1...35))
    #expect(server.requests.count == 5)
  }

  @Test func staysWithinTheLastPageThatIsServed() async throws {
    NumberService(ids: Array(1...1000)).install(on: server)
    var count = 0
    for try await page in pages(NumberList(lastServedPage: 5)) {
      count += 1
      #expect(page.totalRows == 50)
    }
    #expect(count == 5)
    #expect(asked().sorted() == [1, 2, 3, 4, 5])
  }

  @Test func beginsAnywhere() async throws {
    NumberService(ids: Array(1...55)).install(on: server)
    var rows: [Int] = []
    for try await page in pages(from: 5) { rows += page.rows.map(\.id) }
    #expect(rows == Array(41...55))
  }

  @Test func aFailingPageThrowsAfterTheEarlierOnes() async throws {
    NumberService(ids: Array(1...100)).install(on: server)
    server.on("/numbers?page=4&size=10", .status(500))
    var numbers: [Int] = []
    let failure = await #expect(throws: PageFailure.self) {
      for try await page in pages() { numbers.append(page.number) }
    }
    #expect(numbers == [1, 2, 3])
    #expect(failure?.page == 4)
    #expect(failure?.error.kind == .upstreamFailed)
    #expect(failure?.error.upstream?.name == "numbers")
  }

  @Test func cancellingEndsAllTransfers() async throws {
    server.otherwise { request in
      request.queryItem("page") == "1" ? .json(#"{"page":1,"size":10,"total":1000,"rows":[{"id":1}]}"#) : .silence
    }
    let task = Task {
      for try await _ in pages() {}
    }
    await server.requests(atLeast: 17)
    task.cancel()
    let failure = await #expect(throws: PageFailure.self) { try await task.value }
    #expect(failure?.error.kind == .cancelled)
    await server.openConnections(atMost: 0)
    #expect(server.requests.count == 17)
  }

  @Test func droppingTheIteratorEndsAllTransfers() async throws {
    let gate = Gate()
    server.otherwise { request in
      let number = request.queryItem("page") ?? ""
      let page = Reply.json(#"{"page":\#(number),"size":10,"total":1000,"rows":[{"id":\#(number)}]}"#)
      return Int(number) ?? 0 <= 2 ? page : Reply([.wait(gate)] + Reply.silence.steps)
    }
    do {
      var pages = pages().makeAsyncIterator()
      _ = try await pages.next()
      _ = try await pages.next()
      await server.requests(atLeast: 10)
    }
    gate.open()
    // The connections in use are closed; the one of pages 1 and 2 may stay open.
    await server.openConnections(atMost: 1)
  }

  @Test(arguments: [Int.max, Int.min, 0, -5])
  func numbersFromAHostileUpstreamDoNoHarm(number: Int) async throws {
    server.otherwise { _ in .json(#"{"page":\#(number),"size":\#(number),"total":\#(number),"rows":[]}"#) }
    var count = 0
    for try await _ in pages() { count += 1 }
    #expect(count == 1)
    for try await _ in pages(from: number) { break }
  }
}
