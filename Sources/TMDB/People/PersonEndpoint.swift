// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// One person.
public struct PersonEndpoint: TMDBEndpoint {
  public typealias Content = Person

  /// The person to ask for.
  public let id: TMDBID
  /// How the caller wants to see them.
  public let presentation: Presentation

  /// - Parameter id: who.
  public init(_ id: TMDBID, for presentation: Presentation) {
    self.id = id
    self.presentation = presentation
  }

  public var path: [String] { ["person", id.segment] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }
  public var query: QueryItems { ["language": presentation.language] }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Person {
    guard let person = Person(tmdb: json, presentation.images) else {
      throw UpstreamError(json.mismatch(expected: "a person with an id and a name"))
    }
    return person
  }
}
