// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A series of movies. Rows of search/collections have neither parts nor totals.
public struct MovieCollection: Sendable, Hashable, Dated, Localized, Boxed {
  /// The collection's id.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The name, in the language of the answer.
  public var name: String {
    get { box.members.name }
    _modify { own(); yield &box.members.name }
  }
  /// The name in the original language.
  public var originalName: String? {
    get { box.members.originalName }
    _modify { own(); yield &box.members.originalName }
  }
  /// The language that the movies were made in.
  public var originalLanguage: String? {
    get { box.members.originalLanguage }
    _modify { own(); yield &box.members.originalLanguage }
  }
  /// What the movies have in common.
  public var overview: String? {
    get { box.members.overview }
    _modify { own(); yield &box.members.overview }
  }
  /// Whether the movies are for adults only.
  public var adult: Bool? {
    get { box.members.adult }
    _modify { own(); yield &box.members.adult }
  }
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String? {
    get { box.members.posterUrl }
    _modify { own(); yield &box.members.posterUrl }
  }
  /// The URL of a wide picture, in a size for a full page.
  public var backdropUrl: String? {
    get { box.members.backdropUrl }
    _modify { own(); yield &box.members.backdropUrl }
  }
  /// The poster's path, for images/url and images/fetch.
  public var posterPath: String? {
    get { box.members.posterPath }
    _modify { own(); yield &box.members.posterPath }
  }
  /// The wide picture's path, for images/url and images/fetch.
  public var backdropPath: String? {
    get { box.members.backdropPath }
    _modify { own(); yield &box.members.backdropPath }
  }
  /// The movies in the order of release, those without a day last.
  public var parts: [Movie]? {
    get { box.members.parts }
    _modify { own(); yield &box.members.parts }
  }
  /// What the parts come to.
  public var totals: CollectionTotals? {
    get { box.members.totals }
    _modify { own(); yield &box.members.totals }
  }
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON? {
    get { box.members.tmdb }
    _modify { own(); yield &box.members.tmdb }
  }
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int? {
    get { box.members.ageSeconds }
    _modify { own(); yield &box.members.ageSeconds }
  }
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool? {
    get { box.members.stale }
    _modify { own(); yield &box.members.stale }
  }
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]? {
    get { box.members.settingsUsed }
    _modify { own(); yield &box.members.settingsUsed }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var id: EntityID
    var name: String
    var originalName: String?
    var originalLanguage: String?
    var overview: String?
    var adult: Bool?
    var posterUrl: String?
    var backdropUrl: String?
    var posterPath: String?
    var backdropPath: String?
    var parts: [Movie]?
    var totals: CollectionTotals?
    var tmdb: RawJSON?
    var ageSeconds: Int?
    var stale: Bool?
    var settingsUsed: [SettingName]?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(id: EntityID, name: String, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil, adult: Bool? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, posterPath: String? = nil, backdropPath: String? = nil, parts: [Movie]? = nil, totals: CollectionTotals? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    box = Box(Members(id: id, name: name, originalName: originalName, originalLanguage: originalLanguage, overview: overview, adult: adult, posterUrl: posterUrl, backdropUrl: backdropUrl, posterPath: posterPath, backdropPath: backdropPath, parts: parts, totals: totals, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed))
  }
}

extension MovieCollection: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    members.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension MovieCollection.Members {
  func writeMembers(to writer: inout JSONWriter) {
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

extension CollectionTotals: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("parts", parts)
    writer.member("released", released)
    writer.member("firstYear", firstYear)
    writer.member("lastYear", lastYear)
    writer.member("rated", rated)
    writer.member("rating", rating)
    writer.member("ratingCount", ratingCount)
    writer.endObject()
  }
}

