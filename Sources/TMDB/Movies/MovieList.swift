// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A list of movies: one of TMDB's lists, or the results of a filter or a search.
public struct MovieList: TMDBList {
  public typealias Row = Movie

  /// TMDB's lists of movies.
  public enum View: Sendable, Hashable {
    case popular, topRated, upcoming, nowPlaying
    case trending(TrendingWindow)
    case discover(DiscoverFilter)
    /// Movies that share genres and keywords with this one.
    case similar(TMDBID)
    /// Movies liked by people who like this one.
    case recommendations(TMDBID)
    case search(MovieSearch)
  }

  /// The list to read.
  public let view: View
  /// The caller's language and other preferences.
  public let presentation: Presentation
  /// The page, counted from 1.
  public var number = 1

  /// Creates an endpoint for the list's first page.
  public init(_ view: View, for presentation: Presentation) {
    self.view = view
    self.presentation = presentation
  }

  public var path: [String] {
    switch view {
    case .popular: ["movie", "popular"]
    case .topRated: ["movie", "top_rated"]
    case .upcoming: ["movie", "upcoming"]
    case .nowPlaying: ["movie", "now_playing"]
    case .trending(let window): ["trending", "movie", window.rawValue]
    case .discover: ["discover", "movie"]
    case .similar(let movie): ["movie", movie.segment, "similar"]
    case .recommendations(let movie): ["movie", movie.segment, "recommendations"]
    case .search: ["search", "movie"]
    }
  }

  public var cachePolicy: CachePolicy { .asAnswered(.list) }

  public var parameters: QueryItems {
    var query: QueryItems = ["language": presentation.language?.tag]
    switch view {
    case .popular, .topRated, .upcoming, .nowPlaying:
      query.append("region", presentation.region?.code)
    case .trending, .similar, .recommendations:
      break
    case .discover(let filter):
      query.append("region", presentation.region?.code)
      filter.append(to: &query, region: presentation.region)
    case .search(let search):
      query.append("region", presentation.region?.code)
      search.append(to: &query)
    }
    return query
  }

  public func row(_ json: JSONValue) -> Movie? { Movie(tmdb: json, for: presentation) }
}
