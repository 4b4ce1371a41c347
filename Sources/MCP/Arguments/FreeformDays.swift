// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// One day or several as people write them: a `FreeformDay`, `this weekend`, `next week`, `Friday to Sunday`,
/// `weekend evenings`.
struct FreeformDays: JSONReadable {
  let word: DaysWord
  /// The last day, if the text names it beside the first one.
  private(set) var until: DayWord?
  /// The part of each day; nil for none.
  private(set) var part: TimeOfDay?
  /// The time in the text; nil for none.
  private(set) var begin: ClockTime?

  init?(_ text: String) {
    if let day = FreeformDay(text) {
      word = .day(day.word)
      part = day.part
      begin = day.begin
    } else if let days = Self.period(text) {
      word = days.word
      part = days.part
    } else if let ends = Self.ends(text) {
      if case .day(let first) = ends.first, case .day(let last) = ends.last {
        word = .range(first, last)
      } else {
        word = .day(ends.first)
        until = ends.last
      }
    } else {
      return nil
    }
  }

  /// A word for several days, with the part of the day after it.
  private static func period(_ text: String) -> (word: DaysWord, part: TimeOfDay?)? {
    let plain = text.contains("..") ? text : text.filter { $0 != "," && $0 != "." }
    var words = plain.lowercased().split(separator: " ").map(String.init)
    words.removeAll { ["the", "on", "coming", "over", "for", "in"].contains($0) }
    let part = words.last.flatMap { last in
      TimeOfDay.allCases.first { [$0.rawValue, $0.rawValue + "s"].contains(last) }
    }
    if part != nil { words.removeLast() }
    if words.last == "weekend", words.first == "this" { words.removeFirst() }
    if words.count == 3, let number = FreeformNumber(words[1]) { words[1] = number.digits }
    guard let word = DaysWord(words.joined(separator: " ")), word.isOfSeveral else { return nil }
    return (word, part)
  }

  /// `from friday to sunday`, `nov 27 - 29`, `saturday and sunday`.
  private static func ends(_ text: String) -> (first: DayWord, last: DayWord)? {
    for separator in [" to ", " through ", " thru ", " until ", " till ", " - ", " – ", "–", "..", " and ", " & "] {
      let lowered = text.lowercased()
      guard let place = lowered.firstRange(of: separator) else { continue }
      let start = String(lowered[..<place.lowerBound]).replacing("from ", with: "").replacing("between ", with: "")
      guard let first = FreeformDay(start)?.word, let last = FreeformDay(String(lowered[place.upperBound...]))?.word
      else { continue }
      // Of two days that don't follow each other, those between them aren't meant.
      if [" and ", " & "].contains(separator), !follows(last, first) { continue }
      return (first, last)
    }
    return nil
  }

  private static func follows(_ last: DayWord, _ first: DayWord) -> Bool {
    switch (first, last) {
    case (.weekday(let one), .weekday(let other)): (one + 1) % 7 == other
    case (.today, .tomorrow), (.tonight, .tomorrow): true
    default: false
    }
  }

  init(json: JSONValue) throws(JSONMismatch) {
    guard let days = json.string.flatMap({ FreeformDays($0) }) else {
      _ = try DaysWord(json: json)
      throw json.mismatch(expected: "a day as YYYY-MM-DD, or several")
    }
    self = days
  }
}
