// SPDX-License-Identifier: MIT
import Contract
import JSON

/// A time of day as people write it: `19:30`, `7pm`, `7:30 p.m.`, `noon`.
struct SpokenTime: JSONReadable {
  let time: ClockTime

  init?(_ text: String) {
    var rest = text.lowercased().filter { $0 != " " && $0 != "." }
    if rest == "noon" { rest = "12pm" }
    if let time = ClockTime(rest) {
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

  init(json: JSONValue) throws(JSONMismatch) {
    guard let time = json.string.flatMap({ SpokenTime($0) }) else {
      throw json.mismatch(expected: "a time of day as HH:MM, such as 18:30, or 6:30pm")
    }
    self = time
  }
}

extension Query {
  /// A place as people write it, without the word before it: `near 64106`, `in Chicago`.
  init?(place text: String) {
    guard let query = Query(text) else { return nil }
    let words = query.text.split(separator: " ", maxSplits: 1)
    let isPrefixed = words.count == 2 && ["near", "in", "at", "around"].contains(words[0].lowercased())
    self = isPrefixed ? Query(String(words[1])) ?? query : query
  }
}
