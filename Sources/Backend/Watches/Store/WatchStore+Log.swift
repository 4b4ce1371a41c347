// SPDX-License-Identifier: MIT
import Database

// The log of events, the receivers' cursors, and the lease.
extension WatchStore {
  /// The events after a cursor, the oldest first.
  /// - Parameters:
  ///   - watches: only those of these watches; nil for all.
  ///   - limit: the maximum number of events.
  func events(
    after cursor: Int, of watches: [Int]? = nil, limit: Int
  ) async throws(DatabaseError) -> WatchLogPage {
    let wanted = watches.map(Set.init)
    let missing = WatchLogPage(events: [], cursor: 0, isComplete: true, hasGap: cursor > 0)
    return try await read(ifMissing: missing) { database throws(DatabaseError) in
      let newest = try Self.newestCursor(database)
      guard cursor <= newest else {
        return WatchLogPage(
          events: [], cursor: newest, isComplete: true, hasGap: true, changes: try Self.changes(database))
      }
      // Read before the events: a change meanwhile is reported twice rather than never.
      var page = WatchLogPage(
        events: [], cursor: cursor, isComplete: true, hasGap: try !Self.reaches(backTo: cursor, newest, database),
        changes: try Self.changes(database))
      repeat {
        let rows = try database.rows(
          "SELECT cursor, watch, content FROM events WHERE cursor > ? ORDER BY cursor LIMIT ?",
          .integer(page.cursor), .integer(Self.readAtOnce)
        ) { StoredEvent(cursor: $0.integer(0), watch: $0.integer(1), content: $0.text(2)) }
        for event in rows {
          if page.events.count == limit {
            page.isComplete = false
            return page
          }
          page.cursor = event.cursor
          if wanted?.contains(event.watch) ?? true { page.events.append(event) }
        }
        if rows.count < Self.readAtOnce { break }
      } while true
      page.cursor = max(page.cursor, newest)
      return page
    }
  }

  private static let readAtOnce = 500

  /// Whether the log has all events after a cursor. It doesn't if the cursor was never this log's, such as one of
  /// another machine, or of a log that was lost.
  private static func reaches(
    backTo cursor: Int, _ newest: Int, _ database: Database
  ) throws(DatabaseError) -> Bool {
    try database.integer(
      """
      SELECT forgotten <= ?1 AND (?1 IN (0, forgotten, ?2) OR EXISTS (SELECT 1 FROM events WHERE cursor = ?1)) FROM log
      """, .integer(cursor), .integer(newest)) != 0
  }

  /// The cursor of the newest event; 0 if there never was one.
  func newestCursor() async throws(DatabaseError) -> Int {
    try await read(ifMissing: 0) { database throws(DatabaseError) in try Self.newestCursor(database) }
  }

  static func newestCursor(_ database: Database) throws(DatabaseError) -> Int {
    try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'events'")
  }

  /// The cursor before the newest `count` events; 0 if there are no more than so many.
  func cursor(beforeLast count: Int) async throws(DatabaseError) -> Int {
    try await read(ifMissing: 0) { database throws(DatabaseError) in
      try database.integer("SELECT cursor FROM events ORDER BY cursor DESC LIMIT 1 OFFSET ?", .integer(count))
    }
  }

  /// The newest cursor, and how many watches were added and removed; nil if there is no file yet.
  func position() async throws(DatabaseError) -> WatchPosition? {
    try await read(ifMissing: nil) { database throws(DatabaseError) in
      WatchPosition(cursor: try Self.newestCursor(database), changes: try Self.changes(database))
    }
  }

  /// Ids are never used twice, so the last one is how many were added, and those that are missing were removed.
  private static func changes(_ database: Database) throws(DatabaseError) -> Int {
    let added = try database.integer("SELECT seq FROM sqlite_sequence WHERE name = 'watches'")
    return try 2 * added - database.integer("SELECT COUNT(*) FROM watches")
  }

  /// Deletes the oldest events beyond the limits, and stores the cursor of the last of them.
  static func bound(_ database: Database, _ limits: WatchLimits) throws(DatabaseError) {
    while try database.integer(
      "SELECT events > ? OR bytes > ? FROM log", .integer(limits.events), .integer(limits.eventBytes)) != 0
    {
      let oldest = try database.integer("SELECT MIN(cursor) FROM events")
      guard try database.run("DELETE FROM events WHERE cursor = ?", .integer(oldest)) > 0 else { return }
      try database.run("UPDATE log SET forgotten = max(forgotten, ?)", .integer(oldest))
    }
  }

  // MARK: Receivers

  /// The cursor of the last event that was delivered to a receiver; nil for a new one.
  func delivered(to receiver: WatchReceiver) async throws(DatabaseError) -> Int? {
    try await read(ifMissing: nil) { database throws(DatabaseError) in try Self.delivered(to: receiver, database) }
  }

