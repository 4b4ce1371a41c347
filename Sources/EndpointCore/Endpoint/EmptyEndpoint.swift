// SPDX-License-Identifier: MIT
/// An endpoint whose response carries no information beyond its status (204, or a body that nobody needs).
public protocol EmptyEndpoint: Endpoint where Content == Void {}

extension EmptyEndpoint {
  public func content(of response: HTTPResponse) throws(UpstreamError) {}
}
