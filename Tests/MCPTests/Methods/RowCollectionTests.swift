// SPDX-License-Identifier: MIT
import Contract
import JSON
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct RowCollectionTests {
  private func page(_ number: Int, _ rows: [String], total: Int? = nil) throws -> Page<RawJSON> {
    Page(page: number, pageSize: 3, totalResults: total, items: Rows(try rows.map { try RawJSON(parsing: $0) }))
  }

  private func collection(_ start: ListCursor, limit: Int, byteLimit: Int = 1 << 20) -> RowCollection {
    RowCollection(from: start, limit: limit, byteLimit: byteLimit)
  }

  @Test func aLimitInsideAPageIsRemembered() throws {
    var rows = collection(ListCursor(page: 1, pageSize: 3), limit: 4)
    #expect(rows.take(try page(1, ["1", "2", "3"], total: 9)) == .more)
    #expect(rows.expectedCount == 4)
    #expect(rows.take(try page(2, ["4", "5", "6"])) == .enough)
    #expect(rows.rows.map { RawJSON(writing: $0).description } == ["1", "2", "3", "4"])
    #expect(rows.isCut)
    #expect(rows.next == ListCursor(page: 2, pageSize: 3, skip: 1))
  }

  @Test func aListGoesOnBehindTheRowsThatWereGiven() throws {
    var rows = collection(ListCursor(page: 2, pageSize: 3, skip: 1), limit: 3)
    #expect(rows.take(try page(2, ["4", "5", "6"])) == .more)
    #expect(rows.take(try page(3, ["7", "8", "9"])) == .enough)
    #expect(rows.rows.map { RawJSON(writing: $0).description } == ["5", "6", "7"])
    #expect(rows.next == ListCursor(page: 3, pageSize: 3, skip: 1))
  }

  @Test func aPageThatEndsWithTheLimitIsNotCut() throws {
    var rows = collection(ListCursor(page: 1, pageSize: 2), limit: 2)
    #expect(rows.take(try page(1, ["1", "2"])) == .more)
    #expect(!rows.isCut)
    #expect(rows.next == ListCursor(page: 2, pageSize: 2))
  }

  /// Regression: of 227 rows, 100 of 227 were reported and then 117 of 244, because a cut page counted as none taken.
  @Test func theExpectedCountStaysWhatItIs() throws {
    let long = "\"" + String(repeating: "x", count: 1000) + "\""
    var rows = collection(ListCursor(page: 1, pageSize: 3), limit: 300, byteLimit: 5000)
    _ = rows.take(try page(1, [long, long, long], total: 7))
    #expect(rows.rows.count == 3)
    #expect(rows.expectedCount == 7)
    #expect(rows.take(try page(2, [long, long, long], total: 7)) == .enough)
    #expect(rows.rows.count == 4)
    #expect(rows.expectedCount == 7)
    // A row that is left out, a total that changes, and a start inside the list.
    rows = collection(ListCursor(page: 2, pageSize: 3, skip: 1), limit: 300)
    _ = rows.take(try page(2, ["4", "5"], total: 9))
    #expect(rows.expectedCount == 5)
    _ = rows.take(try page(3, ["7", "8", "9"], total: 30))
    #expect(rows.expectedCount == 5)
  }

  /// Regression: a total near the largest integer crashed the process, because the sum overflowed.
  @Test func anyTotalIsNoReasonToTrap() throws {
    for total in [Int.max, Int.max - 1, 0] {
      var rows = collection(ListCursor(page: 1, pageSize: 3), limit: 4)
      _ = rows.take(try page(1, ["1", "2", "3"], total: total))
      #expect(rows.expectedCount == (total == 0 ? 3 : 4))
    }
  }

  @Test func bytesAreBoundedAndOneRowAlwaysFits() throws {
    let long = "\"" + String(repeating: "x", count: 1000) + "\""
    var rows = collection(ListCursor(page: 1, pageSize: 10), limit: 10, byteLimit: 1000)
    #expect(rows.take(try page(1, [long, long])) == .enough)
    #expect(rows.rows.count == 1)
    #expect(rows.next == ListCursor(page: 1, pageSize: 10, skip: 1))
  }

  @Test func whatAProviderSaysBeyondTheContractIsLeftOut() throws {
    let row = #"{"id":"amc:movie:1","ids":{"amc":1},"amc":{"unheardOf":true},"cast":[{"name":"A","tmdb":{"x":1}}]}"#
    let rest = try RawJSON(parsing: row).withoutVerbatim
    #expect(rest.description == #"{"id":"amc:movie:1","ids":{"amc":1},"cast":[{"name":"A"}]}"#)
  }
}
