// SPDX-License-Identifier: MIT
import Platform

/// Times that processes share are nanoseconds since the start of the machine. They come from files that anybody may
/// damage, so every computation with them is safe for any value.
extension ContinuousClock.Instant {
  /// The nanoseconds from the start of the machine to this instant; at least 1.
  package var sinceBoot: UInt64 { UInt64(max(Self.boot.duration(to: self).wholeNanoseconds, 1)) }

  /// The instant so many nanoseconds after the start of the machine.
  package init(sinceBoot nanoseconds: UInt64) {
    self = Self.boot.advanced(by: .nanoseconds(Int64(clamping: nanoseconds)))
  }

  /// The start of the machine. The system's clock of that name and Swift's are the same, but Swift doesn't say what its
  /// instants count from; so both are read at once.
  private static let boot: ContinuousClock.Instant = {
    var best: (distance: Duration, boot: ContinuousClock.Instant)?
    for _ in 0..<8 {
      let before = ContinuousClock.now
      let nanoseconds = BootClock.now
      let distance = before.duration(to: .now)
      guard distance < best?.distance ?? .seconds(1 << 30) else { continue }
      let middle = before.advanced(by: .nanoseconds(distance.wholeNanoseconds / 2))
      best = (distance, middle.advanced(by: .nanoseconds(-Int64(clamping: nanoseconds))))
    }
    return best?.boot ?? .now
  }()
}

extension Duration {
  /// The whole nanoseconds, at most those of 146 years, so that the sum of two fits.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let limit: Int64 = 1 << 62
    guard abs(seconds) < limit / 1_000_000_000 else { return seconds < 0 ? -limit : limit }
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
