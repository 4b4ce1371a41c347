// SPDX-License-Identifier: MIT
import Basics
import Contract
import TMDB

/// A film that may be recommended, as a row of TMDB's lists has it and, once they are known, with its details.
struct CandidateFilm: Sendable {
  let movie: Movie
  private(set) var facts: StoredFacts
  /// Whether the details are known.
  private(set) var isDetailed = false

  /// Nil for another provider's film.
  init?(_ row: Movie) {
    guard row.id.provider == .tmdb, row.id.number != nil else { return nil }
    movie = row
    facts = StoredFacts()
    facts.genres = row.tmdb?.value["genre_ids"]?.elements.compactMap(\.integer) ?? []
    facts.language = row.originalLanguage
    facts.popularity = row.popularity
    facts.services = nil
  }

  var number: Int { movie.id.number ?? 0 }
  var year: Int? { movie.releaseDate?.year ?? movie.year }

  /// Takes what TMDB says of the film alone, with the parts that the library's facts need.
  mutating func take(_ details: Movie) {
    facts = StoredFacts(details)
    isDetailed = true
  }

  /// What taste depends on.
  var traits: FilmTraits {
    var traits = FilmTraits(facts)
    traits.votes = movie.ratingCount ?? 0
    return traits
  }

  /// Whether the film fits; nil if that isn't known.
  /// - Parameter mine: the services of which one must have it; nil for any.
  func fits(_ filter: FactFilter, on mine: OwnServices?) -> Bool? {
    let fits = filter.fits(facts, year: year)
    guard let mine, fits != false else { return fits }
    guard let isOffered = isOffered(by: mine) else { return nil }
    return isOffered ? fits : false
  }

  /// Whether one of the services has it; nil if that isn't known.
  func isOffered(by mine: OwnServices) -> Bool? {
    facts.services.map { offers in
      let offered = offers[mine.region.code] ?? []
      return mine.ids.contains { $0.number.map(offered.contains) ?? false }
    }
  }

  /// The film as an entry of the library would have it.
  var entry: StoredEntry {
    var entry = StoredEntry(name: movie.id.description, isShow: false, status: .none, addedAt: 0)
    entry.title = movie.title
    entry.year = year
    return entry
  }

  /// - Parameter genreNames: the names of the genres, for a film whose details aren't known.
  func recommendation(_ reasons: [String], genreNames: [Int: String], mine: OwnServices?) -> Recommendation {
    var row = Recommendation(id: movie.id, title: movie.title, reasons: reasons)
    row.year = year
    row.releaseDate = movie.releaseDate
    row.runtimeMinutes = facts.minutes
    let names = facts.genreNames.isEmpty ? facts.genres.compactMap { genreNames[$0] } : facts.genreNames
    row.genres = names.nilIfEmpty
    row.directors = facts.directors.nilIfEmpty
    row.rating = movie.rating
    row.posterUrl = movie.posterUrl
    row.onMine = mine.flatMap { isOffered(by: $0) }
    return row
  }
}
