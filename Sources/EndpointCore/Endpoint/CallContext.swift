// SPDX-License-Identifier: MIT
/// Who asks, until when and how: goes with a call through every transport.
public struct CallContext: Sendable {
  /// The caller's own request id, for observation.
  public var requestID: String?
  /// When the whole call must be over, retries and waits included. In a transfer that several callers share it moves on
  /// when one with more time joins them.
  public var deadline: ContinuousClock.Instant {
    get { sharedDeadline?.latest ?? ownDeadline }
    set {
      ownDeadline = newValue
      sharedDeadline = nil
    }
  }
  /// What the caller asks of the cache.
  public var cacheMode: CacheMode
  /// Sent as `Accept-Language` (RFC 9110 section 12.5.4), nil: not sent.
  public var language: String?
  /// Leaves no trace: the answer is cached in memory alone, and observers aren't shown the query.
  public var isPrivate: Bool
  /// Told before each wait for another attempt; the wait starts when it returns.
  public var onRetry: (@Sendable (RetryNotice) async -> Void)?
  /// The page of a list that the call is for, as the caller counts them; nil outside of a list.
  var page: Int?
  /// Adds to an error what only the client knows.
  var completion: (@Sendable (UpstreamError) -> UpstreamError)?
  private var ownDeadline: ContinuousClock.Instant
  /// Set by `CoalescingTransport`.
  var sharedDeadline: SharedDeadline?

  /// - Parameter deadline: 30 seconds from now unless given.
  public init(
    requestID: String? = nil, deadline: ContinuousClock.Instant = .now + .seconds(30),
    cacheMode: CacheMode = .default, language: String? = nil, isPrivate: Bool = false,
    onRetry: (@Sendable (RetryNotice) async -> Void)? = nil
  ) {
    self.requestID = requestID
    self.ownDeadline = deadline
    self.cacheMode = cacheMode
    self.language = language
    self.isPrivate = isPrivate
    self.onRetry = onRetry
  }
}

extension CallContext {
  /// Tells the caller, as completely as an error would be told, and of the caller's own page.
  func tell(_ notice: RetryNotice) async {
    guard let onRetry else { return }
    await onRetry(
      RetryNotice(
        error: completion?(notice.error) ?? notice.error, wait: notice.wait, attempt: notice.attempt, page: page))
  }
}

/// An attempt failed and another will be made.
public struct RetryNotice: Sendable {
  /// What went wrong.
  public var error: UpstreamError
  /// How long until the next attempt.
  public var wait: Duration
  /// Which attempt failed, from 1.
  public var attempt: Int
  /// The page of a page sequence that it was made for, nil outside of one.
  public var page: Int?

  /// - Parameter attempt: which attempt failed, from 1.
  public init(error: UpstreamError, wait: Duration, attempt: Int, page: Int? = nil) {
    self.error = error
    self.wait = wait
    self.attempt = attempt
    self.page = page
  }
}
