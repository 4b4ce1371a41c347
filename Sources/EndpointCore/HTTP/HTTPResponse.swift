// SPDX-License-Identifier: MIT
import JSON

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
  /// The maximum number of elements in an array, or members in an object, of a response. The longest lists that
  /// upstreams are known to return at once have a few thousand; a row may take a kilobyte once it is read, however
  /// short its text.
  static let elementLimit = 10_000

  /// The maximum number of names and values in a response. Real responses of 20 MB have as many; in memory they take 20
  /// MiB.
  static let valueLimit = 1 << 20

  /// Parses the body as JSON; an error describes what it is instead. The size of the result is bounded, because a few
  /// kilobytes on the wire can become millions of elements.
  public func json() throws(UpstreamError) -> JSONValue {
    do throws(JSONSyntaxError) {
      return try JSONValue(
        parsing: body, limits: JSONLimits(elements: Self.elementLimit, values: Self.valueLimit, deadline: deadline))
    } catch {
      throw complaint(about: error)
    }
  }

  private func complaint(about error: JSONSyntaxError) -> UpstreamError {
    switch (error.reason, body.first { $0 > 0x20 }) {
    case (.tooManyElements, _), (.tooManyValues, _):
      UpstreamError(.responseTooLarge, "\(.upstream)'s answer is too large: \(error.reason)")
    case (.overdue, _): .overdue
    case (_, nil): UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is empty")
    case (_, UInt8(ascii: "<")):
      UpstreamError(
        .upstreamMalformed, "\(.upstream)'s answer is an HTML page instead of JSON",
        cause: .impostor)
    default: UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is not JSON: \(error)")
    }
  }
}

extension UpstreamError {
  /// The error for a response whose caller was cancelled, or whose deadline passed, while it was being read.
  static var overdue: UpstreamError {
    Task.isCancelled
      ? .cancelled
      : UpstreamError(.timedOut, "the deadline passed while \(.upstream)'s answer was being read")
  }
}

extension String {
  /// An upstream's message shortened for an error: at most 1,000 bytes as it is, else its first 300 scalars and an
  /// ellipsis.
  public var beginning: String {
    utf8.count <= 1_000 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(300))) + "…"
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
