// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A single movie with any number of parts, in one request (https://developer.themoviedb.org/docs/append-to-response).
public struct MovieEndpoint: TMDBEndpoint {
  public typealias Content = Movie

  /// The movie's id.
  public let id: TMDBID
  /// The parts to add to the movie.
  public let include: Set<MovieInclude>
  /// The caller's language and other preferences.
  public let presentation: Presentation

  /// - Parameter include: parts to fetch in the same request.
  public init(_ id: TMDBID, include: Set<MovieInclude> = [], for presentation: Presentation) {
    self.id = id
    self.include = include
    self.presentation = presentation
  }

  public var path: [String] { ["movie", id.segment] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }

  public var query: QueryItems {
    let appended = MovieInclude.allCases.filter(include.union(sources).contains).map(\.tmdbName).joined(separator: ",")
    return [
      "language": presentation.language?.tag,
      "append_to_response": appended.isEmpty ? nil : appended,
      "include_image_language": include.contains(.images) ? presentation.mediaLanguages : nil,
      "include_video_language": include.contains(.videos) ? presentation.mediaLanguages : nil,
    ]
  }

  /// Parts requested only to derive other data: text missing in the caller's language comes from the translation into
  /// the original language, and the age rating from the release dates.
  private var sources: Set<MovieInclude> {
    var sources: Set<MovieInclude> = []
    if presentation.language != nil { sources.insert(.translations) }
    if presentation.certificationRegion != nil { sources.insert(.releaseDates) }
    return sources
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Movie {
    guard let movie = Movie(tmdb: json, for: presentation, leavingOut: sources.subtracting(include)) else {
      throw UpstreamError(json.mismatch(expected: "a movie with an id and a title"))
    }
    return movie
  }
}

extension MovieInclude {
  /// The part's name in `append_to_response` and in the response.
  var tmdbName: String {
    switch self {
    case .watchProviders: "watch/providers"
    case .releaseDates: "release_dates"
    case .alternativeTitles: "alternative_titles"
    case .externalIds: "external_ids"
    default: rawValue
    }
  }
}

/// The identity of a movie: its titles in every language, its year, running time and directors.
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

extension TMDBObject where Content == MovieIdentity {
  /// The identity of a movie. The request doesn't depend on the language and region of a call, so that its response
  /// serves all of them.
  public static func identity(of id: TMDBID) -> Self {
    let query: QueryItems = [
      "language": Presentation.neutral.language?.tag, "append_to_response": "alternative_titles,credits",
    ]
    return Self(["movie", id.segment], query, for: .neutral) { json throws(UpstreamError) in
      guard let movie = Movie(tmdb: json, for: .neutral) else {
        throw UpstreamError(json.mismatch(expected: "a movie with an id and a title"))
      }
      return MovieIdentity(movie: movie, alternativeTitles: movie.alternativeTitles?.map(\.title) ?? [])
    }
  }
}
