// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A film that the user may like.
public struct Recommendation: Sendable, Hashable, Boxed {
  /// The film's id at TMDB.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The title.
  public var title: String {
    get { box.members.title }
    _modify { own(); yield &box.members.title }
  }
  /// The year of the release, if known.
  public var year: Int? {
    get { box.members.year }
    _modify { own(); yield &box.members.year }
  }
  /// The day of the first release, if known.
  public var releaseDate: Day? {
    get { box.members.releaseDate }
    _modify { own(); yield &box.members.releaseDate }
  }
  /// The running time; absent while it isn't known. In minutes.
  public var runtimeMinutes: Int? {
    get { box.members.runtimeMinutes }
    _modify { own(); yield &box.members.runtimeMinutes }
  }
  /// The names of its genres; absent while they aren't known.
  public var genres: [String]? {
    get { box.members.genres }
    _modify { own(); yield &box.members.genres }
  }
  /// The names of its directors; absent while they aren't known.
  public var directors: [String]? {
    get { box.members.directors }
    _modify { own(); yield &box.members.directors }
  }
  /// The mean rating at TMDB; absent if nobody has rated it. In points from 0 to 10.
  public var rating: Double? {
    get { box.members.rating }
    _modify { own(); yield &box.members.rating }
  }
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String? {
    get { box.members.posterUrl }
    _modify { own(); yield &box.members.posterUrl }
  }
  /// Whether one of the user's services has it; absent if that isn't known.
  public var onMine: Bool? {
    get { box.members.onMine }
    _modify { own(); yield &box.members.onMine }
  }
  /// The first showing near the place, if the call names one.
  public var showing: Showing? {
    get { box.members.showing }
    _modify { own(); yield &box.members.showing }
  }
  /// Why it is recommended, in sentences that begin with Because, the most important first.
  public var reasons: [String] {
    get { box.members.reasons }
    _modify { own(); yield &box.members.reasons }
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
    var title: String
    var year: Int?
    var releaseDate: Day?
    var runtimeMinutes: Int?
    var genres: [String]?
    var directors: [String]?
    var rating: Double?
    var posterUrl: String?
    var onMine: Bool?
    var showing: Showing?
    var reasons: [String]
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

  public init(id: EntityID, title: String, year: Int? = nil, releaseDate: Day? = nil, runtimeMinutes: Int? = nil, genres: [String]? = nil, directors: [String]? = nil, rating: Double? = nil, posterUrl: String? = nil, onMine: Bool? = nil, showing: Showing? = nil, reasons: [String]) {
    box = Box(Members(id: id, title: title, year: year, releaseDate: releaseDate, runtimeMinutes: runtimeMinutes, genres: genres, directors: directors, rating: rating, posterUrl: posterUrl, onMine: onMine, showing: showing, reasons: reasons))
  }
}

extension Recommendation: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Recommendation.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("title", title)
    writer.member("year", year)
    writer.member("releaseDate", releaseDate)
    writer.member("runtimeMinutes", runtimeMinutes)
    writer.member("genres", genres)
    writer.member("directors", directors)
    writer.member("rating", rating)
    writer.member("posterUrl", posterUrl)
    writer.member("onMine", onMine)
    writer.member("showing", showing)
    writer.member("reasons", reasons)
  }
}

/// What recommendations are made from.
public enum RecommendationBasis: String, Enumeration {
  /// The user's own ratings.
  case ratings
  /// What is popular: too few films are rated.
  case popular
}

