// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// What people wrote about a movie, in the language of the answer: TMDB's first page of it.
public struct Reviews: Sendable, Hashable {
  /// The reviews, in the provider's order.
  public var items: [Review]
  /// How many such pages there are.
  public var totalPages: Int?
  /// How many reviews there are on all pages.
  public var totalResults: Int?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(items: [Review], totalPages: Int? = nil, totalResults: Int? = nil, tmdb: RawJSON? = nil) {
    self.items = items
    self.totalPages = totalPages
    self.totalResults = totalResults
    self.tmdb = tmdb
  }
}

extension Reviews: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("items", items)
    writer.member("totalPages", totalPages)
    writer.member("totalResults", totalResults)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

/// What one person wrote about a movie.
public struct Review: Sendable, Hashable {
  /// Which review.
  public var id: EntityID?
  /// The name that they write under.
  public var author: String
  /// What the author thinks of the movie, if the review says so. In points from 0 to 10.
  public var rating: Double?
  /// The text, in the author's own markup (often Markdown).
  public var content: String?
  /// The review's page.
  public var url: String?
  /// When it was written.
  public var createdAt: String?
  /// When it was last changed.
  public var updatedAt: String?
  /// Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var tmdb: RawJSON?

  public init(id: EntityID? = nil, author: String, rating: Double? = nil, content: String? = nil, url: String? = nil, createdAt: String? = nil, updatedAt: String? = nil, tmdb: RawJSON? = nil) {
    self.id = id
    self.author = author
    self.rating = rating
    self.content = content
    self.url = url
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.tmdb = tmdb
  }
}

extension Review: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("author", author)
    writer.member("rating", rating)
    writer.member("content", content)
    writer.member("url", url)
    writer.member("createdAt", createdAt)
    writer.member("updatedAt", updatedAt)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

