// SPDX-License-Identifier: MIT
import Basics
import CTexts

/// The ids of the catalogue's people, TMDB's own where known, so that an id from the sandbox means the same person
/// there.
enum PersonIDs {
  /// TMDB's id where it is known. Any other id is derived from the name, so that it stays the same when films are
  /// added, and is in a range that TMDB, whose ids are below ten million, is not going to reach.
  static func id(of name: String) -> Int { known[name] ?? 900_000_000 + Int(name.stableHash % 90_000_000) }

  static let known = Dictionary(Row.all().flatMap(\.ids)) { first, _ in first }

  /// A row of the table.
  struct Row: TableReadable {
    static var table: CTextsTable { .personIDs }

    let ids: [(name: String, id: Int)]

    init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
      var ids: [(name: String, id: Int)] = []
      for (name, id) in try row.pairs("ids") {
        guard let id = id.flatMap({ Int($0) }) else { throw CatalogueRow.Mismatch(column: "ids", text: name) }
        ids.append((name, id))
      }
      self.ids = ids
    }
  }
}
