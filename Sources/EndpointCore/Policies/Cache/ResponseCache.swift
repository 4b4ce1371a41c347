// SPDX-License-Identifier: MIT
import Synchronization

/// The answers that are kept: the recent ones in memory, bounded in bytes, all of them in a store if there is one.
/// Shared by the cache transports of all providers.
public final class ResponseCache: Sendable {
  private let store: (any ResponseStore)?
  private let memory: Mutex<RecentlyUsed<String, KeptResponse>>

  /// - Parameters:
  ///   - store: keeps what outlives the process; nil: nothing does.
  ///   - memoryLimit: in bytes, keys and headers included.
  public init(store: (any ResponseStore)? = nil, memoryLimit: Int = 8 << 20) {
    self.store = store
    memory = Mutex(RecentlyUsed(limit: memoryLimit))
  }

  /// How many bytes are held in memory.
  public var memoryUsed: Int { memory.withLock { $0.weight } }

  /// What is kept for `key`; only `CacheMode.only` has reason to wait for it.
  func entry(for key: String, in context: CallContext) async -> KeptResponse? {
    if let entry = memory.withLock({ $0.value(for: key) }) { return entry }
    let isUrgent = context.cacheMode != .only
    guard let response = await store?.entry(for: key, isUrgent: isUrgent, until: context.deadline) else { return nil }
    let entry = KeptResponse(response)
    memory.withLock { $0.set(entry, for: key, weight: entry.weight(key)) }
    return entry
  }

  /// - Parameter inMemoryAlone: nothing of it shall outlive the process.
  /// - Returns: what is kept now; of several who bring the same answer, all get the same.
  @discardableResult
  func keep(_ response: CachedResponse, for key: String, inMemoryAlone: Bool = false) async -> KeptResponse {
    let (entry, isKnown) = memory.withLock { memory in
      if let known = memory.value(for: key), known.response == response { return (known, true) }
      let entry = KeptResponse(response)
      memory.set(entry, for: key, weight: entry.weight(key))
      return (entry, false)
    }
    // Requests that shared a transfer all bring the same answer: it is written once.
    if !isKnown && !inMemoryAlone { await store?.store(response, for: key) }
    return entry
  }

  func remove(_ key: String) async {
    memory.withLock { $0.remove(key) }
    await store?.remove(key)
  }

  /// Forgets what is in memory; the store is left to whoever made it.
  public func removeAllFromMemory() { memory.withLock { $0.removeAll() } }
}

/// An answer in memory, and what was read out of it.
struct KeptResponse: Sendable {
  let response: CachedResponse
  let memo = ContentMemo()

  init(_ response: CachedResponse) { self.response = response }

  func response(to request: HTTPRequest, _ provenance: Provenance, attempts: Int = 0) -> HTTPResponse {
    var answer = response.response(to: request, provenance, attempts: attempts)
    answer.memo = memo
    return answer
  }

  /// About how many bytes of memory it takes; what is read out of a body, and its text, take about three times as
  /// much as the body.
  fileprivate func weight(_ key: String) -> Int {
    let fields = response.headers.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 64 }
    return 4 * response.body.count + response.url.utf8.count + fields + 2 * key.utf8.count + 256
  }
}
