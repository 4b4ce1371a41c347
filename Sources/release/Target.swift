// SPDX-License-Identifier: MIT

/// A platform that the program is released for, and what the package managers call it.
enum Target: String, CaseIterable, Sendable {
  case linuxX86 = "linux-x86_64"
  case linuxARM = "linux-aarch64"
  case macARM = "macos-arm64"

  /// The one that this program runs on.
  static let current: Target = {
    #if os(macOS)
      .macARM
    #elseif arch(arm64)
      .linuxARM
    #else
      .linuxX86
    #endif
  }()

  var isLinux: Bool { self != .macARM }

  /// Debian's architecture; nil where Debian isn't used.
  var debian: String? {
    switch self {
    case .linuxX86: "amd64"
    case .linuxARM: "arm64"
    case .macARM: nil
    }
  }

  /// The platform tag of a wheel (https://packaging.python.org/en/latest/specifications/platform-compatibility-tags/).
  /// The glibc is the oldest that has all symbols that the program wants when it is built on Debian 12.
  var wheel: String {
    switch self {
    case .linuxX86: "manylinux_2_35_x86_64"
    case .linuxARM: "manylinux_2_35_aarch64"
    case .macARM: "macosx_26_0_arm64"
    }
  }

  /// Node's `process.platform` and `process.arch`.
  var node: (system: String, processor: String) {
    switch self {
    case .linuxX86: ("linux", "x64")
    case .linuxARM: ("linux", "arm64")
    case .macARM: ("darwin", "arm64")
    }
  }
}
