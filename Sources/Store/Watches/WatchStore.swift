// SPDX-License-Identifier: MIT
import Basics
import Platform

/// The watches, the log of their events, and the lease of the process that polls, in `<folder>/watches.sqlite`.
///
/// A watch's new state and its events are committed together or not at all, so a killed process loses both or neither.
/// Several processes may use the file at once: a record made from a state that another process has
/// since changed is refused (`WatchRecord`), and so is one by a process that has lost the lease (`WatchLease`).
public final class WatchStore: Sendable {
  /// Reads have a thread and a connection of their own, so that followers never wait for a write.
  private let reader: SerialThread<WatchTable>
  private let writer: SerialThread<WatchTable>
  private let path: String

  /// Accesses no file yet: the folder and the file are created on first use.
  ///
  /// - Parameters:
  ///   - folder: the state folder, created with mode 0700 if it is missing; the file has mode 0600.
  ///   - bounds: how many watches are accepted, and how much of the log is kept.
  ///   - now: the clock for the name of a file that is set aside.
  ///   - onEvent: receives the newest cursor after each commit made here that added events. Called on a thread of the
  ///     store; must not wait for the store.
  ///   - report: receives the file's failures and recoveries, on a thread of the store; must not wait for the store.
  public init(
    folder: String, bounds: WatchBounds = WatchBounds(), now: @escaping @Sendable () -> Instant,
    onEvent: @escaping @Sendable (Int) -> Void = { _ in }, report: @escaping @Sendable (StoreReport) -> Void
  ) {
    path = folder + "/" + WatchTable.fileName
    let reporter = StoreReporter(report)
    let makeTable: @Sendable () -> WatchTable = {
      WatchTable(folder: folder, bounds: bounds, now: now, onEvent: onEvent, reporter: reporter)
    }
    reader = SerialThread(makeResource: makeTable, finish: { $0.close() })
    writer = SerialThread(makeResource: makeTable, finish: { $0.close() })
  }

  /// Whether the file exists. Without a first watch there is none to open.
  public var exists: Bool { FileIdentity(path: path) != nil }

  // MARK: Watches

