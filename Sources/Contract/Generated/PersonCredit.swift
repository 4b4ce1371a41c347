// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A film or a show with everything that one person did in it.
public struct PersonCredit: Sendable, Hashable, Boxed {
  /// The id of the film or the show.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// Whether it is a film or a show.
  public var kind: WorkKind {
    get { box.members.kind }
    _modify { own(); yield &box.members.kind }
  }
  /// The title of the film or the name of the show, in the language of the answer.
  public var title: String {
    get { box.members.title }
    _modify { own(); yield &box.members.title }
  }
  /// The title in the original language.
  public var originalTitle: String? {
    get { box.members.originalTitle }
    _modify { own(); yield &box.members.originalTitle }
  }
  /// The day of the film's release or of the show's first broadcast; absent if it isn't known yet.
  public var date: Day? {
    get { box.members.date }
    _modify { own(); yield &box.members.date }
  }
  /// The year of that day.
  public var year: Int? {
    get { box.members.year }
    _modify { own(); yield &box.members.year }
  }
  /// The average rating by users, in points from 0 to 10; absent if nobody has voted.
  public var rating: Double? {
    get { box.members.rating }
    _modify { own(); yield &box.members.rating }
  }
  /// The number of votes.
  public var ratingCount: Int? {
    get { box.members.ratingCount }
    _modify { own(); yield &box.members.ratingCount }
  }
  /// The attention that the film or the show gets now, on the provider's own scale, which has no upper bound.
  public var popularity: Double? {
    get { box.members.popularity }
    _modify { own(); yield &box.members.popularity }
  }
  /// Whether it is for adults only.
  public var adult: Bool? {
    get { box.members.adult }
    _modify { own(); yield &box.members.adult }
  }
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String? {
    get { box.members.posterUrl }
    _modify { own(); yield &box.members.posterUrl }
  }
  /// The poster's path, for images/url and images/fetch.
  public var posterPath: String? {
    get { box.members.posterPath }
    _modify { own(); yield &box.members.posterPath }
  }
  /// What the person did: the parts played first, then the jobs of the crew.
  public var roles: [PersonRole] {
    get { box.members.roles }
    _modify { own(); yield &box.members.roles }
  }
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON? {
    get { box.members.tmdb }
    _modify { own(); yield &box.members.tmdb }
  }
  /// What the user's library has of it, found by any of its ids; absent if there is no entry.
  public var library: LibraryEntry? {
    get { box.members.library }
    _modify { own(); yield &box.members.library }
  }
  /// Why library is missing although there may be an entry: the library can't be read. On a list the page has it.
  public var libraryFault: RPCError? {
    get { box.members.libraryFault }
    _modify { own(); yield &box.members.libraryFault }
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
    var kind: WorkKind
    var title: String
    var originalTitle: String?
    var date: Day?
    var year: Int?
    var rating: Double?
    var ratingCount: Int?
    var popularity: Double?
    var adult: Bool?
    var posterUrl: String?
    var posterPath: String?
    var roles: [PersonRole]
    var tmdb: RawJSON?
    var library: LibraryEntry?
    var libraryFault: RPCError?
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

  public init(id: EntityID, kind: WorkKind, title: String, originalTitle: String? = nil, date: Day? = nil, year: Int? = nil, rating: Double? = nil, ratingCount: Int? = nil, popularity: Double? = nil, adult: Bool? = nil, posterUrl: String? = nil, posterPath: String? = nil, roles: [PersonRole], tmdb: RawJSON? = nil, library: LibraryEntry? = nil, libraryFault: RPCError? = nil) {
    box = Box(Members(id: id, kind: kind, title: title, originalTitle: originalTitle, date: date, year: year, rating: rating, ratingCount: ratingCount, popularity: popularity, adult: adult, posterUrl: posterUrl, posterPath: posterPath, roles: roles, tmdb: tmdb, library: library, libraryFault: libraryFault))
  }
}

extension PersonCredit: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    members.writeMembers(to: &writer)
    writer.endObject()
  }
}

extension PersonCredit.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("kind", kind)
    writer.member("title", title)
    writer.member("originalTitle", originalTitle)
    writer.member("date", date)
    writer.member("year", year)
    writer.member("rating", rating)
    writer.member("ratingCount", ratingCount)
    writer.member("popularity", popularity)
    writer.member("adult", adult)
    writer.member("posterUrl", posterUrl)
    writer.member("posterPath", posterPath)
    writer.member("roles", roles)
    writer.member("tmdb", tmdb)
    writer.member("library", library)
    writer.member("libraryFault", libraryFault)
  }
}

/// One part that a person played, or one job that the person did.
public struct PersonRole: Sendable, Hashable {
  /// The character played; absent if it isn't named.
  public var character: String?
  /// The job in the crew.
  public var job: String?
  /// The department that the job belongs to; that of a part is Acting.
  public var department: String?
  /// In how many episodes of the show.
  public var episodeCount: Int?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(character: String? = nil, job: String? = nil, department: String? = nil, episodeCount: Int? = nil, tmdb: RawJSON? = nil) {
    self.character = character
    self.job = job
    self.department = department
    self.episodeCount = episodeCount
    self.tmdb = tmdb
  }
}

extension PersonRole: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("character", character)
    writer.member("job", job)
    writer.member("department", department)
    writer.member("episodeCount", episodeCount)
    writer.member("tmdb", tmdb)
    writer.endObject()
  }
}

/// An order for films and shows, from high to low.
public enum PersonCreditSort: String, Enumeration {
  /// The newest first; what has no day yet stands before all others.
  case date
  /// The most popular first.
  case popularity
  /// The best rated first, and of the same rating those with more votes.
  case rating
}

