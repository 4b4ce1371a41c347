// SPDX-License-Identifier: MIT
import CBuild

/// Which build of the program this is.
enum BuildDescription {
  /// `release of 1a2b3c4d5e6f, linux-x86_64`; without a commit if it was built by hand.
  static var text: String {
    let commit = String(cString: cbuild_commit())
    return "\(commit.isEmpty ? "\(configuration) built by hand" : "\(configuration) of \(commit)"), \(platform)"
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
