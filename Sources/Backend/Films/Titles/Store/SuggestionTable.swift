// SPDX-License-Identifier: MIT
import Basics
import Database

/// A past search query.
struct StoredSuggestion: Sendable, Equatable, Identifiable {
  /// The row's id: unchanged when the query is used again, and never reused for another query.
  let id: Int
  /// The query, lowercased, with whitespace trimmed and collapsed.
  let query: String
  /// The time of the last search for it.
  let usedAt: Instant
}

/// The file of past queries, used by one thread. Each method waits until its deadline for others that hold the file.
struct SuggestionTable {
  private static let schema = Schema(
    // `sequence` defines the order, which `used_at` can't after two uses in one millisecond or a clock set back.
    // AUTOINCREMENT prevents the id of a deleted row from being reused.
    version: 1,
    tables: """
      CREATE TABLE suggestions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        query TEXT NOT NULL UNIQUE,
        used_at INTEGER NOT NULL,
        sequence INTEGER NOT NULL UNIQUE
      )
      """, content: .irreplaceable, shortensLog: true)

  private let capacity: Int
  private let now: @Sendable () -> Instant
  private let onChange: @Sendable ([StoredSuggestion]) -> Void
  var file: DatabaseFile

  init(
    folder: String, capacity: Int, now: @escaping @Sendable () -> Instant,
    onChange: @escaping @Sendable ([StoredSuggestion]) -> Void = { _ in }, reporter: StoreReporter
  ) {
    self.capacity = max(0, capacity)
    self.now = now
    self.onChange = onChange
    file = DatabaseFile(folder: folder, name: "marquee.sqlite", schema: Self.schema, now: now, reporter: reporter)
  }

  /// Returns nil if the normalized query is empty or the capacity is 0.
  mutating func remember(
    _ text: String, until deadline: ContinuousClock.Instant = .now + DatabaseFile.timeout
  ) throws(DatabaseError) -> StoredSuggestion? {
    let query = Self.normalized(text)
    guard !query.isEmpty, capacity > 0 else { return nil }
    let usedAt = now().secondsSince1970 * 1000
    let remembered = try file.write(until: deadline) { [capacity] database throws(DatabaseError) in
      if let known = try Self.find(query, in: database) {
        try database.run(
          """
          UPDATE suggestions SET used_at = ?2, sequence = (SELECT MAX(sequence) + 1 FROM suggestions) WHERE id = ?1
          """, .integer(known.id), .integer(usedAt))
      } else {
        try database.run(
          """
          INSERT INTO suggestions (query, used_at, sequence)
          SELECT ?1, ?2, COALESCE(MAX(sequence), 0) + 1 FROM suggestions
          """, .text(query), .integer(usedAt))
      }
      try database.run(
        """
        DELETE FROM suggestions
        WHERE id NOT IN (SELECT id FROM suggestions ORDER BY sequence DESC LIMIT ?)
        """, .integer(capacity))
      return try Self.newestFirst(1, in: database).first
    }
    reportChange()
    return remembered
  }

  /// The queries that start with `prefix`, newest first.
  mutating func list(
    prefix: String, limit: Int, until deadline: ContinuousClock.Instant = .now + DatabaseFile.timeout
  ) throws(DatabaseError) -> [StoredSuggestion] {
    let start = Self.normalizedPrefix(prefix)
    return try file.readIfAny(until: deadline) { [capacity] database throws(DatabaseError) in
      let matching = try Self.newestFirst(capacity, in: database).lazy.filter { $0.query.hasPrefix(start) }
      return Array(matching.prefix(max(0, limit)))
    } ?? []
  }

  /// Removes a query and erases it from the file; false if it wasn't stored.
  mutating func remove(
    _ text: String, until deadline: ContinuousClock.Instant = .now + DatabaseFile.timeout
  ) throws(DatabaseError) -> Bool {
    let query = Self.normalized(text)
    let isRemoved = try file.write(until: deadline) { database throws(DatabaseError) in
      guard let known = try Self.find(query, in: database) else { return false }
      return try database.run("DELETE FROM suggestions WHERE id = ?", .integer(known.id)) > 0
    }
    if isRemoved { reportChange() }
    try eraseDeleted(until: deadline)
    return isRemoved
  }

  /// Removes all queries, erases them from the file and returns their number.
  mutating func clear(
    until deadline: ContinuousClock.Instant = .now + DatabaseFile.timeout
  ) throws(DatabaseError) -> Int {
    let count = try file.write(until: deadline) { database throws(DatabaseError) in
      try database.run("DELETE FROM suggestions")
    }
    if count > 0 { reportChange() }
    try eraseDeleted(until: deadline)
    return count
  }

  /// Erases deleted rows, which otherwise stay readable in free pages of the file and in its -wal file.
  private mutating func eraseDeleted(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    try file.read(until: deadline) { database throws(DatabaseError) in
      // Keeps VACUUM's copy in memory instead of a folder for temporary files.
      try database.run("PRAGMA temp_store=MEMORY")
      try database.run("VACUUM")
      guard try database.integer("PRAGMA wal_checkpoint(TRUNCATE)") == 0 else {
        throw DatabaseError(.busy, "The deleted suggestions are still in a file that another process is reading")
      }
    }
  }

  mutating func close() { file.close() }

  private mutating func reportChange() {
    guard let all = try? list(prefix: "", limit: .max) else { return }
    onChange(all)
  }

  /// Compares queries as Swift compares strings, so that both encodings of é are the same query.
  private static func find(_ query: String, in database: Database) throws(DatabaseError) -> StoredSuggestion? {
    try newestFirst(Int.max, in: database).first { $0.query == query }
  }

  private static func newestFirst(_ limit: Int, in database: Database) throws(DatabaseError) -> [StoredSuggestion] {
    try database.rows(
      "SELECT id, query, used_at FROM suggestions ORDER BY sequence DESC LIMIT ?", .integer(limit)
    ) { row in
      // A damaged row may hold any number; a later time would need a year of more than four digits.
      let usedAt = min(max(row.integer(2), 0), 253_402_300_799_999)
      return StoredSuggestion(id: row.integer(0), query: row.text(1), usedAt: Instant(secondsSince1970: usedAt / 1000))
    }
  }

  private static func normalized(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// Keeps a trailing space: `the ` is not a prefix of `thelma`.
  private static func normalizedPrefix(_ text: String) -> String {
    let query = normalized(text)
    return text.last?.isWhitespace == true && !query.isEmpty ? query + " " : query
  }
}
