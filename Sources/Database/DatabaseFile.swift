// SPDX-License-Identifier: MIT
import Basics
import Platform

/// A SQLite file that is opened on first use. Goes on after the file was damaged, deleted or replaced by another
/// process, locked by one, or temporarily unwritable.
public struct DatabaseFile {
  /// The default time to wait for others that hold the file, counted from when the work's turn has come.
  public static let timeout = Duration.seconds(2)
  /// The default time to wait for the work's turn on the file's thread: as long as a request has by default.
  public static let patience = Duration.seconds(30)

  /// The path of the file.
  public let path: String
  private let folder: PrivateFolder
  private let schema: Schema
  private let now: @Sendable () -> Instant
  private let reporter: StoreReporter

  private var connection: (database: Database, files: Files)?
  /// The length of the -wal file after this connection last used it.
  private var logLength = 0
  /// The time that optional reads have waited for others in vain since one last succeeded.
  private var waitedInVain = Duration.zero

  /// Accesses no file yet.
  ///
  /// - Parameters:
  ///   - folder: the file's folder, created with mode 0700 if it is missing; the file has mode 0600.
  ///   - name: the file's name.
  ///   - schema: its tables.
  ///   - now: the clock for the names of files that are set aside.
  ///   - reporter: receives its failures and recoveries.
  public init(
    folder: String, name: String, schema: Schema, now: @escaping @Sendable () -> Instant, reporter: StoreReporter
  ) {
    self.folder = PrivateFolder(path: folder)
    path = folder + "/" + name
    self.schema = schema
    self.now = now
    self.reporter = reporter
  }

  /// Runs `body`, which only reads. It runs a second time if the file had to be replaced.
  ///
  /// - Parameter deadline: when to stop waiting for others that hold the file.
  public mutating func read<T>(
    until deadline: ContinuousClock.Instant = .now + timeout, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    try reported(until: deadline) { database throws(DatabaseError) in try database.reading(body) }
  }

  private mutating func reported<T>(
    until deadline: ContinuousClock.Instant, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    do {
      return try onUsableFile(until: deadline, body)
    } catch {
      reporter.failed(StoreReport(path: path, event: .failed(error)))
      throw error
    }
  }

