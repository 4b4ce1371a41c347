// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// Something to ask of AMC: a JSON endpoint whose errors come in AMC's form.
public protocol AMCEndpoint: JSONEndpoint, Equatable {}

extension AMCEndpoint {
  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = AMCError.read(response) { throw error }
  }
}
