// SPDX-License-Identifier: MIT
import Basics

/// How old a kept answer is and what may be done with it at that age. In whole seconds, as HTTP counts.
struct Freshness: Sendable, Hashable {
  /// Since the upstream made or confirmed the answer.
  let age: Int
  /// The age up to which it may be given without asking.
  private let lifetime: Int
  /// The age up to which it may be given while it is renewed.
  private let whileRevalidating: Int
  /// The age up to which it may be given when the upstream can't be asked.
  private let standIn: Int

  /// This machine's clock was set back since, so nobody knows how old the answer is.
  private let isFromTheFuture: Bool

  var isFresh: Bool { !isFromTheFuture && age < lifetime }
  var maySaveTime: Bool { !isFromTheFuture && age < whileRevalidating }
  var mayStandIn: Bool { !isFromTheFuture && age < standIn }

  init(of entry: CachedResponse, policy: CachePolicy, now: Instant) {
    let control = CacheControl(entry.headers)
    let headers = entry.headers
    // The age that caches on the way report, plus the time here. RFC 9111 section 4.2.3 also compares `Date` with this
    // machine's clock; left out, because a wrong clock would make everything stale, and caches on the way say `Age`.
    let ageOnArrival = headers["Age"].flatMap { CacheControl.seconds($0[...]) } ?? 0
    let timeHere = now.seconds(after: entry.receivedAt)
    age = ageOnArrival + min(max(timeHere, 0), CacheControl.longest)
    isFromTheFuture = timeHere < 0
    // The endpoint bounds what the headers allow beyond the lifetime: an upstream says for how long an answer is good,
    // and not what becomes of people who rely on an old one.
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

  /// RFC 9111 section 4.2.1: `max-age`, else `Expires` measured against `Date`; nil if the headers are silent. An
  /// `Expires` that is no date is in the past.
  private static func lifetime(_ control: CacheControl, _ headers: HTTPHeaders) -> Int? {
    if let maxAge = control.maxAge { return maxAge }
    guard let expires = headers["Expires"] else { return nil }
    guard let end = Instant(httpDate: expires), let start = headers["Date"].flatMap(Instant.init(httpDate:)) else {
      return 0
    }
    return max(end.seconds(after: start), 0)
  }
}
