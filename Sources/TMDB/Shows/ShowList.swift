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
    /// Shows by the filters of a query.
    case filtered(QueryItems)

    /// Shows by filters (https://developer.themoviedb.org/reference/discover-tv).
    /// - Parameters:
    ///   - services: TMDB's numbers of services, of which one is enough.
    ///   - region: the country of the offers; without one, that of AMC's theatres.
    ///   - monetization: how the services must offer a show; nil for any way.
    public static func discover(
      _ filters: ShowsDiscover.Params, _ services: [Code]?, in region: Region?, _ monetization: [Monetization]? = nil
    ) -> Self {
      var query: QueryItems = ["with_genres": filters.genres?.map(\.text).joined(separator: ",")]
      let years = filters.years?.years
      query.append("first_air_date.gte", years.map { "\($0.lowerBound)-01-01" })
      query.append("first_air_date.lte", years.map { "\($0.upperBound)-12-31" })
      query.append(
        "vote_average.gte", filters.minimumRating.map { number in Int(exactly: number).map(String.init) ?? "\(number)" }
      )
      query.append("with_watch_providers", services?.map(\.text).joined(separator: "|"))
      query.append("watch_region", services.map { _ in (region ?? .unitedStates).code })
      query.append("with_watch_monetization_types", monetization?.map(\.tmdbName).joined(separator: "|"))
      query.append("sort_by", filters.sortBy.tmdbName)
      return .filtered(query)
    }
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
    case .filtered: ["discover", "tv"]
    }
  }

  public var parameters: QueryItems {
    var query: QueryItems = ["language": presentation.language?.tag]
    if case .filtered(let filters) = view { for item in filters.items { query.append(item.name, item.value) } }
    guard case .search(let text, let year, let includesAdult) = view else { return query }
    query.append("query", text)
    query.append("first_air_date_year", year.map(String.init))
    query.append("include_adult", includesAdult ? "true" : nil)
    return query
  }

  public func row(_ json: JSONValue) -> Show? { Show(tmdb: json, for: presentation) }
}

extension ShowSort {
  fileprivate var tmdbName: String {
    rawValue.replacing("firstAirDate", with: "first_air_date").replacing("ratingCount", with: "vote_count")
      .replacing("rating", with: "vote_average")
  }
}
