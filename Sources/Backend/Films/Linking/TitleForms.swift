// SPDX-License-Identifier: MIT
import Basics
import Synchronization

/// The titles under which another catalogue may list a film, from the title as AMC writes it to the barest.
///
///     Opening Night Fan Event: Avengers: Endgame     Opening Night Fan Event: Avengers: Endgame · Avengers: Endgame
///     Coraline 15th Anniversary                      Coraline 15th Anniversary · Coraline
///     Fantasma de mi Novia, El (Subtitled)           El Fantasma de mi Novia (Subtitled) · El Fantasma de mi Novia
///
/// AMC adds formats, anniversaries, presenters, and names of events and series to titles. An addition is recognized by
/// its words, so a title that only looks decorated must also be tried as it stands, and first.
struct TitleForms: Sendable {
  /// The evidence besides the title that a match by this form needs.
  enum Evidence: Int, Comparable {
    /// Nothing, if no other film has the title.
    case title
    /// The year of release: `Step Up 3D` is not `Step Up`.
    case year
    /// The director, or the running time with the year: a part of the title was cut off without knowing what it is.
    case confirmation

    static func < (one: Evidence, other: Evidence) -> Bool { one.rawValue < other.rawValue }
  }

  struct Form: Equatable, Sendable {
    /// The title to search for.
    let text: String
    /// The same in the form in which spellings are equal.
    let title: MovieTitle
    let evidence: Evidence
  }

  /// The forms, each once.
  private(set) var forms: [Form] = []
  /// The year of the film's first release, if the title contains it: `(1985)`, or an anniversary in a known year.
  private(set) var year: Int?
  /// Whether the title marks an old film, so that the year in which AMC shows it is not the film's.
  private(set) var isRevival = false

  /// No forms.
  init() {}

  /// - Parameter released: the year in which AMC releases it, from which anniversaries are counted.
  init(_ title: String, released: Int? = nil) {
    var text = title.prefix(MovieTitle.mostCharacters).trimmingDividers
    var evidence = Evidence.title
    add(text, evidence)
    guard !Self.isSeveralFilms(text) else { return }
    while forms.count < Self.mostForms, let cut = Decoration.cut(text) {
      if let age = cut.anniversary, let released { year = year ?? released - age }
      isRevival = isRevival || cut.isRevival
      text = cut.rest.trimmingDividers
      evidence = max(evidence, cut.needsYear ? .year : .title)
      add(text, evidence)
    }
    for part in Self.parts(of: text) where forms.count < Self.mostForms { add(part, .confirmation) }
  }

  /// The forms of a title, from memory if they were needed lately: each `movies/find` compares with AMC's whole
  /// programme, whose titles take twice the time of the rest of the call.
  static func kept(_ title: String, released: Int?) -> TitleForms {
    let key = KeptTitle(title: title, released: released)
    if let known = recent.withLock({ $0[key] }) { return known }
    let forms = TitleForms(title, released: released)
    recent.withLock { recent in
      if recent.count >= mostKept { recent.removeAll() }
      recent[key] = forms
    }
    return forms
  }

  private struct KeptTitle: Hashable {
    let title: String
    let released: Int?
  }

  private static let recent = Mutex<[KeptTitle: TitleForms]>([:])
  /// More than AMC's programme has.
  private static let mostKept = 2_000

  /// The evidence that a title of the other catalogue needs; nil if it is none of the forms.
  func evidence(for titles: [MovieTitle]) -> Evidence? {
    forms.first { form in titles.contains { $0.isSame(as: form.title) } }?.evidence
  }

  /// Texts to search for, from the exact title to the barest. A search finds only titles with all of its words, so
  /// those that are spelled in several ways (`2`, `II`, `Part Two`, `&`) are left out at last.
  var queries: [String] {
    let texts = forms.filter { $0.evidence < .confirmation }.map(\.text)
    guard let barest = texts.last, let words = Self.withoutVariableWords(barest), words != barest else { return texts }
    return texts + [words]
  }

  /// The title without all that is recognized as added; nil if it has no letters and digits.
  var barest: String? { forms.last { $0.evidence < .confirmation }?.text }

  /// Texts to search for where the others find nothing.
  var uncertainQueries: [String] { forms.filter { $0.evidence == .confirmation }.map(\.text) }

  private static let mostForms = 6

  private mutating func add(_ text: String, _ evidence: Evidence) {
    let title = MovieTitle(text)
    year = title.year ?? year
    guard !title.key.isEmpty, !forms.contains(where: { $0.title == title }) else { return }
    forms.append(Form(text: title.text, title: title, evidence: evidence))
  }

  /// `Jaws / Jaws 2 Double Feature` is not the first of them.
  private static func isSeveralFilms(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(\.comparable)
    return text.contains(" / ") || words.contains("marathon") || words.contains("trilogy")
      || zip(words, words.dropFirst()).contains { $0 == ("double", "feature") }
  }

  /// The title up to its last divider, and from its first one on.
  private static func parts(of text: String) -> [String] {
    guard let last = text.lastDivider, let first = text.firstDivider else { return [] }
    return [String(text[..<last.lowerBound]), String(text[first.upperBound...])]
  }

  private static func withoutVariableWords(_ text: String) -> String? {
    let words = text.split(separator: " ")
    let kept = words.filter { !MovieTitle.isVariable($0.comparable) }
      .map { $0.hasSuffix(":") || $0.hasSuffix(",") ? $0.dropLast() : $0 }
    return kept.nilIfEmpty?.joined(separator: " ")
  }
}

