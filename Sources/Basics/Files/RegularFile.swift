// SPDX-License-Identifier: MIT
import Platform

/// Files in the narrow sense. What else may be found at a path, a pipe or a device, would be waited at for ever or read
/// without end.
public enum RegularFile {
  /// There is none at the path, or it can't be opened.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// The system refused.
    case system(SystemError)
    /// What is there instead.
    case other(FileStatus.Kind)

    /// Nothing is at the path.
    public var isMissing: Bool { self == .system(.notFound) || self == .system(.notAFolder) }

    /// Why, in a few words.
    public var description: String {
      switch self {
      case .system(let error): "\(error)"
      case .other(let kind): "it is a \(kind), not a file"
      }
    }
  }

  /// Opens a file without waiting, whatever is at the path.
  ///
  /// - Returns: the descriptor, which is the caller's to close, and what the system says of the file.
  public static func open(
    _ path: String, for purpose: FileDescriptor.Purpose
  ) throws(Failure) -> (descriptor: FileDescriptor, status: FileStatus) {
    // First, because opening alone makes some devices act and a pipe without a reader fail with words about devices.
    if let status = try? FileStatus(path: path) { try check(status) }
    let descriptor = try system { () throws(SystemError) in try FileDescriptor.open(path, for: purpose) }
    do throws(Failure) {
      let status = try system { () throws(SystemError) in try descriptor.status }
      // Somebody may have put another one there in between.
      try check(status)
      return (descriptor, status)
    } catch {
      descriptor.close()
      throw error
    }
  }

  /// Looks whether there is a file at the path that this process may read.
  public static func examine(_ path: String) throws(Failure) {
    try check(system { () throws(SystemError) in try FileStatus(path: path) })
    try system { () throws(SystemError) in try FileSystem.check(.reading, of: path) }
  }

  /// The whole content; nil if it can't be read or is longer than `limit` bytes.
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

  /// Puts a file with this content in the place of what was there, in one step for those who read it. Mode 0600.
  ///
  /// - Parameter isDurable: waits until the device has the content, so that a power cut leaves the old file or the new
  ///   one.
  /// - Note: a process that is killed meanwhile leaves `PATH.NUMBER`; see `PrivateFolder.sweep(leftoversOf:)`.
  public static func replace(_ path: String, with bytes: [UInt8], isDurable: Bool = false) throws(FileError) {
    let temporary = "\(path).\(UInt64.random(in: .min ... .max))"
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

/// Does a step with a file or folder, and names both if the system refuses.
public func step<Result>(
  _ operation: String, _ path: String, _ body: () throws(SystemError) -> Result
) throws(FileError) -> Result {
  do throws(SystemError) { return try body() } catch { throw FileError(operation, path, error) }
}
