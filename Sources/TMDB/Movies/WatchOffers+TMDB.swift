// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension TMDBObject where Content == WatchProviders {
  /// The streaming offers for a movie or a show by country (data by JustWatch), or only those in the presentation's
  /// region. Cached as a list, because offers begin and end from one day to the next.
  public static func watchProviders(of work: TMDBID, for presentation: Presentation) -> Self {
    Self(
      [work.entity.kind == .show ? "tv" : "movie", work.segment, "watch", "providers"], [:], for: presentation,
      cachePolicy: .asAnswered(.list)
    ) { json throws(UpstreamError) in
      guard var object = LenientObject(json),
        var regions = object.takeMembers("results", { WatchOffers(tmdb: $0, presentation.images) })
      else { throw UpstreamError(json.missing("results", expected: "offers by country")) }
      if let region = presentation.region { regions = regions.filter { $0.key == region.code } }
      return WatchProviders(id: work.entity, regions: regions, tmdb: object.rest())
    }
  }
}

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
  /// - Parameter region: the country whose order counts; nil for TMDB's order of all countries.
  init?(tmdb json: JSONValue, _ images: ImageConfiguration, in region: Region? = nil) {
    guard var object = LenientObject(json), let id = object.peekID("provider_id", of: .watchProvider),
      let name = object.takeCode("provider_name")
    else { return nil }
    self.init(id: id, name: name)
    let own = region.flatMap { object.peek("display_priorities", as: JSONValue.self)?[$0.code]?.integer }
    order = own ?? object.take("display_priority")
    (logoPath, logoUrl) = object.takePicture("logo_path", .logo, images)
    tmdb = object.rest()
  }
}
