// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == [EntityID] {
  /// TMDB's ids of what another site's id identifies, usually exactly one or none
  /// (https://developer.themoviedb.org/reference/find-by-id).
  /// - Returns: nil for an id of an upstream.
  public static func matches(of id: EntityID) -> Self? {
    guard id.provider.isSite else { return nil }
    let query: QueryItems = [
      "external_source": "\(id.provider.rawValue)_id", "language": Presentation.neutral.language?.tag,
    ]
    return Self(["find", id.native], query, for: .neutral) { json throws(UpstreamError) in
      let lists: [(EntityKind, JSONValue?)] = [
        (.movie, json["movie_results"]), (.show, json["tv_results"]), (.person, json["person_results"]),
      ]
      guard lists.contains(where: { $1?.kind == .array }) else {
        throw UpstreamError(json.missing("movie_results", expected: "a list of movies"))
      }
      return lists.flatMap { kind, rows in
        rows?.elements.compactMap { $0["id"]?.integer.flatMap { EntityID(.tmdb, kind, $0) } } ?? []
      }
    }
  }
}
