// SPDX-License-Identifier: MIT
import CLibrary

/// The metadata of the file, folder or other object at a path.
public struct FileStatus: Sendable {
  /// The kinds of object that a path can lead to.
  public enum Kind: Sendable {
    case file, folder, pipe, socket, device
  }

  /// The kind of object.
  public let kind: Kind
  /// The permission bits: the lowest nine bits of the mode.
  public let permissions: UInt32
  /// The size in bytes.
  public let size: Int
  /// The device and inode, which identify the object.
  public let identity: FileIdentity
  /// When the content last changed or `FileSystem.markAsUsed(_:)` was last called, since 1970.
  public let modified: Duration

  /// Reads the metadata of the object at a path, following symbolic links.
  public init(path: String) throws(SystemError) {
    var status = stat()
    guard stat(try path.wholePath, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// The metadata of the object at a path, following symbolic links; nil if nothing exists there.
  /// - Throws: if the system can't determine that, for example because a folder on the way may not be entered.
  public static func at(_ path: String) throws(SystemError) -> FileStatus? {
    do throws(SystemError) { return try FileStatus(path: path) } catch {
      guard error == .notFound || error == .notAFolder else { throw error }
      return nil
    }
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
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// The identity of a file: unlike a name, this pair isn't reused while the file is open.
public struct FileIdentity: Sendable, Hashable, CustomStringConvertible {
  fileprivate let device: UInt64
  fileprivate let inode: UInt64

  public var description: String { "\(device)-\(inode)" }
}

extension FileDescriptor {
  /// The metadata of the open file.
  public var status: FileStatus {
    get throws(SystemError) {
      var status = stat()
      guard fstat(rawValue, &status) == 0 else { throw .last }
      return FileStatus(status)
    }
  }
}
