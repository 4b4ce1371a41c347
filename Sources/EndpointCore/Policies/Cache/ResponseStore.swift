// SPDX-License-Identifier: MIT
/// The persistent store of the response cache. A failure to store or find a response is a miss, not an error. The store
/// decides how much to keep and what to evict.
public protocol ResponseStore: Sendable {
  /// The response last stored for `key`; nil if there is none or it can't be read in time.
  ///
  /// - Parameters:
  ///   - isUrgent: whether the upstream can be asked instead, so that a response which isn't available at once is a
  ///     miss.
  ///   - deadline: when the caller stops waiting.
  func entry(for key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant) async -> CachedResponse?
  /// Stores `entry` for `key`, replacing the previous one. May return before it is written.
  ///
  /// - Parameter whenOver: called once other processes can read the entry or it is given up; must not block.
  func store(_ entry: CachedResponse, for key: String, whenOver: @escaping @Sendable () -> Void) async
  /// Removes the response for `key`.
  func remove(_ key: String) async
}

extension ResponseStore {
  /// Stores `entry` for `key`, replacing the previous one. May return before it is written.
  public func store(_ entry: CachedResponse, for key: String) async { await store(entry, for: key) {} }
}
