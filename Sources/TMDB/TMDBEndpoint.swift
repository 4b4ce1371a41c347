// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// A JSON endpoint of TMDB's API, with TMDB's error formats.
public protocol TMDBEndpoint: JSONEndpoint, Equatable {}

extension TMDBEndpoint {
  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = TMDBError.read(response) { throw error }
  }
}
