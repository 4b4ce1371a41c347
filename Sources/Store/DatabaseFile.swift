import FoundationEssentials
import Glibc

/// A SQLite file that is opened when it is first needed and gets over what can befall a file: it is damaged, deleted or
/// replaced by another process, or can't be written for a while.
struct DatabaseFile {
  let path: String
  private let folder: PrivateFolder
  private let schema: Schema
  private let now: @Sendable () -> Date
  private let report: @Sendable (StoreReport) -> Void

  private var connection: (database: Database, identity: FileIdentity)?
  private var isFailureReported = false

  init(
    folder: String, name: String, schema: Schema, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    self.folder = PrivateFolder(path: folder)
    path = folder + "/" + name
    self.schema = schema
    self.now = now
    self.report = report
  }

  /// Runs `body`, which only reads. It runs a second time if the file had to be replaced.
  mutating func read<T>(_ body: (Database) throws(DatabaseError) -> T) throws(DatabaseError) -> T {
    do {
      return try onUsableFile(body)
    } catch {
      reportOnce(error)
      throw error
    }
  }

  /// Runs `body` in a transaction. It runs a second time if the file had to be replaced.
  mutating func write<T>(_ body: (Database) throws(DatabaseError) -> T) throws(DatabaseError) -> T {
    let result = try read { database throws(DatabaseError) in try database.transaction(body) }
    isFailureReported = false
    return result
  }

  /// Closes the connection; the next use opens a new one.
  mutating func close() {
    // SQLite's last connection deletes the -wal file by name, which must not be that of a file made meanwhile.
    _ = try? folder.locked { connection = nil }
  }

  private mutating func reportOnce(_ error: DatabaseError) {
    guard !isFailureReported else { return }
    isFailureReported = true
    report(StoreReport(path: path, event: .failed(error)))
  }

  private mutating func onUsableFile<T>(
    _ body: (Database) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    let (database, identity) = try current()
    do throws(DatabaseError) {
      return try body(database)
    } catch let error where error.isMoved {
      return try body(current().database)
    } catch let error where error.kind == .corrupt {
      try folder.locked { () throws(DatabaseError) in try setAside(identity, reason: error) }
      return try body(current().database)
    }
  }

  /// The connection to the file that has the name now; a file that lost it (set aside or deleted) is let go.
  private mutating func current() throws(DatabaseError) -> (database: Database, identity: FileIdentity) {
    if let connection, connection.identity == FileIdentity(path: path) { return connection }
    do throws(FileError) { try folder.create() } catch { throw DatabaseError(error) }
    return try folder.locked { () throws(DatabaseError) in
      connection = nil
      let opened = try open()
      connection = opened
      return opened
    }
  }

  /// Opens the file, or a fresh one if it can't be used as it is. The folder is locked.
  private func open() throws(DatabaseError) -> (database: Database, identity: FileIdentity) {
    let identity = try createIfMissing()
    do throws(DatabaseError) {
      return (try prepared(), identity)
    } catch let error where error.kind == .corrupt || error.kind == .newerSchema {
      try setAside(identity, reason: error)
      let fresh = try createIfMissing()
      return (try prepared(), fresh)
    }
  }

  private func prepared() throws(DatabaseError) -> Database {
    let database = try Database(path: path)
    try schema.prepare(database)
    return database
  }

  /// SQLite would create the file readable by all; its -wal and -shm files take their mode from it.
  ///
  /// An existing file isn't touched: to close a descriptor of it would end SQLite's own locks on it.
  private func createIfMissing() throws(DatabaseError) -> FileIdentity {
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      Glibc.close(descriptor)
    } else if errno != EEXIST {
      throw DatabaseError(FileError("create", path))
    }
    guard let identity = FileIdentity(path: path) else { throw DatabaseError(FileError("open", path)) }
    return identity
  }

  /// Renames the file, unless another process did so first. The folder is locked.
  private func setAside(_ identity: FileIdentity, reason: DatabaseError) throws(DatabaseError) {
    guard FileIdentity(path: path) == identity else { return }
    let target = unusedName(for: reason)
    // The file comes last: a process killed between the two must not leave its -wal to a fresh one.
    for suffix in ["-wal", "-shm", ""] where rename(path + suffix, target + suffix) != 0 && errno != ENOENT {
      throw DatabaseError(FileError("rename", path + suffix))
    }
    report(StoreReport(path: path, event: .setAside(reason: reason, path: target)))
  }

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
}

/// Which file has a name: names are reused, this pair isn't while the file is open.
struct FileIdentity: Equatable {
  private let device: UInt
  private let inode: UInt

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
  }
}
