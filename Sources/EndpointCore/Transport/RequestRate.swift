// SPDX-License-Identifier: MIT
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
