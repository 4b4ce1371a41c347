// SPDX-License-Identifier: MIT
import Basics

/// A title in a form in which its spellings are equal: without case, accents, punctuation, blanks, articles and year,
/// and with numbers as digits.
///
///     Spider-Man: Brand New Day    Spiderman – Brand New Day
///     Dune: Part Two               Dune Part II               Dune 2
///     The Bride (1985)             Bride, The
///     El Laberinto del Fauno       Laberinto del Fauno, El
struct MovieTitle: Hashable {
  /// How well a title matches a query, best first.
  enum Match: Int, Comparable {
    /// The title is the query, word for word.
    case verbatim
    /// The title is the query in another spelling.
    case exact
    /// The title begins with the query.
    case beginning
    /// The query begins with one of the title's words.
    case part
    case none

    static func < (one: Match, other: Match) -> Bool { one.rawValue < other.rawValue }
  }

  /// The year that is part of the text, by which AMC distinguishes movies of one title: `The Bride (1985)`.
  let year: Int?
  /// The title without the year, and with a catalogue's article at the beginning.
  let text: String
  private let compared: Words
  /// The same with the articles after dividers, if there are any: a title whose divider is left out has them.
  private let undivided: Words?
  /// All words without their case and accents, for queries that end within a word: `rocky i`, `the god`.
  private let written: Words

  init(_ text: String) {
    let (title, year) = Self.withoutYear(text.prefix(Self.mostCharacters))
    self.text = Self.withoutCatalogueArticle(title)
    let parts = Self.parts(of: self.text[...])
    self.year = year
    written = Words(parts.flatMap(\.self))
    compared = Words(Self.normalized(parts))
    let hasArticle = parts.dropFirst().contains { $0.count > 1 && Self.articles.contains($0[0]) }
    undivided = hasArticle ? Words(Self.normalized(parts, keepingArticles: true)) : nil
  }

  /// The title's form that is equal for all spellings; empty if the title has no letters and digits.
  var key: String { compared.text }

  /// The forms of which two spellings have one in common; none if the title has no letters and digits.
  ///
  ///     Batman: The Movie    batmanmovie, batmanthemovie
  ///     Batman The Movie     batmanthemovie
  var keys: [String] { [key, undivided?.text].compactMap(\.self).filter { !$0.isEmpty } }

  /// Whether this is the other title in the same or in another spelling.
  func isSame(as other: MovieTitle) -> Bool {
    guard undivided != nil || other.undivided != nil else { return !key.isEmpty && key == other.key }
    let others = other.keys
    return keys.contains(where: others.contains)
  }

  /// Whether the title has all words of a query as whole words, in one of the forms in which either is compared.
  func hasWords(of query: MovieTitle) -> Bool {
    guard !query.key.isEmpty else { return false }
    return compared.contains(query.compared) || written.contains(query.written)
  }

  /// How well the title matches a query. A query without letters and digits matches nothing.
  func match(_ query: MovieTitle) -> Match {
    guard !query.key.isEmpty else { return .none }
    if isSame(as: query) { return written == query.written ? .verbatim : .exact }
    let starts = [compared.firstStart(of: query.compared), written.firstStart(of: query.written)].compactMap(\.self)
    return starts.min().map { $0 == 0 ? .beginning : .part } ?? .none
  }

  /// Whether a search found the title only as it takes what is cut short before a word for a part of it: `dune` in
  /// `Anatomie d'une chute`.
  func isMisread(as query: MovieTitle) -> Bool {
    match(query) == .none && MovieTitle(text.filter { !"'’".contains($0) }).match(query) != .none
  }

  /// The characters of a text that count. No title is longer, and comparing a text of megabytes would take seconds.
  static let mostCharacters = 500

  /// Whether a word is spelled in several ways, or left out, where the title stays the same: an article, a number.
  static func isVariable(_ word: String) -> Bool {
    word.isEmpty || word == "and" || articles.contains(word) || counters.contains(word)
      || number(word, isFirst: false, isLast: true) != nil
  }

  private static func withoutYear(_ text: Substring) -> (title: Substring, year: Int?) {
    let begin = text.dropLast(6)
    guard text.hasSuffix(")"), text.dropLast(5).hasSuffix("("), !begin.isEmpty,
      let year = Int(text.dropLast().suffix(4)), (1870...2200).contains(year)
    else { return (text, nil) }
    return (begin, year)
  }

  /// Puts the article first that catalogues put at the end, in the languages in which they do.
  private static func withoutCatalogueArticle(_ title: Substring) -> String {
    let title = title.trimmingDividers
    guard let comma = title.lastIndex(of: ","), case let article = title[comma...].trimmingDividers,
      catalogueArticles.contains(article.lowercased())
    else { return title }
    let rest = title[..<comma].trimmingDividers
    return article.last.map(joiners.contains) ?? false ? article + rest : "\(article) \(rest)"
  }

  /// The end of a word that is cut short before another one.
  private static let cut = "'"

  /// The words, divided where a colon, a dash or a parenthesis divides the title.
  private static func parts(of title: Substring) -> [[String]] {
    var parts: [[String]] = [[]]
    var word = ""
    for character in title.lowercased().replacing(" - ", with: ": ") + " " {
      if character.isLetter || character.isNumber {
        word += character.plainLetters?.filter { $0 != " " } ?? String(character)
      } else if joiners.contains(character) {
        // `S.W.A.T.` is one word.
        guard character != ".", elisions.contains(word) else { continue }
        parts[parts.count - 1].append(word + Self.cut)
        word = ""
      } else {
        if !word.isEmpty { parts[parts.count - 1].append(word) }
        word = ""
        if character == "&" { parts[parts.count - 1].append("and") }
        if dividers.contains(character) { parts.append([]) }
      }
    }
    return parts
  }

