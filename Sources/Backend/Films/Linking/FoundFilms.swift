// SPDX-License-Identifier: MIT
import Contract

/// The title and the year by which a list names a film.
struct WantedTitle: Sendable {
  let year: Int?
  /// The title as the list has it.
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
  enum Work: Sendable {
    case movie(Movie)
    case show(Show)
  }

  let work: Work
  let id: EntityID
  let title: String
  let year: Int?
  /// The title, and the original one if it is another.
  let titles: [ComparedTitle]

  init(_ movie: Movie) {
    self.init(.movie(movie), movie.id, [movie.title, movie.originalTitle], movie.releaseDate?.year ?? movie.year)
  }

  init(_ show: Show) {
    self.init(.show(show), show.id, [show.name, show.originalName], show.firstAirDate?.year ?? show.year)
  }

  private init(_ work: Work, _ id: EntityID, _ titles: [String?], _ year: Int?) {
    self.work = work
    self.id = id
    self.year = year
    title = titles.lazy.compactMap(\.self).first ?? ""
    self.titles = titles.compactMap(\.self).map { ComparedTitle($0) }
  }
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
    films += found.films.filter { new in !films.contains { $0.id == new.id } }
    isWhole = isWhole || isOfAllYears && found.isWhole
    return found.films.filter { $0.year != nil && $0.year == wanted.year }
  }

  /// The only film whose title and year are the same.
  var exact: FoundFilm? {
    let fitting = films.filter { isSame($0) && $0.year == wanted.year }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// What is certain by the films found so far; nil if another search may know more.
  var finding: ListedFilmSearch.Finding? {
    guard let year = wanted.year else {
      let fitting = films.filter { isLike($0) }
      return fitting.isEmpty ? nil : .several(fitting)
    }
    let ofYear = films.filter { $0.year == year }
    // A film of this title goes before one whose original title it is.
    let titled = ofYear.filter { $0.titles.first.map { isWanted($0) } ?? false }
    let same = titled.isEmpty ? ofYear.filter { isSame($0) } : titled
    if !same.isEmpty { return decided(same, isSure: true) }
    for form in wanted.forms {
      let alike = ofYear.filter { $0.titles.contains { !$0.keys.isDisjoint(with: form.keys) } }
      if !alike.isEmpty { return decided(alike, isSure: false) }
    }
    // Catalogues date a film by different releases, a year apart.
    let near = films.filter { isNear($0) && isSame($0) }
    return near.isEmpty ? nil : decided(near, isSure: false)
  }

  /// What is left if no search knows more.
  var rest: ListedFilmSearch.Finding {
    let alike = films.filter { isLike($0) }
    let near = alike.filter { isNear($0) }
    if !near.isEmpty { return .several(near) }
    return .none(alike.isEmpty ? films : alike)
  }

  private func decided(_ fitting: [FoundFilm], isSure: Bool) -> ListedFilmSearch.Finding {
    guard fitting.count == 1, let only = fitting.first else { return .several(fitting) }
    return .film(only, isSure: isSure)
  }

  private func isSame(_ found: FoundFilm) -> Bool { found.titles.contains { isWanted($0) } }

  private func isWanted(_ title: ComparedTitle) -> Bool { wanted.forms.first?.isSame(as: title) == true }

  private func isLike(_ found: FoundFilm) -> Bool {
    wanted.forms.contains { form in found.titles.contains { !$0.keys.isDisjoint(with: form.keys) } }
  }

  private func isNear(_ found: FoundFilm) -> Bool {
    guard let year = wanted.year, let other = found.year else { return false }
    return abs(year - other) == 1
  }
}
