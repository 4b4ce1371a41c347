// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file, pipe or socket that this process has open. A value: to copy it opens nothing, and somebody has to close it.
public struct FileDescriptor: RawRepresentable, Sendable, Hashable {
  /// The system's number.
  public let rawValue: Int32

  /// - Parameter rawValue: the number of what is open; a negative one is that of nothing.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// What the program is given to read (0).
  public static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  /// Where it writes what it was asked for (1).
  public static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)
  /// Where it writes what people should know (2).
  public static let standardError = FileDescriptor(rawValue: STDERR_FILENO)
  /// None: nothing comes from it, and to write to it fails.
  public static let none = FileDescriptor(rawValue: -1)

  /// What a file is opened for. Other programs that this one starts never get it.
  public enum Purpose: Sendable {
    /// To read it. Opening never waits, whatever is at the path.
    case reading
    /// To write behind what is there; it is made where it is missing. Opening never waits.
    case appending
    /// To read and write one that must not be there yet.
    case creating
    /// To hold on to a folder.
    case folder

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY | O_NONBLOCK | O_NOCTTY
      case .appending: O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_NOCTTY
      case .creating: O_RDWR | O_CREAT | O_EXCL
      case .folder: O_RDONLY | O_DIRECTORY
      }
    }
  }

  /// Opens what is at a path. A file that is made has the mode 0600.
  public static func open(_ path: String, for purpose: Purpose) throws(SystemError) -> FileDescriptor {
    let descriptor = systemOpen(path, purpose.flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Closes it; the number may be that of another one right after.
  public func close() { _ = systemClose(rawValue) }

  /// Whether a person may sit at the other end.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Reads what is there, and waits if nothing is.
  /// - Returns: how many bytes are in `room`; 0 at the end.
  public func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = systemRead(rawValue, room.baseAddress, room.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Reads up to the end, or until there is more than `limit` bytes.
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

  /// Writes everything, however often and long that takes.
  public func writeAll(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = systemWrite(rawValue, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN {
        // Someone else made the descriptor non-blocking.
        var watched = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        poll(&watched, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// The same of bytes in an array.
  public func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in try writeAll(UnsafeRawBufferPointer(bytes)) }
  }

  /// Waits until the device has what was written.
  public func synchronize() throws(SystemError) {
    guard fsync(rawValue) == 0 else { throw .last }
  }

  /// Takes the lock of the file or folder, which ends when it is closed (flock). A file system without locks has
  /// nothing to take.
  /// - Returns: false while another has it.
  public func tryLock() -> Bool {
    flock(rawValue, LOCK_EX | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR)
  }
}
