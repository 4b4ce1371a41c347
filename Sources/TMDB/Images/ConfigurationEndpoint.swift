// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// Where pictures are and in which sizes. TMDB asks to keep the answer for days.
public struct ConfigurationEndpoint: TMDBEndpoint {
  public typealias Content = ImageConfiguration

  /// There is one configuration.
  public init() {}

  public var path: [String] { ["configuration"] }
  public var cachePolicy: CachePolicy { .asAnswered(.description, otherwise: .seconds(86_400)) }
}
