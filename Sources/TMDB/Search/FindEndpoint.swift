// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// What IMDb's id is an id of at TMDB (https://developer.themoviedb.org/reference/find-by-id).
public struct FindEndpoint: TMDBEndpoint {
  /// What was found; mostly one entity or none.
  public struct Content: Sendable, Hashable {
    /// Movies of this id, as a rule one or none.
    public let movies: [Movie]
    /// People of this id, as a rule one or none.
    public let people: [Person]
  }

  /// The id at IMDb.
  public let id: EntityID
  /// How the caller wants to see what is found.
  public let presentation: Presentation

  /// Nil for an id of another provider.
  public init?(_ id: EntityID, for presentation: Presentation) {
    guard id.provider == .imdb else { return nil }
    self.id = id
    self.presentation = presentation
  }

  public var path: [String] { ["find", id.native] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }
  public var query: QueryItems { ["external_source": "imdb_id", "language": presentation.language] }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Content {
    guard let movies = json["movie_results"], movies.kind == .array else {
      throw UpstreamError(json.missing("movie_results", expected: "a list of movies"))
    }
    return Content(
      movies: movies.elements.compactMap { Movie(tmdb: $0, for: presentation) },
      people: json["person_results"]?.elements.compactMap { Person(tmdb: $0, presentation.images) } ?? [])
  }
}
