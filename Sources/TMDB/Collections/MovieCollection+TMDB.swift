// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == MovieCollection {
  /// A series of movies with its parts (https://developer.themoviedb.org/reference/collection-details).
  public static func collection(_ id: TMDBID, for presentation: Presentation) -> Self {
    Self(["collection", id.segment], for: presentation, "a collection with an id and a name") {
      MovieCollection(tmdb: $0, for: presentation)
    }
  }
}

extension MovieCollection: NamedRow {
  public static var searchName: String { "collection" }

  public static func found(_ json: JSONValue, for presentation: Presentation) -> MovieCollection? {
    MovieCollection(tmdb: json, for: presentation)
  }
}

extension MovieCollection {
  /// Reads a collection, alone or from a search, which may write `title` for `name`; nil without an id and a name.
  init?(tmdb json: JSONValue, for presentation: Presentation) {
    guard var object = LenientObject(json), let id = object.peekID("id", of: .collection) else { return nil }
    let given = object.takeText("name") ?? object.takeText("title")
    let original = object.takeText("original_name") ?? object.takeText("original_title")
    guard let name = given ?? original else { return nil }
    self.init(id: id, name: name, originalName: original)
    originalLanguage = object.take("original_language", if: Check.languageTag.holds)
    overview = object.takeText("overview")
    adult = object.take("adult")
    (posterPath, posterUrl) = object.takePicture("poster_path", .poster, presentation.images)
    (backdropPath, backdropUrl) = object.takePicture("backdrop_path", .backdrop, presentation.images)
    parts = object.takeElements("parts") { Movie(tmdb: $0, for: presentation) }?.inOrderOfRelease
    tmdb = object.rest()
  }
}

extension [Movie] {
  /// The movies by their day of release, those without one last; movies of one day stay in their order.
  fileprivate var inOrderOfRelease: [Movie] { ordered { $0.releaseDate?.daysSince1970 ?? .max } }
}

extension CollectionTotals {
  /// What the movies of a collection come to.
  /// - Parameter today: the last day on which a movie counts as released.
  public init(of movies: [Movie], today: Day) {
    let days = movies.compactMap(\.releaseDate)
    let ratings = movies.compactMap(\.rating)
    self.init(parts: movies.count, released: days.count(where: { $0 <= today }))
    firstYear = days.min()?.year
    lastYear = days.max()?.year
    rated = ratings.count
    rating = ratings.isEmpty ? nil : (ratings.reduce(0, +) / Double(ratings.count) * 10).rounded() / 10
    ratingCount = movies.compactMap(\.ratingCount).reduce(0, +)
  }
}
