import JSON

/// A day of the Gregorian calendar, without a time or a place.
struct Day: Sendable, Hashable, Comparable {
  let year: Int
  let month: Int
  let day: Int

  /// Nil for a day that does not exist, and for years before 1 or after 9999.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= Self.length(of: month, in: year) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads `2026-11-21`.
  init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads AMC's `M-d-yy` and `M-d-yyyy`; two digits are a year of this century.
  init?(american text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let month = Int(parts[0]), let day = Int(parts[1]), let year = Int(parts[2])
    else { return nil }
    guard parts[2].count == 2 || parts[2].count == 4 else { return nil }
    self.init(year: parts[2].count == 2 ? 2000 + year : year, month: month, day: day)
  }

  init(secondsSince1970: Int) {
    self.init(daysSince1970: secondsSince1970.dividedDown(by: 86_400))
  }

  /// Counts from 1970-01-01; days beyond the years 1 to 9999 become the last one that can be named.
  ///
  /// The algorithm is Howard Hinnant's `civil_from_days`: years that begin in March put the leap day last.
  init(daysSince1970: Int) {
    let shifted = min(max(daysSince1970, -719_162), 2_932_896) + 719_468
    let era = shifted.dividedDown(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var daysSince1970: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let era = year.dividedDown(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 0 is Sunday.
  var weekday: Int { (daysSince1970 + 4).remainderUp(by: 7) }

  func adding(days: Int) -> Day { Day(daysSince1970: daysSince1970 + days) }

  /// `2026-11-21`.
  var iso: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// `11-21-2026`, as AMC writes days in its links.
  var american: String { "\(month)-\(day)-\(year)" }

  static func < (left: Day, right: Day) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard let day = json.string.flatMap({ Day(iso: $0) }) else { throw json.mismatch(expected: "a day") }
    self = day
  }
}

extension Int {
  /// Division that rounds down also below zero.
  func dividedDown(by divisor: Int) -> Int { (self - remainderUp(by: divisor)) / divisor }

  /// The remainder that is never negative.
  func remainderUp(by divisor: Int) -> Int { (self % divisor + divisor) % divisor }

  /// With leading zeros.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
