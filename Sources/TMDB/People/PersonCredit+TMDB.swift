// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == RowPage<PersonCredit> {
  /// Everything that a person did, as one page in TMDB's order: a row per film or show, and nil for each row of TMDB's
  /// that can't be read (https://developer.themoviedb.org/reference/person-combined-credits).
  public static func credits(ofPerson id: TMDBID, for presentation: Presentation) -> Self {
    let path = ["person", id.segment, "combined_credits"]
    return Self(path, for: presentation, cachePolicy: .asAnswered(.list)) { json throws(UpstreamError) in
      guard var object = LenientObject(json), json["cast"] != nil || json["crew"] != nil else {
        throw UpstreamError(json.mismatch(expected: "a person's films and shows"))
      }
      return RowPage(number: 1, size: .max, rows: PersonCredit.takeAll(from: &object, presentation.images))
    }
  }
}

extension PersonCredit {
  /// Takes the rows of `cast` and `crew`, where a film occurs once for each part and each job; nil for a row that
  /// can't be read, which stays in the rest.
  static func takeAll(from object: inout LenientObject, _ images: ImageConfiguration) -> [PersonCredit?] {
    var credits: [PersonCredit?] = []
    var places: [EntityID: Int] = [:]
    for name in ["cast", "crew"] {
      _ = object.takeElements(name) { json -> Bool? in
        guard var row = LenientObject(json), let kind = WorkKind(tmdb: json),
          let credit = PersonCredit(tmdb: &row, kind, images)
        else {
          credits.append(nil)
          return nil
        }
        let place = places[credit.id] ?? credits.count
        if place == credits.count { credits.append(credit) }
        places[credit.id] = place
        let role = PersonRole(tmdb: &row, isPart: name == "cast")
        credits[place]?.add(role, row.rest()?.value)
        return true
      }
    }
    return credits
  }

  /// Reads the film or the show of a row.
  private init?(tmdb object: inout LenientObject, _ kind: WorkKind, _ images: ImageConfiguration) {
    guard let id = object.peekID("id", of: kind.entity) else { return nil }
    let given = object.takeText(kind.titleNames[0])
    let original = object.takeText(kind.titleNames[1])
    guard let title = given ?? original else { return nil }
    self.init(id: id, kind: kind, title: title, roles: [])
    originalTitle = original
    date = object.take(kind == .movie ? "release_date" : "first_air_date")
    year = date?.year
    (rating, ratingCount) = object.takeVotes()
    popularity = object.take("popularity", if: { $0 >= 0 })
    adult = object.take("adult")
    (posterPath, posterUrl) = object.takePicture("poster_path", .poster, images)
  }

  /// Adds the role of a row.
  /// - Parameter rest: the row's other members. Those of the film are the same in all its rows and are kept once.
  private mutating func add(_ role: PersonRole, _ rest: JSONValue?) {
    let members = rest?.members.map { $0 } ?? []
    if roles.isEmpty { tmdb = Self.json(of: members.filter { !PersonRole.names.contains($0.name) }) }
    let known = tmdb?.value
    var role = role
    role.tmdb = Self.json(of: members.filter { known?[$0.name]?.raw != $0.value.raw })
    roles.append(role)
  }

  private static func json(of members: [(name: String, value: JSONValue)]) -> RawJSON? {
    members.isEmpty
      ? nil : RawJSON { $0.object { writer in for member in members { writer.member(member.name, member.value) } } }
  }
}

extension PersonRole {
  /// TMDB's members of a row that are about the role rather than the film.
  fileprivate static let names: Set = ["character", "credit_id", "department", "episode_count", "job", "order"]

  fileprivate init(tmdb object: inout LenientObject, isPart: Bool) {
    self.init()
    character = object.takeText("character")
    job = object.takeText("job")
    department = object.takeText("department") ?? (isPart ? "Acting" : nil)
    episodeCount = object.take("episode_count", if: { $0 >= 0 })
  }
}

extension WorkKind {
  /// The kind of a row in a list of films and shows; nil for another kind. A list of one kind doesn't name it.
  init?(tmdb json: JSONValue) {
    switch json["media_type"]?.string {
    case "movie": self = .movie
    case "tv": self = .show
    case nil: self = json["title"] == nil ? .show : .movie
    default: return nil
    }
  }

  /// TMDB's members for the title and the original title.
  var titleNames: [String] { self == .movie ? ["title", "original_title"] : ["name", "original_name"] }
}

extension [PersonCredit] {
  /// The films and shows in an order, and in TMDB's where they are equal in it.
  public func sorted(by order: PersonCreditSort) -> [PersonCredit] {
    let keys = map { credit -> (Double, Double) in
      switch order {
      // What has no day yet comes after everything that has one.
      case .date: (Double(credit.date?.daysSince1970 ?? .max), credit.popularity ?? 0)
      case .popularity: (credit.popularity ?? 0, 0)
      case .rating: (credit.rating ?? -1, Double(credit.ratingCount ?? 0))
      }
    }
    return indices.sorted { (keys[$1].0, keys[$1].1, $0) < (keys[$0].0, keys[$0].1, $1) }.map { self[$0] }
  }
}
