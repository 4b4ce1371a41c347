// SPDX-License-Identifier: MIT
/// The tokens for requests to a provider, as a value without tasks or timers that learns from the responses.
///
/// A token returns one period after its request was answered. So no period, as the upstream measures it, contains more
/// requests than the rate allows: a request arrives there at an unknown time before its response leaves. (If tokens
/// returned one period after they were taken, slow requests would pile up with the next ones; a bucket that refills
/// evenly lets almost twice as many through after a rest.) A request that isn't answered within a period counts as sent
/// when its token was taken.
struct TokenBucket {
  /// How long the bucket takes to return to the full rate after a refusal.
  private static let recovery = Duration.seconds(60)
  /// The maximum pause, whatever `Retry-After` says.
  private static let longestPause = Duration.seconds(3600)
  /// The maximum time for which an upstream's announced limit is respected without asking again.
  private static let longestAllowance = Duration.seconds(60)

  private let rate: RequestRate
  /// For each token that is out, when it was taken or its request was answered, oldest first.
  private var taken: [ContinuousClock.Instant] = []
  /// The reduced number of tokens after a refusal, and when that was; it grows back linearly.
  private var lowered: (tokens: Int, at: ContinuousClock.Instant)?
  /// No tokens are handed out before this time.
  private var pausedUntil: ContinuousClock.Instant?
  /// The number of requests that the upstream announced it would still accept, and until when.
  private var allowance: (left: Int, until: ContinuousClock.Instant)?
  /// Whether announced limits are respected. Not after the upstream answered a request beyond its limit, until it
  /// refuses one again.
  private var isBelieved = true

  init(_ rate: RequestRate) { self.rate = rate }

  /// The number of requests currently allowed per period.
  func tokens(_ now: ContinuousClock.Instant) -> Int {
    guard let lowered else { return rate.count }
    let share = min(max((now - lowered.at) / Self.recovery, 0), 1)
    return lowered.tokens + Int((Double(rate.count - lowered.tokens) * share).rounded(.down))
  }

  /// When the token after `count` others will be available; `now` if at once.
  func time(afterOthers count: Int, _ now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    let tokens = tokens(now)
    // It is the token that was taken, or will be, `tokens` places before.
    let place = taken.count + count % tokens - tokens
    var time = place < 0 ? now : max(now, taken[place].advanced(by: rate.period))
    if let pausedUntil { time = max(time, pausedUntil) }
    time = time.advanced(by: rate.period * (count / tokens))
    if let allowance, count >= allowance.left { time = max(time, allowance.until) }
    return time
  }

  /// Takes a token if one is available.
  mutating func take(_ now: ContinuousClock.Instant) -> Bool {
    forget(now)
    guard time(afterOthers: 0, now) <= now else { return false }
    taken.append(now)
    allowance?.left -= 1
    return true
  }

  /// Restarts the period of the token taken at `sent`, because its request is over.
  mutating func finish(sent: ContinuousClock.Instant, _ now: ContinuousClock.Instant) {
    forget(now)
    guard let place = taken.firstIndex(of: sent) else { return }
    taken.remove(at: place)
    taken.append(now)
  }

  /// When the upstream's pause or exhausted limit ends; nil if it accepts requests.
  var heldUntil: ContinuousClock.Instant? {
    let exhaustedUntil = allowance.flatMap { $0.left <= 0 ? $0.until : nil }
    return [pausedUntil, exhaustedUntil].compactMap { $0 }.max()
  }

  /// Takes a token even if none is available.
  mutating func force(_ now: ContinuousClock.Instant) {
    taken.append(now)
  }

  /// Halves the rate because the upstream refused a request sent at `sent`, and pauses if it asks for that.
  mutating func refuse(sent: ContinuousClock.Instant, retryAfter: Duration?, _ now: ContinuousClock.Instant) {
    // Requests that were sent together are refused together, which counts as one refusal.
    if lowered.map({ sent > $0.at }) ?? true { lowered = (max(tokens(now) / 2, 1), now) }
    isBelieved = true
    if let retryAfter {
      let end = now.advanced(by: min(retryAfter, Self.longestPause))
      pausedUntil = max(pausedUntil ?? end, end)
    }
  }

  /// Ends the pause because the upstream answered a request in spite of it.
  mutating func resume() {
    pausedUntil = nil
    if let left = allowance?.left, left <= 0 {
      isBelieved = false
      allowance = nil
    }
  }

  /// Records that the upstream accepts `remaining` more requests until `reset` from now. It may not yet have counted
  /// the `onTheirWay` requests in flight.
  mutating func learn(remaining: Int, reset: Duration, onTheirWay: Int, _ now: ContinuousClock.Instant) {
    guard isBelieved else { return }
    let until = now.advanced(by: min(reset, Self.longestAllowance))
    let left = max(remaining - onTheirWay, 0)
    // Responses overtake each other: within a window only the smallest count is right.
    if let known = allowance, now < known.until, until < known.until.advanced(by: .seconds(2)) {
      allowance = (min(known.left, left), known.until)
    } else {
      allowance = (left, until)
    }
  }

  /// Drops what no longer matters at `now`.
  private mutating func forget(_ now: ContinuousClock.Instant) {
    let returned = taken.prefix { $0.advanced(by: rate.period) <= now }.count
    taken.removeFirst(returned)
    if let end = pausedUntil, end <= now { pausedUntil = nil }
    if let end = allowance?.until, end <= now { allowance = nil }
    if let start = lowered?.at, now - start >= Self.recovery { lowered = nil }
  }
}
