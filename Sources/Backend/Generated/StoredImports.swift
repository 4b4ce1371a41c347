// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import Contract
import JSON

/// What an export has about a film or a show, from all of its lines. The rating, the days and the rest are those of an
/// entry.
struct StoredImportFilm: Sendable, Hashable {
  /// Whether it is a film or a show; absent while only TMDB can say it.
  var kind: WorkKind?
  /// The title.
  var title: String?
  /// The title in the language of the film, if the export has no id.
  var originalTitle: String?
  /// The year.
  var year: Int?
  /// The id under which the library will have it.
  var id: EntityID?
  /// All of its ids; absent in imports of earlier versions.
  var ids: [EntityID]?
  /// IMDb's id of the episode that it is, which TMDB has to say the show of; absent for a film or a show.
  var episodeId: String?
  /// The values for its entry.
  var library: StoredImportValues
}

extension StoredImportFilm: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    kind = try json.optional("kind")
    title = try json.optional("title")
    originalTitle = try json.optional("originalTitle")
    year = try json.optional("year")
    id = try json.optional("id")
    ids = try json.optional("ids")
    episodeId = try json.optional("episodeId")
    library = try json.required("library")
  }
}

extension StoredImportFilm: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("title", title)
    writer.member("originalTitle", originalTitle)
    writer.member("year", year)
    writer.member("id", id)
    writer.member("ids", ids)
    writer.member("episodeId", episodeId)
    writer.member("library", library)
  }
}

/// An export's values for an entry.
struct StoredImportValues: Sendable, Hashable {
  /// Whether it is wanted or seen; absent if neither is said.
  var status: LibraryStatus? {
    get { box.members.status }
    _modify { own(); yield &box.members.status }
  }
  /// The rating, up to 10.
  var rating: Double? {
    get { box.members.rating }
    _modify { own(); yield &box.members.rating }
  }
  /// The days on which it was seen.
  var seenOn: [Day]? {
    get { box.members.seenOn }
    _modify { own(); yield &box.members.seenOn }
  }
  /// On which of these days it was at a cinema; absent in imports of earlier versions.
  var seenAt: [StoredCinemaVisit]? {
    get { box.members.seenAt }
    _modify { own(); yield &box.members.seenAt }
  }
  /// The note.
  var note: String? {
    get { box.members.note }
    _modify { own(); yield &box.members.note }
  }
  /// The tags.
  var tags: [String]? {
    get { box.members.tags }
    _modify { own(); yield &box.members.tags }
  }
  /// When it was added; 1970-01-01T00:00:00Z if the export doesn't say it.
  var addedAt: Instant {
    get { box.members.addedAt }
    _modify { own(); yield &box.members.addedAt }
  }
  /// The service.
  var source: ImportFormat? {
    get { box.members.source }
    _modify { own(); yield &box.members.source }
  }
  /// The episodes of a show that were seen; absent without any.
  var episodes: [StoredSeenEpisode]? {
    get { box.members.episodes }
    _modify { own(); yield &box.members.episodes }
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
    var seenAt: [StoredCinemaVisit]?
    var note: String?
    var tags: [String]?
    var addedAt: Instant
    var source: ImportFormat?
    var episodes: [StoredSeenEpisode]?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  init(status: LibraryStatus? = nil, rating: Double? = nil, seenOn: [Day]? = nil, seenAt: [StoredCinemaVisit]? = nil, note: String? = nil, tags: [String]? = nil, addedAt: Instant, source: ImportFormat? = nil, episodes: [StoredSeenEpisode]? = nil) {
    box = Box(Members(status: status, rating: rating, seenOn: seenOn, seenAt: seenAt, note: note, tags: tags, addedAt: addedAt, source: source, episodes: episodes))
  }
}

extension StoredImportValues: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    let status: LibraryStatus? = try json.optional("status")
    let rating: Double? = try json.optional("rating")
    let seenOn: [Day]? = try json.optional("seenOn")
    let seenAt: [StoredCinemaVisit]? = try json.optional("seenAt")
    let note: String? = try json.optional("note")
    let tags: [String]? = try json.optional("tags")
    let addedAt: Instant = try json.required("addedAt")
    let source: ImportFormat? = try json.optional("source")
    let episodes: [StoredSeenEpisode]? = try json.optional("episodes")
    box = Box(Members(status: status, rating: rating, seenOn: seenOn, seenAt: seenAt, note: note, tags: tags, addedAt: addedAt, source: source, episodes: episodes))
  }
}

extension StoredImportValues: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension StoredImportValues.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("status", status)
    writer.member("rating", rating)
    writer.member("seenOn", seenOn)
    writer.member("seenAt", seenAt)
    writer.member("note", note)
    writer.member("tags", tags)
    writer.member("addedAt", addedAt)
    writer.member("source", source)
    writer.member("episodes", episodes)
  }
}

/// An episode that was seen.
struct StoredSeenEpisode: Sendable, Hashable {
  /// The number of its season.
  var season: Int
  /// The number within the season.
  var episode: Int
  /// The days on which it was seen.
  var seenOn: [Day]?
  /// The rating, up to 10; absent in imports of earlier versions.
  var rating: Double?
}

extension SeenEpisode {
  init(_ stored: StoredSeenEpisode) {
    self.init(season: stored.season, episode: stored.episode, seenOn: stored.seenOn, rating: stored.rating)
  }
}

extension StoredSeenEpisode: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    season = try json.required("season")
    episode = try json.required("episode")
    seenOn = try json.optional("seenOn")
    rating = try json.optional("rating")
  }
}

extension StoredSeenEpisode: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("season", season)
    writer.member("episode", episode)
    writer.member("seenOn", seenOn)
    writer.member("rating", rating)
  }
}

/// A day on which it was seen at a cinema.
struct StoredCinemaVisit: Sendable, Hashable {
  /// The day.
  var day: Day
  /// The name of the theatre.
  var theatre: String?
  /// Its id.
  var theatreId: EntityID?
}

extension CinemaVisit {
  init(_ stored: StoredCinemaVisit) {
    self.init(day: stored.day, theatre: stored.theatre, theatreId: stored.theatreId)
  }
}

extension StoredCinemaVisit: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    day = try json.required("day")
    theatre = try json.optional("theatre")
    theatreId = try json.optional("theatreId")
  }
}

extension StoredCinemaVisit: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("day", day)
    writer.member("theatre", theatre)
    writer.member("theatreId", theatreId)
  }
}

/// A film or a show that a row of an import may be, or is with a doubt.
struct StoredCandidate: Sendable, Hashable {
  /// Its id.
  var id: EntityID
  /// Its title.
  var title: String
  /// Its year.
  var year: Int?
}

extension ImportCandidate {
  init(_ stored: StoredCandidate) {
    self.init(id: stored.id, title: stored.title, year: stored.year)
  }
}

extension StoredCandidate: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    id = try json.required("id")
    title = try json.required("title")
    year = try json.optional("year")
  }
}

extension StoredCandidate: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("title", title)
    writer.member("year", year)
  }
}

