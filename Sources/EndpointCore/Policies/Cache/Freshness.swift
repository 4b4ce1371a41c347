/// How old a kept answer is and what may be done with it at that age. In whole seconds, as HTTP counts.
struct Freshness: Sendable, Hashable {
  /// Since the upstream made or confirmed the answer.
  let age: Int
  /// The age up to which it may be given without asking.
  private let lifetime: Int
  /// How long after that it may be given while it is renewed.
  private let staleWhileRevalidate: Int
  /// How long after that it may be given when it can't be renewed.
  private let staleIfError: Int

  /// This machine's clock was set back since, so nobody knows how old the answer is.
  private let isFromTheFuture: Bool

  var isFresh: Bool { !isFromTheFuture && age < lifetime }
  var maySaveTime: Bool { !isFromTheFuture && age - lifetime < staleWhileRevalidate }
  var mayCoverFailure: Bool { age - lifetime < staleIfError }

  /// - Parameter staleIfError: in seconds, where the headers are silent.
  init(of entry: CachedResponse, policy: CachePolicy, staleIfError: Int, now: HTTPDate) {
    let control = CacheControl(entry.headers)
    let headers = entry.headers
    // The age that caches on the way report, plus the time here. RFC 9111 section 4.2.3 also compares `Date` with this
    // machine's clock; left out, because a wrong clock would make everything stale, and caches on the way say `Age`.
    let ageOnArrival = headers["Age"].flatMap { CacheControl.seconds($0[...]) } ?? 0
    let timeHere = now.secondsSince1970 - entry.receivedAt.secondsSince1970
    age = ageOnArrival + max(timeHere, 0)
    isFromTheFuture = timeHere < 0
    switch policy {
    case .never:
      lifetime = 0
      staleWhileRevalidate = 0
      self.staleIfError = 0
    case .fixed(let duration):
      lifetime = duration.wholeSeconds
      staleWhileRevalidate = 0
      self.staleIfError = staleIfError
    case .asAnswered(let otherwise):
      let isStrict = control.noCache || control.mustRevalidate
      lifetime = control.noCache ? 0 : Self.lifetime(control, headers) ?? otherwise.wholeSeconds
      staleWhileRevalidate = isStrict ? 0 : control.staleWhileRevalidate ?? 0
      self.staleIfError = isStrict ? 0 : control.staleIfError ?? staleIfError
    }
  }

  /// RFC 9111 section 4.2.1: `max-age`, else `Expires` measured against `Date`; nil if the headers are silent. An
  /// `Expires` that is no date is in the past.
  private static func lifetime(_ control: CacheControl, _ headers: HTTPHeaders) -> Int? {
    if let maxAge = control.maxAge { return maxAge }
    guard let expires = headers["Expires"] else { return nil }
    guard let end = HTTPDate(parsing: expires), let start = headers["Date"].flatMap(HTTPDate.init(parsing:)) else {
      return 0
    }
    return max(end.secondsSince1970 - start.secondsSince1970, 0)
  }
}

extension Duration {
  /// Rounded down, at least 0 and at most 2^31.
  fileprivate var wholeSeconds: Int { Int(min(max(components.seconds, 0), 1 << 31)) }
}
