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

/// Adds data to rows.
typealias RowCompletion<Row> = @Sendable (inout [Row]) async -> Void
