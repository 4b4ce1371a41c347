// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// What identifies a movie: its titles in every language, its year, running time and directors.
public struct MovieIdentity: Sendable, Hashable {
  /// The movie in neutral form, with its directors.
  public let movie: Movie
  /// The titles under which it is also known, in any language.
  public let alternativeTitles: [String]

  /// - Parameter movie: the movie in neutral form.
  public init(movie: Movie, alternativeTitles: [String]) {
    self.movie = movie
    self.alternativeTitles = alternativeTitles
  }
}

/// Reads what identifies a movie. The request doesn't depend on the language and region of a call, so that its response
/// serves all of them.
public struct MovieIdentityEndpoint: TMDBEndpoint {
  public typealias Content = MovieIdentity

  /// The movie's id.
  public let id: TMDBID

  /// Creates an endpoint for a movie's identity.
  public init(_ id: TMDBID) { self.id = id }

  public var path: [String] { ["movie", id.segment] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }
  public var query: QueryItems {
    ["language": Presentation.neutral.language?.tag, "append_to_response": "alternative_titles,credits"]
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> MovieIdentity {
    guard let movie = Movie(tmdb: json, for: .neutral) else {
      throw UpstreamError(json.mismatch(expected: "a movie with an id and a title"))
    }
    let titles = json["alternative_titles"]?["titles"]?.elements.compactMap { $0["title"]?.string }
    return MovieIdentity(movie: movie, alternativeTitles: titles ?? [])
  }
}
