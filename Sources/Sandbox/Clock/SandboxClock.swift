// SPDX-License-Identifier: MIT
import Basics

/// The time in the sandbox. It stands still, so that the same request gets the same response on any day.
public struct SandboxClock: Sendable, Hashable {
  /// Seconds since 1970, UTC.
  public let secondsSince1970: Int

  /// - Parameter secondsSince1970: a time between 1970 and 2200; any other is clamped to this range.
  public init(secondsSince1970: Int) {
    self.secondsSince1970 = min(max(secondsSince1970, 0), 7_258_118_400)
  }

  /// 2026-11-21T12:00:00Z, the Saturday before Thanksgiving.
  public static let standard = SandboxClock(secondsSince1970: 1_795_262_400)

  /// The current day in UTC.
  var today: Day { Instant(secondsSince1970: secondsSince1970).day }
}
