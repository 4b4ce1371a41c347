// SPDX-License-Identifier: MIT

/// How the commands begin that a page shows to go on with, so that they stay in the user's world.
struct NextCommand: Equatable {
  /// Whether the page is of the sandbox.
  var isSandbox = false
  /// Whether the user has set a usual place, which calls take by themselves.
  var hasPlace = false

  /// A call of a method, as one types it.
  func call(_ words: String) -> String { "marquee \(isSandbox ? "--sandbox " : "")call \(words)" }

  /// The parameter `place` of an example, with a blank before it; empty where the usual place stands for it.
  var place: String { hasPlace ? "" : " place='Olathe, KS'" }
}
