// SPDX-License-Identifier: MIT
import EndpointCore

/// Rows that the backend composed itself, in pages. An empty list has one empty page; a page past the end is empty.
struct ComposedPages<Row: Sendable>: AsyncSequence, Sendable {
  typealias Element = RowPage<Row>
  typealias Failure = PageFailure

  let rows: [Row]
  /// The first page, from 1.
  let first: Int
  let size: Int
  /// The least fresh of the responses that the rows were composed of.
  let provenance: Provenance

  func makeAsyncIterator() -> Iterator { Iterator(pages: self, number: first) }

  /// The iterator of `ComposedPages`.
  struct Iterator: AsyncIteratorProtocol {
    let pages: ComposedPages
    private(set) var number: Int

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<Row>? {
      let (start, overflows) = (number - 1).multipliedReportingOverflow(by: pages.size)
      let remaining = overflows ? [] : pages.rows.dropFirst(start)
      guard !remaining.isEmpty || number == pages.first else { return nil }
      defer { number += 1 }
      return RowPage(
        number: number, size: pages.size, slots: Array(remaining.prefix(pages.size)), totalRows: pages.rows.count,
        hasNext: remaining.count > pages.size, provenance: pages.provenance, attempts: 1)
    }
  }
}
