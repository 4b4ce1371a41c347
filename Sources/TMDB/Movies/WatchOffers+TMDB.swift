// SPDX-License-Identifier: MIT
import Contract
import JSON

extension WatchOffers {
  /// Reads the offers in one country.
  init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json) else { return nil }
    let read = { (json: JSONValue) in WatchProvider(tmdb: json, images) }
    self.init()
    url = object.takeAddress("link")
    subscription = object.takeElements("flatrate", read)
    free = object.takeElements("free", read)
    ads = object.takeElements("ads", read)
    rent = object.takeElements("rent", read)
    buy = object.takeElements("buy", read)
    tmdb = object.rest()
  }
}

extension WatchProvider {
  fileprivate init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let id = object.peekID("provider_id", of: .watchProvider),
      let name = object.takeText("provider_name")
    else { return nil }
    self.init(id: id, name: name)
    order = object.take("display_priority")
    (logoPath, logoUrl) = object.takePicture("logo_path", .logo, images)
    tmdb = object.rest()
  }
}
