// SPDX-License-Identifier: MIT
import Basics
import Platform

/// Where log lines go.
public enum LogDestination {
  /// Opens a file to append to, made with mode 0600 where it is missing.
  ///
  /// - Throws: `SettingsError` that names the file and the system's reason.
  public static func open(file path: String) throws(SettingsError) -> FileDescriptor {
    do throws(RegularFile.Failure) {
      return try RegularFile.open(path, for: .appending).descriptor
    } catch {
      throw SettingsError(description: "the log file \(path) can't be opened: \(error)")
    }
  }
}
