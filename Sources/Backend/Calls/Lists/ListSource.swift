// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Where the rows of a list method come from: an upstream's list, or rows that the backend composed.
protocol ListSource<Row>: Sendable {
  associatedtype Row: JSONWritable & Hashable & Sendable
  associatedtype Pages: AsyncSequence where Pages.Element == RowPage<Row>, Pages.Failure == PageFailure

  /// What the answer states besides its rows.
  var notes: ListNotes { get }
  /// Whether texts and dates of the rows depend on the language and region of the call.
  var isLocalized: Bool { get }
  /// The pages of the requested size.
  ///
  /// - Parameter expectedCount: the number of pages that will be read; nil for all.
  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages
  /// A page for the wire, with the members that only this source has.
  ///
  /// - Parameter limit: the number of rows that the client still gets.
  func page(of rows: RowPage<Row>, upTo limit: Int) async -> Page<Row>
}

/// Adds data to rows.
typealias RowCompletion<Row> = @Sendable (inout [Row]) async -> Void

extension RowPage {
  /// The first rows. They are large, so they are not copied again if none is left out.
  func rows(upTo limit: Int) -> [Row] { rowCount <= limit ? rows : Array(rows.prefix(limit)) }
}

extension Page {
  /// - Parameters:
  ///   - rows: the page as its source has it.
  ///   - items: its rows for the client.
  init(_ rows: RowPage<Row>, items: Rows<Row>, _ facts: ListFacts) {
    self.init(page: rows.number, pageSize: rows.size, items: items, facts: facts)
    totalPages = rows.totalPages
    totalResults = rows.totalRows
    nextPage = rows.hasNext ? rows.number + 1 : nil
    previousPage = rows.number > 1 ? rows.number - 1 : nil
    duplicates = rows.duplicates.nilIfZero
    skipped = rows.skipped.nilIfZero
    hidden = rows.hidden.nilIfZero
    attempts = rows.attempts > 1 ? rows.attempts : nil
    takeAge(of: rows.provenance)
  }
}

extension Int {
  var nilIfZero: Int? { self == 0 ? nil : self }
}
