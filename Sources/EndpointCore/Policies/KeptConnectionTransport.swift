// SPDX-License-Identifier: MIT
/// Resends a request at once if the server merely closed a reused connection just as the request was sent. This is not
/// reported as a failure of the upstream and not counted as an attempt. It happens once per request, because the second
/// time uses a new connection.
///
/// Applies only to idempotent requests with a replayable body (RFC 9112 section 9.3.1). libcurl would do the same by
/// itself, but bypass the rate limit.
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
