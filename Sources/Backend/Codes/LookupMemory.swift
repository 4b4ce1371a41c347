// SPDX-License-Identifier: MIT
import Synchronization

/// Lookups that nearly every call needs, such as the names of TMDB's genres by language: in memory for the life of the
/// process, so that no call needs an extra request for them.
final class LookupMemory<Key: Hashable & Sendable, List: Sendable>: Sendable {
  /// The state of one list.
  enum State {
    case known(List)
    /// A recent request for the list failed, so calls don't retry yet.
    case unavailable
    /// Not requested yet, or expired.
    case unknown
  }

  private struct Entry {
    /// Nil if the request for it failed.
    let list: List?
    let until: ContinuousClock.Instant
  }

  private let entries = Mutex<[Key: Entry]>([:])
  private let now: @Sendable () -> ContinuousClock.Instant

  /// - Parameter now: the clock by which entries expire.
  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  subscript(key: Key) -> State {
    guard let entry = entries.withLock({ $0[key] }), now() < entry.until else { return .unknown }
    return entry.list.map(State.known) ?? .unavailable
  }

  /// Stores a list for a day; the response cache has it for a week, across processes.
  /// - Parameter list: nil if the request for it failed, which allows a retry after a minute.
  func remember(_ list: List?, for key: Key) {
    let entry = Entry(list: list, until: now() + (list == nil ? .seconds(60) : .seconds(86_400)))
    entries.withLock { entries in
      // There are many languages with a country. They must not make this grow, and requesting a list again is cheap.
      if entries.count >= Self.capacity { entries.removeAll() }
      entries[key] = entry
    }
  }

  private static var capacity: Int { 64 }
}
