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
  /// The year.
  var year: Int?
  /// The id under which the library will have it.
  var id: EntityID?
  /// All of its ids; absent in imports of earlier versions.
  var ids: [EntityID]?
  /// The values for its entry.
  var library: StoredImportValues

  init(kind: WorkKind? = nil, title: String? = nil, year: Int? = nil, id: EntityID? = nil, ids: [EntityID]? = nil, library: StoredImportValues) {
    self.kind = kind
    self.title = title
    self.year = year
    self.id = id
    self.ids = ids
    self.library = library
  }
}

extension StoredImportFilm: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    kind = try json.optional("kind")
    title = try json.optional("title")
    year = try json.optional("year")
    id = try json.optional("id")
    ids = try json.optional("ids")
    library = try json.required("library")
  }
}

extension StoredImportFilm: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("title", title)
    writer.member("year", year)
    writer.member("id", id)
    writer.member("ids", ids)
    writer.member("library", library)
    writer.endObject()
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

  init(status: LibraryStatus? = nil, rating: Double? = nil, seenOn: [Day]? = nil, note: String? = nil, tags: [String]? = nil, addedAt: Instant, source: ImportFormat? = nil) {
    self.status = status
    self.rating = rating
    self.seenOn = seenOn
    self.note = note
    self.tags = tags
    self.addedAt = addedAt
    self.source = source
  }
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
  }
}

extension StoredImportValues: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("status", status)
    writer.member("rating", rating)
    writer.member("seenOn", seenOn)
    writer.member("note", note)
    writer.member("tags", tags)
    writer.member("addedAt", addedAt)
    writer.member("source", source)
    writer.endObject()
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

  init(id: EntityID, title: String, year: Int? = nil) {
    self.id = id
    self.title = title
    self.year = year
  }
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

extension StoredCandidate: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("title", title)
    writer.member("year", year)
    writer.endObject()
  }
}

