// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore

extension LibraryImporter {
  /// The rows of the answer. Films are settled as their page is read; with the last page that is wanted, all the rest.
  var list: MadeList<Int, ImportRow> {
    var notes = ListNotes(ListFacts(message: Self.nothing))
    notes.live = {
      var facts = self.facts
      facts.message = facts.message ?? Self.nothing
      return (facts, self.progress)
    }
    var list = MadeList<Int, ImportRow>(
      ready: [], keys: Array(0..<items.count + skipped.count), notes: notes, pagesAtOnce: 1, room: Semaphore(1)
    ) { positions, _ throws(UpstreamError) in try await self.rows(at: positions) }
    list.finish = { () throws(UpstreamError) in try await self.settle(through: self.items.count - 1) }
    return list
  }

  private static let nothing =
    "There is nothing to import. What an earlier import could not settle would go on here."

  /// The rows of a page: films, then what is skipped.
  private func rows(at positions: [Int]) async throws(UpstreamError) -> [ImportRow] {
    try await settle(through: positions.last ?? 0, keeping: positions.first)
    return positions.compactMap { position in
      guard position >= items.count else { return takeRow(at: position) }
      let skipped = skipped[position - items.count]
      var row = ImportRow(outcome: .skipped)
      row.places = [skipped.place]
      row.reason = skipped.reason
      return row
    }
  }

  private func settle(through position: Int, keeping first: Int? = nil) async throws(UpstreamError) {
    do {
      try await settleFilms(through: position, keeping: first)
    } catch let error as DatabaseError {
      throw UpstreamError(error)
    } catch {
      throw UpstreamError(.cancelled, "The import was cancelled")
    }
  }
}
