// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A film or a show in the user's library.
public struct LibraryRow: Sendable, Hashable {
  /// The id under which it was added.
  public var id: EntityID
  /// Whether it is a film or a show.
  public var kind: WorkKind
  /// The title of the film or the name of the show, as it was when it was added; its id if nobody could be asked for it
  /// yet.
  public var title: String
  /// Its native ids at each provider, as far as known. It is recognized by each of them.
  public var ids: KnownIDs?
  /// The day of the film's release or of the show's first broadcast, if known.
  public var releaseDate: Day?
  /// The year of the release or of the first broadcast, if known.
  public var year: Int?
  /// The running time, of a show that of an episode; absent while it isn't known. In minutes.
  public var runtimeMinutes: Int?
  /// The names of its genres, in English; absent while they aren't known.
  public var genres: [String]?
  /// The age rating of the United States; absent if there is none, and while it isn't known.
  public var certification: String?
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String?
  /// The poster's path, for images/url and images/fetch.
  public var posterPath: String?
  /// The user's entry.
  public var library: LibraryEntry
  /// What happened to the library, if it was damaged and the user has not settled it yet (library/recover).
  public var libraryFault: RPCError?
  /// Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements:
  /// in the region of the call, or, without one, in any country with such services. Absent if no services are set
  /// there, or the offers weren't requested.
  public var onMine: Bool?

  public init(id: EntityID, kind: WorkKind, title: String, ids: KnownIDs? = nil, releaseDate: Day? = nil, year: Int? = nil, runtimeMinutes: Int? = nil, genres: [String]? = nil, certification: String? = nil, posterUrl: String? = nil, posterPath: String? = nil, library: LibraryEntry, libraryFault: RPCError? = nil, onMine: Bool? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
    self.ids = ids
    self.releaseDate = releaseDate
    self.year = year
    self.runtimeMinutes = runtimeMinutes
    self.genres = genres
    self.certification = certification
    self.posterUrl = posterUrl
    self.posterPath = posterPath
    self.library = library
    self.libraryFault = libraryFault
    self.onMine = onMine
  }
}

extension LibraryRow: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("kind", kind)
    writer.member("title", title)
    writer.member("ids", ids)
    writer.member("releaseDate", releaseDate)
    writer.member("year", year)
    writer.member("runtimeMinutes", runtimeMinutes)
    writer.member("genres", genres)
    writer.member("certification", certification)
    writer.member("posterUrl", posterUrl)
    writer.member("posterPath", posterPath)
    writer.member("library", library)
    writer.member("libraryFault", libraryFault)
    writer.member("onMine", onMine)
  }
}

