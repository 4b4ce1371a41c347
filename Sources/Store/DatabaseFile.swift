// SPDX-License-Identifier: MIT
import Basics
import FoundationEssentials
import Platform

/// A SQLite file that is opened when it is first needed and gets over what can befall a file: it is damaged, deleted or
/// replaced by another process, held by one, or can't be written for a while.
struct DatabaseFile {
  /// How long to wait for others who hold the file, for those who don't say it.
  static let patience = Duration.seconds(2)

  let path: String
  private let folder: PrivateFolder
  private let schema: Schema
  private let now: @Sendable () -> Date
  private let reporter: StoreReporter

  private var connection: (database: Database, files: Files)?

  init(
    folder: String, name: String, schema: Schema, now: @escaping @Sendable () -> Date, reporter: StoreReporter
  ) {
    self.folder = PrivateFolder(path: folder)
    path = folder + "/" + name
    self.schema = schema
    self.now = now
    self.reporter = reporter
  }

  /// Runs `body`, which only reads. It runs a second time if the file had to be replaced.
  ///
  /// - Parameter deadline: until when to wait for others who hold the file.
  mutating func read<T>(
    until deadline: ContinuousClock.Instant = .now + patience, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    do {
      return try onUsableFile(until: deadline, body)
    } catch {
      reporter.failed(StoreReport(path: path, event: .failed(error)))
      throw error
    }
  }

