// SPDX-License-Identifier: MIT
import Synchronization
import Testing

@testable import EndpointCore

// How a stale response is revalidated (RFC 9111 section 4.3, RFC 5861 section 3).
extension ResponseCacheTests {
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
        : .success(.status(304, ["Cache-Control": "max-age=100", "Expires": "0"]))
    }
    let transport = cached(upstream, store: store)
    _ = try await transport.send(request())
    wallClock.advance(by: 31)
    let again = try await transport.send(request())
    #expect(again.status == 200)
    #expect(again.content == "one")
    #expect(again.provenance == .revalidated)
    #expect(again.attempts == 1)
    #expect(again.headers["Expires"] == "0")
    #expect(upstream.requests.last?.headers["If-None-Match"] == "W/\"v1\"")
    #expect(upstream.requests.last?.headers["If-Modified-Since"] == "Sun, 06 Nov 1994 08:49:37 GMT")
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
      #expect(stale.provenance == .outdated(age: .seconds(15)))
    }
    let renewal = await upstream.arrival()
    #expect(upstream.count == 2)
    #expect(renewal.request.context.requestID == nil)
    renewal.answer(.success(.ok("two", headers)))
    try await eventually { try await transport.send(request()).content == "two" }
    #expect(upstream.count == 2)

    // Regression: a response was renewed once and never again.
    wallClock.advance(by: 15)
    try await eventually {
      let stale = try await transport.send(request())
      #expect(stale.content == "two")
      return upstream.count == 3
    }
    await upstream.arrival().answer(.success(.ok("three", headers)))
    try await eventually { try await transport.send(request()).content == "three" }
    #expect(upstream.count == 3)
  }

  // Regression: the bound wasn't enforced, so browsing through old pages requested all of them at once.
  @Test("only so many answers are renewed meanwhile at once; the others are when they are asked for again")
  func renewalLimit() async throws {
    let upstream = GatedTransport()
    let transport = cached(upstream)
    func send(_ number: Int) async throws -> HTTPResponse { try await transport.send(.get("/things/\(number)")) }
    let headers: HTTPHeaders = ["Cache-Control": "max-age=10, stale-while-revalidate=300"]
    for number in 1...17 {
      let first = Task { try await send(number) }
      await upstream.arrival().answer(.success(.ok("old", headers)))
      _ = try await first.value
    }
    wallClock.advance(by: 15)
    for number in 1...17 { #expect(try await send(number).content == "old") }
    var renewals: [GatedTransport.Arrival] = []
    while renewals.count < 16 { renewals.append(await upstream.arrival()) }
    // One more would have arrived by now.
    for _ in 1...10 { await Task.yield() }
    #expect(upstream.count == 17 + 16)
    for renewal in renewals { renewal.answer(.success(.ok("new", headers))) }
    for number in 1...16 {
      try await eventually { try await send(number).content == "new" }
    }
    try await eventually {
      let stale = try await send(17)
      #expect(stale.content == "old")
      return upstream.count == 17 + 17
    }
    await upstream.arrival().answer(.success(.ok("new", headers)))
    try await eventually { try await send(17).content == "new" }
  }

  /// Found by the soak test: reads of a cached page waited for the timeout of the request that probed a silent host,
  /// until no slot was left for any other request.
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
    try await eventually { try await transport.send(request()).content == "two" }
    #expect(upstream.count == 2)
  }
}
