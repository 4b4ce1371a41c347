// SPDX-License-Identifier: MIT
import Basics

extension Instant {
  /// Parses an HTTP date in one of the three forms that RFC 9110 section 5.6.7 requires recipients to accept:
  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`. Nil for anything
  /// else.
  public init?(httpDate text: String) {
    var parts = text.split { $0 == " " || $0 == "," }
    if parts.count == 4 { parts.replaceSubrange(1...1, with: parts[1].split(separator: "-")) }
    guard parts.count == 5 || parts.count == 6 else { return nil }
    // Every form starts with the day's name, which is redundant.
    let isAscTime = parts.count == 5
    let (day, month, year, time) =
      isAscTime ? (parts[2], parts[1], parts[4], parts[3]) : (parts[1], parts[2], parts[3], parts[4])
    guard isAscTime || parts[5] == "GMT", let month = Self.months.firstIndex(of: String(month)),
      let dayOfMonth = Self.number(day, in: 1...31), var year = Self.number(year, in: 0...9999)
    else { return nil }
    let clock = time.split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 3, let hour = Self.number(clock[0], in: 0...23),
      let minute = Self.number(clock[1], in: 0...59),
      let second = Self.number(clock[2], in: 0...60)
    else { return nil }
    let isShort = parts[isAscTime ? 4 : 3].utf8.count == 2
    if isShort { year += year < 70 ? 2000 : 1900 }
    guard let day = Day(year: year, month: month + 1, day: dayOfMonth) else { return nil }
    self.init(day, seconds: hour * 3600 + minute * 60 + second)
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  private static func number(_ digits: Substring, in range: ClosedRange<Int>) -> Int? {
    guard (1...4).contains(digits.utf8.count), digits.isASCIIDigits else { return nil }
    return Int(digits).flatMap { range.contains($0) ? $0 : nil }
  }
}

extension HTTPResponse {
  /// The delay that the upstream requests (RFC 9110 section 10.2.3), in seconds or as a date. A date is measured
  /// against the response's own `Date`, so that a wrong clock on either side does no harm, or else against this
  /// machine's clock. The result is between 0 and 10 years. For a 429 without the field, it is the end of the rate
  /// limit's window, if the response names it.
  public var retryAfter: Duration? {
    guard let value = headers["Retry-After"] else {
      guard status == 429, let limit = rateLimit, limit.remaining == 0 else { return nil }
      return limit.reset
    }
    let longest = 315_360_000
    if value.isASCIIDigits {
      return .seconds(min(Int(value) ?? longest, longest))
    }
    guard let until = Instant(httpDate: value) else { return nil }
    let now = headers["Date"].flatMap(Instant.init(httpDate:)) ?? .now
    return .seconds(min(max(until.seconds(after: now), 0), longest))
  }
}
