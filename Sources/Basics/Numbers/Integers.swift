// SPDX-License-Identifier: MIT
extension Int {
  /// The quotient rounded toward negative infinity, for a positive divisor.
  public func dividedDown(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// The non-negative remainder, for a positive divisor.
  public func remainderUp(by divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// The number with a noun: `1 film`, `2 films`.
  public func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }

  /// The decimal digits with leading zeros up to `width`.
  public func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
