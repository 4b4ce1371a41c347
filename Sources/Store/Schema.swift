// SPDX-License-Identifier: MIT
/// The tables of one kind of database file, defined by migrations.
struct Schema: Sendable {
  enum Check {
    /// Reads every page when the file is opened: for small files whose content can't be recovered.
    case wholeFile
    /// Detects damage on access: for large files, where a full check would delay the first response.
    case whenMet
  }

  /// Migration n (from 0) takes a file from `user_version` n to n + 1. Migrations are only ever appended.
  let migrations: [String]
  let check: Check

  /// Migrates the file to the newest version; throws `.corrupt` or `.newerSchema` if the file is unusable.
  func prepare(_ database: Database) throws(DatabaseError) {
    if check == .wholeFile {
      let findings = try database.rows("PRAGMA quick_check(1)") { $0.text(0) }
      guard findings == ["ok"] else {
        throw DatabaseError(.corrupt, "The integrity check found: \(findings.joined(separator: "; "))")
      }
    }
    while try version(of: database) < migrations.count {
      try database.transaction { database throws(DatabaseError) in
        // Another process may have run this migration meanwhile.
        let version = try version(of: database)
        guard version < migrations.count else { return }
        try database.script(migrations[version])
        try database.script("PRAGMA user_version = \(version + 1)")
      }
    }
  }

  private func version(of database: Database) throws(DatabaseError) -> Int {
    let version = try database.integer("PRAGMA user_version")
    guard (0...migrations.count).contains(version) else {
      throw DatabaseError(
        .newerSchema, "The file's schema version is \(version), but the newest known is \(migrations.count)")
    }
    return version
  }
}
