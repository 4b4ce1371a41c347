// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a call of the system failed: its `errno`.
public struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number, which may differ from system to system.
  public let code: Int32

  /// - Parameter code: an `errno`.
  public init(code: Int32) { self.code = code }

  /// Of the call before, so nothing may come in between.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words.
  public var description: String { String(cString: strerror(code)) }

  /// Nobody reads what is written (EPIPE).
  public static let brokenPipe = SystemError(code: EPIPE)
  /// The peer of a socket is gone (ECONNRESET).
  public static let connectionReset = SystemError(code: ECONNRESET)
  /// There is nothing at the path (ENOENT).
  public static let notFound = SystemError(code: ENOENT)
  /// A part of the path is no folder (ENOTDIR).
  public static let notAFolder = SystemError(code: ENOTDIR)
  /// There is something at the path already (EEXIST).
  public static let exists = SystemError(code: EEXIST)
  /// Somebody else holds it (EBUSY).
  public static let busy = SystemError(code: EBUSY)
  /// Not now: it would have to be waited for, or the system has no more of it (EAGAIN).
  public static let temporarilyUnavailable = SystemError(code: EAGAIN)

  /// There is no room for what was to be written.
  public var isFull: Bool { code == ENOSPC || code == EDQUOT || code == EFBIG }
  /// It may not be written.
  public var isReadOnly: Bool { code == EROFS || code == EACCES || code == EPERM }
}
