// SPDX-License-Identifier: MIT
import Basics
import Contract

/// What the library says of its user's taste, and of what is not to be recommended.
struct OwnTaste: Sendable {
  private let films: [KnownEntry]
  private let rated: [RatedFilm]
  /// TMDB's numbers of the films that are seen, wanted, or rated below six.
  let excluded: Set<Int>
  private let excludedTitles: Set<String>
  /// The names of the genres, by TMDB's numbers.
  let genreNames: [Int: String]

  /// - Parameter chosen: the numbers of the entries that count; nil for all.
  init(_ library: KnownLibrary, chosen: Set<Int>?) {
    films = library.entries.filter { !$0.isShow }
    let unwanted = films.filter { $0.status != .none || $0.rating.map { $0 < 12 } ?? false }
    excluded = Set(unwanted.flatMap(\.tmdb))
    excludedTitles = Set(unwanted.filter { $0.tmdb.isEmpty }.map { Self.key($0.title, $0.year) })
    rated = films.compactMap { film in
      guard let rating = film.rating, let id = film.tmdb.first, chosen?.contains(film.number) ?? true else {
        return nil
      }
      return RatedFilm(
        id: id, rating: Double(rating) / 2, day: film.seenOn.last ?? film.addedAt / 86_400,
        traits: FilmTraits(film.facts ?? StoredFacts()))
    }
    var names: [Int: String] = [:]
    for facts in films.compactMap(\.facts) where facts.genres.count == facts.genreNames.count {
      for (genre, name) in zip(facts.genres, facts.genreNames) { names[genre] = name }
    }
    genreNames = names
  }

  /// - Parameter count: the most films that recommendations are requested for.
  func taste(seeds count: Int) -> Taste { Taste(rated, seeds: count) }

  /// How many films are rated so well that recommendations are made from them.
  var likedCount: Int { rated.count { $0.rating >= Taste.leastRating } }

  /// Whether a film is not to be recommended.
  func excludes(_ film: Movie) -> Bool {
    film.id.number.map(excluded.contains) ?? true
      || !excludedTitles.isEmpty && excludedTitles.contains(Self.key(film.title, film.releaseDate?.year))
  }

  private static func key(_ title: String, _ year: Int?) -> String { "\(title.folded) \(year ?? 0)" }

  /// Why a film is recommended, the most important first.
  /// - Parameters:
  ///   - seeds: the films for which TMDB recommends it, the most important first.
  ///   - facts: what is known of it.
  func reasons(for seeds: [RatedFilm], _ facts: StoredFacts, by taste: Taste) -> [String] {
    var reasons: [String] = []
    let given = seeds.prefix(2).compactMap { seed in
      films.first { $0.tmdb.contains(seed.id) }.map { "\($0.title) \(Self.text(of: seed.rating))" }
    }
    if !given.isEmpty { reasons.append("Because you gave \(given.joined(separator: " and ")).") }
    let directors = facts.directors.filter { taste.likes(director: $0) }
    if !directors.isEmpty {
      reasons.append("Because you like the films of \(directors.prefix(2).joined(separator: " and ")).")
    }
    let genres = facts.genres.filter { taste.likes(genre: $0) }.compactMap { genreNames[$0] }
    if !genres.isEmpty {
      reasons.append("Because you rate \(genres.prefix(2).joined(separator: " and ")) higher than other genres.")
    }
    return reasons
  }

  private static func text(of rating: Double) -> String { Int(exactly: rating).map(String.init) ?? "\(rating)" }
}

extension FilmTraits {
  init(_ facts: StoredFacts) {
    self.init(genres: facts.genres, directors: facts.directors, countries: facts.countries)
  }
}
