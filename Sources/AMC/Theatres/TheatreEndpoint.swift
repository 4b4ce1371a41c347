// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// One theatre.
public struct TheatreEndpoint: AMCEndpoint {
  public typealias Content = Theatre

  /// What AMC knows a theatre by.
  public enum Key: Sendable, Hashable {
    case id(String)
    case slug(String)
  }

  /// What the theatre is asked for by.
  public let key: Key

  /// - Parameter key: what the theatre is asked for by.
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
