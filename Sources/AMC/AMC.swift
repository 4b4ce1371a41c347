// SPDX-License-Identifier: MIT

// AMC: the theatre chain's API (https://developers.amctheatres.com), as endpoints and mappings to the contract's
// models.
//
//     a family's handler ──▶ endpoint (AMCList of a MovieView, ShowtimeEndpoint, …) ──Client──▶ HAL JSON
//     HAL JSON ──AMCList──▶ rows ──LenientObject──▶ Movie, Theatre, Showtime … of module Contract
//
// An endpoint knows its path and query, and nothing about keys, retries or caches. All lists are HAL pages with a
// total, so one endpoint, `AMCList`, reads them all, parameterized by a view; a row that can't be read keeps its place
// as nil. `AMCError` reads AMC's error responses.
//
// Mapping: members that the contract's models share with other providers are renamed; every other member of the
// upstream object stays verbatim under `amc`, as does any value that the mapping had to change. Only ids and names are
// guaranteed.

import EndpointCore
import JSON

/// A JSON endpoint of AMC's API, with AMC's error format.
public protocol AMCEndpoint: JSONEndpoint, Equatable {}

extension AMCEndpoint {
  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = AMCError.read(response) { throw error }
  }
}
