// SPDX-License-Identifier: MIT
/// A response with any status; the endpoint interprets the status.
public struct HTTPResponse: Sendable {
  /// The status code (RFC 9110 section 15).
  public var status: Int
  /// The header fields of the final response, after redirects.
  public var headers: HTTPHeaders
  /// The body, decompressed.
  public var body: [UInt8]
  /// The URL of the final response, after redirects.
  public var url: HTTPURL
  /// How many times the request was sent; 0 for a cached response.
  public var attempts: Int
  /// Whether the response is fresh or cached, and its age.
  public var provenance: Provenance
  /// The protocol version; nil if the response didn't come from the network or the version is unknown.
  public var version: HTTPVersion?
  /// When the last caller stops waiting for the content; nil if unknown.
  var deadline: ContinuousClock.Instant?
  /// Memoizes the content read from this response; nil unless the response is cached.
  var memo: ContentMemo?

  /// By default, a fresh response from the network on the first attempt.
  public init(
    status: Int, headers: HTTPHeaders = [:], body: [UInt8] = [], url: HTTPURL, attempts: Int = 1,
    provenance: Provenance = .network
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.attempts = attempts
    self.provenance = provenance
  }
}

/// The HTTP versions, spelled as in libcurl's status lines.
public enum HTTPVersion: String, Sendable, Hashable {
  case http1 = "HTTP/1.0"
  case http11 = "HTTP/1.1"
  case http2 = "HTTP/2"
  case http3 = "HTTP/3"
}

/// Whether a response came from the network or the cache, and its age.
public enum Provenance: Sendable, Hashable {
  case network
  /// Fresh in the cache; no request was sent.
  case cache(age: Duration)
  /// Cached, and confirmed by the upstream (304).
  case revalidated
  /// Cached and stale: it is being renewed in the background, or the caller accepts only cached responses.
  case outdated(age: Duration)
  /// Cached and stale: it is served in place of an upstream that failed or is unreachable.
  case stale(age: Duration)

  /// The provenance of content combined from both: the less fresh of the two, with the greater age.
  public func lessFresh(_ other: Provenance) -> Provenance {
    let age = max(age, other.age)
    return switch rank < other.rank ? other : self {
    case .network: .network
    case .revalidated: .revalidated
    case .cache: .cache(age: age)
    case .outdated: .outdated(age: age)
    case .stale: .stale(age: age)
    }
  }

  private var age: Duration {
    switch self {
    case .network, .revalidated: .zero
    case .cache(let age), .outdated(let age), .stale(let age): age
    }
  }

  private var rank: Int {
    switch self {
    case .network: 0
    case .revalidated: 1
    case .cache: 2
    case .outdated: 3
    case .stale: 4
    }
  }
}

extension HTTPResponse {
  /// The first line of a plain-text body, within its first 300 bytes, in which many servers describe an error. Nil if
  /// there is none or the body isn't readable text (HTML, a JSON object).
  public var plainText: String? {
    let text = String(decoding: body.prefix(300), as: UTF8.self).drop(while: \.isWhitespace)
    guard let first = text.first, first != "<", first != "{" else { return nil }
    return String(text.prefix { !$0.isNewline })
  }
}