  /// Adds a watch, unless one that has not ended is the same.
  /// - Parameter isSame: whether a definition is of the same condition as the new one.
  /// - Returns: the watch, or the one that is the same.
  /// - Throws: an error with a `limit` if there are too many watches.
  public func add(
    _ watch: NewWatch, unless isSame: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws(DatabaseError) -> (watch: StoredWatch, isNew: Bool) {
    try await write(bytes: watch.content.utf8.count + watch.state.utf8.count) { table, limit throws(DatabaseError) in
      try table.add(watch, unless: isSame, until: limit)
    }
  }

  /// The watches in the order in which they were added, and the newest cursor of the log.
  /// - Parameter ids: only these; nil for all.
  public func watches(_ ids: [Int]? = nil) async throws(DatabaseError) -> (watches: [StoredWatch], cursor: Int) {
    try await read { table, limit throws(DatabaseError) in try table.watches(ids, until: limit) }
  }

  /// Visits watches in the order in which they were added. Only some are in memory at once, because each may hold all
  /// showings of a day.
  /// - Parameters:
  ///   - id: only those that were added after this one.
  ///   - limit: the maximum number of watches; nil for all.
  public func visit(
    addedAfter id: Int = 0, limit: Int? = nil, _ body: (StoredWatch) -> Void
  ) async throws(DatabaseError) {
    var (last, left) = (id, limit ?? .max)
    while left > 0 {
      let rows = try await read { [last, left] table, end throws(DatabaseError) in
        try table.watches(addedAfter: last, limit: min(left, Self.batch), until: end)
      }
      guard let newest = rows.last else { return }
      last = newest.id
      left -= rows.count
      rows.forEach(body)
    }
  }

  /// How many rows a visit reads at once.
  private static let batch = 50

  /// The active watches to be checked by a time, the most overdue first; then those that were last checked after it,
  /// because the clock was set back.
  /// - Parameter time: in seconds since 1970.
  public func due(by time: Int, limit: Int) async throws(DatabaseError) -> [StoredWatch] {
    try await read { table, end throws(DatabaseError) in try table.due(by: time, limit: limit, until: end) }
  }

  /// When the next active watch is to be checked, in seconds since 1970; nil if there is none.
  public func nextDue() async throws(DatabaseError) -> Int? {
    try await read { table, limit throws(DatabaseError) in try table.nextDue(until: limit) }
  }

  /// Removes a watch; its events stay. False if there was none.
  public func remove(_ id: Int) async throws(DatabaseError) -> Bool {
    try await write { table, limit throws(DatabaseError) in try table.remove(id, until: limit) }
  }

  /// Commits records, each with its events, in one transaction.
  /// - Parameter fence: the fence of the lease under which the states were observed; nil for a record of a
  ///   user's request, which needs no lease.
  /// - Returns: the ids whose records were taken; nil if the lease is another's by now.
  public func record(
    _ records: [WatchRecord], fence: Int? = nil
  ) async throws(DatabaseError) -> Set<Int>? {
    let bytes = records.reduce(0) { $0 + $1.byteCount }
    return try await write(bytes: bytes) { table, limit throws(DatabaseError) in
      try table.record(records, fence: fence, until: limit)
    }
  }

  // MARK: The log

  /// The events after a cursor, the oldest first.
  /// - Parameters:
  ///   - watches: only those of these watches; nil for all.
  ///   - limit: the maximum number of events.
  public func events(
    after cursor: Int, of watches: [Int]? = nil, limit: Int
  ) async throws(DatabaseError) -> WatchLogPage {
    try await read { table, end throws(DatabaseError) in
      try table.events(after: cursor, of: watches, limit: limit, until: end)
    }
  }

  /// Like `events`, without creating the file: without one, any cursor is a gap.
  public func eventsIfAny(
    after cursor: Int, of watches: [Int]? = nil, limit: Int
  ) async throws(DatabaseError) -> WatchLogPage {
    guard exists else { return WatchLogPage(events: [], cursor: 0, isComplete: true, hasGap: cursor > 0) }
    return try await events(after: cursor, of: watches, limit: limit)
  }

  /// The cursor of the newest event; 0 if there never was one.
  public func newestCursor() async throws(DatabaseError) -> Int {
    try await read { table, limit throws(DatabaseError) in try table.newestCursor(until: limit) }
  }

  /// The cursor before the newest events; 0 if there are no more than so many.
  public func cursor(beforeLast count: Int) async throws(DatabaseError) -> Int {
    try await read { table, limit throws(DatabaseError) in try table.cursor(beforeLast: count, until: limit) }
  }

  /// The newest cursor, and how many watches were added and removed.
  public func position() async throws(DatabaseError) -> WatchPosition {
    try await read { table, limit throws(DatabaseError) in try table.position(until: limit) }
  }

  /// The cursor of the last event that a receiver was given; nil for a new one.
  public func delivered(to receiver: String) async throws(DatabaseError) -> Int? {
    try await read { table, limit throws(DatabaseError) in try table.delivered(to: receiver, until: limit) }
  }

  /// Stores the cursor of a receiver. The thousand receivers that were stored last are kept.
  public func deliver(upTo cursor: Int, to receiver: String) async throws(DatabaseError) {
    try await write(bytes: receiver.utf8.count) { table, limit throws(DatabaseError) in
      try table.deliver(upTo: cursor, to: receiver, until: limit)
    }
  }

  // MARK: The lease

  /// The lease as it is now.
  public func lease() async throws(DatabaseError) -> WatchLease {
    try await read { table, limit throws(DatabaseError) in try table.lease(until: limit) }
  }

  /// Takes the lease over, unless it has changed since it was seen.
  /// - Parameter time: this machine's time, in seconds since 1970.
  /// - Returns: the lease; nil if another process was faster.
  public func takeLease(_ seen: WatchLease, for holder: String, at time: Int) async throws(DatabaseError) -> WatchLease?
  {
    try await write { table, limit throws(DatabaseError) in
      try table.takeLease(seen, for: holder, at: time, until: limit)
    }
  }

  /// Writes a heartbeat. False if the lease is another process's by now.
  public func renewLease(fence: Int, at time: Int) async throws(DatabaseError) -> Bool {
    try await write { table, limit throws(DatabaseError) in try table.renewLease(fence: fence, at: time, until: limit) }
  }

  /// Gives the lease up if it is that holder's, so that another process need not wait. Blocks; for the end of the
  /// process.
  @available(*, noasync)
  public func releaseLease(of holder: String) {
    let limit = ContinuousClock.now + .milliseconds(500)
    try? writer.runBlocking(until: limit, refused: .failure(DatabaseError.refused)) { table throws(DatabaseError) in
      try table.releaseLease(of: holder, until: limit)
    }
  }

  /// Finishes pending work and closes the file. Blocks; intended for the end of the process.
  @available(*, noasync)
  public func close() {
    reader.close()
    writer.close()
  }

  // MARK: Threads

  private func read<T: Sendable>(
    _ body: @escaping @Sendable (inout WatchTable, ContinuousClock.Instant) throws(DatabaseError) -> T
  ) async throws(DatabaseError) -> T {
    let limit = ContinuousClock.now + DatabaseFile.timeout
    return try await reader.run(until: limit, refused: .failure(.refused)) { table throws(DatabaseError) in
      try body(&table, limit)
    }
  }

  private func write<T: Sendable>(
    bytes: Int = 0, _ body: @escaping @Sendable (inout WatchTable, ContinuousClock.Instant) throws(DatabaseError) -> T
  ) async throws(DatabaseError) -> T {
    let limit = ContinuousClock.now + DatabaseFile.timeout
    return try await writer.run(bytes: bytes, until: limit, refused: .failure(.refused)) {
      table throws(DatabaseError) in try body(&table, limit)
    }
  }
}
