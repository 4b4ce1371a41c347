import Glibc

/// The folder that a variable of the environment names, as text.
enum FolderName {
  /// Names are bytes to the system, and a `String` holds only those that are UTF-8: it shows U+FFFD for the others,
  /// which names another folder. Such a folder is opened, and goes by the name that Linux gives to what a process has
  /// open (proc_pid_fd(5)) for as long as the process lives. One that can't be opened has no name that works.
  ///
  /// - Parameter text: what the variable holds, as a `String` shows it.
  static func text(of variable: String, shown text: String) -> String {
    guard let bytes = getenv(variable), String(validatingCString: bytes) == nil, String(cString: bytes) == text else {
      return text
    }
    mkdir(bytes, 0o700)
    return "/proc/self/fd/\(open(bytes, O_RDONLY | O_DIRECTORY | O_CLOEXEC))"
  }
}
