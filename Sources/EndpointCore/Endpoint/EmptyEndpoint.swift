// SPDX-License-Identifier: MIT
/// An endpoint whose answer says nothing beyond its status (204, or a body that nobody needs).
public protocol EmptyEndpoint: Endpoint where Content == Void {}

extension EmptyEndpoint {
  public func content(of response: HTTPResponse) throws(UpstreamError) {}
}
