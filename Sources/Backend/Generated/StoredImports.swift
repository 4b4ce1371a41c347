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
  var status: LibraryStatus?
  /// The rating, up to 10.
  var rating: Double?
  /// The days on which it was seen.
  var seenOn: [Day]?
  /// The note.
  var note: String?
  /// The tags.
  var tags: [String]?
  /// When it was added; 1970-01-01T00:00:00Z if the export doesn't say it.
  var addedAt: Instant
  /// The service.
  var source: ImportFormat?
  /// The episodes of a show that were seen; absent without any.
  var episodes: [StoredSeenEpisode]?
}

extension StoredImportValues: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    status = try json.optional("status")
    rating = try json.optional("rating")
    seenOn = try json.optional("seenOn")
    note = try json.optional("note")
    tags = try json.optional("tags")
    addedAt = try json.required("addedAt")
    source = try json.optional("source")
    episodes = try json.optional("episodes")
  }
}

extension StoredImportValues: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("status", status)
    writer.member("rating", rating)
    writer.member("seenOn", seenOn)
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

