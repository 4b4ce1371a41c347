// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Rows that the backend composed itself. An empty list has one empty page; a page past the end is empty.
///
/// Rows are completed a page at a time, so that nothing is looked up for rows that nobody reads, and some pages ahead
/// of the reader.
struct ComposedList<Row: JSONWritable & Hashable & Sendable>: ListSource {
  let rows: [Row]
  /// The least fresh of the responses that the rows were composed of.
  let provenance: Provenance
  let notes: ListNotes
  /// Adds data to a page's rows.
  let completion: RowCompletion<Row>?

  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages {
    Pages(list: self, options: options, expectedCount: expectedCount)
  }

  func page(of rows: RowPage<Row>, upTo limit: Int) async -> Page<Row> {
    Page(rows, items: Rows(rows.rows(upTo: limit)), notes.facts)
  }

  /// The pages of the requested size.
  struct Pages: AsyncSequence, AsyncIteratorProtocol {
    private let list: ComposedList
    private let options: ListOptions
    private let expectedCount: Int?
    private var number: Int
    /// The page whose completion is to be started next; ahead of `number` by those that are under way.
    private var started: Int
    private let completed = PageTransfers<[Row]>()

    /// How many pages are completed at once.
    private static var mostAtOnce: Int { 4 }

    fileprivate init(list: ComposedList, options: ListOptions, expectedCount: Int?) {
      (self.list, self.options, self.expectedCount) = (list, options, expectedCount)
      (number, started) = (options.page, options.page)
    }

    func makeAsyncIterator() -> Pages { self }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<Row>? {
      let rows = rows(of: number)
      guard !rows.isEmpty || number == options.page else { return nil }
      defer { number += 1 }
      return RowPage(
        number: number, size: options.pageSize, rows: try await completed(rows), totalRows: list.rows.count,
        hasNext: rows.endIndex < list.rows.endIndex && !rows.isEmpty, provenance: list.provenance)
    }

    private func rows(of number: Int) -> ArraySlice<Row> {
      let (start, overflows) = (number - 1).multipliedReportingOverflow(by: options.pageSize)
      return overflows ? [] : list.rows.dropFirst(start).prefix(options.pageSize)
    }

    private mutating func completed(
      _ rows: ArraySlice<Row>, isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> [Row] {
      guard let completion = list.completion, !rows.isEmpty else { return Array(rows) }
      while completed.count < window, case let ahead = self.rows(of: started), !ahead.isEmpty {
        // Rows beyond the limit are not completed.
        let wanted = options.limit.map { Swift.max($0 - (started - options.page) * options.pageSize, 0) } ?? ahead.count
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
      let wanted = expectedCount.map { $0 - (number - options.page) } ?? .max
      return Swift.min(Swift.max(wanted, 1), Self.mostAtOnce)
    }
  }
}
