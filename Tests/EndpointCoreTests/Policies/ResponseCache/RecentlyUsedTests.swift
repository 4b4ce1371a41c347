// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Recently used", .timeLimit(.minutes(5)))
struct RecentlyUsedTests {
  @Test("what was not used for longest goes first")
  func order() {
    var cache = RecentlyUsed<String, Int>(limit: 30)
    for (index, key) in ["a", "b", "c"].enumerated() { cache.set(index, for: key, weight: 10) }
    #expect(value(&cache, "a") == 0)
    cache.set(3, for: "d", weight: 10)
    #expect(value(&cache, "b") == nil)
    #expect(value(&cache, "a") == 0)
    #expect(cache.weight == 30)
    cache.set(4, for: "e", weight: 25)
    #expect(cache.count == 1)
    #expect(value(&cache, "e") == 4)
  }

  @Test("what is heavier than the limit is not kept, and replaces nothing but itself")
  func heavy() {
    var cache = RecentlyUsed<String, Int>(limit: 30)
    cache.set(1, for: "a", weight: 10)
    cache.set(2, for: "b", weight: 10)
    cache.set(3, for: "b", weight: 31)
    #expect(value(&cache, "a") == 1)
    #expect(value(&cache, "b") == nil)
    #expect(cache.weight == 10)
  }

  @Test("it agrees with a plain model after many random operations")
  func model() {
    var random = Seeded(state: 1)
    var cache = RecentlyUsed<Int, Int>(limit: 50)
    var model: [(key: Int, value: Int, weight: Int)] = []
    for step in 0..<20_000 {
      let key = Int.random(in: 0..<20, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let weight = Int.random(in: 1...20, using: &random)
        cache.set(step, for: key, weight: weight)
        model.removeAll { $0.key == key }
        model.append((key, step, weight))
        while model.reduce(0, { $0 + $1.weight }) > 50 { model.removeFirst() }
      case 1:
        cache.remove(key)
        model.removeAll { $0.key == key }
      default:
        let index = model.firstIndex { $0.key == key }
        #expect(value(&cache, key) == index.map { model[$0].value })
        if let index { model.append(model.remove(at: index)) }
      }
      #expect(cache.weight == model.reduce(0) { $0 + $1.weight })
      #expect(cache.count == model.count)
    }
  }

  func value<Key: Hashable>(_ cache: inout RecentlyUsed<Key, Int>, _ key: Key) -> Int? { cache.value(for: key) }
}
