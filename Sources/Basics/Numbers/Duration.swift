// SPDX-License-Identifier: MIT

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
