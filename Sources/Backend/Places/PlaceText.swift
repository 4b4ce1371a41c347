// SPDX-License-Identifier: MIT
import Basics
import Contract

/// A place as people write it, divided into its parts: `Times Square, New York, NY 10036, USA`.
///
/// What follows the last comma is read as a state if possible (`CA` is California), otherwise as a country. Without a
/// comma the last words may be a state, a ZIP code or the United States.
struct PlaceText {
  /// The parts that are neither state, ZIP code nor country, in order; empty for a ZIP code alone. A state alone is a
  /// name here (`wholeState`).
  var names: [PlaceName] = []
  private(set) var state: State?
  /// Whether the state is written as its name, which a city may have too (`New York`), not as its code.
  private(set) var stateIsNamed = false
  /// Five digits.
  private(set) var zipCode: String?
  /// Whether it is in a country other than the United States.
  private(set) var isAbroad = false
  /// What follows the state or the country: `imax` of `Olathe, KS imax`.
  private(set) var rest: [String] = []

  init(_ text: String) {
    var parts = text.filter { $0 != "." }.split(separator: ",").map { part in
      part.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    parts.removeAll(where: \.isEmpty)
    Self.removeWordsAround(&parts)
    takeCountry(&parts)
    takeZIPCode(&parts)
    takeState(&parts)
    names = parts.map { PlaceName(words: $0) }
  }

  /// The text to search for at AMC: the ZIP code, or else the names with the state's code.
  var query: String {
    zipCode ?? (names.map(\.text) + [state?.code].compactMap(\.self)).joined(separator: ", ")
  }

  /// The names with the state as it was written.
  private var text: String {
    let state = state.map { stateIsNamed ? $0.title : $0.code }
    return (names.map(\.text) + [state].compactMap(\.self)).joined(separator: ", ")
  }

  /// The texts to search for at AMC, in this order, until a place is found: `query`, the first name alone, and that
  /// name with `Saint` for `St` or the reverse, because AMC finds only its own spelling.
  var queries: [String] {
    guard let name = names.first else { return [query] }
    let others = [name.text, name.withOtherAbbreviations]
    return others.reduce(into: [query]) { queries, name in
      if let name, !queries.contains(name) { queries.append(name) }
    }
  }

  /// The same place without its first part, which may be a landmark that AMC doesn't know; nil if nothing is left. If
  /// only the name of a state is left, it is taken as a city's: `Times Square, New York`.
  var withoutLandmark: PlaceText? {
    var place = self
    if place.names.count > 1 {
      place.names.removeFirst()
      return place
    }
    guard place.names.count == 1, stateIsNamed, let state else { return nil }
    place.names = [PlaceName(words: state.name.map(\.capitalizedFirst))]
    return place
  }

  /// Removes and returns the words that belong to other parameters than the place; nil if there are none.
  mutating func takeRequestWords() -> RequestWords? {
    if !rest.isEmpty {
      defer { rest = [] }
      return RequestWords(rest)
    }
    for part in names.indices.reversed() {
      guard let found = RequestWords.taken(from: &names[part].words) else { continue }
      names.removeAll(where: \.words.isEmpty)
      // Without these words, a state or a ZIP code may now be at the end of a part, where it is recognized.
      if !names.isEmpty, !isAbroad, zipCode == nil { self = PlaceText(text) }
      return found
    }
    return nil
  }

  /// Removes what people put before and after a place: `near …`, `the … area`.
  private static func removeWordsAround(_ parts: inout [[String]]) {
    let before = ["near", "in", "at", "around", "by"]
    while let first = parts.first?.first, parts[0].count > 1, before.contains(first.lowercased()) {
      parts[0].removeFirst()
    }
    if let last = parts.indices.last, parts[last].count > 1, ["area", "metro"].contains(parts[last].last?.lowercased())
    {
      parts[last].removeLast()
      if parts[0].count > 1, parts[0][0].lowercased() == "the" { parts[0].removeFirst() }
    }
  }

  private mutating func takeCountry(_ parts: inout [[String]]) {
    guard let last = parts.last else { return }
    if parts.count > 1, Self.longest(State.longestName, of: last, { State($0) }) == nil,
      let country = Self.longest(Country.longestName, of: last, { Country($0) })
    {
      isAbroad = country.value == .other
      rest = Array(last.dropFirst(country.count))
      parts.removeLast()
      return
    }
    for count in (1...Country.longestName).reversed() where last.count > count {
      guard Country(last.suffix(count).lowercased()) == .unitedStates else { continue }
      parts[parts.count - 1].removeLast(count)
      return
    }
  }

  private mutating func takeZIPCode(_ parts: inout [[String]]) {
    guard let last = parts.indices.last, let word = parts[last].last, let code = Self.zipCode(word) else { return }
    zipCode = code
    parts[last].removeLast()
    if parts[last].isEmpty { parts.removeLast() }
  }

  /// `66061` and `66061-1234`.
  private static func zipCode(_ word: String) -> String? {
    let digits = word.split(separator: "-", omittingEmptySubsequences: false)
    guard digits[0].utf8.count == 5, digits.count == 1 || (digits.count == 2 && digits[1].utf8.count == 4),
      digits.joined().isASCIIDigits
    else { return nil }
    return String(digits[0])
  }

  private mutating func takeState(_ parts: inout [[String]]) {
    guard let last = parts.last else { return }
    if parts.count > 1, let found = Self.longest(State.longestName, of: last, { State($0) }) {
      take(found.value, written: last.prefix(found.count))
      rest = Array(last.dropFirst(found.count)) + rest
      parts.removeLast()
      return
    }
    for count in (1...State.longestName).reversed() where last.count > count {
      let words = last.suffix(count)
      guard let found = State(words.lowercased()) else { continue }
      if Self.isWord(words) { continue }
      take(found, written: words)
      parts[parts.count - 1].removeLast(count)
      return
    }
  }

  /// Whether a state's code in lower case is more likely an English word: `in`, but not `IN`.
  private static func isWord(_ words: ArraySlice<String>) -> Bool {
    words.count == 1 && words.allSatisfy(["in", "or", "me", "hi", "oh", "ok"].contains)
  }

  private mutating func take(_ state: State, written words: ArraySlice<String>) {
    self.state = state
    stateIsNamed = words.lowercased() == state.name
  }

  /// The value that the longest possible beginning of the words names, and the number of these words.
  /// - Parameter most: the most words of a name.
  private static func longest<Value>(
    _ most: Int, of words: [String], _ named: ([String]) -> Value?
  ) -> (value: Value, count: Int)? {
    for count in (1...most).reversed() where words.count >= count {
      if let value = named(words.prefix(count).lowercased()) { return (value, count) }
    }
    return nil
  }
}

extension PlaceText {
  /// The state whose name is all of the text.
  var wholeState: State? { names.count == 1 && state == nil ? State(names[0].words.lowercased()) : nil }

