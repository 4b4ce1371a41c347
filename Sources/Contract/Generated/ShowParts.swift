// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A part of a show that is returned only on request.
public enum ShowInclude: String, Enumeration {
  /// The cast and crew of all episodes.
  case credits
  /// Trailers and other videos.
  case videos
  /// Posters and other pictures.
  case images
  /// Where to watch it.
  case watchProviders
  /// The age ratings by country.
  case contentRatings
  /// Ids at other sites.
  case externalIds
  /// Keywords.
  case keywords
  /// Shows like it.
  case similar
  /// Recommendations.
  case recommendations
}

/// A text that can be in another language for want of a translation.
public enum ShowText: String, Enumeration {
  /// The name.
  case name
  /// The tagline.
  case tagline
  /// The overview.
  case overview
}

/// A season of a show: in short inside a Show, whole as the answer of shows/season.
public struct Season: Sendable, Hashable, Dated, Localized, Boxed {
  /// The number of the season; 0 for specials.
  public var season: Int {
    get { box.members.season }
    _modify { own(); yield &box.members.season }
  }
  /// The name, in the language of the answer.
  public var name: String? {
    get { box.members.name }
    _modify { own(); yield &box.members.name }
  }
  /// The show's id; absent inside a Show.
  public var showId: EntityID? {
    get { box.members.showId }
    _modify { own(); yield &box.members.showId }
  }
  /// The number of episodes.
  public var episodeCount: Int? {
    get { box.members.episodeCount }
    _modify { own(); yield &box.members.episodeCount }
  }
  /// The day on which the first episode was broadcast.
  public var airDate: Day? {
    get { box.members.airDate }
    _modify { own(); yield &box.members.airDate }
  }
  /// A summary of the plot.
  public var overview: String? {
    get { box.members.overview }
    _modify { own(); yield &box.members.overview }
  }
  /// The texts that are in English because there is no translation into the language asked for; absent if none.
  public var untranslated: [ShowText]? {
    get { box.members.untranslated }
    _modify { own(); yield &box.members.untranslated }
  }
  /// The average rating by users, in points from 0 to 10; absent if nobody has voted.
  public var rating: Double? {
    get { box.members.rating }
    _modify { own(); yield &box.members.rating }
  }
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String? {
    get { box.members.posterUrl }
    _modify { own(); yield &box.members.posterUrl }
  }
  /// The poster's path, for images/url and images/fetch.
  public var posterPath: String? {
    get { box.members.posterPath }
    _modify { own(); yield &box.members.posterPath }
  }
  /// The networks that broadcast it first.
  public var networks: [NamedEntity]? {
    get { box.members.networks }
    _modify { own(); yield &box.members.networks }
  }
  /// The episodes, in TMDB's order; absent inside a Show.
  public var episodes: [Episode]? {
    get { box.members.episodes }
    _modify { own(); yield &box.members.episodes }
  }
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID? {
    get { box.members.linkedFrom }
    _modify { own(); yield &box.members.linkedFrom }
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
    var season: Int
    var name: String?
    var showId: EntityID?
    var episodeCount: Int?
    var airDate: Day?
    var overview: String?
    var untranslated: [ShowText]?
    var rating: Double?
    var posterUrl: String?
    var posterPath: String?
    var networks: [NamedEntity]?
    var episodes: [Episode]?
    var linkedFrom: EntityID?
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

  public init(season: Int, name: String? = nil, showId: EntityID? = nil, episodeCount: Int? = nil, airDate: Day? = nil, overview: String? = nil, untranslated: [ShowText]? = nil, rating: Double? = nil, posterUrl: String? = nil, posterPath: String? = nil, networks: [NamedEntity]? = nil, episodes: [Episode]? = nil, linkedFrom: EntityID? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    box = Box(Members(season: season, name: name, showId: showId, episodeCount: episodeCount, airDate: airDate, overview: overview, untranslated: untranslated, rating: rating, posterUrl: posterUrl, posterPath: posterPath, networks: networks, episodes: episodes, linkedFrom: linkedFrom, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed))
  }
}

extension Season: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Season.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("season", season)
    writer.member("name", name)
    writer.member("showId", showId)
    writer.member("episodeCount", episodeCount)
    writer.member("airDate", airDate)
    writer.member("overview", overview)
    writer.member("untranslated", untranslated)
    writer.member("rating", rating)
    writer.member("posterUrl", posterUrl)
    writer.member("posterPath", posterPath)
    writer.member("networks", networks)
    writer.member("episodes", episodes)
    writer.member("linkedFrom", linkedFrom)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
  }
}

/// An episode of a show.
public struct Episode: Sendable, Hashable {
  /// The number of its season; 0 for a special.
  public var season: Int?
  /// The number within the season.
  public var episode: Int
  /// The title, in the language of the answer.
  public var title: String?
  /// The day on which it was, or is to be, broadcast.
  public var airDate: Day?
  /// The running time in minutes.
  public var runtimeMinutes: Int?
  /// The type of episode, in TMDB's words: standard, mid_season, finale and others.
  public var type: String?
  /// A summary of the plot.
  public var overview: String?
  /// The average rating by users, in points from 0 to 10; absent if nobody has voted.
  public var rating: Double?
  /// The number of votes.
  public var ratingCount: Int?
  /// The URL of a picture of the episode, in a size for lists.
  public var stillUrl: String?
  /// The picture's path, for images/url and images/fetch.
  public var stillPath: String?
  /// Those who made the episode.
  public var crew: [Credit]?
  /// The actors who are in this episode only, or in few.
  public var guestStars: [Credit]?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(season: Int? = nil, episode: Int, title: String? = nil, airDate: Day? = nil, runtimeMinutes: Int? = nil, type: String? = nil, overview: String? = nil, rating: Double? = nil, ratingCount: Int? = nil, stillUrl: String? = nil, stillPath: String? = nil, crew: [Credit]? = nil, guestStars: [Credit]? = nil, tmdb: RawJSON? = nil) {
    self.season = season
    self.episode = episode
    self.title = title
    self.airDate = airDate
    self.runtimeMinutes = runtimeMinutes
    self.type = type
    self.overview = overview
    self.rating = rating
    self.ratingCount = ratingCount
    self.stillUrl = stillUrl
    self.stillPath = stillPath
    self.crew = crew
    self.guestStars = guestStars
    self.tmdb = tmdb
  }
}

extension Episode: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("season", season)
    writer.member("episode", episode)
    writer.member("title", title)
    writer.member("airDate", airDate)
    writer.member("runtimeMinutes", runtimeMinutes)
    writer.member("type", type)
    writer.member("overview", overview)
    writer.member("rating", rating)
    writer.member("ratingCount", ratingCount)
    writer.member("stillUrl", stillUrl)
    writer.member("stillPath", stillPath)
    writer.member("crew", crew)
    writer.member("guestStars", guestStars)
    writer.member("tmdb", tmdb)
  }
}

/// The age rating of a show in one country.
public struct ContentRating: Sendable, Hashable {
  /// The country.
  public var region: String
  /// The age rating.
  public var certification: String
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(region: String, certification: String, tmdb: RawJSON? = nil) {
    self.region = region
    self.certification = certification
    self.tmdb = tmdb
  }
}

extension ContentRating: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("region", region)
    writer.member("certification", certification)
    writer.member("tmdb", tmdb)
  }
}

