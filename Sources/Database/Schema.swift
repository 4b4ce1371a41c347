// SPDX-License-Identifier: MIT
/// The tables of one kind of database file, and the number of their format, its `user_version`.
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

  /// The format that the first release wrote.
  let version: Int
  /// Makes the tables of that format.
  let tables: String
  /// Step n (from 0) takes a file from format `version` + n to the next one. Steps are only ever appended.
  public let steps: [String]
  let content: Content
  /// Whether its own users empty the -wal file, so that a shorter one is no damage.
  let shortensLog: Bool

  private var newest: Int { version + steps.count }

  /// - Parameters:
  ///   - version: the format that `tables` makes.
  ///   - steps: those from there to the newest format.
  public init(version: Int, tables: String, steps: [String] = [], content: Content, shortensLog: Bool = false) {
    self.version = version
    self.tables = tables
    self.steps = steps
    self.content = content
    self.shortensLog = shortensLog
  }

  /// Takes the file to the newest format; throws `.corrupt`, `.newerSchema` or `.unavailable` if the file is unusable.
  public func prepare(_ database: Database) throws(DatabaseError) {
    // First, because a newer version's file may look damaged to this version.
    try refuseNewer(database)
    if content == .irreplaceable {
      let findings = try database.rows("PRAGMA quick_check(1)") { $0.text(0) }
      guard findings == ["ok"] else {
        throw DatabaseError(.corrupt, "The integrity check found: \(findings.joined(separator: "; "))")
      }
    }
    while try format(of: database) < newest {
      try database.transaction { database throws(DatabaseError) in
        // Another process may have taken this step meanwhile.
        let format = try format(of: database)
        guard format < newest else { return }
        guard format == 0 || format >= version else {
          throw DatabaseError(
            .unavailable,
            "A version of this program that was never released wrote the file (format \(format)). "
              + "Move it away, or give this program another folder with --state-dir")
        }
        try database.script(format == 0 ? tables : steps[format - version])
        try database.script("PRAGMA user_version = \(max(format + 1, version))")
      }
    }
  }

  /// Throws `.newerSchema` for a file that a newer version has changed, also while this process had it open.
  func refuseNewer(_ database: Database) throws(DatabaseError) {
    let format = try format(of: database)
    guard format > newest else { return }
    throw DatabaseError(
      .newerSchema,
      "A newer version of this program wrote the file (format \(format); this one knows \(newest)). "
        + "Update this program, or give it another folder with --state-dir")
  }

  private func format(of database: Database) throws(DatabaseError) -> Int {
    let format = try database.integer("PRAGMA user_version")
    guard format >= 0 else { throw DatabaseError(.corrupt, "The file's schema version is \(format)") }
    return format
  }
}
