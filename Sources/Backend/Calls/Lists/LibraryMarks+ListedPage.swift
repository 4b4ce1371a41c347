// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

extension LibraryMarks {
  /// Adds the user's entries to rows of a list, or leaves rows out by them.
  /// - Returns: why the entries are missing, if they can't be read or the library was damaged; nil if they were read.
  /// - Throws: that error if rows are to be left out.
  func mark(_ page: inout any ListedPage, seen: SeenOption?, on today: Day) async throws(RPCError) -> RPCError? {
    let damage = fault
    // Rows that were chosen by the library have their entries.
    if seen == nil, let first = page.firstMarked, first.library != nil { return damage }
    do throws(RPCError) {
      var rows: [any LibraryMarked] = []
      let entries = try await marks(on: today) {
        rows = page.marked
        return rows.map(\.libraryIDs)
      }
      guard seen == .only || entries?.contains(where: { $0 != nil }) == true else { return damage }
      page.replaceMarked { position in
        var row = rows[position]
        guard let entry = entries?[position] else { return seen == .only ? nil : row }
        let isSeen = entry.status == .seen
        if seen == .hide && isSeen || seen == .only && !isSeen { return nil }
        row.library = entry
        return row
      }
      return damage
    } catch {
      if seen != nil { throw error }
      return error
    }
  }
}
