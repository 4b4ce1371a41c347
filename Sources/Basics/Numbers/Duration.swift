// SPDX-License-Identifier: MIT

// How durations are told to people and on the wire: never in more digits than mean something.
extension Duration {
  /// The whole seconds, rounded down; at least 0 and at most 2^31.
  public var wholeSeconds: Int { Int(min(max(components.seconds, 0), 1 << 31)) }

  /// The whole milliseconds, rounded to the nearest.
  public var milliseconds: Int {
    let (seconds, attoseconds) = components
    // Bounded, because a Double that Int can't hold traps.
    return Int(min(max(Double(seconds), -4e12), 4e12) * 1000 + (Double(attoseconds) / 1e15).rounded())
  }

  /// The seconds, rounded to the millisecond.
  public var seconds: Double { Double(milliseconds) / 1000 }

  /// In tenths, rounded up: whoever waits that long does not come too early.
  public var secondsToWait: Double { (Double(milliseconds) / 100).rounded(.up) / 10 }
}
