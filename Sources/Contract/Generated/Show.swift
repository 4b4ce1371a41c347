// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A television show.
public struct Show: Sendable, Hashable {
  /// Which show.
  public var id: EntityID
  /// What it is called, in the language of the answer.
  public var name: String
  /// What each provider calls it, as far as known.
  public var ids: KnownIDs?
  /// What it is called in the language it was made in.
  public var originalName: String?
  /// The language it was made in.
  public var originalLanguage: String?
  /// What it is about.
  public var overview: String?
  /// When it was first shown.
  public var firstAirDate: Day?
  /// What kind of show it is.
  public var genres: [Genre]?
  /// Where it was made.
  public var countries: [String]?
  /// What the audience thinks of it. In points from 0 to 10.
  public var rating: Double?
  /// How many people have voted. In votes.
  public var ratingCount: Int?
  /// How much attention it gets now, on the provider's own open scale.
  public var popularity: Double?
  /// True if it is for adults only.
  public var adult: Bool?
  /// The poster, in a size for lists.
  public var posterUrl: String?
  /// A wide picture, in a size for a page.
  public var backdropUrl: String?
  /// What images/url and images/fetch call the poster.
  public var posterPath: String?
  /// What images/url and images/fetch call the wide picture.
  public var backdropPath: String?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(id: EntityID, name: String, ids: KnownIDs? = nil, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil, firstAirDate: Day? = nil, genres: [Genre]? = nil, countries: [String]? = nil, rating: Double? = nil, ratingCount: Int? = nil, popularity: Double? = nil, adult: Bool? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, posterPath: String? = nil, backdropPath: String? = nil, tmdb: RawJSON? = nil) {
    self.id = id
    self.name = name
    self.ids = ids
    self.originalName = originalName
    self.originalLanguage = originalLanguage
    self.overview = overview
    self.firstAirDate = firstAirDate
    self.genres = genres
    self.countries = countries
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
    writer.member("genres", genres)
    writer.member("countries", countries)
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

