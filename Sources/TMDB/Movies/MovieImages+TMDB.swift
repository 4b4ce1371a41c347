// SPDX-License-Identifier: MIT
import Contract
import JSON

extension MovieImages {
  /// Reads `{posters, backdrops, logos}`.
  init(tmdb object: inout LenientObject, _ images: ImageConfiguration) {
    let read = { (json: JSONValue) in MovieImage(tmdb: json, images) }
    self.init()
    posters = object.takeElements("posters", read)
    backdrops = object.takeElements("backdrops", read)
    logos = object.takeElements("logos", read)
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
