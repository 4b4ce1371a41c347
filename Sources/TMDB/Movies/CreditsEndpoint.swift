// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// Who plays in a movie and who made it.
public struct CreditsEndpoint: TMDBEndpoint {
  public typealias Content = Credits

  /// The movie whose cast and crew are asked for.
  public let movie: TMDBID
  /// How the caller wants to see them.
  public let presentation: Presentation

  /// - Parameter movie: whose cast and crew.
  public init(_ movie: TMDBID, for presentation: Presentation) {
    self.movie = movie
    self.presentation = presentation
  }

  public var path: [String] { ["movie", movie.segment, "credits"] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }
  public var query: QueryItems { ["language": presentation.language] }

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
