// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// An actor, a director or another member of a movie's cast or crew.
public struct Person: Sendable, Hashable, Dated, Localized, Boxed {
  /// The person's id.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The person's name.
  public var name: String {
    get { box.members.name }
    _modify { own(); yield &box.members.name }
  }
  /// The person's native ids at each provider, as far as known.
  public var ids: KnownIDs? {
    get { box.members.ids }
    _modify { own(); yield &box.members.ids }
  }
  /// The name in the person's own language.
  public var originalName: String? {
    get { box.members.originalName }
    _modify { own(); yield &box.members.originalName }
  }
  /// The department that the person is best known for.
  public var department: String? {
    get { box.members.department }
    _modify { own(); yield &box.members.department }
  }
  /// The attention that the person gets now, on the provider's own scale, which has no upper bound.
  public var popularity: Double? {
    get { box.members.popularity }
    _modify { own(); yield &box.members.popularity }
  }
  /// Whether the person works in adult movies.
  public var adult: Bool? {
    get { box.members.adult }
    _modify { own(); yield &box.members.adult }
  }
  /// The person's life and work, in the language of the answer. From people/get only.
  public var biography: String? {
    get { box.members.biography }
    _modify { own(); yield &box.members.biography }
  }
  /// The day of birth. From people/get only.
  public var birthday: Day? {
    get { box.members.birthday }
    _modify { own(); yield &box.members.birthday }
  }
  /// The day of death. From people/get only.
  public var deathday: Day? {
    get { box.members.deathday }
    _modify { own(); yield &box.members.deathday }
  }
  /// Where the person was born. From people/get only.
  public var placeOfBirth: String? {
    get { box.members.placeOfBirth }
    _modify { own(); yield &box.members.placeOfBirth }
  }
  /// Other names of the person, and the name in other scripts. From people/get only.
  public var alsoKnownAs: [String]? {
    get { box.members.alsoKnownAs }
    _modify { own(); yield &box.members.alsoKnownAs }
  }
  /// The address of the person's own site. From people/get only.
  public var homepage: String? {
    get { box.members.homepage }
    _modify { own(); yield &box.members.homepage }
  }
  /// The texts that are in English because there is no translation into the language asked for; absent if none. One
  /// from another country of that language is not named.
  public var untranslated: [PersonText]? {
    get { box.members.untranslated }
    _modify { own(); yield &box.members.untranslated }
  }
  /// Movies and shows that the person is known for.
  public var knownFor: [KnownWork]? {
    get { box.members.knownFor }
    _modify { own(); yield &box.members.knownFor }
  }
  /// The URL of a picture of the person.
  public var profileUrl: String? {
    get { box.members.profileUrl }
    _modify { own(); yield &box.members.profileUrl }
  }
  /// The picture's path, for images/url and images/fetch.
  public var profilePath: String? {
    get { box.members.profilePath }
    _modify { own(); yield &box.members.profilePath }
  }
  /// All films and shows of the person as in people/credits, the newest first, if included.
  public var credits: [PersonCredit]? {
    get { box.members.credits }
    _modify { own(); yield &box.members.credits }
  }
  /// Pictures of the person, if included.
  public var images: [MovieImage]? {
    get { box.members.images }
    _modify { own(); yield &box.members.images }
  }
  /// The person's ids at other sites, by site, if included.
  public var externalIds: [String: String]? {
    get { box.members.externalIds }
    _modify { own(); yield &box.members.externalIds }
  }
  /// The person's texts in other languages, if included.
  public var translations: [Translation]? {
    get { box.members.translations }
    _modify { own(); yield &box.members.translations }
  }
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID? {
    get { box.members.linkedFrom }
    _modify { own(); yield &box.members.linkedFrom }
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
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]? {
    get { box.members.settingsUsed }
    _modify { own(); yield &box.members.settingsUsed }
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
    var name: String
    var ids: KnownIDs?
    var originalName: String?
    var department: String?
    var popularity: Double?
    var adult: Bool?
    var biography: String?
    var birthday: Day?
    var deathday: Day?
    var placeOfBirth: String?
    var alsoKnownAs: [String]?
    var homepage: String?
    var untranslated: [PersonText]?
    var knownFor: [KnownWork]?
    var profileUrl: String?
    var profilePath: String?
    var credits: [PersonCredit]?
    var images: [MovieImage]?
    var externalIds: [String: String]?
    var translations: [Translation]?
    var linkedFrom: EntityID?
    var tmdb: RawJSON?
    var ageSeconds: Int?
    var stale: Bool?
    var settingsUsed: [SettingName]?
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

  public init(id: EntityID, name: String, ids: KnownIDs? = nil, originalName: String? = nil, department: String? = nil, popularity: Double? = nil, adult: Bool? = nil, biography: String? = nil, birthday: Day? = nil, deathday: Day? = nil, placeOfBirth: String? = nil, alsoKnownAs: [String]? = nil, homepage: String? = nil, untranslated: [PersonText]? = nil, knownFor: [KnownWork]? = nil, profileUrl: String? = nil, profilePath: String? = nil, credits: [PersonCredit]? = nil, images: [MovieImage]? = nil, externalIds: [String: String]? = nil, translations: [Translation]? = nil, linkedFrom: EntityID? = nil, tmdb: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    box = Box(Members(id: id, name: name, ids: ids, originalName: originalName, department: department, popularity: popularity, adult: adult, biography: biography, birthday: birthday, deathday: deathday, placeOfBirth: placeOfBirth, alsoKnownAs: alsoKnownAs, homepage: homepage, untranslated: untranslated, knownFor: knownFor, profileUrl: profileUrl, profilePath: profilePath, credits: credits, images: images, externalIds: externalIds, translations: translations, linkedFrom: linkedFrom, tmdb: tmdb, ageSeconds: ageSeconds, stale: stale, settingsUsed: settingsUsed))
  }
}

extension Person: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Person.Members {
  func writeMembers(to writer: inout JSONWriter) {
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

extension KnownWork: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("kind", kind)
    writer.member("title", title)
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

