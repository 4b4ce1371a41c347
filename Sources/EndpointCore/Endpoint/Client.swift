// SPDX-License-Identifier: MIT
import FoundationEssentials

/// Runs the endpoints of one upstream over a transport.
public struct Client: Sendable {
  /// Who is asked, as errors tell it.
  public let upstream: Upstream
  /// What every path and link is under, e.g. `https://api.themoviedb.org/3`.
  public let base: URL
  private let transport: any Transport
  private let redactor: Redactor

  /// - Parameters:
  ///   - base: where `upstream` is now.
  ///   - redactor: takes the live secrets out of every error.
  public init(upstream: Upstream, base: URL, transport: any Transport, redactor: Redactor = Redactor()) {
    self.upstream = upstream
    self.base = base
    self.transport = transport
    self.redactor = redactor
  }

  /// Asks, checks and reads. Every error, and every notice of a retry, names the upstream and holds no secret.
  public func run<E: Endpoint>(_ endpoint: E, context: CallContext) async throws(UpstreamError) -> Answer<E.Content> {
    try await run(endpoint, context: context, onUploadProgress: nil)
  }

  func run<E: Endpoint>(
    _ endpoint: E, context: CallContext, onUploadProgress: (@Sendable (UploadProgress) -> Void)?
  ) async throws(UpstreamError) -> Answer<E.Content> {
    var asked: HTTPRequest?
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
      asked = request
      var answer = try await transport.send(request)
      response = answer
      do throws(UpstreamError) {
        return try read(answer, endpoint, until: context.deadline)
      } catch {
        // A kept answer that can't be read (it was spoilt, or kept for another version) must not stay in the way until
        // it is stale.
        guard [.upstreamMalformed, .responseTooLarge].contains(error.kind), answer.provenance != .network,
          context.cacheMode == .default
        else { throw error }
      }
      request.context.cacheMode = .reload
      answer = try await transport.send(request)
      response = answer
      return try read(answer, endpoint, until: context.deadline)
    } catch {
      throw complete(error, url: asked?.redactedURL, response: response)
    }
  }

  private var acceptsRedirect: @Sendable (URL) -> Bool {
    { [base, hosts = upstream.redirectHosts] target in
      if target.hasSameHost(as: base) { return true }
      guard target.scheme?.lowercased() == "https", target.effectivePort == 443 else { return false }
      return hosts.contains(target.host()?.lowercased() ?? "")
    }
  }

  /// - Parameter deadline: holds while the answer is read too. One that is past already was the transport's to keep:
  ///   then there is an answer all the same, and it is given.
  private func read<E: Endpoint>(
    _ answer: HTTPResponse, _ endpoint: E, until deadline: ContinuousClock.Instant
  ) throws(UpstreamError) -> Answer<E.Content> {
    if var known = answer.memo?.answer(for: endpoint) {
      (known.provenance, known.attempts) = (answer.provenance, answer.attempts)
      return known
    }
    var answer = answer
    answer.deadline = deadline > .now ? deadline : nil
    try endpoint.validate(answer)
    let content = try endpoint.content(of: answer)
    // What was read after the deadline may lack what came last.
    if let deadline = answer.deadline, deadline <= .now || Task.isCancelled { throw .overdue }
    answer.memo?.remember(content, for: endpoint, of: answer.body.count)
    return Answer(content: content, provenance: answer.provenance, attempts: answer.attempts)
  }

  /// Adds what only the client knows, and takes secrets out.
  private func complete(_ error: UpstreamError, url: String? = nil, response: HTTPResponse? = nil) -> UpstreamError {
    var error = error
    error.upstream = error.upstream ?? upstream
    error.url = error.url ?? url
    error.attempts = max(error.attempts, response?.attempts ?? 0)
    error.httpStatus = error.httpStatus ?? response?.status
    return redactor.redact(error)
  }
}

/// What an endpoint's answer held, and how it was come by.
public struct Answer<Content: Sendable>: Sendable {
  /// What the endpoint read out of the answer.
  public var content: Content
  /// Whether the answer is new, and how old if not.
  public var provenance: Provenance
  /// How many times the request was sent; 0 from a cache.
  public var attempts: Int
  /// Where the content's rows are kept as text; nil unless the answer is kept.
  var rowsText: RowsText?

  /// Fresh from the network at the first attempt unless said.
  public init(content: Content, provenance: Provenance = .network, attempts: Int = 1) {
    self.content = content
    self.provenance = provenance
    self.attempts = attempts
  }
}
