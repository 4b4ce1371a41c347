// SPDX-License-Identifier: MIT
import Basics

/// The values of exports. One that makes no sense counts as none.
enum ImportValues {
  /// The order of the numbers of a day whose year is last.
  enum DayOrder: Sendable {
    case dayFirst, monthFirst
  }

  static func year(_ text: String?) -> Int? {
    text.flatMap { Int($0.prefix(4)) }.flatMap { 1870...2200 ~= $0 ? $0 : nil }
  }

  /// The days since 1970. The order of the numbers of 03/04/2024 isn't known: it counts if only one order makes a day,
  /// or `order` says it.
  static func day(_ text: String?, _ order: DayOrder? = nil) -> Int? {
    guard let text else { return nil }
    if let day = Day(text.prefix(10)) { return day.daysSince1970 }
    if let day = dayOfClock(text) { return day }
    let numbers = numbers(of: text)
    guard numbers.count == 3 else { return nil }
    var orders = [(0, 1, 2)]
    if order != .monthFirst { orders.append((2, 1, 0)) }
    if order != .dayFirst { orders.append((2, 0, 1)) }
    let days = Set(
      orders.filter { numbers[$0.0] >= 1_000 }.compactMap {
        Day(year: numbers[$0.0], month: numbers[$0.1], day: numbers[$0.2])
      })
    return days.count == 1 ? days.first?.daysSince1970 : nil
  }

  /// The order that a day can only have; nil if its year isn't last, or it can have either.
  static func order(of text: String) -> DayOrder? {
    guard Day(text.prefix(10)) == nil, case let numbers = numbers(of: text), numbers.count == 3, numbers[2] >= 1_000
    else { return nil }
    let isDayFirst = Day(year: numbers[2], month: numbers[1], day: numbers[0]) != nil
    let isMonthFirst = Day(year: numbers[2], month: numbers[0], day: numbers[1]) != nil
    guard isDayFirst != isMonthFirst else { return nil }
    return isDayFirst ? .dayFirst : .monthFirst
  }

  /// The day of this machine's time zone in which a time is; nil for a text that is no time.
  static func localDay(_ text: String?) -> Int? {
    text.flatMap { Instant($0) }?.localDay.daysSince1970
  }

  /// In half points of ten. The decimal sign is a point or a comma.
  static func rating(_ text: String, of best: Double) -> Int? {
    guard let value = number(text), value > 0, value <= best else { return nil }
    return max(Int((value * 20 / best).rounded()), 1)
  }

  /// A number whose decimal sign is a point or a comma.
  static func number(_ text: String) -> Double? { Double(String(text.map { $0 == "," ? "." : $0 })) }

  /// A note as an entry may have it; a longer text is cut, with an ellipsis.
  static func note(_ text: String?) -> String {
    let text = (text ?? "").trimmingBlanks
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
