// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// All movie genres.
public struct GenresEndpoint: TMDBEndpoint {
  public typealias Content = GenreList

  /// The caller's language.
  public let presentation: Presentation

  /// Creates an endpoint for the genres, with names in the presentation's language.
  public init(for presentation: Presentation) { self.presentation = presentation }

  public var path: [String] { ["genre", "movie", "list"] }
  public var query: QueryItems { ["language": presentation.language?.tag] }
  /// Cached for a week: every list needs the genres, and they change once in years. TMDB's own 8 hours would mean a
  /// request every day.
  public var cachePolicy: CachePolicy { .fixed(.description, for: .seconds(604_800)) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> GenreList {
    guard var object = LenientObject(json), let genres = object.takeElements("genres", Genre.init(tmdb:)) else {
      throw UpstreamError(json.missing("genres", expected: "a list of genres"))
    }
    return GenreList(genres: genres, tmdb: object.rest())
  }
}
