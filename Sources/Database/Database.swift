// SPDX-License-Identifier: MIT
import CSQLite
import Platform
import Synchronization

// Database: what is under every store that outlives the process: SQLite files, their schema versions, the threads that
// own them, and archives. It knows no feature; the stores stand in the rooms of Backend:
//
//     Films/Titles/Store  <state-dir>/marquee.sqlite      past search queries
//     Library/Store       <state-dir>/library.sqlite      the user's films and shows
//     Watches/Store       <state-dir>/watches.sqlite      watches, the log of their events, the receivers' cursors, the
//                                                         lease
//     Calls/Responses     <cache-dir>/responses.sqlite    upstream responses, for EndpointCore's response cache
//     Films/Images        <cache-dir>/images/             downloaded images
//
// A store's methods are async. Their work runs on a `SerialThread`, which owns the file or folder. The databases have
// one thread for reads and one for writes, so that no read waits for a write:
//
//     caller --job--> JobQueue (bounded) --> the thread --> DatabaseFile --> Database --> SQLite
//       ^                                                                       |
//       +------------------------------- result --------------------------------+
//
// Nothing here blocks Swift's cooperative pool, and nothing is opened, created or started before its first use. Callers
// wait no longer than their deadline, neither for the thread nor for another process that has locked the file.
// `DatabaseFile` handles a file's failures. A damaged file is set aside (renamed) and replaced with a fresh one. A file
// of a newer version is refused, or set aside if it is a cache. A file that another process deleted or replaced is
// reopened. If a file can't be written, the write is lost and reads go on. Each failure is reported to the store's user
// in a single `StoreReport`.
//
// Several processes may use the same files. Transactions isolate their writes. Opening, closing, deleting and setting
// aside happen under a lock on the folder (`PrivateFolder`), so that no process removes a file that another has just
// created.

/// A connection to a SQLite file, used only by the thread that opened it. Requires SQLite 3.27 (2019) or newer.
public final class Database {
  /// When statements stop waiting for another connection's lock. Each is tried at least once.
  var deadline: ContinuousClock.Instant

  /// The size in bytes to which SQLite shortens a -wal file that was longer.
  static let logSizeLimit = 4 << 20

  private let handle: OpaquePointer
  private var statements: [String: Statement] = [:]
  /// The path under which the connection is counted.
  private var counted: String?
  /// The numbers of this process's connections to files, by their paths.
  private static let connections = Mutex<[String: Int]>([:])

  /// Opens an existing file for reading and writing.
  /// - Parameter beforeFirst: runs first if this process has no connection to the file, and while it can't get one.
  public convenience init(
    path: String, deadline: ContinuousClock.Instant = .now, beforeFirst: () throws(DatabaseError) -> Void = {}
  ) throws(DatabaseError) {
    try self.init(name: path, flags: SQLITE_OPEN_READWRITE, deadline: deadline)
    // SQLite opens the log and its index only with the first statement.
    try Self.connections.withLock { counts throws(DatabaseError) in
      if counts[path] == nil { try beforeFirst() }
      counts[path, default: 0] += 1
    }
    counted = path
    try configure()
  }

