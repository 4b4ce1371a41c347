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

/// The age of a cached response and what may be done with it at that age, in whole seconds, as HTTP counts.
struct Freshness: Sendable, Hashable {
  /// The seconds since the upstream made or confirmed the response.
  let age: Int
  /// The age up to which it may be served without a request.
  private let lifetime: Int
  /// The age up to which it may be served while it is being revalidated.
  private let whileRevalidating: Int
  /// The age up to which it may be served in place of a failed upstream.
  private let standIn: Int

  /// Whether this machine's clock was set back since, so that the age is unknown.
  private let isFromTheFuture: Bool

  var isFresh: Bool { !isFromTheFuture && age < lifetime }
  var maySaveTime: Bool { !isFromTheFuture && age < whileRevalidating }
  var mayStandIn: Bool { !isFromTheFuture && age < standIn }

  /// How much longer the response may be served in any way.
  var bound: Duration { .seconds(max(max(lifetime, whileRevalidating, standIn) - age, 0)) }

  /// - Parameter control: the directives of the entry's headers.
  init(of entry: CachedResponse, _ control: CacheControl, policy: CachePolicy, now: Instant) {
    let headers = entry.headers
    // The age reported by caches on the way, plus the time in this cache. RFC 9111 section 4.2.3 also compares `Date`
    // with this machine's clock; that is omitted, because a wrong clock would make everything stale and caches on the
    // way send `Age`.
    let ageOnArrival = headers["Age"].flatMap { CacheControl.seconds($0[...]) } ?? 0
    let timeHere = now.seconds(after: entry.receivedAt)
    age = ageOnArrival + min(max(timeHere, 0), CacheControl.longest)
    isFromTheFuture = timeHere < 0
    // The endpoint limits how long a stale response may be served, whatever the headers allow: the upstream knows how
    // long a response is valid, but not the consequences for users who rely on an old one.
    let longest = policy.standIn.wholeSeconds
    switch policy {
    case .never:
      lifetime = 0
      whileRevalidating = 0
      standIn = 0
    case .fixed(_, let duration):
      lifetime = duration.wholeSeconds
      whileRevalidating = 0
      standIn = longest
    case .asAnswered(_, let otherwise):
      let isStrict = control.noCache || control.mustRevalidate
      let lifetime = control.noCache ? 0 : Self.lifetime(control, headers) ?? otherwise.wholeSeconds
      self.lifetime = lifetime
      whileRevalidating = isStrict ? 0 : min(lifetime + (control.staleWhileRevalidate ?? 0), longest)
      standIn = isStrict ? 0 : min(control.staleIfError.map { lifetime + $0 } ?? longest, longest)
    }
  }

  /// The lifetime per RFC 9111 section 4.2.1: `max-age`, else `Expires` measured against `Date`; nil if neither is
  /// present. An invalid `Expires` counts as expired.
  private static func lifetime(_ control: CacheControl, _ headers: HTTPHeaders) -> Int? {
    if let maxAge = control.maxAge { return maxAge }
    guard let expires = headers["Expires"] else { return nil }
    guard let end = Instant(httpDate: expires), let start = headers["Date"].flatMap(Instant.init(httpDate:)) else {
      return 0
    }
    return max(end.seconds(after: start), 0)
  }
}

/// The `Cache-Control` directives of a response (RFC 9111 section 5.2.2; RFC 5861 for the last two) that concern a
/// private cache; `private` and `s-maxage` are for shared ones.
struct CacheControl: Sendable, Hashable {
  var noStore = false
  /// May be stored, but must be revalidated before each use.
  var noCache = false
  /// Must be revalidated before use once it is stale.
  var mustRevalidate = false
  /// In seconds, like the following two.
  var maxAge: Int?
  var staleWhileRevalidate: Int?
  var staleIfError: Int?

  init(_ headers: HTTPHeaders) {
    for directive in headers.list(of: "Cache-Control") {
      let parts = directive.split(separator: "=", maxSplits: 1)
      let name = parts.first.map { $0.trimmingBlanks().lowercased() } ?? ""
      let seconds = parts.count == 2 ? Self.seconds(parts[1].trimmingBlanks()) : nil
      switch name {
      case "no-store": noStore = true
      case "no-cache": noCache = true
      case "must-revalidate": mustRevalidate = true
      // An invalid age counts as stale (section 4.2.1); of duplicates the first counts.
      case "max-age": maxAge = maxAge ?? seconds ?? 0
      case "stale-while-revalidate": staleWhileRevalidate = staleWhileRevalidate ?? seconds
      case "stale-if-error": staleIfError = staleIfError ?? seconds
      default: break
      }
    }
  }

  /// Parses seconds, bare or quoted; too large a number counts as the largest, as section 1.2.2 requires.
  static func seconds(_ text: Substring) -> Int? {
    let digits = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? text.dropFirst().dropLast() : text
    guard digits.isASCIIDigits else { return nil }
    return min(Int(digits) ?? longest, longest)
  }

  /// The largest number of seconds, 2^31: about 68 years.
  static let longest = 1 << 31
}
