// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder that a variable of the environment names, as text.
public enum EnvironmentFolder {
  /// Names are bytes to the system, and a `String` holds only those that are UTF-8: it shows U+FFFD for the others,
  /// which names another folder. Such a folder is opened, and goes by the name that Linux gives to what a process has
  /// open (proc_pid_fd(5)) for as long as the process lives. One that can't be opened has no name that works. Elsewhere
  /// names are taken as the `String` shows them; those of macOS are always UTF-8.
  ///
  /// - Parameter text: what the variable holds, as a `String` shows it.
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
