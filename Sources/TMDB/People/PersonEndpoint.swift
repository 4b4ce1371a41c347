// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A single person.
public struct PersonEndpoint: TMDBEndpoint {
  public typealias Content = Person

  /// The person's id.
  public let id: TMDBID
  /// The caller's language and the image sizes.
  public let presentation: Presentation

  /// Creates an endpoint for a person, in the presentation's language.
  public init(_ id: TMDBID, for presentation: Presentation) {
    self.id = id
    self.presentation = presentation
  }

  public var path: [String] { ["person", id.segment] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }
  public var query: QueryItems { ["language": presentation.language?.tag] }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Person {
    guard let person = Person(tmdb: json, presentation.images) else {
      throw UpstreamError(json.mismatch(expected: "a person with an id and a name"))
    }
    return person
  }
}