  /// Opens an existing file for reading without creating a file beside it, which is as it is now: changes that are only
  /// in its -wal file are not seen, and nobody may change the file meanwhile.
  public convenience init(unchanging path: String) throws(DatabaseError) {
    // Every byte but letters, digits and slashes, as RFC 3986 has it.
    let escaped = path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      guard !scalar.properties.isAlphabetic || !scalar.isASCII, byte != UInt8(ascii: "/") else { return String(scalar) }
      let digits = String(byte, radix: 16)
      return "%" + String(repeating: "0", count: 2 - digits.utf8.count) + digits
    }.joined()
    try self.init(
      name: "file:\(escaped)?immutable=1", flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, deadline: .now)
  }

  private init(name: String, flags: Int32, deadline: ContinuousClock.Instant) throws(DatabaseError) {
    self.deadline = deadline
    var opened: OpaquePointer?
    // NOMUTEX: only one thread uses the connection, so SQLite need not lock it.
    let code = sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(opened)
      throw DatabaseError(code: code, message: message)
    }
    handle = opened
    sqlite3_extended_result_codes(handle, 1)
    // Not SQLite's own busy timeout, which starts anew for each statement and for each lock of a statement.
    sqlite3_busy_handler(
      handle,
      { database, _ in
        guard let database else { return 0 }
        return Unmanaged<Database>.fromOpaque(database).takeUnretainedValue().isInTime ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  // close_v2 keeps the connection alive until its last statement is finalized, whatever the order of deinitialization.
  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
    guard let counted else { return }
    Self.connections.withLock { counts in
      let others = (counts[counted] ?? 1) - 1
      counts[counted] = others > 0 ? others : nil
    }
  }

  /// Sets WAL mode, in which readers and the writer don't wait for each other and a killed process leaves no damage.
  /// With `synchronous=NORMAL` only a checkpoint waits for the device: a power cut may lose the last commits but never
  /// corrupts the file (https://sqlite.org/pragma.html#pragma_synchronous).
  private func configure() throws(DatabaseError) {
    do {
      try run("PRAGMA journal_mode=WAL")
    } catch let error where error.kind == .readOnly {
      // A file that can't be written can still be read, in its current journal mode.
    }
    try run("PRAGMA synchronous=NORMAL")
    try run("PRAGMA journal_size_limit=\(Self.logSizeLimit)")
  }

  /// Runs a statement for its effect and returns the number of rows it changed, including those changed by triggers.
  @discardableResult
  public func run(_ sql: String, _ values: SQLiteValue...) throws(DatabaseError) -> Int {
    try run(sql, values: values)
  }

  @discardableResult
  public func run(_ sql: String, values: [SQLiteValue]) throws(DatabaseError) -> Int {
    let before = sqlite3_total_changes(handle)
    try statement(sql).run(values) { _ in }
    return Int(sqlite3_total_changes(handle) &- before)
  }

  /// Runs a statement and returns its rows, each converted by `read`.
  public func rows<T>(_ sql: String, _ values: SQLiteValue..., read: (Row) -> T) throws(DatabaseError) -> [T] {
    try rows(sql, values: values, read: read)
  }

  /// Runs a statement and returns its rows, each converted by `read`.
  public func rows<T>(_ sql: String, values: [SQLiteValue], read: (Row) -> T) throws(DatabaseError) -> [T] {
    var result: [T] = []
    try statement(sql).run(values) { result.append(read($0)) }
    return result
  }

  /// The first column of a single-row statement such as a PRAGMA or an aggregate; 0 without a row.
  public func integer(_ sql: String, _ values: SQLiteValue...) throws(DatabaseError) -> Int {
    var result = 0
    try statement(sql).run(values) { result = $0.integer(0) }
    return result
  }

  /// Runs several statements without parameters, such as a step of a schema.
  public func script(_ sql: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw lastError }
  }

  /// Runs `body`, which only reads; a second time if the -shm file was cut meanwhile.
  public func reading<T>(_ body: (Database) throws(DatabaseError) -> T) throws(DatabaseError) -> T {
    let faults = MappedLengths.faults
    let result = try body(self)
    return faults == MappedLengths.faults ? result : try body(self)
  }

  /// Runs `body`, which only reads, in a transaction: all that it reads is of one moment.
  public func snapshot<T>(_ body: (Database) throws(DatabaseError) -> T) throws(DatabaseError) -> T {
    try transaction(begunBy: "BEGIN", body)
  }

  /// Runs `body` in a transaction, rolled back if it throws. The write lock is taken first, so that what `body` reads
  /// stays valid until the commit. Throws `.cut` if the -shm file was cut meanwhile.
  public func transaction<T>(_ body: (Database) throws(DatabaseError) -> T) throws(DatabaseError) -> T {
    let faults = MappedLengths.faults
    return try transaction(begunBy: "BEGIN IMMEDIATE") { database throws(DatabaseError) in
      let result = try body(database)
      // What was read from the log's index may have been zeros.
      guard faults == MappedLengths.faults else { throw DatabaseError.cut }
      return result
    }
  }

  private func transaction<T>(
    begunBy begin: String, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    try run(begin)
    do throws(DatabaseError) {
      let result = try body(self)
      try run("COMMIT")
      return result
    } catch {
      // After some errors, such as a full disk, SQLite has already rolled back.
      if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  /// Copies everything into an empty file, as of one moment (https://sqlite.org/backup.html).
  public func copy(to path: String) throws(DatabaseError) {
    let target = try Database(name: path, flags: SQLITE_OPEN_READWRITE, deadline: deadline)
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else { throw target.lastError }
    var code: Int32
    repeat { code = sqlite3_backup_step(backup, -1) } while (code == SQLITE_BUSY || code == SQLITE_LOCKED) && isInTime
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw target.lastError }
  }

  /// Sleeps for a moment before another attempt. False once the deadline has passed.
  private var isInTime: Bool {
    guard deadline > .now else { return false }
    SystemThread.sleep(for: .milliseconds(2))
    return true
  }

  private var lastError: DatabaseError {
    DatabaseError(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
  }

  private static let mostStatements = 200

  private func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, connection: handle)
    // Filters make ever new statements.
    if statements.count >= Self.mostStatements { statements.removeAll() }
    statements[sql] = statement
    return statement
  }
}

/// The linked SQLite library.
public enum SQLiteLibrary {
  /// The version of the library, such as `3.45.1`.
  public static var version: String { String(cString: sqlite3_libversion()) }
}
