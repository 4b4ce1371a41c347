// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Retry", .timeLimit(.minutes(5)))
struct RetryTests {
  let clock = ManualClock(jumps: true)

  /// Jitter draws its upper bound, so that every wait has its maximum length.
  func retry(_ next: any Transport, _ change: (inout RetryTransport.Policy) -> Void = { _ in }) -> RetryTransport {
    var policy = RetryTransport.Policy()
    change(&policy)
    return RetryTransport(around: next, policy: policy, clock: clock, random: { 1 })
  }

  func context(_ time: Duration = .seconds(30)) -> CallContext { CallContext(deadline: clock.start.advanced(by: time)) }

  @Test("a server error that heals on the third try is answered after two growing waits")
  func heals() async throws {
    let upstream = ScriptedTransport(.success(.status(500)), .success(.status(500)), .success(.ok()))
    let response = try await retry(upstream).send(.get("/", context()))
    #expect(response.status == 200)
    #expect(response.attempts == 3)
    #expect(clock.waits == [.milliseconds(500), .seconds(1)])
    #expect(upstream.requests.map(\.attempt) == [1, 2, 3])
  }

  @Test("these statuses are tried again", arguments: [408, 429, 500, 502, 503, 504])
  func retriedStatus(_ status: Int) async throws {
    let upstream = ScriptedTransport(.success(.status(status)), .success(.ok()))
    #expect(try await retry(upstream).send(.get("/", context())).attempts == 2)
  }

  @Test("other statuses are the answer", arguments: [200, 204, 301, 400, 401, 403, 404, 410, 422, 501, 505])
  func finalStatus(_ status: Int) async throws {
    let upstream = ScriptedTransport(.success(.status(status)))
    let response = try await retry(upstream).send(.get("/", context()))
    #expect(response.status == status)
    #expect(upstream.count == 1)
  }

  @Test("lost connections and timeouts are tried again", arguments: [UpstreamError.lost, .silent])
  func retriedError(_ error: UpstreamError) async throws {
    let upstream = ScriptedTransport(.failure(error), .success(.ok()))
    #expect(try await retry(upstream).send(.get("/", context())).attempts == 2)
  }

  @Test(
    "TLS failures, oversized and unreadable answers and what no attempt was made for are final",
    arguments: [
      UpstreamError(.upstreamUnreachable, "TLS", attempts: 1, isRetryable: false),
      UpstreamError(.responseTooLarge, "too large", attempts: 1),
      UpstreamError(.upstreamMalformed, "not HTTP", attempts: 1),
      UpstreamError(.upstreamUnreachable, "circuit open", retryAfter: .seconds(3), attempts: 0),
      UpstreamError(.rateLimited, "no room", retryAfter: .seconds(3), attempts: 0),
    ])
  func finalError(_ error: UpstreamError) async throws {
    let upstream = ScriptedTransport(.failure(error))
    #expect(try await failure(retry(upstream), .get("/", context())) == error)
    #expect(upstream.count == 1)
    #expect(clock.waits.isEmpty)
  }

  @Test("a refusal below ends the retries and tells how often it was sent before")
  func refusedLater() async throws {
    let refusal = UpstreamError(.upstreamUnreachable, "circuit open", attempts: 0)
    let upstream = ScriptedTransport(.failure(.lost), .failure(.lost), .failure(refusal))
    #expect(try await failure(retry(upstream), .get("/", context())) == refusal.attempted(2))
  }

  @Test("a retry for which there was no time left says less than the failure before it")
  func noTimeLeft() async throws {
    let late = UpstreamError(.timedOut, "the deadline passed before it could be sent", attempts: 0)
    let upstream = ScriptedTransport(.failure(.lost), .failure(.lost), .failure(late))
    #expect(try await failure(retry(upstream), .get("/", context())) == UpstreamError.lost.attempted(2))
  }

  @Test("only idempotent methods are tried again", arguments: HTTPMethod.allCases)
  func methods(_ method: HTTPMethod) async throws {
    let upstream = ScriptedTransport(.failure(.lost), .success(.ok()))
    var request = HTTPRequest.get("/", context())
    request.method = method
    let outcome = await retry(upstream).outcome(of: request)
    let isRepeated = ![.post, .patch].contains(method)
    #expect(outcome.attempts == (isRepeated ? 2 : 1))
    #expect(upstream.count == (isRepeated ? 2 : 1))
  }

  @Test("a body that can be made only once is sent only once")
  func bodyOnce() async throws {
    let upstream = ScriptedTransport(.failure(.lost), .success(.ok()))
    var request = HTTPRequest.get("/", context())
    request.method = .put
    request.body = .stream(
      BodyStream { AsyncStream<[UInt8]> { $0.finish() } }, contentType: "application/octet-stream")
    _ = try await failure(retry(upstream), request)
    #expect(upstream.count == 1)
  }

  @Test("the last failure is the answer when the attempts are used up")
  func usedUp() async throws {
    let upstream = ScriptedTransport(.success(.status(503)))
    let response = try await retry(upstream).send(.get("/", context()))
    #expect(response.status == 503)
    #expect(response.attempts == 4)
    #expect(upstream.count == 4)
  }

