// SPDX-License-Identifier: MIT
import Basics
import Platform

/// Checks files and directories.
enum FileDiagnosis {
  /// Checks a directory that must exist, or be creatable, and be writable. Creates a temporary file there and removes
  /// it: permissions don't show a full disk, a quota, or a file system that was mounted read-only.
  static func folder(_ subject: String, _ path: String) -> Finding {
    do throws(SystemError) {
      guard try FileStatus(path: path).kind == .folder else { throw .notAFolder }
    } catch {
      guard error == .notFound, let parent = parent(of: path) else {
        return Finding(subject, .wrong, "\(path): \(error)")
      }
      let above = folder(subject, parent)
      return above.verdict == .good ? Finding(subject, .good, "\(path) will be created when needed") : above
    }
    do throws(SystemError) {
      let temporary = "\(path)/doctor.\(UInt64.random(in: .min ... .max))"
      let file = try FileDescriptor.open(temporary, for: .creating)
      defer {
        file.close()
        try? FileSystem.remove(temporary)
      }
      try file.writeAll([0])
      return Finding(subject, .good, "\(path) is writable")
    } catch {
      return Finding(subject, .wrong, "\(path): \(error)")
    }
  }

  /// Checks a file that must exist.
  static func file(_ subject: String, _ path: String) -> Finding {
    do throws(RegularFile.Failure) {
      try RegularFile.examine(path)
      return Finding(subject, .good, "\(path) is readable")
    } catch {
      return Finding(subject, .wrong, "\(path): \(error)")
    }
  }

  /// Checks a file that may be missing.
  static func optionalFile(_ subject: String, _ path: String) -> Finding {
    do throws(SystemError) {
      guard try FileStatus.at(path) != nil else { return Finding(subject, .good, "\(path) does not exist") }
    } catch {
      return Finding(subject, .wrong, "\(path): \(error)")
    }
    return file(subject, path)
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return path == "." ? nil : "." }
    if path == "/" { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
