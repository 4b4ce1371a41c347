// SPDX-License-Identifier: MIT
/// Sends a request and returns the response. `CurlTransport` does so over the network. Every policy (authentication,
/// retry, cache, …) is a transport that wraps another, so each can be read, tested and left out separately.
public protocol Transport: Sendable {
  /// Returns a response with any status; throws if there is none. A cancelled task gets `.cancelled`.
  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse
}

/// A transport whose first request takes longer than the others.
public protocol PreparableTransport: Transport {
  /// Begins what the first request would wait for, and returns at once. Costs nothing when repeated.
  func prepare()
}
