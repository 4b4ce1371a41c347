// SPDX-License-Identifier: MIT
import Synchronization
import Testing

@testable import EndpointCore

@Suite("Circuit breaker", .timeLimit(.minutes(5)))
struct CircuitBreakerTests {
  let clock = ManualClock()
  let health = UpstreamHealth()

  /// - Parameter shortestOutage: zero by default, so that tests need not wait for it.
  func breaker(_ next: any Transport, shortestOutage: Duration = .zero) -> CircuitBreakerTransport {
    var policy = CircuitBreakerTransport.Policy()
    policy.shortestOutage = shortestOutage
    return CircuitBreakerTransport(
      around: next, provider: "things", policy: policy, clock: clock, onChange: health.record)
  }

  func context(_ seconds: Int = 30) -> CallContext { CallContext(deadline: clock.now.advanced(by: .seconds(seconds))) }

  /// Fails requests until the circuit opens.
  func open(_ transport: CircuitBreakerTransport, over upstream: GatedTransport) async {
    for _ in 1...5 {
      let task = Task { await transport.outcome(of: .get("/", context())) }
      await upstream.arrival().answer(.failure(.lost))
      _ = await task.value
    }
  }

  @Test("opens after five failures in a row, then fails at once without asking")
  func opens() async throws {
    let upstream = ScriptedTransport(.failure(.lost))
    let transport = breaker(upstream)
    for _ in 1...5 { #expect(try await failure(transport, .get("/", context())).attempts == 1) }
    clock.advance(by: .seconds(1))
    let error = try await failure(transport, .get("/", context()))
    #expect(error.kind == .upstreamUnreachable)
    #expect(error.attempts == 0)
    #expect(error.retryAfter == .seconds(4))
    #expect(error.isRetryable)
    #expect(upstream.count == 5)
    #expect(health.unreachableHosts.map(\.host) == ["api.example.com:443"])
    #expect(health.unreachableHosts.first?.lastError?.message == UpstreamError.lost.message)
  }

  /// Regression: when a proxy refused, the first failures said which variable to correct, but the sixth did not.
  @Test("goes on saying what the user can do")
  func hint() async throws {
    let lost = UpstreamError(.upstreamUnreachable, "refused", cause: .advice("correct it"), isRetryable: true)
    let transport = breaker(ScriptedTransport(.failure(lost.attempted(1))))
    for _ in 1...5 { _ = await transport.outcome(of: .get("/", context())) }
    let error = try await failure(transport, .get("/", context()))
    #expect(error.attempts == 0)
    #expect(error.cause == .advice("correct it"))
  }

  /// Regression: eight pages in flight when a server restarted opened the circuit at once, so that none was retried.
  @Test("failures at once don't open it, only those that go on")
  func shortestOutage() async throws {
    let upstream = ScriptedTransport(.failure(.lost))
    let transport = breaker(upstream, shortestOutage: .seconds(1))
    for _ in 1...8 { _ = await transport.outcome(of: .get("/", context())) }
    #expect(health.unreachableHosts.isEmpty)
    clock.advance(by: .milliseconds(999))
    #expect(try await failure(transport, .get("/", context())).attempts == 1)
    clock.advance(by: .milliseconds(1))
    #expect(try await failure(transport, .get("/", context())).attempts == 1)
    #expect(try await failure(transport, .get("/", context())).attempts == 0)
  }

  @Test("silence opens it as soon as enough have waited in vain, for they have waited long")
  func silence() async throws {
    let upstream = GatedTransport()
    let transport = breaker(upstream, shortestOutage: .seconds(2))
    var tasks: [Task<Outcome, Never>] = []
    var arrivals: [GatedTransport.Arrival] = []
    for _ in 1...5 {
      tasks.append(Task { await transport.outcome(of: .get("/", context())) })
      arrivals.append(await upstream.arrival())
    }
    clock.advance(by: .seconds(10))
    for arrival in arrivals { arrival.answer(.failure(.silent)) }
    for task in tasks { _ = await task.value }
    #expect(try await failure(transport, .get("/", context())).attempts == 0)
  }

  @Test("any answer between the failures starts the count anew")
  func inARow() async throws {
    let upstream = ScriptedTransport { _, index in index % 5 == 4 ? .success(.status(503)) : .failure(.lost) }
    let transport = breaker(upstream)
    for _ in 0..<20 { _ = await transport.outcome(of: .get("/", context())) }
    #expect(upstream.count == 20)
  }

  @Test("after the cool-down one request probes; its answer closes the circuit for all")
  func recovers() async throws {
    let upstream = GatedTransport()
    let transport = breaker(upstream)
    await open(transport, over: upstream)
    clock.advance(by: .seconds(5))
    let probe = Task { await transport.outcome(of: .get("/", context())) }
    let arrival = await upstream.arrival()
    #expect(try await failure(transport, .get("/", context())).attempts == 0)
    arrival.answer()
    _ = try await probe.value.get()
    #expect(health.unreachableHosts.isEmpty)
    let next = Task { await transport.outcome(of: .get("/", context())) }
    await upstream.arrival().answer()
    _ = try await next.value.get()
  }

  @Test("a probe that fails keeps it open for another cool-down")
  func failedProbe() async throws {
    let upstream = ScriptedTransport(.failure(.lost))
    let transport = breaker(upstream)
    for _ in 1...5 { _ = await transport.outcome(of: .get("/", context())) }
    clock.advance(by: .seconds(5))
    #expect(try await failure(transport, .get("/", context())).attempts == 1)
    #expect(try await failure(transport, .get("/", context())).attempts == 0)
    #expect(upstream.count == 6)
  }

  @Test("a probe that is cancelled tells nothing: the next request probes")
  func cancelledProbe() async throws {
    let upstream = GatedTransport()
    let transport = breaker(upstream)
    await open(transport, over: upstream)
    clock.advance(by: .seconds(5))
    let probe = Task { await transport.outcome(of: .get("/", context())) }
    _ = await upstream.arrival()
    probe.cancel()
    #expect(await probe.value.kind == .cancelled)
    let next = Task { await transport.outcome(of: .get("/", context())) }
    await upstream.arrival().answer()
    _ = try await next.value.get()
  }

  @Test(
    "what says nothing against the host leaves the circuit closed",
    arguments: [
      UpstreamError(.cancelled, "cancelled", attempts: 1), UpstreamError(.responseTooLarge, "too large", attempts: 1),
      UpstreamError(.upstreamMalformed, "not HTTP", attempts: 1), UpstreamError(.rateLimited, "no room", attempts: 0),
      UpstreamError(.timedOut, "no place", attempts: 0), UpstreamError(.requestFailed, "loop", attempts: 1),
    ])
  func noEvidence(_ error: UpstreamError) async throws {
    let upstream = ScriptedTransport(.failure(error))
    let transport = breaker(upstream)
    for _ in 0..<20 { _ = await transport.outcome(of: .get("/", context())) }
    #expect(upstream.count == 20)
  }

  @Test("silence counts, but not for callers who gave it no time")
  func timeouts() async throws {
    let hurried = ScriptedTransport(.failure(.silent))
    let hurriedTransport = breaker(hurried)
    for _ in 0..<20 { _ = await hurriedTransport.outcome(of: .get("/", context(0))) }
    #expect(hurried.count == 20)
    let silent = ScriptedTransport(.failure(.silent))
    let transport = breaker(silent)
    for _ in 0..<20 { _ = await transport.outcome(of: .get("/", context())) }
    #expect(silent.count == 5)
  }

  @Test("each host has a circuit of its own")
  func hosts() async throws {
    let upstream = ScriptedTransport { request, _ in
      request.url.host == "api.example.com" ? .failure(.lost) : .success(.ok())
    }
    let transport = breaker(upstream)
    for _ in 1...6 { _ = await transport.outcome(of: .get("/", context())) }
    var other = HTTPRequest.get("/", context())
    other.url = try #require(HTTPURL("https://images.example.com/"))
    #expect(try await transport.send(other).status == 200)
  }

  @Test("both changes are told, in order, to everybody who listens")
  func changes() async throws {
    let isDown = Mutex(true)
    let upstream = ScriptedTransport { _, _ in isDown.withLock { $0 } ? .failure(.lost) : .success(.ok()) }
    let transport = breaker(upstream)
    let streams = [health.changes(), health.changes()]
    for _ in 1...5 { _ = await transport.outcome(of: .get("/", context())) }
    isDown.withLock { $0 = false }
    clock.advance(by: .seconds(5))
    _ = try await transport.send(.get("/", context()))
    for stream in streams {
      var iterator = stream.makeAsyncIterator()
      let down = try #require(await iterator.next())
      #expect(!down.isReachable)
      #expect(down.provider == "things")
      #expect(down.consecutiveFailures == 5)
      let up = try #require(await iterator.next())
      #expect(up.isReachable)
      #expect(up.consecutiveFailures == 0)
      #expect(up.lastError == nil)
    }
  }
}
