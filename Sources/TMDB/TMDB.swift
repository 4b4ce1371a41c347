// SPDX-License-Identifier: MIT

// TMDB: The Movie Database (https://developer.themoviedb.org/reference), as endpoints and mappings to the contract's
// models.
//
//     a family's handler ──▶ endpoint (MovieList, MovieEndpoint, TextSearch, …) ──Client──▶ TMDB's JSON
//     TMDB's JSON ──TMDBList──▶ rows ──LenientObject──▶ Movie, Person, Video … of module Contract
//
// An endpoint knows its path and query, and nothing about keys, retries or caches; `Upstream.tmdb` says how a key is
// sent. All lists share one format, which `TMDBList` reads; a row that can't be read keeps its place as nil.
// `TMDBError` reads both formats of error responses. `Presentation` carries the caller's language and country, and the
// location of images.
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
