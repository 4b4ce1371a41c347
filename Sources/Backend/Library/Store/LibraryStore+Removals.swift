// SPDX-License-Identifier: MIT
import Database

/// One id of an entry that the user removed.
struct StoredRemoval: Sendable {
  let id: String
  /// The same for all ids of the entry.
  let number: Int
  /// In seconds since 1970.
  let at: Int
}

/// The entries that the user removed, which an import doesn't bring back.
extension LibraryStore {
  /// The removal of an entry that had one of the ids.
  static func removal(of ids: Set<String>, in database: Database) throws(DatabaseError) -> KnownFilm.Removal? {
    for id in ids.sorted() {
      let found = try database.rows("SELECT removal, at FROM removals WHERE id = ?", .text(id)) {
        (number: $0.integer(0), at: $0.integer(1))
      }
      guard let first = found.first else { continue }
      let all = try database.rows("SELECT id FROM removals WHERE removal = ?", .integer(first.number)) { $0.text(0) }
      guard all.ofTMDB.isEmpty || ids.ofTMDB.isEmpty || !all.ofTMDB.isDisjoint(with: ids.ofTMDB) else { continue }
      return KnownFilm.Removal(ids: Set(all), at: first.at)
    }
    return nil
  }

  /// Remembers that an entry was removed.
  static func remember(_ removed: StoredEntry, at seconds: Int, in database: Database) throws(DatabaseError) {
    for id in removed.ids {
      try database.run(
        "INSERT OR REPLACE INTO removals VALUES (?, ?, ?)", .text(id), .integer(removed.number), .integer(seconds))
    }
  }

  /// All removals, as a damaged or older file has them.
  static func removals(in database: Database) throws(DatabaseError) -> [StoredRemoval] {
    try database.rows("SELECT id, removal, at FROM removals") { row in
      StoredRemoval(id: row.text(0), number: row.integer(1), at: row.integer(2))
    }
  }

  /// Adds removals of another file, whose numbers mean other entries. What has an entry isn't removed.
  static func insert(_ removals: [StoredRemoval], in database: Database) throws(DatabaseError) {
    let lowest = min(try database.integer("SELECT coalesce(min(removal), 0) FROM removals"), 0)
    for removal in removals {
      let (number, overflows) = lowest.subtractingReportingOverflow(max(removal.number, 0) + 1)
      guard !overflows else { continue }
      try database.run(
        "INSERT OR IGNORE INTO removals SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM ids WHERE id = ?1)",
        .text(removal.id), .integer(number), .integer(removal.at))
    }
  }

  /// The entry was added again.
  static func forgetRemoval(of ids: Set<String>, in database: Database) throws(DatabaseError) {
    for id in ids {
      try database.run(
        "DELETE FROM removals WHERE removal IN (SELECT removal FROM removals WHERE id = ?)", .text(id))
    }
  }
}
