import Contract

/// A day and a time as AMC writes them: `2017-02-24T10:00:00`, perhaps with a fraction, and with `Z` or an offset
/// behind.
struct AMCTime {
  private var day: Day
  private var minuteOfDay: Int
  /// `:05.25`; kept as text, for no arithmetic changes it.
  private let seconds: Substring
  /// Minutes east of Greenwich, if the text says so. `Z` says it of local times too, so it says nothing.
  private(set) var offset: Int?

  /// Nil for "no date" and for what is no point in time. The seconds may be left out.
  init?(_ text: String) {
    guard let day = AMCInstant.day(text), ["T", " "].contains(text.dropFirst(10).first) else { return nil }
    let time = text.dropFirst(11)
    guard Self.matches(time.prefix(5), "dd:dd"), let hours = Int(time.prefix(2)), hours < 24,
      let minutes = Int(time.dropFirst(3).prefix(2)), minutes < 60
    else { return nil }
    self.day = day
    minuteOfDay = hours * 60 + minutes
    let rest = time.dropFirst(5)
    let seconds = rest.prefix { ":.0123456789".contains($0) }
    guard seconds.isEmpty || Self.isSeconds(seconds) else { return nil }
    self.seconds = seconds.isEmpty ? ":00" : seconds
    let zone = rest.dropFirst(seconds.count)
    if !zone.isEmpty, zone != "Z" {
      guard let offset = Self.offset(zone) else { return nil }
      self.offset = offset
    }
  }

  /// The same moment by UTC, for a text that has UTC's time unless it says otherwise; nil beyond the calendar.
  var utc: AMCTime? {
    var copy = self
    copy.offset = nil
    copy.minuteOfDay -= offset ?? 0
    if copy.minuteOfDay < 0 {
      guard let day = day.previous else { return nil }
      copy.day = day
      copy.minuteOfDay += 24 * 60
    } else if copy.minuteOfDay >= 24 * 60 {
      guard let day = day.next else { return nil }
      copy.day = day
      copy.minuteOfDay -= 24 * 60
    }
    return copy
  }

  /// Minutes since the beginning of the year 0, counted so that differences between neighbouring days are right.
  var minutes: Int {
    // Years from March, so that the leap day is the last one (a well-known form of the day count).
    let year = day.month > 2 ? day.year : day.year - 1
    let month = (day.month + 9) % 12
    let days = year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day.day
    return days * 24 * 60 + minuteOfDay
  }

  /// The minutes in `-06:00`, which are -360; nil for what is no offset.
  static func offset(_ text: Substring) -> Int? {
    guard matches(text, "+dd:dd") || matches(text, "-dd:dd"), let hours = Int(text.dropFirst().prefix(2)), hours < 24,
      let minutes = Int(text.suffix(2)), minutes < 60
    else { return nil }
    return (text.first == "-" ? -1 : 1) * (hours * 60 + minutes)
  }

  /// `-06:00` for -360.
  static func text(offset: Int) -> String {
    (offset < 0 ? "-" : "+") + twoDigits(abs(offset) / 60) + ":" + twoDigits(abs(offset) % 60)
  }

  private static func twoDigits(_ number: Int) -> String { String(String(100 + number).dropFirst()) }

  private static func isSeconds(_ text: Substring) -> Bool {
    guard matches(text.prefix(3), ":dd"), text.dropFirst().prefix(2) < "61" else { return false }
    let fraction = text.dropFirst(3)
    return fraction.isEmpty
      || (fraction.first == "." && fraction.utf8.count > 1 && !fraction.dropFirst().contains { ":.".contains($0) })
  }

  /// Compares with a pattern in which `d` is any digit and everything else itself.
  private static func matches(_ text: Substring, _ pattern: StaticString) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == pattern.utf8CodeUnitCount else { return false }
    return bytes.indices.allSatisfy { index in
      let expected = pattern.utf8Start[index]
      return expected == UInt8(ascii: "d") ? (0x30...0x39).contains(bytes[index]) : expected == bytes[index]
    }
  }
}

extension AMCTime: CustomStringConvertible {
  /// Day and time without an offset: `2017-02-24T10:00:00`.
  var description: String {
    "\(day)T" + Self.twoDigits(minuteOfDay / 60) + ":" + Self.twoDigits(minuteOfDay % 60) + seconds
  }
}

extension Day {
  fileprivate var next: Day? {
    Day(year: year, month: month, day: day + 1) ?? Day(year: year, month: month + 1, day: 1)
      ?? Day(year: year + 1, month: 1, day: 1)
  }

  fileprivate var previous: Day? {
    if day > 1 { return Day(year: year, month: month, day: day - 1) }
    let ends = (28...31).reversed().lazy.compactMap { Day(year: year, month: month - 1, day: $0) }
    return ends.first ?? Day(year: year - 1, month: 12, day: 31)
  }
}
