// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// What the user has seen. Each film counts once in films, and each time that it was seen in hours; a film without a
/// day counts as seen once, where no day is needed.
public struct FilmStatistics: Sendable, Hashable, Boxed {
  /// The years that the call asks for; absent without any.
  public var period: String? {
    get { box.members.period }
    _modify { own(); yield &box.members.period }
  }
  /// The number of films that were seen.
  public var films: Int {
    get { box.members.films }
    _modify { own(); yield &box.members.films }
  }
  /// The time that they took, of those whose running time is known. In hours.
  public var hours: Double {
    get { box.members.hours }
    _modify { own(); yield &box.members.hours }
  }
  /// The years in which films were seen.
  public var years: [StatisticsRow] {
    get { box.members.years }
    _modify { own(); yield &box.members.years }
  }
  /// The months in which films were seen.
  public var months: [StatisticsRow] {
    get { box.members.months }
    _modify { own(); yield &box.members.months }
  }
  /// The days of the week on which films were seen, from Monday on.
  public var weekdays: [StatisticsRow] {
    get { box.members.weekdays }
    _modify { own(); yield &box.members.weekdays }
  }
  /// The genres, in English; a film of several counts in each.
  public var genres: [StatisticsRow] {
    get { box.members.genres }
    _modify { own(); yield &box.members.genres }
  }
  /// The directors, at most 100.
  public var directors: [StatisticsRow] {
    get { box.members.directors }
    _modify { own(); yield &box.members.directors }
  }
  /// The countries that the films come from, in English.
  public var countries: [StatisticsRow] {
    get { box.members.countries }
    _modify { own(); yield &box.members.countries }
  }
  /// The decades in which the films were released.
  public var decades: [StatisticsRow] {
    get { box.members.decades }
    _modify { own(); yield &box.members.decades }
  }
  /// The user's ratings, the highest first.
  public var ratings: [StatisticsRow] {
    get { box.members.ratings }
    _modify { own(); yield &box.members.ratings }
  }
  /// Those seen at the cinema, by years; cinemaDays says how that is known. A film of which nothing says it may have
  /// been seen there, too.
  public var cinema: [StatisticsRow] {
    get { box.members.cinema }
    _modify { own(); yield &box.members.cinema }
  }
  /// On how many days a film was seen at the cinema, by what says so; absent if nothing does.
  public var cinemaDays: CinemaDays? {
    get { box.members.cinemaDays }
    _modify { own(); yield &box.members.cinemaDays }
  }
  /// The theatres of the showings, at most 100.
  public var theatres: [StatisticsRow] {
    get { box.members.theatres }
    _modify { own(); yield &box.members.theatres }
  }
  /// The films that were seen on more than one day, those with the most days first, at most 20.
  public var mostSeen: [StatisticsFilm] {
    get { box.members.mostSeen }
    _modify { own(); yield &box.members.mostSeen }
  }
  /// What came and went of the list of what the user wants to see, by months.
  public var changes: [StatisticsChange] {
    get { box.members.changes }
    _modify { own(); yield &box.members.changes }
  }
  /// The series of films and the shows that the user has begun, and what is missing; with years those of which a part
  /// was seen in them. The latest begun first, at most 100.
  public var series: [StatisticsSeries] {
    get { box.members.series }
    _modify { own(); yield &box.members.series }
  }
  /// Of how many of the films that were seen the running time, the genres and the rest aren't known; absent if none.
  public var unknownCount: Int? {
    get { box.members.unknownCount }
    _modify { own(); yield &box.members.unknownCount }
  }
  /// The file that was written; absent without to.
  public var path: String? {
    get { box.members.path }
    _modify { own(); yield &box.members.path }
  }
  /// What isn't known, for people; absent if all is.
  public var message: String? {
    get { box.members.message }
    _modify { own(); yield &box.members.message }
  }
  /// What happened to the library, if it was damaged and the user has not settled it yet (library/recover).
  public var libraryFault: RPCError? {
    get { box.members.libraryFault }
    _modify { own(); yield &box.members.libraryFault }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var period: String?
    var films: Int
    var hours: Double
    var years: [StatisticsRow]
    var months: [StatisticsRow]
    var weekdays: [StatisticsRow]
    var genres: [StatisticsRow]
    var directors: [StatisticsRow]
    var countries: [StatisticsRow]
    var decades: [StatisticsRow]
    var ratings: [StatisticsRow]
    var cinema: [StatisticsRow]
    var cinemaDays: CinemaDays?
    var theatres: [StatisticsRow]
    var mostSeen: [StatisticsFilm]
    var changes: [StatisticsChange]
    var series: [StatisticsSeries]
    var unknownCount: Int?
    var path: String?
    var message: String?
    var libraryFault: RPCError?
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

  public init(period: String? = nil, films: Int, hours: Double, years: [StatisticsRow], months: [StatisticsRow], weekdays: [StatisticsRow], genres: [StatisticsRow], directors: [StatisticsRow], countries: [StatisticsRow], decades: [StatisticsRow], ratings: [StatisticsRow], cinema: [StatisticsRow], cinemaDays: CinemaDays? = nil, theatres: [StatisticsRow], mostSeen: [StatisticsFilm], changes: [StatisticsChange], series: [StatisticsSeries], unknownCount: Int? = nil, path: String? = nil, message: String? = nil, libraryFault: RPCError? = nil) {
    box = Box(Members(period: period, films: films, hours: hours, years: years, months: months, weekdays: weekdays, genres: genres, directors: directors, countries: countries, decades: decades, ratings: ratings, cinema: cinema, cinemaDays: cinemaDays, theatres: theatres, mostSeen: mostSeen, changes: changes, series: series, unknownCount: unknownCount, path: path, message: message, libraryFault: libraryFault))
  }
}

extension FilmStatistics: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension FilmStatistics.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("period", period)
    writer.member("films", films)
    writer.member("hours", hours)
    writer.member("years", years)
    writer.member("months", months)
    writer.member("weekdays", weekdays)
    writer.member("genres", genres)
    writer.member("directors", directors)
    writer.member("countries", countries)
    writer.member("decades", decades)
    writer.member("ratings", ratings)
    writer.member("cinema", cinema)
    writer.member("cinemaDays", cinemaDays)
    writer.member("theatres", theatres)
    writer.member("mostSeen", mostSeen)
    writer.member("changes", changes)
    writer.member("series", series)
    writer.member("unknownCount", unknownCount)
    writer.member("path", path)
    writer.member("message", message)
    writer.member("libraryFault", libraryFault)
  }
}

