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

  public var cachePolicy: CachePolicy { .asAnswered(.list) }

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
      query.append("sort_by", MovieSort.popularityDesc.tmdbName)
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

extension MovieList.View {
  /// Movies by filters (https://developer.themoviedb.org/reference/discover-movie); nil or empty for any.
  /// - Parameters:
  ///   - genreIDs: genres that a movie must all have.
  ///   - year: of the first release.
  ///   - minimumRating: the minimum average rating, from 0 to 10.
  ///   - minimumVotes: the minimum number of votes.
  ///   - sortBy: the order; most popular first by default.
  ///   - providerIDs: streaming services, one of which must offer the movie in the region.
  ///   - originalLanguage: TMDB accepts no country here.
  ///   - start: the first day of the release range: by releases in the region, or without one by first releases
  ///     anywhere.
  ///   - end: the last day of the release range.
  ///   - region: the country of the releases and offers. TMDB has offers by country only: without a region, those in
  ///     the country of AMC's theatres.
  public static func discover(
    genreIDs: [TMDBID] = [], year: Int? = nil, minimumRating: Double? = nil, minimumVotes: Int? = nil,
    sortBy: MovieSort? = nil, providerIDs: [TMDBID]? = nil, originalLanguage: Language? = nil,
    from start: Day? = nil, to end: Day? = nil, in region: Region?
  ) -> Self {
    // Only `release_date` respects the region; without one it counts re-releases as releases.
    let date = region == nil ? "primary_release_date" : "release_date"
    return .filtered([
      "region": region?.code,
      "with_genres": genreIDs.isEmpty ? nil : genreIDs.map(\.segment).joined(separator: ","),
      "primary_release_year": year.map(String.init),
      // Without a zero fraction, so that 7 and 7.0 are requested, and cached, as one.
      "vote_average.gte": minimumRating.map { Int(exactly: $0).map(String.init) ?? String($0) },
      "vote_count.gte": minimumVotes.map(String.init),
      "sort_by": sortBy?.tmdbName,
      "with_watch_providers": providerIDs.map { $0.map(\.segment).joined(separator: "|") },
      "watch_region": providerIDs == nil ? nil : (region ?? .unitedStates).code,
      "with_original_language": originalLanguage?.code,
      "\(date).gte": start?.description,
      "\(date).lte": end?.description,
    ])
  }
}

extension MovieSort {
  /// TMDB's name for this order.
  var tmdbName: String {
    let parts = rawValue.split(separator: ".")
    guard parts.count == 2 else { return rawValue }
    let names: [Substring: String] = [
      "releaseDate": "primary_release_date", "originalTitle": "original_title", "rating": "vote_average",
      "ratingCount": "vote_count",
    ]
    return "\(names[parts[0]] ?? String(parts[0])).\(parts[1])"
  }
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
