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
public struct GenreList: Sendable, Hashable {
  /// The genres, in the provider's order.
  public var genres: [Genre]
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(genres: [Genre], tmdb: RawJSON? = nil) {
    self.genres = genres
    self.tmdb = tmdb
  }
}

extension GenreList: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("genres", genres)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

