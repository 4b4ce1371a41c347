// SPDX-License-Identifier: MIT
import Basics

/// A 200 response as it is cached, without secrets. Its freshness is not stored but computed from the headers and the
/// endpoint's policy at each use, so a changed policy also applies to older responses.
public struct CachedResponse: Sendable, Hashable {
  /// The URL of the response, after redirects, without secrets.
  public var url: String
  /// The fields for freshness and revalidation.
  public var headers: HTTPHeaders
  /// The body, decompressed.
  public var body: [UInt8]
  /// When it was received or last confirmed by the upstream (304), by this machine's clock.
  public var receivedAt: Instant

  /// - Parameter receivedAt: when the response or the last 304 arrived.
  public init(url: String, headers: HTTPHeaders, body: [UInt8], receivedAt: Instant) {
    self.url = url
    self.headers = headers
    self.body = body
    self.receivedAt = receivedAt
  }
}

extension CachedResponse {
  /// Keeps the parts of `response` that are needed later; nil if it must not be stored or repeats a secret.
  init?(_ response: HTTPResponse, to request: HTTPRequest, receivedAt: Instant) {
    let redactor = request.redactor
    guard response.mayBeKept(by: request.cachePolicy), !redactor.finds(in: response.body) else { return nil }
    self.init(
      url: redactor.redact(response.url.removing(queryItems: request.secretQueryItems).description),
      headers: response.headers.lasting(redactor), body: response.body, receivedAt: receivedAt)
  }

  /// The entry updated by a 304, whose header fields replace the stored ones (RFC 9111 section 3.2).
  func confirmed(by response: HTTPResponse, to request: HTTPRequest, at time: Instant) -> CachedResponse {
    var copy = self
    copy.receivedAt = time
    // An old `Age` would count the time twice.
    copy.headers.remove("Age")
    let newer = response.headers.lasting(request.redactor)
    for field in newer.fields { copy.headers.remove(field.name) }
    for field in newer.fields { copy.headers.append(field.name, field.value) }
    return copy
  }

  func response(to request: HTTPRequest, _ provenance: Provenance, attempts: Int = 0) -> HTTPResponse {
    HTTPResponse(
      status: 200, headers: headers, body: body, url: HTTPURL(url) ?? request.url, attempts: attempts,
      provenance: provenance)
  }
}

extension HTTPResponse {
  /// Whether RFC 9111 section 3 allows storing this response. The request's `identity` contains all headers, so any
  /// `Vary` but `*` is covered.
  fileprivate func mayBeKept(by policy: CachePolicy) -> Bool {
    guard !headers.list(of: "Vary").contains("*") else { return false }
    if case .fixed = policy { return true }
    return !CacheControl(headers).noStore
  }
}

extension HTTPHeaders {
  /// The fields that `Freshness` and conditional requests read. A field that contains a secret is dropped: some
  /// upstreams echo request data in their headers.
  fileprivate func lasting(_ redactor: Redactor) -> HTTPHeaders {
    var kept = HTTPHeaders()
    for name in ["Age", "Cache-Control", "Date", "ETag", "Expires", "Last-Modified"] {
      for value in values(of: name) where redactor.redact(value) == value { kept.append(name, value) }
    }
    return kept
  }
}
