// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

/// What `/discover/movie` can be narrowed down by (https://developer.themoviedb.org/reference/discover-movie).
public struct DiscoverFilter: Sendable, Hashable {
  /// Services that offer a movie in one country; TMDB knows offers by country only.
  public struct Offers: Sendable, Hashable {
    /// One of them is enough.
    public let providerIDs: [TMDBID]
    /// ISO 3166-1 alpha-2.
    public let region: String

    /// - Parameter region: ISO 3166-1 alpha-2.
    public init(providerIDs: [TMDBID], region: String) {
      self.providerIDs = providerIDs
      self.region = region
    }
  }

  /// Movies of all these genres.
  public var genreIDs: [TMDBID] = []
  /// First released in this year.
  public var year: Int?
  /// From 0 to 10.
  public var minimumRating: Double?
  /// How many must have rated the movie.
  public var minimumVotes: Int?
  /// Most popular first unless said.
  public var sortBy: MovieSort?
  /// Nil: movies that nobody offers too.
  public var offers: Offers?
  /// ISO 639-1.
  public var originalLanguage: String?
  /// On this day or later, `2026-11-21`: in the region if one is asked for, else anywhere.
  public var releasedAfter: Day?
  /// On this day or before.
  public var releasedBefore: Day?

  /// Nothing is filtered.
  public init() {}

  func append(to query: inout QueryItems, region: String?) {
    // Only `release_date` heeds the region, and without one it takes re-releases for releases.
    let date = region == nil ? "primary_release_date" : "release_date"
    query.append("with_genres", genreIDs.isEmpty ? nil : genreIDs.map(\.segment).joined(separator: ","))
    query.append("primary_release_year", year.map(String.init))
    query.append("vote_average.gte", minimumRating.map(Self.decimal))
    query.append("vote_count.gte", minimumVotes.map(String.init))
    query.append("sort_by", sortBy?.tmdbName)
    query.append("with_watch_providers", offers.map { $0.providerIDs.map(\.segment).joined(separator: "|") })
    query.append("watch_region", offers?.region)
    query.append("with_original_language", originalLanguage)
    query.append("\(date).gte", releasedAfter?.description)
    query.append("\(date).lte", releasedBefore?.description)
  }

  /// Without a fraction of zero, so that 7 and 7.0 are asked, and cached, as one.
  private static func decimal(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

extension MovieSort {
  /// What TMDB calls this order.
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
