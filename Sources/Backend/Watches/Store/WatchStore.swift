// SPDX-License-Identifier: MIT
import Basics
import Database

/// The watches, the log of their events, and the lease of the process that polls, in `<folder>/watches.sqlite`.
///
/// A watch's new state and its events are committed together or not at all, so a killed process loses both or neither.
/// Several processes may use the file at once: a record made from a state that another process has since changed is
/// refused (`WatchRecord`), and so is one by a process that has lost the lease (`WatchLease`).
final class WatchStore: Sendable {
  /// Reads have a thread and a connection of their own, so that followers never wait for a write.
  private let reader: SerialThread<DatabaseFile>
  let writer: SerialThread<DatabaseFile>
  private let limits: WatchLimits
  private let onEvent: @Sendable (Int) -> Void

  /// Accesses no file yet: the folder and the file are created by the first write. Until then, reads return what an
  /// empty file would have.
  ///
  /// - Parameters:
  ///   - folder: the state folder, created with mode 0700 if it is missing; the file has mode 0600.
  ///   - limits: how many watches are accepted, and how much of the log is kept.
  ///   - now: the clock for the name of a file that is set aside.
  ///   - onEvent: receives the newest cursor after each commit made here that added events. Called on a thread of the
  ///     store; must not wait for the store.
  ///   - report: receives the file's failures and recoveries, on a thread of the store; must not wait for the store.
  init(
    folder: String, limits: WatchLimits = WatchLimits(), now: @escaping @Sendable () -> Instant,
    onEvent: @escaping @Sendable (Int) -> Void = { _ in }, report: @escaping @Sendable (StoreReport) -> Void
  ) {
    self.limits = limits
    self.onEvent = onEvent
    let reporter = StoreReporter(report)
    let makeFile: @Sendable () -> DatabaseFile = {
      DatabaseFile(folder: folder, name: "watches.sqlite", schema: .watches, now: now, reporter: reporter)
    }
    reader = SerialThread(makeResource: makeFile, finish: { $0.close() })
    writer = SerialThread(makeResource: makeFile, finish: { $0.close() })
  }

  /// Finishes pending work and closes the file. Blocks; intended for the end of the process.
  @available(*, noasync)
  func close() {
    reader.close()
    writer.close()
  }

  // MARK: Watches

