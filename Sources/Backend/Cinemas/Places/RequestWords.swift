// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Words beside a place that are about other parameters of a request, such as `imax`, `on Friday` and `for three`, as
/// the parameters that take them.
struct RequestWords {
  /// The parameters in the order of their words.
  private(set) var parameters: [(name: String, value: String)] = []
  /// The words that no parameter takes.
  private(set) var others: [String] = []
  /// All the words as they were written.
  let text: String

  init(_ words: some Sequence<String>) {
    text = words.joined(separator: " ")
    var rest = words.map { $0.lowercased() }[...]
    while !rest.isEmpty {
      if let found = Self.parameter(&rest) {
        parameters.append(found)
      } else if let word = rest.popFirst(), !Self.connectives.contains(word) {
        others.append(word)
      }
    }
  }

  /// Takes the words at the end of a name, or else at its beginning.
  /// - Returns: nil if there are none.
  static func taken(from words: inout [String]) -> RequestWords? {
    for count in (0...words.count).reversed() {
      let end = RequestWords(words.suffix(count))
      if end.isRequest {
        words.removeLast(count)
        return end
      }
      let beginning = RequestWords(words.prefix(count))
      if beginning.isRequest {
        words.removeFirst(count)
        return beginning
      }
    }
    return nil
  }

  private var isRequest: Bool { others.isEmpty && !parameters.isEmpty }

  private static let connectives: Set = [
    "on", "for", "at", "in", "near", "and", "with", "the", "this", "night", "evening",
  ]

  /// Removes what one parameter takes from the beginning of the words.
  private static func parameter(_ words: inout ArraySlice<String>) -> (name: String, value: String)? {
    format(&words) ?? date(&words) ?? time(&words) ?? party(&words) ?? radius(&words)
  }

  private static let formats: Set = [
    "imax", "dolby", "3d", "reald", "70mm", "35mm", "4dx", "screenx", "prime", "laser", "subtitled", "open caption",
    "open captions",
  ]

  private static func format(_ words: inout ArraySlice<String>) -> (name: String, value: String)? {
    take(1...2, of: &words) { formats.contains($0) ? $0 : nil }.map { ("format", $0) }
  }

  private static func date(_ words: inout ArraySlice<String>) -> (name: String, value: String)? {
    take(1...3, of: &words) { DaysWord($0)?.description }.map { ("date", $0) }
  }

  /// `after 7pm`, `before 21:30` and `7pm`.
  private static func time(_ words: inout ArraySlice<String>) -> (name: String, value: String)? {
    guard let first = words.first else { return nil }
    let name = ["after", "before"].first { $0 == first }
    var rest = name == nil ? words : words.dropFirst()
    let time = take(1...2, of: &rest) { text in
      let isTime = text.first?.isNumber == true && (text.contains(":") || text.hasSuffix("am") || text.hasSuffix("pm"))
      return isTime || (name != nil && (Int(text) != nil || text == "noon")) ? text : nil
    }
    guard let time else { return nil }
    words = rest
    return (name ?? "after", time)
  }

  /// `for three`, `party of 4` and `2 people`.
  private static func party(_ words: inout ArraySlice<String>) -> (name: String, value: String)? {
    var rest = words
    let isIntroduced = take(1...2, of: &rest) { ["for", "party of"].contains($0) ? $0 : nil } != nil
    guard let word = rest.popFirst() else { return nil }
    let number = numbers.firstIndex(of: word) ?? Int(word)
    let noun = take(1...1, of: &rest) { people.contains($0) ? $0 : nil }
    guard let number, (1...20).contains(number), isIntroduced || noun != nil else { return nil }
    words = rest
    return ("partySize", String(number))
  }

  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
  private static let people: Set = [
    "people", "persons", "person", "seats", "seat", "tickets", "ticket", "adults", "adult", "guests",
  ]

  /// `within 10 miles`.
  private static func radius(_ words: inout ArraySlice<String>) -> (name: String, value: String)? {
    guard words.first == "within", words.count > 2, let distance = Double(words[words.startIndex + 1]) else {
      return nil
    }
    let unit = words[words.startIndex + 2]
    let isMiles = ["mile", "miles", "mi"].contains(unit)
    guard distance.isFinite, isMiles || ["km", "kilometers", "kilometres"].contains(unit) else { return nil }
    words = words.dropFirst(3)
    return ("radiusKilometres", String(Int((min(distance, 1e4) * (isMiles ? kilometresInAMile : 1)).rounded())))
  }

  /// Removes the longest run of words that `reading` accepts.
  private static func take(
    _ counts: ClosedRange<Int>, of words: inout ArraySlice<String>, _ reading: (String) -> String?
  ) -> String? {
    for count in counts.reversed() where words.count >= count {
      if let value = reading(words.prefix(count).joined(separator: " ")) {
        words = words.dropFirst(count)
        return value
      }
    }
    return nil
  }
}
