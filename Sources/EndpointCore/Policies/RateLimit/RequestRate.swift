// SPDX-License-Identifier: MIT
import Basics

/// The number of requests that an upstream accepts per period.
public struct RequestRate: Sendable, Hashable {
  /// The number of requests, from 1 to 1,000,000.
  public let count: Int
  /// The period, longer than zero.
  public let period: Duration

  /// `count` requests in any `period`, even in one burst; nil (no limit) unless both are positive.
  public init?(_ count: Int, per period: Duration) {
    guard count > 0, period > .zero else { return nil }
    self.count = min(count, Self.most)
    self.period = period
  }

  /// A number of requests per second: 40 means 40 in any second, 2.5 means two in 0.8 seconds, 0.1 means one in 10
  /// seconds. Nil (no limit) for 0 and invalid values; the minimum is one a day.
  public init?(perSecond rate: Double) {
    guard rate.isFinite, rate > 0 else { return nil }
    let rate = min(max(rate, 1 / 86_400), Double(Self.most))
    let count = max(rate.rounded(.down), 1)
    self.init(Int(count), per: .seconds(count / rate))
  }

  /// Beyond any real rate, and small enough that no computation with it overflows.
  private static let most = 1_000_000
}

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
