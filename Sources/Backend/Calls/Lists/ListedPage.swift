// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

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

/// A page of a source.
struct SourcePage<Source: ListSource>: ListedPage {
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
