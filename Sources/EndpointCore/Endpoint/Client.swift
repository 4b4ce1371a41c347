import FoundationEssentials

/// Runs the endpoints of one upstream over a transport.
public struct Client: Sendable {
  /// The upstream's name, as errors give it.
  public let provider: String
  /// What every path and link is under, e.g. `https://api.themoviedb.org/3`.
  public let base: URL
  private let transport: any Transport
  private let redactor: Redactor

  /// - Parameter redactor: takes the live secrets out of every error.
  public init(provider: String, base: URL, transport: any Transport, redactor: Redactor = Redactor()) {
    self.provider = provider
    self.base = base
    self.transport = transport
    self.redactor = redactor
  }

  /// Asks, checks and reads. Every error names the provider and holds no secret.
  public func run<E: Endpoint>(_ endpoint: E, context: CallContext) async throws(UpstreamError) -> Answer<E.Content> {
    var url: String?
    var response: HTTPResponse?
    do throws(UpstreamError) {
      var request = try endpoint.request(base: base)
      request.context = context
      if let language = context.language, request.headers["Accept-Language"] == nil {
        request.headers["Accept-Language"] = language
      }
      url = request.redactedURL
      let answer = try await transport.send(request)
      response = answer
      try endpoint.validate(answer)
      let content = try endpoint.content(of: answer)
      return Answer(content: content, provenance: answer.provenance, attempts: answer.attempts)
    } catch {
      var error = error
      error.provider = error.provider ?? provider
      error.url = error.url ?? url
      error.attempts = max(error.attempts, response?.attempts ?? 0)
      error.httpStatus = error.httpStatus ?? response?.status
      throw redactor.redact(error)
    }
  }
}

/// What an endpoint's answer held, and how it was come by.
public struct Answer<Content: Sendable>: Sendable {
  public var content: Content
  public var provenance: Provenance
  /// How many times the request was sent; 0 from a cache.
  public var attempts: Int

  public init(content: Content, provenance: Provenance = .network, attempts: Int = 1) {
    self.content = content
    self.provenance = provenance
    self.attempts = attempts
  }
}
