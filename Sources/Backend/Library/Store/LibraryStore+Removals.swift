// SPDX-License-Identifier: MIT
import Database

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

  /// The entry was added again.
  static func forgetRemoval(of ids: Set<String>, in database: Database) throws(DatabaseError) {
    for id in ids {
      try database.run(
        "DELETE FROM removals WHERE removal IN (SELECT removal FROM removals WHERE id = ?)", .text(id))
    }
  }
}
