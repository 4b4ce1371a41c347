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

  /// The number; nil for 0.
  public var nilIfZero: Int? { self == 0 ? nil : self }

  /// The number with a comma before each group of three digits; not for negative ones.
  public var grouped: String {
    let digits = String(self)
    return String(
      digits.enumerated().flatMap { place, digit in
        place > 0 && (digits.count - place) % 3 == 0 ? [",", digit] : [digit]
      })
  }

  /// The number with a noun: `1 film`, `2 films`.
  public func counted(_ noun: String, plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
  }
}

extension BinaryInteger {
  /// The digits with leading zeros up to `width`.
  public func padded(to width: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    let missing = width - digits.utf8.count
    return missing > 0 ? String(repeating: "0", count: missing) + digits : digits
  }
}

extension Double {
  /// The number rounded to so many decimals, as text.
  public func rounded(toDigits digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    guard let whole = Int(exactly: (self * scale).rounded()), whole.magnitude < 1_000_000_000_000_000 else {
      return "\(self)"
    }
    let (quotient, remainder) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let text = (whole < 0 ? "-" : "") + String(quotient)
    return digits > 0 ? text + "." + remainder.padded(to: digits) : text
  }

  /// The amount in US dollars, always with cents: `$57.87`.
  public var dollars: String {
    let text = magnitude.rounded(toDigits: 2)
    return (self < 0 && text != "0.00" ? "-$" : "$") + text
  }
}

// Durations as people and the wire see them, without meaningless digits.
extension Duration {
  /// The whole seconds, rounded down and clamped to 0 through 2^31.
  public var wholeSeconds: Int { Int(min(max(components.seconds, 0), 1 << 31)) }

  /// The whole milliseconds, rounded to the nearest and clamped to about 4e15 either way.
  public var milliseconds: Int {
    let (seconds, attoseconds) = components
    // Bounded, because converting a Double that Int can't represent traps.
    return Int(min(max(Double(seconds), -4e12), 4e12) * 1000 + (Double(attoseconds) / 1e15).rounded())
  }

  /// The seconds, rounded to the millisecond.
  public var seconds: Double { Double(milliseconds) / 1000 }

  /// The seconds, rounded up to a tenth, so that waiting that long is never too short.
  public var secondsToWait: Double { (Double(milliseconds) / 100).rounded(.up) / 10 }
}