  @Test("backoff doubles up to its bound")
  func backoffBound() async throws {
    let upstream = ScriptedTransport(.failure(.lost))
    let transport = retry(upstream) {
      $0.maximumAttempts = 6
      $0.longestBackoff = .milliseconds(1500)
    }
    _ = try await failure(transport, .get("/", context()))
    #expect(clock.waits == [500, 1000, 1500, 1500, 1500].map { .milliseconds($0) })
  }

  @Test("jitter is full: it draws from nothing up to the bound")
  func jitter() async throws {
    let upstream = ScriptedTransport(.failure(.lost))
    let transport = RetryTransport(around: upstream, clock: clock, random: { 0.25 })
    _ = try await failure(transport, .get("/", context()))
    #expect(clock.waits == [.milliseconds(125), .milliseconds(250), .milliseconds(500)])
  }

  @Test("Retry-After is waited for and jitter comes on top")
  func retryAfterSeconds() async throws {
    let upstream = ScriptedTransport(.success(.status(429, ["Retry-After": "7"])), .success(.ok()))
    #expect(try await retry(upstream).send(.get("/", context())).attempts == 2)
    #expect(clock.waits == [.milliseconds(7500)])
  }

  @Test("a Retry-After date is measured against the answer's own Date")
  func retryAfterDate() async throws {
    let headers: HTTPHeaders = [
      "Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After": "Sun, 06 Nov 1994 08:49:42 GMT",
    ]
    let upstream = ScriptedTransport(.success(.status(503, headers)), .success(.ok()))
    #expect(try await retry(upstream).send(.get("/", context())).attempts == 2)
    #expect(clock.waits == [.milliseconds(5500)])
  }

  @Test("a Retry-After over the bound is not waited for")
  func retryAfterTooLong() async throws {
    let upstream = ScriptedTransport(.success(.status(429, ["Retry-After": "61"])))
    let response = try await retry(upstream).send(.get("/", context(.seconds(600))))
    #expect(response.status == 429)
    #expect(response.retryAfter == .seconds(61))
    #expect(clock.waits.isEmpty)
  }

  @Test("a wait that would pass the deadline does not begin; what the upstream asked for is kept")
  func deadline() async throws {
    let upstream = ScriptedTransport(.success(.status(503, ["Retry-After": "20"])))
    let notices = Recorder<RetryNotice>()
    var context = context(.seconds(10))
    context.onRetry = { notices.record($0) }
    let response = try await retry(upstream).send(.get("/", context))
    #expect(response.status == 503)
    #expect(response.retryAfter == .seconds(20))
    #expect(response.attempts == 1)
    #expect(clock.waits.isEmpty)
    #expect(notices.values.isEmpty)
  }

  // Regression: a wait of exactly the bound counted as exceeding it, and no test noticed.
  @Test("a Retry-After of the bound is waited for")
  func retryAfterOfTheBound() async throws {
    let upstream = ScriptedTransport(.success(.status(429, ["Retry-After": "60"])), .success(.ok()))
    #expect(try await retry(upstream).send(.get("/", context(.seconds(600)))).attempts == 2)
    #expect(clock.waits == [.milliseconds(60_500)])
  }

  @Test(
    "a hostile wait is too long, and one that is no number of seconds says nothing",
    arguments: [
      ("99999999999999999999999", false), ("9223372036854775807", false), ("-5", true), ("1e9", true), ("", true),
    ])
  func hostileRetryAfter(_ value: String, isTriedAgain: Bool) async throws {
    let upstream = ScriptedTransport(.success(.status(503, ["Retry-After": value])), .success(.ok()))
    let response = try await retry(upstream).send(.get("/", context(.seconds(86_400))))
    #expect(response.status == (isTriedAgain ? 200 : 503))
    #expect(clock.waits == (isTriedAgain ? [.milliseconds(500)] : []))
  }

  @Test("each wait is told before it begins")
  func notices() async throws {
    let upstream = ScriptedTransport(.success(.status(500)), .failure(.lost), .success(.ok()))
    let notices = Recorder<(notice: RetryNotice, waitsBefore: Int)>()
    var context = context()
    context.onRetry = { [clock] in notices.record(($0, clock.waits.count)) }
    _ = try await retry(upstream).send(.get("/", context))
    #expect(notices.values.map(\.notice.attempt) == [1, 2])
    #expect(notices.values.map(\.notice.error.kind) == [.upstreamFailed, .upstreamUnreachable])
    #expect(notices.values.map(\.notice.wait) == [.milliseconds(500), .seconds(1)])
    #expect(notices.values.map(\.waitsBefore) == [0, 1])
  }

  @Test("cancelling ends a wait at once")
  func cancel() async throws {
    let clock = ManualClock()
    let upstream = ScriptedTransport(.failure(.lost))
    let transport = RetryTransport(around: upstream, clock: clock, random: { 1 })
    let task = Task { await transport.outcome(of: .get()) }
    await clock.sleepers(1)
    task.cancel()
    guard case .failure(let error) = await task.value else { throw UpstreamError.lost }
    #expect(error.kind == .cancelled)
    #expect(error.attempts == 1)
    #expect(upstream.count == 1)
  }
}
