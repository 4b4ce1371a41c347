// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC
import TMDB

/// The rows of `library/list`. Their order is read once, so that entries that are added meanwhile shift no page.
struct LibraryEntries: ListSource {
  let store: LibraryStore
  /// The numbers of the entries, in order.
  let numbers: [Int]
  let images: ImageConfiguration
  let notes: ListNotes
  /// Leaves out the entries that the user's services don't have; nil for all entries.
  let offers: OwnOffers?

  /// Entries are as they were stored; offers are those of a region.
  var isLocalized: Bool { offers != nil }

  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages { Pages(list: self, options: options) }

  func page(of rows: RowPage<LibraryRow>, upTo limit: Int) async -> Page<LibraryRow> {
    Page(rows, items: Rows(rows.rows(upTo: limit)), notes.facts)
  }

  /// The pages of the requested size. An entry that is removed meanwhile leaves its place empty.
  struct Pages: AsyncSequence, AsyncIteratorProtocol {
    let list: LibraryEntries
    let options: ListOptions
    private var number: Int

    fileprivate init(list: LibraryEntries, options: ListOptions) {
      self.list = list
      self.options = options
      number = options.page
    }

    func makeAsyncIterator() -> Pages { self }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<LibraryRow>? {
      let (start, overflows) = (number - 1).multipliedReportingOverflow(by: options.pageSize)
      let numbers = overflows ? [] : Array(list.numbers.dropFirst(start).prefix(options.pageSize))
      guard !numbers.isEmpty || number == options.page else { return nil }
      defer { number += 1 }
      let entries: [StoredEntry]
      do throws(DatabaseError) {
        entries = try await list.store.entries(numbered: numbers)
      } catch {
        throw PageFailure(page: number, error: UpstreamError(.requestFailed, UpstreamMessage(error.message)))
      }
      var page = RowPage(
        number: number, size: options.pageSize, rows: entries.map { LibraryRow($0, list.images) },
        totalRows: list.numbers.count, hasNext: start + numbers.count < list.numbers.count && !numbers.isEmpty)
      try await list.offers?.select(&page)
      return page
    }
  }
}

extension LibraryFilter {
  init(_ params: LibraryList.Params) {
    self.init()
    status = params.status?.stored
    if let kinds = params.kinds, Set(kinds).count == 1 { isShow = kinds.first == .show }
    words = params.query?.text.folded.split(separator: " ").map(String.init) ?? []
    minimumRating = params.minimumRating.map { Int(($0 * 2).rounded(.up)) }
    order =
      switch params.sortBy {
      case .added: .added
      case .title: .title
      case .year: .year
      case .rating: .rating
      }
  }
}
