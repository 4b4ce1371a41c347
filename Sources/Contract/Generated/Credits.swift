// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Who plays in a movie and who made it.
public struct Credits: Sendable, Hashable, Dated {
  /// Which movie.
  public var id: EntityID?
  /// Who plays in it, leading parts first.
  public var cast: [Credit]
  /// Who made it.
  public var crew: [Credit]
  /// The id that was asked for, where the provider that answers knows the entity by another one.
  public var linkedFrom: EntityID?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(id: EntityID? = nil, cast: [Credit], crew: [Credit], linkedFrom: EntityID? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.id = id
    self.cast = cast
    self.crew = crew
    self.linkedFrom = linkedFrom
    self.amc = amc
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Credits: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("cast", cast)
    writer.member("crew", crew)
    writer.member("linkedFrom", linkedFrom)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

/// One person's part in a movie.
public struct Credit: Sendable, Hashable {
  /// The person's name.
  public var name: String
  /// Which person.
  public var id: EntityID?
  /// Who they play.
  public var character: String?
  /// What they do.
  public var job: String?
  /// What kind of work that is.
  public var department: String?
  /// Their place in the list of the cast; smaller is more prominent.
  public var order: Int?
  /// Their life.
  public var biography: String?
  /// A picture of them.
  public var profileUrl: String?
  /// What images/url and images/fetch call the picture.
  public var profilePath: String?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(name: String, id: EntityID? = nil, character: String? = nil, job: String? = nil, department: String? = nil, order: Int? = nil, biography: String? = nil, profileUrl: String? = nil, profilePath: String? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil) {
    self.name = name
    self.id = id
    self.character = character
    self.job = job
    self.department = department
    self.order = order
    self.biography = biography
    self.profileUrl = profileUrl
    self.profilePath = profilePath
    self.amc = amc
    self.tmdb = tmdb
  }
}

extension Credit: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("id", id)
    writer.member("character", character)
    writer.member("job", job)
    writer.member("department", department)
    writer.member("order", order)
    writer.member("biography", biography)
    writer.member("profileUrl", profileUrl)
    writer.member("profilePath", profilePath)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

