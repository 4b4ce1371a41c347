// SPDX-License-Identifier: MIT

/// How long a client may keep a result, and for whom (MCP 2026-07-28, "Caching").
struct CacheHint: Sendable {
  enum Scope: String, Sendable {
    /// The same for all people.
    case `public`
    /// For one person only: the result depends on what that person does.
    case `private`
  }

  let milliseconds: Int
  let scope: Scope

  /// May not be cached: how long it stays the same is unknown.
  static func asked(_ scope: Scope) -> CacheHint { CacheHint(milliseconds: 0, scope: scope) }

  static func minutes(_ minutes: Int) -> CacheHint { CacheHint(milliseconds: minutes * 60_000, scope: .public) }

  /// For lists that don't change while the process runs: those of its tools, resources and prompts.
  static let unchanging = minutes(60)
}
