// SPDX-License-Identifier: MIT
/// An amount of US dollars in whole cents, since binary fractions can't represent most prices: with doubles, three
/// times $0.10 is not $0.30. Every operation returns nil on overflow, so that no upstream value can trap or lose
/// precision.
public struct Cents: Hashable, Comparable, Sendable {
  /// The number of cents; negative for discounts.
  public let count: Int

  /// A trillion dollars; up to here a double can represent every cent.
  private static let most = 100_000_000_000_000

  private init(_ count: Int) { self.count = count }

  private init?(counting count: Int) {
    guard count.magnitude <= Self.most else { return nil }
    self.init(count)
  }

  /// Rounds a dollar amount from an upstream to the nearest cent.
  /// - Returns: nil for NaN, infinities, and amounts beyond a trillion dollars.
  public init?(dollars: Double) {
    guard let count = Int(exactly: (dollars * 100).rounded()) else { return nil }
    self.init(counting: count)
  }

  /// No money.
  public static let zero = Cents(0)

  /// The amount in dollars, as in the contract.
  public var dollars: Double { Double(count) / 100 }

  /// The sum; nil if any amount is unknown or on overflow.
  public static func sum(_ amounts: some Sequence<Cents?>) -> Cents? {
    amounts.reduce(zero) { sum, amount in
      guard let sum, let amount else { return nil }
      return Cents(counting: sum.count + amount.count)
    }
  }

  /// The product; nil on overflow.
  public func times(_ factor: Int) -> Cents? {
    let (product, isBeyond) = count.multipliedReportingOverflow(by: factor)
    return isBeyond ? nil : Cents(counting: product)
  }

  /// The negated amount, such as a discount to be subtracted.
  public static prefix func - (amount: Cents) -> Cents { Cents(-amount.count) }

  public static func < (one: Cents, other: Cents) -> Bool { one.count < other.count }
}
