// SPDX-License-Identifier: MIT
/// The tables of one kind of file, as the steps that lead to them.
struct Schema: Sendable {
  enum Check {
    /// Every page is read when the file is opened: for small files whose content can't be had again.
    case wholeFile
    /// Damage is noticed when it is met: for large files, where a check would delay the first answer.
    case whenMet
  }

  /// Step n (from 0) turns a file whose `user_version` is n into one of n + 1. Steps are only ever added.
  let migrations: [String]
  let check: Check

  /// Brings the file to the newest version; throws `.corrupt` or `.newerSchema` if it can't be used as it is.
  func prepare(_ database: Database) throws(DatabaseError) {
    if check == .wholeFile {
      let findings = try database.rows("PRAGMA quick_check(1)") { $0.text(0) }
      guard findings == ["ok"] else {
        throw DatabaseError(.corrupt, "The integrity check found: \(findings.joined(separator: "; "))")
      }
    }
    while try version(of: database) < migrations.count {
      try database.transaction { database throws(DatabaseError) in
        // Another process may have taken the step since.
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
        .newerSchema, "The file's schema version is \(version), the newest known is \(migrations.count)")
    }
    return version
  }
}
