// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The TMDB entities with an IMDb id, usually exactly one or none
/// (https://developer.themoviedb.org/reference/find-by-id).
public struct IMDbMatches: Sendable, Hashable {
  public let movies: [Movie]
  public let people: [Person]
}

extension TMDBObject where Content == IMDbMatches {
  /// - Returns: nil for an id that isn't IMDb's.
  public static func matches(of id: EntityID, for presentation: Presentation) -> Self? {
    guard id.provider == .imdb else { return nil }
    let query: QueryItems = ["external_source": "imdb_id", "language": presentation.language?.tag]
    return Self(["find", id.native], query, for: presentation) { json throws(UpstreamError) in
      guard let movies = json["movie_results"], movies.kind == .array else {
        throw UpstreamError(json.missing("movie_results", expected: "a list of movies"))
      }
      return IMDbMatches(
        movies: movies.elements.compactMap { Movie(tmdb: $0, for: presentation) },
        people: json["person_results"]?.elements.compactMap { Person(tmdb: $0, for: presentation) } ?? [])
    }
  }
}
