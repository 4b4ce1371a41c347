// SPDX-License-Identifier: MIT

/// One request of an endpoint and its response. `Client.run` leaves to it what is the same for every endpoint, since a
/// release contains the code of `run` once for each of them.
final class Exchange {
  var request: HTTPRequest
  private var response: HTTPResponse?
  private let context: CallContext
  private let client: Client

  /// Adds the call's options to a request.
  init(_ request: HTTPRequest, context: CallContext, client: Client) {
    self.request = request
    self.context = context
    self.client = client
    self.request.context = context
    if context.onRetry != nil { self.request.context.completion = { [client] in client.complete($0) } }
    if request.acceptsRedirect == nil { self.request.acceptsRedirect = client.acceptsRedirect }
    if let language = context.language, request.headers["Accept-Language"] == nil {
      self.request.headers["Accept-Language"] = language
    }
  }

  /// Sends the request. Returns the response, which must be read before its deadline. If the call's deadline has
  /// already passed, enforcing it was up to the transport, and the response has none.
  func send(over transport: any Transport) async throws(UpstreamError) -> HTTPResponse {
    do throws(UpstreamError) {
      var response = try await transport.send(request)
      self.response = response
      response.deadline = context.deadline > .now ? context.deadline : nil
      return response
    } catch {
      throw client.complete(error, url: request.redactedURL, response: response)
    }
  }

  /// Makes `send` request a new response in place of an unreadable cached one (damaged, or stored for another version),
  /// which must not be served until it is stale.
  ///
  /// - Throws: `error` if the response came from the network, or the call's cache mode rules the network out.
  func bypassCache(after error: UpstreamError) throws(UpstreamError) {
    guard [.upstreamMalformed, .responseTooLarge].contains(error.kind), response?.provenance != .network,
      request.context.cacheMode == .default
    else { throw client.complete(error, url: request.redactedURL, response: response) }
    request.context.cacheMode = .reload
  }
}
