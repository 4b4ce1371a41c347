// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The cast and crew of a movie.
public struct CreditsEndpoint: TMDBEndpoint {
  public typealias Content = Credits

  /// The movie's id.
  public let movie: TMDBID
  /// The caller's language and the image sizes.
  public let presentation: Presentation

  /// Creates an endpoint for a movie's credits, in the presentation's language.
  public init(_ movie: TMDBID, for presentation: Presentation) {
    self.movie = movie
    self.presentation = presentation
  }

  public var path: [String] { ["movie", movie.segment, "credits"] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }
  public var query: QueryItems { ["language": presentation.language?.tag] }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Credits {
    guard var object = LenientObject(json), json["cast"] != nil || json["crew"] != nil else {
      throw UpstreamError(json.mismatch(expected: "a movie's cast and crew"))
    }
    var credits = Credits(tmdb: &object, for: presentation)
    credits.id = movie.entity
    credits.tmdb = object.rest()
    return credits
  }
}
