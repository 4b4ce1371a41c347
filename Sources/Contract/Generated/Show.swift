// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A television show.
public struct Show: Sendable, Hashable {
  /// The show's id.
  public var id: EntityID
  /// The name, in the language of the answer.
  public var name: String
  /// The show's native ids at each provider, as far as known.
  public var ids: KnownIDs?
  /// The name in the original language.
  public var originalName: String?
  /// The language that the show was made in.
  public var originalLanguage: String?
  /// A summary of the plot.
  public var overview: String?
  /// The day it was first broadcast.
  public var firstAirDate: Day?
  /// The year of the first broadcast, where that is known and the day is not: in rows of the local index.
  public var year: Int?
  /// The show's genres. TMDB's search has numbers only, which stay under tmdb as genre_ids.
  public var genres: [Genre]?
  /// The countries that the show comes from.
  public var originCountries: [String]?
  /// The average rating by users, in points from 0 to 10; absent if nobody has voted.
  public var rating: Double?
  /// The number of votes.
  public var ratingCount: Int?
  /// The attention that the show gets now, on the provider's own scale, which has no upper bound.
  public var popularity: Double?
  /// Whether the show is for adults only.
  public var adult: Bool?
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String?
  /// The URL of a wide picture, in a size for a full page.
  public var backdropUrl: String?
  /// The poster's path, for images/url and images/fetch.
  public var posterPath: String?
  /// The wide picture's path, for images/url and images/fetch.
  public var backdropPath: String?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(id: EntityID, name: String, ids: KnownIDs? = nil, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil, firstAirDate: Day? = nil, year: Int? = nil, genres: [Genre]? = nil, originCountries: [String]? = nil, rating: Double? = nil, ratingCount: Int? = nil, popularity: Double? = nil, adult: Bool? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, posterPath: String? = nil, backdropPath: String? = nil, tmdb: RawJSON? = nil) {
    self.id = id
    self.name = name
    self.ids = ids
    self.originalName = originalName
    self.originalLanguage = originalLanguage
    self.overview = overview
    self.firstAirDate = firstAirDate
    self.year = year
    self.genres = genres
    self.originCountries = originCountries
    self.rating = rating
    self.ratingCount = ratingCount
    self.popularity = popularity
    self.adult = adult
    self.posterUrl = posterUrl
    self.backdropUrl = backdropUrl
    self.posterPath = posterPath
    self.backdropPath = backdropPath
    self.tmdb = tmdb
  }
}

extension Show: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("ids", ids)
    writer.member("originalName", originalName)
    writer.member("originalLanguage", originalLanguage)
    writer.member("overview", overview)
    writer.member("firstAirDate", firstAirDate)
    writer.member("year", year)
    writer.member("genres", genres)
    writer.member("originCountries", originCountries)
    writer.member("rating", rating)
    writer.member("ratingCount", ratingCount)
    writer.member("popularity", popularity)
    writer.member("adult", adult)
    writer.member("posterUrl", posterUrl)
    writer.member("backdropUrl", backdropUrl)
    writer.member("posterPath", posterPath)
    writer.member("backdropPath", backdropPath)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

