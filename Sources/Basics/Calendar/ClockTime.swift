// SPDX-License-Identifier: MIT
/// A time of day, to the minute, written `18:30`.
public struct ClockTime: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Minutes since midnight, 0 to 1439.
  public let minuteOfDay: Int

  /// The hour, 0 to 23.
  public var hour: Int { minuteOfDay / 60 }
  /// The minute, 0 to 59.
  public var minute: Int { minuteOfDay % 60 }

  /// - Parameter minuteOfDay: minutes since midnight; values outside 0 to 1439 wrap around.
  public init(minuteOfDay: Int) { self.minuteOfDay = minuteOfDay.remainderUp(by: 1440) }

  /// Parses exactly `HH:MM`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = Self.number(bytes[0], bytes[1]), hour < 24,
      let minute = Self.number(bytes[3], bytes[4]), minute < 60
    else { return nil }
    minuteOfDay = hour * 60 + minute
  }

  /// Parses a time of day as people write it: `19:30`, `7pm`, `7:30 p.m.`, `1930`, `noon`, `evening`.
  public init?(words text: String) {
    let rest = text.lowercased().filter { $0 != " " && $0 != "." }
    if let time = ClockTime(Self.names[rest] ?? rest) ?? Self.withoutColon(rest) {
      self = time
      return
    }
    let isMorning = rest.hasSuffix("am")
    guard isMorning || rest.hasSuffix("pm") else { return nil }
    let numbers = rest.dropLast(2).split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    let minute = numbers.count == 1 ? 0 : numbers[1]
    guard numbers.count <= 2, (1...12).contains(numbers[0]), (0...59).contains(minute) else { return nil }
    minuteOfDay = (numbers[0] % 12 + (isMorning ? 0 : 12)) * 60 + minute
  }

  /// Names of times. A day of showings ends after midnight, so its midnight is its last minute.
  private static let names = [
    "morning": "06:00", "noon": "12:00", "midday": "12:00", "afternoon": "12:00", "evening": "17:00",
    "tonight": "17:00", "night": "20:00", "midnight": "23:59",
  ]

  /// `1930`, `19:30:00`, and `19`, which is no hour of a clock with twelve.
  private static func withoutColon(_ text: String) -> ClockTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isWholeNumber) ? Int(part) : nil }
    guard numbers.count == parts.count else { return nil }
    switch (parts.count, text.utf8.count) {
    case (1, 2) where numbers[0] > 12: return time(numbers[0], 0)
    case (1, 4): return time(numbers[0] / 100, numbers[0] % 100)
    case (3, 8) where numbers[2] < 60: return time(numbers[0], numbers[1])
    default: return nil
    }
  }

  private static func time(_ hour: Int, _ minute: Int) -> ClockTime? {
    hour < 24 && minute < 60 ? ClockTime(minuteOfDay: hour * 60 + minute) : nil
  }

  private static func number(_ tens: UInt8, _ ones: UInt8) -> Int? {
    tens.isASCIIDigit && ones.isASCIIDigit ? Int(tens & 0x0F) * 10 + Int(ones & 0x0F) : nil
  }

  public var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

  public static func < (one: ClockTime, other: ClockTime) -> Bool { one.minuteOfDay < other.minuteOfDay }
}

/// The offset of a place's local time from UTC, written `-06:00` (RFC 3339).
public struct UTCOffset: Sendable, Hashable, CustomStringConvertible {
  /// Minutes, positive east of Greenwich; the absolute value is less than a day.
  public var minutes: Int { Int(exactMinutes) }

  /// In as few bytes as each of thousands of timestamps has room for.
  private let exactMinutes: Int16

  /// UTC itself.
  public static let utc = UTCOffset(exactMinutes: 0)

  private init(exactMinutes: Int16) { self.exactMinutes = exactMinutes }

  /// - Returns: nil for an offset of a day or more.
  public init?(minutes: Int) {
    guard (-1439...1439).contains(minutes) else { return nil }
    exactMinutes = Int16(minutes)
  }

  /// - Returns: nil for an offset of a day or more, or not of whole minutes.
  public init?(seconds: Int) {
    guard seconds.isMultiple(of: 60) else { return nil }
    self.init(minutes: seconds / 60)
  }

  /// Parses exactly `+HH:MM` or `-HH:MM`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let distance = ClockTime(text.dropFirst())
    else { return nil }
    self.init(minutes: sign == UInt8(ascii: "-") ? -distance.minuteOfDay : distance.minuteOfDay)
  }

  /// The reading of a clock with this offset at an instant, such as `Fri 27 Nov 01:00`.
  public func reading(_ instant: Instant) -> String {
    let shown = LocalTime(instant, offset: self)
    return "\(shown.day.reading) \(shown.time.reading)"
  }

  public var description: String { (minutes < 0 ? "-" : "+") + ClockTime(minuteOfDay: abs(minutes)).description }
}
