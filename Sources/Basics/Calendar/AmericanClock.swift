// SPDX-License-Identifier: MIT

/// The clock of a coast of the United States, for events that happen everywhere there at once.
public enum AmericanClock: String, Sendable {
  case eastern = "Eastern"
  case pacific = "Pacific"

  private var standardHours: Int { self == .eastern ? -5 : -8 }

  /// The clock's reading, such as `Fri 27 Nov 01:00`.
  public func reading(_ instant: Instant) -> String { offset(at: instant).reading(instant) }

  /// The day on the coast.
  public func day(at instant: Instant) -> Day { instant.day(at: offset(at: instant)) }

  /// The clock's offset from UTC at an instant.
  public func offset(at instant: Instant) -> UTCOffset {
    let standard = Instant(secondsSince1970: instant.secondsSince1970 &+ standardHours * 3600)
    return UTCOffset(minutes: (standardHours + (standard.isDaylightTime ? 1 : 0)) * 60) ?? .utc
  }

  /// An instant by the clocks of both coasts:
  /// `Fri 27 Nov 01:00 Eastern time (Thu 26 Nov 22:00 Pacific time)`.
  public static func everywhere(_ instant: Instant) -> String {
    "\(eastern.reading(instant)) Eastern time (\(pacific.reading(instant)) Pacific time)"
  }
}

extension Instant {
  /// For an instant by the clock of standard time: from two o'clock on the second Sunday of March to two o'clock of
  /// daylight saving time on the first Sunday of November (Energy Policy Act of 2005, section 110).
  public var isDaylightTime: Bool {
    let year = day(at: .utc).year
    guard let start = Day(year: year, month: 3, day: 8), let end = Day(year: year, month: 11, day: 1) else {
      return false
    }
    return self >= Instant(start.sunday, seconds: 2 * 3600) && self < Instant(end.sunday, seconds: 3600)
  }
}

extension Day {
  /// The first Sunday from this day on.
  fileprivate var sunday: Day { adding(days: (7 - weekday) % 7) ?? self }
}
