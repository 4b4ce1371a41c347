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
  /// The day by which episodes are out.
  let today: Day
  let notes: ListNotes
  /// The country of the age ratings.
  let region: Region
  /// Leaves out the entries that the user's services don't have; nil for all entries.
  let offers: OwnOffers?

  /// Entries are as they were stored; offers are those of a region.
  var isLocalized: Bool { offers != nil }

  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages { Pages(list: self, options: options) }

  func page(of rows: RowPage<LibraryRow>, upTo limit: Int) async -> Page<LibraryRow> {
    var facts = notes.facts
    // The damage may have been found by reading these rows.
    if facts.libraryFault == nil, let fault = store.fault {
      facts.libraryFault = fault
      facts.message = fault.message
    }
    return Page(rows, items: Rows(rows.rows(upTo: limit)), facts)
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
      let positions = PageArithmetic.positions(of: number, size: options.pageSize, in: list.numbers.count)
      let numbers = Array(list.numbers[positions])
      guard !numbers.isEmpty || number == options.page else { return nil }
      defer { number += 1 }
      let entries: [StoredEntry]
      var rows: [LibraryRow?]
      do throws(DatabaseError) {
        entries = try await list.store.entries(numbered: numbers, progressBy: list.today.daysSince1970)
        rows = try await self.rows(of: entries)
      } catch {
        throw PageFailure(page: number, error: UpstreamError(error))
      }
      if let offers = list.offers {
        do throws(UpstreamError) {
          for (position, isOnMine) in await offers.contains(entries).enumerated() {
            rows[position]?.onMine = try isOnMine.get()
          }
        } catch {
          throw PageFailure(page: number, error: error)
        }
      }
      var page = RowPage(
        number: number, size: options.pageSize, rows: rows,
        totalRows: list.numbers.count, hasNext: positions.endIndex < list.numbers.count && !numbers.isEmpty)
      if list.offers != nil { page.replaceRows { _, row in row.onMine == true ? row : nil } }
      return page
    }

    /// The rows of entries with what TMDB says of them, as far as that is known.
    private func rows(of entries: [StoredEntry]) async throws(DatabaseError) -> [LibraryRow?] {
      let facts = try await list.store.shownFacts(of: entries.map(\.number), in: list.region.code)
      return entries.map { entry in
        var row = LibraryRow(entry, list.images, on: list.today)
        if let facts = facts[entry.number] { row?.take(facts, in: list.region) }
        return row
      }
    }
  }
}
