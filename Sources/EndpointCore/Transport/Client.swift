// SPDX-License-Identifier: MIT
/// Runs the endpoints of one upstream over a transport.
public struct Client: Sendable {
  /// The upstream, which errors name.
  public let upstream: Upstream
  /// The base URL of all paths and links, such as `https://api.themoviedb.org/3`.
  public let base: HTTPURL
  let transport: any Transport
  let redactor: Redactor

  /// - Parameters:
  ///   - base: the upstream's current base URL.
  ///   - redactor: removes the live secrets from every error.
  public init(upstream: Upstream, base: HTTPURL, transport: any Transport, redactor: Redactor = Redactor()) {
    self.upstream = upstream
    self.base = base
    self.transport = transport
    self.redactor = redactor
  }

  /// Sends the endpoint's request, validates the response and reads its content. Every error and retry notice names the
  /// upstream and contains no secret.
  public func run<E: Endpoint>(_ endpoint: E, context: CallContext) async throws(UpstreamError) -> Response<E.Content> {
    try await run(endpoint, context: context, onUploadProgress: nil)
  }

  func run<E: Endpoint>(
    _ endpoint: E, context: CallContext, onUploadProgress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(UpstreamError) -> Response<E.Content> {
    let sent: EndpointRequest
    do throws(UpstreamError) {
      sent = EndpointRequest(try endpoint.request(base: base), context: context, client: self)
    } catch {
      throw complete(error)
    }
    sent.request.onUploadProgress = onUploadProgress
    var content: E.Content?
    let (provenance, attempts) = try await sent.response(over: transport) { response throws(UpstreamError) in
      content = try read(response, endpoint)
    }
    guard let content else { throw UpstreamError(.requestFailed, "no response was read") }
    return Response(content: content, provenance: provenance, attempts: attempts)
  }

  /// The cached content of an endpoint, however old; nil if there is none, or if the call's cache mode already
  /// restricts it to the cache or the upstream.
  public func cached<E: Endpoint>(_ endpoint: E, context: CallContext) async -> Response<E.Content>? {
    guard context.cacheMode == .default else { return nil }
    var context = context
    context.cacheMode = .only
    return try? await run(endpoint, context: context)
  }

  fileprivate var acceptsRedirect: @Sendable (HTTPURL) -> Bool {
    { [base, hosts = upstream.redirectHosts] target in
      if target.host == base.host { return true }
      return target.scheme == .https && target.effectivePort == 443 && hosts.contains(target.host)
    }
  }

  private func read<E: Endpoint>(_ response: HTTPResponse, _ endpoint: E) throws(UpstreamError) -> E.Content {
    if let known = response.memo?.content(for: endpoint, as: E.Content.self) { return known }
    try endpoint.validate(response)
    let content = try endpoint.content(of: response)
    // Content that was read beyond the deadline may be incomplete.
    if let deadline = response.deadline, deadline <= .now || Task.isCancelled { throw .overdue }
    response.memo?.remember(content, for: endpoint, of: response.body.count)
    return content
  }

  /// Adds the details that only the client knows, and redacts secrets.
  fileprivate func complete(_ error: UpstreamError, url: String? = nil, response: HTTPResponse? = nil) -> UpstreamError
  {
    var error = error
    error.upstream = error.upstream ?? upstream.identity
    error.url = error.url ?? url
    error.attempts = max(error.attempts, response?.attempts ?? 0)
    error.httpStatus = error.httpStatus ?? response?.status
    return redactor.redact(error)
  }
}

/// An endpoint's content with the provenance of the response that it was read from.
public struct Response<Content: Sendable>: Sendable {
  /// The content that the endpoint read from the response.
  public var content: Content
  /// Whether the response is fresh or cached, and its age.
  public var provenance: Provenance
  /// How many times the request was sent; 0 for a cached response.
  public var attempts: Int

  /// By default, fresh from the network on the first attempt.
  public init(content: Content, provenance: Provenance = .network, attempts: Int = 1) {
    self.content = content
    self.provenance = provenance
    self.attempts = attempts
  }

  /// The same response with other content, made from this one's.
  public func map<Other>(_ transform: (Content) -> Other) -> Response<Other> {
    Response<Other>(content: transform(content), provenance: provenance, attempts: attempts)
  }
}

/// A request of an endpoint and its response. It has the part of `Client.run` that is the same for every endpoint,
/// because a release contains the code of `run` once for each of them.
private final class EndpointRequest {
  var request: HTTPRequest
  private var response: HTTPResponse?
  private let context: CallContext
  private let client: Client

  /// Adds the call's options to a request.
  init(_ request: HTTPRequest, context: CallContext, client: Client) {
    self.request = request
    self.context = context
    self.client = client
    self.request.context = context.changingNotices { [client] in $0.error = client.complete($0.error) }
    if request.acceptsRedirect == nil { self.request.acceptsRedirect = client.acceptsRedirect }
    if let language = context.language, request.headers["Accept-Language"] == nil {
      self.request.headers["Accept-Language"] = language
    }
  }

  /// Sends the request until its response can be read.
  func response(
    over transport: any Transport, _ read: (HTTPResponse) throws(UpstreamError) -> Void
  ) async throws(UpstreamError) -> (provenance: Provenance, attempts: Int) {
    while true {
      let response = try await send(over: transport)
      do throws(UpstreamError) {
        try read(response)
        return (response.provenance, response.attempts)
      } catch {
        try bypassCache(after: error)
      }
    }
  }

  /// Sends the request. Returns the response, which must be read before its deadline. If the call's deadline has
  /// already passed, enforcing it was up to the transport, and the response has none.
  private func send(over transport: any Transport) async throws(UpstreamError) -> HTTPResponse {
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
  private func bypassCache(after error: UpstreamError) throws(UpstreamError) {
    // Nor may an error that came with a status of success, and was kept.
    let isUnusable = [.upstreamMalformed, .responseTooLarge].contains(error.kind) || error.upstreamCode != nil
    guard isUnusable, response?.provenance != .network,
      request.context.cacheMode == .default
    else { throw client.complete(error, url: request.redactedURL, response: response) }
    request.context.cacheMode = .reload
  }
}
