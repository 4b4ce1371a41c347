// SPDX-License-Identifier: MIT
/// Retries a request if that is safe and may help: its method is idempotent, its body is replayable, and the failure is
/// a lost connection, a timeout or one of the statuses 408, 429, 500, 502, 503 and 504.
///
/// Waits follow an exponential backoff and are never shorter than `Retry-After`. If a wait would pass the caller's
/// deadline, the last failure is returned at once, as it is if the deadline passes before the retry is sent. A failure
/// without an attempt (`attempts == 0`: a policy below refused to send) is not retried. The response or error contains
/// the total number of attempts.
public struct RetryTransport: Transport {
  /// When and how often a request is retried.
  public struct Policy: Sendable, Hashable {
    /// The maximum number of attempts, including the first.
    public var maximumAttempts = 4
    /// The maximum wait after the first attempt, doubled with each further attempt. The wait is drawn uniformly between
    /// zero and the maximum ("full jitter"), so that clients that failed together don't retry together.
    public var firstBackoff = Duration.milliseconds(500)
    /// The limit of the doubling maximum.
    public var longestBackoff = Duration.seconds(10)
    /// A failure with a longer `Retry-After` is not retried.
    public var longestRetryAfter = Duration.seconds(60)

    /// Creates the default policy.
    public init() {}
  }

  private let next: any Transport
  private let policy: Policy
  private let clock: any MonotonicClock
  private let random: @Sendable () -> Double

  /// - Parameter random: returns a uniform value from 0 up to, but not including, 1.
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
    var lastFailure: UpstreamError?
    while true {
      var outcome = await next.outcome(of: request)
      let wasSent = outcome.attempts > 0
      if !wasSent, case .failure(let error) = outcome, error.kind == .timedOut, let lastFailure {
        throw lastFailure.attempted(sent)
      }
      sent += outcome.attempts
      outcome.attempts = sent
      guard mayRepeat, wasSent, request.attempt < policy.maximumAttempts, let failure = failure(in: outcome),
        let wait = wait(after: failure, in: request)
      else { return try outcome.get() }
      lastFailure = failure
      await request.context.onRetry?(RetryNotice(error: failure, wait: wait, attempt: request.attempt))
      do throws(UpstreamError) {
        try await clock.pause(for: wait)
      } catch {
        throw error.attempted(sent)
      }
      request.attempt += 1
    }
  }

  /// The failure in `outcome` if it may be temporary; otherwise nil.
  private func failure(in outcome: Result<HTTPResponse, UpstreamError>) -> UpstreamError? {
    switch outcome {
    case .failure(let error): error.isRetryable ? error : nil
    case .success(let response):
      switch response.status {
      case 408, 429, 500, 502, 503, 504: UpstreamError(statusOf: response)
      default: nil
      }
    }
  }

  /// The delay before the next attempt; nil if that is too long or would pass the deadline.
  private func wait(after failure: UpstreamError, in request: HTTPRequest) -> Duration? {
    let requested = failure.retryAfter ?? .zero
    guard requested <= policy.longestRetryAfter else { return nil }
    var backoff = policy.firstBackoff
    for _ in 1..<request.attempt where backoff < policy.longestBackoff { backoff *= 2 }
    let wait = requested + min(backoff, policy.longestBackoff) * random()
    return clock.now.advanced(by: wait) < request.context.deadline ? wait : nil
  }
}
