import Glibc

/// Where log lines go.
public enum LogDestination {
  /// Opens a file to append to, made with mode 0600 where it is missing.
  ///
  /// - Throws: `SettingsError` that names the file and the system's reason.
  public static func open(file path: String) throws(SettingsError) -> Int32 {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o600)
    guard descriptor >= 0 else {
      throw SettingsError(description: "the log file \(path) can't be opened: \(String(cString: strerror(errno)))")
    }
    return descriptor
  }
}
