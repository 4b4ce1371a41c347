// SPDX-License-Identifier: MIT
import Basics

/// The time in the sandbox. Unless it is set to run it stands still, so that the same request gets the same response
/// on any day. A clock that runs has begun at some time, and what happens in the world from then on (`WorldEvents`) is
/// always the same.
public struct SandboxClock: Sendable, Hashable {
  /// Seconds since 1970, UTC.
  public let secondsSince1970: Int
  /// The seconds since the clock began to run; nil for one that stands.
  let elapsed: Int?

  /// - Parameters:
  ///   - secondsSince1970: a time between 1970 and 2200; any other is clamped to this range.
  ///   - elapsed: the seconds since the clock began to run; nil for one that stands.
  public init(secondsSince1970: Int, elapsed: Int? = nil) {
    self.secondsSince1970 = min(max(secondsSince1970, 0), 7_258_118_400)
    self.elapsed = elapsed.map { max($0, 0) }
  }

  /// When the clock began to run; the present for one that stands.
  var beginning: Instant { Instant(secondsSince1970: secondsSince1970 - (elapsed ?? 0)) }

  /// 2026-11-21T18:00:00Z, the Saturday before Thanksgiving: noon in Olathe, and morning in the West.
  public static let standard = SandboxClock(secondsSince1970: 1_795_284_000)

  /// The current day in UTC.
  var today: Day { Instant(secondsSince1970: secondsSince1970).day(at: .utc) }
}

extension Day {
  /// Parses AMC's `M-d-yy` and `M-d-yyyy`; a two-digit year is in this century.
  init?(american text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy(\.isASCIIDigits), let month = Int(parts[0]), let day = Int(parts[1]),
      let year = Int(parts[2]), parts[2].count == 2 || parts[2].count == 4
    else { return nil }
    self.init(year: parts[2].count == 2 ? 2000 + year : year, month: month, day: day)
  }

  /// The day this many days later, or earlier if negative, clamped to the ends of the calendar.
  func shifted(days: Int) -> Day { adding(days: days) ?? (days < 0 ? .first : .last) }
}
