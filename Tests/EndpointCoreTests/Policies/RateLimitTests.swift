// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Rate limit", .timeLimit(.minutes(5)))
struct RateLimitTests {
  let clock = ManualClock()
  let upstream = GatedTransport()

  func limited(_ count: Int, per period: Duration = .seconds(1)) -> RateLimitTransport {
    RateLimitTransport(around: upstream, rate: RequestRate(count, per: period), clock: clock)
  }

  func context(_ seconds: Int = 30) -> CallContext { CallContext(deadline: clock.now.advanced(by: .seconds(seconds))) }

  /// Starts a request and returns once it is in the queue at position `place`.
  func queue(_ transport: RateLimitTransport, _ request: HTTPRequest, _ place: Int) async -> Task<Outcome, Never> {
    let task = Task { await transport.outcome(of: request) }
    while transport.waitingCount < place { await Task.yield() }
    return task
  }

  @Test("requests over the rate wait and go in the order they came")
  func order() async throws {
    let transport = limited(1)
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    let arrival = await upstream.arrival()
    var waiting: [Task<Outcome, Never>] = []
    for number in 1...3 { waiting.append(await queue(transport, .get("/\(number)", context()), number)) }
    arrival.answer()
    _ = try await first.value.get()
    for number in 1...3 {
      await clock.sleepers(1)
      #expect(upstream.count == number)
      clock.advance(by: .seconds(1))
      let arrival = await upstream.arrival()
      #expect(arrival.request.url.path == "/\(number)")
      arrival.answer()
      _ = try await waiting[number - 1].value.get()
    }
  }

  @Test("one that is cancelled leaves its turn to the next")
  func cancelled() async throws {
    let transport = limited(1)
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    await upstream.arrival().answer()
    _ = await first.value
    let second = await queue(transport, .get("/1", context()), 1)
    let third = await queue(transport, .get("/2", context()), 2)
    second.cancel()
    #expect(await second.value.kind == .cancelled)
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    let arrival = await upstream.arrival()
    #expect(arrival.request.url.path == "/2")
    arrival.answer()
    _ = try await third.value.get()
  }

  @Test("one whose turn would come after its deadline fails at once and is told how long it would take")
  func tooLate() async throws {
    let transport = limited(1, per: .seconds(60))
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    await upstream.arrival().answer()
    _ = await first.value
    let error = try await failure(transport, .get("/1", context(59)))
    #expect(error.kind == .rateLimited)
    #expect(error.attempts == 0)
    #expect(error.retryAfter == .seconds(60))
    #expect(upstream.count == 1)
  }

  @Test("a 429 that makes those who wait too late tells them at once")
  func refusedWhileWaiting() async throws {
    let transport = limited(1)
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    let arrival = await upstream.arrival()
    let second = await queue(transport, .get("/1", context(5)), 1)
    let third = await queue(transport, .get("/2", context(50)), 2)
    arrival.answer(.success(.status(429, ["Retry-After": "20"])))
    #expect(try await first.value.get().status == 429)
    #expect(await second.value.kind == .rateLimited)
    await clock.sleepers(1)
    clock.advance(by: .seconds(20))
    await upstream.arrival().answer()
    _ = try await third.value.get()
  }

  @Test("during a pause that it can't wait out one request at a time may ask; an answer ends the pause")
  func probe() async throws {
    let transport = limited(10)
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    await upstream.arrival().answer(.success(.status(429, ["Retry-After": "60"])))
    _ = await first.value
    let probe = Task { await transport.outcome(of: .get("/1", context(30))) }
    let arrival = await upstream.arrival()
    #expect(try await failure(transport, .get("/2", context(30))).kind == .rateLimited)
    arrival.answer()
    _ = try await probe.value.get()
    let next = Task { await transport.outcome(of: .get("/3", context(30))) }
    await upstream.arrival().answer()
    _ = try await next.value.get()
  }

