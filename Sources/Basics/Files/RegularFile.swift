// SPDX-License-Identifier: MIT
import Platform

/// Access to regular files only. Opening or reading a pipe or a device at the path could block forever or never end.
public enum RegularFile {
  /// The reason why a regular file can't be opened.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// The system's error.
    case system(SystemError)
    /// The path leads to something other than a regular file.
    case other(FileStatus.Kind)

    /// Whether nothing exists at the path.
    public var isMissing: Bool { self == .system(.notFound) || self == .system(.notAFolder) }

    /// The reason in a few words.
    public var description: String {
      switch self {
      case .system(let error): "\(error)"
      case .other(let kind): "it is a \(kind), not a file"
      }
    }
  }

  /// Opens a file without blocking, whatever is at the path.
  ///
  /// - Returns: the descriptor, which the caller closes, and the file's status.
  public static func open(
    _ path: String, for purpose: FileDescriptor.Purpose
  ) throws(Failure) -> (descriptor: FileDescriptor, status: FileStatus) {
    // Checked before opening: opening acts on some devices, and a pipe without a reader fails with an error about
    // devices.
    if let status = try system({ () throws(SystemError) in try FileStatus.at(path) }) { try check(status) }
    let descriptor = try system { () throws(SystemError) in try FileDescriptor.open(path, for: purpose) }
    do throws(Failure) {
      let status = try system { () throws(SystemError) in try descriptor.status }
      // Another file may have taken the path in between.
      try check(status)
      return (descriptor, status)
    } catch {
      descriptor.close()
      throw error
    }
  }

  /// Checks that the path leads to a regular file which this process may read.
  public static func examine(_ path: String) throws(Failure) {
    try open(path, for: .reading).descriptor.close()
  }

  /// The whole content; nil if the file can't be read or is longer than `limit` bytes.
  public static func content(of path: String, limit: Int) -> [UInt8]? {
    guard let (descriptor, status) = try? open(path, for: .reading) else { return nil }
    defer { descriptor.close() }
    guard (0...limit).contains(status.size) else { return nil }
    return try? [UInt8](unsafeUninitializedCapacity: status.size) { buffer, count throws(SystemError) in
      while count < buffer.count {
        let read = try descriptor.read(
          into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count...])))
        guard read > 0 else { return }
        count += read
      }
    }
  }

  /// Atomically replaces the file at the path, or creates it, with mode 0600.
  ///
  /// - Parameter isDurable: whether to wait until the content is on the device, so that a power cut leaves either the
  ///   old file or the new one.
  /// - Note: A process that is killed meanwhile leaves a `TemporaryFile`; see `PrivateFolder.sweep(leftoversOf:)`.
  public static func replace(_ path: String, with bytes: [UInt8], isDurable: Bool = false) throws(FileError) {
    let temporary = TemporaryFile.path(for: path)
    let descriptor = try step("create", temporary) { () throws(SystemError) in
      try FileDescriptor.open(temporary, for: .creating)
    }
    do throws(FileError) {
      try step("write", path) { () throws(SystemError) in
        defer { descriptor.close() }
        try descriptor.writeAll(bytes)
        if isDurable { try descriptor.synchronize() }
      }
      try step("rename", temporary) { () throws(SystemError) in try FileSystem.rename(temporary, to: path) }
    } catch {
      try? FileSystem.remove(temporary)
      throw error
    }
  }

  private static func system<Result>(_ body: () throws(SystemError) -> Result) throws(Failure) -> Result {
    do throws(SystemError) { return try body() } catch { throw .system(error) }
  }

  private static func check(_ status: FileStatus) throws(Failure) {
    guard status.kind == .file else { throw .other(status.kind) }
  }
}
