// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

/// The filters of `/discover/movie` (https://developer.themoviedb.org/reference/discover-movie).
public struct DiscoverFilter: Sendable, Hashable {
  /// Streaming services that offer a movie in one country; TMDB has offers by country only.
  public struct Offers: Sendable, Hashable {
    /// The services; one of them is enough.
    public let providerIDs: [TMDBID]
    /// The country.
    public let region: Region

    public init(providerIDs: [TMDBID], region: Region) {
      self.providerIDs = providerIDs
      self.region = region
    }
  }

  /// Genres that a movie must all have.
  public var genreIDs: [TMDBID] = []
  /// The year of the first release.
  public var year: Int?
  /// The minimum average rating, from 0 to 10.
  public var minimumRating: Double?
  /// The minimum number of votes.
  public var minimumVotes: Int?
  /// The order; most popular first by default.
  public var sortBy: MovieSort?
  /// The required offers; nil to include movies without offers.
  public var offers: Offers?
  /// The language; TMDB accepts no country here.
  public var originalLanguage: Language?
  /// The first day of the release range: by releases in the region if there is one, else by first releases anywhere.
  public var releasedAfter: Day?
  /// The last day of the release range.
  public var releasedBefore: Day?

  /// The country where TMDB requires one and the call has none: that of AMC's theatres.
  public static let defaultRegion = "US"

  /// Creates a filter that excludes nothing.
  public init() {}

  func append(to query: inout QueryItems, region: Region?) {
    // Only `release_date` respects the region; without one it counts re-releases as releases.
    let date = region == nil ? "primary_release_date" : "release_date"
    query.append("with_genres", genreIDs.isEmpty ? nil : genreIDs.map(\.segment).joined(separator: ","))
    query.append("primary_release_year", year.map(String.init))
    query.append("vote_average.gte", minimumRating.map(Self.decimal))
    query.append("vote_count.gte", minimumVotes.map(String.init))
    query.append("sort_by", sortBy?.tmdbName)
    query.append("with_watch_providers", offers.map { $0.providerIDs.map(\.segment).joined(separator: "|") })
    query.append("watch_region", offers?.region.code)
    query.append("with_original_language", originalLanguage?.code)
    query.append("\(date).gte", releasedAfter?.description)
    query.append("\(date).lte", releasedBefore?.description)
  }

  /// Omits a zero fraction, so that 7 and 7.0 are requested, and cached, as one.
  private static func decimal(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
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
