// SPDX-License-Identifier: MIT
import CLibrary

/// The path, as text, of a folder that an environment variable names.
public enum EnvironmentFolder {
  /// A path that this process can open, even if the variable's value isn't UTF-8.
  ///
  /// To the system, paths are bytes. A `String` shows U+FFFD for bytes that aren't UTF-8, and so names another folder.
  /// On Linux such a folder is created if missing and opened, and the result is the name of its descriptor
  /// (proc_pid_fd(5)), valid as long as the process lives. If it can't be opened, no name works. Elsewhere `text` is
  /// returned unchanged; paths of macOS are always UTF-8.
  ///
  /// - Parameter text: the variable's value as a `String` shows it.
  public static func text(of variable: String, shown text: String) -> String {
    #if os(Linux)
      guard let bytes = getenv(variable), String(validatingCString: bytes) == nil, String(cString: bytes) == text else {
        return text
      }
      mkdir(bytes, 0o700)
      return "/proc/self/fd/\(open(bytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC))"
    #else
      return text
    #endif
  }
}
