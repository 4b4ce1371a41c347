// SPDX-License-Identifier: MIT
import CLibrary

/// An open file, pipe or socket of this process. A copy refers to the same descriptor, which must be closed explicitly.
public struct FileDescriptor: RawRepresentable, Sendable, Hashable {
  /// The descriptor's number; negative for `none`.
  public let rawValue: Int32

  /// - Parameter rawValue: the number of an open descriptor, or a negative number for none.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Standard input (0).
  public static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  /// Standard error (2), for diagnostics.
  public static let standardError = FileDescriptor(rawValue: STDERR_FILENO)
  /// No descriptor: reading and writing fail.
  public static let none = FileDescriptor(rawValue: -1)

  /// What a file is opened for. Every descriptor is close-on-exec.
  public enum Purpose: Sendable {
    /// Reading. Opening never blocks, whatever is at the path.
    case reading
    /// Writing at the end of the file, which is created if it is missing. Opening never blocks.
    case appending
    /// Reading and writing a new file; fails if the path exists.
    case creating
    /// Reading and changing an existing file.
    case updating
    /// Holding a folder open, for example to lock it.
    case folder

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY | O_NONBLOCK | O_NOCTTY
      case .appending: O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY
      case .creating: O_RDWR | O_CREAT | O_EXCL
      case .updating: O_RDWR | O_NONBLOCK | O_NOCTTY
      case .folder: O_RDONLY | O_DIRECTORY
      }
    }
  }

  /// Opens the file at a path. A created file has mode 0600.
  public static func open(_ path: String, for purpose: Purpose) throws(SystemError) -> FileDescriptor {
    let descriptor = CLibrary.open(try path.wholePath, purpose.flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Closes the descriptor. The system may reuse its number at once.
  public func close() { _ = CLibrary.close(rawValue) }

  /// Reads the available bytes, blocking until there are some.
  /// - Returns: the number of bytes read into `room`; 0 at the end of the input.
  public func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = CLibrary.read(rawValue, room.baseAddress, room.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Reads to the end of the input, or until there are more than `limit` bytes.
  public func readAll(limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = try chunk.withUnsafeMutableBufferPointer { chunk throws(SystemError) in
        try read(into: UnsafeMutableRawBufferPointer(chunk))
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// Writes all the bytes, blocking as long as that takes.
  public func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = CLibrary.write(rawValue, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN {
        // The open file is shared, and another process made it non-blocking.
        var watched = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&watched, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Writes all the bytes of an array.
  public func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in try writeAll(UnsafeRawBufferPointer(bytes)) }
  }

  /// Waits until the written data is on the device (fsync).
  public func synchronize() throws(SystemError) {
    guard fsync(rawValue) == 0 else { throw .last }
  }

  /// Removes all that was written to the file.
  public func empty() throws(SystemError) {
    guard ftruncate(rawValue, 0) == 0 else { throw .last }
  }

  /// Whether the descriptor is a terminal.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width in columns of the terminal that this is; nil for anything else, and for a terminal that doesn't report
  /// it.
  public var terminalColumns: Int? {
    var size = winsize()
    guard isTerminal, ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Takes the lock of the file or folder (flock), which lasts until the descriptor is closed. On a file system without
  /// locks it always succeeds.
  /// - Parameter isShared: whether others may hold it as well, if they share it too.
  /// - Returns: false while another descriptor holds the lock.
  public func tryLock(isShared: Bool = false) -> Bool {
    flock(rawValue, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR)
  }

  /// Whether another process has locked a byte of the file (fcntl).
  public func isLocked(at place: Int) -> Bool {
    var lock = CLibrary.flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(place)
    lock.l_len = 1
    return fcntl(rawValue, F_GETLK, &lock) == 0 && Int32(lock.l_type) != Int32(F_UNLCK)
  }
}
