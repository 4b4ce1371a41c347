// SPDX-License-Identifier: MIT
import Basics
import Contract

/// A place as people write it, divided into its parts: `Times Square, New York, NY 10036, USA`.
///
/// What follows the last comma is read as a state if possible (`CA` is California), otherwise as a country. Without a
/// comma the last words may be a state, a ZIP code or the United States. The first word may be a ZIP code too.
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
    var parts = text.split(separator: ",").map { part in
      part.split(whereSeparator: \.isWhitespace).map { Self.word($0) }.filter { !$0.isEmpty }
    }
    parts.removeAll(where: \.isEmpty)
    Self.removeWordsBefore(&parts)
    Self.removeWordsAfter(&parts)
    takeCountry(&parts)
    Self.removeWordsAfter(&parts)
    Self.writeOutNickname(&parts)
    takeZIPCode(&parts)
    takeState(&parts)
    if let state { Self.writeOutNickname(&parts, in: state) }
    Self.removeWordsAfter(&parts)
    // A ZIP code may also stand before the state.
    takeZIPCode(&parts)
    takeFirstZIPCode(&parts)
    names = parts.map { PlaceName(words: $0) }
  }

  /// A word without its periods (`DC` for `D.C.`), but a number with its point.
  private static func word(_ text: Substring) -> String {
    Double(text) != nil && text.last != "." ? String(text) : String(text).filter { $0 != "." }
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
  /// name without `the`, then with `Saint` for `St` or the reverse, because AMC finds only its own spelling.
  var queries: [String] {
    guard let name = names.first else { return [query] }
    let others = [name.text, name.withoutArticle.text, name.withoutArticle.withOtherAbbreviations]
    return others.reduce(into: [query]) { queries, name in
      if let name, !queries.contains(name) { queries.append(name) }
    }
  }

  /// The same place without its first part, which may be a landmark that AMC doesn't know, or without the first word of
  /// `downtown Chicago`; nil if nothing is left. If only the name of a state is left, it is taken as a city's:
  /// `Times Square, New York`.
  var withoutLandmark: PlaceText? {
    var place = self
    if place.names.count > 1 {
      place.names.removeFirst()
      return place
    }
    if let words = place.names.first?.words, words.count > 1, Self.districts.contains(words[0].lowercased()) {
      place.names[0].words.removeFirst()
      return place
    }
    guard place.names.count == 1, stateIsNamed, let state else { return nil }
    place.names = [PlaceName(words: state.name.map(\.capitalizedFirst))]
    return place
  }

  private static let districts: Set = ["downtown", "greater", "midtown", "uptown"]

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

  /// Removes what people put before a place: `near …`, `movie theaters in …`.
  private static func removeWordsBefore(_ parts: inout [[String]]) {
    if let words = parts.first?.map({ $0.lowercased() }), let place = words.firstIndex(where: before.contains),
      words[..<place].allSatisfy(theatres.contains)
    {
      parts[0].removeFirst(place)
    }
    while let first = parts.first?.first, parts[0].count > 1, before.contains(first.lowercased()) {
      parts[0].removeFirst()
    }
  }

  private static let before: Set = ["near", "in", "at", "around", "by", "to"]
  private static let theatres: Set = [
    "amc", "cinema", "cinemas", "close", "movie", "movies", "next", "theater", "theaters", "theatre", "theatres",
  ]

  /// Removes what people put after a place, and its article: `the … metro area`.
  private static func removeWordsAfter(_ parts: inout [[String]]) {
    guard let last = parts.indices.last else { return }
    let count = parts[last].count
    while parts[last].count > 1, let word = parts[last].last, ["area", "metro"].contains(word.lowercased()) {
      parts[last].removeLast()
    }
    if parts[last].count < count, parts[0].count > 1, parts[0][0].lowercased() == "the" { parts[0].removeFirst() }
  }

  /// Replaces a city's nickname: `Times Square, NYC`. After a comma `LA` is Louisiana.
  private static func writeOutNickname(_ parts: inout [[String]]) {
    guard let last = parts.last, parts.count == 1 || State(last.lowercased()) == nil,
      let city = CityNickname.city(last.joined(separator: " "))
    else { return }
    parts.removeLast()
    parts += city.split(separator: ",").map { part in part.split(separator: " ").map(String.init) }
  }

  /// Replaces the nickname of a city in a state: `LA, CA`.
  private static func writeOutNickname(_ parts: inout [[String]], in state: State) {
    guard let last = parts.last, let city = CityNickname.city(last.joined(separator: " ")),
      city.hasSuffix(", \(state.code)")
    else { return }
    parts[parts.count - 1] = city.prefix { $0 != "," }.split(separator: " ").map(String.init)
  }

  private mutating func takeCountry(_ parts: inout [[String]]) {
    guard let last = parts.last else { return }
    if parts.count > 1, !Self.isPhrase(last), Self.longest(State.longestName, of: last, { State($0) }) == nil,
      let country = Self.longest(Country.longestName, of: last, { Country($0) }),
      case let others = last.dropFirst(country.count), country.value == .unitedStates || Self.isRequest(others)
    {
      isAbroad = country.value == .other
      rest = Array(others)
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
    guard zipCode == nil, let last = parts.indices.last, let word = parts[last].last, let code = Self.zipCode(word)
    else { return }
    zipCode = code
    parts[last].removeLast()
    if parts[last].isEmpty { parts.removeLast() }
  }

  /// Takes a ZIP code before a city (`66061 Olathe, KS`), if it is one of the city's state: other countries also write
  /// five digits there (`75001 Paris`). Without a state it becomes a part of its own, so that the city is found alone.
  /// A street's number stays where it is: `12345 Main Street, Olathe`.
  private mutating func takeFirstZIPCode(_ parts: inout [[String]]) {
    guard zipCode == nil, !isAbroad, let word = parts.first?.first, let code = Self.zipCode(word) else { return }
    let others = Array(parts[0].dropFirst())
    guard others.isEmpty || parts.count == 1 && !Self.isStreet(others) else { return }
    if let state, state.hasZIPCode(code) {
      zipCode = code
      parts[0] = others
    } else if !others.isEmpty {
      parts = [[word], others]
    }
    parts.removeAll(where: \.isEmpty)
  }

  /// Whether words have a number, or a word for a street after its name: `St` in `Main St`, but not in `St Louis`.
  private static func isStreet(_ words: [String]) -> Bool {
    words.contains { $0.contains(where: \.isNumber) }
      || words.lowercased().dropFirst().contains(where: streets.contains)
  }

  private static let streets: Set = [
    "ave", "avenue", "blvd", "boulevard", "dr", "drive", "highway", "hwy", "lane", "ln", "parkway", "pkwy", "rd",
    "road", "st", "street",
  ]

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
    if parts.count > 1, !Self.isPhrase(last),
      let found = Self.longest(State.longestName, of: last, { State($0) ?? State(abbreviated: $0) }),
      case let code = last.dropFirst(found.count).first.flatMap({ Self.zipCode($0) }),
      case let others = last.dropFirst(found.count + (code == nil ? 0 : 1)),
      Self.isRequest(others) || last[0] == found.value.code
    {
      take(found.value, written: last.prefix(found.count))
      zipCode = zipCode ?? code
      rest = Array(others) + rest
      parts.removeLast()
      return
    }
    for count in (1...State.longestName).reversed() where last.count > count {
      let words = last.suffix(count)
      guard let found = State(words.lowercased()) else { continue }
      if Self.isWord(words, after: last.dropLast(count).last) { continue }
      take(found, written: words)
      parts[parts.count - 1].removeLast(count)
      return
    }
  }

  /// Whether a state's code is more likely an English word: `in`, but not `IN`, and the last word of `near me`.
  /// - Parameter previous: the word before; nil for a code alone.
  private static func isWord(_ words: ArraySlice<String>, after previous: String?) -> Bool {
    words == ["in"] || words == ["me"] && previous.map { before.contains($0.lowercased()) } ?? true
  }

  /// Whether the first word after a comma is a preposition, and not the code that it looks like: `on Friday`, but not
  /// Ontario; `at 7pm`, but not Austria.
  private static func isPhrase(_ words: [String]) -> Bool {
    words.count > 1 && (words[0] == "on" || before.contains(words[0]))
  }

  /// Whether words after a state or a country belong to other parameters, or there are none. Otherwise its name may
  /// only begin another one: `Kansas City`, `Panama City`, `La Jolla`.
  private static func isRequest(_ words: ArraySlice<String>) -> Bool { RequestWords(words).others.isEmpty }

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
  var wholeState: State? {
    guard names.count == 1, state == nil, !Self.isWord(names[0].words[...], after: nil) else { return nil }
    return State(names[0].words.lowercased())
  }

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
    let plain = text.lowercased().map { $0.plainLetters ?? ($0 == "." ? "" : String($0)) }
    let words = plain.joined().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let keys = words.map { abbreviations[$0] ?? $0 }.filter { !connectives.contains($0) }
    return keys.isEmpty ? words : keys
  }

  /// The name without `the` at its beginning.
  var withoutArticle: PlaceName {
    words.count > 1 && words[0].lowercased() == "the" ? PlaceName(words: Array(words.dropFirst())) : self
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
