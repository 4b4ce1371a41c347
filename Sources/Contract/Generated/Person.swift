// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// An actor, a director or another member of a movie's cast or crew.
public struct Person: Sendable, Hashable, Dated, Localized {
  /// The person's id.
  public var id: EntityID
  /// The person's name.
  public var name: String
  /// The person's native ids at each provider, as far as known.
  public var ids: KnownIDs?
  /// The name in the person's own language.
  public var originalName: String?
  /// The department that the person is best known for.
  public var department: String?
  /// The attention that the person gets now, on the provider's own scale, which has no upper bound.
  public var popularity: Double?
  /// Whether the person works in adult movies.
  public var adult: Bool?
  /// The person's life and work, in the language of the answer. From people/get only.
  public var biography: String?
  /// The day of birth. From people/get only.
  public var birthday: Day?
  /// The day of death. From people/get only.
  public var deathday: Day?
  /// Where the person was born. From people/get only.
  public var placeOfBirth: String?
  /// Other names of the person, and the name in other scripts. From people/get only.
  public var alsoKnownAs: [String]?
  /// The address of the person's own site. From people/get only.
  public var homepage: String?
  /// The texts that are in English because there is no translation into the language asked for; absent if none. One
  /// from another country of that language is not named.
  public var untranslated: [PersonText]?
  /// Movies and shows that the person is known for.
  public var knownFor: [KnownWork]?
  /// The URL of a picture of the person.
  public var profileUrl: String?
  /// The picture's path, for images/url and images/fetch.
  public var profilePath: String?
  /// All films and shows of the person as in people/credits, the newest first, if included.
  public var credits: [PersonCredit]?
  /// Pictures of the person, if included.
  public var images: [MovieImage]?
  /// The person's ids at other sites, by site, if included.
  public var externalIds: [String: String]?
  /// The person's texts in other languages, if included.
  public var translations: [Translation]?
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID?
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

  public init(id: EntityID, name: String, ids: KnownIDs? = nil, originalName: String? = nil, department: String? = nil, popularity: Double? = nil, adult: Bool? = nil, biography: String? = nil, birthday: Day? = nil, deathday: Day? = nil, placeOfBirth: String? = nil, alsoKnownAs: [String]? = nil, homepage: String? = nil, untranslated: [PersonText]? = nil, knownFor: [KnownWork]? = nil, profileUrl: String? = nil, profilePath: String? = nil, credits: [PersonCredit]? = nil, images: [MovieImage]? = nil, externalIds: [String: String]? = nil, translations: [Translation]? = nil, linkedFrom: EntityID? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    self.id = id
    self.name = name
    self.ids = ids
    self.originalName = originalName
    self.department = department
    self.popularity = popularity
    self.adult = adult
    self.biography = biography
    self.birthday = birthday
    self.deathday = deathday
    self.placeOfBirth = placeOfBirth
    self.alsoKnownAs = alsoKnownAs
    self.homepage = homepage
    self.untranslated = untranslated
    self.knownFor = knownFor
    self.profileUrl = profileUrl
    self.profilePath = profilePath
    self.credits = credits
    self.images = images
    self.externalIds = externalIds
    self.translations = translations
    self.linkedFrom = linkedFrom
    self.tmdb = tmdb
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
  }
}

extension Person: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("ids", ids)
    writer.member("originalName", originalName)
    writer.member("department", department)
    writer.member("popularity", popularity)
    writer.member("adult", adult)
    writer.member("biography", biography)
    writer.member("birthday", birthday)
    writer.member("deathday", deathday)
    writer.member("placeOfBirth", placeOfBirth)
    writer.member("alsoKnownAs", alsoKnownAs)
    writer.member("homepage", homepage)
    writer.member("untranslated", untranslated)
    writer.member("knownFor", knownFor)
    writer.member("profileUrl", profileUrl)
    writer.member("profilePath", profilePath)
    writer.member("credits", credits)
    writer.member("images", images)
    writer.member("externalIds", externalIds)
    writer.member("translations", translations)
    writer.member("linkedFrom", linkedFrom)
    writer.member("tmdb", tmdb)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
    writer.endObject()
  }
}

/// A movie or a show that a person is known for.
public struct KnownWork: Sendable, Hashable {
  /// The id of the movie or the show.
  public var id: EntityID
  /// Whether it is a movie or a show.
  public var kind: WorkKind
  /// The title of the movie or the name of the show, in the language of the answer.
  public var title: String

  public init(id: EntityID, kind: WorkKind, title: String) {
    self.id = id
    self.kind = kind
    self.title = title
  }
}

extension KnownWork: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("kind", kind)
    writer.member("title", title)
    writer.endObject()
  }
}

/// A kind of work.
public enum WorkKind: String, Enumeration {
  /// A movie.
  case movie
  /// A television show.
  case show
}

/// A text that can be in another language for want of a translation.
public enum PersonText: String, Enumeration {
  /// The biography.
  case biography
}

/// A part of a person that is returned only on request.
public enum PersonInclude: String, Enumeration {
  /// All films and shows.
  case credits
  /// Pictures.
  case images
  /// Ids at other sites.
  case externalIds
  /// The texts in other languages.
  case translations
}

