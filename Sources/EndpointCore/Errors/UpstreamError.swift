// SPDX-License-Identifier: MIT
/// The reason why an upstream gave no usable response, with all details that may be shown.
@dynamicMemberLookup
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

    /// Whether it usually passes: overload, or an upstream that fails or can't be reached.
    var isTemporary: Bool {
      switch self {
      case .rateLimited, .upstreamUnreachable, .upstreamFailed, .timedOut: true
      default: false
      }
    }
  }

  /// What is known of an error.
  public struct Details: Sendable, Hashable {
    /// The kind of error.
    public var kind: Kind
    /// A sentence for people, without secrets.
    public var message: UpstreamMessage
    /// The upstream; nil where it is not known (yet).
    public var upstream: UpstreamIdentity?
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
    /// Whether the server merely closed a reused connection before responding. Servers close idle connections,
    /// sometimes just as a request is sent (RFC 9112 section 9.5).
    public internal(set) var isEndOfKeptConnection = false
  }

  /// Copies share it until one of them is changed: most functions here may throw one, and each has the code that passes
  /// it on.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one error has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var details: Details
    init(_ details: Details) { self.details = details }
  }

  /// A member of the details.
  public subscript<Member>(dynamicMember member: WritableKeyPath<Details, Member>) -> Member {
    get { box.details[keyPath: member] }
    set {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.details) }
      box.details[keyPath: member] = newValue
    }
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
        isRetryable: isRetryable ?? kind.isTemporary))
  }

  public static func == (one: Self, other: Self) -> Bool { one.box.details == other.box.details }

  public func hash(into hasher: inout Hasher) { box.details.hash(into: &hasher) }
}

extension UpstreamError {
  /// The message for people, naming the upstream by its title.
  public var text: String { self.message.naming(self.upstream?.title ?? "the upstream") }
}

extension UpstreamError: CustomStringConvertible {
  public var description: String {
    let subject = [self.upstream?.name, self.url].compactMap { $0 }.joined(separator: " ")
    let text = "\(self.kind): \(self.message.naming(self.upstream?.name ?? "the upstream"))"
    return subject.isEmpty ? text : "\(text) (\(subject))"
  }
}

extension UpstreamError.Kind {
  /// The kind of error that the status of a response stands for; nil for 2xx.
  init?(status: Int) {
    switch status {
    case 200..<300: return nil
    case 401: self = .credentialsRejected
    case 404, 410: self = .notFound
    case 408: self = .timedOut
    case 429: self = .rateLimited
    case 500...: self = .upstreamFailed
    default: self = .requestFailed
    }
  }
}

extension UpstreamError {
  /// The error that the status of `response` stands for, unless the provider explains it in the body; nil for 2xx.
  public init?(statusOf response: HTTPResponse) {
    guard let kind = Kind(status: response.status) else { return nil }
    self.init(
      kind, "\(.upstream) answered with status \(response.status)", httpStatus: response.status,
      retryAfter: response.retryAfter, attempts: response.attempts)
  }

  /// Adds what the provider writes about the error in the body of the response.
  /// - Parameters:
  ///   - code: the provider's own error code; nil if it has none.
  ///   - explanation: the provider's message; nil if it has none.
  public mutating func explain(code: String?, _ explanation: String?) {
    self.upstreamCode = code
    self.upstreamMessage = explanation
    if let explanation { self.message = "\(self.message): \(explanation)" }
  }

  /// Makes this the error for a key that the provider refused.
  public mutating func rejectKey() {
    self.kind = .credentialsRejected
    self.isRetryable = false
    self.message = "\(.upstream) does not accept the key"
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
