// SPDX-License-Identifier: MIT
/// The reason why an upstream gave no usable response, with all details that may be shown.
public struct UpstreamError: Error, Sendable, Hashable {
  /// The kinds of error that callers distinguish.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// No key is configured.
    case credentialsMissing
    /// The upstream rejected the key.
    case credentialsRejected
    /// The entity or its parent does not exist.
    case notFound
    /// Too many requests (429).
    case rateLimited
    /// Connection refused or lost, DNS or TLS failure, truncated body, open circuit, or a miss with a cache-only
    /// request.
    case upstreamUnreachable
    /// The upstream failed (5xx).
    case upstreamFailed
    /// The response is not what was requested: invalid JSON, an HTML page, an empty body.
    case upstreamMalformed
    /// No response, or none before the deadline.
    case timedOut
    /// The body or the headers exceed their limit, as with a decompression bomb.
    case responseTooLarge
    /// Any other refusal, a redirect loop, or a request that can't be built.
    case requestFailed
    /// The caller's task was cancelled.
    case cancelled

    /// Whether a later attempt may succeed.
    var isUsuallyRetryable: Bool {
      switch self {
      case .rateLimited, .upstreamUnreachable, .upstreamFailed, .timedOut: true
      default: false
      }
    }
  }

  /// The kind of error.
  public var kind: Kind
  /// A sentence for people, without secrets.
  public var message: UpstreamMessage
  /// The upstream; nil where it is not known (yet).
  public var upstream: Upstream?
  /// The status of the response; nil if there was none.
  public var httpStatus: Int?
  /// The upstream's own error code.
  public var upstreamCode: String?
  /// The upstream's own error message.
  public var upstreamMessage: String?
  /// The delay that the upstream requests.
  public var retryAfter: Duration?
  /// How many times the request was sent.
  public var attempts: Int
  /// The requested URL, without secrets.
  public var url: String?
  /// The cause that a user can act on; nil if none is known.
  public var cause: UpstreamErrorCause?
  /// Whether a later attempt may succeed.
  public var isRetryable: Bool
  /// Whether the server merely closed a reused connection before responding. Servers close idle connections, sometimes
  /// just as a request is sent (RFC 9112 section 9.5).
  public internal(set) var isEndOfKeptConnection = false

  /// - Parameter isRetryable: derived from the kind by default.
  public init(
    _ kind: Kind, _ message: UpstreamMessage, upstream: Upstream? = nil, httpStatus: Int? = nil,
    upstreamCode: String? = nil, upstreamMessage: String? = nil, retryAfter: Duration? = nil, attempts: Int = 0,
    url: String? = nil, cause: UpstreamErrorCause? = nil, isRetryable: Bool? = nil
  ) {
    self.kind = kind
    self.message = message
    self.upstream = upstream
    self.httpStatus = httpStatus
    self.upstreamCode = upstreamCode
    self.upstreamMessage = upstreamMessage
    self.retryAfter = retryAfter
    self.attempts = attempts
    self.url = url
    self.cause = cause
    self.isRetryable = isRetryable ?? kind.isUsuallyRetryable
  }
}

extension UpstreamError {
  /// The message for people, naming the upstream by its title.
  public var text: String { message.naming(upstream?.title ?? "the upstream") }
}

extension UpstreamError: CustomStringConvertible {
  public var description: String {
    let subject = [upstream?.name, url].compactMap { $0 }.joined(separator: " ")
    let message = message.naming(upstream?.name ?? "the upstream")
    return subject.isEmpty ? "\(kind): \(message)" : "\(kind): \(message) (\(subject))"
  }
}

extension UpstreamError {
  /// The error that the status of `response` stands for, unless the provider explains it in the body; nil for 2xx.
  public init?(statusOf response: HTTPResponse) {
    let kind: Kind
    switch response.status {
    case 200..<300: return nil
    case 401: kind = .credentialsRejected
    case 404, 410: kind = .notFound
    case 408: kind = .timedOut
    case 429: kind = .rateLimited
    case 500...: kind = .upstreamFailed
    default: kind = .requestFailed
    }
    self.init(
      kind, "\(.upstream) answered with status \(response.status)", httpStatus: response.status,
      retryAfter: response.retryAfter, attempts: response.attempts)
  }
}

/// The cause of an error, as far as a user can act on it. The advice itself comes from the program, which knows its
/// environment variables and method names.
public enum UpstreamErrorCause: Sendable, Hashable {
  /// libcurl is not installed, or can't be opened.
  case noLibrary
  /// This process's limit on open files is too low.
  case fewFiles(limit: Int)
  /// The file of trusted certificates can't be read.
  case unreadableCertificates
  /// A certificate has expired or is not yet valid, by this machine's clock.
  case certificateDates
  /// A certificate is for another server.
  case certificateName
  /// No trusted authority has signed a certificate.
  case certificateAuthority
  /// Like `certificateAuthority`, but a proxy may have substituted its own certificate.
  case certificateOfProxy
  /// No secure connection could be made to the proxy itself, which this variable configures.
  case insecureProxy(variable: String)
  /// A failure on the way through a proxy; this module knows the proxy variables and so words the advice itself.
  case proxy(advice: String)
  /// Something else responds in the upstream's place: a proxy, a login page.
  case impostor
  /// A request that only the cache may answer is not cached.
  case notInCache
  /// More requests are waiting than the rate limit allows before the deadline.
  case noRoomBeforeDeadline
  /// A cause of the caller's own, with its advice.
  case other(advice: String)
}

extension UpstreamErrorCause {
  /// Transforms the cause's texts.
  func map(_ change: (String) -> String) -> UpstreamErrorCause {
    switch self {
    case .proxy(let advice): .proxy(advice: change(advice))
    case .other(let advice): .other(advice: change(advice))
    default: self
    }
  }
}
