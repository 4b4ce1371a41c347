// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

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

extension FreeformDays {
  /// - Throws: -32602 for a time beside the words that contradicts them.
  func check(_ given: TimeOfDay?, after: ClockTime?, before: ClockTime?) throws(RPCError) {
    func refuse(_ name: String, _ own: some CustomStringConvertible, _ got: some CustomStringConvertible) -> RPCError {
      .invalid(name, expected: "\(own), as date says, or nothing", got: "\(got)")
    }
    if let part, let given, given != part { throw refuse("timeOfDay", part.rawValue, given.rawValue) }
    if let begin, let given { throw refuse("timeOfDay", begin, given.rawValue) }
    if let begin, let after, after != begin { throw refuse("after", begin, after) }
    guard let part else { return }
    if let after, let last = part.before, after > last {
      throw refuse("after", "a time in the \(part.rawValue)", after)
    }
    // A time before six is after midnight.
    if let before, before.hour >= 6, before < part.after {
      throw refuse("before", "a time in the \(part.rawValue)", before)
    }
  }
}
