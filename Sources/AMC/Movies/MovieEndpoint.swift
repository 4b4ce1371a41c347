// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A single movie.
public struct MovieEndpoint: AMCEndpoint {
  public typealias Content = Movie

  /// An identifier of a movie at AMC.
  public enum Key: Sendable, Hashable {
    case id(String)
    case slug(String)
    case internalRelease(Int)
  }

  /// The movie's identifier.
  public let key: Key

  /// Creates an endpoint for the movie with this id, slug or internal release number.
  public init(_ key: Key) { self.key = key }

  public var path: [String] {
    switch key {
    case .id(let id): ["v2", "movies", id]
    case .slug(let slug): ["v2", "movies", slug]
    case .internalRelease(let number): ["v2", "movies", "internal-release", String(number)]
    }
  }

  public var cachePolicy: CachePolicy { .asAnswered(.description) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Movie {
    guard let movie = Movie(amc: json) else {
      throw UpstreamError(json.mismatch(expected: "a movie with an id and a name"))
    }
    return movie
  }
}
