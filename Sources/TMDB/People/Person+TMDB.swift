// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == Person {
  /// A person, in the presentation's language.
  public static func person(_ id: TMDBID, for presentation: Presentation) -> Self {
    Self(["person", id.segment], for: presentation) { json throws(UpstreamError) in
      guard let person = Person(tmdb: json, presentation.images) else {
        throw UpstreamError(json.mismatch(expected: "a person with an id and a name"))
      }
      return person
    }
  }
}

extension Person {
  /// Reads a person, from a list or alone; nil without an id and a name.
  init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let id = object.takeID("id", of: .person) else { return nil }
    let given = object.takeText("name")
    let original = object.takeText("original_name")
    guard let name = given ?? original else { return nil }
    self.init(id: id, name: name, originalName: original)
    ids = KnownIDs(tmdb: id.number, imdb: object.takeIMDbID("imdb_id", of: .person))
    department = object.takeText("known_for_department")
    popularity = object.take("popularity", if: { $0 >= 0 })
    adult = object.take("adult")
    let works = object.peek("known_for", as: JSONValue.self)?.elements.compactMap(KnownWork.init(tmdb:)) ?? []
    knownFor = works.isEmpty ? nil : works
    (profilePath, profileUrl) = object.takePicture("profile_path", .profile, images)
    tmdb = object.rest()
  }
}

extension KnownWork {
  /// Reads a movie or a show that a person is known for; its other members stay in the person's rest.
  fileprivate init?(tmdb json: JSONValue) {
    let isShow = json["media_type"]?.string.map { $0 == "tv" } ?? (json["title"] == nil)
    let titles = isShow ? ["name", "original_name"] : ["title", "original_title"]
    guard let object = LenientObject(json), let id = object.peekID("id", of: isShow ? .show : .movie),
      let title = titles.lazy.compactMap({ json[$0]?.string }).first(where: { !$0.isBlank })
    else { return nil }
    self.init(id: id, kind: isShow ? .show : .movie, title: title)
  }
}
