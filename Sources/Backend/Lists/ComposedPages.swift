// SPDX-License-Identifier: MIT
import EndpointCore

/// Rows that the backend composed itself, in pages. An empty list has one empty page; a page past the end is empty.
///
/// Rows are completed a page at a time, so that nothing is looked up for rows that nobody reads, and some pages ahead
/// of the reader.
struct ComposedPages<Row: Sendable>: AsyncSequence, Sendable {
  typealias Element = RowPage<Row>
  typealias Failure = PageFailure

  let rows: [Row]
  /// The first page, from 1.
  let first: Int
  let size: Int
  /// How many pages the reader is expected to want; none after them is completed ahead of time. nil: all.
  let expectedCount: Int?
  /// How many rows the reader wants; those after them are not completed. nil: all.
  let limit: Int?
  /// The least fresh of the responses that the rows were composed of.
  let provenance: Provenance
  /// Adds data to a page's rows.
  var completion: RowCompletion<Row>?

  func makeAsyncIterator() -> Iterator { Iterator(pages: self, number: first, started: first) }

  private func rows(of number: Int) -> ArraySlice<Row> {
    let (start, overflows) = (number - 1).multipliedReportingOverflow(by: size)
    return overflows ? [] : rows.dropFirst(start).prefix(size)
  }

  /// How many pages are completed at once.
  private static var window: Int { 4 }

  /// The iterator of `ComposedPages`.
  struct Iterator: AsyncIteratorProtocol {
    fileprivate let pages: ComposedPages
    fileprivate var number: Int
    /// The page whose completion is to be started next; ahead of `number` by those that are under way.
    fileprivate var started: Int
    private let completed = PageTransfers<[Row]>()

    fileprivate init(pages: ComposedPages, number: Int, started: Int) {
      (self.pages, self.number, self.started) = (pages, number, started)
    }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<Row>? {
      let rows = pages.rows(of: number)
      guard !rows.isEmpty || number == pages.first else { return nil }
      defer { number += 1 }
      return RowPage(
        number: number, size: pages.size, slots: try await completed(rows), totalRows: pages.rows.count,
        hasNext: rows.endIndex < pages.rows.endIndex && !rows.isEmpty, provenance: pages.provenance, attempts: 1)
    }

    private mutating func completed(
      _ rows: ArraySlice<Row>, isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> [Row] {
      guard let completion = pages.completion, !rows.isEmpty else { return Array(rows) }
      while completed.count < window, case let ahead = pages.rows(of: started), !ahead.isEmpty {
        let wanted = pages.limit.map { Swift.max($0 - (started - pages.first) * pages.size, 0) } ?? ahead.count
        completed.start { () async throws(UpstreamError) in
          var rows = Array(ahead.prefix(wanted))
          await completion(&rows)
          return rows + ahead.dropFirst(wanted)
        }
        started += 1
      }
      do throws(UpstreamError) {
        return try await completed.next()
      } catch {
        throw PageFailure(page: number, error: error)
      }
    }

    /// The page that is wanted now, and those that the reader is expected to want within the window.
    private var window: Int {
      let wanted = pages.expectedCount.map { $0 - (number - pages.first) } ?? .max
      return Swift.min(Swift.max(wanted, 1), ComposedPages.window)
    }
  }
}
