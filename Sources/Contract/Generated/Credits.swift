// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The cast and crew of a movie or a show.
public struct Credits: Sendable, Hashable, Dated, Localized {
  /// The movie's id; absent inside a Movie or a Show.
  public var id: EntityID?
  /// The cast, in the provider's order.
  public var cast: [Credit]
  /// The crew, in the provider's order.
  public var crew: [Credit]
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID?
  /// Why no person has a personId, if link asked for them: TMDB doesn't have the movie (-32012), has several that it
  /// may be (-32012; the message lists them), has no key, can't be reached or took more than its share of the time.
  public var linkFault: RPCError?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?
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

  public init(id: EntityID? = nil, cast: [Credit], crew: [Credit], linkedFrom: EntityID? = nil, linkFault: RPCError? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    self.id = id
    self.cast = cast
    self.crew = crew
    self.linkedFrom = linkedFrom
    self.linkFault = linkFault
    self.amc = amc
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
  }
}

extension Credits: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("cast", cast)
    writer.member("crew", crew)
    writer.member("linkedFrom", linkedFrom)
    writer.member("linkFault", linkFault)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
  }
}

/// One person's part in a movie, a show or an episode.
public struct Credit: Sendable, Hashable {
  /// The person's name.
  public var name: String
  /// The person's id.
  public var id: EntityID?
  /// AMC's person at TMDB, if link asked for it and it is certain: one person of this name is in the movie's credits at
  /// TMDB.
  public var personId: EntityID?
  /// The character played; in a show with several, all of them, divided by slashes.
  public var character: String?
  /// The job, such as Director; at AMC also Actor; in a show with several, all of them, divided by slashes.
  public var job: String?
  /// The department that the job belongs to. From TMDB only.
  public var department: String?
  /// The position in the billing; the lower, the more prominent. From TMDB only.
  public var order: Int?
  /// The number of episodes of a show that the person is part of.
  public var episodeCount: Int?
  /// The person's biography. From AMC only.
  public var biography: String?
  /// The URL of a picture of the person.
  public var profileUrl: String?
  /// The picture's path, for images/url and images/fetch. From TMDB only.
  public var profilePath: String?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?
  /// TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals
  /// of values that it converts. Absent if there are none.
  public var tmdb: RawJSON?

  public init(name: String, id: EntityID? = nil, personId: EntityID? = nil, character: String? = nil, job: String? = nil, department: String? = nil, order: Int? = nil, episodeCount: Int? = nil, biography: String? = nil, profileUrl: String? = nil, profilePath: String? = nil, amc: RawJSON? = nil, tmdb: RawJSON? = nil) {
    self.name = name
    self.id = id
    self.personId = personId
    self.character = character
    self.job = job
    self.department = department
    self.order = order
    self.episodeCount = episodeCount
    self.biography = biography
    self.profileUrl = profileUrl
    self.profilePath = profilePath
    self.amc = amc
    self.tmdb = tmdb
  }
}

extension Credit: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("id", id)
    writer.member("personId", personId)
    writer.member("character", character)
    writer.member("job", job)
    writer.member("department", department)
    writer.member("order", order)
    writer.member("episodeCount", episodeCount)
    writer.member("biography", biography)
    writer.member("profileUrl", profileUrl)
    writer.member("profilePath", profilePath)
    writer.member("amc", amc)
    writer.member("tmdb", tmdb)
  }
}

