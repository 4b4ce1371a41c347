// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A search result: a movie, a person, a television show or a collection.
public enum SearchResult: Sendable, Hashable, Boxed {
  case movie(Movie)
  case person(Person)
  case tv(Show)
  case collection(MovieCollection)

  public static var boxedBytes: Int { largestBox(of: Movie.self, Person.self, Show.self, MovieCollection.self) }
}

extension SearchResult: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    switch self {
      case .movie(let value):
        writer.member("kind", "movie")
        writer.member("item", value)
      case .person(let value):
        writer.member("kind", "person")
        writer.member("item", value)
      case .tv(let value):
        writer.member("kind", "tv")
        writer.member("item", value)
      case .collection(let value):
        writer.member("kind", "collection")
        writer.member("item", value)
    }
  }
}

