/// Where the response cache keeps answers beyond the life of the process. What it fails to keep or give is a miss, not
/// an error; how much it keeps and what it drops first is its own affair.
public protocol ResponseStore: Sendable {
  /// What was kept last for `key`, nil if nothing is.
  func entry(for key: String) async -> CachedResponse?
  /// Keeps `entry` instead of what was kept for `key`. May return before it is written.
  func store(_ entry: CachedResponse, for key: String) async
  /// Forgets what was kept for `key`.
  func remove(_ key: String) async
}
