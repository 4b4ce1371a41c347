// SPDX-License-Identifier: MIT
import Basics
import Contract

/// AMC's points in time: with or without a fraction and `Z`, and two of them mean that there is none.
enum AMCInstant {
  /// An instant that ends in `Z`; nil for "no date" and for what is no point in time.
  static func instant(_ text: String) -> String? { AMCTime(text)?.utc.map { "\($0)Z" } }

  /// The day that a point in time begins with; nil for "no date" and for what is no day.
  static func day(_ text: String) -> Day? {
    guard let day = Day(text.prefix(10)), day != Day(year: 1900, month: 1, day: 1), day.year > 1 else {
      return nil
    }
    return day
  }

  /// A theatre's local time with its offset: `2017-02-24T10:00:00` and `-06:00`. An offset in the text itself goes
  /// first.
  static func local(_ text: String, offset: String?) -> String? {
    guard let time = AMCTime(text), let offset = time.offset ?? offset.flatMap({ UTCOffset($0) })
    else { return nil }
    return "\(time)\(offset)"
  }

  /// How far local time is from UTC, from the two spellings of one moment; whole minutes, within a day.
  static func offset(local: String, utc: String) -> String? {
    guard let local = AMCTime(local), let utc = AMCTime(utc)?.utc else { return nil }
    return UTCOffset(minutes: local.minutes - utc.minutes)?.description
  }

  /// Hours and minutes east or west of Greenwich: `-06:00`.
  static func isOffset(_ text: String) -> Bool { UTCOffset(text) != nil }
}
