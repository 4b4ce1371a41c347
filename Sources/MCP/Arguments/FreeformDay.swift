// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// A day as people write it: `this Saturday`, `tomorrow night`, `Friday at 7pm`, `Nov 22`, `11/22/2026`.
struct FreeformDay: JSONReadable {
  let word: DayWord
  /// The part of the day in the text; nil for none, and for `tonight`.
  let part: TimeOfDay?
  /// The time in the text; nil for none.
  let begin: ClockTime?

  init?(_ text: String) {
    let stamp = text.uppercased()
    if stamp.contains("T"), let timestamp = Timestamp(stamp) {
      word = .day(timestamp.day)
      part = nil
      begin = nil
      return
    }
    var words = text.lowercased().filter { $0 != "." }.split { $0 == " " || $0 == "," }.map(String.init)
    words.removeAll { ["this", "on", "the", "coming", "of", "at"].contains($0) }
    if words.count > 2, let half = words.last, ["am", "pm"].contains(half) {
      words.removeLast()
      words[words.count - 1] += half
    }
    let last = words.count > 1 ? words.last : nil
    part = last.flatMap { TimeOfDay(rawValue: $0) }
    begin = last.flatMap(Self.begin)
    if part != nil || begin != nil { words.removeLast() }
    guard let day = Self.word(words) else { return nil }
    word = day
  }

  /// The time after a day.
  private static func begin(_ word: String) -> ClockTime? {
    switch word {
    case "noon": ClockTime(words: word)
    case _ where word.contains(":") || word.hasSuffix("am") || word.hasSuffix("pm"): ClockTime(words: word)
    default: nil
    }
  }

  /// The last day of a period: the Sunday of `next week` and of `the weekend`.
  init?(end text: String) {
    let words = text.lowercased().split(separator: " ").filter { !["the", "this", "of", "end"].contains($0) }
    let sunday = 0
    switch words {
    case ["week"], ["weekend"]: word = .weekday(sunday)
    case ["next", "week"], ["next", "weekend"]: word = .weekdayOfNextWeek(sunday)
    default:
      guard let day = FreeformDay(text) else { return nil }
      word = day.word
    }
    part = nil
    begin = nil
  }

  private static func word(_ words: [String]) -> DayWord? {
    switch words {
    case ["now"]: return .today
    case ["evening"], ["night"]: return .tonight
    default: break
    }
    if words.count == 1, let day = date(words[0]) { return day }
    // A weekday before a date adds nothing.
    let rest = words.count > 1 && weekday(words[0]) != nil ? Array(words.dropFirst()) : words
    if let day = rest.count == 1 ? date(rest[0]) : namedMonth(rest) { return day }
    return DayWord(words.map { weekday($0) ?? $0 }.joined(separator: " "))
  }

  /// The whole name of a weekday: `fri`, `thurs`.
  private static func weekday(_ word: String) -> String? {
    let names = Day.weekdayNames.map { $0.lowercased() }
    return word.count < 3 ? nil : names.first { $0.hasPrefix(word) }
  }

  /// `2026/11/22`, and as Americans write it, `11/22/2026`, `11/22/26` and `11/22`.
  private static func date(_ text: String) -> DayWord? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 2: return day(month: numbers[0], numbers[1], year: nil)
    case 3 where numbers[0] > 31: return day(month: numbers[1], numbers[2], year: numbers[0])
    case 3: return day(month: numbers[0], numbers[1], year: numbers[2] < 100 ? 2000 + numbers[2] : numbers[2])
    default: return nil
    }
  }

  /// `november 22 2026`, `22 nov` and `november 22nd`.
  private static func namedMonth(_ words: [String]) -> DayWord? {
    guard [2, 3].contains(words.count), let place = words.prefix(2).firstIndex(where: { $0.first?.isLetter == true }),
      words[place].count >= 3,
      let month = Day.monthNames.firstIndex(where: { $0.lowercased().hasPrefix(words[place]) }),
      case let digits = words[1 - place].prefix(while: \.isNumber), let number = Int(digits),
      ["", "st", "nd", "rd", "th"].contains(words[1 - place].dropFirst(digits.count))
    else { return nil }
    guard words.count == 3 else { return day(month: month + 1, number, year: nil) }
    return Int(words[2]).flatMap { day(month: month + 1, number, year: $0) }
  }

  /// - Parameter year: nil for the next such day.
  private static func day(month: Int, _ number: Int, year: Int?) -> DayWord? {
    guard let year else {
      return (1...12).contains(month) ? DayWord("\(Day.monthNames[month - 1]) \(number)") : nil
    }
    return Day(year: year, month: month, day: number).map { .day($0) }
  }

  init(json: JSONValue) throws(JSONMismatch) {
    guard let day = json.string.flatMap({ FreeformDay($0) }) else {
      _ = try DayWord(json: json)
      throw json.mismatch(expected: "a day as YYYY-MM-DD")
    }
    self = day
  }
}
