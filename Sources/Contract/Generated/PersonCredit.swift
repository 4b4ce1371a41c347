// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A film or a show with everything that one person did in it.
public struct PersonCredit: Sendable, Hashable {
  /// The id of the film or the show.
  public var id: EntityID
  /// Whether it is a film or a show.
  public var kind: WorkKind
  /// The title of the film or the name of the show, in the language of the answer.
  public var title: String
  /// The title in the original language.
  public var originalTitle: String?
  /// The day of the film's release or of the show's first broadcast; absent if it isn't known yet.
  public var date: Day?
  /// The year of that day.
  public var year: Int?
  /// The average rating by users, in points from 0 to 10; absent if nobody has voted.
  public var rating: Double?
  /// The number of votes.
  public var ratingCount: Int?
  /// The attention that the film or the show gets now, on the provider's own scale, which has no upper bound.
  public var popularity: Double?
  /// Whether it is for adults only.
  public var adult: Bool?
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String?
  /// The poster's path, for images/url and images/fetch.
  public var posterPath: String?
  /// What the person did: the parts played first, then the jobs of the crew.
  public var roles: [PersonRole]
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?
  /// What the user's library has of it, found by any of its ids; absent if there is no entry.
  public var library: LibraryEntry?
  /// Why library is missing although there may be an entry: the library can't be read. On a list the page has it.
  public var libraryFault: RPCError?

  public init(id: EntityID, kind: WorkKind, title: String, originalTitle: String? = nil, date: Day? = nil, year: Int? = nil, rating: Double? = nil, ratingCount: Int? = nil, popularity: Double? = nil, adult: Bool? = nil, posterUrl: String? = nil, posterPath: String? = nil, roles: [PersonRole], tmdb: RawJSON? = nil, library: LibraryEntry? = nil, libraryFault: RPCError? = nil) {
    self.id = id
    self.kind = kind
    self.title = title
    self.originalTitle = originalTitle
    self.date = date
    self.year = year
    self.rating = rating
    self.ratingCount = ratingCount
    self.popularity = popularity
    self.adult = adult
    self.posterUrl = posterUrl
    self.posterPath = posterPath
    self.roles = roles
    self.tmdb = tmdb
    self.library = library
    self.libraryFault = libraryFault
  }
}

extension PersonCredit: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
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

extension PersonRole: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("character", character)
    writer.member("job", job)
    writer.member("department", department)
    writer.member("episodeCount", episodeCount)
    writer.member("tmdb", tmdb)
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

