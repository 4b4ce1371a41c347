// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says of a file, or of what else is at a path.
public struct FileStatus: Sendable {
  /// What can be at a path.
  public enum Kind: Sendable {
    case file, folder, pipe, socket, device
  }

  /// What it is.
  public let kind: Kind
  /// Who may do what with it: the lowest nine bits of its mode.
  public let permissions: UInt32
  /// In bytes.
  public let size: Int
  /// Which one it is.
  public let identity: FileIdentity
  /// When its content was last changed or it was last marked as used.
  public let modified: ModificationTime

  /// Of what is at a path, or what it leads to where that is a link.
  public init(path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
    permissions = UInt32(status.st_mode & 0o777)
    size = Int(status.st_size)
    identity = FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    #if canImport(Darwin)
      modified = ModificationTime(status.st_mtimespec)
    #else
      modified = ModificationTime(status.st_mtim)
    #endif
  }
}

/// Which file has a name: names are reused, this pair isn't while the file is open.
public struct FileIdentity: Sendable, Hashable {
  fileprivate let device: UInt64
  fileprivate let inode: UInt64
}

/// As exact as the file system keeps it.
public struct ModificationTime: Sendable, Comparable {
  private let seconds: Int
  private let nanoseconds: Int

  fileprivate init(_ time: timespec) {
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }

  public static func < (one: ModificationTime, other: ModificationTime) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}

extension FileIdentity {
  /// Nil if there is nothing at the path.
  public init?(path: String) {
    guard let status = try? FileStatus(path: path) else { return nil }
    self = status.identity
  }
}

extension FileDescriptor {
  /// What the system says of what is open.
  public var status: FileStatus {
    get throws(SystemError) {
      var status = stat()
      guard fstat(rawValue, &status) == 0 else { throw .last }
      return FileStatus(status)
    }
  }
}
