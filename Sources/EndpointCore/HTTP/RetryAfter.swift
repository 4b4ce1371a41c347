// SPDX-License-Identifier: MIT
import Basics

extension HTTPResponse {
  /// How long the upstream asks to wait (RFC 9110 section 10.2.3): seconds, or a date, which is measured against the
  /// answer's own `Date`, so that a wrong clock on either side does no harm; without one, against this machine's
  /// clock. Never negative; at most 10 years. A 429 without it may say when its rate limit's window ends.
  public var retryAfter: Duration? {
    guard let value = headers["Retry-After"] else {
      guard status == 429, let limit = rateLimit, limit.remaining == 0 else { return nil }
      return limit.reset
    }
    let longest = 315_360_000
    if value.isASCIIDigits {
      return .seconds(min(Int(value) ?? longest, longest))
    }
    guard let until = Instant(httpDate: value) else { return nil }
    let now = headers["Date"].flatMap(Instant.init(httpDate:)) ?? .now
    return .seconds(min(max(until.seconds(after: now), 0), longest))
  }
}
