// SPDX-License-Identifier: MIT
import Basics
import JSON

/// One day or several in words, such as `tomorrow`, `weekend` or `next 7 days`. The days it stands for depend on the
/// clock of a place. Everything that takes several days reads them here: parameters, assistants' arguments, and the
/// command line.
public enum DaysWord: Sendable, Hashable {
  /// A word that stands for several days.
  public enum Period: String, CaseIterable, Sendable {
    /// Today to the coming Thursday, the end of the cinemas' week; on a Thursday the seven days from then on.
    case thisWeek = "this week"
    /// The seven days from the Friday after the coming Thursday, which may be today.
    case nextWeek = "next week"
    /// What is left of Friday from 17:00, Saturday and Sunday.
    case weekend
    /// The weekend after that one.
    case nextWeekend = "next weekend"
  }

  case day(DayWord)
  case period(Period)
  /// Today and the days after it, so many in all.
  case next(days: Int)
  /// The first and the last day.
  case range(DayWord, DayWord)

  /// The most days that a request may have.
  public static let mostDays = 14

  /// Whether it stands for several days, so that nothing else may say how many.
  public var isOfSeveral: Bool {
    if case .day = self { false } else { true }
  }

  /// The days that the word stands for.
  /// - Parameter today: the day at the place.
  /// - Returns: nil beyond the calendar of four-digit years.
  public func days(from today: Day) -> ShowingDays? {
    switch self {
    case .day(let word): word.day(from: today).map { ShowingDays($0) }
    case .period(let period): period.days(from: today)
    case .next(let count): today.adding(days: count - 1).map { ShowingDays(today, through: $0) }
    case .range(let first, let last):
      first.day(from: today).flatMap { day in
        guard let end = last.day(notBefore: day, from: today), end >= day else { return nil }
        return ShowingDays(day, through: end, start: first == .tonight ? DayWord.evening : nil)
      }
    }
  }
}

extension DaysWord.Period {
  private static let thursday = 4
  private static let friday = 5

  fileprivate func days(from today: Day) -> ShowingDays? {
    let toThursday = (Self.thursday - today.weekday).remainderUp(by: 7)
    switch self {
    case .thisWeek: return Self.days(from: today, 0, through: toThursday == 0 ? 6 : toThursday)
    case .nextWeek: return Self.days(from: today, toThursday + 1, through: toThursday + 7)
    case .weekend, .nextWeekend:
      // On a Sunday the Friday was two days ago.
      let toSunday = (0 - today.weekday).remainderUp(by: 7)
      let end = toSunday + (self == .weekend ? 0 : 7)
      var days = Self.days(from: today, max(end - 2, 0), through: end)
      if end >= 2 { days?.start = DayWord.evening }
      return days
    }
  }

  private static func days(from today: Day, _ first: Int, through last: Int) -> ShowingDays? {
    guard let first = today.adding(days: first), let last = today.adding(days: last) else { return nil }
    return ShowingDays(first, through: last)
  }
}

extension DaysWord: JSONReadable {
  /// Reads a word in any case, a day, or the first and the last day: `2026-12-01..2026-12-05`, `friday to sunday`.
  public init?(_ text: String) { self.init(text) { DayWord($0) } }

  /// Reads the same words with another form of days, such as the one that assistants' models write.
  /// - Parameter day: reads a day.
  public init?(_ text: String, day: (String) -> DayWord?) {
    if let word = day(text) {
      self = .day(word)
    } else if let word = Self.period(text) {
      self = word
    } else {
      guard let (first, last) = Self.ends(text, day: day) else { return nil }
      self = .range(first, last)
    }
  }

