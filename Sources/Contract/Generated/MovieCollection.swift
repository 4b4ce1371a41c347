// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A series of movies. Rows of search/collections have neither parts nor totals.
public struct MovieCollection: Sendable, Hashable, Dated, Localized {
  /// The collection's id.
  public var id: EntityID
  /// The name, in the language of the answer.
  public var name: String
  /// The name in the original language.
  public var originalName: String?
  /// The language that the movies were made in.
  public var originalLanguage: String?
  /// What the movies have in common.
  public var overview: String?
  /// Whether the movies are for adults only.
  public var adult: Bool?
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String?
  /// The URL of a wide picture, in a size for a full page.
  public var backdropUrl: String?
  /// The poster's path, for images/url and images/fetch.
  public var posterPath: String?
  /// The wide picture's path, for images/url and images/fetch.
  public var backdropPath: String?
  /// The movies in the order of release, those without a day last.
  public var parts: [Movie]?
  /// What the parts come to.
  public var totals: CollectionTotals?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?

  public init(id: EntityID, name: String, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil, adult: Bool? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, posterPath: String? = nil, backdropPath: String? = nil, parts: [Movie]? = nil, totals: CollectionTotals? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    self.id = id
    self.name = name
    self.originalName = originalName
    self.originalLanguage = originalLanguage
    self.overview = overview
    self.adult = adult
    self.posterUrl = posterUrl
    self.backdropUrl = backdropUrl
    self.posterPath = posterPath
    self.backdropPath = backdropPath
    self.parts = parts
    self.totals = totals
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
  }
}

extension MovieCollection: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("originalName", originalName)
    writer.member("originalLanguage", originalLanguage)
    writer.member("overview", overview)
    writer.member("adult", adult)
    writer.member("posterUrl", posterUrl)
    writer.member("backdropUrl", backdropUrl)
    writer.member("posterPath", posterPath)
    writer.member("backdropPath", backdropPath)
    writer.member("parts", parts)
    writer.member("totals", totals)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
  }
}

/// What a collection's parts come to.
public struct CollectionTotals: Sendable, Hashable {
  /// The number of parts. In movies.
  public var parts: Int
  /// The number of parts whose day of release is today or past. In movies.
  public var released: Int
  /// The year of the first part's release; absent if no part has a day.
  public var firstYear: Int?
  /// The year of the last part's release, past or to come; absent if no part has a day.
  public var lastYear: Int?
  /// The number of parts that have a rating. In movies.
  public var rated: Int?
  /// The average of the ratings of the parts that have one, each counted once, rounded to a tenth; absent if none has.
  /// In points from 0 to 10.
  public var rating: Double?
  /// The number of votes for all parts.
  public var ratingCount: Int?

  public init(parts: Int, released: Int, firstYear: Int? = nil, lastYear: Int? = nil, rated: Int? = nil, rating: Double? = nil, ratingCount: Int? = nil) {
    self.parts = parts
    self.released = released
    self.firstYear = firstYear
    self.lastYear = lastYear
    self.rated = rated
    self.rating = rating
    self.ratingCount = ratingCount
  }
}

extension CollectionTotals: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("parts", parts)
    writer.member("released", released)
    writer.member("firstYear", firstYear)
    writer.member("lastYear", lastYear)
    writer.member("rated", rated)
    writer.member("rating", rating)
    writer.member("ratingCount", ratingCount)
  }
}

