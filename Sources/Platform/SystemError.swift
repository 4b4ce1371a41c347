// SPDX-License-Identifier: MIT
import CLibrary

/// The `errno` of a failed system call.
public struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The error number, which differs between systems.
  public let code: Int32

  /// - Parameter code: an `errno`.
  public init(code: Int32) { self.code = code }

  /// The error of the last system call; must be read before any other call.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's message (strerror(3)).
  public var description: String { String(cString: strerror(code)) }

  /// The reader of a pipe or socket is gone (EPIPE).
  public static let brokenPipe = SystemError(code: EPIPE)
  /// The socket's peer closed the connection (ECONNRESET).
  public static let connectionReset = SystemError(code: ECONNRESET)
  /// An argument is unusable, such as a path with a NUL (EINVAL).
  public static let invalid = SystemError(code: EINVAL)
  /// Nothing exists at the path (ENOENT).
  public static let notFound = SystemError(code: ENOENT)
  /// A component of the path isn't a folder (ENOTDIR).
  public static let notAFolder = SystemError(code: ENOTDIR)
  /// The path already exists (EEXIST).
  public static let exists = SystemError(code: EEXIST)
  /// Another process or thread holds the resource (EBUSY).
  public static let busy = SystemError(code: EBUSY)
  /// The operation would block, or the system is out of a resource for now (EAGAIN).
  public static let temporarilyUnavailable = SystemError(code: EAGAIN)

  /// Whether there is no room for the data: no space, quota exceeded or file too large.
  public var isFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }
  /// Whether the file or file system may not be written.
  public var isReadOnly: Bool { code == EROFS || code == EACCES || code == EPERM }
}

extension String {
  /// The path as the system reads it: to its end, and not to a NUL within it.
  var wholePath: String {
    get throws(SystemError) {
      guard !utf8.contains(0) else { throw .invalid }
      return self
    }
  }
}
