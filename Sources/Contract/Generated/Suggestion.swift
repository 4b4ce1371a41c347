// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A search that was made before.
public struct Suggestion: Sendable, Hashable {
  /// Which suggestion; it stays the same when the search is made again.
  public var id: String
  /// What was searched for, in small letters.
  public var query: String
  /// When it was last searched for.
  public var usedAt: String

  public init(id: String, query: String, usedAt: String) {
    self.id = id
    self.query = query
    self.usedAt = usedAt
  }
}

extension Suggestion: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("query", query)
    writer.member("usedAt", usedAt)
    writer.endObject()
  }
}

/// The remembered searches.
public struct SuggestionList: Sendable, Hashable {
  /// The newest first.
  public var items: [Suggestion]

  public init(items: [Suggestion]) {
    self.items = items
  }
}

extension SuggestionList: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("items", items)
    writer.endObject()
  }
}

/// How many remembered searches were forgotten.
public struct SuggestionRemoval: Sendable, Hashable {
  /// How many there were. In suggestions.
  public var removed: Int

  public init(removed: Int) {
    self.removed = removed
  }
}

extension SuggestionRemoval: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("removed", removed)
    writer.endObject()
  }
}

