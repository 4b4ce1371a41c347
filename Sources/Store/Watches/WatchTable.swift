// SPDX-License-Identifier: MIT
import Basics

/// The file of watches, used by one thread. Each method waits until its deadline for others that hold the file.
struct WatchTable {
  static let fileName = "watches.sqlite"

  /// The versions of the tables, and of the texts in them: `content` and `state` of a watch, `content` of an event, and
  /// `failure`. A change of their format needs a migration too, which rewrites them with `json_set` and its kin.
  private static let schema = Schema(
    migrations: [
      // AUTOINCREMENT: the number of a removed watch or event is never given to another.
      """
      CREATE TABLE watches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        revision INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        content TEXT NOT NULL,
        state TEXT NOT NULL,
        standing INTEGER NOT NULL,
        last_checked_at INTEGER,
        next_check_at INTEGER,
        failures INTEGER NOT NULL,
        failure TEXT
      );
      CREATE INDEX watches_due ON watches (next_check_at) WHERE standing = 0 AND next_check_at IS NOT NULL;
      CREATE TABLE events (
        cursor INTEGER PRIMARY KEY AUTOINCREMENT,
        watch INTEGER NOT NULL,
        at INTEGER NOT NULL,
        content TEXT NOT NULL
      );
      CREATE TABLE lease (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        fence INTEGER NOT NULL,
        beat INTEGER NOT NULL,
        beat_at INTEGER NOT NULL,
        holder TEXT
      );
      INSERT INTO lease VALUES (1, 0, 0, 0, NULL);
      """,
      """
      CREATE TABLE deliveries (id INTEGER PRIMARY KEY, receiver TEXT NOT NULL UNIQUE, cursor INTEGER NOT NULL);
      CREATE INDEX watches_checked ON watches (last_checked_at) WHERE standing = 0;
      """,
      // The watches of a fleet; nothing of it is left since version 5.
      """
      ALTER TABLE watches ADD COLUMN identity TEXT NOT NULL DEFAULT '';
      ALTER TABLE watches ADD COLUMN edition INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE watches ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
      UPDATE watches SET identity = lower(hex(randomblob(8)));
      CREATE UNIQUE INDEX watches_identity ON watches (identity);
      CREATE INDEX watches_untold ON watches (id) WHERE told < edition;
      CREATE TABLE removals (
        id INTEGER PRIMARY KEY,
        identity TEXT NOT NULL UNIQUE,
        edition INTEGER NOT NULL,
        told INTEGER NOT NULL
      );
      CREATE TABLE fleet (id INTEGER PRIMARY KEY CHECK (id = 1), epoch TEXT NOT NULL, turn INTEGER NOT NULL);
      INSERT INTO fleet VALUES (1, '', 0);
      """,
      // Cursors may have holes: the events are counted, and the last one that was deleted is remembered.
      """
      CREATE INDEX events_at ON events (at);
      ALTER TABLE fleet ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
      UPDATE fleet SET forgotten = coalesce(
        (SELECT MIN(cursor) - 1 FROM events), (SELECT seq FROM sqlite_sequence WHERE name = 'events'), 0);
      """,
      // A watch belongs to its machine. Version 4 didn't record who had added a watch that the fleet knew. A machine
      // adds its own in order, so one that is older than one before it came from another machine; five minutes allow
      // for clocks that differ. What may be this machine's own stays active: no other machine might check it.
      """
      ALTER TABLE watches ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;
      UPDATE watches SET origin = 1 WHERE told > 0 AND (SELECT epoch FROM fleet) <> '';
      UPDATE watches SET origin = 2 WHERE origin = 1 AND created_at + 300 <
        (SELECT MAX(created_at) FROM watches AS earlier WHERE earlier.id < watches.id);
      UPDATE watches SET standing = 1, next_check_at = NULL WHERE origin = 2 AND standing = 0;
      DROP INDEX watches_identity;
      DROP INDEX watches_untold;
      ALTER TABLE watches DROP COLUMN identity;
      ALTER TABLE watches DROP COLUMN edition;
      ALTER TABLE watches DROP COLUMN told;
      DROP TABLE removals;
      CREATE TABLE log (id INTEGER PRIMARY KEY CHECK (id = 1), forgotten INTEGER NOT NULL);
      INSERT INTO log VALUES (1, coalesce((SELECT forgotten FROM fleet), 0));
      DROP TABLE fleet;
      """,
      // The log is bounded by its size, which is kept, and no longer by the events' ages.
      """
      ALTER TABLE log ADD COLUMN events INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE log ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
      UPDATE log SET (events, bytes) =
        (SELECT COUNT(*), coalesce(SUM(length(CAST(content AS BLOB))), 0) FROM events);
      CREATE TRIGGER event_added AFTER INSERT ON events BEGIN
        UPDATE log SET events = events + 1, bytes = bytes + length(CAST(NEW.content AS BLOB));
      END;
      CREATE TRIGGER event_deleted AFTER DELETE ON events BEGIN
        UPDATE log SET events = events - 1, bytes = bytes - length(CAST(OLD.content AS BLOB));
      END;
      DROP INDEX events_at;
      """,
    ], content: .irreplaceable)

