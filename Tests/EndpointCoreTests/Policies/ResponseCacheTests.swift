import Synchronization
import Testing

@testable import EndpointCore

/// A store in memory that shows what it was given.
final class MemoryStore: ResponseStore {
  private let entries = Mutex<[String: CachedResponse]>([:])
  let writes = Recorder<String>()

  var kept: [String: CachedResponse] { entries.withLock { $0 } }
  func entry(for key: String) async -> CachedResponse? { entries.withLock { $0[key] } }
  func store(_ entry: CachedResponse, for key: String) async {
    writes.record(key)
    entries.withLock { $0[key] = entry }
  }
  func remove(_ key: String) async { entries.withLock { _ = $0.removeValue(forKey: key) } }
}

/// A wall clock that a test sets.
final class WallClock: Sendable {
  private let seconds = Mutex(1_000_000_000)
  var now: HTTPDate { HTTPDate(secondsSince1970: seconds.withLock { $0 }) }
  func advance(by count: Int) { seconds.withLock { $0 += count } }
}

@Suite("Response cache", .timeLimit(.minutes(1)))
struct ResponseCacheTests {
  let wallClock = WallClock()
  let store = MemoryStore()

  func cached(_ upstream: any Transport, store: (any ResponseStore)? = nil) -> ResponseCacheTransport {
    ResponseCacheTransport(around: upstream, cache: ResponseCache(store: store), wallClock: { wallClock.now })
  }