  /// Adds a watch, unless one that has not ended is the same.
  /// - Parameter isSame: whether a definition is of the same condition as the new one.
  /// - Returns: the watch, or the one that is the same.
  /// - Throws: an error with a `limit` if there are too many watches.
  func add(
    _ watch: NewWatch, unless isSame: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws(DatabaseError) -> (watch: StoredWatch, isNew: Bool) {
    let bytes = watch.content.utf8.count + watch.state.utf8.count
    // A limit is no failure of the file, which would be reported.
    let added = try await write(bytes: bytes) { [limits] database throws(DatabaseError) in
      try Self.add(watch, unless: isSame, limits, in: database)
    }
    return try added.get()
  }

  private static func add(
    _ watch: NewWatch, unless isSame: (String) -> Bool, _ limits: WatchLimits, in database: Database
  ) throws(DatabaseError) -> Result<(watch: StoredWatch, isNew: Bool), DatabaseError> {
    var count = 1
    var bytes = watch.content.utf8.count
    var same: Int?
    // A row at a time: a definition is small, but a state may hold all showings of a day.
    _ = try database.rows("SELECT id, content, standing FROM watches ORDER BY id") { row in
      let content = row.text(1)
      count += 1
      bytes += content.utf8.count
      if same == nil, row.integer(2) != StoredWatch.Status.ended.rawValue, isSame(content) { same = row.integer(0) }
    }
    guard same != nil || (count <= limits.watches && bytes <= limits.definitionBytes) else {
      let isCount = count > limits.watches
      return .failure(.tooManyWatches(isCount ? limits.watches : limits.definitionBytes, isCount))
    }
    if same == nil {
      try database.run(
        """
        INSERT INTO watches (
          revision, created_at, content, state, standing, last_checked_at, next_check_at, failures)
        VALUES (1, ?1, ?2, \(summary(of: "?3")), 0, ?1, ?4, 0)
        """, .integer(watch.createdAt), .text(watch.content), .text(watch.state), SQLiteValue(watch.nextCheckAt))
      try database.run("INSERT INTO states VALUES (last_insert_rowid(), ?)", .text(watch.state))
    }
    let id = if let same { same } else { try database.integer("SELECT last_insert_rowid()") }
    guard let row = try rows(database, "WHERE id = ?", .integer(id)).first else {
      throw DatabaseError(.corrupt, "A row that was just added is missing")
    }
    return .success((row, same == nil))
  }

  /// The watches in the order in which they were added, and the newest cursor of the log.
  /// - Parameter ids: only these; nil for all.
  func watches(_ ids: [Int]? = nil) async throws(DatabaseError) -> (watches: [StoredWatch], cursor: Int) {
    try await read(ifMissing: ([], 0)) { database throws(DatabaseError) in
      let cursor = try Self.newestCursor(database)
      guard let ids else { return (try Self.rows(database, "ORDER BY id"), cursor) }
      var found: [StoredWatch] = []
      for id in Set(ids).sorted() { found += try Self.rows(database, "WHERE id = ?", .integer(id)) }
      return (found, cursor)
    }
  }

  /// Visits watches in the order in which they were added, with one item of each theatre in their states. Only some are
  /// in memory at once.
  /// - Parameters:
  ///   - id: only those that were added after this one.
  ///   - limit: the maximum number of watches; nil for all.
  func visit(
    addedAfter id: Int = 0, limit: Int? = nil, _ body: (StoredWatch) -> Void
  ) async throws(DatabaseError) {
    var last = id
    var left = limit ?? .max
    while left > 0 {
      let rows = try await read(ifMissing: []) { [last, left] database throws(DatabaseError) in
        try Self.rows(
          database, state: "state", "WHERE id > ? ORDER BY id LIMIT ?", .integer(last),
          .integer(min(left, Self.visitedAtOnce)))
      }
      guard let newest = rows.last else { return }
      last = newest.id
      left -= rows.count
      rows.forEach(body)
    }
  }

  private static let visitedAtOnce = 50

  /// The active watches to be checked by a time, the most overdue first; then those that were last checked after it,
  /// because the clock was set back.
  /// - Parameter time: in seconds since 1970.
  func due(by time: Int, limit: Int) async throws(DatabaseError) -> [StoredWatch] {
    try await read(ifMissing: []) { database throws(DatabaseError) in
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

  /// When the next active watch is to be checked, in seconds since 1970; nil if there is none.
  func nextDue() async throws(DatabaseError) -> Int? {
    try await read(ifMissing: nil) { database throws(DatabaseError) in
      try database.rows(
        "SELECT MIN(next_check_at) FROM watches WHERE standing = 0 AND next_check_at IS NOT NULL"
      ) { $0.optionalInteger(0) }.first ?? nil
    }
  }

  /// Removes a watch; its events stay. False if there was none.
  func remove(_ id: Int) async throws(DatabaseError) -> Bool {
    try await write { database throws(DatabaseError) in
      try database.run("DELETE FROM states WHERE id = ?", .integer(id))
      return try database.run("DELETE FROM watches WHERE id = ?", .integer(id)) > 0
    }
  }

  /// Commits records, each with its events, in one transaction.
  /// - Parameter fence: the fence of the lease under which the states were observed; nil for a record of a
  ///   user's request, which needs no lease.
  /// - Returns: the ids whose records were taken; nil if the lease is another's by now.
  func record(
    _ records: [WatchRecord], fence: Int? = nil
  ) async throws(DatabaseError) -> Set<Int>? {
    let bytes = records.reduce(0) { $0 + $1.byteCount }
    return try await writer.run(
      bytes: bytes, until: .now + DatabaseFile.patience, whenLate: .withdraws, refused: .failure(.refused)
    ) { [limits, onEvent] file throws(DatabaseError) in
      let (taken, newest) = try file.write { database throws(DatabaseError) in
        try Self.record(records, fence: fence, limits, in: database)
      }
      if let newest { onEvent(newest) }
      return taken
    }
  }

  /// - Returns: the ids whose records were taken, and the newest cursor if there are new events.
  private static func record(
    _ records: [WatchRecord], fence: Int?, _ limits: WatchLimits, in database: Database
  ) throws(DatabaseError) -> (Set<Int>?, Int?) {
    // In the same transaction as the writes: a lease that is lost later than this is lost after them.
    if let fence, try database.integer("SELECT fence FROM lease WHERE holder IS NOT NULL") != fence {
      return (nil, nil)
    }
    var taken: Set<Int> = []
    var hasEvents = false
    for record in records where try update(record, in: database) {
      taken.insert(record.watch.id)
      for event in record.events {
        try database.run(
          "INSERT INTO events (watch, at, content) VALUES (?, ?, ?)", .integer(record.watch.id), .integer(record.at),
          .text(event))
        hasEvents = true
      }
    }
    guard hasEvents else { return (taken, nil) }
    try bound(database, limits)
    return (taken, try newestCursor(database))
  }

  /// False if the row is gone or was changed since it was read.
  private static func update(_ record: WatchRecord, in database: Database) throws(DatabaseError) -> Bool {
    let watch = record.watch
    let isTaken =
      try database.run(
        """
        UPDATE watches SET revision = revision + 1, content = ?3, state = \(summary(of: "?4")), standing = ?5,
          last_checked_at = ?6, next_check_at = ?7, failures = ?8, failure = ?9
        WHERE id = ?1 AND revision = ?2
        """, .integer(watch.id), .integer(watch.revision), .text(watch.content), .text(watch.state),
        .integer(watch.status.rawValue), SQLiteValue(watch.lastCheckedAt), SQLiteValue(watch.nextCheckAt),
        .integer(watch.failures), watch.failure.map { .text($0) } ?? .null) > 0
    if isTaken {
      try database.run("UPDATE states SET state = ? WHERE id = ?", .text(watch.state), .integer(watch.id))
    }
    return isTaken
  }

  /// SQL for a state with one item of each theatre, which has the theatre's offset. The list of all watches needs no
  /// more of the items.
  static func summary(of state: String) -> String {
    """
    CASE WHEN json_valid(\(state)) THEN json_replace(json_remove(\(state), '$.state.reported'), '$.state.items', (
      SELECT json_group_array(json(value)) FROM (
        SELECT value FROM json_each(\(state), '$.state.items')
        GROUP BY coalesce(json_extract(value, '$.showing.theatreId'), json_extract(value, '$.seats.showing.theatreId'))
      ))) ELSE \(state) END
    """
  }

  /// - Parameter state: SQL for the states.
  private static func rows(
    _ database: Database, state: String = "(SELECT state FROM states WHERE states.id = watches.id)", _ rest: String,
    _ values: SQLiteValue...
  ) throws(DatabaseError) -> [StoredWatch] {
    try database.rows(
      """
      SELECT id, revision, created_at, content, \(state), standing, last_checked_at, next_check_at, failures, failure
      FROM watches \(rest)
      """, values: values
    ) { row in
      StoredWatch(
        id: row.integer(0), revision: row.integer(1), createdAt: row.integer(2), content: row.text(3),
        state: row.text(4), status: StoredWatch.Status(rawValue: row.integer(5)) ?? .paused,
        lastCheckedAt: row.optionalInteger(6), nextCheckAt: row.optionalInteger(7), failures: row.integer(8),
        failure: row.isNull(9) ? nil : row.text(9))
    }
  }

  // MARK: Threads

  /// Runs `body` on the reader's thread, unless there is no file.
  /// - Throws: also if the system can't determine whether there is one.
  func read<T: Sendable>(
    ifMissing missing: T, _ body: @escaping @Sendable (Database) throws(DatabaseError) -> T
  ) async throws(DatabaseError) -> T {
    try await reader.run(until: .now + DatabaseFile.patience, whenLate: .withdraws, refused: .failure(.refused)) {
      file throws(DatabaseError) in try file.readIfAny(body) ?? missing
    }
  }

  /// Runs `body` on the writer's thread, in a transaction. If this throws `.refused`, nothing was written.
  func write<T: Sendable>(
    bytes: Int = 0, _ body: @escaping @Sendable (Database) throws(DatabaseError) -> T
  ) async throws(DatabaseError) -> T {
    try await writer.run(
      bytes: bytes, until: .now + DatabaseFile.patience, whenLate: .withdraws, refused: .failure(.refused)
    ) { file throws(DatabaseError) in try file.write(body) }
  }
}

extension DatabaseError {
  /// - Parameter isCount: whether the limit is a number of watches; otherwise it is one of bytes.
  fileprivate static func tooManyWatches(_ limit: Int, _ isCount: Bool) -> DatabaseError {
    let what = isCount ? "\(limit) watches" : "\(limit) bytes of watches' definitions"
    var error = DatabaseError(.tooMany, "There are \(what), as many as are allowed; remove some first")
    error.limit = limit
    return error
  }
}

extension SQLiteValue {
  init(_ integer: Int?) { self = integer.map { .integer($0) } ?? .null }
}
