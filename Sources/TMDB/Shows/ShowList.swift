// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A list of shows: one of TMDB's lists, or the results of a search.
public struct ShowList: TMDBList {
  public typealias Row = Show

  /// TMDB's lists of shows.
  public enum View: Sendable, Hashable {
    case popular, topRated
    /// Shows with an episode within the next seven days.
    case onTheAir
    case airingToday
    case trending(TrendingWindow)
    /// Shows by name, in any language.
    case search(String, year: Int? = nil, includesAdult: Bool = false)
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
    case .popular: ["tv", "popular"]
    case .topRated: ["tv", "top_rated"]
    case .onTheAir: ["tv", "on_the_air"]
    case .airingToday: ["tv", "airing_today"]
    case .trending(let window): ["trending", "tv", window.rawValue]
    case .search: ["search", "tv"]
    }
  }

  public var cachePolicy: CachePolicy { .asAnswered(.list) }

  public var parameters: QueryItems {
    var query: QueryItems = ["language": presentation.language?.tag]
    guard case .search(let text, let year, let includesAdult) = view else { return query }
    query.append("query", text)
    query.append("first_air_date_year", year.map(String.init))
    query.append("include_adult", includesAdult ? "true" : nil)
    return query
  }

  public func row(_ json: JSONValue) -> Show? { Show(tmdb: json, for: presentation) }
}
