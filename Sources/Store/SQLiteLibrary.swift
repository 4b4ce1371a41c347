// SPDX-License-Identifier: MIT
import CSQLite

/// The library that the databases are kept with.
public enum SQLiteLibrary {
  /// Such as `3.45.1`.
  public static var version: String { String(cString: sqlite3_libversion()) }
}
