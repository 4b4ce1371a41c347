// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// Returns pages, and then fails or returns a summary.
private struct PagedContract: ContractCaller {
  let pages: [[Movie]]
  var failure: RPCError?

  /// Creates pages of one film each.
  init(pages: [String], failure: RPCError? = nil) {
    self.pages = pages.enumerated().map { [Movie(id: EntityID(.tmdb, .movie, $0)!, title: $1)] }
    self.failure = failure
  }

  init(rows: [Movie], pageSize: Int) {
    pages = stride(from: 0, to: rows.count, by: pageSize).map { Array(rows[$0..<min($0 + pageSize, rows.count)]) }
  }

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?
  {
    for (index, rows) in pages.enumerated() {
      let page = Page(page: index + 1, pageSize: rows.count, items: Rows(rows), skipped: 1)
      if await observer.part?(page) == .enough { return nil }
    }
    if let failure { throw failure }
    return Summary(pageCount: pages.count, itemCount: 0, complete: true)
  }

  func presented(_ answer: RawJSON, of method: String, _ params: RawJSON) -> RawJSON? {
    Answers(byMethod: [:]).presented(answer, of: method, params)
  }
}

@Suite(.timeLimit(.minutes(5))) struct CollectedListTests {
  private func call(_ contract: PagedContract, _ arguments: String = #"{"pageSize":1}"#) async throws -> ResultContent {
    let description = ContractDescription()
    let method = try #require(description.tools.first { $0.name == "movies/popular" })
    return try await CollectedList(method: method).call(
      JSONValue(parsing: arguments), FeatureContext(contract: contract, progress: ProgressReporter()))
  }

  @Test func aWholeListIsComplete() async throws {
    let result = try await call(PagedContract(pages: ["a", "b"]))
    let unreadable = #""unreadable":"(2 rows could not be read and are missing.)""#
    #expect(
      result.structured.description
        == #"{"total":2,"columns":["title","id"],"rows":[["a","tmdb:movie:0"],["b","tmdb:movie:1"]],\#(unreadable)}"#)
  }

  @Test func whatCameBeforeAPageFailedIsGivenWithTheReasonAndTheWayOn() async throws {
    let failure = RPCError(ErrorCode(rawValue: -32015), "AMC answered with status 503", kind: "upstreamFailed")
    let result = try await call(PagedContract(pages: ["a", "b"], failure: failure))
    let structured = result.structured.value
    #expect(structured["total"]?.integer == 2)
    #expect(structured["cursor"]?.string == "3-1-0")
    #expect(structured["more"]?.string?.hasPrefix("The list stops here: AMC answered with status 503.") == true)
    #expect(result.text.contains(#"The list stops here: AMC answered with status 503."#))
    #expect(result.text.contains(#"cursor "3-1-0""#))
  }

  @Test func aListThatFailsBeforeItsFirstRowIsAnError() async throws {
    let failure = RPCError(ErrorCode(rawValue: -32015), "AMC answered with status 503", kind: "upstreamFailed")
    let error = await #expect(throws: RPCError.self) { try await call(PagedContract(pages: [], failure: failure)) }
    #expect(error == failure)
  }

  @Test func aLimitEndsTheStream() async throws {
    let result = try await call(PagedContract(pages: ["a", "b", "c"]), #"{"pageSize":1,"limit":2}"#)
    let structured = result.structured.value
    #expect(structured.column("title").compactMap(\.string) == ["a", "b"])
    #expect(structured["cursor"]?.string == "3-1-0")
    #expect(structured["more"]?.string?.hasPrefix("There is more") == true)
  }

  /// Regression: the text referred to the structured content, which not every model is shown, and the cursor skipped
  /// the rows in between.
  @Test func aTextThatIsCutGoesOnWithTheFirstRowItLeavesOut() async throws {
    let title = String(repeating: "x", count: 90)
    let rows = (0..<1000).map { Movie(id: EntityID(.tmdb, .movie, $0)!, title: title) }
    let contract = PagedContract(rows: rows, pageSize: 10)
    let arguments = #"{"pageSize":10,"limit":200}"#
    let text = try await call(contract, arguments).text
    let last = try #require(
      text.split(separator: "\n").dropLast(2).last?.split(separator: ":").last.flatMap { Int($0) })
    #expect(last < 198)
    #expect(text.hasPrefix("\(last + 1) of 200 films:"))
    #expect(text.contains(#"and cursor "\#(last / 10 + 1)-10-\#((last + 1) % 10)".)"#))
  }

  @Test(arguments: ["movies/nowPlaying", "movies/popular"], [6, 20, 33])
  func cursorsLeadThroughAListWithoutALeapOrAStepBack(of name: String, by limit: Int) async throws {
    let description = ContractDescription()
    let method = try #require(description.tools.first { $0.name == name })
    let context = try Model().context
    func ids(_ arguments: String) async throws -> (ids: [String], cursor: String?) {
      let result = try await CollectedList(method: method).call(JSONValue(parsing: arguments), context)
      let rows = result.structured.value
      return (rows.column("id").compactMap(\.string), rows["cursor"]?.string)
    }
    // Change the limit now and then.
    func walked(by limit: Int) async throws -> [String] {
      var walked: [String] = []
      var arguments = #"{"limit":\#(limit)}"#
      for step in 1... {
        let part = try await ids(arguments)
        walked += part.ids
        guard let cursor = part.cursor else { break }
        arguments = #"{"limit":\#(limit - step % 3),"cursor":"\#(cursor)"}"#
      }
      return walked
    }
    // As few calls as the maximum size of a response allows.
    let whole = try await walked(by: 500)
    #expect(whole.count > 40)
    #expect(Set(whole).count == whole.count)
    #expect(try await walked(by: limit) == whole)
  }

  /// Regression: a limit counted from the beginning of the page that contains the cursor.
  @Test func behindACursorAsManyRowsComeAsAreAskedFor() async throws {
    let description = ContractDescription()
    let method = try #require(description.tools.first { $0.name == "movies/nowPlaying" })
    let context = try Model().context
    func ids(_ arguments: String) async throws -> (ids: [String], cursor: String?) {
      let rows = try await CollectedList(method: method).call(JSONValue(parsing: arguments), context).structured.value
      return (rows.column("id").compactMap(\.string), rows["cursor"]?.string)
    }
    let first = try await ids(#"{"limit":3,"pageSize":5}"#)
    #expect(first.cursor == "1-5-3")
    let second = try await ids(#"{"limit":4,"cursor":"1-5-3"}"#)
    #expect(second.ids.count == 4)
    #expect(second.cursor == "2-5-2")
    #expect(try await ids(#"{"limit":7}"#).ids == first.ids + second.ids)
  }
}
