// SPDX-License-Identifier: MIT

/// For how long a client may keep a result, and whom it may show it (MCP 2026-07-28, "Caching").
struct CacheHint: Sendable {
  enum Scope: String, Sendable {
    /// The same for all people.
    case `public`
    /// Tells of what one person does.
    case `private`
  }

  let milliseconds: Int
  let scope: Scope

  /// Nothing that is known now tells how long it stays so.
  static func asked(_ scope: Scope) -> CacheHint { CacheHint(milliseconds: 0, scope: scope) }

  static func minutes(_ minutes: Int) -> CacheHint { CacheHint(milliseconds: minutes * 60_000, scope: .public) }

  /// What can't change while the process runs: the lists of what it offers.
  static let unchanging = minutes(60)
}
