// SPDX-License-Identifier: MIT
import Contract
import TestSupport
import Testing

@Suite("Money", .timeLimit(.minutes(5)))
struct CentsTests {
  /// Regression: totals were binary fractions, in which three times $0.10 is not $0.30.
  @Test("is counted in whole cents")
  func exact() throws {
    let tenth = try #require(Cents(dollars: 0.1))
    expect(Cents.sum([tenth, Cents(dollars: 0.2)])?.dollars == 0.3)
    expect(tenth.times(3)?.dollars == 0.3)
    expect(Cents(dollars: 10.37)?.count == 1037)
    expect(Cents(dollars: 0.28999999999999998)?.count == 29)
    expect(Cents(dollars: 1.005)?.count == 100)
    expect(Cents.sum([Cents](repeating: tenth, count: 1000))?.dollars == 100)
  }

  @Test("can be taken off")
  func negative() {
    expect(Cents.sum([Cents(dollars: 12.5), Cents(dollars: 2).map { -$0 }])?.dollars == 10.5)
    expect(Cents(dollars: -0.01)?.count == -1)
  }

  @Test(
    "that is no amount, or beyond counting, is not known",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1.000_000_000_01e12])
  func beyond(_ dollars: Double) {
    expect(Cents(dollars: dollars) == nil)
  }

  @Test("neither traps nor drifts at its limits")
  func limits() throws {
    let most = try #require(Cents(dollars: 1e12))
    expect(most.dollars == 1e12)
    expect(Cents.sum([most, Cents(dollars: 0.01)]) == nil)
    expect(most.times(2) == nil && most.times(.max) == nil && most.times(.min) == nil)
    expect(most.times(0) == .zero)
    expect(Cents.sum([most, nil]) == nil)
    expect(Cents.sum([Cents?]()) == .zero)
  }
}
