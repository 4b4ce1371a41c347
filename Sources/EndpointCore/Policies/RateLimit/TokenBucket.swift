// SPDX-License-Identifier: MIT
/// The tokens that requests to a provider take: a value that is told of the upstream's answers and knows no task.
///
/// A token comes back one period after its request was answered, so no period at the upstream ever sees more requests
/// than the rate says: a request comes in there some time before its answer leaves, and nobody here knows when.
/// (Counted from when it was taken, requests that were slow to arrive would pile up with the next ones; a bucket that
/// is refilled evenly lets through almost twice as many after a rest.) What is not answered within a period counts as
/// sent when the token was taken.
struct TokenBucket {
  /// How long the bucket takes to trust the full rate again after the upstream refused.
  private static let recovery = Duration.seconds(60)
  /// What an upstream that refuses says of the future is believed this far.
  private static let longestPause = Duration.seconds(3600)
  /// An upstream that answers, and says that it will refuse the next request, is asked again by then.
  private static let longestAllowance = Duration.seconds(60)

  private let rate: RequestRate
  /// When each token that is out was taken, or the request answered that took it, oldest first.
  private var taken: [ContinuousClock.Instant] = []
  /// How many tokens the upstream's refusal left, and when that was; they come back evenly.
  private var lowered: (tokens: Int, at: ContinuousClock.Instant)?
  /// No token is given out before.
  private var pausedUntil: ContinuousClock.Instant?
  /// How many requests the upstream says it takes until when.
  private var allowance: (left: Int, until: ContinuousClock.Instant)?
  /// Whether what it says of that is believed: no longer once it answered a request though none was left, until it
  /// refuses one.
  private var isBelieved = true

  init(_ rate: RequestRate) { self.rate = rate }

  /// How many requests any period may see now.
  func tokens(_ now: ContinuousClock.Instant) -> Int {
    guard let lowered else { return rate.count }
    let share = min(max((now - lowered.at) / Self.recovery, 0), 1)
    return lowered.tokens + Int((Double(rate.count - lowered.tokens) * share).rounded(.down))
  }

  /// When the token after `count` others can be taken: `now` if at once.
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

  /// Takes a token if there is one.
  mutating func take(_ now: ContinuousClock.Instant) -> Bool {
    forget(now)
    guard time(afterOthers: 0, now) <= now else { return false }
    taken.append(now)
    allowance?.left -= 1
    return true
  }

  /// The request that took its token at `sent` is over.
  mutating func finish(sent: ContinuousClock.Instant, _ now: ContinuousClock.Instant) {
    forget(now)
    guard let place = taken.firstIndex(of: sent) else { return }
    taken.remove(at: place)
    taken.append(now)
  }

  /// Until when the upstream wants no request, whatever tokens there are; nil if it takes them.
  var heldUntil: ContinuousClock.Instant? {
    let exhaustedUntil = allowance.flatMap { $0.left <= 0 ? $0.until : nil }
    return [pausedUntil, exhaustedUntil].compactMap { $0 }.max()
  }

  /// Takes a token even if there is none.
  mutating func force(_ now: ContinuousClock.Instant) {
    taken.append(now)
  }

  /// The upstream refused a request that was sent at `sent`: half as many from now on, and a pause if it asks for one.
  mutating func refuse(sent: ContinuousClock.Instant, retryAfter: Duration?, _ now: ContinuousClock.Instant) {
    // Requests that were sent together are refused together: that is one refusal.
    if lowered.map({ sent > $0.at }) ?? true { lowered = (max(tokens(now) / 2, 1), now) }
    isBelieved = true
    if let retryAfter {
      let end = now.advanced(by: min(retryAfter, Self.longestPause))
      pausedUntil = max(pausedUntil ?? end, end)
    }
  }

  /// The upstream answered a request that it had asked not to be sent.
  mutating func resume() {
    pausedUntil = nil
    if let left = allowance?.left, left <= 0 {
      isBelieved = false
      allowance = nil
    }
  }

  /// The upstream takes `remaining` more requests until `reset` from now; `onTheirWay` it may not have counted.
  mutating func learn(remaining: Int, reset: Duration, onTheirWay: Int, _ now: ContinuousClock.Instant) {
    guard isBelieved else { return }
    let until = now.advanced(by: min(reset, Self.longestAllowance))
    let left = max(remaining - onTheirWay, 0)
    // Answers overtake each other: within one window only the smallest count is true.
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
