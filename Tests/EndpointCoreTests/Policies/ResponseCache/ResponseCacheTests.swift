// SPDX-License-Identifier: MIT
import Basics
import Synchronization
import Testing

@testable import EndpointCore

/// An in-memory store that exposes what was stored.
final class MemoryStore: ResponseStore {
  private let entries = Mutex<[String: CachedResponse]>([:])
  let writes = Recorder<String>()

  var kept: [String: CachedResponse] { entries.withLock { $0 } }
  func entry(for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant) async -> CachedResponse? {
    entries.withLock { $0[key.text] }
  }
  func newestEntry(
    for key: ResponseKey, isUrgent: Bool, until deadline: ContinuousClock.Instant
  ) async -> CachedResponse? { await entry(for: key, isUrgent: isUrgent, until: deadline) }
  func store(
    _ entry: CachedResponse, for key: ResponseKey, bound: Duration, whenOver: @escaping @Sendable () -> Void
  ) async {
    writes.record(key.text)
    entries.withLock { $0[key.text] = entry }
    whenOver()
  }
  func remove(_ key: ResponseKey) async { entries.withLock { _ = $0.removeValue(forKey: key.text) } }
}

/// A wall clock that a test sets.
final class WallClock: Sendable {
  private let seconds = Mutex(1_000_000_000)
  var now: Instant { Instant(secondsSince1970: seconds.withLock { $0 }) }
  func advance(by count: Int) { seconds.withLock { $0 += count } }
}

@Suite("Response cache", .timeLimit(.minutes(5)))
struct ResponseCacheTests {
  let wallClock = WallClock()
  let store = MemoryStore()

  func cached(_ upstream: any Transport, store: (any ResponseStore)? = nil) -> ResponseCacheTransport {
    ResponseCacheTransport(around: upstream, cache: ResponseCache(store: store), wallClock: { wallClock.now })
  }

  func request(_ mode: CacheMode = .default, _ policy: CachePolicy = .asAnswered(.description)) -> HTTPRequest {
    HTTPRequest.get("/things", CallContext(cacheMode: mode), policy)
  }

  @Test("a fresh answer is given again without asking, with its age")
  func fresh() async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "private, max-age=60"])))
    let transport = cached(upstream)
    #expect(try await transport.send(request()).provenance == .network)
    wallClock.advance(by: 59)
    let again = try await transport.send(request())
    #expect(again.content == "one")
    #expect(again.provenance == .cache(age: .seconds(59)))
    #expect(again.attempts == 0)
    #expect(upstream.count == 1)
    wallClock.advance(by: 1)
    #expect(try await transport.send(request()).provenance == .network)
    #expect(upstream.count == 2)
  }

  @Test("only 200s are kept", arguments: [204, 206, 301, 304, 404, 500])
  func onlyOK(_ status: Int) async throws {
    let upstream = ScriptedTransport(.success(.status(status, ["Cache-Control": "max-age=60"])))
    let transport = cached(upstream, store: store)
    for _ in 1...2 { #expect(try await transport.send(request()).status == status) }
    #expect(upstream.count == 2)
    #expect(store.kept.isEmpty)
  }

  @Test("only GET is answered from the cache", arguments: [HTTPMethod.head, .post, .put, .patch, .delete])
  func onlyGet(_ method: HTTPMethod) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])))
    let transport = cached(upstream)
    var other = request()
    other.method = method
    for _ in 1...2 { _ = try await transport.send(other) }
    #expect(upstream.count == 2)
  }

  @Test("a write forgets what was read", arguments: [HTTPMethod.post, .put, .patch, .delete])
  func write(_ method: HTTPMethod) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])))
    let transport = cached(upstream)
    _ = try await transport.send(request())
    var write = request()
    write.method = method
    _ = try await transport.send(write)
    _ = try await transport.send(request())
    #expect(upstream.count == 3)
  }

  /// Found by fuzzing: an error that an upstream gave with status 200 named the key, which was then in a file.
  @Test("an answer that repeats the key is not kept", arguments: ["in a header", "in the query"])
  func echo(_ place: String) async throws {
    var keyed = request()
    if place == "in a header" {
      keyed.headers["Authorization"] = "Bearer s3cret-0123456789"
      keyed.secretHeaders = ["Authorization"]
    } else {
      keyed.url = keyed.url.adding(queryItem: "key", "s3cret-0123456789")
      keyed.secretQueryItems = ["key"]
    }
    let upstream = ScriptedTransport(
      .success(.ok("The key s3cret-0123456789 is not for this", ["Cache-Control": "max-age=60"])),
      .success(.ok("one", ["Cache-Control": "max-age=60"])))
    let transport = cached(upstream, store: store)
    _ = try await transport.send(keyed)
    #expect(store.kept.isEmpty)
    #expect(try await transport.send(keyed).content == "one")
    #expect(store.kept.count == 1)
  }

  @Test("an answer is never given to another key or in another language, and no key is kept")
  func keys() async throws {
    func keyed(_ key: String, _ language: String) -> HTTPRequest {
      var keyed = request()
      keyed.url = keyed.url.adding(queryItem: "key", key)
      keyed.secretQueryItems = ["key"]
      keyed.headers["Accept-Language"] = language
      return keyed
    }
    let upstream = ScriptedTransport { request, index in
      var response = HTTPResponse.ok("\(index)", ["Cache-Control": "max-age=60", "Set-Cookie": "session=hunter2"])
      response.url = request.url
      return .success(response)
    }
    let transport = cached(upstream, store: store)
    #expect(try await transport.send(keyed("hunter2", "en")).content == "0")
    #expect(try await transport.send(keyed("swordfish", "en")).content == "1")
    #expect(try await transport.send(keyed("hunter2", "de")).content == "2")
    #expect(try await transport.send(keyed("hunter2", "en")).content == "0")
    for (key, entry) in store.kept {
      let text = "\(key) \(entry)"
      #expect(!text.contains("hunter2") && !text.contains("swordfish"))
    }
  }

  /// Found by fuzzing: a key in a response's `ETag`, or in the URL of a redirect, was written to the file of cached
  /// responses.
  @Test("an upstream that repeats the key in headers or addresses gets it into no cache", arguments: [true, false])
  func echoedKey(isInHeader: Bool) async throws {
    var keyed = request()
    if isInHeader {
      keyed.headers["Authorization"] = "Bearer hunter2"
      keyed.secretHeaders = ["Authorization"]
    } else {
      keyed.url = keyed.url.adding(queryItem: "key", "hunter2")
      keyed.secretQueryItems = ["key"]
    }
    let headers: HTTPHeaders = [
      "Cache-Control": "max-age=0", "ETag": "\"for-hunter2\"", "Last-Modified": "Sat, 21 Nov 2026 12:00:00 GMT",
      "X-Key": "hunter2", "Content-Type": "text/hunter2",
    ]
    var confirmation = HTTPResponse.ok("", headers)
    confirmation.status = 304
    var answer = HTTPResponse.ok("body", headers)
    answer.url = answer.url.adding(queryItem: "of", "hunter2")
    let upstream = ScriptedTransport(.success(answer), .success(confirmation))
    let transport = cached(upstream, store: store)
    for _ in 0..<2 {
      #expect(try await transport.send(keyed).content == "body")
      let entry = try #require(store.kept.first)
      #expect(!"\(entry)".contains("hunter2"))
      #expect(entry.1.headers["Last-Modified"] != nil)
    }
    #expect(upstream.count == 2)
  }
}
