// SPDX-License-Identifier: MIT
import Basics

/// A date and time in AMC's format: `2017-02-24T10:00:00`, optionally with a fraction and with `Z` or an offset.
struct AMCTime {
  private var day: Day
  private var time: ClockTime
  /// Seconds and fraction such as `:05.25`; kept as text, because no arithmetic changes them.
  private let seconds: Substring
  /// The UTC offset, if the text has one. `Z` is ignored, because AMC appends it to local times too.
  private(set) var offset: UTCOffset?

  /// Nil for "no date" and for invalid text. The seconds may be missing.
  init?(_ text: String) {
    guard let day = AMCInstant.day(text), ["T", " "].contains(text.dropFirst(10).first),
      let time = ClockTime(text.dropFirst(11).prefix(5))
    else { return nil }
    self.day = day
    self.time = time
    let rest = text.dropFirst(16)
    let seconds = rest.prefix { ":.0123456789".contains($0) }
    guard seconds.isEmpty || Self.isSeconds(seconds) else { return nil }
    self.seconds = seconds.isEmpty ? ":00" : seconds
    let zone = rest.dropFirst(seconds.count)
    if !zone.isEmpty, zone != "Z" {
      guard let offset = UTCOffset(zone) else { return nil }
      self.offset = offset
    }
  }

  /// The same instant in UTC; without an offset, the text is taken to be in UTC already. Nil beyond the calendar.
  var utc: AMCTime? {
    let minutes = time.minuteOfDay - (offset?.minutes ?? 0)
    guard let day = day.adding(days: minutes.dividedDown(by: 1440)) else { return nil }
    var copy = self
    (copy.day, copy.time, copy.offset) = (day, ClockTime(minuteOfDay: minutes), nil)
    return copy
  }

  /// Minutes since 1970.
  var minutes: Int { day.daysSince1970 * 1440 + time.minuteOfDay }

  private static func isSeconds(_ text: Substring) -> Bool {
    let digits = text.dropFirst().prefix(2)
    guard text.first == ":", digits.utf8.count == 2, digits.isASCIIDigits, digits < "61" else { return false }
    let fraction = text.dropFirst(3)
    return fraction.isEmpty || fraction.first == "." && fraction.dropFirst().isASCIIDigits
  }
}

extension AMCTime: CustomStringConvertible {
  /// Day and time without an offset: `2017-02-24T10:00:00`.
  var description: String { "\(day)T\(time)\(seconds)" }
}
