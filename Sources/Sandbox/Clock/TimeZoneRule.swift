// SPDX-License-Identifier: MIT
import Basics

/// A time zone of the United States, under AMC's name for it.
struct TimeZoneRule: Sendable, Hashable {
  /// AMC's name, such as `EASTERN TIME`.
  let name: String
  /// The offset from UTC in winter, in hours.
  let standardHours: Int
  /// Whether the zone observes daylight saving time; Arizona doesn't.
  var savesDaylight = true

  static let eastern = TimeZoneRule(name: "EASTERN TIME", standardHours: -5)
  static let central = TimeZoneRule(name: "CENTRAL TIME", standardHours: -6)
  static let mountain = TimeZoneRule(name: "MOUNTAIN TIME", standardHours: -7)
  static let arizona = TimeZoneRule(name: "MOUNTAIN TIME", standardHours: -7, savesDaylight: false)
  static let pacific = TimeZoneRule(name: "PACIFIC TIME", standardHours: -8)

  /// The letter before `ST` and `DT` in the abbreviation.
  private var letter: String { String(name.prefix(1)) }

  /// Whether daylight saving time is in effect at noon of a day. The hours around the change at two in the morning are
  /// not distinguished.
  func isDaylight(_ day: Day) -> Bool { savesDaylight && Instant(day, seconds: 43_200).isDaylightTime }

  func offsetHours(_ day: Day) -> Int { standardHours + (isDaylight(day) ? 1 : 0) }

  /// The offset from UTC, such as `-06:00`.
  func offset(_ day: Day) -> String { "-\((-offsetHours(day)).padded(to: 2)):00" }

  /// The abbreviation, such as `CST`.
  func abbreviation(_ day: Day) -> String { letter + (isDaylight(day) ? "DT" : "ST") }
}
