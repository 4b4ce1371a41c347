// SPDX-License-Identifier: MIT

/// Who gets events, and is remembered with the last one that it has.
enum WatchReceiver: Sendable, Hashable {
  /// The command of `marquee watch --exec`.
  case command(String)
  /// The name that a client gives to `watch/follow`.
  case name(String)

  /// The receiver in the file. A command stands as it is, as in files of earlier versions, unless it begins like a
  /// name, so that a name and a command are never the same.
  var key: String {
    switch self {
    case .command(let text): text.utf8.first == Self.mark ? "\u{1}command " + text : text
    case .name(let name): "\u{1}name " + name
    }
  }

  private static let mark: UInt8 = 1
}
