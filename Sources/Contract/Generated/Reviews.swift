// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Reviews of a movie in the language of the answer: TMDB's first page of them.
public struct Reviews: Sendable, Hashable {
  /// The reviews, in the provider's order.
  public var items: [Review]
  /// The number of such pages at TMDB.
  public var totalPages: Int?
  /// The number of reviews on all pages.
  public var totalResults: Int?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
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

/// One user's review of a movie or a show.
public struct Review: Sendable, Hashable, Dated {
  /// The review's id.
  public var id: EntityID
  /// The author's pen name.
  public var author: String
  /// The author's rating of the movie, in points from 0 to 10; absent if there is none.
  public var rating: Double?
  /// The text, in the author's own markup, often Markdown.
  public var content: String?
  /// The URL of the review's page.
  public var url: String?
  /// When the review was written.
  public var createdAt: Instant?
  /// When the review was last changed.
  public var updatedAt: Instant?
  /// The language of the text.
  public var language: String?
  /// What it is a review of; in the answer of reviews/get only.
  public var about: KnownWork?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?

  public init(id: EntityID, author: String, rating: Double? = nil, content: String? = nil, url: String? = nil, createdAt: Instant? = nil, updatedAt: Instant? = nil, language: String? = nil, about: KnownWork? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.id = id
    self.author = author
    self.rating = rating
    self.content = content
    self.url = url
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.language = language
    self.about = about
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
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
    writer.member("language", language)
    writer.member("about", about)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

