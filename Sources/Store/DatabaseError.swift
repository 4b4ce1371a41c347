import CSQLite

/// Why something could not be read from or written to a SQLite file.
public struct DatabaseError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What a caller can tell apart.
  public enum Kind: Sendable {
    /// The file is damaged, or no SQLite database at all.
    case corrupt
    /// A newer Marquee wrote the file; this one doesn't know its tables.
    case newerSchema
    /// The file or its folder may not be written.
    case readOnly
    /// No room is left on the device.
    case full
    /// Another process holds the file for longer than the busy timeout, or too much work is queued for it here.
    case busy
    /// The file can't be opened, or the device fails.
    case unavailable
    /// Anything else SQLite says.
    case failed
  }

  /// What a caller can tell it by.
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
    self.init(error.isReadOnly ? .readOnly : error.isFull ? .full : .unavailable, error.description)
  }

  static let refused = DatabaseError(.busy, "Too much work is queued for the database")

  /// The file was renamed or deleted under the connection: SQLITE_READONLY_DBMOVED, a macro Swift can't import.
  var isMoved: Bool { code == SQLITE_READONLY | (4 << 8) }
}

extension DatabaseError.Kind {
  init(code: Int32) {
    self =
      switch code & 0xFF {
      case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
      case SQLITE_READONLY: .readOnly
      case SQLITE_FULL: .full
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_IOERR: .unavailable
      default: .failed
      }
  }
}
