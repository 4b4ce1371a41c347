// SPDX-License-Identifier: MIT
/// An amount of US dollars in whole cents, since binary fractions can't hold most prices: as doubles three times $0.10
/// is not $0.30. Every step says nil where the amount goes beyond what can be counted, so that no number from outside
/// traps or drifts.
public struct Cents: Hashable, Comparable, Sendable {
  /// Negative for what is taken off.
  public let count: Int

  /// A trillion dollars: up to there a double tells every cent.
  private static let most = 100_000_000_000_000

  private init(_ count: Int) { self.count = count }

  private init?(counting count: Int) {
    guard count.magnitude <= Self.most else { return nil }
    self.init(count)
  }

  /// The amount that upstreams write as a decimal number, to the nearest cent.
  /// - Returns: nil for what is no amount, or beyond a trillion dollars.
  public init?(dollars: Double) {
    guard let count = Int(exactly: (dollars * 100).rounded()) else { return nil }
    self.init(counting: count)
  }

  /// Nothing.
  public static let zero = Cents(0)

  /// The same as the contract writes it.
  public var dollars: Double { Double(count) / 100 }

  /// Nil if one is not known, or the sum is beyond counting.
  public static func sum(_ amounts: some Sequence<Cents?>) -> Cents? {
    amounts.reduce(zero) { sum, amount in
      guard let sum, let amount else { return nil }
      return Cents(counting: sum.count + amount.count)
    }
  }

  /// Nil if the product is beyond counting.
  public func times(_ factor: Int) -> Cents? {
    let (product, isBeyond) = count.multipliedReportingOverflow(by: factor)
    return isBeyond ? nil : Cents(counting: product)
  }

  /// What is taken off in place of added.
  public static prefix func - (amount: Cents) -> Cents { Cents(-amount.count) }

  public static func < (one: Cents, other: Cents) -> Bool { one.count < other.count }
}
