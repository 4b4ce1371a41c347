// SPDX-License-Identifier: MIT
import Basics
import JSON

/// One day in words, such as `tomorrow` or `friday`; `DaysWord` has those for several. The date it stands for depends
/// on the clock of a place.
public enum DayWord: Sendable, Hashable {
  case yesterday, today, tonight, tomorrow
  /// The next day with this weekday, which may be today. 0 is Sunday.
  case weekday(Int)
  /// The day with this weekday in the next week; weeks begin on Monday. 0 is Sunday.
  case weekdayOfNextWeek(Int)
  /// The next date with this month and day of the month, which may be today.
  case dayOfYear(month: Int, day: Int)
  case day(Day)

  /// The time at which the evening begins. `tonight` means today from this time on.
  public static let evening = ClockTime(minuteOfDay: 17 * 60)

  /// The date that the word stands for.
  /// - Parameter today: the date at the place.
  /// - Returns: nil beyond the calendar of four-digit years.
  public func day(from today: Day) -> Day? {
    switch self {
    case .yesterday: today.adding(days: -1)
    case .today, .tonight: today
    case .tomorrow: today.adding(days: 1)
    case .weekday(let wanted): today.adding(days: (wanted - today.weekday).remainderUp(by: 7))
    case .weekdayOfNextWeek(let wanted):
      today.adding(days: 7 - Self.daysSinceMonday(today.weekday) + Self.daysSinceMonday(wanted))
    case .dayOfYear(let month, let number):
      // The 29th of February comes after eight years at the latest.
      (today.year...today.year + 8).lazy.compactMap { Day(year: $0, month: month, day: number) }.first { $0 >= today }
    case .day(let day): day
    }
  }

  /// The last day of several.
  /// - Parameter first: the first day, from which weekdays and days of the year count.
  public func day(notBefore first: Day, from today: Day) -> Day? {
    switch self {
    case .weekday, .dayOfYear: day(from: first)
    default: day(from: today)
    }
  }

  /// Whether it is the day after another one on every day.
  func follows(_ other: DayWord) -> Bool {
    switch (other, self) {
    case (.weekday(let one), .weekday(let next)): (one + 1) % 7 == next
    case (.today, .tomorrow), (.tonight, .tomorrow): true
    case (.day(let one), .day(let next)): one.adding(days: 1) == next
    default: false
    }
  }

  /// A leap year, to accept the 29th of February.
  private static let leapYear = 2000

  private static func daysSinceMonday(_ weekday: Int) -> Int { (weekday - 1).remainderUp(by: 7) }
}

extension DayWord: JSONReadable {
  /// Reads a word in any case, or a day as `2026-11-21`.
  public init?(_ text: String) {
    let words = text.lowercased().split(separator: " ")
    if words.count == 2, let month = Day.monthNames.firstIndex(where: { $0.lowercased() == words[0] }),
      let number = Int(words[1]), Day(year: Self.leapYear, month: month + 1, day: number) != nil
    {
      self = .dayOfYear(month: month + 1, day: number)
      return
    }
    let isNext = words.count == 2 && words[0] == "next"
    guard let word = words.last, words.count == 1 || isNext else { return nil }
    if let weekday = Day.weekdayNames.firstIndex(where: { $0.lowercased() == word }) {
      self = isNext ? .weekdayOfNextWeek(weekday) : .weekday(weekday)
      return
    }
    guard !isNext else { return nil }
    switch word {
    case "yesterday": self = .yesterday
    case "today": self = .today
    case "tonight": self = .tonight
    case "tomorrow": self = .tomorrow
    default:
      guard let day = Day(text) else { return nil }
      self = .day(day)
    }
  }

  public init(json: JSONValue) throws(JSONMismatch) {
    guard let word = json.string.flatMap({ DayWord($0) }) else {
      if json.string.flatMap({ DaysWord($0) }) != nil {
        throw json.mismatch(expected: "one day; date of showtimes/whatsOn takes several")
      }
      throw json.mismatch(
        expected: Self.expected, nearest: json.string.flatMap { nearest(to: $0, in: Self.words, within: 3) })
    }
    self = word
  }

  /// What an error expects.
  static let expected =
    "a day as YYYY-MM-DD, or yesterday, today, tonight, tomorrow, a weekday such as friday, next friday, or november 22"

  /// The words that an error suggests for a misspelt one.
  static let words =
    ["yesterday", "today", "tonight", "tomorrow"]
    + Day.weekdayNames.flatMap { [$0.lowercased(), "next " + $0.lowercased()] }
}

extension DayWord: JSONWritable, CustomStringConvertible {
  public var description: String {
    switch self {
    case .yesterday: "yesterday"
    case .today: "today"
    case .tonight: "tonight"
    case .tomorrow: "tomorrow"
    case .weekday(let day): Day.weekdayNames[day].lowercased()
    case .weekdayOfNextWeek(let day): "next " + Day.weekdayNames[day].lowercased()
    case .dayOfYear(let month, let day): "\(Day.monthNames[month - 1].lowercased()) \(day)"
    case .day(let day): day.description
    }
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}
