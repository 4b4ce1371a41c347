import Glibc

/// A system call on a file or folder that failed.
public struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was tried, e.g. "create".
  public let operation: String
  /// The file or folder.
  public let path: String
  /// The system's `errno`.
  public let code: Int32

  /// There is no room for what was to be written.
  public var isFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }
  /// It may not be written.
  public var isReadOnly: Bool { code == EROFS || code == EACCES || code == EPERM }
  /// Another process holds it.
  public var isBusy: Bool { code == EBUSY }

  public var description: String { "Can't \(operation) \(path): \(String(cString: strerror(code)))" }

  /// Takes `errno`, so nothing may come between it and the call that failed.
  init(_ operation: String, _ path: String) {
    self.init(operation, path, code: errno)
  }

  init(_ operation: String, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  static let refused = FileError("reach in time", "the image folder", code: EAGAIN)
}
