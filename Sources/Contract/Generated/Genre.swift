// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A genre of movies or shows.
public struct Genre: Sendable, Hashable {
  /// The genre's name, in the language of the answer.
  public var name: String
  /// The genre's id, which movies/discover takes. Absent for AMC's genres.
  public var id: EntityID?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(name: String, id: EntityID? = nil, tmdb: RawJSON? = nil) {
    self.name = name
    self.id = id
    self.tmdb = tmdb
  }
}

extension Genre: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("id", id)
    writer.member("tmdb", tmdb)
  }
}

/// The genres that movies can have.
public struct GenreList: Sendable, Hashable, Dated, Localized {
  /// The genres, in the provider's order.
  public var genres: [Genre]
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
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?

  public init(genres: [Genre], tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    self.genres = genres
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
  }
}

extension GenreList: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("genres", genres)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
  }
}

