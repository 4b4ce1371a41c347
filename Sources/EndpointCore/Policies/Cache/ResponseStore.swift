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
  func entry(for key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant) async -> CachedResponse?
  /// Stores `entry` for `key`, replacing the previous one. May return before it is written.
  ///
  /// - Parameter whenOver: called once other processes can read the entry or it is given up; must not block.
  func store(_ entry: CachedResponse, for key: String, whenOver: @escaping @Sendable () -> Void) async
  /// Like `store(_:for:whenOver:)`, for a store that others share and that must not keep entries beyond their use.
  ///
  /// - Parameter bound: how long the entry may be of use.
  func store(
    _ entry: CachedResponse, for key: String, bound: Duration, whenOver: @escaping @Sendable () -> Void) async
  /// The newest response that any process has stored for `key`; by default `entry(for:isUrgent:until:)`.
  func newestEntry(for key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant) async -> CachedResponse?
  /// Removes the response for `key`.
  func remove(_ key: String) async
}

extension ResponseStore {
  public func store(
    _ entry: CachedResponse, for key: String, bound: Duration, whenOver: @escaping @Sendable () -> Void
  ) async { await store(entry, for: key, whenOver: whenOver) }

  public func newestEntry(
    for key: String, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? { await entry(for: key, isUrgent: isUrgent, until: deadline) }

  /// Stores `entry` for `key`, replacing the previous one. May return before it is written.
  public func store(_ entry: CachedResponse, for key: String) async { await store(entry, for: key) {} }
}
