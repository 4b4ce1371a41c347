// SPDX-License-Identifier: MIT
import Basics
import Platform
import TitleIndex

extension TitleIndexBuilder {
  /// Writes the index to a new file, and puts it in the place of the file at the path. If anything fails, the old file
  /// stays.
  ///
  /// - Parameters:
  ///   - created: in seconds since 1970.
  ///   - source: the day of the list that the index is made of, in days since 1970.
  ///   - isCancelled: called before each part of the file.
  /// - Throws: `FileError`, or `CancellationError` if it is cancelled.
  consuming func replace(
    _ path: String, created: Int, source: Int, isCancelled: @escaping () -> Bool = { false }
  ) throws {
    let temporary = TemporaryFile.path(for: path)
    let file = try step("create", temporary) { () throws(SystemError) in
      try FileDescriptor.open(temporary, for: .creating)
    }
    // A process that is killed meanwhile leaves the file; nobody else writes here for long.
    do {
      defer { file.close() }
      try finish(created: UInt64(max(created, 0)), source: UInt64(max(source, 0))) { bytes throws in
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
