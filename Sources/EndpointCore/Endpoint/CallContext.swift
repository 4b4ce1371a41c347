// SPDX-License-Identifier: MIT
/// The deadline, cache mode and other options of a call, passed through every transport with its requests.
public struct CallContext: Sendable {
  /// The caller's request id, for observation.
  public var requestID: String?
  /// When the whole call must be over, including retries and waits. While callers share a transfer, this is the latest
  /// of their deadlines.
  public var deadline: ContinuousClock.Instant {
    get { sharedDeadline?.latest ?? ownDeadline }
    set {
      ownDeadline = newValue
      sharedDeadline = nil
    }
  }
  /// How the call uses the response cache.
  public var cacheMode: CacheMode
  /// The value of `Accept-Language` (RFC 9110 section 12.5.4); nil to leave it out.
  public var language: String?
  /// Whether the call must leave no trace: its response is cached only in memory, and observers don't see the query.
  public var isPrivate: Bool
  /// Called before each wait for another attempt; the wait starts when it returns.
  public var onRetry: (@Sendable (RetryNotice) async -> Void)?
  /// The number of the list page that the call fetches, as the caller counts pages; nil outside a list.
  var page: Int?
  /// Adds to an error what only the client knows.
  var completion: (@Sendable (UpstreamError) -> UpstreamError)?
  private var ownDeadline: ContinuousClock.Instant
  /// The latest deadline of all callers of a shared transfer; set by `SharedTransfers`.
  var sharedDeadline: SharedDeadline?

  /// - Parameter deadline: 30 seconds from now by default.
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
  /// Calls `onRetry` with the completed error and the caller's own page.
  func report(_ notice: RetryNotice) async {
    guard let onRetry else { return }
    await onRetry(
      RetryNotice(
        error: completion?(notice.error) ?? notice.error, wait: notice.wait, attempt: notice.attempt, page: page))
  }
}

/// A failed attempt that will be retried.
public struct RetryNotice: Sendable {
  /// The error of the failed attempt.
  public var error: UpstreamError
  /// The delay before the next attempt.
  public var wait: Duration
  /// The number of the failed attempt, from 1.
  public var attempt: Int
  /// The page that the attempt was for; nil outside a page sequence.
  public var page: Int?

  /// - Parameter attempt: the number of the failed attempt, from 1.
  public init(error: UpstreamError, wait: Duration, attempt: Int, page: Int? = nil) {
    self.error = error
    self.wait = wait
    self.attempt = attempt
    self.page = page
  }
}
