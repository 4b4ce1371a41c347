// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A movie or a show, which TMDB sends alone with any number of parts.
public protocol Work: Sendable {
  /// A part that can be added.
  associatedtype Part: WorkPart
  /// The kind, which has genres of its own.
  static var kind: WorkKind { get }
  /// The parts that are requested only to derive other data: text missing in the caller's language comes from the
  /// translations, and the age rating of a country from the ratings of all.
  static func sources(for presentation: Presentation) -> Set<String>
  /// Reads a work, from a list or alone with its appended parts.
  /// - Parameter sources: parts requested only to derive other data; they are left out of the result.
  init?(tmdb json: JSONValue, for presentation: Presentation, leavingOut sources: Set<String>)
}

/// A part of a work.
public protocol WorkPart: CaseIterable, Hashable, Sendable {
  /// The part's name in `append_to_response` and in the response.
  var tmdbName: String { get }
}

/// A single movie with any number of parts.
public typealias MovieEndpoint = WorkEndpoint<Movie>
/// A single show with any number of parts.
public typealias ShowEndpoint = WorkEndpoint<Show>

/// A movie or a show with any number of parts, in one request
/// (https://developer.themoviedb.org/docs/append-to-response).
public struct WorkEndpoint<Content: Work>: TMDBEndpoint {
  /// The work's id.
  public let id: TMDBID
  /// The parts to add to the work.
  public let include: Set<Content.Part>
  /// The caller's language and other preferences.
  public let presentation: Presentation

  /// - Parameter include: parts to fetch in the same request.
  public init(_ id: TMDBID, include: Set<Content.Part> = [], for presentation: Presentation) {
    self.id = id
    self.include = include
    self.presentation = presentation
  }

  public var path: [String] { [Content.kind.segment, id.segment] }
  public var cachePolicy: CachePolicy { .asAnswered(.description) }

  public var query: QueryItems {
    let included = Set(include.map(\.tmdbName))
    let sources = Content.sources(for: presentation)
    let parts = Content.Part.allCases.map(\.tmdbName)
    let appended = (parts + sources.subtracting(parts).sorted()).filter(included.union(sources).contains)
    return [
      "language": presentation.language?.tag,
      "append_to_response": appended.nilIfEmpty?.joined(separator: ","),
      "include_image_language": included.contains("images") ? presentation.mediaLanguages : nil,
      "include_video_language": included.contains("videos") ? presentation.mediaLanguages : nil,
    ]
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Content {
    let sources = Content.sources(for: presentation).subtracting(include.map(\.tmdbName))
    guard let work = Content(tmdb: json, for: presentation, leavingOut: sources) else {
      throw UpstreamError(json.mismatch(expected: "a \(Content.kind.rawValue) with an id and a title"))
    }
    return work
  }
}

extension WorkKind {
  /// TMDB's word for the kind in paths.
  var segment: String { self == .movie ? "movie" : "tv" }
}

extension MovieInclude: WorkPart {
  public var tmdbName: String {
    switch self {
    case .watchProviders: "watch/providers"
    case .releaseDates: "release_dates"
    case .externalIds: "external_ids"
    case .alternativeTitles: "alternative_titles"
    default: rawValue
    }
  }
}

extension ShowInclude: WorkPart {
  public var tmdbName: String {
    switch self {
    case .credits: "aggregate_credits"
    case .watchProviders: "watch/providers"
    case .contentRatings: "content_ratings"
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
