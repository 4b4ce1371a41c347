// SPDX-License-Identifier: MIT
import Basics

/// The values of exports. One that makes no sense counts as none.
enum ImportValues {
  /// The order of the numbers of a day.
  enum DayOrder: Sendable {
    case dayFirst, monthFirst, yearFirst
  }

  static func year(_ text: String?) -> Int? {
    text.flatMap { Int($0.prefix(4)) }.flatMap { 1870...2200 ~= $0 ? $0 : nil }
  }

  /// The days since 1970. The order of the numbers of 03/04/2024 isn't known: it counts if only one order makes a day,
  /// or `order` says it. With points between the numbers the day is first.
  static func day(_ text: String?, _ order: DayOrder? = nil) -> Int? {
    guard let text else { return nil }
    if let day = Day(text.prefix(10)) { return day.daysSince1970 }
    if let day = dayOfClock(text) { return day }
    let order = order ?? (text.prefix(10).contains(".") ? .dayFirst : nil)
    let readings = readings(of: text).filter { order == nil || $0.order == order || $0.isCertain }
    let days = Set(readings.map(\.day))
    return days.count == 1 ? days.first : nil
  }

  /// The order that a day can only have; nil if it begins with a whole year, or can have several.
  static func order(of text: String) -> DayOrder? {
    guard Day(text.prefix(10)) == nil, case let readings = readings(of: text), readings.count == 1,
      let reading = readings.first, !reading.isCertain
    else { return nil }
    return reading.order
  }

  /// What a day of three numbers can be.
  private struct Reading {
    let order: DayOrder
    let day: Int
    /// Whether a year of four digits is first, after which the month always comes.
    let isCertain: Bool
  }

  /// What a day can be by its numbers. With a year of two digits none is in the future.
  private static func readings(of text: String) -> [Reading] {
    let numbers = numbers(of: text)
    guard numbers.count == 3, numbers.allSatisfy({ 0...9_999 ~= $0 }) else { return [] }
    let isWhole = [0, 2].contains { numbers[$0] >= 1_000 }
    let last = isWhole ? Int.max : Instant.now.localDay.daysSince1970 + 1
    let places: [(DayOrder, Int, Int, Int)] = [(.dayFirst, 2, 1, 0), (.monthFirst, 2, 0, 1), (.yearFirst, 0, 1, 2)]
    return places.compactMap { order, year, month, day in
      guard numbers[year] >= 1_000 || !isWhole && numbers[year] < 100,
        let found = Day(year: wholeYear(numbers[year]), month: numbers[month], day: numbers[day]),
        found.daysSince1970 <= last
      else { return nil }
      return Reading(order: order, day: found.daysSince1970, isCertain: isWhole && order == .yearFirst)
    }
  }

  /// The year that two digits stand for: 1970 to 2069.
  private static func wholeYear(_ number: Int) -> Int {
    switch number {
    case ..<70: number + 2_000
    case ..<100: number + 1_900
    default: number
    }
  }

  /// The day of this machine's time zone in which a time is; nil for a text that is no time.
  static func localDay(_ text: String?) -> Int? {
    text.flatMap { Instant($0) }?.localDay.daysSince1970
  }

  /// In half points of ten. The decimal sign is a point or a comma.
  static func rating(_ text: String, of best: Double) -> Int? {
    guard let value = number(text) ?? (best == 5 ? stars(text) : nil), value > 0, value <= best else { return nil }
    return max(Int((value * 20 / best).rounded()), 1)
  }

  /// The number of stars in ★★★½ or ★★★☆☆; nil for another text.
  private static func stars(_ text: String) -> Double? {
    let values: [Character: Double] = ["★": 1, "½": 0.5, "☆": 0]
    let numbers = text.prefix(6).map { values[$0] }
    return numbers.contains(nil) ? nil : numbers.lazy.compactMap(\.self).reduce(0, +)
  }

  /// A number whose decimal sign is a point or a comma.
  static func number(_ text: String) -> Double? {
    guard text.utf8.count <= 40 else { return nil }
    return Double(String(decoding: text.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }, as: UTF8.self))
  }

  /// A note as an entry may have it; a longer text is cut, with an ellipsis.
  static func note(_ text: String?) -> String {
    let text = (text ?? "").trimmingBlanks
    guard text.utf8.count > 20_000 else { return text }
    let kept = text.prefix(20_000)
    return kept.endIndex == text.endIndex ? text : kept.dropLast() + "…"
  }

  /// In characters.
  static let longestTag = 200

  /// Tags as an entry may have them.
  static func tags(_ texts: some Sequence<String>) -> [String] {
    var kept: Set<String> = []
    var tags: [String] = []
    for text in texts where tags.count < StoredEntry.mostTags {
      let tag = String(text.prefix(longestTag)).searchText
      if !tag.isEmpty, kept.insert(tag).inserted { tags.append(tag) }
    }
    return tags
  }

  private static func numbers(of text: String) -> [Int] {
    text.prefix(40).prefix { !"T ,".contains($0) }.split { "./-".contains($0) }.compactMap { Int($0) }
  }

  /// A day as clocks of computers write it: `Fri Nov  7 09:09:15 2014`.
  private static func dayOfClock(_ text: String) -> Int? {
    let parts = text.prefix(40).split(separator: " ")
    guard parts.count >= 5, let month = months.firstIndex(of: parts[1].lowercased()), let day = Int(parts[2]),
      let year = parts.last.flatMap({ Int($0) })
    else { return nil }
    return Day(year: year, month: month + 1, day: day)?.daysSince1970
  }

  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
}