  /// The same for what can be done without; nil if the file can't be had by `deadline`, which is no failure.
  mutating func readIfFree<T>(
    until deadline: ContinuousClock.Instant, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T? {
    do {
      return try onUsableFile(until: deadline, body)
    } catch let error where error.kind == .busy {
      return nil
    } catch {
      reporter.failed(StoreReport(path: path, event: .failed(error)))
      throw error
    }
  }

  /// Runs `body` in a transaction. It runs a second time if the file had to be replaced.
  ///
  /// - Parameter deadline: until when to wait for others who hold the file.
  mutating func write<T>(
    until deadline: ContinuousClock.Instant = .now + patience, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    let result = try read(until: deadline) { database throws(DatabaseError) in try database.transaction(body) }
    reporter.succeeded()
    return result
  }

  /// Closes the connection; the next use opens a new one.
  mutating func close() {
    guard connection != nil, FileIdentity(path: folder.path) != nil else { return connection = nil }
    // SQLite's last connection deletes the -wal file by name, which must not be that of a file made meanwhile.
    try? folder.locked(until: .now + Self.patience, failure: DatabaseError.init) { () throws(DatabaseError) in
      connection = nil
    }
  }

  /// Deletes the file with all that it holds, what is left in its -wal and in files that were set aside included.
  /// Others who use it, here or in other processes, go on with a fresh one.
  mutating func delete(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    let name = path.dropFirst(folder.path.count + 1)
    try folder.locked(until: deadline, failure: DatabaseError.init) { () throws(DatabaseError) in
      connection = nil
      for file in folder.files() where file.name.hasPrefix(name + ".") { try Self.remove(file.path) }
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

  private mutating func onUsableFile<T>(
    until deadline: ContinuousClock.Instant, _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    let (database, files) = try current(until: deadline)
    do throws(DatabaseError) {
      return try body(database)
    } catch let error where error.isMoved || files != Files(path: path) {
      // It was renamed or deleted beneath the connection.
      return try body(current(until: deadline).database)
    } catch let error where error.kind == .corrupt {
      try folder.locked(until: deadline, failure: DatabaseError.init) { () throws(DatabaseError) in
        try setAside(files.database, reason: error)
      }
      return try body(current(until: deadline).database)
    }
  }

  /// The connection to the file that has the name now; a file that lost it (set aside or deleted) is let go.
  private mutating func current(
    until deadline: ContinuousClock.Instant
  ) throws(DatabaseError) -> (database: Database, files: Files) {
    if let connection, connection.files == Files(path: path) {
      connection.database.deadline = deadline
      return connection
    }
    return try folder.locked(until: deadline, failure: DatabaseError.init) { () throws(DatabaseError) in
      connection?.database.deadline = deadline
      try rescue()
      connection = nil
      let database = try open(until: deadline)
      // Now, since opening makes what is missing of them.
      guard let files = Files(path: path) else { throw DatabaseError(FileError("open", path, .notFound)) }
      connection = (database, files)
      return (database, files)
    }
  }

  /// Where only those beside the file were deleted, the connection alone still sees what they held. A copy of that
  /// takes the place of the file, because SQLite ties to each other all who have one file open: none could go on with
  /// other ones beside it before each has let go of the old ones. The folder is locked.
  private func rescue() throws(DatabaseError) {
    guard let connection, connection.files.database == FileIdentity(path: path) else { return }
    let copy = path + ".rescued"
    try Self.remove(copy)
    _ = try Self.create(copy)
    try connection.database.run("VACUUM INTO ?", .text(copy))
    for path in Self.names(path).dropLast() { try Self.remove(path) }
    do throws(SystemError) {
      try FileSystem.rename(copy, to: path)
    } catch {
      throw DatabaseError(FileError("rename", copy, error))
    }
  }

  /// Opens the file, or a fresh one if it can't be used as it is. The folder is locked.
  private func open(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Database {
    let identity = try createIfMissing()
    do throws(DatabaseError) {
      return try prepared(until: deadline)
    } catch let error where error.kind == .corrupt || error.kind == .newerSchema {
      try setAside(identity, reason: error)
      _ = try createIfMissing()
      return try prepared(until: deadline)
    }
  }

  private func prepared(until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Database {
    let database = try Database(path: path, deadline: deadline)
    try schema.prepare(database)
    return database
  }

  /// An existing file isn't touched: to close a descriptor of it would end SQLite's own locks on it. Where it is
  /// missing, those beside it belong to one that was deleted.
  private func createIfMissing() throws(DatabaseError) -> FileIdentity {
    if let identity = FileIdentity(path: path) { return identity }
    for path in Self.names(path).dropLast() { try Self.remove(path) }
    return try Self.create(path)
  }

  /// SQLite would create the file readable by all; its -wal and -shm files take their mode from it.
  private static func create(_ path: String) throws(DatabaseError) -> FileIdentity {
    do throws(SystemError) {
      let descriptor = try FileDescriptor.open(path, for: .creating)
      defer { descriptor.close() }
      return try descriptor.status.identity
    } catch {
      throw DatabaseError(FileError("create", path, error))
    }
  }

  /// Renames the file, unless another process did so first. The folder is locked.
  private func setAside(_ identity: FileIdentity, reason: DatabaseError) throws(DatabaseError) {
    guard FileIdentity(path: path) == identity else { return }
    let target = unusedName(for: reason)
    for (old, new) in zip(Self.names(path), Self.names(target)) {
      do throws(SystemError) {
        try FileSystem.rename(old, to: new)
      } catch {
        guard error == .notFound else { throw DatabaseError(FileError("rename", old, error)) }
      }
    }
    reporter.report(StoreReport(path: path, event: .setAside(reason: reason, path: target)))
  }

  /// The file and those that SQLite keeps beside it. It comes last: a process killed between the two must not leave its
  /// -wal to a fresh one.
  private static func names(_ path: String) -> [String] { [path + "-wal", path + "-shm", path] }

  private func unusedName(for reason: DatabaseError) -> String {
    let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
    let word = reason.kind == .newerSchema ? "newer" : "corrupt"
    let name = "\(path).\(word)-\(now().formatted(style))"
    var candidate = name
    var number = 2
    while FileIdentity(path: candidate) != nil {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }

  /// The file and those beside it as a connection has them open. Without one of them it works on what nobody else sees,
  /// and two who have different ones spoil the file for each other.
  private struct Files: Equatable {
    let database: FileIdentity
    let log: FileIdentity?
    let index: FileIdentity?

    init?(path: String) {
      guard let database = FileIdentity(path: path) else { return nil }
      self.database = database
      log = FileIdentity(path: path + "-wal")
      index = FileIdentity(path: path + "-shm")
    }
  }
}
