import Contract
import JSON

/// A day as people say it; a model often doesn't know what day it is.
enum DayWord: Sendable, Hashable {
  case today, tonight, tomorrow
  /// The next day of that name; today if it is one. From 0, Sunday.
  case weekday(Int)
  case day(Day)

  /// When an evening begins.
  static let evening = ClockTime(hour: 17, minute: 0)

  func day(from today: Day) -> Day? {
    switch self {
    case .today, .tonight: return today
    case .tomorrow: return today.adding(days: 1)
    case .weekday(let wanted):
      return (0..<7).lazy.compactMap { today.adding(days: $0) }.first { $0.weekday == Day.weekdays[wanted] }
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

/// A time of day.
struct ClockTime: Sendable, Hashable, Comparable {
  let hour: Int
  let minute: Int

  static func < (one: ClockTime, other: ClockTime) -> Bool { (one.hour, one.minute) < (other.hour, other.minute) }
}

extension ClockTime: JSONReadable, CustomStringConvertible {
  /// Reads `HH:MM`, also where more follows.
  init?(_ text: some StringProtocol) {
    let parts = text.prefix(5).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [2, 2], parts.joined().utf8.allSatisfy({ (48...57).contains($0) }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  init(json: JSONValue) throws(JSONMismatch) {
    guard let text = json.string, text.utf8.count == 5, let time = ClockTime(text) else {
      throw json.mismatch(expected: "a time of day as HH:MM, such as 18:30")
    }
    self = time
  }

  var description: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }
}
