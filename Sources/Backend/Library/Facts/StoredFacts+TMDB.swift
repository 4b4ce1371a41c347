// SPDX-License-Identifier: MIT
import Basics
import Contract
import TMDB

extension StoredFacts {
  /// What is requested of a film or a show besides what TMDB sends anyway. The request doesn't depend on the language
  /// and region of a call, and has the offers of all countries.
  static let parts: Set<MovieInclude> = [.credits, .watchProviders, .releaseDates]
  static let partsOfShow: Set<ShowInclude> = [.credits, .watchProviders, .contentRatings]

  /// So many of the cast count: those whose names people know a film by.
  private static let mostActors = 15

  /// - Parameter movie: TMDB's answer about it; in neutral form and with `parts` it has everything.
  init(_ movie: Movie) {
    self.init()
    minutes = movie.runtimeMinutes
    collection = movie.collection?.id?.number ?? 0
    certifications = movie.certifications
    language = movie.originalLanguage
    popularity = movie.popularity
    countries = movie.originCountries ?? movie.countries ?? []
    take(movie.genres)
    take(movie.credits, movie.credits?.crew.filter { $0.job == "Director" } ?? [])
    take(movie.watchProviders)
  }

  /// - Parameter show: TMDB's answer about it; in neutral form and with `partsOfShow` it has everything.
  init(_ show: Show) {
    self.init()
    minutes = show.episodeMinutes?.first
    collection = 0
    certifications = show.certifications
    language = show.originalLanguage
    popularity = show.popularity
    countries = show.originCountries ?? show.countries ?? []
    take(show.genres)
    take(show.credits, show.creators ?? [])
    take(show.watchProviders)
  }

  private mutating func take(_ genres: [Genre]?) {
    self.genres = (genres ?? []).compactMap { $0.id?.number }
    genreNames = (genres ?? []).map(\.name)
  }

  private mutating func take(_ credits: Credits?, _ directors: [Credit]) {
    let cast = (credits?.cast ?? []).ordered { $0.order ?? .max }
    self.directors = directors.map(\.name)
    people = Set((directors + cast.prefix(Self.mostActors)).compactMap { $0.id?.number }).sorted()
  }

  /// Takes the services from the offers of all countries.
  mutating func take(_ offers: [String: WatchOffers]?) {
    services = offers?.compactMapValues { offers in
      let included = [offers.subscription, offers.free, offers.ads].flatMap { $0 ?? [] }.compactMap(\.id.number)
      return included.isEmpty ? nil : Set(included).sorted()
    }
  }
}

extension StoredSeries {
  /// - Parameter collection: in neutral form.
  init(_ collection: MovieCollection, number: Int) {
    self.init(
      number: number, name: collection.name,
      parts: (collection.parts ?? []).compactMap { film in
        film.id.number.map { Part(number: $0, releasedOn: film.releaseDate?.daysSince1970, title: film.title) }
      })
  }
}
