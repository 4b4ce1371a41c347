// SPDX-License-Identifier: MIT
import Synchronization

/// Keeps the results of lookups that many calls need, such as the names of TMDB's genres by language, in memory for a
/// limited time, so that few calls need a request for them.
final class LookupMemory<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The state of one lookup.
  enum State {
    case known(Value)
    /// A recent request failed, so calls don't retry yet.
    case unavailable
    /// Not requested yet, or expired.
    case unknown
  }

  private struct Entry {
    /// Nil if the request for it failed.
    let value: Value?
    let until: ContinuousClock.Instant
  }

  private let entries = Mutex<[Key: Entry]>([:])
  private let capacity: Int
  private let lifetime: Duration
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameters:
  ///   - capacity: the maximum number of values, such as those for the many languages with a country. A value beyond it
  ///     replaces all others.
  ///   - lifetime: how long a value is used.
  ///   - now: the clock by which values expire.
  init(
    capacity: Int = 64, lifetime: Duration = .seconds(86_400),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.capacity = capacity
    self.lifetime = lifetime
    self.now = now
  }

  subscript(key: Key) -> State {
    guard let entry = entries.withLock({ $0[key] }), now() < entry.until else { return .unknown }
    return entry.value.map(State.known) ?? .unavailable
  }

  /// Stores a value. The response cache keeps the responses that it was made from for longer, and across processes.
  /// - Parameter value: nil if the request for it failed, which allows a retry after a minute.
  func remember(_ value: Value?, for key: Key) {
    let entry = Entry(value: value, until: now() + (value == nil ? .seconds(60) : lifetime))
    entries.withLock { entries in
      // Requesting a value again is cheap.
      if entries.count >= capacity { entries.removeAll() }
      entries[key] = entry
    }
  }
}
