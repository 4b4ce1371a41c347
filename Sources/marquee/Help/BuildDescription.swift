// SPDX-License-Identifier: MIT
import CBuild
import CSQLite
import CZlib

/// The configuration, commit, platform and libraries of this build.
enum BuildDescription {
  /// For example `release of 1a2b3c4d5e6f, linux-x86_64, with SQLite 3.40.1 and zlib 1.2.13`. There is no commit if the
  /// program was built by hand, and no library if it loads the system's.
  static var text: String {
    let commit = String(cString: cbuild_commit())
    return "\(configuration) \(commit.isEmpty ? "built by hand" : "of \(commit)"), \(platform)\(libraries)"
  }

  /// Libraries inside the program get no updates from the system, so their versions are named.
  private static var libraries: String {
    guard cbuild_holds_libraries() else { return "" }
    return ", with SQLite \(String(cString: sqlite3_libversion())) and zlib \(String(cString: zlibVersion()))"
  }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var platform: String {
    #if os(macOS)
      let system = "macos"
    #else
      let system = "linux"
    #endif
    #if arch(arm64)
      return "\(system)-\(system == "macos" ? "arm64" : "aarch64")"
    #else
      return "\(system)-x86_64"
    #endif
  }
}
