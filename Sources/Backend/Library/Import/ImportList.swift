// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC

/// The rows of an import. Films are settled as their page is read; with the last page that is wanted, all the rest.
struct ImportList: ListSource {
  let importer: LibraryImporter

  let isLocalized = false

  var notes: ListNotes {
    var notes = ListNotes(
      ListFacts(message: "There is nothing to import. What an earlier import could not settle would go on here."))
    notes.live = { (importer.facts, importer.progress) }
    return notes
  }

  func pages(_ options: ListOptions, expectedCount: Int?) -> Pages {
    Pages(importer: importer, options: options, expectedCount: expectedCount)
  }

  func page(of rows: RowPage<ImportRow>, upTo limit: Int) async -> Page<ImportRow> {
    var facts = importer.facts
    facts.message = facts.message ?? notes.facts.message
    return Page(rows, items: Rows(rows.rows(upTo: limit)), facts)
  }

  struct Pages: AsyncSequence, AsyncIteratorProtocol {
    private let importer: LibraryImporter
    private let options: ListOptions
    private let lastPage: Int?
    private var number: Int
    /// Rows of films that are done, from the next page on.
    private var rows: [Int: ImportRow] = [:]

    fileprivate init(importer: LibraryImporter, options: ListOptions, expectedCount: Int?) {
      self.importer = importer
      self.options = options
      number = options.page
      lastPage = expectedCount.map { options.page + $0 - 1 }
    }

    func makeAsyncIterator() -> Pages { self }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(PageFailure) -> RowPage<ImportRow>? {
      let films = importer.items.count
      let total = films + importer.skipped.count
      let (start, overflows) = (number - 1).multipliedReportingOverflow(by: options.pageSize)
      let positions = overflows || start >= total ? total..<total : start..<Swift.min(start + options.pageSize, total)
      guard !positions.isEmpty || number == options.page else { return nil }
      let isLast = positions.upperBound == total || lastPage.map { number >= $0 } ?? false
      // Those that no page has are imported, too, before the last page, which has the counts.
      try await settle(through: isLast ? films - 1 : positions.upperBound - 1, keeping: positions.lowerBound)
      defer { number += 1 }
      let page = positions.map { position -> ImportRow? in
        guard position >= films else { return rows.removeValue(forKey: position) }
        let skipped = importer.skipped[position - films]
        var row = ImportRow(outcome: .skipped)
        row.places = [skipped.place]
        row.reason = skipped.reason
        return row
      }
      return RowPage(
        number: number, size: options.pageSize, rows: page, totalRows: total, hasNext: positions.upperBound < total)
    }

    private mutating func settle(through position: Int, keeping first: Int) async throws(PageFailure) {
      let last = lastPage.map { $0.multipliedReportingOverflow(by: options.pageSize) }
      let end = last.map { $0.overflow ? Int.max : $0.partialValue } ?? .max
      var kept: [Int: ImportRow] = [:]
      do {
        try await importer.settle(through: position) { position, row in
          if first..<end ~= position { kept[position] = row }
        }
      } catch let error as DatabaseError {
        throw PageFailure(page: number, error: UpstreamError(.requestFailed, UpstreamMessage(error.message)))
      } catch {
        throw PageFailure(page: number, error: UpstreamError(.cancelled, "The import was cancelled"))
      }
      rows.merge(kept) { first, _ in first }
    }
  }
}
