// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A kind of movie or show.
public struct Genre: Sendable, Hashable {
  /// What it is called, in the language of the answer.
  public var name: String
  /// What movies/discover calls it.
  public var id: EntityID?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(name: String, id: EntityID? = nil, tmdb: RawJSON? = nil) {
    self.name = name
    self.id = id
    self.tmdb = tmdb
  }
}

extension Genre: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("id", id)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

/// All genres.
public struct GenreList: Sendable, Hashable, Dated {
  /// The genres, in the provider's order.
  public var genres: [Genre]
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

  public init(genres: [Genre], tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.genres = genres
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension GenreList: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("genres", genres)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

