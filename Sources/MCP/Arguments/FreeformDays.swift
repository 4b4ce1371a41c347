// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// One day or several as people write them: a `FreeformDay`, `this weekend`, `next week`, `Friday to Sunday`,
/// `weekend evenings`.
struct FreeformDays: JSONReadable {
  let word: DaysWord
  /// The part of each day; nil for none.
  private(set) var part: TimeOfDay?
  /// The time in the text; nil for none.
  private(set) var begin: ClockTime?

  init?(_ text: String) {
    if let day = FreeformDay(text) {
      word = .day(day.word)
      part = day.part
      begin = day.begin
      return
    }
    var words = text.lowercased().split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
    words = words.map { $0.last == "." ? String($0.dropLast()) : $0 }
    let last = words.last
    part = TimeOfDay.allCases.first { [$0.rawValue, $0.rawValue + "s"].contains(last) }
    if part != nil { words.removeLast() }
    if words.count > 2, let number = FreeformNumber(words[words.count - 2]) {
      words[words.count - 2] = number.digits
    }
    guard let word = DaysWord(words.joined(separator: " "), day: Self.day), word.isOfSeveral else { return nil }
    self.word = word
  }

  /// The first day or the last one. Its time isn't that of each day, and can't be given.
  private static func day(_ text: String) -> DayWord? {
    FreeformDay(text).flatMap { $0.part == nil && $0.begin == nil ? $0.word : nil }
  }

  init(json: JSONValue) throws(JSONMismatch) {
    guard let days = json.string.flatMap({ FreeformDays($0) }) else {
      _ = try DaysWord(json: json)
      throw json.mismatch(expected: "a day as YYYY-MM-DD, or several")
    }
    self = days
  }
}
