// SPDX-License-Identifier: MIT

// TMDB: The Movie Database (https://developer.themoviedb.org/reference), as endpoints and mappings to the contract's
// models.
//
//     handler ──▶ endpoint (MovieList, MovieEndpoint, TMDBObject.credits, …) ──Client──▶ TMDB's JSON
//     TMDB's JSON ──LenientObject──▶ Movie, Person, Video … of module Contract
//
// An endpoint has a path and a query, but no key, retry or cache; `Upstream.tmdb` describes how a key is sent. All
// lists share one format, which `TMDBList` reads; a row that can't be read keeps its place as nil. `TMDBError` reads
// both formats of error responses. `Presentation` carries the caller's language and country, and the location of
// images.
//
// Mapping: members that the contract's models share with other providers are renamed; every other member of the
// upstream object stays verbatim under `tmdb`, as does any value that the mapping had to change. TMDB writes null,
// empty text or 0 for "unknown": such a value is left out of the model and stays in the rest. Only a movie's id and
// title are guaranteed.

import EndpointCore
import JSON

/// A JSON endpoint of TMDB's API, with TMDB's error formats.
public protocol TMDBEndpoint: JSONEndpoint, Equatable {}

extension TMDBEndpoint {
  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = TMDBError.read(response) { throw error }
  }
}

/// A single object, such as a movie's credits. The extensions beside the models' readers create it.
public struct TMDBObject<Content: Sendable>: TMDBEndpoint {
  public let path: [String]
  public let query: QueryItems
  public let cachePolicy: CachePolicy
  private let presentation: Presentation
  private let read: @Sendable (JSONValue) throws(UpstreamError) -> Content

  /// - Parameter query: the presentation's language by default.
  init(
    _ path: [String], _ query: QueryItems? = nil, for presentation: Presentation,
    cachePolicy: CachePolicy = .asAnswered(.description),
    read: @escaping @Sendable (JSONValue) throws(UpstreamError) -> Content
  ) {
    self.path = path
    self.query = query ?? ["language": presentation.language?.tag]
    self.cachePolicy = cachePolicy
    self.presentation = presentation
    self.read = read
  }

  /// - Parameter expected: what the answer has to be, for the error if `read` returns nil.
  init(
    _ path: [String], _ query: QueryItems? = nil, for presentation: Presentation, _ expected: String,
    read: @escaping @Sendable (JSONValue) -> Content?
  ) {
    self.init(path, query, for: presentation) { json throws(UpstreamError) in
      guard let content = read(json) else { throw UpstreamError(json.mismatch(expected: expected)) }
      return content
    }
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Content { try read(json) }

  /// The path, the query, the presentation and the type of the content determine everything else.
  public static func == (one: Self, other: Self) -> Bool {
    one.path == other.path && one.query == other.query && one.presentation == other.presentation
  }
}
