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
  public var kind: Kind {
    get { box.details.kind }
    set { own().details.kind = newValue }
  }
  /// A sentence for people, without secrets.
  public var message: UpstreamMessage {
    get { box.details.message }
    set { own().details.message = newValue }
  }
  /// The upstream; nil where it is not known (yet).
  public var upstream: UpstreamIdentity? {
    get { box.details.upstream }
    set { own().details.upstream = newValue }
  }
  /// The status of the response; nil if there was none.
  public var httpStatus: Int? {
    get { box.details.httpStatus }
    set { own().details.httpStatus = newValue }
  }
  /// The upstream's own error code.
  public var upstreamCode: String? {
    get { box.details.upstreamCode }
    set { own().details.upstreamCode = newValue }
  }
  /// The upstream's own error message.
  public var upstreamMessage: String? {
    get { box.details.upstreamMessage }
    set { own().details.upstreamMessage = newValue }
  }
  /// The delay that the upstream requests.
  public var retryAfter: Duration? {
    get { box.details.retryAfter }
    set { own().details.retryAfter = newValue }
  }
  /// How many times the request was sent.
  public var attempts: Int {
    get { box.details.attempts }
    set { own().details.attempts = newValue }
  }
  /// The requested URL, without secrets.
  public var url: String? {
    get { box.details.url }
    set { own().details.url = newValue }
  }
  /// The cause that a user can act on; nil if none is known.
  public var cause: UpstreamErrorCause? {
    get { box.details.cause }
    set { own().details.cause = newValue }
  }
  /// Whether a later attempt may succeed.
  public var isRetryable: Bool {
    get { box.details.isRetryable }
    set { own().details.isRetryable = newValue }
  }
  /// Whether the server merely closed a reused connection before responding. Servers close idle connections, sometimes
  /// just as a request is sent (RFC 9112 section 9.5).
  public internal(set) var isEndOfKeptConnection: Bool {
    get { box.details.isEndOfKeptConnection }
    set { own().details.isEndOfKeptConnection = newValue }
  }

  /// What is known of the error. Copies share it until one of them is changed: most functions here may throw one, and
  /// each has the code that passes it on.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one error has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var details: Details
    init(_ details: Details) { self.details = details }
  }

  private struct Details: Sendable, Hashable {
    var kind: Kind
    var message: UpstreamMessage
    var upstream: UpstreamIdentity?
    var httpStatus: Int?
    var upstreamCode: String?
    var upstreamMessage: String?
    var retryAfter: Duration?
    var attempts: Int
    var url: String?
    var cause: UpstreamErrorCause?
    var isRetryable: Bool
    var isEndOfKeptConnection: Bool = false
  }

  private mutating func own() -> Box {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.details) }
    return box
  }

  /// - Parameter isRetryable: derived from the kind by default.
  public init(
    _ kind: Kind, _ message: UpstreamMessage, upstream: UpstreamIdentity? = nil, httpStatus: Int? = nil,
    upstreamCode: String? = nil, upstreamMessage: String? = nil, retryAfter: Duration? = nil, attempts: Int = 0,
    url: String? = nil, cause: UpstreamErrorCause? = nil, isRetryable: Bool? = nil
  ) {
    box = Box(
      Details(
        kind: kind, message: message, upstream: upstream, httpStatus: httpStatus, upstreamCode: upstreamCode,
        upstreamMessage: upstreamMessage, retryAfter: retryAfter, attempts: attempts, url: url, cause: cause,
        isRetryable: isRetryable ?? kind.isUsuallyRetryable))
  }

  public static func == (one: Self, other: Self) -> Bool { one.box.details == other.box.details }

  public func hash(into hasher: inout Hasher) { box.details.hash(into: &hasher) }
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

  /// Adds what the provider writes about the error in the body of the response.
  /// - Parameters:
  ///   - code: the provider's own error code; nil if it has none.
  ///   - explanation: the provider's message; nil if it has none.
  public mutating func explain(code: String?, _ explanation: String?) {
    upstreamCode = code
    upstreamMessage = explanation
    if let explanation { message = "\(message): \(explanation)" }
  }

  /// Makes this the error for a key that the provider refused.
  public mutating func rejectKey() {
    kind = .credentialsRejected
    isRetryable = false
    message = "\(.upstream) does not accept the key"
  }
}

extension UpstreamError {
  /// The error for a cancelled task, or for a transport that was closed during the request.
  public static var cancelled: UpstreamError { UpstreamError(.cancelled, "the request was cancelled") }

  /// A copy of the error with `attempts` set.
  func attempted(_ attempts: Int) -> UpstreamError {
    var copy = self
    copy.attempts = attempts
    return copy
  }
}

extension String {
  /// An upstream's message shortened for an error: at most 1,000 bytes as it is, else its first 300 scalars and an
  /// ellipsis.
  public var beginning: String {
    utf8.count <= 1_000 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(300))) + "…"
  }
}
