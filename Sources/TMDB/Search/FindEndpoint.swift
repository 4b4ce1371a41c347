// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The TMDB entities with an IMDb id (https://developer.themoviedb.org/reference/find-by-id).
public struct FindEndpoint: TMDBEndpoint {
  /// The entities found; usually exactly one or none.
  public struct Content: Sendable, Hashable {
    /// The movies with this id, usually one or none.
    public let movies: [Movie]
    /// The people with this id, usually one or none.
    public let people: [Person]
  }

  /// The IMDb id.
  public let id: EntityID
  /// The caller's language and other preferences.
  public let presentation: Presentation

  /// Nil for an id from another provider.
  public init?(_ id: EntityID, for presentation: Presentation) {
    guard id.provider == .imdb else { return nil }
    self.id = id
    self.presentation = presentation
  }

  public var path: [String] { ["find", id.native] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }
  public var query: QueryItems { ["external_source": "imdb_id", "language": presentation.language?.tag] }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Content {
    guard let movies = json["movie_results"], movies.kind == .array else {
      throw UpstreamError(json.missing("movie_results", expected: "a list of movies"))
    }
    return Content(
      movies: movies.elements.compactMap { Movie(tmdb: $0, for: presentation) },
      people: json["person_results"]?.elements.compactMap { Person(tmdb: $0, presentation.images) } ?? [])
  }
}
