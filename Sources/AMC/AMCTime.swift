// SPDX-License-Identifier: MIT
import Basics

/// A day and a time as AMC writes them: `2017-02-24T10:00:00`, perhaps with a fraction, and with `Z` or an offset
/// behind.
struct AMCTime {
  private var day: Day
  private var time: ClockTime
  /// `:05.25`; kept as text, for no arithmetic changes it.
  private let seconds: Substring
  /// From Greenwich, if the text says so. `Z` says it of local times too, so it says nothing.
  private(set) var offset: UTCOffset?

  /// Nil for "no date" and for what is no point in time. The seconds may be left out.
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

  /// The same moment by UTC, for a text that has UTC's time unless it says otherwise; nil beyond the calendar.
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
