// SPDX-License-Identifier: MIT
import Synchronization

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
  /// A transfer under way that began before this can't be shared; nil for any.
  public var earliestTransfer: ContinuousClock.Instant?
  /// The value of `Accept-Language` (RFC 9110 section 12.5.4); nil to leave it out.
  public var language: String?
  /// Where the call may leave traces.
  public var privacy: Privacy
  /// Called before each wait for another attempt; the wait starts when it returns.
  public var onRetry: (@Sendable (RetryNotice) async -> Void)?
  private var ownDeadline: ContinuousClock.Instant
  /// The latest deadline of all callers of a shared transfer; set by `SharedTransfers`.
  var sharedDeadline: SharedDeadline?

  /// - Parameter deadline: 30 seconds from now by default.
  public init(
    requestID: String? = nil, deadline: ContinuousClock.Instant = .now + .seconds(30),
    cacheMode: CacheMode = .default, language: String? = nil, privacy: Privacy = .shared,
    onRetry: (@Sendable (RetryNotice) async -> Void)? = nil
  ) {
    self.requestID = requestID
    self.ownDeadline = deadline
    self.cacheMode = cacheMode
    self.language = language
    self.privacy = privacy
    self.onRetry = onRetry
  }
}

extension CallContext {
  /// A copy that changes its notices of retries before it passes them on.
  func changingNotices(_ change: @escaping @Sendable (inout RetryNotice) -> Void) -> CallContext {
    guard let onRetry else { return self }
    var copy = self
    copy.onRetry = { notice in
      var notice = notice
      change(&notice)
      await onRetry(notice)
    }
    return copy
  }
}

/// Where a call may leave traces. A call that isn't `shared` doesn't wait for the requests of other processes and
/// doesn't announce its own.
public enum Privacy: Sendable, Hashable {
  /// In every cache and log.
  case shared
  /// In the caches of this machine, on disk too. Observers don't see the query, and no other machine gets the response.
  case machine
  /// In memory alone. Observers don't see the query.
  case memory
}

/// A failed attempt that will be retried.
public struct RetryNotice: Sendable {
  /// The error of the failed attempt.
  public var error: UpstreamError
  /// The delay before the next attempt.
  public var wait: Duration
  /// The number of the failed attempt, from 1.
  public var attempt: Int
  /// The page that the attempt was for, as the caller counts pages; nil outside a list.
  public var page: Int?
}

/// How a call uses the cache.
public enum CacheMode: String, Sendable, Hashable, CaseIterable {
  /// Fresh responses come from the cache, others from the upstream.
  case `default`
  /// The response comes from the upstream even if the cache has a fresh one, and replaces it.
  case reload
  /// The response comes only from the cache, however old; no request is sent.
  case only
  /// A request is always sent, but the upstream may confirm the cached response (304).
  case revalidate
}

/// The latest deadline of the callers that share a transfer, extended when one with a later deadline joins.
final class SharedDeadline: Sendable {
  private let instant: Mutex<ContinuousClock.Instant>

  init(_ instant: ContinuousClock.Instant) { self.instant = Mutex(instant) }

  var latest: ContinuousClock.Instant { instant.withLock { $0 } }

  func extend(to later: ContinuousClock.Instant) {
    instant.withLock { $0 = max($0, later) }
  }
}
