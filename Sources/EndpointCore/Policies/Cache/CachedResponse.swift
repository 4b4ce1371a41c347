// SPDX-License-Identifier: MIT
import Basics
import FoundationEssentials

/// A 200 answer as caches keep it; it holds no secret. How long it is fresh is not kept but worked out from the headers
/// and the endpoint's policy whenever it is asked for, so a changed policy holds for old answers too.
public struct CachedResponse: Sendable, Hashable {
  /// Where the answer came from, after redirects, without secrets.
  public var url: String
  /// Those that say how long it is good, and by which the upstream knows it again.
  public var headers: HTTPHeaders
  /// Decompressed.
  public var body: [UInt8]
  /// When it was received, or confirmed by the upstream (304), by this machine's clock.
  public var receivedAt: Instant

  /// - Parameter receivedAt: when the answer, or the last 304, came.
  public init(url: String, headers: HTTPHeaders, body: [UInt8], receivedAt: Instant) {
    self.url = url
    self.headers = headers
    self.body = body
    self.receivedAt = receivedAt
  }
}

extension CachedResponse {
  /// Keeps of `response` what has a use later.
  init(_ response: HTTPResponse, to request: HTTPRequest, receivedAt: Instant) {
    let redactor = request.redactor
    self.init(
      url: redactor.redact(response.url.removing(queryItems: request.secretQueryItems).withoutLogin),
      headers: response.headers.lasting(redactor), body: response.body, receivedAt: receivedAt)
  }

  /// The answer that a 304 leaves: what the 304 says replaces what was said before (RFC 9111 section 3.2).
  func confirmed(by response: HTTPResponse, to request: HTTPRequest, at time: Instant) -> CachedResponse {
    var copy = self
    copy.receivedAt = time
    // An old `Age` would count time twice.
    copy.headers.remove("Age")
    let news = response.headers.lasting(request.redactor)
    for field in news.fields { copy.headers.remove(field.name) }
    for field in news.fields { copy.headers.append(field.name, field.value) }
    return copy
  }

  func response(to request: HTTPRequest, _ provenance: Provenance, attempts: Int = 0) -> HTTPResponse {
    HTTPResponse(
      status: 200, headers: headers, body: body, url: URL(string: url) ?? request.url, attempts: attempts,
      provenance: provenance)
  }
}

extension HTTPHeaders {
  /// What `Freshness` and the next conditional request read, and nothing else. A field with a secret in it is of no
  /// use: some upstreams repeat in a header what they were asked with.
  fileprivate func lasting(_ redactor: Redactor) -> HTTPHeaders {
    var kept = HTTPHeaders()
    for name in ["Age", "Cache-Control", "Date", "ETag", "Expires", "Last-Modified"] {
      for value in values(of: name) where redactor.redact(value) == value { kept.append(name, value) }
    }
    return kept
  }
}
