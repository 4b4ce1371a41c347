// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A list of movies: one of TMDB's lists, or the results of a filter or a search.
public struct MovieList: TMDBList {
  public typealias Row = Movie

  /// TMDB's lists of movies.
  public enum View: Sendable, Hashable {
    case popular, topRated, nowPlaying
    /// Movies that theatres in the region are to show from this day on. TMDB's own list of this name holds what was
    /// released last week or decades ago.
    case upcoming(from: Day)
    case trending(TrendingWindow)
    /// The results of `discover`, with the query items of its filters.
    case filtered(QueryItems)
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
    case .nowPlaying: ["movie", "now_playing"]
    case .trending(let window): ["trending", "movie", window.rawValue]
    case .filtered, .upcoming: ["discover", "movie"]
    case .similar(let movie): ["movie", movie.segment, "similar"]
    case .recommendations(let movie): ["movie", movie.segment, "recommendations"]
    case .search: ["search", "movie"]
    }
  }

  public var parameters: QueryItems {
    var query: QueryItems = ["language": presentation.language?.tag]
    switch view {
    case .popular, .topRated, .nowPlaying:
      query.append("region", presentation.region?.code)
    case .upcoming(let day):
      // TMDB compares releases by type and day only in a country.
      query.append("region", (presentation.region ?? .unitedStates).code)
      query.append("release_date.gte", day.description)
      query.append("with_release_type", "2|3")
      // What was first released before is shown again.
      query.append("primary_release_date.gte", day.adding(days: -365)?.description)
      query.append("sort_by", MovieSort.popularityDesc.tmdbName())
    case .trending, .similar, .recommendations:
      break
    case .filtered(let filters):
      for item in filters.items { query.append(item.name, item.value) }
    case .search(let search):
      query.append("region", presentation.region?.code)
      search.append(to: &query)
    }
    return query
  }

  public func row(_ json: JSONValue) -> Movie? { Movie(tmdb: json, for: presentation) }
}

/// The parameters of `/search/movie` (https://developer.themoviedb.org/reference/search-movie).
public struct MovieSearch: Sendable, Hashable {
  /// Words of a title, in any language.
  public var text: String
  /// The year of any release.
  public var year: Int?
  /// Whether to include adult movies.
  public var includesAdult: Bool

  /// - Parameter year: the year of any release.
  public init(_ text: String, year: Int? = nil, includesAdult: Bool = false) {
    self.text = text
    self.year = year
    self.includesAdult = includesAdult
  }

  func append(to query: inout QueryItems) {
    query.append("query", text)
    query.append("year", year.map(String.init))
    query.append("include_adult", includesAdult ? "true" : nil)
  }
}