/// A row of statistics.
public struct StatisticsRow: Sendable, Hashable {
  /// What the row is of.
  public var name: String
  /// The number of films; each counts once.
  public var films: Int
  /// The time that they took, of those whose running time is known. In hours.
  public var hours: Double

  public init(name: String, films: Int, hours: Double) {
    self.name = name
    self.films = films
    self.hours = hours
  }
}

extension StatisticsRow: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("films", films)
    writer.member("hours", hours)
  }
}

/// How it is known that films were seen at the cinema, in days on which a film was seen.
public struct CinemaDays: Sendable, Hashable {
  /// Of how many days the showing is stored (seenAt of library/set); absent if none.
  public var byShowing: Int?
  /// Of how many days only a tag says it, such as cinema, in theaters, IMAX or kino: that of the day in an imported
  /// diary, or one of a film that was seen on one day alone; absent if none.
  public var byTag: Int?
  /// Of how many days nothing says where; absent if none.
  public var unknown: Int?

  public init(byShowing: Int? = nil, byTag: Int? = nil, unknown: Int? = nil) {
    self.byShowing = byShowing
    self.byTag = byTag
    self.unknown = unknown
  }
}

extension CinemaDays: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("byShowing", byShowing)
    writer.member("byTag", byTag)
    writer.member("unknown", unknown)
  }
}

/// A film in statistics.
public struct StatisticsFilm: Sendable, Hashable {
  /// Its id.
  public var id: EntityID
  /// The title.
  public var title: String
  /// The year of the release, if known.
  public var year: Int?
  /// On how many days it was seen; only in mostSeen. In times.
  public var times: Int?

  public init(id: EntityID, title: String, year: Int? = nil, times: Int? = nil) {
    self.id = id
    self.title = title
    self.year = year
    self.times = times
  }
}

extension StatisticsFilm: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("title", title)
    writer.member("year", year)
    writer.member("times", times)
  }
}

/// What came and went of the list of what the user wants to see in a month.
public struct StatisticsChange: Sendable, Hashable {
  /// The month.
  public var name: String
  /// How many films and shows were added to it. In entries.
  public var came: Int
  /// How many left it: seen since, or removed from the library. In entries.
  public var went: Int
  /// Titles of those that came, the latest first, at most five.
  public var titles: [String]?
  /// Titles of those that went, the latest first, at most five; of what was removed the title isn't kept.
  public var wentTitles: [String]?

  public init(name: String, came: Int, went: Int, titles: [String]? = nil, wentTitles: [String]? = nil) {
    self.name = name
    self.came = came
    self.went = went
    self.titles = titles
    self.wentTitles = wentTitles
  }
}

extension StatisticsChange: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("came", came)
    writer.member("went", went)
    writer.member("titles", titles)
    writer.member("wentTitles", wentTitles)
  }
}

/// A series of films, or a show, that the user has begun.
public struct StatisticsSeries: Sendable, Hashable {
  /// The id of the collection, or of the show.
  public var id: EntityID
  /// The name.
  public var name: String
  /// Whether it is a series of films or a show.
  public var kind: WorkKind
  /// How many films or episodes the user has seen. In parts.
  public var seen: Int
  /// How many are out; absent while that isn't known. In parts.
  public var of: Int?
  /// Those that are out and not seen, the first first, at most 50; empty while the parts aren't known.
  public var missing: [MissingPart]
  /// How many are out and not seen, also beyond those that missing has. In parts.
  public var missingCount: Int

  public init(id: EntityID, name: String, kind: WorkKind, seen: Int, of: Int? = nil, missing: [MissingPart], missingCount: Int) {
    self.id = id
    self.name = name
    self.kind = kind
    self.seen = seen
    self.of = of
    self.missing = missing
    self.missingCount = missingCount
  }
}

extension StatisticsSeries: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("kind", kind)
    writer.member("seen", seen)
    writer.member("of", of)
    writer.member("missing", missing)
    writer.member("missingCount", missingCount)
  }
}

/// A film of a series, or an episode of a show, that the user has not seen.
public struct MissingPart: Sendable, Hashable {
  /// The title of the film or, of an episode, its season and number.
  public var title: String
  /// The id of the film; absent of an episode.
  public var id: EntityID?
  /// The year of the release, if known.
  public var year: Int?
  /// The number of the season; only of an episode.
  public var season: Int?
  /// The number of the episode; only of an episode.
  public var episode: Int?

  public init(title: String, id: EntityID? = nil, year: Int? = nil, season: Int? = nil, episode: Int? = nil) {
    self.title = title
    self.id = id
    self.year = year
    self.season = season
    self.episode = episode
  }
}

extension MissingPart: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", title)
    writer.member("id", id)
    writer.member("year", year)
    writer.member("season", season)
    writer.member("episode", episode)
  }
}

