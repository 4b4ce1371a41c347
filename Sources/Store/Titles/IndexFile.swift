// SPDX-License-Identifier: MIT
import Basics
import Platform
import TitleIndex

/// The file of an index, which is only ever replaced as a whole.
struct IndexFile {
  let path: String

  /// Writes an index beside the file, and puts it in its place. If anything fails, the file is as it was.
  ///
  /// - Parameters:
  ///   - created: in seconds since 1970.
  ///   - source: the day of the list that it is made of, in days since 1970.
  ///   - isCancelled: called before each part of the file.
  /// - Throws: `FileError`, or `CancellationError` if it is cancelled.
  func replace(
    with builder: consuming TitleIndexBuilder, created: Int, source: Int, isCancelled: @escaping () -> Bool = { false }
  ) throws {
    let temporary = "\(path).\(UInt64.random(in: .min ... .max))"
    let file = try step("create", temporary) { () throws(SystemError) in
      try FileDescriptor.open(temporary, for: .creating)
    }
    // A process that is killed meanwhile leaves the file; nobody else writes here for long.
    do {
      defer { file.close() }
      try builder.finish(created: UInt64(max(created, 0)), source: UInt64(max(source, 0))) { bytes throws in
        if isCancelled() { throw CancellationError() }
        try step("write", temporary) { () throws(SystemError) in try file.writeAll(bytes) }
      }
      try step("write", temporary) { () throws(SystemError) in try file.synchronize() }
      try step("rename", temporary) { () throws(SystemError) in try FileSystem.rename(temporary, to: path) }
    } catch {
      try? FileSystem.remove(temporary)
      throw error
    }
  }
}
