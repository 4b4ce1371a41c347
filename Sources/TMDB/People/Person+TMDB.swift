// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == Person {
  /// A person, in the presentation's language.
  /// - Parameter include: parts to fetch in the same request; nil for a person without parts and `knownFor`.
  public static func person(
    _ id: TMDBID, include: Set<PersonInclude>? = [], for presentation: Presentation
  ) -> Self {
    // What the person is known for comes from the credits, and a missing text from the translations.
    let ofTexts: Set<PersonInclude> = presentation.language == nil ? [.credits] : [.credits, .translations]
    let sources = include == nil ? [] : ofTexts
    let parts = sources.union(include ?? [])
    let appended = PersonInclude.allCases.filter(parts.contains).map(\.tmdbName).joined(separator: ",")
    let query: QueryItems = [
      "language": presentation.language?.tag, "append_to_response": appended.nilIfEmpty,
      "include_image_language": parts.contains(.images) ? presentation.mediaLanguages : nil,
    ]
    return Self(["person", id.segment], query, for: presentation) { json throws(UpstreamError) in
      guard let person = Person(tmdb: json, for: presentation, leavingOut: sources.subtracting(include ?? [])) else {
        throw UpstreamError(json.mismatch(expected: "a person with an id and a name"))
      }
      return person
    }
  }
}

extension PersonInclude {
  /// The part's name in `append_to_response` and in the response.
  fileprivate var tmdbName: String {
    switch self {
    case .credits: "combined_credits"
    case .externalIds: "external_ids"
    case .images, .translations: rawValue
    }
  }
}

extension Person {
  /// Reads a person, from a list or alone with the appended parts; nil without an id and a name.
  /// - Parameter sources: parts requested only to derive other data; they are left out of the result.
  init?(tmdb json: JSONValue, for presentation: Presentation, leavingOut sources: Set<PersonInclude> = []) {
    guard var object = LenientObject(json), let id = object.takeID("id", of: .person) else { return nil }
    let given = object.takeText("name")
    let original = object.takeText("original_name")
    guard let name = given ?? original else { return nil }
    self.init(id: id, name: name, originalName: original)
    ids = KnownIDs(tmdb: id.number, imdb: object.takeIMDbID("imdb_id", of: .person))
    department = object.takeText("known_for_department")
    popularity = object.take("popularity", if: { $0 >= 0 })
    adult = object.take("adult")
    (profilePath, profileUrl) = object.takePicture("profile_path", .profile, presentation.images)
    takeLife(from: &object, for: presentation)
    takeParts(from: &object, for: presentation, leavingOut: sources)
    let works = object.peek("known_for", as: JSONValue.self)?.elements.compactMap(KnownWork.init(tmdb:))
    if let works, !works.isEmpty { knownFor = works }
    tmdb = object.rest()
  }

  private mutating func takeLife(from object: inout LenientObject, for presentation: Presentation) {
    biography = object.takeText("biography")
    if biography == nil, presentation.language != nil,
      let found = Translations(of: object, presentation.preference(original: nil)).text("biography")
    {
      biography = found.text
      if found.group != .own { untranslated = [.biography] }
    }
    birthday = object.take("birthday")
    deathday = object.take("deathday")
    placeOfBirth = object.takeText("place_of_birth")
    alsoKnownAs = object.takeCodes("also_known_as", .length(1...1_000))
    homepage = object.takeAddress("homepage")
  }

  /// Takes the parts that `append_to_response` adds.
  private mutating func takeParts(
    from object: inout LenientObject, for presentation: Presentation, leavingOut sources: Set<PersonInclude>
  ) {
    let list = PersonInclude.self
    credits = object.takeObject(list.credits.tmdbName) { object in
      PersonCredit.takeAll(from: &object, presentation.images).compactMap(\.self).sorted(by: .date)
    }
    knownFor = credits.flatMap { KnownWork.best(of: $0, in: department) }
    images = object.takeObject(list.images.tmdbName) { object in
      object.takeElements("profiles") { MovieImage(tmdb: $0, presentation.images) }
    }
    externalIds = object.takeExternalIDs(of: .person)
    if let externalIds { ids?.take(externalIds, of: .person) }
    if sources.contains(.credits) { credits = nil }
    if !sources.contains(.translations) {
      translations = object.takeObject(list.translations.tmdbName) {
        $0.takeElements("translations", Translation.init(tmdb:))
      }
    }
    for source in sources { object.discard(source.tmdbName) }
  }
}

extension KnownWork {
  /// Reads a movie or a show that a person is known for; its other members stay in the person's rest.
  fileprivate init?(tmdb json: JSONValue) {
    guard let kind = WorkKind(tmdb: json), let id = LenientObject(json)?.peekID("id", of: kind.entity),
      let title = kind.titleNames.lazy.compactMap({ json[$0]?.string }).first(where: { !$0.isBlank })
    else { return nil }
    self.init(id: id, kind: kind, title: title)
  }

  /// The works with the most votes in which the person has a role in the department, three as in TMDB's lists; nil if
  /// there are none. People who appear as themselves are guests, for which shows with many votes have them by hundreds.
  fileprivate static func best(of credits: [PersonCredit], in department: String?) -> [KnownWork]? {
    let own = credits.filter { credit in
      credit.roles.contains { role in
        (department == nil || role.department == department)
          && (role.job != nil || !role.isAppearance && !credit.isTalk)
      }
    }
    let works = own.ordered { -($0.ratingCount ?? 0) }.prefix(3)
    return works.isEmpty ? nil : works.map { KnownWork(id: $0.id, kind: $0.kind, title: $0.title) }
  }
}

/// The people who get the most attention.
public struct PersonList: TMDBList {
  public typealias Row = Person

  /// The period over which attention is measured; nil for TMDB's list of popular people.
  public let window: TrendingWindow?
  /// The caller's language and other preferences.
  public let presentation: Presentation
  /// The page, counted from 1.
  public var number = 1

  /// Creates an endpoint for the list's first page.
  public init(in window: TrendingWindow? = nil, for presentation: Presentation) {
    self.window = window
    self.presentation = presentation
  }

  public var path: [String] { window.map { ["trending", "person", $0.rawValue] } ?? ["person", "popular"] }
  public var parameters: QueryItems { ["language": presentation.language?.tag] }

  public func row(_ json: JSONValue) -> Person? { Person(tmdb: json, for: presentation) }
}
