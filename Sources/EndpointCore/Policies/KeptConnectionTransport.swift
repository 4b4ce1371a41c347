// SPDX-License-Identifier: MIT
/// Sends a request again, at once and without a word, where all that happened is that the server closed a connection
/// that had been kept, just as the request went out on it. No fault of the upstream is told for it and no attempt
/// counted, and as the second time it has a new connection, this happens once.
///
/// Only what is idempotent and can be sent again is (RFC 9112 section 9.3.1). libcurl would do the same by itself, but
/// past the rate limit.
struct KeptConnectionTransport: Transport {
  private let next: any Transport

  init(around next: any Transport) { self.next = next }

  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let first = await next.outcome(of: request)
    guard case .failure(let error) = first, error.isEndOfKeptConnection, request.method.isIdempotent,
      request.body.isReplayable
    else { return try first.get() }
    var again = request
    again.needsNewConnection = true
    return try await next.send(again)
  }
}
