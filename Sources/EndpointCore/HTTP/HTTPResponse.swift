// SPDX-License-Identifier: MIT
import FoundationEssentials

/// An answer, whatever its status: what a status means is the endpoint's business.
public struct HTTPResponse: Sendable {
  /// RFC 9110 section 15.
  public var status: Int
  /// Of the last answer, after redirects.
  public var headers: HTTPHeaders
  /// Decompressed.
  public var body: [UInt8]
  /// Where the answer came from, after redirects.
  public var url: URL
  /// How many times the request was sent; 0 if the answer came from a cache.
  public var attempts: Int
  /// Whether the answer is new, and how old if not.
  public var provenance: Provenance
  /// Nil if it didn't come from the network, or in a version that is not known here.
  public var version: HTTPVersion?
  /// When nobody waits any more for what is read out of it; nil: not known.
  var deadline: ContinuousClock.Instant?
  /// Remembers what is read out of this answer; nil unless a cache keeps it.
  var memo: ContentMemo?

  /// Fresh from the network at the first attempt unless said.
  public init(
    status: Int, headers: HTTPHeaders = [:], body: [UInt8] = [], url: URL, attempts: Int = 1,
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

/// The versions of the protocol, as status lines name them and libcurl writes them.
public enum HTTPVersion: String, Sendable, Hashable {
  case http1 = "HTTP/1.0"
  case http11 = "HTTP/1.1"
  case http2 = "HTTP/2"
  case http3 = "HTTP/3"
}

/// Whether an answer is new, and how old if not.
public enum Provenance: Sendable, Hashable {
  case network
  /// Fresh in the cache; no request was sent.
  case cache(age: Duration)
  /// In the cache, and the upstream said that it is still right (304).
  case revalidated
  /// In the cache and out of date: it is being renewed meanwhile, or the caller wants what is kept and nothing else.
  case outdated(age: Duration)
  /// In the cache and out of date: it stands in for an upstream that could not be asked.
  case stale(age: Duration)
}
