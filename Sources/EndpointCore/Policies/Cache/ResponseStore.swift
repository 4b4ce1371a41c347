// SPDX-License-Identifier: MIT
/// Where the response cache keeps answers beyond the life of the process. What it fails to keep or give is a miss, not
/// an error; how much it keeps and what it drops first is its own affair.
public protocol ResponseStore: Sendable {
  /// What was kept last for `key`; nil if nothing is, or if it can't be had in time.
  ///
  /// - Parameters:
  ///   - isUrgent: the upstream can be asked instead, so that what can't be had at once is a miss.
  ///   - deadline: when the caller has no more time.
  func entry(for key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant) async -> CachedResponse?
  /// Keeps `entry` instead of what was kept for `key`. May return before it is written.
  func store(_ entry: CachedResponse, for key: String) async
  /// Forgets what was kept for `key`.
  func remove(_ key: String) async
}
