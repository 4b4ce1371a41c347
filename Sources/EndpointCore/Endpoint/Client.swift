// SPDX-License-Identifier: MIT
/// Runs the endpoints of one upstream over a transport.
public struct Client: Sendable {
  /// The upstream, which errors name.
  public let upstream: Upstream
  /// The base URL of all paths and links, such as `https://api.themoviedb.org/3`.
  public let base: HTTPURL
  private let transport: any Transport
  private let redactor: Redactor

  /// - Parameters:
  ///   - base: the upstream's current base URL.
  ///   - redactor: removes the live secrets from every error.
  public init(upstream: Upstream, base: HTTPURL, transport: any Transport, redactor: Redactor = Redactor()) {
    self.upstream = upstream
    self.base = base
    self.transport = transport
    self.redactor = redactor
  }

  /// This client, whose requests must also keep within a rate of their own: for work that must not use up the
  /// upstream's whole rate. It shares everything else.
  public func limited(to rate: RequestRate?) -> Client {
    Client(
      upstream: upstream, base: base, transport: RateLimitTransport(around: transport, rate: rate), redactor: redactor)
  }

  /// Sends the endpoint's request, validates the response and reads its content. Every error and retry notice names the
  /// upstream and contains no secret.
  public func run<E: Endpoint>(_ endpoint: E, context: CallContext) async throws(UpstreamError) -> Response<E.Content> {
    try await run(endpoint, context: context, onUploadProgress: nil)
  }

  func run<E: Endpoint>(
    _ endpoint: E, context: CallContext, onUploadProgress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(UpstreamError) -> Response<E.Content> {
    var sent: HTTPRequest?
    var response: HTTPResponse?
    do throws(UpstreamError) {
      var request = try endpoint.request(base: base)
      request.context = context
      if context.onRetry != nil { request.context.completion = { complete($0) } }
      request.acceptsRedirect = request.acceptsRedirect ?? acceptsRedirect
      request.onUploadProgress = onUploadProgress
      if let language = context.language, request.headers["Accept-Language"] == nil {
        request.headers["Accept-Language"] = language
      }
      sent = request
      var answer = try await transport.send(request)
      response = answer
      do throws(UpstreamError) {
        return try read(answer, endpoint, until: context.deadline)
      } catch {
        // An unreadable cached response (damaged, or stored for another version) must not be served until it is stale.
        guard [.upstreamMalformed, .responseTooLarge].contains(error.kind), answer.provenance != .network,
          context.cacheMode == .default
        else { throw error }
      }
      request.context.cacheMode = .reload
      answer = try await transport.send(request)
      response = answer
      return try read(answer, endpoint, until: context.deadline)
    } catch {
      throw complete(error, url: sent?.redactedURL, response: response)
    }
  }

  private var acceptsRedirect: @Sendable (HTTPURL) -> Bool {
    { [base, hosts = upstream.redirectHosts] target in
      if target.host == base.host { return true }
      return target.scheme == .https && target.effectivePort == 443 && hosts.contains(target.host)
    }
  }

  /// - Parameter deadline: also applies to reading the response. If it has already passed, enforcing it was up to the
  ///   transport; the response it returned is then read without a deadline.
  private func read<E: Endpoint>(
    _ answer: HTTPResponse, _ endpoint: E, until deadline: ContinuousClock.Instant
  ) throws(UpstreamError) -> Response<E.Content> {
    if let known = answer.memo?.content(for: endpoint) {
      return Response(content: known, provenance: answer.provenance, attempts: answer.attempts)
    }
    var answer = answer
    answer.deadline = deadline > .now ? deadline : nil
    try endpoint.validate(answer)
    let content = try endpoint.content(of: answer)
    // Content that was read beyond the deadline may be incomplete.
    if let deadline = answer.deadline, deadline <= .now || Task.isCancelled { throw .overdue }
    answer.memo?.remember(content, for: endpoint, of: answer.body.count)
    return Response(content: content, provenance: answer.provenance, attempts: answer.attempts)
  }

  /// Adds the details that only the client knows, and redacts secrets.
  private func complete(_ error: UpstreamError, url: String? = nil, response: HTTPResponse? = nil) -> UpstreamError {
    var error = error
    error.upstream = error.upstream ?? upstream
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
