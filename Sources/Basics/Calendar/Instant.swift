// SPDX-License-Identifier: MIT
import Platform

/// A point in time.
public struct Instant: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Whole seconds since 1970-01-01T00:00:00Z, negative before, without leap seconds.
  public let secondsSince1970: Int
  /// The fraction of the second, 0 to 999,999,999.
  public let nanoseconds: UInt32

  /// - Parameter secondsSince1970: any value, because instants are also read from files.
  public init(secondsSince1970: Int, nanoseconds: UInt32 = 0) {
    self.secondsSince1970 = secondsSince1970
    self.nanoseconds = nanoseconds
  }

  /// - Parameter seconds: seconds after the day's midnight in UTC.
  public init(_ day: Day, seconds: Int = 0) { self.init(secondsSince1970: day.daysSince1970 * 86_400 + seconds) }

  /// Parses the form of RFC 3339, such as `2026-11-21T19:30:00Z`; nil for anything else.
  public init?(_ text: String) {
    guard let timestamp = Timestamp(text), timestamp.isRFC3339, let instant = timestamp.utc else { return nil }
    self = instant
  }

  /// The current time of this machine's clock.
  public static var now: Instant { Instant(secondsSince1970: WallClock.now.seconds) }

  /// The day at a place with an offset from UTC, clamped to `Day.first` and `Day.last`. A day needs a place: UTC's day
  /// is another one than the reader's for some hours.
  public func day(at offset: UTCOffset) -> Day {
    let local = adding(seconds: offset.minutes * 60).secondsSince1970
    return Day(daysSince1970: local.dividedDown(by: 86_400)) ?? (local < 0 ? .first : .last)
  }

  /// The clock of this machine's time zone, which is the user's, at this time: its offset, and what it is called.
  public var localClock: (offset: UTCOffset, name: String) {
    let (seconds, name) = LocalZone.clock(atSecondsSince1970: secondsSince1970)
    return (UTCOffset(minutes: seconds / 60) ?? .utc, name)
  }

  /// The day by that clock.
  public var localDay: Day { day(at: localClock.offset) }

  /// The time of day in UTC, to the minute.
  public var time: ClockTime { ClockTime(minuteOfDay: secondsSince1970.remainderUp(by: 86_400) / 60) }

  /// The seconds from `other` to this instant, negative if `other` is later. A difference that overflows saturates.
  public func seconds(after other: Instant) -> Int {
    let (difference, isBeyond) = secondsSince1970.subtractingReportingOverflow(other.secondsSince1970)
    guard isBeyond else { return difference }
    return other < self ? .max : .min
  }

  /// The instant some seconds later, or earlier if `seconds` is negative. A sum that overflows saturates.
  public func adding(seconds: Int) -> Instant {
    let (sum, isBeyond) = secondsSince1970.addingReportingOverflow(seconds)
    let limit: Int = seconds < 0 ? .min : .max
    return Instant(secondsSince1970: isBeyond ? limit : sum, nanoseconds: nanoseconds)
  }

  /// The UTC time without an offset: `2026-11-21T19:30:00`.
  public var local: String { text(endingIn: nil) }

  /// The UTC time in RFC 3339: `2026-11-21T19:30:00Z`, with a fraction only if it isn't zero.
  public var utc: String { local + "Z" }
  public var description: String { utc }

  /// Written byte by byte, because a list has three timestamps for each of some hundred showings.
  /// - Parameter offset: that of the clock which shows this time; nil for none.
  func text(endingIn offset: UTCOffset?) -> String {
    String(unsafeUninitializedCapacity: 35) { text in
      let day = day(at: .utc)
      let second = secondsSince1970.remainderUp(by: 86_400)
      var count = text.write(day.year, digits: 4, at: 0)
      count = text.write(day.month, digits: 2, after: "-", at: count)
      count = text.write(day.day, digits: 2, after: "-", at: count)
      count = text.write(second / 3600, digits: 2, after: "T", at: count)
      count = text.write(second / 60 % 60, digits: 2, after: ":", at: count)
      count = text.write(second % 60, digits: 2, after: ":", at: count)
      if nanoseconds > 0 {
        count = text.write(Int(nanoseconds), digits: 9, after: ".", at: count)
        while text[count - 1] == UInt8(ascii: "0") { count -= 1 }
      }
      guard let offset else { return count }
      count = text.write(abs(offset.minutes) / 60, digits: 2, after: offset.minutes < 0 ? "-" : "+", at: count)
      return text.write(abs(offset.minutes) % 60, digits: 2, after: ":", at: count)
    }
  }

  public static func < (one: Instant, other: Instant) -> Bool {
    (one.secondsSince1970, one.nanoseconds) < (other.secondsSince1970, other.nanoseconds)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a number in decimal with leading zeros.
  /// - Parameter separator: the character before it; nil for none.
  /// - Returns: the position after the number.
  func write(_ number: Int, digits: Int, after separator: Unicode.Scalar? = nil, at start: Int) -> Int {
    var number = number
    var start = start
    if let separator {
      initializeElement(at: start, to: UInt8(ascii: separator))
      start += 1
    }
    for position in stride(from: start + digits - 1, through: start, by: -1) {
      initializeElement(at: position, to: UInt8(ascii: "0") + UInt8(number % 10))
      number /= 10
    }
    return start + digits
  }
}
