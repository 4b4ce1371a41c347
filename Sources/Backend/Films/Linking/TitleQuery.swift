// SPDX-License-Identifier: MIT
import Contract
import JSONRPC
import TMDB

/// The title by which a request or a watch names a film, and the year beside it.
///
/// A title is compared in whole words: `Us` is neither `Useful Idiots` nor in it.
struct TitleQuery: Sendable, Equatable {
  /// How an entry's title fits, the best first.
  enum Match: Int, Comparable {
    /// It is the title, apart from its spelling, a year and the name of a version: `Dune (Dubbed)` for `dune`.
    case film
    /// It is the title up to a divider or a bracket: `Dune: Part Two`.
    case divided
    /// It only has the words: `Rogue One: A Star Wars Story` for `star wars`.
    case words
    case none

    static func < (one: Match, other: Match) -> Bool { one.rawValue < other.rawValue }
  }

  /// The titles of a list that a query chooses.
  struct Choice {
    let titles: Set<String>
    /// The best match among them; `none` if there are none.
    let match: Match
  }

  let text: String
  /// The year of the film's first release; nil for any.
  let year: Int?
  private let title: MovieTitle

  /// - Parameter year: by default the one that the text ends with, in brackets.
  init(_ text: String, year: Int? = nil) {
    self.text = text
    title = MovieTitle(text)
    self.year = year ?? title.year
  }

  /// The form of the title that is equal for all spellings, by which a film is known when its number changes.
  var key: String { title.key }

  /// Whether a title is this one, in any spelling and in no version.
  func isSame(as other: String) -> Bool { title.isSame(as: MovieTitle(other)) }

  /// Whether another title is that of the same film; either may be that of a version: `Dune (Dubbed)`.
  func isVersion(of other: TitleQuery) -> Bool {
    let forms = [text, other.text].map { text in
      Set(TitleForms.kept(text, released: nil).forms.filter { $0.evidence == .title }.flatMap(\.title.keys))
    }
    return isOfYear(other.year) && !forms[0].isDisjoint(with: forms[1])
  }

  /// Whether a film of a year may be meant: catalogues date a release a year apart.
  func isOfYear(_ other: Int?) -> Bool {
    guard let year, let other else { return true }
    return abs(year - other) <= 1
  }

  static func == (one: TitleQuery, other: TitleQuery) -> Bool { one.text == other.text && one.year == other.year }

  /// How the title of one of AMC's entries fits.
  func match(_ entry: String) -> Match {
    guard !title.key.isEmpty else { return .none }
    let forms = TitleForms.kept(entry, released: nil).forms
    if forms.contains(where: { $0.evidence == .title && $0.title.isSame(as: title) }) { return .film }
    let own = MovieTitle(entry)
    guard own.hasWords(of: title) else { return .none }
    let isDivided = own.text.beginnings.contains { MovieTitle($0).isSame(as: title) }
    return isDivided ? .divided : .words
  }

  /// The titles that are meant: those of the film win over all that only have its words.
  /// - Parameter takesWords: whether a title that only has the words is meant if there is no better one; otherwise it
  ///   has to be the query up to a divider.
  func choice(among titles: some Sequence<String>, takesWords: Bool = true) -> Choice {
    let worst = takesWords ? Match.words : .divided
    let rated = Set(titles).map { (title: $0, match: match($0)) }.filter { $0.match <= worst }
    let best = rated.map(\.match).min() ?? .none
    let chosen = rated.filter { best == .film ? $0.match == .film : true }
    return Choice(titles: Set(chosen.map(\.title)), match: best)
  }
}

extension String {
  /// What stands before each divider and each bracket.
  fileprivate var beginnings: [String] {
    let brackets = indices.filter { "([".contains(self[$0]) }
    return (dividers.map(\.lowerBound) + brackets).map { self[..<$0].trimmingDividers }.filter { !$0.isEmpty }
  }
}

extension MovieLinker {
  /// Whether a movie of AMC's is one of a year: AMC's release, unless it is a revival, or the first one anywhere.
  /// - Returns: nil if neither is known.
  func isFrom(_ year: Int, _ movie: Movie) async throws(RPCError) -> Bool? {
    let own = MovieLikeness(movie).year
    if own == year { return true }
    do throws(RPCError) {
      let id = try await tmdbID(of: movie).id
      let first = try await call.tmdb.response(to: TMDBObject.identity(of: id)).content.movie.releaseDate?.year
      return (first ?? own).map { $0 == year }
    } catch {
      guard error.isNotFound || error.code == .credentialsMissing else { throw error }
      return own.map { $0 == year }
    }
  }
}
