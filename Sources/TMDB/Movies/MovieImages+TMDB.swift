// SPDX-License-Identifier: MIT
import Contract
import JSON

extension MovieImages {
  /// Reads `{posters, backdrops, logos}`, each in the order of preference. The best backdrops have no text.
  init(tmdb object: inout LenientObject, _ images: ImageConfiguration, _ preference: LanguagePreference) {
    let read = { (json: JSONValue) in MovieImage(tmdb: json, images).map { (image: $0, rank: preference.rank(json)) } }
    self.init()
    posters = object.takeElements("posters", read)?.ordered(by: \.rank).map(\.image)
    backdrops = object.takeElements("backdrops", read)?.ordered { $0.image.language == nil ? -1 : $0.rank }.map(\.image)
    logos = object.takeElements("logos", read)?.ordered(by: \.rank).map(\.image)
  }
}

extension MovieImage {
  fileprivate init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let path = object.takeText("file_path") else { return nil }
    self.init(path: path)
    url = images.url(path: path, size: .original)
    width = object.takePositive("width")
    height = object.takePositive("height")
    language = object.take("iso_639_1", if: Check.languageTag.holds)
    tmdb = object.rest()
  }
}