  /// `this week`, `the next 7 days`.
  private static func period(_ text: String) -> DaysWord? {
    var words = text.lowercased().split(separator: " ").map(String.init)
    while ["the", "on", "over", "for", "in", "during", "coming"].contains(words.first) { words.removeFirst() }
    if words == ["this", "weekend"] { words.removeFirst() }
    if let period = Period(rawValue: words.joined(separator: " ")) { return .period(period) }
    guard words.count == 3, words[0] == "next", words[2] == "days", let count = Int(words[1]),
      (2...mostDays).contains(count)
    else { return nil }
    return .next(days: count)
  }

  /// What stands between the first and the last day.
  private static let separators = ["..", " to ", " through ", " thru ", " until ", " till ", " - ", " – ", "–", "-"]

  private static func ends(_ text: String, day: (String) -> DayWord?) -> (first: DayWord, last: DayWord)? {
    let text = text.lowercased()
    for separator in separators + [" and ", " & "] {
      guard let place = text.firstRange(of: separator) else { continue }
      var start = String(text[..<place.lowerBound]).trimmingBlanks
      for word in ["from ", "between "] where start.hasPrefix(word) { start.removeFirst(word.count) }
      guard let first = day(start), let last = day(String(text[place.upperBound...]).trimmingBlanks) else { continue }
      // Of two days that don't follow each other, those between them aren't meant.
      if separators.contains(separator) || last.follows(first) { return (first, last) }
    }
    return nil
  }

  public init(json: JSONValue) throws(JSONMismatch) {
    guard let word = json.string.flatMap({ DaysWord($0) }) else {
      let several = Period.allCases.map(\.rawValue) + ["next 7 days"]
      throw json.mismatch(
        expected: DayWord.expected + ", or several days: \(several.joined(separator: ", ")) (at most "
          + "\(Self.mostDays)), friday to sunday, or 2026-12-01..2026-12-05",
        nearest: json.string.flatMap { nearest(to: $0, in: DayWord.words + several, within: 3) })
    }
    self = word
  }
}

extension DaysWord: JSONWritable, CustomStringConvertible {
  public var description: String {
    switch self {
    case .day(let word): word.description
    case .period(let period): period.rawValue
    case .next(let count): "next \(count) days"
    case .range(let first, let last):
      switch (first, last) {
      case (.day, .day): "\(first)..\(last)"
      default: "\(first) to \(last)"
      }
    }
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}

/// Days of showings, one or several after each other. Each begins at five in the morning.
public struct ShowingDays: Sendable, Hashable {
  public let first: Day
  /// The last day; not before the first one.
  public let last: Day
  /// The earliest start on the first day; nil for any.
  public var start: ClockTime?

  /// - Parameters:
  ///   - last: the first day if it is earlier.
  ///   - start: the earliest start on the first day; nil for any.
  public init(_ first: Day, through last: Day? = nil, start: ClockTime? = nil) {
    self.first = first
    self.last = max(last ?? first, first)
    self.start = start
  }

  public var count: Int { last.daysSince1970 - first.daysSince1970 + 1 }
  public var isOne: Bool { first == last }

  /// All of them, in order.
  public var all: [Day] { (0..<count).compactMap { first.adding(days: $0) } }

  public func contains(_ day: Day) -> Bool { first <= day && day <= last }

  /// `on Sat 28 Nov`, `from Sat 28 Nov to Sun 29 Nov`.
  public var phrase: String {
    isOne ? "on \(first.reading)" : "from \(first.reading) to \(last.reading)"
  }
}

extension TimeOfDay {
  /// The earliest start.
  public var after: ClockTime {
    switch self {
    case .morning: ClockTime(minuteOfDay: 6 * 60)
    case .afternoon: ClockTime(minuteOfDay: 12 * 60)
    case .evening: DayWord.evening
    case .night: ClockTime(minuteOfDay: 20 * 60)
    }
  }

  /// The latest start, a minute before the next part of the day begins; nil for any.
  public var before: ClockTime? {
    switch self {
    case .morning: ClockTime(minuteOfDay: 12 * 60 - 1)
    case .afternoon: ClockTime(minuteOfDay: 17 * 60 - 1)
    case .evening, .night: nil
    }
  }
}
