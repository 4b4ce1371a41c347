// SPDX-License-Identifier: MIT
import Platform

/// A point in time, in whole seconds.
public struct Instant: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z, negative before, without leap seconds.
  public let secondsSince1970: Int

  /// - Parameter secondsSince1970: any value, because instants are also read from files.
  public init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

  /// - Parameter seconds: seconds after the day's midnight in UTC.
  public init(_ day: Day, seconds: Int = 0) { secondsSince1970 = day.daysSince1970 * 86_400 + seconds }

  /// Parses exactly the form `2026-11-21T19:30:00Z`; nil for anything else.
  public init?(_ text: String) {
    let seconds = text.dropFirst(17).prefix(2)
    guard text.utf8.count == 20, let day = Day(text.prefix(10)), text.dropFirst(10).first == "T",
      let time = ClockTime(text.dropFirst(11).prefix(5)), text.dropFirst(16).first == ":", seconds.isASCIIDigits,
      let second = Int(seconds), second < 60, text.last == "Z"
    else { return nil }
    self.init(day, seconds: time.minuteOfDay * 60 + second)
  }

  /// The current time of this machine's clock.
  public static var now: Instant { Instant(secondsSince1970: WallClock.now.seconds) }

  /// The day in UTC, clamped to `Day.first` and `Day.last`.
  public var day: Day {
    Day(daysSince1970: secondsSince1970.dividedDown(by: 86_400)) ?? (secondsSince1970 < 0 ? .first : .last)
  }

  /// The time of day in UTC, to the minute.
  public var time: ClockTime { ClockTime(minuteOfDay: secondsSince1970.remainderUp(by: 86_400) / 60) }

  /// The seconds from `other` to this instant, negative if `other` is later. A difference that overflows saturates.
  public func seconds(after other: Instant) -> Int {
    let (difference, isBeyond) = secondsSince1970.subtractingReportingOverflow(other.secondsSince1970)
    return isBeyond ? (other < self ? .max : .min) : difference
  }

  /// The UTC time without an offset: `2026-11-21T19:30:00`.
  public var local: String {
    "\(day)T\(time):\(secondsSince1970.remainderUp(by: 60).padded(to: 2))"
  }

  /// The UTC time in RFC 3339: `2026-11-21T19:30:00Z`.
  public var utc: String { local + "Z" }

  public static func < (one: Instant, other: Instant) -> Bool { one.secondsSince1970 < other.secondsSince1970 }
}
