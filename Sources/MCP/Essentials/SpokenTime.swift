// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A time of day as people write it: `19:30`, `7pm`, `7:30 p.m.`, `1930`, `noon`, `evening`.
struct SpokenTime: JSONReadable {
  let time: ClockTime

  /// Names of times. A day of showings ends after midnight, so its midnight is its last minute.
  private static let names = [
    "morning": "06:00", "noon": "12:00", "midday": "12:00", "afternoon": "12:00", "evening": "17:00",
    "tonight": "17:00", "night": "20:00", "midnight": "23:59",
  ]

  init?(_ text: String) {
    let rest = text.lowercased().filter { $0 != " " && $0 != "." }
    if let time = ClockTime(Self.names[rest] ?? rest) ?? Self.withoutColon(rest) {
      self.time = time
      return
    }
    let isMorning = rest.hasSuffix("am")
    guard isMorning || rest.hasSuffix("pm") else { return nil }
    let numbers = rest.dropLast(2).split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    let minute = numbers.count == 1 ? 0 : numbers[1]
    guard numbers.count <= 2, (1...12).contains(numbers[0]), (0...59).contains(minute) else { return nil }
    time = ClockTime(minuteOfDay: (numbers[0] % 12 + (isMorning ? 0 : 12)) * 60 + minute)
  }

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

  init(json: JSONValue) throws(JSONMismatch) {
    guard let time = json.string.flatMap({ SpokenTime($0) }) else {
      throw json.mismatch(expected: "a time of day as HH:MM, such as 18:30, or 6:30pm")
    }
    self = time
  }
}
