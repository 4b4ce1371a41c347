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
  /// The pages, without the type of their rows.
  func untypedPages(_ options: ListOptions, expectedCount: Int?) -> UntypedPages
  /// The type of the rows.
  var rowType: Any.Type { get }
}

/// The next page of a list; nil after the last one.
typealias UntypedPages = () async throws(PageFailure) -> (any ListedPage)?

extension ListSource {
  var rowType: Any.Type { Row.self }

  func untypedPages(_ options: ListOptions, expectedCount: Int?) -> UntypedPages {
    var pages = pages(options, expectedCount: expectedCount).makeAsyncIterator()
    return { () throws(PageFailure) in
      try await pages.next(isolation: nil).map { SourcePage(rows: $0, source: self) }
    }
  }
}

/// A page of a list without the type of its rows, so that the code of `ListCall` is compiled once: made for each
/// source, it was a fiftieth of a release.
protocol ListedPage {
  /// What it has besides its rows.
  var facts: PageFacts { get }
  /// The number of its rows.
  var rowCount: Int { get }
  /// Its first row, if that can have an entry of the library.
  var firstMarked: (any LibraryMarked)? { get }
  /// Its rows, if they can have entries of the library.
  var marked: [any LibraryMarked] { get }
  /// Changes each row by its position, or leaves it out.
  mutating func replaceMarked(_ change: (Int) -> (any LibraryMarked)?)
  /// The page for the wire (see `ListSource`).
  func page(upTo limit: Int) async -> any WirePage
}

private struct SourcePage<Source: ListSource>: ListedPage {
  var rows: RowPage<Source.Row>
  let source: Source

  var facts: PageFacts { rows.facts }
  var rowCount: Int { rows.rowCount }
  var marked: [any LibraryMarked] { rows.rows.compactMap { $0 as? any LibraryMarked } }

  var firstMarked: (any LibraryMarked)? {
    for case let row? in rows.slots { return row as? any LibraryMarked }
    return nil
  }

  mutating func replaceMarked(_ change: (Int) -> (any LibraryMarked)?) {
    rows.replaceRows { position, _ in change(position) as? Source.Row }
  }

  func page(upTo limit: Int) async -> any WirePage { await source.page(of: rows, upTo: limit) }
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
