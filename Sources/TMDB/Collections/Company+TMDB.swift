// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == Company {
  /// A production company (https://developer.themoviedb.org/reference/company-details). TMDB has its texts in one
  /// language only.
  public static func company(_ id: TMDBID, for presentation: Presentation) -> Self {
    Self(["company", id.segment], [:], for: presentation, "a company with an id and a name") {
      Company(tmdb: $0, presentation.images)
    }
  }
}

extension Company: NamedRow {
  public static var searchName: String { "company" }

  public static func found(_ json: JSONValue, for presentation: Presentation) -> Company? {
    Company(tmdb: json, presentation.images)
  }
}

extension Company {
  /// Reads a company, alone or from a search; nil without an id and a name.
  init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let id = object.peekID("id", of: .company),
      let name = object.takeText("name")
    else { return nil }
    self.init(id: id, name: name)
    description = object.takeText("description")
    headquarters = object.takeText("headquarters")
    homepage = object.takeAddress("homepage")
    country = object.take("origin_country", if: Check.regionCode.holds)
    parent = object.takeEntity("parent_company", .company)
    (logoPath, logoUrl) = object.takePicture("logo_path", .logo, images)
    tmdb = object.rest()
  }
}

extension Keyword: NamedRow {
  public static var searchName: String { "keyword" }

  public static func found(_ json: JSONValue, for presentation: Presentation) -> Keyword? {
    guard let entity = NamedEntity(tmdb: json, .keyword), let id = entity.id else { return nil }
    return Keyword(id: id, name: entity.name, tmdb: entity.tmdb)
  }
}
