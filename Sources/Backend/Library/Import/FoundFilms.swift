// SPDX-License-Identifier: MIT
import Basics
import Contract

/// The title and the year by which an import searches for a film.
struct WantedTitle: Sendable {
  let year: Int?
  /// The title as the export has it.
  let text: String
  /// The title from its exact form to the barest.
  let forms: [ComparedTitle]
  private let barest: String
  private let bare: String?

  /// - Returns: nil for a title without letters and digits.
  init?(_ title: String, _ year: Int?) {
    let titles = TitleForms(title)
    let forms = titles.forms.filter { $0.evidence < .confirmation }
    guard let exact = forms.first, let last = forms.last else { return nil }
    self.year = year
    text = exact.text
    barest = last.text
    self.forms = forms.map { ComparedTitle($0.text) }
    bare = titles.queries.last.flatMap { $0 == exact.text ? nil : $0 }
  }

  /// The searches, in order.
  var queries: [(text: String, year: Int?)] {
    var queries = [(text, year)]
    if let bare { queries.append((bare, year)) }
    // A film of a frequent title isn't on the first page of all years.
    if let year { queries += [(barest, nil), (barest, year + 1), (barest, year - 1)] }
    return queries
  }

  /// Whether one of its forms is alike.
  func isLike(_ title: String) -> Bool {
    let keys = ComparedTitle(title).keys
    return forms.contains { !$0.keys.isDisjoint(with: keys) }
  }
}

/// A film or a show that a search has found.
struct FoundFilm: Sendable {
  let film: StoredEntry
  /// The title, and the original one if it is another.
  let titles: [ComparedTitle]
  private let id: EntityID

  init(_ id: EntityID, _ originalTitle: String?, _ describe: (inout StoredEntry) -> Void) {
    self.id = id
    var film = StoredEntry(name: "\(id)", isShow: id.kind == .show, status: .wanted, addedAt: 0)
    describe(&film)
    self.film = film
    titles = [film.title, originalTitle].compactMap(\.self).map { ComparedTitle($0) }
  }

  var candidate: ImportCandidate { ImportCandidate(id: id, title: film.title, year: film.year) }
  var doubt: FilmMatcher.Doubt { FilmMatcher.Doubt(candidate: candidate, titles: titles) }
}

/// What the searches for a film have found so far.
struct FoundFilms {
  private let wanted: WantedTitle
  private var films: [FoundFilm] = []
  /// Whether a search of all years was whole.
  private(set) var isWhole = false

  init(_ wanted: WantedTitle) { self.wanted = wanted }

  /// Adds the films of a search.
  /// - Returns: those of the wanted year.
  mutating func add(_ found: (films: [FoundFilm], isWhole: Bool), isOfAllYears: Bool) -> [FoundFilm] {
    films += found.films.filter { new in !films.contains { $0.film.name == new.film.name } }
    isWhole = isWhole || isOfAllYears && found.isWhole
    return found.films.filter { $0.film.year != nil && $0.film.year == wanted.year }
  }

  /// The only film whose title and year are the same.
  var exact: StoredEntry? {
    let fitting = films.filter { isSame($0) && $0.film.year == wanted.year }
    return fitting.count == 1 ? fitting.first?.film : nil
  }

  /// What is certain by the films found so far; nil if another search may know more.
  var finding: FilmMatcher.Finding? {
    guard let year = wanted.year else {
      let fitting = films.filter { isLike($0) }
      return fitting.isEmpty ? nil : .ambiguous(candidates(fitting))
    }
    let ofYear = films.filter { $0.film.year == year }
    // A film of this title goes before one whose original title it is.
    let titled = ofYear.filter { $0.titles.first.map { isWanted($0) } ?? false }
    let same = titled.isEmpty ? ofYear.filter { isSame($0) } : titled
    if !same.isEmpty { return decided(same, isSame: true) }
    for form in wanted.forms {
      let alike = ofYear.filter { $0.titles.contains { !$0.keys.isDisjoint(with: form.keys) } }
      if !alike.isEmpty { return decided(alike, isSame: false) }
    }
    // Catalogues date a film by different releases, a year apart.
    let near = films.filter { isNear($0) && isSame($0) }
    return near.isEmpty ? nil : decided(near, isSame: false)
  }

  /// What is left if no search knows more.
  func rest(upTo most: Int) -> FilmMatcher.Finding {
    let alike = films.filter { isLike($0) }
    let near = alike.filter { isNear($0) }
    if !near.isEmpty { return .ambiguous(Array(candidates(near).prefix(most))) }
    return .notFound(Array(candidates(alike.isEmpty ? films : alike).prefix(most)))
  }

  private func decided(_ fitting: [FoundFilm], isSame: Bool) -> FilmMatcher.Finding {
    guard fitting.count == 1, let only = fitting.first else { return .ambiguous(candidates(fitting)) }
    return .matched(only.film, isSame ? nil : only.doubt)
  }

  private func isSame(_ found: FoundFilm) -> Bool { found.titles.contains { isWanted($0) } }

  private func isWanted(_ title: ComparedTitle) -> Bool { wanted.forms.first?.isSame(as: title) == true }

  private func isLike(_ found: FoundFilm) -> Bool {
    wanted.forms.contains { form in found.titles.contains { !$0.keys.isDisjoint(with: form.keys) } }
  }

  private func isNear(_ found: FoundFilm) -> Bool {
    guard let year = wanted.year, let other = found.film.year else { return false }
    return abs(year - other) == 1
  }

  private func candidates(_ found: [FoundFilm]) -> [ImportCandidate] { found.prefix(5).map(\.candidate) }
}