/// An addition to a title: a format, an anniversary, a presenter, the name of an event or a series.
private struct Decoration {
  let rest: Substring
  let words: [String]

  /// The number of the anniversary.
  var anniversary: Int? {
    guard let place = words.firstIndex(of: "anniversary"), place > 0 else { return nil }
    return Self.ordinal(words[place - 1])
  }

  /// Whether old films are shown so.
  var isRevival: Bool { words.contains(where: Self.revivals.contains) }

  /// Whether it may also be a part of the film's own title.
  var needsYear: Bool { words == ["3d"] }

  /// A title without one decoration; nil if none is recognized.
  static func cut(_ text: String) -> Decoration? {
    if let open = text.lastIndex(where: { "([".contains($0) }), let last = text.last, ")]".contains(last),
      open > text.startIndex
    {
      return Decoration(rest: text[..<open], words: words(text[open...]))
    }
    return cutPresenter(of: text) ?? cutSegment(of: text) ?? cutEnd(of: text)
  }

  private static func cutPresenter(of text: String) -> Decoration? {
    guard text.contains("resented") || text.contains("RESENTED") else { return nil }
    let parts = text.split(separator: " ")
    let words = parts.map(\.comparable)
    guard let by = zip(words, words.dropFirst()).map({ $0 == ("presented", "by") }).lastIndex(of: true), by > 0 else {
      return nil
    }
    return Decoration(rest: text[..<parts[by].startIndex], words: Array(words[by...]))
  }

  /// Cuts the part after the last divider, or before the first one, that is about a showing: it has the name of a
  /// series, or only words that could be about one.
  private static func cutSegment(of text: String) -> Decoration? {
    guard let first = text.firstDivider, let last = text.lastDivider else { return nil }
    let sides = [
      Decoration(rest: text[..<last.lowerBound], words: words(text[last.upperBound...])),
      Decoration(rest: text[first.upperBound...], words: words(text[..<first.lowerBound])),
    ]
    return sides.first { side in
      let about = side.words.filter { isAboutShowing($0) }
      return side.words.contains(where: series.contains)
        || !about.isEmpty
          && side.words.allSatisfy {
            isAboutShowing($0) || connectors.contains($0) || Int($0) != nil || ordinal($0) != nil
          }
    }
  }

  /// Cuts words at the end that no divider sets apart.
  private static func cutEnd(of text: String) -> Decoration? {
    let parts = text.split(separator: " ")
    let words = parts.map(\.comparable)
    var start = words.endIndex
    while start > 1, case let word = words[start - 1], case let isEnd = start == words.endIndex,
      markers.contains(word) || qualifiers.contains(word) || !isEnd && connectors.contains(word)
        || !isEnd && words[start] == "anniversary" && ordinal(word) != nil
    { start -= 1 }
    guard start > 0, words[start...].contains(where: markers.contains) else { return nil }
    return Decoration(rest: text[..<parts[start].startIndex], words: Array(words[start...]))
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(whereSeparator: { " ()[]/".contains($0) }).map(\.comparable).filter { !$0.isEmpty }
  }

  private static func isAboutShowing(_ word: String) -> Bool {
    markers.contains(word) || qualifiers.contains(word) || eventWords.contains(word)
  }

  private static func ordinal(_ word: String) -> Int? {
    ["st", "nd", "rd", "th"].contains(String(word.suffix(2))) ? Int(word.dropLast(2)) : nil
  }

  /// Words in the names of series, beside any others.
  private static let series: Set = ["amc", "classics", "fathom", "fest", "ghibli", "matinee", "tcm"]
  /// Words that mark an old film, each by itself.
  private static let revivals = Set(
    words: """
      anniversary classic classics fest flashback remastered rerelease restoration restored tcm
      """)
  /// Words that are hardly ever in a film's own title.
  private static let markers = Set(
    words: """
      3d 4d 4dx 4k 35mm 70mm anniversary captioned captions dbox dolby dubbed encore exclusive imax oc reald remastered
      rerelease restoration restored screening screenings screenx showing showings singalong subbed subtitled subtitles
      """)
  /// Words that stand beside these, and in titles.
  private static let qualifiers = Set(
    words: """
      access advance cinema cut directors early edition engagement event experience extended fan final limited open
      premiere presentation preview release special version
      """)
  /// Words in the names of events, and in titles.
  private static let eventWords = Set(
    words: """
      big celebration classic digital events feature festival films first flashback friendly live night one only opening
      premieres presents prime screen sensory series sneak theatrical ultimate uncut unrated weekend
      """)
  private static let connectors = Set(
    words: """
      a an and at by for from in of on the to with
      """)
}

extension Set<String> {
  /// The words of a text.
  init(words text: String) { self.init(text.split { $0.isWhitespace }.map(String.init)) }
}

extension StringProtocol {
  /// The folded letters and digits, with "and" for an ampersand.
  fileprivate var comparable: String { contains("&") ? replacing("&", with: "and").bare : bare }
}

extension String {
  fileprivate var firstDivider: Range<Index>? { dividers.first }
  fileprivate var lastDivider: Range<Index>? { dividers.last }

  /// Colons before a blank, and dashes between blanks, each with its blanks.
  var dividers: [Range<Index>] {
    indices.compactMap { place in
      guard ":-–—|".contains(self[place]), case let next = index(after: place), next < endIndex, self[next] == " ",
        place > startIndex
      else { return nil }
      let before = index(before: place)
      guard self[place] == ":" || self[before] == " " else { return nil }
      return (self[before] == " " ? before : place)..<index(after: next)
    }
  }
}
