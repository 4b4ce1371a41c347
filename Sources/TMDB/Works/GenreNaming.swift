// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == GenreList {
  /// All genres of movies or shows, with names in the presentation's language. Cached for a week: every list needs
  /// them, and they change once in years. TMDB's own 8 hours would mean a request every day.
  public static func genres(of kind: WorkKind = .movie, for presentation: Presentation) -> Self {
    Self(
      ["genre", kind.segment, "list"], for: presentation, cachePolicy: .fixed(.description, for: .seconds(604_800))
    ) { json throws(UpstreamError) in
      guard var object = LenientObject(json), let genres = object.takeElements("genres", Genre.init(tmdb:)) else {
        throw UpstreamError(json.missing("genres", expected: "a list of genres"))
      }
      return GenreList(genres: genres, tmdb: object.rest())
    }
  }
}

/// A row of a list whose genres came as numbers. Names can be added later, so that requesting the list doesn't have to
/// wait for them.
public protocol GenreNaming {
  /// The kinds of genres that the rows may have.
  static var genreKinds: Set<WorkKind> { get }
  /// Adds the genres' names. Works at any time, because the numbers stay in the rest.
  mutating func name(_ names: [WorkKind: GenreNames])
}

extension Movie: GenreNaming {
  public static var genreKinds: Set<WorkKind> { [.movie] }

  public mutating func name(_ names: [WorkKind: GenreNames]) {
    genres = genres ?? names[.movie]?.genres(tmdb?.value["genre_ids"])
  }
}

extension Show: GenreNaming {
  public static var genreKinds: Set<WorkKind> { [.show] }

  public mutating func name(_ names: [WorkKind: GenreNames]) {
    genres = genres ?? names[.show]?.genres(tmdb?.value["genre_ids"])
  }
}

extension MovieCollection: GenreNaming {
  public static var genreKinds: Set<WorkKind> { [.movie] }

  /// Names the genres of the parts.
  public mutating func name(_ names: [WorkKind: GenreNames]) {
    for index in parts?.indices ?? 0..<0 { parts?[index].name(names) }
  }
}

extension SearchResult: GenreNaming {
  public static var genreKinds: Set<WorkKind> { [.movie, .show] }

  public mutating func name(_ names: [WorkKind: GenreNames]) {
    switch self {
    case .movie(var movie):
      movie.name(names)
      self = .movie(movie)
    case .tv(var show):
      show.name(names)
      self = .tv(show)
    case .person, .collection: break
    }
  }
}
