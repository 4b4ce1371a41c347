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

  public init(name: String, id: EntityID? = nil) {
    self.name = name
    self.id = id
  }
}

extension Genre: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("id", id)
    writer.endObject()
  }
}

/// All genres.
public struct GenreList: Sendable, Hashable {
  /// The genres, in the provider's order.
  public var genres: [Genre]

  public init(genres: [Genre]) {
    self.genres = genres
  }
}

extension GenreList: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("genres", genres)
    writer.endObject()
  }
}

