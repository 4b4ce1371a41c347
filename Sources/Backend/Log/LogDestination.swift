// SPDX-License-Identifier: MIT
import Basics
import Platform

/// Opens the files that log lines go to.
public enum LogDestination {
  /// Opens a file for appending; creates it with mode 0600 if it is missing.
  /// - Throws: `SettingsError` with the file's path and the system's reason.
  public static func open(file path: String) throws(SettingsError) -> FileDescriptor {
    do throws(RegularFile.Failure) {
      return try RegularFile.open(path, for: .appending).descriptor
    } catch {
      throw SettingsError(description: "the log file \(path) can't be opened: \(error)")
    }
  }
}
