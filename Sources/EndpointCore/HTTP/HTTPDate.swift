/// A date as HTTP writes it (RFC 9110 section 5.6.7), in whole seconds.
public struct HTTPDate: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z.
  public let secondsSince1970: Int

  /// - Parameter secondsSince1970: negative before 1970.
  public init(secondsSince1970: Int) { self.secondsSince1970 = secondsSince1970 }

  /// Reads the three forms that the specification asks recipients to accept: `Sun, 06 Nov 1994 08:49:37 GMT`,
  /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`. Nil for anything else.
  public init?(parsing text: String) {
    var parts = text.split { $0 == " " || $0 == "," }
    if parts.count == 4 { parts.replaceSubrange(1...1, with: parts[1].split(separator: "-")) }
    guard parts.count == 5 || parts.count == 6 else { return nil }
    // The name of the day, redundant, comes first in every form.
    let isAscTime = parts.count == 5
    let (day, month, year, time) =
      isAscTime ? (parts[2], parts[1], parts[4], parts[3]) : (parts[1], parts[2], parts[3], parts[4])
    guard isAscTime || parts[5] == "GMT", let month = Self.months.firstIndex(of: String(month)),
      let day = Self.number(day, in: 1...31), var year = Self.number(year, in: 0...9999)
    else { return nil }
    let clock = time.split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, let hour = Self.number(clock[0], in: 0...23),
      let minute = Self.number(clock[1], in: 0...59),
      let second = Self.number(clock[2], in: 0...60)
    else { return nil }
    if parts[isAscTime ? 4 : 3].utf8.count == 2 { year += year < 70 ? 2000 : 1900 }
    secondsSince1970 = Self.days(year: year, month: month + 1, day: day) * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// How many seconds it is after `other`, negative if it is before. Dates also come from files, which may hold any
  /// number: a difference that is too large is the largest there is.
  func seconds(after other: HTTPDate) -> Int {
    let (difference, isBeyond) = secondsSince1970.subtractingReportingOverflow(other.secondsSince1970)
    return isBeyond ? (other < self ? .max : .min) : difference
  }

  public static func < (left: Self, right: Self) -> Bool { left.secondsSince1970 < right.secondsSince1970 }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func number(_ digits: Substring, in range: ClosedRange<Int>) -> Int? {
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits).flatMap { range.contains($0) ? $0 : nil }
  }

  /// Days since 1970-01-01 in the Gregorian calendar, for years 0 to 9999: years are counted from March, so that the
  /// leap day comes last and months have a regular pattern.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year + 400 : year + 399
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468 - 146_097
  }
}