  /// Whether the text is only the name of a state. A city is then no match merely for having that word in its name.
  var isState: Bool { wholeState != nil }

  /// Whether a place of AMC's has this one's ZIP code or, if it has none, its words and no others, and its state if it
  /// has one.
  func isWhole(_ other: PlaceText) -> Bool {
    if let zipCode { return other.zipCode == zipCode || other.query == zipCode }
    return names.flatMap(\.keys) == other.names.flatMap(\.keys) && (state == nil || state == other.state)
  }

  /// Whether a place of AMC's has all words of this one.
  func fits(_ other: PlaceText) -> Bool {
    (state == nil || state == other.state) && hasWords(other.names.flatMap(\.keys))
  }

  /// Whether a theatre has all words of this place in its names, its city or its ZIP code, and is in its state.
  func fits(_ theatre: Theatre) -> Bool {
    if let state, theatre.address?.state != state.code { return false }
    let texts = [theatre.name, theatre.longName, theatre.address?.city, theatre.address?.postalCode].compactMap(\.self)
    return hasWords(texts.flatMap(PlaceName.keys))
  }

  private func hasWords(_ words: [String]) -> Bool {
    let words = Set(words)
    return !names.isEmpty && names.allSatisfy { $0.keys.allSatisfy(words.contains) }
  }
}

/// A part of a place's text between commas.
struct PlaceName {
  var words: [String]

  var text: String { words.joined(separator: " ") }

  /// Whether a text has all words of this name, in any spelling.
  func isPart(of text: String) -> Bool { Set(keys).isSubset(of: Self.keys(of: text)) }

  /// The words in the form in which they are compared.
  var keys: [String] { Self.keys(of: text) }

  /// The words of a name in a form that all its spellings share: in lower case, without accents and punctuation, with
  /// `saint` for `st`, and without `connectives`.
  static func keys(of text: String) -> [String] {
    let plain = text.lowercased().map { $0.plainLetters ?? ($0 == "'" || $0 == "’" || $0 == "." ? "" : String($0)) }
    let words = plain.joined().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let keys = words.map { abbreviations[$0] ?? $0 }.filter { !connectives.contains($0) }
    return keys.isEmpty ? words : keys
  }

  /// The name with each abbreviation written out and each word abbreviated that has an abbreviation (`Saint Louis` for
  /// `St Louis`, `St. Louis` for `Saint Louis`); nil if it has no such word.
  var withOtherAbbreviations: String? {
    let others = words.map { word in
      let key = word.lowercased()
      return Self.abbreviations[key]?.capitalizedFirst
        ?? Self.abbreviations.first { $0.value == key }.map { $0.key.capitalizedFirst + "." } ?? word
    }
    return others == words ? nil : others.joined(separator: " ")
  }

  private static let abbreviations = ["st": "saint", "ft": "fort", "mt": "mount", "pt": "point"]
  private static let connectives: Set = ["the", "of", "at", "in", "and", "near"]
}

extension Sequence<String> {
  fileprivate func lowercased() -> [String] { map { $0.lowercased() } }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
