// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A day as people say it; a model often doesn't know what day it is.
enum DayWord: Sendable, Hashable {
  case today, tonight, tomorrow
  /// The next day of that name; today if it is one. From 0, Sunday.
  case weekday(Int)
  case day(Day)

  /// When an evening begins.
  static let evening = ClockTime(minuteOfDay: 17 * 60)

  func day(from today: Day) -> Day? {
    switch self {
    case .today, .tonight: return today
    case .tomorrow: return today.adding(days: 1)
    case .weekday(let wanted):
      return today.adding(days: (wanted - today.weekday).remainderUp(by: 7))
    case .day(let day): return day
    }
  }
}

extension DayWord: JSONReadable {
  init?(_ text: String) {
    let word = text.lowercased()
    if let day = Day(text) {
      self = .day(day)
    } else if let weekday = Day.weekdays.firstIndex(where: { $0.lowercased() == word }) {
      self = .weekday(weekday)
    } else {
      switch word {
      case "today": self = .today
      case "tonight": self = .tonight
      case "tomorrow": self = .tomorrow
      default: return nil
      }
    }
  }

  init(json: JSONValue) throws(JSONMismatch) {
    guard let word = json.string.flatMap(DayWord.init(_:)) else {
      throw json.mismatch(
        expected: "today, tonight, tomorrow, the name of a weekday, or a day as YYYY-MM-DD")
    }
    self = word
  }
}

extension ClockTime: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let time = json.string.flatMap({ ClockTime($0) }) else {
      throw json.mismatch(expected: "a time of day as HH:MM, such as 18:30")
    }
    self = time
  }
}