/// What the user's library has of a film or a show.
public struct LibraryEntry: Sendable, Hashable, Boxed {
  /// Whether the user wants to see it or has seen it; absent if neither is said.
  public var status: LibraryStatus? {
    get { box.members.status }
    _modify { own(); yield &box.members.status }
  }
  /// The user's rating in steps of a half; absent if there is none. In points from 0.5 to 10.
  public var rating: Double? {
    get { box.members.rating }
    _modify { own(); yield &box.members.rating }
  }
  /// The days on which the user saw it, in order; absent if none is known.
  public var seenOn: [Day]? {
    get { box.members.seenOn }
    _modify { own(); yield &box.members.seenOn }
  }
  /// At which cinema the user saw it on one of these days, as far as that is said. Of a day that isn't here nothing
  /// says where.
  public var seenAt: [CinemaVisit]? {
    get { box.members.seenAt }
    _modify { own(); yield &box.members.seenAt }
  }
  /// The user's note; absent if there is none.
  public var note: String? {
    get { box.members.note }
    _modify { own(); yield &box.members.note }
  }
  /// The user's tags; absent if there are none.
  public var tags: [String]? {
    get { box.members.tags }
    _modify { own(); yield &box.members.tags }
  }
  /// When it was added; for an import the day that the other service gives, if it gives one.
  public var addedAt: Instant {
    get { box.members.addedAt }
    _modify { own(); yield &box.members.addedAt }
  }
  /// The service whose export it was imported from; absent if it was added here.
  public var source: ImportFormat? {
    get { box.members.source }
    _modify { own(); yield &box.members.source }
  }
  /// True for a show of which an episode was seen, until its last one was; absent otherwise. A show whose episodes
  /// aren't known yet, or that goes on, has no last one.
  public var begun: Bool? {
    get { box.members.begun }
    _modify { own(); yield &box.members.begun }
  }
  /// How far the user is with a show; absent while nothing is known of its episodes and none was seen.
  public var episodes: EpisodeProgress? {
    get { box.members.episodes }
    _modify { own(); yield &box.members.episodes }
  }
  /// The episode of a show that is next to see: the first one after the last that was seen, whether it is out or to
  /// come. Absent if there is none, or it isn't known yet.
  public var nextEpisode: Episode? {
    get { box.members.nextEpisode }
    _modify { own(); yield &box.members.nextEpisode }
  }
  /// The episodes of a show that were seen, specials too, in order; only in library/get and in exports.
  public var seenEpisodes: [SeenEpisode]? {
    get { box.members.seenEpisodes }
    _modify { own(); yield &box.members.seenEpisodes }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var status: LibraryStatus?
    var rating: Double?
    var seenOn: [Day]?
    var seenAt: [CinemaVisit]?
    var note: String?
    var tags: [String]?
    var addedAt: Instant
    var source: ImportFormat?
    var begun: Bool?
    var episodes: EpisodeProgress?
    var nextEpisode: Episode?
    var seenEpisodes: [SeenEpisode]?
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

  public init(status: LibraryStatus? = nil, rating: Double? = nil, seenOn: [Day]? = nil, seenAt: [CinemaVisit]? = nil, note: String? = nil, tags: [String]? = nil, addedAt: Instant, source: ImportFormat? = nil, begun: Bool? = nil, episodes: EpisodeProgress? = nil, nextEpisode: Episode? = nil, seenEpisodes: [SeenEpisode]? = nil) {
    box = Box(Members(status: status, rating: rating, seenOn: seenOn, seenAt: seenAt, note: note, tags: tags, addedAt: addedAt, source: source, begun: begun, episodes: episodes, nextEpisode: nextEpisode, seenEpisodes: seenEpisodes))
  }
}

extension LibraryEntry: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension LibraryEntry.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("status", status)
    writer.member("rating", rating)
    writer.member("seenOn", seenOn)
    writer.member("seenAt", seenAt)
    writer.member("note", note)
    writer.member("tags", tags)
    writer.member("addedAt", addedAt)
    writer.member("source", source)
    writer.member("begun", begun)
    writer.member("episodes", episodes)
    writer.member("nextEpisode", nextEpisode)
    writer.member("seenEpisodes", seenEpisodes)
  }
}

/// A day on which the user saw a film at a cinema.
public struct CinemaVisit: Sendable, Hashable {
  /// The day, by the clock of the theatre.
  public var day: Day
  /// The name of the theatre; absent where only a tag of an imported diary says that it was at a cinema.
  public var theatre: String?
  /// The theatre's id, if it is known.
  public var theatreId: EntityID?

  public init(day: Day, theatre: String? = nil, theatreId: EntityID? = nil) {
    self.day = day
    self.theatre = theatre
    self.theatreId = theatreId
  }
}

extension CinemaVisit: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    day = try json.required("day")
    theatre = try json.optional("theatre", .length(1...200))
    theatreId = try json.optional("theatreId")
  }
}

extension CinemaVisit: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("day", day)
    writer.member("theatre", theatre)
    writer.member("theatreId", theatreId)
  }
}

/// How far the user is with a show, specials left out.
public struct EpisodeProgress: Sendable, Hashable {
  /// The number of episodes that were seen.
  public var seen: Int
  /// The number of episodes that are out, by the day in the country of the call, or were seen; absent while they aren't
  /// known.
  public var out: Int?

  public init(seen: Int, out: Int? = nil) {
    self.seen = seen
    self.out = out
  }
}

extension EpisodeProgress: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("seen", seen)
    writer.member("out", out)
  }
}

