// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import TestSupport
import Testing

@testable import TMDB

@Suite("A page of TMDB's", .timeLimit(.minutes(5)))
struct ListTests {
  let popular = MovieList(.popular, for: Presentation())

  @Test("keeps the places of rows that can't be read")
  func oddRows() throws {
    let page = try popular.page(3).read(
      #"""
      {"page":3,"results":[{"id":1,"title":"One"},{"id":"2","title":"Two"},{"title":"Three"},{"id":4},7,null,
      {"id":-5,"title":"Five"},{"id":6,"original_title":"Six"}],"total_pages":9,"total_results":163}
      """#)
    expect(page.slots.map { $0?.title } == ["One", "Two", nil, nil, nil, nil, nil, "Six"])
    expect(page.number == 3)
    expect(page.size == 20)
    expect(page.totalRows == 163)
    expect(page.next == nil)
  }

  /// Regression: a list without a total ended after its first page.
  @Test(
    "goes on where it has no total",
    arguments: [
      (1, 20, #""total_pages":3"#, true), (3, 20, #""total_pages":3"#, false), (1, 19, #""total_pages":"2""#, true),
      (1, 20, #""x":0"#, true), (1, 19, #""x":0"#, false), (500, 20, #""total_pages":900"#, false),
      (1, 20, #""total_results":60"#, false),
    ])
  func withoutTotal(number: Int, rows: Int, members: String, hasNext: Bool) throws {
    let results = (1...rows).map { #"{"id":\#($0),"title":"T"}"# }.joined(separator: ",")
    let page = try popular.page(number).read(#"{"page":1,"results":[\#(results)],\#(members)}"#)
    expect((page.next != nil) == hasNext)
  }

  @Test("counts no more than can be reached", arguments: [(721_039, 10_000), (10_000, 10_000), (0, 0), (-1, 0)])
  func totals(claimed: Int, reachable: Int) throws {
    let page = try popular.read(#"{"page":1,"results":[],"total_pages":36052,"total_results":\#(claimed)}"#)
    expect(page.totalRows == reachable)
    expect(popular.lastServedPage == 500)
    expect((page.rest == nil) == (claimed == reachable))
  }

  @Test("says more than its rows")
  func rest() throws {
    let page = try popular.read(
      #"{"dates":{"maximum":"2026-12-16","minimum":"2026-11-25"},"page":1,"results":[],"total_pages":1,"total_results":9}"#
    )
    expect(page.rest?.description == #"{"dates":{"maximum":"2026-12-16","minimum":"2026-11-25"}}"#)
  }

  @Test("may lack its rows if there are none")
  func noRows() throws {
    for rows in ["", #""results":null,"#, #""results":{},"#] {
      expect(try popular.read("{\(rows)\"page\":1,\"total_results\":0}").totalRows == 0)
      #expect(throws: UpstreamError.self) { try popular.read("{\(rows)\"page\":1,\"total_results\":1}") }
    }
  }

  @Test("has no total where TMDB tells none")
  func noTotals() throws {
    expect(try popular.read(#"{"results":[]}"#).totalRows == nil)
    expect(try popular.read(#"{"results":[],"total_results":"many"}"#).totalRows == nil)
  }

  @Test("of recommendations may have a row more")
  func oneMore() throws {
    let rows = (1...21).map { #"{"id":\#($0),"title":"Movie \#($0)"}"# }.joined(separator: ",")
    let page = try MovieList(.recommendations(id(268)), for: Presentation()).read(
      #"{"page":1,"results":[\#(rows)],"total_pages":2,"total_results":40}"#)
    expect(page.slots.count == 21)
    expect(page.slots.last??.title == "Movie 21")
  }
}
