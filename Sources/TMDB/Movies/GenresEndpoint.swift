// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The genres that movies can have.
public struct GenresEndpoint: TMDBEndpoint {
  public typealias Content = GenreList

  /// In which language the names are.
  public let presentation: Presentation

  /// - Parameter presentation: in which language the names are.
  public init(for presentation: Presentation) { self.presentation = presentation }

  public var path: [String] { ["genre", "movie", "list"] }
  public var query: QueryItems { ["language": presentation.language] }
  /// A week, since every list needs it and genres change once in years; TMDB's own 8 hours would ask for it each day.
  public var cachePolicy: CachePolicy { .fixed(.description, for: .seconds(604_800)) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> GenreList {
    guard var object = LenientObject(json), let genres = object.takeElements("genres", Genre.init(tmdb:)) else {
      throw UpstreamError(json.missing("genres", expected: "a list of genres"))
    }
    return GenreList(genres: genres, tmdb: object.rest())
  }
}
