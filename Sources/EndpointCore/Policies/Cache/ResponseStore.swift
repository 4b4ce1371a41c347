// SPDX-License-Identifier: MIT
/// The persistent store of the response cache. A failure to store or find a response is a miss, not an error. The store
/// decides how much to keep and what to evict.
public protocol ResponseStore: Sendable {
  /// The response last stored for `key`; nil if there is none or it can't be read in time.
  ///
  /// - Parameters:
  ///   - isUrgent: whether the caller can send a request instead, so that a response which isn't available at once is a
  ///     miss.
  ///   - deadline: when the caller stops waiting.
  func entry(for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant) async -> CachedResponse?
  /// The newest response that any process has stored for `key`, as `entry(for:isUrgent:until:)`.
  func newestEntry(for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant) async
    -> CachedResponse?
  /// Stores `entry` for `key`, replacing the previous one. May return before it is written.
  ///
  /// - Parameters:
  ///   - bound: how long the entry may be of use, for a store that others share and that must not keep it longer.
  ///   - whenOver: called once other processes can read the entry or it is given up; must not block.
  func store(
    _ entry: CachedResponse, for key: ResponseKey, bound: Duration, whenOver: @escaping @Sendable () -> Void) async
  /// Removes the response for `key`.
  func remove(_ key: ResponseKey) async
}

extension ResponseStore {
  /// Stores `entry` for `key` on this machine alone.
  public func store(_ entry: CachedResponse, for key: ResponseKey) async {
    await store(entry, for: key, bound: .zero) {}
  }
}