  private let bounds: WatchBounds
  private let onEvent: @Sendable (Int) -> Void
  var file: DatabaseFile

  init(
    folder: String, bounds: WatchBounds, now: @escaping @Sendable () -> Instant,
    onEvent: @escaping @Sendable (Int) -> Void, reporter: StoreReporter
  ) {
    self.bounds = bounds
    self.onEvent = onEvent
    file = DatabaseFile(folder: folder, name: Self.fileName, schema: Self.schema, now: now, reporter: reporter)
  }

  mutating func close() { file.close() }

  // MARK: Watches

  mutating func add(
    _ watch: NewWatch, unless isSame: (String) -> Bool, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> (watch: StoredWatch, isNew: Bool) {
    typealias Added = (watch: StoredWatch, isNew: Bool)
    // A limit is no failure of the file, which would be reported.
    return try file.write(until: deadline) { [bounds] database throws(DatabaseError) -> Result<Added, DatabaseError> in
      var (count, bytes) = (1, watch.content.utf8.count)
      var same: Int?
      // A row at a time: a definition is small, but a state may hold all showings of a day.
      _ = try database.rows("SELECT id, content, standing FROM watches ORDER BY id") { row in
        let content = row.text(1)
        count += 1
        bytes += content.utf8.count
        if same == nil, row.integer(2) != StoredWatch.Status.ended.rawValue, isSame(content) { same = row.integer(0) }
      }
      guard same != nil || (count <= bounds.watches && bytes <= bounds.definitionBytes) else {
        let isCount = count > bounds.watches
        return .failure(.tooManyWatches(isCount ? bounds.watches : bounds.definitionBytes, isCount))
      }
      if same == nil {
        try database.run(
          """
          INSERT INTO watches (
            revision, created_at, content, state, standing, last_checked_at, next_check_at, failures)
          VALUES (1, ?1, ?2, ?3, 0, ?1, ?4, 0)
          """, .integer(watch.createdAt), .text(watch.content), .text(watch.state), SQLiteValue(watch.nextCheckAt))
      }
      let id = if let same { same } else { try database.integer("SELECT last_insert_rowid()") }
      guard let row = try Self.rows(database, "WHERE id = ?", .integer(id)).first else {
        throw DatabaseError(.corrupt, "A row that was just added is missing")
      }
      return .success((row, same == nil))
    }.get()
  }

  mutating func watches(
    _ ids: [Int]?, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> (watches: [StoredWatch], cursor: Int) {
    try file.read(until: deadline) { database throws(DatabaseError) in
      let cursor = try Self.newestCursor(database)
      guard let ids else { return (try Self.rows(database, "ORDER BY id"), cursor) }
      var found: [StoredWatch] = []
      for id in Set(ids).sorted() { found += try Self.rows(database, "WHERE id = ?", .integer(id)) }
      return (found, cursor)
    }
  }

  mutating func watches(
    addedAfter id: Int, limit: Int, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> [StoredWatch] {
    try file.read(until: deadline) { database throws(DatabaseError) in
      try Self.rows(database, "WHERE id > ? ORDER BY id LIMIT ?", .integer(id), .integer(limit))
    }
  }

  mutating func due(
    by time: Int, limit: Int, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> [StoredWatch] {
    try file.read(until: deadline) { database throws(DatabaseError) in
      let due = try Self.rows(
        database, "WHERE standing = 0 AND next_check_at <= ? ORDER BY next_check_at, id LIMIT ?",
        .integer(time), .integer(limit))
      // A check in the future: the clock was set back since, and what is planned would come late by as much.
      return due
        + (try Self.rows(
          database, "WHERE standing = 0 AND last_checked_at > ?1 AND next_check_at > ?1 ORDER BY id LIMIT ?2",
          .integer(time), .integer(limit - due.count)))
    }
  }

  mutating func nextDue(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Int? {
    try file.read(until: deadline) { database throws(DatabaseError) in
      try database.rows(
        "SELECT MIN(next_check_at) FROM watches WHERE standing = 0 AND next_check_at IS NOT NULL"
      ) { $0.optionalInteger(0) }.first ?? nil
    }
  }

  mutating func remove(_ id: Int, until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Bool {
    try file.write(until: deadline) { database throws(DatabaseError) in
      try database.run("DELETE FROM watches WHERE id = ?", .integer(id)) > 0
    }
  }

  /// Nil if the lease has another fence.
  mutating func record(
    _ records: [WatchRecord], fence: Int?, until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> Set<Int>? {
    let (taken, newest) = try file.write(until: deadline) { [bounds] database throws(DatabaseError) in
      // In the same transaction as the writes: a lease that is lost later than this is lost after them.
      if let fence, try database.integer("SELECT fence FROM lease WHERE holder IS NOT NULL") != fence {
        return (nil as Set<Int>?, nil as Int?)
      }
      var updated: [WatchRecord] = []
      for record in records where try Self.update(record, in: database) { updated.append(record) }
      var hasEvents = false
      for record in updated {
        for event in record.events {
          try database.run(
            "INSERT INTO events (watch, at, content) VALUES (?, ?, ?)", .integer(record.watch.id), .integer(record.at),
            .text(event))
          hasEvents = true
        }
      }
      let taken = Set(updated.map(\.watch.id))
      guard hasEvents else { return (taken, nil) }
      try Self.bound(database, bounds)
      return (taken, try Self.newestCursor(database))
    }
    if let newest { onEvent(newest) }
    return taken
  }

  /// False if the row is gone or was changed since it was read.
  private static func update(_ record: WatchRecord, in database: Database) throws(DatabaseError) -> Bool {
    let watch = record.watch
    return try database.run(
      """
      UPDATE watches SET revision = revision + 1, content = ?3, state = ?4, standing = ?5, last_checked_at = ?6,
        next_check_at = ?7, failures = ?8, failure = ?9, origin = ?10
      WHERE id = ?1 AND revision = ?2
      """, .integer(watch.id), .integer(watch.revision), .text(watch.content), .text(watch.state),
      .integer(watch.status.rawValue), SQLiteValue(watch.lastCheckedAt), SQLiteValue(watch.nextCheckAt),
      .integer(watch.failures), watch.failure.map { .text($0) } ?? .null,
      .integer(watch.origin.rawValue)) > 0
  }

  private static func rows(
    _ database: Database, _ rest: String, _ values: SQLiteValue...
  ) throws(DatabaseError) -> [StoredWatch] {
    try database.rows(
      """
      SELECT id, revision, created_at, content, state, standing, last_checked_at, next_check_at, failures, failure,
        origin
      FROM watches \(rest)
      """, values: values
    ) { row in
      StoredWatch(
        id: row.integer(0), revision: row.integer(1), createdAt: row.integer(2), content: row.text(3),
        state: row.text(4), status: StoredWatch.Status(rawValue: row.integer(5)) ?? .paused,
        lastCheckedAt: row.optionalInteger(6), nextCheckAt: row.optionalInteger(7), failures: row.integer(8),
        failure: row.isNull(9) ? nil : row.text(9), origin: StoredWatch.Origin(rawValue: row.integer(10)) ?? .here)
    }
  }
}

extension SQLiteValue {
  init(_ integer: Int?) { self = integer.map { .integer($0) } ?? .null }
}
