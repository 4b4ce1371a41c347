// SPDX-License-Identifier: MIT
import Basics

extension HTTPResponse {
  /// The rest of the upstream's rate limit: `X-RateLimit-Remaining` requests until `X-RateLimit-Reset`. Some upstreams
  /// give the reset in seconds from now (https://pixabay.com/api/docs/#api_rate_limit), some in seconds since 1970,
  /// which are measured against the response's own `Date`. Nil unless both fields are valid.
  var rateLimit: (remaining: Int, reset: Duration)? {
    guard let remaining = headers["X-RateLimit-Remaining"].flatMap({ Int($0) }), remaining >= 0,
      let number = headers["X-RateLimit-Reset"].flatMap({ Int($0) }), number >= 0
    else { return nil }
    var reset = number
    if reset > 1_000_000_000 {
      guard let date = headers["Date"].flatMap(Instant.init(httpDate:)) else { return nil }
      reset = max(Instant(secondsSince1970: reset).seconds(after: date), 0)
    }
    return (remaining, .seconds(min(reset, 86_400)))
  }
}
