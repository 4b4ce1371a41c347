// SPDX-License-Identifier: MIT

/// How the commands begin that a page shows to go on with, so that they stay in the user's world.
struct NextCommand: Equatable {
  /// Whether the page is of the sandbox.
  var isSandbox = false

  /// A call of a method, as one types it.
  func call(_ words: String) -> String { "marquee \(isSandbox ? "--sandbox " : "")call \(words)" }
}
