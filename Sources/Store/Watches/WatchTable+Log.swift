// SPDX-License-Identifier: MIT

// The log of events, and the lease.
extension WatchTable {
  mutating func events(
    after cursor: Int, of watches: [Int]?, limit: Int, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> WatchLogPage {
    let wanted = watches.map(Set.init)
    return try file.read(until: deadline) { database throws(DatabaseError) in
      let newest = try Self.newestCursor(database)
      guard cursor <= newest else {
        return WatchLogPage(events: [], cursor: newest, isComplete: true, hasGap: true)
      }
      var page = WatchLogPage(
        events: [], cursor: cursor, isComplete: true, hasGap: try !Self.reaches(backTo: cursor, newest, database))
      repeat {
        let rows = try database.rows(
          "SELECT cursor, watch, content FROM events WHERE cursor > ? ORDER BY cursor LIMIT ?",
          .integer(page.cursor), .integer(Self.batch)
        ) { StoredEvent(cursor: $0.integer(0), watch: $0.integer(1), content: $0.text(2)) }
        for event in rows {
          if page.events.count == limit {
            page.isComplete = false
            return page
          }
          page.cursor = event.cursor
          if wanted?.contains(event.watch) ?? true { page.events.append(event) }
        }
        if rows.count < Self.batch { break }
      } while true
      page.cursor = max(page.cursor, newest)
      page.changes = try Self.changes(database)
      return page
    }
  }

  /// Whether all events after a cursor are here. A cursor that was never this log's, such as one of another machine,
  /// or of a log that was lost, says nothing about which events its client has.
  private static func reaches(
    backTo cursor: Int, _ newest: Int, _ database: Database
  ) throws(DatabaseError) -> Bool {
    try database.integer(
      """
      SELECT forgotten <= ?1 AND (?1 IN (0, forgotten, ?2) OR EXISTS (SELECT 1 FROM events WHERE cursor = ?1)) FROM log
      """, .integer(cursor), .integer(newest)) != 0
  }

  mutating func newestCursor(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Int {
    try file.read(until: deadline) { database throws(DatabaseError) in try Self.newestCursor(database) }
  }

  static func newestCursor(_ database: Database) throws(DatabaseError) -> Int {
    try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'events'")
  }

  mutating func cursor(beforeLast count: Int, until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Int {
    try file.read(until: deadline) { database throws(DatabaseError) in
      try database.integer("SELECT cursor FROM events ORDER BY cursor DESC LIMIT 1 OFFSET ?", .integer(count))
    }
  }

  mutating func position(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> WatchPosition {
    try file.read(until: deadline) { database throws(DatabaseError) in
      WatchPosition(cursor: try Self.newestCursor(database), changes: try Self.changes(database))
    }
  }

  /// Numbers are never given twice, so the last one is how many were added, and those that are missing were removed.
  private static func changes(_ database: Database) throws(DatabaseError) -> Int {
    let added = try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'watches'")
    return try 2 * added - database.integer("SELECT COUNT(*) FROM watches")
  }

  /// How many events are read at once.
  private static let batch = 500

  /// Deletes the oldest events beyond the bounds, and remembers how far.
  static func bound(_ database: Database, _ bounds: WatchBounds) throws(DatabaseError) {
    while try database.integer(
      "SELECT events > ? OR bytes > ? FROM log", .integer(bounds.events), .integer(bounds.eventBytes)) != 0
    {
      let oldest = try database.integer("SELECT MIN(cursor) FROM events")
      guard try database.run("DELETE FROM events WHERE cursor = ?", .integer(oldest)) > 0 else { return }
      try database.run("UPDATE log SET forgotten = max(forgotten, ?)", .integer(oldest))
    }
  }

  // MARK: Deliveries

  mutating func delivered(
    to receiver: String, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> Int? {
    try file.read(until: deadline) { database throws(DatabaseError) in
      try database.rows("SELECT cursor FROM deliveries WHERE receiver = ?", .text(receiver)) { $0.integer(0) }.first
    }
  }

  mutating func deliver(
    upTo cursor: Int, to receiver: String, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) {
    try file.write(until: deadline) { database throws(DatabaseError) in
      // The new row is the youngest.
      try database.run("REPLACE INTO deliveries (receiver, cursor) VALUES (?, ?)", .text(receiver), .integer(cursor))
      try database.run(
        "DELETE FROM deliveries WHERE id NOT IN (SELECT id FROM deliveries ORDER BY id DESC LIMIT ?)",
        .integer(Self.receivers))
    }
  }

  /// How many receivers are remembered.
  private static let receivers = 1000

  // MARK: The lease

  mutating func lease(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> WatchLease {
    try file.read(until: deadline) { database throws(DatabaseError) in try Self.lease(database) }
  }

  private static func lease(_ database: Database) throws(DatabaseError) -> WatchLease {
    let rows = try database.rows("SELECT fence, beat, beat_at, holder FROM lease") { row in
      WatchLease(
        fence: row.integer(0), beat: row.integer(1), beatAt: row.integer(2), holder: row.isNull(3) ? nil : row.text(3))
    }
    guard let lease = rows.first else { throw DatabaseError(.corrupt, "The lease's row is missing") }
    return lease
  }

  mutating func takeLease(
    _ seen: WatchLease, for holder: String, at time: Int, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> WatchLease? {
    try file.write(until: deadline) { database throws(DatabaseError) in
      let count = try database.run(
        """
        UPDATE lease SET fence = fence + 1, beat = beat + 1, beat_at = ?3, holder = ?4 WHERE fence = ?1 AND beat = ?2
        """, .integer(seen.fence), .integer(seen.beat), .integer(time), .text(holder))
      return count > 0 ? try Self.lease(database) : nil
    }
  }

  mutating func renewLease(
    fence: Int, at time: Int, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> Bool {
    try file.write(until: deadline) { database throws(DatabaseError) in
      try database.run(
        "UPDATE lease SET beat = beat + 1, beat_at = ?2 WHERE fence = ?1 AND holder IS NOT NULL", .integer(fence),
        .integer(time)) > 0
    }
  }

  mutating func releaseLease(of holder: String, until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    try file.write(until: deadline) { database throws(DatabaseError) in
      _ = try database.run("UPDATE lease SET beat = beat + 1, holder = NULL WHERE holder = ?", .text(holder))
    }
  }
}
