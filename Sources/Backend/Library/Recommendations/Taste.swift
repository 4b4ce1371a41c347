// SPDX-License-Identifier: MIT

/// What a film has in common with others, as far as it is known.
struct FilmTraits: Sendable, Equatable {
  /// TMDB's numbers of the genres.
  var genres: [Int] = []
  /// The names of the directors.
  var directors: [String] = []
  /// The codes of the countries that it comes from.
  var countries: [String] = []
  /// How many people have rated it; 0 if that isn't known.
  var votes = 0
}

/// A film that the user has rated.
struct RatedFilm: Sendable {
  /// TMDB's number.
  let id: Int
  /// From 0.5 to 10.
  let rating: Double
  /// The last day on which it was seen or, if none is known, the day on which it was added, since 1970.
  let day: Int
  let traits: FilmTraits
}

/// What a user's ratings say of films that they don't know. It has no state and requests nothing.
///
///     ratings ─▶ seeds, the best and the latest ─▶ films that are recommended for each ─┐
///            └─▶ how much more or less than others a genre, a director, a country is liked ─▶ ranked
struct Taste: Sendable {
  /// How much a user likes films with a trait: the mean of their ratings less that of all, drawn towards none for a
  /// few.
  private struct Leaning {
    private var sum = 0.0
    private(set) var count = 0.0
    let damping: Double
    init(damping: Double) { self.damping = damping }
    mutating func add(_ difference: Double) {
      sum += difference
      count += 1
    }
    var value: Double { sum / (count + damping) }
  }

  /// A recommended film.
  struct Ranked: Sendable {
    /// TMDB's number.
    let id: Int
    let score: Double
    /// The positions in `seeds` of the films for which it is recommended, the most important first.
    let seeds: [Int]
  }

  /// So many films rated so well are needed.
  static let leastFilms = 3
  static let leastRating = 7.0

  /// The films from which recommendations are made.
  let seeds: [RatedFilm]
  private let mean: Double
  private var genres: [Int: Leaning] = [:]
  private var directors: [String: Leaning] = [:]
  private var countries: [String: Leaning] = [:]

  /// - Parameters:
  ///   - films: in any order.
  ///   - count: the most seeds.
  init(_ films: [RatedFilm], seeds count: Int) {
    mean = films.isEmpty ? 0 : films.reduce(0) { $0 + $1.rating } / Double(films.count)
    for film in films {
      let difference = film.rating - mean
      for genre in film.traits.genres { genres[genre, default: Leaning(damping: 5)].add(difference) }
      for director in film.traits.directors { directors[director, default: Leaning(damping: 1)].add(difference) }
      for country in film.traits.countries { countries[country, default: Leaning(damping: 5)].add(difference) }
    }
    seeds = Self.seeds(of: films, count)
  }

  /// Two thirds of them the best rated, the latest of those first, and then the latest of those that are liked.
  private static func seeds(of films: [RatedFilm], _ count: Int) -> [RatedFilm] {
    let liked = films.filter { $0.rating >= leastRating }
    let best = liked.sorted { ($1.rating, $1.day, $0.id) < ($0.rating, $0.day, $1.id) }
    let chosen = Array(best.prefix(count - count / latestShare))
    let taken = Set(chosen.map(\.id))
    let latest = liked.filter { !taken.contains($0.id) }.sorted {
      ($1.day, $1.rating, $0.id) < ($0.day, $0.rating, $1.id)
    }
    return chosen + latest.prefix(count - chosen.count)
  }

  /// One in so many seeds is chosen for its day alone.
  private static let latestShare = 3

  /// Ranks films that the user doesn't know.
  /// - Parameters:
  ///   - lists: the numbers of the films that are recommended for each seed, the best first.
  ///   - others: further films, the best first, which are ranked below these.
  ///   - excluded: films that are left out.
  ///   - traits: what is known of a film.
  func ranked(
    _ lists: [[Int]], others: [Int] = [], without excluded: Set<Int>, traits: (Int) -> FilmTraits
  ) -> [Ranked] {
    var support: [Int: [(seed: Int, weight: Double)]] = [:]
    for (seed, list) in zip(seeds.indices, lists) {
      let weight = Self.weight(of: seeds[seed].rating)
      for (place, film) in list.enumerated() where !excluded.contains(film) {
        support[film, default: []].append((seed, weight / Double(place + Self.offset)))
      }
    }
    var given: [Int: Double] = [:]
    for (place, film) in others.enumerated() where !excluded.contains(film) && given[film] == nil {
      support[film] = support[film] ?? []
      given[film] = Self.floor / Double(place + Self.offset)
    }
    return support.map { film, votes in
      let votes = votes.sorted { ($1.weight, $0.seed) < ($0.weight, $1.seed) }
      let sum = votes.reduce(given[film] ?? 0) { $0 + $1.weight }
      return Ranked(id: film, score: sum * factor(of: traits(film)), seeds: votes.map(\.seed))
    }.sorted { ($1.score, $0.id) < ($0.score, $1.id) }
  }

  /// The first of a list counts as much as so many places from the top.
  private static let offset = 20
  /// The weight of a list that no seed speaks for.
  private static let floor = 0.01

  private static func weight(of rating: Double) -> Double { rating - 4 }

  /// How much more the user may like a film than its seeds alone say, in points of a rating.
  func leaning(to traits: FilmTraits) -> Double {
    let ofGenres = traits.genres.compactMap { genres[$0]?.value }
    let ofDirectors = traits.directors.compactMap { directors[$0]?.value }
    let ofCountries = traits.countries.compactMap { countries[$0]?.value }
    func mean(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }
    return Self.genreWeight * mean(ofGenres) + Self.directorWeight * mean(ofDirectors)
      + Self.countryWeight * mean(ofCountries)
  }

  /// Whether the user rates at least two films of a director's, and better than others.
  func likes(director name: String) -> Bool { directors[name].map { $0.count >= 2 && $0.value > 0.25 } ?? false }

  /// Whether the user rates at least three films of a genre, and better than others.
  func likes(genre number: Int) -> Bool { genres[number].map { $0.count >= 3 && $0.value > 0.1 } ?? false }

  private static let genreWeight = 0.5
  private static let directorWeight = 0.5
  private static let countryWeight = 0.25

  /// What the seeds' votes for a film are multiplied by: from a third to three for what the user likes of it, and more
  /// for one that many people have rated.
  private func factor(of traits: FilmTraits) -> Double {
    let leaning = min(max(leaning(to: traits), -2), 2)
    let size = Double(Int.bitWidth - max(traits.votes, 0).leadingZeroBitCount)
    let known = 1 + Self.voteWeight * size
    return (leaning < 0 ? 1 / (1 - leaning) : 1 + leaning) * known * known * known
  }

  private static let voteWeight = 0.2
}
