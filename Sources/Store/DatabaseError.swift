// SPDX-License-Identifier: MIT
import Basics
import CSQLite

/// Why something could not be read from or written to a SQLite file.
public struct DatabaseError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What a caller can tell apart.
  public enum Kind: Sendable {
    /// The file is damaged, no SQLite database at all, or holds other tables than it should.
    case corrupt
    /// A newer Marquee wrote the file; this one doesn't know its tables.
    case newerSchema
    /// The file or its folder may not be written.
    case readOnly
    /// No room is left on the device.
    case full
    /// Another process holds the file, or too much is to be done with it here: it could not be had in time.
    case busy
    /// The file can't be opened, or the device fails.
    case unavailable
    /// Anything else SQLite says.
    case failed
  }

  /// What went wrong.
  public let kind: Kind
  /// SQLite's extended result code (https://sqlite.org/rescode.html), 0 if SQLite wasn't asked.
  public let code: Int32
  /// One line for people.
  public let message: String

  public var description: String { message }

  init(_ kind: Kind, code: Int32 = 0, _ message: String) {
    self.kind = kind
    self.code = code
    self.message = message
  }

  init(code: Int32, message: String) {
    self.init(Kind(code: code), code: code, "\(message) (SQLite code \(code))")
  }

  init(_ error: FileError) {
    self.init(Kind(error), error.description)
  }

  static let refused = DatabaseError(.busy, "The database can't be had in time")

  /// The file was renamed or deleted under the connection: SQLITE_READONLY_DBMOVED, a macro Swift can't import.
  var isMoved: Bool { code == SQLITE_READONLY | (4 << 8) }
}

extension DatabaseError.Kind {
  init(_ error: FileError) {
    let cause = error.cause
    self = cause == .busy ? .busy : cause.isReadOnly ? .readOnly : cause.isFull ? .full : .unavailable
  }

  init(code: Int32) {
    self =
      switch code & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
      // Our statements are the same each time and right for our tables. In a file where one is wrong, or breaks a
      // constraint, tables are missing or rows contradict each other, and it would be so for ever.
      case SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH: .corrupt
      case SQLITE_READONLY: .readOnly
      case SQLITE_FULL: .full
      case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_IOERR: .unavailable
      default: .failed
      }
  }
}
