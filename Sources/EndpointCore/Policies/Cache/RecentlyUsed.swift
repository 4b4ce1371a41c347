// SPDX-License-Identifier: MIT
/// An LRU cache whose values together weigh no more than a limit.
struct RecentlyUsed<Key: Hashable, Value> {
  private struct Node {
    var key: Key
    var value: Value
    var weight: Int
    var older: Int?
    var newer: Int?
  }

  private let limit: Int
  private(set) var weight = 0
  private var places: [Key: Int] = [:]
  /// The nodes of a list linked through `older` and `newer`; the indices in `free` are unused.
  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var oldest: Int?
  private var newest: Int?

  init(limit: Int) { self.limit = limit }

  var count: Int { places.count }

  /// The value for `key`, marked as the most recently used.
  mutating func value(for key: Key) -> Value? {
    guard let place = places[key], let node = nodes[place] else { return nil }
    unlink(place)
    link(place)
    return node.value
  }

  /// Stores `value` for `key`, replacing the previous one, unless it alone weighs more than the limit.
  mutating func set(_ value: Value, for key: Key, weight: Int) {
    remove(key)
    guard weight <= limit else { return }
    while self.weight > limit - weight, let oldest, let node = nodes[oldest] { remove(node.key) }
    let node = Node(key: key, value: value, weight: weight)
    let place: Int
    if let reused = free.popLast() {
      place = reused
      nodes[place] = node
    } else {
      place = nodes.count
      nodes.append(node)
    }
    places[key] = place
    self.weight += weight
    link(place)
  }

  mutating func removeAll() { self = RecentlyUsed(limit: limit) }

  mutating func remove(_ key: Key) {
    guard let place = places.removeValue(forKey: key), let node = nodes[place] else { return }
    unlink(place)
    nodes[place] = nil
    free.append(place)
    weight -= node.weight
  }

  private mutating func link(_ place: Int) {
    nodes[place]?.older = newest
    nodes[place]?.newer = nil
    if let newest { nodes[newest]?.newer = place }
    newest = place
    if oldest == nil { oldest = place }
  }

  private mutating func unlink(_ place: Int) {
    guard let node = nodes[place] else { return }
    if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
    if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
  }
}
