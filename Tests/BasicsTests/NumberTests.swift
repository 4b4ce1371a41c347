// SPDX-License-Identifier: MIT
import Basics
import Testing

@Suite("Numbers as text", .timeLimit(.minutes(5)))
struct NumberTests {
  @Test(
    "Amounts have two decimals",
    arguments: [
      (57.87, "$57.87"), (5, "$5.00"), (0.05, "$0.05"), (-2.5, "-$2.50"), (19.999, "$20.00"), (1e300, "$1e+300"),
      (-92_233_720_368_547_758.08, "-$9.223372036854776e+16"), (.infinity, "$inf"),
    ])
  func dollars(amount: Double, text: String) { #expect(amount.dollars == text) }

  @Test("Numbers are rounded", arguments: [(0.04, 1, "0.0"), (10.386, 1, "10.4"), (7.5, 0, "8"), (-0.26, 1, "-0.3")])
  func rounded(number: Double, digits: Int, text: String) { #expect(number.rounded(toDigits: digits) == text) }
}
