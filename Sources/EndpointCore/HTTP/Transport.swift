// SPDX-License-Identifier: MIT
/// Sends a request and gives the answer. `CurlTransport` does it over the network; every policy (authentication, retry,
/// cache, …) is a transport that wraps another, so each can be read, tested and left out alone.
public protocol Transport: Sendable {
  /// Any status is an answer; an error means that there is none. A cancelled task gets `.cancelled`.
  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse
}
