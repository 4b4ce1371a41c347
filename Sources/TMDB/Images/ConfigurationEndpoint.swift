// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// The base URL and sizes of images. TMDB asks clients to cache the response for days.
public struct ConfigurationEndpoint: TMDBEndpoint {
  public typealias Content = ImageConfiguration

  /// Creates the endpoint.
  public init() {}

  public var path: [String] { ["configuration"] }
  public var cachePolicy: CachePolicy { .asAnswered(.description, otherwise: .seconds(86_400)) }
}
