// SPDX-License-Identifier: MIT
/// A date of the Gregorian calendar, written `2026-11-21` (ISO 8601), without a time of day or a time zone.
public struct Day: Hashable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int

  /// - Returns: nil if the calendar has no such day, or the year is outside 0 to 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), (1...Self.length(of: month, in: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses exactly `YYYY-MM-DD`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    var numbers = (year: 0, month: 0, day: 0)
    guard text.utf8.count == 10 else { return nil }
    for (position, byte) in text.utf8.enumerated() {
      switch (position, byte) {
      case (4, UInt8(ascii: "-")), (7, UInt8(ascii: "-")): continue
      case (4, _), (7, _): return nil
      case (_, _) where !byte.isASCIIDigit: return nil
      case (..<4, _): numbers.year = numbers.year * 10 + Int(byte & 0x0F)
      case (..<7, _): numbers.month = numbers.month * 10 + Int(byte & 0x0F)
      default: numbers.day = numbers.day * 10 + Int(byte & 0x0F)
      }
    }
    self.init(year: numbers.year, month: numbers.month, day: numbers.day)
  }

  /// - Parameter daysSince1970: days since 1970-01-01, negative for earlier days.
  /// - Returns: nil for a day outside the years 0 to 9999.
  public init?(daysSince1970: Int) {
    guard (-719_528...2_932_896).contains(daysSince1970) else { return nil }
    self.init(inRange: daysSince1970)
  }

  /// Counts years from March, so that the leap day comes last and the months' lengths follow a regular pattern (Howard
  /// Hinnant's `civil_from_days`, https://howardhinnant.github.io/date_algorithms.html). An era is 400 years, 146,097
  /// days.
  private init(inRange daysSince1970: Int) {
    let shifted = daysSince1970 + Self.daysFromMarch0To1970
    let era = shifted.dividedDown(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01, negative for earlier days.
  public var daysSince1970: Int {
    let yearFromMarch = month > 2 ? year : year - 1
    let era = yearFromMarch.dividedDown(by: 400)
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.daysFromMarch0To1970
  }

  /// Days from 0000-03-01 to 1970-01-01.
  private static let daysFromMarch0To1970 = 719_468

  /// The earliest representable day, 0000-01-01.
  public static let first = Day(inRange: -719_528)
  /// The latest representable day, 9999-12-31.
  public static let last = Day(inRange: 2_932_896)

  /// The day of the week, 0 (Sunday) to 6.
  public var weekday: Int { (daysSince1970 + 4).remainderUp(by: 7) }

  /// The day that is `days` later, or earlier if `days` is negative; nil outside the years 0 to 9999.
  public func adding(days: Int) -> Day? {
    let (sum, isBeyond) = daysSince1970.addingReportingOverflow(days)
    return isBeyond ? nil : Day(daysSince1970: sum)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: Comparable {
  public static func < (one: Day, other: Day) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension Day: LosslessStringConvertible {
  public var description: String {
    String(unsafeUninitializedCapacity: 10) { text in
      var count = text.write(year, digits: 4, at: 0)
      count = text.write(month, digits: 2, after: "-", at: count)
      return text.write(day, digits: 2, after: "-", at: count)
    }
  }
}
