// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Someone who plays in movies or makes them.
public struct Person: Sendable, Hashable {
  /// Which person.
  public var id: EntityID
  /// What they are called.
  public var name: String
  /// What each provider calls them, as far as known.
  public var ids: KnownIDs?
  /// What they are called at home.
  public var originalName: String?
  /// What they are known for doing.
  public var department: String?
  /// How much attention they get now, on the provider's own open scale.
  public var popularity: Double?
  /// True if their work is for adults only.
  public var adult: Bool?
  /// The titles that they are known for.
  public var knownFor: [String]?
  /// A picture of them.
  public var profileUrl: String?
  /// What images/url and images/fetch call the picture.
  public var profilePath: String?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(id: EntityID, name: String, ids: KnownIDs? = nil, originalName: String? = nil, department: String? = nil, popularity: Double? = nil, adult: Bool? = nil, knownFor: [String]? = nil, profileUrl: String? = nil, profilePath: String? = nil, tmdb: RawJSON? = nil) {
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

