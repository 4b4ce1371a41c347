// SPDX-License-Identifier: MIT
/// The tables of one kind of database file, defined by migrations.
public struct Schema: Sendable {
  /// The kind of data in a file.
  public enum Content: Sendable {
    /// The user's own data: every page is read when the file is opened, and a file of a newer version is refused and
    /// left as it is.
    case irreplaceable
    /// Data that can be requested again: damage is detected on access, because a full check of a large file would delay
    /// the first response, and a file of a newer version is set aside.
    case cached
  }

  /// Migration n (from 0) takes a file from `user_version` n to n + 1. Migrations are only ever appended.
  let migrations: [String]
  let content: Content

  /// The tables that the migrations make, one after the other.
  public init(migrations: [String], content: Content) {
    self.migrations = migrations
    self.content = content
  }

  /// Migrates the file to the newest version; throws `.corrupt` or `.newerSchema` if the file is unusable.
  func prepare(_ database: Database) throws(DatabaseError) {
    // First, because a newer version's file may look damaged to this version.
    try refuseNewer(database)
    if content == .irreplaceable {
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

  /// Throws `.newerSchema` for a file that a newer version has migrated, also while this process had it open.
  func refuseNewer(_ database: Database) throws(DatabaseError) {
    let version = try version(of: database)
    guard version > migrations.count else { return }
    throw DatabaseError(
      .newerSchema,
      "A newer version of this program wrote the file (format \(version); this one knows \(migrations.count)). "
        + "Update this program, or give it another folder with --state-dir")
  }

  private func version(of database: Database) throws(DatabaseError) -> Int {
    let version = try database.integer("PRAGMA user_version")
    guard version >= 0 else { throw DatabaseError(.corrupt, "The file's schema version is \(version)") }
    return version
  }
}
