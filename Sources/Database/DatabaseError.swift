// SPDX-License-Identifier: MIT
import Basics
import CSQLite

/// A failure to open, read or write a SQLite file.
public struct DatabaseError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The failures that callers distinguish.
  public enum Kind: Sendable {
    /// The file is damaged, is not a SQLite database, or has an unexpected schema.
    case corrupt
    /// A newer version of Marquee wrote the file, with a schema that this version doesn't know.
    case newerSchema
    /// The file or its folder may not be written.
    case readOnly
    /// The device is full.
    case full
    /// The deadline passed while another process held the file or earlier work on it was still pending.
    case busy
    /// The file can't be opened, or the device reports an I/O error.
    case unavailable
    /// There is no room for a further row (`limit`).
    case tooMany
    /// Any other SQLite error.
    case failed
  }

  /// The category of the failure.
  public let kind: Kind
  /// SQLite's extended result code (https://sqlite.org/rescode.html); 0 if the error isn't SQLite's.
  public let code: Int32
  /// A description on one line, for people.
  public let message: String
  /// The limit that was reached; nil if the error isn't about one.
  public var limit: Int?

  public var description: String { message }

  /// - Parameter message: a sentence for people.
  public init(_ kind: Kind, code: Int32 = 0, _ message: String) {
    self.kind = kind
    self.code = code
    self.message = message
  }

  init(code: Int32, message: String) {
    self.init(Kind(code: code), code: code, "\(message) (SQLite code \(code))")
  }

  /// The failure of an operation on the file, its folder, or a file beside it.
  public init(_ error: FileError) {
    self.init(Kind(error), error.description)
  }

  /// The -shm file was cut while it was in use; the next attempt makes it anew.
  static let cut = DatabaseError(.busy, "A file of the database was cut by another program")
  /// The error of a job that the thread of a store didn't do in time, or refused.
  public static let refused = DatabaseError(.busy, "The database was not available in time")

  /// Whether the -wal file ended before what its index names: SQLITE_IOERR_SHORT_READ, a macro that Swift can't import.
  var isCutLog: Bool { code == Self.cutLog }

  /// Whether the file was renamed or deleted under the connection: SQLITE_READONLY_DBMOVED, a macro that Swift can't
  /// import.
  var isMoved: Bool { code == Self.moved }

  fileprivate static let cutLog = SQLITE_IOERR | (2 << 8)
  fileprivate static let moved = SQLITE_READONLY | (4 << 8)
}

extension DatabaseError.Kind {
  init(_ error: FileError) {
    let cause = error.cause
    if cause == .busy {
      self = .busy
    } else if cause.isReadOnly {
      self = .readOnly
    } else {
      self = cause.isFull ? .full : .unavailable
    }
  }

  init(code: Int32) {
    self =
      switch code & 0xFF {
      // The next attempt goes on without the log, or with the file that has the name now.
      case _ where code == DatabaseError.cutLog || code == DatabaseError.moved: .busy
      case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
      // Our statements are fixed and correct for our schema. If one fails or violates a constraint, the file's tables
      // are missing or inconsistent, and every later attempt would fail as well.
      case SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH: .corrupt
      case SQLITE_READONLY: .readOnly
      case SQLITE_FULL: .full
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_IOERR: .unavailable
      default: .failed
      }
  }
}
