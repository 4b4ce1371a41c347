// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// Something to ask of TMDB: a JSON endpoint whose errors come in TMDB's forms.
public protocol TMDBEndpoint: JSONEndpoint, Equatable {}

extension TMDBEndpoint {
  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = TMDBError.read(response) { throw error }
  }
}
