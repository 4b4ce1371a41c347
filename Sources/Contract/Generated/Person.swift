// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// An actor, a director or another member of a movie's cast or crew.
public struct Person: Sendable, Hashable {
  /// The person's id.
  public var id: EntityID
  /// The person's name.
  public var name: String
  /// The person's native ids at each provider, as far as known.
  public var ids: KnownIDs?
  /// The name in the person's own language.
  public var originalName: String?
  /// The department that the person is best known for.
  public var department: String?
  /// The attention that the person gets now, on the provider's own scale, which has no upper bound.
  public var popularity: Double?
  /// Whether the person works in adult movies.
  public var adult: Bool?
  /// Movies and shows that the person is known for.
  public var knownFor: [KnownWork]?
  /// The URL of a picture of the person.
  public var profileUrl: String?
  /// The picture's path, for images/url and images/fetch.
  public var profilePath: String?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(id: EntityID, name: String, ids: KnownIDs? = nil, originalName: String? = nil, department: String? = nil, popularity: Double? = nil, adult: Bool? = nil, knownFor: [KnownWork]? = nil, profileUrl: String? = nil, profilePath: String? = nil, tmdb: RawJSON? = nil) {
    self.id = id
    self.name = name
    self.ids = ids
    self.originalName = originalName
    self.department = department
    self.popularity = popularity
    self.adult = adult
    self.knownFor = knownFor
    self.profileUrl = profileUrl
    self.profilePath = profilePath
    self.tmdb = tmdb
  }
}

extension Person: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("ids", ids)
    writer.member("originalName", originalName)
    writer.member("department", department)
    writer.member("popularity", popularity)
    writer.member("adult", adult)
    writer.member("knownFor", knownFor)
    writer.member("profileUrl", profileUrl)
    writer.member("profilePath", profilePath)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

/// A movie or a show that a person is known for.
public struct KnownWork: Sendable, Hashable {
  /// The id of the movie or the show.
  public var id: EntityID
  /// Whether it is a movie or a show.
  public var kind: WorkKind
  /// The title of the movie or the name of the show, in the language of the answer.
  public var title: String

  public init(id: EntityID, kind: WorkKind, title: String) {
    self.id = id
    self.kind = kind
    self.title = title
  }
}

extension KnownWork: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("kind", kind)
    writer.member("title", title)
    writer.endObject()
  }
}

/// A kind of work.
public enum WorkKind: String, Enumeration {
  /// A movie.
  case movie
  /// A television show.
  case show
}

