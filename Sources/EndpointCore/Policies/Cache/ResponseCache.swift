import Synchronization

/// The answers that are kept: the recent ones in memory, bounded in bytes, all of them in a store if there is one.
/// Shared by the cache transports of all providers.
public final class ResponseCache: Sendable {
  private let store: (any ResponseStore)?
  private let memory: Mutex<RecentlyUsed<String, CachedResponse>>

  /// - Parameters:
  ///   - store: keeps what outlives the process; nil: nothing does.
  ///   - memoryLimit: in bytes, keys and headers included.
  public init(store: (any ResponseStore)? = nil, memoryLimit: Int = 8 << 20) {
    self.store = store
    memory = Mutex(RecentlyUsed(limit: memoryLimit))
  }

  /// How many bytes are held in memory.
  public var memoryUsed: Int { memory.withLock { $0.weight } }

  func entry(for key: String) async -> CachedResponse? {
    if let entry = memory.withLock({ $0.value(for: key) }) { return entry }
    guard let entry = await store?.entry(for: key) else { return nil }
    memory.withLock { $0.set(entry, for: key, weight: entry.weight(key)) }
    return entry
  }

  /// - Parameter inMemoryAlone: nothing of it shall outlive the process.
  func keep(_ entry: CachedResponse, for key: String, inMemoryAlone: Bool = false) async {
    let isKnown = memory.withLock { memory in
      if memory.value(for: key) == entry { return true }
      memory.set(entry, for: key, weight: entry.weight(key))
      return false
    }
    // Requests that shared a transfer all bring the same answer: it is written once.
    if !isKnown && !inMemoryAlone { await store?.store(entry, for: key) }
  }

  func remove(_ key: String) async {
    memory.withLock { $0.remove(key) }
    await store?.remove(key)
  }
}

extension CachedResponse {
  /// About how many bytes of memory it takes.
  fileprivate func weight(_ key: String) -> Int {
    let fields = headers.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 64 }
    return body.count + url.utf8.count + fields + 2 * key.utf8.count + 256
  }
}
