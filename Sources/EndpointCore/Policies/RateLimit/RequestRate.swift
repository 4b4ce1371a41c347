// SPDX-License-Identifier: MIT
/// How many requests an upstream takes in how long.
public struct RequestRate: Sendable, Hashable {
  /// From 1 to 1,000,000.
  public let count: Int
  /// Longer than zero.
  public let period: Duration

  /// `count` requests in any `period`, in a burst if need be; nil (no bound) unless both are positive.
  public init?(_ count: Int, per period: Duration) {
    guard count > 0, period > .zero else { return nil }
    self.count = min(count, Self.most)
    self.period = period
  }

  /// Requests a second: 40 is 40 in any second, 2.5 two in 0.8 seconds, 0.1 one in 10 seconds. Nil (no bound) for 0 and
  /// what is no rate; at least one a day.
  public init?(perSecond rate: Double) {
    guard rate.isFinite, rate > 0 else { return nil }
    let rate = min(max(rate, 1 / 86_400), Double(Self.most))
    let count = max(rate.rounded(.down), 1)
    self.init(Int(count), per: .seconds(count / rate))
  }

  /// More than anybody sends, and nothing that is reckoned with it overflows.
  private static let most = 1_000_000
}
