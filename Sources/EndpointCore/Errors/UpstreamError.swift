// SPDX-License-Identifier: MIT
/// Why an upstream gave no usable answer, with everything that is known and may be shown.
public struct UpstreamError: Error, Sendable, Hashable {
  /// The kinds that a caller can tell apart.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// No key is configured.
    case credentialsMissing
    /// The upstream does not accept the key.
    case credentialsRejected
    /// The entity, or its parent, does not exist.
    case notFound
    /// Too many requests (429).
    case rateLimited
    /// Refused, DNS, connection lost, body cut short, TLS, circuit open, or not in the cache that alone may be asked.
    case upstreamUnreachable
    /// The upstream failed (5xx).
    case upstreamFailed
    /// The answer is not what was asked for: invalid JSON, a page for people, nothing.
    case upstreamMalformed
    /// Silence, or slower than the deadline.
    case timedOut
    /// Body or headers over their limit, a decompression bomb.
    case responseTooLarge
    /// Any other refusal, a redirect loop, a request that can't be built.
    case requestFailed
    /// The caller's task was cancelled.
    case cancelled

    /// Whether trying again later may help.
    var isUsuallyRetryable: Bool {
      switch self {
      case .rateLimited, .upstreamUnreachable, .upstreamFailed, .timedOut: true
      default: false
      }
    }
  }

  /// What went wrong.
  public var kind: Kind
  /// For people, one sentence, without secrets.
  public var message: UpstreamMessage
  /// Who was asked; nil where that is not known (yet).
  public var upstream: Upstream?
  /// The status of the answer; nil if none came.
  public var httpStatus: Int?
  /// The upstream's own code for the error.
  public var upstreamCode: String?
  /// The upstream's own words.
  public var upstreamMessage: String?
  /// How long the upstream asks to wait.
  public var retryAfter: Duration?
  /// How many times the request was sent.
  public var attempts: Int
  /// What was asked, without secrets.
  public var url: String?
  /// What lies behind it; nil where nothing more is known.
  public var cause: UpstreamErrorCause?
  /// Whether trying again later may help.
  public var isRetryable: Bool
  /// Whether all that happened is that the server closed a connection that had been kept, before it answered anything.
  /// Servers do so after a while of silence, just when a request goes out now and then (RFC 9112 section 9.5).
  public internal(set) var isEndOfKeptConnection = false

  /// - Parameter isRetryable: by kind unless given.
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
  /// The message as people are told it.
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
  /// What the status of `response` means where the provider says nothing more precise; nil for 2xx.
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
