// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The streaming offers for a movie by country (data by JustWatch), or in the caller's country if there is one.
public struct WatchProvidersEndpoint: TMDBEndpoint {
  public typealias Content = WatchProviders

  /// The movie's id.
  public let movie: TMDBID
  /// The country of the offers, and the image sizes.
  public let presentation: Presentation

  /// Creates an endpoint for a movie's offers, in the presentation's region or in all countries.
  public init(_ movie: TMDBID, for presentation: Presentation) {
    self.movie = movie
    self.presentation = presentation
  }

  public var path: [String] { ["movie", movie.segment, "watch", "providers"] }
  /// Cached as a list, because offers begin and end from one day to the next.
  public var cachePolicy: CachePolicy { .asAnswered(.list) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> WatchProviders {
    guard var object = LenientObject(json),
      var regions = object.takeMembers("results", { WatchOffers(tmdb: $0, presentation.images) })
    else {
      throw UpstreamError(json.missing("results", expected: "offers by country"))
    }
    if let region = presentation.region { regions = regions.filter { $0.key == region.code } }
    return WatchProviders(id: movie.entity, regions: regions, tmdb: object.rest())
  }
}
