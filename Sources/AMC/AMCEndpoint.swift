// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// A JSON endpoint of AMC's API, with AMC's error format.
public protocol AMCEndpoint: JSONEndpoint, Equatable {}

extension AMCEndpoint {
  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = AMCError.read(response) { throw error }
  }
}