/// An episode of a show that was seen.
public struct SeenEpisode: Sendable, Hashable {
  /// The number of its season; 0 for a special.
  public var season: Int
  /// The number within the season.
  public var episode: Int
  /// The days on which the user saw it, in order; absent if none is known.
  public var seenOn: [Day]?
  /// The user's rating in steps of a half; absent if there is none. In points from 0.5 to 10.
  public var rating: Double?

  public init(season: Int, episode: Int, seenOn: [Day]? = nil, rating: Double? = nil) {
    self.season = season
    self.episode = episode
    self.seenOn = seenOn
    self.rating = rating
  }
}

extension SeenEpisode: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("season", season)
    writer.member("episode", episode)
    writer.member("seenOn", seenOn)
    writer.member("rating", rating)
  }
}

/// What the user says of a film or show, or that they say nothing any more.
public enum LibraryStatusChange: String, Enumeration {
  /// The user wants to see it.
  case wanted
  /// The user has seen it.
  case seen
  /// Neither.
  case none
}

/// Whether the user wants to see a film or show, or has seen it.
public enum LibraryStatus: String, Enumeration {
  /// The user wants to see it.
  case wanted
  /// The user has seen it.
  case seen
}

/// An order of the library; what lacks the value comes last.
public enum LibrarySort: String, Enumeration {
  /// The latest additions first.
  case added
  /// By title.
  case title
  /// The newest films first.
  case year
  /// The user's best first.
  case rating
  /// The shortest first.
  case runtime
  /// The most popular first.
  case popularity
  /// By chance.
  case random
}

/// Which films of a programme are wanted, by the user's library.
public enum LibraryChoice: String, Enumeration {
  /// Those that the user wants to see.
  case wanted
  /// Those that the user has not seen, whether or not they are in the library.
  case unseen
}

/// Which rows of a list are left out by the library.
public enum SeenOption: String, Enumeration {
  /// Those that the user has seen are left out.
  case hide
  /// Those that the user has not seen are left out.
  case only
}

/// The service that an entry comes from.
public enum ImportFormat: String, Enumeration {
  /// Letterboxd.
  case letterboxd
  /// IMDb.
  case imdb
  /// Trakt.
  case trakt
  /// TMDB.
  case tmdb
  /// Movary.
  case movary
  /// Marquee's own export.
  case marquee
}

/// A tag of the library.
public struct LibraryTag: Sendable, Hashable {
  /// The tag.
  public var tag: String
  /// The number of entries that have it.
  public var entries: Int

  public init(tag: String, entries: Int) {
    self.tag = tag
    self.entries = entries
  }
}

extension LibraryTag: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("tag", tag)
    writer.member("entries", entries)
  }
}

/// The number of entries that were removed.
public struct LibraryRemoval: Sendable, Hashable {
  /// 1, or 0 if there was no entry; with season, the number of episodes that are no longer seen. In entries.
  public var removed: Int
  /// What happened to the library, if it was damaged and the user has not settled it yet (library/recover).
  public var libraryFault: RPCError?

  public init(removed: Int, libraryFault: RPCError? = nil) {
    self.removed = removed
    self.libraryFault = libraryFault
  }
}

extension LibraryRemoval: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("removed", removed)
    writer.member("libraryFault", libraryFault)
  }
}

/// A change of the library by this process.
public struct LibraryChange: Sendable, Hashable {
  /// The films and shows whose entries were added or changed, or of which a title or other episodes were learnt; absent
  /// if there are none, or more than a hundred.
  public var changed: [EntityID]?
  /// The films and shows whose entries were removed; absent if there are none.
  public var removed: [EntityID]?
  /// The number of entries that the library has now.
  public var entries: Int
  /// Of how many entries the running time, the genres and the rest are known; only while that is being learnt.
  public var known: Int?
  /// How many entries there are to learn of; only with known.
  public var of: Int?

  public init(changed: [EntityID]? = nil, removed: [EntityID]? = nil, entries: Int, known: Int? = nil, of: Int? = nil) {
    self.changed = changed
    self.removed = removed
    self.entries = entries
    self.known = known
    self.of = of
  }
}

extension LibraryChange: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("changed", changed)
    writer.member("removed", removed)
    writer.member("entries", entries)
    writer.member("known", known)
    writer.member("of", of)
  }
}

