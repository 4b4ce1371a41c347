// SPDX-License-Identifier: MIT
import Contract
import JSON

extension Person {
  /// Reads a person, from a list or alone; nil without an id and a name.
  init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let id = object.takeID("id", of: .person) else { return nil }
    let given = object.takeText("name")
    let original = object.takeText("original_name")
    guard let name = given ?? original else { return nil }
    self.init(id: id, name: name, originalName: original)
    ids = KnownIDs(tmdb: id.number, imdb: object.take("imdb_id", if: { $0.isIMDbID(of: .person) }))
    department = object.takeText("known_for_department")
    popularity = object.take("popularity", if: { $0 >= 0 })
    adult = object.take("adult")
    knownFor = Self.titles(object.peek("known_for"))
    (profilePath, profileUrl) = object.takePicture("profile_path", .profile, images)
    tmdb = object.rest()
  }

  /// The titles of movies and names of shows; their other members stay in the rest.
  private static func titles(_ works: JSONValue?) -> [String]? {
    let names = ["title", "name", "original_title", "original_name"]
    let titles = works?.elements.compactMap { work in
      names.lazy.compactMap { work[$0]?.string }.first { !$0.isBlank }
    }
    return titles?.isEmpty == false ? titles : nil
  }
}
