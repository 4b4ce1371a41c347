// SPDX-License-Identifier: MIT
import Basics

extension HTTPResponse {
  /// The delay that the upstream requests (RFC 9110 section 10.2.3), in seconds or as a date. A date is measured
  /// against the response's own `Date`, so that a wrong clock on either side does no harm, or else against this
  /// machine's clock. The result is between 0 and 10 years. For a 429 without the field, it is the end of the rate
  /// limit's window, if the response names it.
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
