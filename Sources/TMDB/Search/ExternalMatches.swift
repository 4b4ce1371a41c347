// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == [EntityID] {
  /// TMDB's ids of what another site's id identifies, usually exactly one or none.
  /// - Returns: nil for an id of an upstream.
  public static func matches(of id: EntityID) -> Self? {
    find(id) { json throws(UpstreamError) in
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

extension TMDBObject {
  /// What another site's id identifies (https://developer.themoviedb.org/reference/find-by-id).
  /// - Returns: nil for an id of an upstream.
  fileprivate static func find(
    _ id: EntityID, read: @escaping @Sendable (JSONValue) throws(UpstreamError) -> Content
  ) -> Self? {
    guard id.provider.isSite else { return nil }
    let query: QueryItems = [
      "external_source": "\(id.provider.rawValue)_id", "language": Presentation.neutral.language?.tag,
    ]
    return Self(["find", id.native], query, for: .neutral, read: read)
  }
}

/// The show that an id of another site means, or whose episode it means.
public struct EpisodeMatch: Sendable, Equatable {
  public let show: EntityID
  /// The numbers of the episode; nil for a show.
  public var season: Int?
  public var episode: Int?
}

extension TMDBObject where Content == [EpisodeMatch] {
  /// The show and the numbers of the episode that another site's id identifies.
  /// - Returns: nil for an id of an upstream.
  public static func episodes(of id: EntityID) -> Self? {
    find(id) { json throws(UpstreamError) in
      let names = ["tv_episode_results", "tv_results", "movie_results"]
      guard names.contains(where: { json[$0]?.kind == .array }) else {
        throw UpstreamError(json.missing("tv_episode_results", expected: "a list of episodes"))
      }
      let episodes = json["tv_episode_results"]?.elements.compactMap { row -> EpisodeMatch? in
        guard let show = row["show_id"]?.integer.flatMap({ EntityID(.tmdb, .show, $0) }),
          let season = row["season_number"]?.integer, let episode = row["episode_number"]?.integer
        else { return nil }
        return EpisodeMatch(show: show, season: season, episode: episode)
      }
      let shows = json["tv_results"]?.elements.compactMap { row in
        row["id"]?.integer.flatMap { EntityID(.tmdb, .show, $0) }.map { EpisodeMatch(show: $0) }
      }
      return (episodes ?? []) + (shows ?? [])
    }
  }
}
