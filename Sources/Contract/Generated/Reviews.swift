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

extension Reviews: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", items)
    writer.member("totalPages", totalPages)
    writer.member("totalResults", totalResults)
    writer.member("tmdb", tmdb)
  }
}

/// One user's review of a movie or a show.
public struct Review: Sendable, Hashable, Dated, Boxed {
  /// The review's id.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The author's pen name.
  public var author: String {
    get { box.members.author }
    _modify { own(); yield &box.members.author }
  }
  /// The author's rating of the movie, in points from 0 to 10; absent if there is none.
  public var rating: Double? {
    get { box.members.rating }
    _modify { own(); yield &box.members.rating }
  }
  /// The text, in the author's own markup, often Markdown.
  public var content: String? {
    get { box.members.content }
    _modify { own(); yield &box.members.content }
  }
  /// The URL of the review's page.
  public var url: String? {
    get { box.members.url }
    _modify { own(); yield &box.members.url }
  }
  /// When the review was written.
  public var createdAt: Instant? {
    get { box.members.createdAt }
    _modify { own(); yield &box.members.createdAt }
  }
  /// When the review was last changed.
  public var updatedAt: Instant? {
    get { box.members.updatedAt }
    _modify { own(); yield &box.members.updatedAt }
  }
  /// The language of the text.
  public var language: String? {
    get { box.members.language }
    _modify { own(); yield &box.members.language }
  }
  /// What it is a review of; in the answer of reviews/get only.
  public var about: KnownWork? {
    get { box.members.about }
    _modify { own(); yield &box.members.about }
  }
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON? {
    get { box.members.tmdb }
    _modify { own(); yield &box.members.tmdb }
  }
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int? {
    get { box.members.ageSeconds }
    _modify { own(); yield &box.members.ageSeconds }
  }
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool? {
    get { box.members.stale }
    _modify { own(); yield &box.members.stale }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var id: EntityID
    var author: String
    var rating: Double?
    var content: String?
    var url: String?
    var createdAt: Instant?
    var updatedAt: Instant?
    var language: String?
    var about: KnownWork?
    var tmdb: RawJSON?
    var ageSeconds: Int?
    var stale: Bool?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(id: EntityID, author: String, rating: Double? = nil, content: String? = nil, url: String? = nil, createdAt: Instant? = nil, updatedAt: Instant? = nil, language: String? = nil, about: KnownWork? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    box = Box(Members(id: id, author: author, rating: rating, content: content, url: url, createdAt: createdAt, updatedAt: updatedAt, language: language, about: about, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale))
  }
}

extension Review: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Review.Members {
  func writeMembers(to writer: inout JSONWriter) {
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
  }
}

