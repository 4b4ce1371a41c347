// SPDX-License-Identifier: MIT
import Basics
import Synchronization

/// The cached responses: the recent ones in memory, bounded in bytes, and all of them in a store if there is one.
/// Shared by the cache transports of all providers.
public final class ResponseCache: Sendable {
  private let store: (any ResponseStore)?
  private let memory: Mutex<RecentlyUsed<String, KeptResponse>>

  /// - Parameters:
  ///   - store: the persistent store; nil to keep responses only in memory.
  ///   - memoryLimit: the limit in bytes, including keys and headers.
  public init(store: (any ResponseStore)? = nil, memoryLimit: Int = 8 << 20) {
    self.store = store
    memory = Mutex(RecentlyUsed(limit: memoryLimit))
  }

  /// The number of bytes in memory, as weighed against the limit.
  public var memoryUsed: Int { memory.withLock { $0.weight } }

  /// The entry for `key`. Only `CacheMode.only` waits for a slow store, because the others can send a
  /// request instead.
  func entry(for key: ResponseKey, in context: CallContext) async -> KeptResponse? {
    if let entry = memory.withLock({ $0.value(for: key.text) }) { return entry }
    let isUrgent = context.cacheMode != .only
    guard let response = await store?.entry(for: key, isUrgent: isUrgent, until: context.deadline) else { return nil }
    let entry = KeptResponse(response)
    memory.withLock { $0.set(entry, for: key.text, weight: entry.weight(key.text)) }
    return entry
  }

  /// The entry for `key` that another process may have stored, which it just has if `isExpected`. Replaces an older one
  /// in memory.
  func sharedEntry(for key: ResponseKey, isExpected: Bool, in context: CallContext) async -> KeptResponse? {
    // An expected response is worth a wait, but not for a device that hangs, nor for all of the time in which the
    // upstream could respond.
    let now = ContinuousClock.now
    let deadline = now + min((context.deadline - now) / 2, .seconds(2))
    guard let response = await store?.newestEntry(for: key, isUrgent: !isExpected, until: deadline) else { return nil }
    return memory.withLock { memory in
      if let known = memory.value(for: key.text), known.response.receivedAt >= response.receivedAt { return known }
      let entry = KeptResponse(response)
      memory.set(entry, for: key.text, weight: entry.weight(key.text))
      return entry
    }
  }

  /// - Parameters:
  ///   - bound: how long the response may be of use.
  ///   - inMemoryAlone: whether to keep the response out of the persistent store.
  ///   - whenOver: called when other processes can read the response, or it isn't stored for them.
  /// - Returns: the current entry; callers that store the same response share one entry.
  @discardableResult
  func keep(
    _ response: CachedResponse, for key: ResponseKey, bound: Duration = .seconds(86_400), inMemoryAlone: Bool = false,
    whenOver: @escaping @Sendable () -> Void = {}
  ) async -> KeptResponse {
    let (entry, isKnown) = memory.withLock { memory in
      if let known = memory.value(for: key.text), known.response == response { return (known, true) }
      let entry = KeptResponse(response)
      memory.set(entry, for: key.text, weight: entry.weight(key.text))
      return (entry, false)
    }
    // Requests that shared a transfer all store the same response; it is written once.
    if let store, !isKnown, !inMemoryAlone {
      await store.store(response, for: key, bound: bound, whenOver: whenOver)
    } else {
      whenOver()
    }
    return entry
  }

  func remove(_ key: ResponseKey) async {
    memory.withLock { $0.remove(key.text) }
    await store?.remove(key)
  }

  /// Empties the memory; the store belongs to its creator.
  public func removeAllFromMemory() { memory.withLock { $0.removeAll() } }
}

/// A cached response in memory, with its memoized content, and with what would take longer to read anew for each use
/// than anything else that a use needs: its headers' directives and its URL.
struct KeptResponse: Sendable {
  let response: CachedResponse
  let memo = ContentMemo()
  private let control: CacheControl
  private let location: HTTPURL?

  init(_ response: CachedResponse) {
    self.response = response
    control = CacheControl(response.headers)
    location = HTTPURL(response.url)
  }

  func freshness(by policy: CachePolicy, at time: Instant) -> Freshness {
    Freshness(of: response, control, policy: policy, now: time)
  }

  func response(to request: HTTPRequest, _ provenance: Provenance, attempts: Int = 0) -> HTTPResponse {
    var answer = HTTPResponse(
      status: 200, headers: response.headers, body: response.body, url: location ?? request.url, attempts: attempts,
      provenance: provenance)
    answer.memo = memo
    return answer
  }

  /// The approximate memory in bytes; the content read from a body and its text take about three times as much as the
  /// body.
  fileprivate func weight(_ key: String) -> Int {
    let fields = response.headers.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 64 }
    return 4 * response.body.count + response.url.utf8.count + fields + 2 * key.utf8.count + 256
  }
}