  @Test("X-RateLimit-Remaining: 0 holds the next request until the reset")
  func remaining() async throws {
    let transport = limited(100, per: .seconds(60))
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    await upstream.arrival().answer(.success(.ok("", ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "12"])))
    _ = await first.value
    let second = await queue(transport, .get("/1", context()), 1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(12))
    await upstream.arrival().answer()
    _ = try await second.value.get()
    #expect(clock.waits == [.seconds(12)])
  }

  /// Regression: a single 200 with "Remaining: 0" and "Reset: 86400" shut a provider off for an hour.
  @Test("during a window that it can't wait out one request at a time may ask; an answer shows that more are taken")
  func probeOfAWindow() async throws {
    let claim: HTTPHeaders = ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "86400"]
    let transport = limited(100, per: .seconds(60))
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    await upstream.arrival().answer(.success(.ok("", claim)))
    _ = await first.value
    let probe = Task { await transport.outcome(of: .get("/1", context(30))) }
    let arrival = await upstream.arrival()
    #expect(try await failure(transport, .get("/2", context(30))).kind == .rateLimited)
    arrival.answer(.success(.ok("", claim)))
    _ = try await probe.value.get()
    for number in 3...9 {
      let next = Task { await transport.outcome(of: .get("/\(number)", context(30))) }
      await upstream.arrival().answer(.success(.ok("", claim)))
      _ = try await next.value.get()
    }
  }

  /// Answered requests are no longer in flight; the upstream may not yet have counted those that are.
  @Test("what the upstream says is left holds for what it has not counted alone")
  func onTheirWay() async throws {
    let transport = limited(100, per: .seconds(60))
    let first = Task { await transport.outcome(of: .get("/0", context())) }
    await upstream.arrival().answer()
    _ = try await first.value.get()
    let second = Task { await transport.outcome(of: .get("/1", context())) }
    await upstream.arrival().answer(.success(.ok("", ["X-RateLimit-Remaining": "1", "X-RateLimit-Reset": "12"])))
    _ = try await second.value.get()
    let third = Task { await transport.outcome(of: .get("/2", context())) }
    while upstream.count < 3, transport.waitingCount == 0 { await Task.yield() }
    try #require(upstream.count == 3)
    await upstream.arrival().answer()
    _ = try await third.value.get()
  }

  @Test("each key has a limit of its own")
  func keys() async throws {
    let transport = limited(1, per: .seconds(60))
    let tasks = ["one", "two"].map { key in
      var request = HTTPRequest.get("/", context())
      request.headers["Authorization"] = key
      request.secretHeaders = ["Authorization"]
      return Task { [request] in await transport.outcome(of: request) }
    }
    for _ in tasks { await upstream.arrival().answer() }
    for task in tasks { _ = try await task.value.get() }
  }

  @Test("a rate of zero is no bound")
  func noRate() async throws {
    let transport = RateLimitTransport(around: upstream, rate: RequestRate(perSecond: 0), clock: clock)
    let tasks = (0..<50).map { _ in Task { await transport.outcome(of: .get()) } }
    for _ in tasks { await upstream.arrival().answer() }
    for task in tasks { _ = try await task.value.get() }
    #expect(clock.waits.isEmpty)
  }

  @Test(
    "the reset may be in seconds from now or since 1970",
    arguments: [("30", 30), ("784111807", 784_111_807), ("1784111807", 86_400), ("-1", nil), ("soon", nil)]
      as [(String, Int?)])
  func reset(_ text: String, _ seconds: Int?) {
    let headers: HTTPHeaders = [
      "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "X-RateLimit-Remaining": "3", "X-RateLimit-Reset": text,
    ]
    let expected = seconds.map { Duration.seconds(min($0, 86_400)) }
    #expect(HTTPResponse.ok("", headers).rateLimit?.reset == expected)
  }

  /// Regression: three headers of any response crashed the process, because the difference overflowed.
  @Test(
    "the largest reset and the earliest date are no reason to trap", arguments: ["9223372036854775807", "1000000001"])
  func extremeReset(_ text: String) {
    let headers: HTTPHeaders = [
      "Date": "Mon, 01 Jan 0001 00:00:00 GMT", "X-RateLimit-Remaining": "5", "X-RateLimit-Reset": text,
    ]
    #expect(HTTPResponse.ok("", headers).rateLimit?.reset == .seconds(86_400))
  }
}