  /// Like `read`; returns nil at once if there is no file yet.
  public mutating func readIfAny<T>(
    until deadline: ContinuousClock.Instant = .now + timeout, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T? {
    guard try exists() else { return nil }
    return try read(until: deadline, body)
  }

  /// Reports if that can't be determined.
  private func exists() throws(DatabaseError) -> Bool {
    do throws(DatabaseError) { return try Self.identity(path) != nil } catch {
      reporter.failed(StoreReport(path: path, event: .failed(error)))
      throw error
    }
  }

  /// Like `read`, for optional work: returns nil, which is not reported as a failure, if there is no file yet, or if
  /// another process still holds it at `deadline`.
  ///
  /// - Parameter timeout: how long to wait, less what earlier reads have waited in vain: the reads of a list would each
  ///   wait as long, one after the other. nil: until the deadline.
  public mutating func readIfFree<T>(
    until deadline: ContinuousClock.Instant, timeout: Duration?, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T? {
    if connection == nil, try !exists() { return nil }
    let start = ContinuousClock.now
    do {
      let limit = timeout.map { start + max($0 - waitedInVain, .zero) } ?? deadline
      let result = try onUsableFile(until: min(limit, deadline)) { database throws(DatabaseError) in
        try database.reading(body)
      }
      waitedInVain = .zero
      return result
    } catch let error where error.kind == .busy {
      waitedInVain += .now - start
      return nil
    } catch {
      reporter.failed(StoreReport(path: path, event: .failed(error)))
      throw error
    }
  }

  /// Runs `body` in a transaction. It runs a second time if the file had to be replaced.
  ///
  /// - Parameter deadline: when to stop waiting for others that hold the file.
  public mutating func write<T>(
    until deadline: ContinuousClock.Instant = .now + timeout, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    let result = try reported(until: deadline) { [schema] database throws(DatabaseError) in
      try database.transaction { database throws(DatabaseError) in
        // A newer version may have migrated the file since this process opened it.
        try schema.refuseNewer(database)
        return try body(database)
      }
    }
    reporter.succeeded()
    return result
  }

  /// Closes the connection; the next use opens a new one.
  public mutating func close() {
    guard connection != nil, (try? FileStatus(path: folder.path)) != nil else { return connection = nil }
    // SQLite's last connection deletes the -wal file by name. Under the lock, the name can't belong to a newer file.
    try? folder.locked(until: .now + Self.timeout, failure: DatabaseError.init) { () throws(DatabaseError) in
      connection = nil
    }
  }

  /// Deletes the file with all of its content, including its -wal file and files that were set aside. Other users of
  /// the file, here or in other processes, continue with a fresh one.
  public mutating func delete(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    let name = path.dropFirst(folder.path.count + 1)
    try folder.locked(until: deadline, failure: DatabaseError.init) { () throws(DatabaseError) in
      connection = nil
      let files: [(name: String, path: String, status: FileStatus)]
      do throws(FileError) { files = try folder.files() } catch { throw DatabaseError(error) }
      for file in files where file.name.hasPrefix(name + ".") { try Self.remove(file.path) }
      for path in Self.names(path) { try Self.remove(path) }
    }
  }

  private static func remove(_ path: String) throws(DatabaseError) {
    do throws(SystemError) {
      try FileSystem.remove(path)
    } catch {
      guard error == .notFound else { throw DatabaseError(FileError("delete", path, error)) }
    }
  }

  /// The length of the first part of a -shm file (https://sqlite.org/walformat.html).
  private static let indexLength = 32_768

  private mutating func onUsableFile<T>(
    until deadline: ContinuousClock.Instant, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    // Every run of the body replaces it.
    var result = Result<T, DatabaseError>.failure(.cut)
    try mending(until: deadline) { database throws(DatabaseError) in
      result = Result { () throws(DatabaseError) in try body(database) }
      _ = try result.get()
    }
    return try result.get()
  }

  /// Not generic: a release would contain it once for each type of results.
  private mutating func mending(
    until deadline: ContinuousClock.Instant, _ body: (Database) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let (database, files) = try current(until: deadline)
    MappedLengths.keep(path + "-shm", atLeast: Self.indexLength)
    let faults = MappedLengths.faults
    defer { logLength = (try? FileStatus(path: path + "-wal"))?.size ?? 0 }
    do throws(DatabaseError) {
      return try body(database)
    } catch let error where error.isCutLog {
      try replaceCutLog(until: deadline)
      return try body(current(until: deadline).database)
    } catch let error where error == .cut || faults != MappedLengths.faults {
      // Zeros in the index of the log make a sound file look damaged.
      return try body(database)
    } catch let error where error.isMoved || files != (try? Files.at(path)) {
      // The file was renamed or deleted under the connection.
      return try body(current(until: deadline).database)
    } catch let error where error.kind == .corrupt || error.kind == .newerSchema {
      // Statements also fail if a newer version has changed the tables since.
      let reason = error.kind == .newerSchema ? error : newer(database) ?? error
      guard isReplaced(for: reason) else { throw reason }
      try folder.locked(until: deadline, failure: DatabaseError.init) { () throws(DatabaseError) in
        try setAside(files.database, reason: reason)
      }
      return try body(current(until: deadline).database)
    }
  }

  /// The connection to the file that has the name now. A connection to a file that was set aside or deleted is closed.
  private mutating func current(
    until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> (database: Database, files: Files) {
    if isLogCut { try replaceCutLog(until: deadline) }
    if let connection, try connection.files == Files.at(path) {
      connection.database.deadline = deadline
      return connection
    }
    if connection == nil, let opened = try openedBesideOthers(until: deadline) {
      connection = opened
      return opened
    }
    return try folder.locked(until: deadline, failure: DatabaseError.init) { () throws(DatabaseError) in
      connection?.database.deadline = deadline
      try rescue()
      connection = nil
      let database = try open(until: deadline)
      // Read now, because opening creates the missing ones.
      guard let files = try Files.at(path) else { throw DatabaseError(FileError("open", path, .notFound)) }
      connection = (database, files)
      return (database, files)
    }
  }

  /// A connection to the file that is there; nil if it must be made or replaced. Processes that begin at once don't
  /// wait for each other here, so that a short timeout is enough.
  private func openedBesideOthers(
    until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> (database: Database, files: Files)? {
    guard try Self.identity(path) != nil else { return nil }
    return try folder.locked(isShared: true, until: deadline, failure: DatabaseError.init) { () throws(DatabaseError) in
      guard let size = try? FileStatus(path: path).size, size > 0,
        let database = try? prepared(until: deadline, whenLogIsDamaged: { () throws(DatabaseError) in throw .cut }),
        let files = try Files.at(path)
      else { return nil }
      return (database, files)
    }
  }

  /// Whether another program has cut the -wal file since this connection last used it. SQLite itself only ever shortens
  /// it to the limit of its size.
  private var isLogCut: Bool {
    guard !schema.shortensLog, logLength > 0, let connection, let log = try? FileStatus(path: path + "-wal") else {
      return false
    }
    return log.identity == connection.files.log && log.size < min(logLength, Database.logSizeLimit)
  }

  /// Goes on without the -wal file, which another program has cut: its index names content that is gone, so it can't be
  /// read any more. What is in the file itself is whole, or else is found to be damaged when it is opened.
  private mutating func replaceCutLog(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    let log = path + "-wal"
    try folder.locked(until: deadline, failure: DatabaseError.init) { () throws(DatabaseError) in
      connection = nil
      logLength = 0
      // Another process may have replaced it first. Without a connection, SQLite finds a log that is sound.
      guard try Self.identity(log) != nil else { return }
      let kept = try keepFile()
      do throws(SystemError) { try FileSystem.rename(log, to: kept + "-wal") } catch {
        throw DatabaseError(FileError("rename", log, error))
      }
      try Self.remove(path + "-shm")
      reporter.report(StoreReport(path: path, event: .logCut(path: kept)))
    }
  }

  /// Keeps a copy of the file and of its log before a connection reads a part of the log and removes the rest. The
  /// caller holds the folder's lock.
  private func keepDamagedLog() throws(DatabaseError) {
    let kept = try keepFile()
    do throws(SystemError) {
      let log = try FileDescriptor.open(path + "-wal", for: .reading)
      defer { log.close() }
      let copy = try FileDescriptor.open(kept + "-wal", for: .creating)
      defer { copy.close() }
      try copy.writeAll(try log.readAll(limit: LogPages.limit))
    } catch {
      guard error == .notFound else { throw DatabaseError(FileError("copy", path + "-wal", error)) }
    }
    reporter.report(StoreReport(path: path, event: .logCut(path: kept)))
  }

  /// Copies the file without its log, as far as it can be read, so that the pages of a damaged log have the file that
  /// they belong to. What was recorded of changes goes with it.
  /// - Returns: the path of the copy.
  private func keepFile() throws(DatabaseError) -> String {
    let kept = try unusedName("cut")
    _ = try Self.create(kept)
    // SQLite's own connection, since closing a descriptor of the file would release SQLite's locks.
    if schema.content == .irreplaceable { try? Database(unchanging: path).copy(to: kept) }
    for end in Self.recordEndings { try? FileSystem.rename(path + end, to: kept + end) }
    return kept
  }

  /// If only the -wal or -shm file was deleted, this connection alone still sees their content; a copy of the database
  /// then replaces the file. SQLite shares state among all connections to an open file, so new -wal and -shm files
  /// could only be used once every connection had closed the old ones. The caller holds the folder's lock.
  private func rescue() throws(DatabaseError) {
    guard let connection, try connection.files.database == Self.identity(path) else { return }
    let copy = path + ".rescued"
    try Self.remove(copy)
    _ = try Self.create(copy)
    do throws(DatabaseError) {
      try connection.database.run("VACUUM INTO ?", .text(copy))
    } catch let error where error.isCutLog {
      // Another process has reported it, and replaced the log.
      return try Self.remove(copy)
    }
    for end in ["-wal", "-shm"] { try Self.remove(path + end) }
    do throws(SystemError) {
      try FileSystem.rename(copy, to: path)
    } catch {
      throw DatabaseError(FileError("rename", copy, error))
    }
  }

  /// Opens the file, or a fresh one if the file is unusable. The caller holds the folder's lock.
  private func open(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Database {
    let identity = try createIfMissing()
    do throws(DatabaseError) {
      try refuseEmptied()
      return try prepared(until: deadline, whenLogIsDamaged: keepDamagedLog)
    } catch let error where error.kind == .corrupt || error.kind == .newerSchema {
      guard isReplaced(for: error) else { throw error }
      try setAside(identity, reason: error)
      _ = try createIfMissing()
      return try prepared(until: deadline)
    }
  }

  /// Throws `.corrupt` for a file that another program has cut to nothing: SQLite would delete its log.
  private func refuseEmptied() throws(DatabaseError) {
    let sizes = [path, path + "-wal"].map { (try? FileStatus(path: $0))?.size ?? 0 }
    guard sizes[0] == 0, sizes[1] > 0 else { return }
    throw DatabaseError(.corrupt, "The file is empty, and its log is not")
  }

  /// Whether an unusable file makes room for a fresh one.
  private func isReplaced(for reason: DatabaseError) -> Bool {
    reason.kind == .corrupt || schema.content == .cached
  }

  /// The error if the file is of a newer version; nil if it isn't, or if that can't be read.
  private func newer(_ database: Database) -> DatabaseError? {
    do throws(DatabaseError) {
      try schema.refuseNewer(database)
      return nil
    } catch {
      return error.kind == .newerSchema ? error : nil
    }
  }

  /// - Parameter whenLogIsDamaged: runs before SQLite reads a log that lacks some of what was committed.
  private func prepared(
    until deadline: ContinuousClock.Instant, whenLogIsDamaged: () throws(DatabaseError) -> Void = {}
  ) throws(DatabaseError) -> Database {
    do throws(DatabaseError) {
      let database = try Database(path: path, deadline: deadline) { () throws(DatabaseError) in
        guard schema.content == .irreplaceable, LogPages.loseChanges(of: path) else { return }
        try whenLogIsDamaged()
      }
      try schema.prepare(database)
      return database
    } catch let error where error.kind == .unavailable || error.kind == .readOnly {
      // In a folder that can't be written, SQLite can't make the index of a log.
      guard FileSystem.isWritable(folder.path) == false, let database = try? readable() else { throw error }
      return database
    }
  }

  /// A connection that only reads the file as it is now, or a copy of it and its log.
  private func readable() throws(DatabaseError) -> Database {
    let log = path + "-wal"
    if let size = (try? FileStatus(path: log))?.size, size > 0 {
      return try TemporaryCopy.withFiles([path, log]) { copy throws(DatabaseError) in
        let database = try Database(path: copy)
        try schema.prepare(database)
        return database
      }
    }
    let database = try Database(unchanging: path)
    try schema.prepare(database)
    return database
  }

  /// Leaves an existing file untouched: closing a descriptor of it would release SQLite's own locks. If the file is
  /// missing, -wal and -shm files are leftovers of a deleted one and are removed.
  private func createIfMissing() throws(DatabaseError) -> FileIdentity {
    if let identity = try Self.identity(path) { return identity }
    for path in Self.names(path).dropLast() { try Self.remove(path) }
    return try Self.create(path)
  }

  /// Creates the file with mode 0600. SQLite would make it readable by everyone; the -wal and -shm files take their
  /// mode from it.
  private static func create(_ path: String) throws(DatabaseError) -> FileIdentity {
    do throws(SystemError) {
      let descriptor = try FileDescriptor.open(path, for: .creating)
      defer { descriptor.close() }
      return try descriptor.status.identity
    } catch {
      throw DatabaseError(FileError("create", path, error))
    }
  }

  /// Renames the file, unless another process did so first. The caller holds the folder's lock.
  private func setAside(_ identity: FileIdentity, reason: DatabaseError) throws(DatabaseError) {
    guard try Self.identity(path) == identity else { return }
    let target = try unusedName(reason.kind == .newerSchema ? "newer" : "corrupt")
    for (old, new) in zip(Self.names(path), Self.names(target)) {
      do throws(SystemError) {
        try FileSystem.rename(old, to: new)
      } catch {
        guard error == .notFound else { throw DatabaseError(FileError("rename", old, error)) }
      }
    }
    reporter.report(StoreReport(path: path, event: .setAside(reason: reason, path: target)))
  }

  /// What is appended to the file's name for the files that SQLite keeps beside it, and for those that a store keeps
  /// of its latest changes.
  public static let endings = ["-wal", "-shm"] + recordEndings
  private static let recordEndings = ["-changes-old", "-changes"]

  /// The file and those beside it. The file comes last: a process killed halfway must not leave an old -wal file beside
  /// a fresh database.
  private static func names(_ path: String) -> [String] { endings.map { path + $0 } + [path] }

  private func unusedName(_ word: String) throws(DatabaseError) -> String {
    let name = "\(path).\(word)-\(now().utc.filter { $0 != "-" && $0 != ":" })"
    var candidate = name
    var number = 2
    while try Self.identity(candidate) != nil {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// The identity of a file; nil if it doesn't exist.
  private static func identity(_ path: String) throws(DatabaseError) -> FileIdentity? {
    do throws(SystemError) { return try FileStatus.at(path)?.identity } catch {
      throw DatabaseError(FileError("open", path, error))
    }
  }

  /// The identities of the file, its -wal and its -shm as a connection has them open. A connection with a deleted one
  /// works on content that nobody else sees, and connections with different ones corrupt the file for each other.
  private struct Files: Equatable {
    let database: FileIdentity
    let log: FileIdentity?
    let index: FileIdentity?

    /// Nil if the file doesn't exist.
    static func at(_ path: String) throws(DatabaseError) -> Files? {
      guard let database = try identity(path) else { return nil }
      return Files(database: database, log: try identity(path + "-wal"), index: try identity(path + "-shm"))
    }
  }
}
