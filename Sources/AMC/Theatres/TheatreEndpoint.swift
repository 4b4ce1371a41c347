// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A single theatre.
public struct TheatreEndpoint: AMCEndpoint {
  public typealias Content = Theatre

  /// An identifier of a theatre at AMC.
  public enum Key: Sendable, Hashable {
    case id(String)
    case slug(String)
  }

  /// The theatre's identifier.
  public let key: Key

  /// Creates an endpoint for the theatre with this id or slug.
  public init(_ key: Key) { self.key = key }

  public var path: [String] {
    switch key {
    case .id(let text), .slug(let text): ["v2", "theatres", text]
    }
  }

  public var cachePolicy: CachePolicy { .asAnswered(.description) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Theatre {
    guard let theatre = Theatre(amc: json) else {
      throw UpstreamError(json.mismatch(expected: "a theatre with an id and a name"))
    }
    return theatre
  }
}