  func request(_ mode: CacheMode = .default, _ policy: CachePolicy = .asAnswered()) -> HTTPRequest {
    var request = HTTPRequest.get("/things", CallContext(cacheMode: mode))
    request.cachePolicy = policy
    return request
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

  @Test("a private call's answer is kept in memory alone, when it is confirmed as well")
  func privateCall() async throws {
    let upstream = ScriptedTransport(
      .success(.ok("one", ["Cache-Control": "max-age=60", "ETag": "\"1\""])), .success(.status(304)))
    let transport = cached(upstream, store: store)
    var request = request()
    request.context.isPrivate = true
    #expect(try await transport.send(request).provenance == .network)
    #expect(try await transport.send(request).provenance == .cache(age: .zero))
    wallClock.advance(by: 61)
    #expect(try await transport.send(request).provenance == .revalidated)
    #expect(store.writes.values.isEmpty)
  }

  @Test("a private call's answer that is renewed behind its back stays in memory too")
  func privateRenewal() async throws {
    let upstream = GatedTransport()
    let transport = cached(upstream, store: store)
    let request = HTTPRequest.get("/things", CallContext(isPrivate: true))
    async let first = transport.send(request)
    await upstream.arrival().answer(
      .success(.ok("one", ["Cache-Control": "max-age=60, stale-while-revalidate=600"])))
    _ = try await first
    wallClock.advance(by: 61)
    #expect(try await transport.send(request).content == "one")
    let renewal = await upstream.arrival()
    #expect(renewal.request.context.isPrivate)
    renewal.answer(.success(.ok("two", ["Cache-Control": "max-age=60"])))
    _ = await renewal.ended()
    #expect(store.writes.values.isEmpty)
  }

  @Test(
    "how long an answer is fresh",
    arguments: [
      (["Cache-Control": "max-age=60"], .asAnswered(), 60),
      (["Cache-Control": "max-age=\"60\""], .asAnswered(), 60),
      (["Cache-Control": "public, MAX-AGE=60, s-maxage=5"], .asAnswered(), 60),
      (["Cache-Control": "max-age=60", "Age": "20"], .asAnswered(), 40),
      (["Cache-Control": "max-age=sixty"], .asAnswered(otherwise: .seconds(99)), 0),
      (["Cache-Control": "max-age=60, no-cache"], .asAnswered(), 0),
      (["Cache-Control": "no-store"], .asAnswered(otherwise: .seconds(99)), 0),
      (
        ["Date": "Sun, 06 Nov 1994 08:49:00 GMT", "Expires": "Sun, 06 Nov 1994 08:50:10 GMT"], .asAnswered(), 70
      ),
      (
        [
          "Date": "Sun, 06 Nov 1994 08:49:00 GMT", "Expires": "Sun, 06 Nov 1994 08:50:10 GMT",
          "Cache-Control": "max-age=5",
        ], .asAnswered(), 5
      ),
      (["Expires": "0"], .asAnswered(otherwise: .seconds(99)), 0),
      ([:], .asAnswered(), 0),
      ([:], .asAnswered(otherwise: .seconds(99)), 99),
      (["Cache-Control": "no-store, max-age=1"], .fixed(.seconds(86_400)), 86_400),
      (["Cache-Control": "max-age=60"], .never, 0),
      (["Cache-Control": "max-age=60", "Vary": "*"], .asAnswered(), 0),
      (["Cache-Control": "max-age=60", "Vary": "Accept-Encoding, Accept"], .asAnswered(), 60),
      (["Cache-Control": "max-age=99999999999999999999999999"], .asAnswered(), 1 << 31),
    ] as [(HTTPHeaders, CachePolicy, Int)])
  func lifetime(_ headers: HTTPHeaders, _ policy: CachePolicy, _ seconds: Int) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", headers)))
    let transport = cached(upstream)
    _ = try await transport.send(request(.default, policy))
    if seconds > 0 {
      wallClock.advance(by: seconds - 1)
      _ = try await transport.send(request(.default, policy))
      #expect(upstream.count == 1, "still fresh after \(seconds - 1) s")
      wallClock.advance(by: 1)
    }
    _ = try await transport.send(request(.default, policy))
    #expect(upstream.count == 2, "stale after \(seconds) s")
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

  @Test("a stale answer is confirmed with its validators; a 304 makes it fresh again")
  func confirmed() async throws {
    let upstream = ScriptedTransport { _, index in
      index == 0
        ? .success(
          .ok(
            "one",
            [
              "Cache-Control": "max-age=60", "ETag": "W/\"v1\"", "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT",
              "Age": "30",
            ]))
        : .success(.status(304, ["Cache-Control": "max-age=100", "X-New": "yes"]))
    }
    let transport = cached(upstream, store: store)
    _ = try await transport.send(request())
    wallClock.advance(by: 31)
    let again = try await transport.send(request())
    #expect(again.status == 200)
    #expect(again.content == "one")
    #expect(again.provenance == .revalidated)
    #expect(again.attempts == 1)
    #expect(again.headers["X-New"] == "yes")
    #expect(upstream.requests[1].headers["If-None-Match"] == "W/\"v1\"")
    #expect(upstream.requests[1].headers["If-Modified-Since"] == "Sun, 06 Nov 1994 08:49:37 GMT")
    wallClock.advance(by: 99)
    #expect(try await transport.send(request()).provenance == .cache(age: .seconds(99)))
    #expect(upstream.count == 2)
  }

  @Test("a stale answer that was replaced upstream is replaced here")
  func replaced() async throws {
    let upstream = ScriptedTransport { _, index in .success(.ok("\(index)", ["ETag": "\"\(index)\""])) }
    let transport = cached(upstream)
    _ = try await transport.send(request())
    #expect(try await transport.send(request()).content == "1")
    #expect(try await transport.send(request(.only)).content == "1")
  }

  @Test("what is gone upstream is forgotten", arguments: [404, 410])
  func gone(_ status: Int) async throws {
    let upstream = ScriptedTransport(.success(.ok("one")), .success(.status(status)))
    let transport = cached(upstream, store: store)
    _ = try await transport.send(request())
    _ = try await transport.send(request())
    #expect(store.kept.isEmpty)
    #expect(try await failure(transport, request(.only)).kind == .upstreamUnreachable)
  }

  @Test("stale-while-revalidate: the stale answer at once, renewed meanwhile, once however many ask")
  func whileRevalidate() async throws {
    let upstream = GatedTransport()
    let transport = cached(upstream)
    let first = Task { await transport.outcome(of: request()) }
    let headers: HTTPHeaders = ["Cache-Control": "max-age=10, stale-while-revalidate=30"]
    await upstream.arrival().answer(.success(.ok("one", headers)))
    _ = try await first.value.get()
    wallClock.advance(by: 15)
    for _ in 1...3 {
      let stale = try await transport.send(request())
      #expect(stale.content == "one")
      #expect(stale.provenance == .stale(age: .seconds(15)))
    }
    let renewal = await upstream.arrival()
    #expect(upstream.count == 2)
    #expect(renewal.request.context.requestID == nil)
    renewal.answer(.success(.ok("two", headers)))
    while try await transport.send(request()).content != "two" { await Task.yield() }
    #expect(upstream.count == 2)
  }

  /// The soak found reads of one kept page waiting for the timeout of the request that tried a silent host again, until
  /// no place was left for any others.
  @Test("while a host is out of reach its stale answers don't wait for it, and it is tried behind their back")
  func outOfReach() async throws {
    let upstream = GatedTransport()
    let isReachable = Mutex(true)
    let transport = ResponseCacheTransport(
      around: upstream, cache: ResponseCache(), isReachable: { _ in isReachable.withLock { $0 } },
      wallClock: { wallClock.now })
    let first = Task { await transport.outcome(of: request()) }
    await upstream.arrival().answer(.success(.ok("one", ["Cache-Control": "max-age=10"])))
    _ = try await first.value.get()
    wallClock.advance(by: 15)
    isReachable.withLock { $0 = false }
    for _ in 1...3 { #expect(try await transport.send(request()).provenance == .stale(age: .seconds(15))) }
    await upstream.arrival().answer(.success(.ok("two", ["Cache-Control": "max-age=10"])))
    while try await transport.send(request()).content != "two" { await Task.yield() }
    #expect(upstream.count == 2)
  }

  @Test(
    "a failure is covered by the stale answer",
    arguments: [
      .failure(.lost), .failure(.silent), .failure(UpstreamError(.upstreamUnreachable, "circuit open")),
      .failure(UpstreamError(.rateLimited, "no room")), .success(.status(500)), .success(.status(503)),
      .success(.status(429)), .success(.status(408)),
    ] as [ScriptedTransport.Answer])
  func covered(_ failure: ScriptedTransport.Answer) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])), failure)
    let transport = cached(upstream)
    _ = try await transport.send(request())
    wallClock.advance(by: 100)
    let stale = try await transport.send(request())
    #expect(stale.content == "one")
    #expect(stale.provenance == .stale(age: .seconds(100)))
    #expect(stale.attempts == failure.attempts)
  }

  @Test(
    "a refusal, a cancel and an oversized answer are not covered",
    arguments: [
      .failure(UpstreamError(.cancelled, "cancelled", attempts: 1)),
      .failure(UpstreamError(.responseTooLarge, "too large", attempts: 1)), .success(.status(401)),
      .success(.status(403)), .success(.status(404)),
    ] as [ScriptedTransport.Answer])
  func notCovered(_ failure: ScriptedTransport.Answer) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])), failure)
    let transport = cached(upstream)
    _ = try await transport.send(request())
    wallClock.advance(by: 100)
    let outcome = await transport.outcome(of: request())
    #expect(outcome.kind == failure.kind)
    if case .success(let response) = outcome { #expect(response.status != 200) }
  }

  @Test(
    "how long a stale answer may cover failures",
    arguments: [
      ("max-age=10, stale-if-error=20", 20), ("max-age=10", 7 * 86_400), ("max-age=10, must-revalidate", 0),
      ("no-cache, max-age=10", 0),
    ])
  func coverBound(_ control: String, _ seconds: Int) async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": control])), .failure(.lost))
    let transport = cached(upstream)
    _ = try await transport.send(request())
    wallClock.advance(by: 10 + seconds - 1)
    if seconds > 0 { #expect(try await transport.send(request()).content == "one") }
    wallClock.advance(by: 1)
    #expect(await transport.outcome(of: request()).kind == .upstreamUnreachable)
  }

  @Test("reload asks even if the answer is fresh, tells caches on the way, and keeps what comes")
  func reload() async throws {
    let upstream = ScriptedTransport { _, index in .success(.ok("\(index)", ["Cache-Control": "max-age=60"])) }
    let transport = cached(upstream)
    _ = try await transport.send(request())
    #expect(try await transport.send(request(.reload)).content == "1")
    #expect(upstream.requests[1].headers["Cache-Control"] == "no-cache")
    #expect(try await transport.send(request()).content == "1")
    #expect(upstream.count == 2)
  }

  @Test("a reload that fails is an error, not the old answer")
  func failedReload() async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])), .failure(.lost))
    let transport = cached(upstream)
    _ = try await transport.send(request())
    #expect(try await failure(transport, request(.reload)).kind == .upstreamUnreachable)
    #expect(try await transport.send(request()).content == "one")
  }

  @Test("only answers from the cache, however old, and never asks")
  func only() async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])))
    let transport = cached(upstream)
    let miss = try await failure(transport, request(.only))
    #expect(miss.kind == .upstreamUnreachable)
    #expect(miss.hint != nil)
    #expect(!miss.isRetryable)
    _ = try await transport.send(request())
    #expect(try await transport.send(request(.only)).provenance == .cache(age: .zero))
    wallClock.advance(by: 100_000_000)
    #expect(try await transport.send(request(.only)).provenance == .stale(age: .seconds(100_000_000)))
    #expect(upstream.count == 1)
  }

  @Test("only, for what is never kept or no GET, is a miss")
  func onlyElsewhere() async throws {
    let upstream = ScriptedTransport(.success(.ok()))
    let transport = cached(upstream)
    #expect(try await failure(transport, request(.only, .never)).kind == .upstreamUnreachable)
    var post = request(.only)
    post.method = .post
    #expect(try await failure(transport, post).kind == .upstreamUnreachable)
    #expect(upstream.count == 0)
  }

  @Test("an answer is never given to another key or in another language, and no key is kept")
  func keys() async throws {
    func keyed(_ key: String, _ language: String) -> HTTPRequest {
      var keyed = request()
      keyed.url = keyed.url.appending(queryItems: [.init(name: "key", value: key)])
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

  @Test("what an earlier process kept is found in the store; what was read stays in memory")
  func storeOutlives() async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])))
    _ = try await cached(upstream, store: store).send(request())
    let later = cached(upstream, store: store)
    #expect(try await later.send(request()).provenance == .cache(age: .zero))
    for key in store.kept.keys { await store.remove(key) }
    #expect(try await later.send(request()).content == "one")
    #expect(upstream.count == 1)
  }

  @Test("the same answer brought by many is written once")
  func writtenOnce() async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])))
    let transport = cached(upstream, store: store)
    for _ in 1...5 { _ = try await transport.send(request(.reload)) }
    #expect(store.writes.values.count == 1)
  }

  @Test("a body is kept as it is given: decompressed, so without the headers of its coding")
  func coding() async throws {
    let headers: HTTPHeaders = [
      "Cache-Control": "max-age=60", "Content-Encoding": "gzip", "Content-Length": "7", "Content-Type": "text/plain",
    ]
    let transport = cached(ScriptedTransport(.success(.ok("decompressed", headers))))
    _ = try await transport.send(request())
    let again = try await transport.send(request())
    #expect(again.headers["Content-Encoding"] == nil)
    #expect(again.headers["Content-Length"] == nil)
    #expect(again.headers["Content-Type"] == "text/plain")
  }

  @Test("memory is bounded; the store has what memory had to drop")
  func bounded() async throws {
    let cache = ResponseCache(store: store, memoryLimit: 100_000)
    let upstream = ScriptedTransport { _, index in
      .success(.ok(String(repeating: "x", count: 10_000), ["Cache-Control": "max-age=60"]))
    }
    let transport = ResponseCacheTransport(around: upstream, cache: cache, wallClock: { wallClock.now })
    for page in 1...50 {
      _ = try await transport.send(.get("/things?page=\(page)"))
      #expect(cache.memoryUsed <= 100_000)
    }
    #expect(cache.memoryUsed > 80_000)
    for page in 1...50 { _ = try await transport.send(.get("/things?page=\(page)")) }
    #expect(upstream.count == 50)
  }
}

@Suite("Recently used")
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
    var cache = RecentlyUsed<Int, Int>(limit: 50)
    var model: [(key: Int, value: Int, weight: Int)] = []
    for step in 0..<20_000 {
      let key = Int.random(in: 0..<20)
      switch Int.random(in: 0..<3) {
      case 0:
        let weight = Int.random(in: 1...20)
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