  /// - Parameter keepingArticles: whether those after a divider stay.
  private static func normalized(_ parts: [[String]], keepingArticles: Bool = false) -> [String] {
    var words: [String] = []
    for part in parts {
      // What a comma sets apart in the middle of a title, as `Matrix, The: Reloaded` does.
      if part == ["the"], !words.isEmpty { continue }
      let part = keepingArticles && !words.isEmpty ? part[...] : withoutArticle(part)
      for (index, word) in part.enumerated() {
        guard let number = number(word, isFirst: words.isEmpty, isLast: index == part.count - 1) else {
          words.append(word)
          continue
        }
        if words.count > 1, let last = words.last, counters.contains(last) { words.removeLast() }
        words.append(number)
      }
    }
    return words
  }

  /// Drops the article at the beginning, and the one that catalogues put at the end: `Matrix, The`.
  private static func withoutArticle(_ part: [String]) -> ArraySlice<String> {
    guard part.count > 1 else { return part[...] }
    if articles.contains(part[0]) { return part.dropFirst() }
    return part.last == "the" ? part.dropLast() : part[...]
  }

  /// The number that a word means, in digits. Roman numerals are no numbers at the beginning (`I, Robot`), and
  /// single letters only at the end (`Rocky V`).
  private static func number(_ word: String, isFirst: Bool, isLast: Bool) -> String? {
    if word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) { return word }
    if let number = numberWords[word] { return number }
    return isFirst || word.utf8.count == 1 && !isLast ? nil : romanNumerals[word]
  }

  private static let joiners: Set<Character> = ["'", "’", "ʼ", "`", "."]
  private static let dividers: Set<Character> = [":", "–", "—", "(", ")", ","]
  /// What is cut short before an apostrophe and is a word of its own: `Anatomie d'une chute` has no word “dune”.
  private static let elisions: Set = ["c", "d", "j", "l", "m", "n", "qu", "s", "t"]
  /// The words that nobody writes as one with what is cut short before them, as one writes `lavventura`.
  private static let neverJoined = Set(
    words: """
      elle elles en il ils on où un una une uno y
      """)
  private static let articles: Set = ["the", "a", "an"]
  private static let catalogueArticles = Set(
    words: """
      the a an el la los las un una le les l' l’ une il lo gli i uno der die das ein eine um uma het den det
      """)
  private static let counters: Set = ["part", "pt", "chapter", "volume", "vol", "episode"]
  private static let numberWords = digits([
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
  ])
  private static let romanNumerals = digits([
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii",
    "xviii", "xix", "xx",
  ])

  private static func digits(_ words: [String]) -> [String: String] {
    Dictionary(words.enumerated().map { ($1, String($0 + 1)) }) { first, _ in first }
  }

  /// Words without blanks between them, in which texts can still be found at the beginning of a word.
  private struct Words: Hashable {
    let text: String
    /// Where the words begin, in UTF-8 code units.
    private let starts: [Int]
    private let words: [String]
    /// The positions of words that are cut short before the next one.
    private let cuts: Set<Int>

    init(_ words: [String]) {
      var text = ""
      cuts = Set(words.indices.filter { words[$0].hasSuffix(MovieTitle.cut) })
      self.words = words.map { $0.hasSuffix(MovieTitle.cut) ? String($0.dropLast()) : $0 }
      starts = self.words.map { word in
        defer { text += word }
        return text.utf8.count
      }
      self.text = text
    }

    /// Whether all of the other's words are among these, or the same letters begin and end with words of these:
    /// `spiderman` is in `spider man`.
    func contains(_ other: Words) -> Bool {
      guard !other.words.isEmpty else { return false }
      if other.words.allSatisfy(words.contains) { return true }
      let ends = Set(starts.dropFirst() + [text.utf8.count])
      return beginnings(for: other) { _ in true }.contains { start in
        text.utf8.dropFirst(start).starts(with: other.text.utf8) && ends.contains(start + other.text.utf8.count)
      }
    }

    /// Where the other text first begins together with a word; nil if nowhere.
    func firstStart(of other: Words) -> Int? {
      let starts = beginnings(for: other) { MovieTitle.neverJoined.contains($0) }
      return starts.first { text.utf8.dropFirst($0).starts(with: other.text.utf8) }
    }

    /// Where another text may begin: at each word, but not at what is cut short before another word.
    /// - Parameter isApart: whether that is no part of this word.
    private func beginnings(for other: Words, isApart: (String) -> Bool) -> [Int] {
      words.indices.filter { index in
        let isCut = cuts.contains(index) && index + 1 < words.count && isApart(words[index + 1])
        return !isCut || other.words.first == words[index]
      }.map { starts[$0] }
    }
  }
}

extension Substring {
  /// The text without blanks, dashes, colons and commas around it.
  var trimmingDividers: String {
    let isEdge = { (character: Character) in character.isWhitespace || "-–—:|,".contains(character) }
    var rest = drop(while: isEdge)
    while let last = rest.last, isEdge(last) { rest.removeLast() }
    return String(rest)
  }
}
