// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

// Where responses are kept: in memory, in the store, or in both.
extension ResponseCacheTests {
  @Test("a private call's answer is kept in memory alone, when it is confirmed as well")
  func privateCall() async throws {
    let upstream = ScriptedTransport(
      .success(.ok("one", ["Cache-Control": "max-age=60", "ETag": "\"1\""])), .success(.status(304)))
    let transport = cached(upstream, store: store)
    var request = request()
    request.context.privacy = .memory
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
    let request = HTTPRequest.get("/things", CallContext(privacy: .memory))
    async let first = transport.send(request)
    await upstream.arrival().answer(
      .success(.ok("one", ["Cache-Control": "max-age=60, stale-while-revalidate=600"])))
    _ = try await first
    wallClock.advance(by: 61)
    #expect(try await transport.send(request).content == "one")
    let renewal = await upstream.arrival()
    #expect(renewal.request.context.privacy == .memory)
    renewal.answer(.success(.ok("two", ["Cache-Control": "max-age=60"])))
    _ = await renewal.ended()
    #expect(store.writes.values.isEmpty)
  }

  @Test("what an earlier process kept is found in the store; what was read stays in memory")
  func storeOutlives() async throws {
    let upstream = ScriptedTransport(.success(.ok("one", ["Cache-Control": "max-age=60"])))
    _ = try await cached(upstream, store: store).send(request())
    let later = cached(upstream, store: store)
    #expect(try await later.send(request()).provenance == .cache(age: .zero))
    for key in store.kept.keys { await store.remove(ResponseKey(key)) }
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