  private static func delivered(to receiver: WatchReceiver, _ database: Database) throws(DatabaseError) -> Int? {
    try database.rows("SELECT cursor FROM deliveries WHERE receiver = ?", .text(receiver.key)) { $0.integer(0) }.first
  }

  /// The cursor from which a receiver goes on: the last one that it confirmed. A new one begins with new events: the
  /// newest cursor is stored at once, so that it misses nothing if it is killed before the first.
  func beginning(for receiver: WatchReceiver) async throws(DatabaseError) -> Int {
    if let cursor = try await delivered(to: receiver) { return cursor }
    return try await write(bytes: receiver.key.utf8.count) { database throws(DatabaseError) in
      // Another process may have been faster.
      if let cursor = try Self.delivered(to: receiver, database) { return cursor }
      let newest = try Self.newestCursor(database)
      try Self.store(newest, of: receiver, database)
      return newest
    }
  }

  /// Stores that a receiver has all events up to a cursor. What a name has confirmed only grows, and a cursor that this
  /// log never gave is none of it; a command goes on after the cursor that it was given.
  /// - Returns: the receiver's cursor.
  @discardableResult
  func deliver(upTo cursor: Int, to receiver: WatchReceiver) async throws(DatabaseError) -> Int {
    try await write(bytes: receiver.key.utf8.count) { database throws(DatabaseError) in
      var cursor = cursor
      if case .name = receiver {
        let newest = try Self.newestCursor(database)
        let known = try Self.delivered(to: receiver, database)
        cursor = cursor > newest ? known ?? newest : max(cursor, known ?? 0)
      }
      try Self.store(cursor, of: receiver, database)
      return cursor
    }
  }

  /// The thousand receivers that were stored last are kept.
  private static func store(
    _ cursor: Int, of receiver: WatchReceiver, _ database: Database
  ) throws(DatabaseError) {
    // The new row is the youngest.
    try database.run("REPLACE INTO deliveries (receiver, cursor) VALUES (?, ?)", .text(receiver.key), .integer(cursor))
    try database.run("DELETE FROM deliveries WHERE id NOT IN (SELECT id FROM deliveries ORDER BY id DESC LIMIT 1000)")
  }

  // MARK: The lease

  /// The lease as it is now; nil if there is no file yet.
  func lease() async throws(DatabaseError) -> WatchLease? {
    try await read(ifMissing: nil) { database throws(DatabaseError) in try Self.lease(database) }
  }

  private static func lease(_ database: Database) throws(DatabaseError) -> WatchLease {
    let rows = try database.rows("SELECT fence, beat, beat_at, holder FROM lease") { row in
      WatchLease(
        fence: row.integer(0), beat: row.integer(1), beatAt: row.integer(2), holder: row.isNull(3) ? nil : row.text(3))
    }
    guard let lease = rows.first else { throw DatabaseError(.corrupt, "The lease's row is missing") }
    return lease
  }

  /// Takes the lease over, unless it has changed since it was seen.
  /// - Parameter time: this machine's time, in seconds since 1970.
  /// - Returns: the lease; nil if another process was faster.
  func takeLease(_ seen: WatchLease, for holder: String, at time: Int) async throws(DatabaseError) -> WatchLease? {
    try await write { database throws(DatabaseError) in
      let count = try database.run(
        """
        UPDATE lease SET fence = fence + 1, beat = beat + 1, beat_at = ?3, holder = ?4 WHERE fence = ?1 AND beat = ?2
        """, .integer(seen.fence), .integer(seen.beat), .integer(time), .text(holder))
      return count > 0 ? try Self.lease(database) : nil
    }
  }

  /// Writes a heartbeat. False if the lease is another process's by now.
  func renewLease(fence: Int, at time: Int) async throws(DatabaseError) -> Bool {
    try await write { database throws(DatabaseError) in
      try database.run(
        "UPDATE lease SET beat = beat + 1, beat_at = ?2 WHERE fence = ?1 AND holder IS NOT NULL", .integer(fence),
        .integer(time)) > 0
    }
  }

  /// Gives the lease up if it is that holder's, so that another process need not wait. Blocks; for the end of the
  /// process.
  @available(*, noasync)
  func releaseLease(of holder: String) {
    let limit = ContinuousClock.now + .milliseconds(500)
    try? writer.runBlocking(until: limit, refused: .failure(DatabaseError.refused)) { file throws(DatabaseError) in
      try file.write(until: limit) { database throws(DatabaseError) in
        _ = try database.run("UPDATE lease SET beat = beat + 1, holder = NULL WHERE holder = ?", .text(holder))
      }
    }
  }
}
