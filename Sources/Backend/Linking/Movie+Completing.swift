// SPDX-License-Identifier: MIT
import Contract

extension Movie {
  /// This movie with what only the other provider says of it. Where both say something, this one's word stands.
  func completed(by other: Movie, _ link: MovieLink) -> Movie {
    var movie = self
    movie.link = link
    movie.takeAge(of: other)
    movie.ids = KnownIDs(
      amc: ids?.amc ?? other.ids?.amc, tmdb: ids?.tmdb ?? other.ids?.tmdb, imdb: ids?.imdb ?? other.ids?.imdb)
    for path in Self.texts { movie.fill(path, from: other) }
    for path in Self.numbers { movie.fill(path, from: other) }
    for path in Self.fractions { movie.fill(path, from: other) }
    for path in Self.flags { movie.fill(path, from: other) }
    for path in Self.names { movie.fill(path, from: other) }
    for path in Self.entities { movie.fill(path, from: other) }
    movie.fill(\.untranslated, from: other)
    movie.fill(\.releaseDate, from: other)
    movie.fill(\.genres, from: other)
    movie.fill(\.collection, from: other)
    movie.fill(\.attributes, from: other)
    movie.fill(\.credits, from: other)
    movie.fill(\.videos, from: other)
    movie.fill(\.images, from: other)
    movie.fill(\.watchProviders, from: other)
    movie.fill(\.releaseDates, from: other)
    movie.fill(\.similar, from: other)
    movie.fill(\.recommendations, from: other)
    movie.fill(\.reviews, from: other)
    movie.fill(\.translations, from: other)
    movie.fill(\.externalIds, from: other)
    movie.fill(\.amc, from: other)
    movie.fill(\.tmdb, from: other)
    return movie
  }

  private mutating func fill<Value>(_ path: WritableKeyPath<Movie, Value?>, from other: Movie) {
    if self[keyPath: path] == nil { self[keyPath: path] = other[keyPath: path] }
  }

  private typealias Field<Value> = WritableKeyPath<Movie, Value?> & Sendable

  private static let texts: [Field<String>] = [
    \.slug, \.originalTitle, \.originalLanguage, \.tagline, \.overview, \.certification, \.status, \.homepage,
    \.websiteUrl, \.showtimesUrl, \.posterUrl, \.backdropUrl, \.posterPath, \.backdropPath, \.trailerUrl,
    \.onlineTicketsAt, \.earliestShowingAt,
  ]

  private static let numbers: [Field<Int>] = [
    \.runtimeMinutes, \.ratingCount, \.budget, \.revenue, \.releaseNumber,
  ]

  private static let fractions: [Field<Double>] = [\.rating, \.popularity]

  private static let flags: [Field<Bool>] = [\.adult, \.hasScheduledShowtimes, \.availableForAList]

  private static let names: [Field<[String]>] = [\.cast, \.directors, \.countries, \.languages]

  private static let entities: [Field<[NamedEntity]>] = [\.companies, \.keywords]
}
