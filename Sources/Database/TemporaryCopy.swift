// SPDX-License-Identifier: MIT
import Basics
import Platform

/// Copies of files in a folder of their own, to be opened where the originals can't or mustn't be.
public enum TemporaryCopy {
  /// Copies files, runs `body` with the path of the first one's copy, and deletes the names of the copies; what `body`
  /// has opened stays readable. Files that are missing are left out, and copies keep their names.
  public static func withFiles<T>(
    _ paths: [String], _ body: (String) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    let folder = TemporaryFile.path(for: (CurrentProcess.environment["TMPDIR"] ?? "/tmp") + "/marquee")
    do throws(SystemError) { try FileSystem.makeFolder(folder) } catch {
      throw DatabaseError(FileError("create the folder", folder, error))
    }
    defer {
      for file in (try? FileSystem.files(in: folder)) ?? [] { try? FileSystem.remove("\(folder)/\(file.name)") }
      try? FileSystem.removeFolder(folder)
    }
    let copies = paths.map { folder + "/" + ($0.split(separator: "/").last ?? "") }
    for (path, copy) in zip(paths, copies) {
      do throws(SystemError) { try write(path, to: copy) } catch {
        guard error == .notFound else { throw DatabaseError(FileError("copy", path, error)) }
      }
    }
    return try body(copies.first ?? folder)
  }

  private static func write(_ path: String, to copy: String) throws(SystemError) {
    let source = try FileDescriptor.open(path, for: .reading)
    defer { source.close() }
    let target = try FileDescriptor.open(copy, for: .creating)
    defer { target.close() }
    while true {
      let chunk = try [UInt8](unsafeUninitializedCapacity: 1 << 16) { room, count throws(SystemError) in
        count = try source.read(into: UnsafeMutableRawBufferPointer(room))
      }
      guard !chunk.isEmpty else { return }
      try target.writeAll(chunk)
    }
  }
}
