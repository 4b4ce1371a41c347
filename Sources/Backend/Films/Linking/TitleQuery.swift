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

  static func == (one: TitleQuery, other: TitleQuery) -> Bool { one.text == other.text && one.year == other.year }

  /// How the title of one of AMC's entries fits.
  func match(_ entry: String) -> Match {
    guard !title.key.isEmpty else { return .none }
    let forms = TitleForms.kept(entry, released: nil).forms
    if forms.contains(where: { $0.evidence == .title && $0.title.isSame(as: title) }) { return .film }
    let own = MovieTitle(entry)
    // `dune` is no word of `Anatomie d'une chute`.
    guard own.hasWords(of: title), MovieTitle(entry.withoutElisions).hasWords(of: MovieTitle(text.withoutElisions))
    else { return .none }
    let isDivided = own.text.beginnings.contains { MovieTitle($0).isSame(as: title) }
    return isDivided ? .divided : .words
  }

  /// The titles that are meant: those of the film win over all that only have its words.
  func choice(among titles: some Sequence<String>) -> Choice {
    let rated = Set(titles).map { (title: $0, match: match($0)) }
    let best = rated.map(\.match).min() ?? .none
    let chosen = rated.filter { best == .film ? $0.match == .film : $0.match != .none }
    return Choice(titles: Set(chosen.map(\.title)), match: best)
  }

  /// The titles of a watch's films: those of the film, or else those that have its title up to a divider.
  func films(among titles: some Sequence<String>) -> Set<String> {
    let rated = Set(titles).map { (title: $0, match: match($0)) }
    guard let best = rated.map(\.match).min(), best <= .divided else { return [] }
    return Set(rated.filter { $0.match == best }.map(\.title))
  }
}

extension String {
  /// The text without a letter that is elided before another word, as in `d'une` and `l’avventura`.
  fileprivate var withoutElisions: String {
    let text = Array(self)
    var kept: [Character] = []
    for (place, character) in text.enumerated() {
      let isApostrophe = character == "'" || character == "\u{2019}"
      if isApostrophe, let last = kept.last, last.isLetter, place < 2 || !text[place - 2].isLetter {
        kept.removeLast()
      } else {
        kept.append(character)
      }
    }
    return String(kept)
  }

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
      guard error.isNotFound else { throw error }
      return own.map { $0 == year }
    }
  }
}
