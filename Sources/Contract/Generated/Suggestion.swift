// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A remembered search.
public struct Suggestion: Sendable, Hashable {
  /// The suggestion's id, which stays the same when the search is repeated.
  public var id: String
  /// The text searched for, in lower case.
  public var query: String
  /// When the search was last made.
  public var usedAt: Instant

  public init(id: String, query: String, usedAt: Instant) {
    self.id = id
    self.query = query
    self.usedAt = usedAt
  }
}

extension Suggestion: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("query", query)
    writer.member("usedAt", usedAt)
  }
}

/// The remembered searches.
public struct SuggestionList: Sendable, Hashable {
  /// The searches, the most recent first.
  public var items: [Suggestion]

  public init(items: [Suggestion]) {
    self.items = items
  }
}

extension SuggestionList: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", items)
  }
}

/// The number of remembered searches that were forgotten.
public struct SuggestionRemoval: Sendable, Hashable {
  /// The number of suggestions removed.
  public var removed: Int

  public init(removed: Int) {
    self.removed = removed
  }
}

extension SuggestionRemoval: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("removed", removed)
  }
}

