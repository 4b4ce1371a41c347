// SPDX-License-Identifier: MIT
/// Sends a request again when that is safe and may help: its method is idempotent, its body can be sent again, and the
/// failure is a lost connection, a timeout or one of the statuses 408, 429, 500, 502, 503 and 504.
///
/// It waits longer each time and never sooner than `Retry-After` asks. No wait passes the caller's deadline: where one
/// would, the last failure is the answer at once. A failure without an attempt (`attempts == 0`: a policy below refused
/// to send) is not retried. Attempts are added up in the answer or error.
public struct RetryTransport: Transport {
  /// When a request is sent again, and how often.
  public struct Policy: Sendable, Hashable {
    /// How often a request is sent at most, the first time included.
    public var maximumAttempts = 4
    /// The most that the wait after the first attempt may be. It doubles with each attempt; the wait is drawn evenly
    /// from zero to it ("full jitter"), so that clients that failed together don't come back together.
    public var firstBackoff = Duration.milliseconds(500)
    /// The longest wait, however often it has doubled.
    public var longestBackoff = Duration.seconds(10)
    /// A `Retry-After` over this is not waited for.
    public var longestRetryAfter = Duration.seconds(60)
    /// What to do with a 429.
    public var rateLimited = RateLimited.waitedFor

    /// The standard policy.
    public init() {}

    /// What to do with a 429.
    public enum RateLimited: Sendable, Hashable {
      case waitedFor
      /// The 429 is the answer.
      case passedOn
    }
  }

  private let next: any Transport
  private let policy: Policy
  private let clock: any MonotonicClock
  private let random: @Sendable () -> Double

  /// - Parameter random: draws from 0 up to 1.
  public init(
    around next: any Transport, policy: Policy = Policy(), clock: any MonotonicClock = ContinuousClock(),
    random: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.next = next
    self.policy = policy
    self.clock = clock
    self.random = random
  }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let mayRepeat = request.method.isIdempotent && request.body.isReplayable
    var request = request
    var sent = 0
    while true {
      var outcome = await next.outcome(of: request)
      let wasSent = outcome.attempts > 0
      sent += outcome.attempts
      outcome.attempts = sent
      guard mayRepeat, wasSent, request.attempt < policy.maximumAttempts, let failure = failure(in: outcome),
        let wait = wait(after: failure, in: request)
      else { return try outcome.get() }
      await request.context.tell(RetryNotice(error: failure, wait: wait, attempt: request.attempt))
      do throws(UpstreamError) {
        try await clock.pause(for: wait)
      } catch {
        throw error.attempted(sent)
      }
      request.attempt += 1
    }
  }

  /// The failure in `outcome` that may pass, nil if there is none.
  private func failure(in outcome: Result<HTTPResponse, UpstreamError>) -> UpstreamError? {
    switch outcome {
    case .failure(let error): error.isRetryable ? error : nil
    case .success(let response):
      switch response.status {
      case 429 where policy.rateLimited == .passedOn: nil
      case 408, 429, 500, 502, 503, 504: UpstreamError(statusOf: response)
      default: nil
      }
    }
  }

  /// How long to wait, nil if there is not the time.
  private func wait(after failure: UpstreamError, in request: HTTPRequest) -> Duration? {
    let asked = failure.retryAfter ?? .zero
    guard asked <= policy.longestRetryAfter else { return nil }
    var backoff = policy.firstBackoff
    for _ in 1..<request.attempt where backoff < policy.longestBackoff { backoff *= 2 }
    let wait = asked + min(backoff, policy.longestBackoff) * random()
    return clock.now.advanced(by: wait) < request.context.deadline ? wait : nil
  }
}
