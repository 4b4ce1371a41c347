// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A keyword for the subject of movies and shows.
public struct Keyword: Sendable, Hashable {
  /// The keyword's id.
  public var id: EntityID
  /// The keyword, in English.
  public var name: String
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(id: EntityID, name: String, tmdb: RawJSON? = nil) {
    self.id = id
    self.name = name
    self.tmdb = tmdb
  }
}

extension Keyword: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("tmdb", tmdb)
  }
}

