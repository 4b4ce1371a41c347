import Glibc

/// Files in the narrow sense. What else may be found at a path, a pipe or a device, would be waited at for ever or read
/// without end.
public enum RegularFile {
  /// There is none at the path, or it can't be opened.
  public struct Failure: Error, Equatable, CustomStringConvertible {
    /// The system's `errno`; nil for what is no file.
    public let code: Int32?
    /// Why, in a few words.
    public let description: String

    fileprivate static var system: Failure { Failure(code: errno, description: String(cString: strerror(errno))) }
  }

  /// Opens a file without waiting, whatever is at the path.
  ///
  /// - Parameters:
  ///   - flags: those of `open`. What keeps it from waiting, and from being handed to other programs, is added.
  ///   - mode: of a file that is made.
  /// - Returns: the descriptor, which is the caller's to close, and what the system says of the file.
  public static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0
  ) throws(Failure) -> (descriptor: Int32, status: stat) {
    // First, because opening alone makes some devices act and a pipe without a reader fail with words about devices.
    if let status = status(of: path) { try check(status) }
    let descriptor = Glibc.open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .system }
    do throws(Failure) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw .system }
      // Somebody may have put another one there in between.
      try check(status)
      return (descriptor, status)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Looks whether there is a file at the path that this process may read.
  public static func examine(_ path: String) throws(Failure) {
    guard let status = status(of: path) else { throw .system }
    try check(status)
    guard access(path, R_OK) == 0 else { throw .system }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func check(_ status: stat) throws(Failure) {
    let kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: ""
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
    guard kind.isEmpty else { throw Failure(code: nil, description: "it is \(kind), not a file") }
  }
}
