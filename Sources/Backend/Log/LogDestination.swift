import EndpointCore
import Glibc

/// Where log lines go.
public enum LogDestination {
  /// Opens a file to append to, made with mode 0600 where it is missing.
  ///
  /// - Throws: `SettingsError` that names the file and the system's reason.
  public static func open(file path: String) throws(SettingsError) -> Int32 {
    do throws(RegularFile.Failure) {
      return try RegularFile.open(path, O_WRONLY | O_CREAT | O_APPEND, mode: 0o600).descriptor
    } catch {
      throw SettingsError(description: "the log file \(path) can't be opened: \(error)")
    }
  }
}
