// SPDX-License-Identifier: MIT
import CSQLite

/// The linked SQLite library.
public enum SQLiteLibrary {
  /// The version of the library, such as `3.45.1`.
  public static var version: String { String(cString: sqlite3_libversion()) }
}
