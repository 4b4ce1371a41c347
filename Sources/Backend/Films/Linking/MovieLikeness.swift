// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Estimates whether two entries, of one provider or of two, are the same movie: by title and year, and where these
/// leave a doubt by director and running time.
struct MovieLikeness {
  /// The entry as it is shown.
  var movie: Movie
  /// The title that people search for.
  let title: MovieTitle
  /// The titles under which TMDB may list an AMC movie; none for a TMDB movie.
  let forms: TitleForms
  /// The year of the first release: from the title, or else of this release, unless the title marks it as a revival.
  let year: Int?
  /// The title, the original one and alternative ones.
  private let titles: [MovieTitle]
  /// The titles' forms, of which two entries of one movie have one in common.
  let keys: Set<String>

  /// - Parameters:
  ///   - movie: the entry in neutral form: titles and dates depend on the language and region of a call.
  ///   - alternatives: more titles of the movie.
  init(_ movie: Movie, alternatives: [String] = []) {
    self.movie = movie
    title = MovieTitle(movie.title)
    forms = movie.id.provider == .amc ? .kept(movie.title, released: movie.releaseDate?.year) : TitleForms()
    year = forms.year ?? title.year ?? (forms.isRevival ? nil : movie.releaseDate?.year)
    titles = [title] + ([movie.originalTitle].compactMap(\.self) + alternatives).map { MovieTitle($0) }
    let bare = forms.forms.filter { $0.evidence == .title }.flatMap(\.title.keys)
    keys = Set(titles.flatMap(\.keys) + bare)
  }

  /// The forms of the titles under which another catalogue may list the movie.
  var formKeys: Set<String> { keys.union(forms.forms.flatMap(\.title.keys)) }

  /// The movie's ids at its own provider and at IMDb.
  var ids: Set<EntityID> {
    Set([movie.id, movie.ids?.imdb.flatMap { EntityID(.imdb, .movie, $0) }].compactMap(\.self))
  }

  /// An entry of AMC's as one of this film, a movie of TMDB's, by what is known without a request; nil if it is of
  /// another film.
  func entry(_ other: MovieLikeness) -> AMCEntries.Entry? {
    let link: MovieLink
    if let imdb = movie.ids?.imdb, let others = other.movie.ids?.imdb {
      guard imdb == others else { return nil }
      link = .byID
    } else {
      link = MovieLink(by: .titleAndYear, confidence: other.confidence(self))
      guard link.confidence > 0, other.verdict(on: self) != .contradicted else { return nil }
    }
    return AMCEntries.Entry(movie: other.movie, link: link, isPlain: isVerbatim(other))
  }

  /// The confidence from titles and years: with years one apart, the movie was likely released later elsewhere; further
  /// apart, it is a remake.
  func confidence(_ other: MovieLikeness) -> Double {
    keys.isDisjoint(with: other.keys) ? 0 : confidenceOfYears(other)
  }

  /// The confidence from years alone.
  func confidenceOfYears(_ other: MovieLikeness) -> Double {
    guard let year, let otherYear = other.year else { return 0.5 }
    return switch abs(year - otherYear) {
    case 0: 0.9
    case 1: Self.certain
    default: 0
    }
  }

  /// The lowest confidence at which titles and years alone are enough.
  static let certain = 0.7
  /// The confidence in the only movie with the title if its year differs: AMC may be showing an old movie again.
  static let shownAgain = 0.6

  /// The evidence that a match with an AMC entry needs besides the title; nil if the titles are different.
  func evidence(for entry: MovieLikeness) -> TitleForms.Evidence? { entry.forms.evidence(for: titles) }

  /// Whether the title is, word for word, one of the forms of an AMC entry's title.
  func isVerbatim(_ entry: MovieLikeness) -> Bool {
    entry.forms.forms.contains { $0.title.match(title) == .verbatim }
  }

  /// The result of comparing directors and running times of two entries with the same title.
  enum Verdict { case confirmed, possible, contradicted }

  /// Compares directors, or else running times, which differ by minutes for other cuts and showings with a prologue.
  func verdict(on other: MovieLikeness) -> Verdict {
    let own = movie.directors ?? []
    let others = other.movie.directors ?? []
    if !own.isEmpty, !others.isEmpty {
      return own.contains { name in others.contains { Self.isOnePerson(name, $0) } } ? .confirmed : .contradicted
    }
    guard let minutes = minutesApart(from: other) else { return .possible }
    if minutes > 15 { return .contradicted }
    return minutes <= Self.sameMinutes && confidenceOfYears(other) >= Self.certain ? .confirmed : .possible
  }

  /// Whether two of AMC's entries may be versions of one film. `Step Up 3D` is `Step Up` in its year alone.
  func isVersion(_ other: MovieLikeness) -> Bool {
    if confidence(other) > 0 { return true }
    guard let year, year == other.year else { return false }
    let dated = [forms, other.forms].map { forms in
      Set(forms.forms.filter { $0.evidence <= .year }.flatMap(\.title.keys))
    }
    return !dated[0].isDisjoint(with: dated[1])
  }

  /// Whether an AMC entry has this movie's title word for word, its year, and its director or running time.
  func isConfirmed(by entry: MovieLikeness) -> Bool {
    entry.confidence(self) > Self.certain && isVerbatim(entry) && entry.verdict(on: self) == .confirmed
  }

  /// The difference of the running times; nil if one is missing.
  func minutesApart(from other: MovieLikeness) -> Int? {
    guard let minutes = movie.runtimeMinutes, let others = other.movie.runtimeMinutes else { return nil }
    return abs(minutes - others)
  }

  /// The difference up to which running times are the same: providers round them, and count the credits or not.
  static let sameMinutes = 3

  /// Names come in either order and with initials. Two directors with the same title hardly ever share a last name.
  private static func isOnePerson(_ name: String, _ other: String) -> Bool {
    let words = name.bareWords
    let others = other.bareWords
    return words.last == others.last || words.sorted() == others.sorted()
  }
}

extension String {
  fileprivate var bareWords: [String] {
    split { $0 == " " || $0 == "-" }.map { String($0).bare }
  }
}
