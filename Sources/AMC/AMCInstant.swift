// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Converts AMC's timestamps, which come with or without a fraction and `Z`. Dates in year 1 and 1900-01-01 mean "no
/// date".
enum AMCInstant {
  /// A UTC instant ending in `Z`; nil for "no date" and for invalid text.
  static func instant(_ text: String) -> String? { AMCTime(text)?.utc.map { "\($0)Z" } }

  /// The day at the start of a timestamp; nil for "no date" and for invalid text.
  static func day(_ text: String) -> Day? {
    guard let day = Day(text.prefix(10)), day != Day(year: 1900, month: 1, day: 1), day.year > 1 else {
      return nil
    }
    return day
  }

  /// A theatre's local time with its UTC offset, such as `2017-02-24T10:00:00-06:00`. An offset in the text itself
  /// takes precedence.
  static func local(_ text: String, offset: String?) -> String? {
    guard let time = AMCTime(text), let offset = time.offset ?? offset.flatMap({ UTCOffset($0) })
    else { return nil }
    return "\(time)\(offset)"
  }

  /// The UTC offset, computed from the local and UTC forms of one instant; in whole minutes, less than a day.
  static func offset(local: String, utc: String) -> String? {
    guard let local = AMCTime(local), let utc = AMCTime(utc)?.utc else { return nil }
    return UTCOffset(minutes: local.minutes - utc.minutes)?.description
  }

  /// Whether the text is a UTC offset such as `-06:00`.
  static func isOffset(_ text: String) -> Bool { UTCOffset(text) != nil }
}
