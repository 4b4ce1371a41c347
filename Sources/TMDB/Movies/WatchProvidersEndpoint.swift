// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Where a movie can be watched, by country (data of JustWatch). With a region, in that country alone.
public struct WatchProvidersEndpoint: TMDBEndpoint {
  public typealias Content = WatchProviders

  /// The movie whose offers are asked for.
  public let movie: TMDBID
  /// The country of the offers, and the size of pictures.
  public let presentation: Presentation

  /// - Parameter movie: which movie is to be watched.
  public init(_ movie: TMDBID, for presentation: Presentation) {
    self.movie = movie
    self.presentation = presentation
  }

  public var path: [String] { ["movie", movie.segment, "watch", "providers"] }
  /// Offers begin and end from one day to the next.
  public var cachePolicy: CachePolicy { .asAnswered(.list) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> WatchProviders {
    guard var object = LenientObject(json),
      var regions = object.takeMembers("results", { WatchOffers(tmdb: $0, presentation.images) })
    else {
      throw UpstreamError(json.missing("results", expected: "offers by country"))
    }
    if let region = presentation.region { regions = regions.filter { $0.key == region } }
    return WatchProviders(id: movie.entity, regions: regions, tmdb: object.rest())
  }
}
