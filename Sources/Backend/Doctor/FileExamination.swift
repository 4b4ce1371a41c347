import EndpointCore
import Glibc

/// Looks at files and folders, and changes none.
enum FileExamination {
  /// A folder that is there, or can be made, and written to.
  static func folder(_ subject: String, _ path: String) -> Finding {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT, let parent = parent(of: path) else { return failure(subject, path, errno) }
      let above = folder(subject, parent)
      return above.verdict == .good ? Finding(subject, .good, "\(path) will be made when it is needed") : above
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return failure(subject, path, ENOTDIR) }
    guard access(path, W_OK | X_OK) == 0 else { return failure(subject, path, errno) }
    return Finding(subject, .good, "\(path) can be written")
  }

  /// A file that has to be there.
  static func file(_ subject: String, _ path: String) -> Finding {
    do throws(RegularFile.Failure) {
      try RegularFile.examine(path)
      return Finding(subject, .good, "\(path) can be read")
    } catch {
      return Finding(subject, .wrong, "\(path): \(error)")
    }
  }

  /// A file that need not be there.
  static func optionalFile(_ subject: String, _ path: String) -> Finding {
    guard access(path, F_OK) == 0 || errno != ENOENT else { return Finding(subject, .good, "\(path) is not there") }
    return file(subject, path)
  }

  private static func failure(_ subject: String, _ path: String, _ code: Int32) -> Finding {
    Finding(subject, .wrong, "\(path): \(String(cString: strerror(code)))")
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return path == "." ? nil : "." }
    if path == "/" { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
