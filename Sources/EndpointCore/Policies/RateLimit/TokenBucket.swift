// SPDX-License-Identifier: MIT
import Basics

/// The tokens for requests to a provider, without tasks or timers; it learns from the responses. Its state is a record
/// that processes may share.
///
/// A token returns one period after the response to its request. So no period, as the upstream measures it, contains
/// more requests than the rate allows: a request arrives there at an unknown time before its response leaves. (If
/// tokens returned one period after they were taken, slow requests would pile up with the next ones; a bucket that
/// refills evenly, and so GCRA, lets almost twice as many through after a rest.) A request without a response within a
/// period counts as sent at most a second after its token was taken, so a killed process holds no token for long.
///
/// Each token is a word: the time when it was taken, or of the response. A process takes one by an exchange of that
/// word, which only one process can win; so the rate holds whatever the others do. The other words (a lowered rate, a
/// pause, the upstream's announced limit) are read separately, so a process may use a value that another has just
/// changed.
struct TokenBucket: Sendable {
  /// A token that is out.
  struct Token: Sendable {
    fileprivate let place: Int
    fileprivate let value: UInt64
  }

  /// The number of words of a record.
  static let wordCount = SharedTable.budgets.size
  /// The words of the record before the tokens; 0 and 1 are the table's.
  private static let lowered = 2
  private static let paused = 3
  private static let allowanceEnd = 4
  private static let allowanceLeft = 5
  private static let disbelief = 6
  private static let probe = 7
  private static let firstToken = 8
  /// The number of tokens in a record. Higher rates are counted over shorter periods.
  private static let places = wordCount - firstToken

  // All in nanoseconds.
  private static let second: UInt64 = 1_000_000_000
  /// How long the bucket takes to return to the full rate after a refusal.
  private static let recovery = 60 * second
  /// The maximum pause, regardless of `Retry-After`.
  private static let longestPause = 3600 * second
  /// The maximum time for which an upstream's announced limit is respected without another request.
  private static let longestAllowance = 60 * second
  /// How long a probe without an answer keeps others from probing.
  private static let longestProbe = 10 * second
  /// How long a request without a response counts as in flight: its process may have been killed meanwhile.
  private static let longestWay = second

  private let count: Int
  private let period: UInt64
  private let record: SharedRecord

  /// - Parameter record: by default one of this process alone.
  init(_ rate: RequestRate, in record: SharedRecord = SharedRecord(ownWords: wordCount)) {
    let parts = (rate.count + Self.places - 1) / Self.places
    count = rate.count / parts
    period = UInt64(min(max(rate.period.wholeNanoseconds / Int64(parts), 1), 1 << 60))
    self.record = record
  }

  /// The number of requests currently allowed per period.
  func tokens(_ now: ContinuousClock.Instant) -> Int { tokens(now.sinceBoot) }

  private func tokens(_ now: UInt64) -> Int {
    guard let lowered = lowered(now), lowered.tokens < count else { return count }
    let share = Double(now - lowered.at) / Double(Self.recovery)
    return lowered.tokens + Int((Double(count - lowered.tokens) * share).rounded(.down))
  }

  /// The reduced number of tokens after a refusal, and when that was; it grows back linearly. Nil once it has.
  private func lowered(_ now: UInt64) -> (tokens: Int, at: UInt64)? {
    let word = record[Self.lowered]
    let tokens = Int(word & 0x3ff)
    let at = word & ~0x3ff
    guard tokens > 0, at <= now, now - at < Self.recovery else { return nil }
    return (tokens, at)
  }

  /// When the token after `count` others will be available; `now` if at once.
  func time(afterOthers count: Int, _ now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    turns(now).time(afterOthers: count)
  }

  /// The times of the next tokens, as they are known now.
  func turns(_ now: ContinuousClock.Instant) -> Turns {
    let time = now.sinceBoot
    return Turns(
      now: now, time: time, tokens: tokens(time), period: period,
      ends: (0..<Self.places).compactMap { end(ofTokenAt: $0, time) }.sorted(), pause: pause(time),
      allowance: allowance(time))
  }

  /// The times of the next tokens.
  struct Turns {
    fileprivate let now: ContinuousClock.Instant
    fileprivate let time: UInt64
    fileprivate let tokens: Int
    fileprivate let period: UInt64
    /// When the tokens that are out return, in order.
    fileprivate let ends: [UInt64]
    fileprivate let pause: UInt64?
    fileprivate let allowance: (left: Int, end: UInt64)?

    /// When the token after `count` others will be available; now if at once.
    func time(afterOthers count: Int) -> ContinuousClock.Instant {
      // It is the token that was taken, or will be, `tokens` places before.
      let place = ends.count + count % tokens - tokens
      var turn = max(place < 0 ? time : ends[place], pause ?? 0, time)
      let (wait, isBeyond) = period.multipliedReportingOverflow(by: UInt64(count / tokens))
      turn += min(isBeyond ? .max : wait, 1 << 61)
      if let allowance, count >= allowance.left { turn = max(turn, allowance.end) }
      return turn == time ? now : ContinuousClock.Instant(sinceBoot: turn)
    }
  }

  /// Takes a token if one is available.
  func take(_ now: ContinuousClock.Instant) -> Token? {
    let now = now.sinceBoot
    guard pause(now) == nil, allowance(now).map({ $0.left > 0 }) ?? true,
      let token = take(upTo: tokens(now), now)
    else { return nil }
    guard useAllowance(now) else {
      giveBack(token)
      return nil
    }
    return token
  }

  /// Takes a token if fewer than `limit` are out.
  private func take(upTo limit: Int, _ now: UInt64) -> Token? {
    while true {
      var out = 0
      var free: (place: Int, value: UInt64)?
      for place in 0..<Self.places {
        let value = record[Self.firstToken + place]
        // Only places below the limit are taken, so that it holds for processes that look at the same time.
        if isOut(value, now) { out += 1 } else if free == nil, place < limit { free = (place, value) }
      }
      guard out < limit, let free else { return nil }
      let token = Token(place: free.place, value: now << 1 | 1)
      if record.exchange(Self.firstToken + free.place, free.value, for: token.value) { return token }
    }
  }

  /// Restarts the period of a token, because its request is over.
  func finish(_ token: Token, _ now: ContinuousClock.Instant) {
    // One that is back needs no other period, and if it is out again by now, this changes nothing.
    guard isOut(token.value, now.sinceBoot) else { return }
    record.exchange(Self.firstToken + token.place, token.value, for: now.sinceBoot << 1)
  }

  /// The number of requests in flight, as far as they are younger than a period.
  func inFlight(_ now: ContinuousClock.Instant) -> Int {
    let now = now.sinceBoot
    return (0..<Self.places).count { place in
      let value = record[Self.firstToken + place]
      return value & 1 == 1 && isOut(value, now)
    }
  }

  /// When the upstream's pause or exhausted limit ends; nil if it accepts requests.
  func heldUntil(_ now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
    let now = now.sinceBoot
    let exhausted = allowance(now).flatMap { $0.left <= 0 ? $0.end : nil }
    return [pause(now), exhausted].compactMap { $0 }.max().map(ContinuousClock.Instant.init(sinceBoot:))
  }

  /// Takes a token for a probe, in spite of a pause, unless another probe is in flight.
  func takeForProbe(_ now: ContinuousClock.Instant) -> Token? {
    let now = now.sinceBoot
    let other = record[Self.probe]
    guard other <= now || other > now + Self.longestProbe, let token = take(upTo: count, now) else { return nil }
    guard record.exchange(Self.probe, other, for: now + Self.longestProbe) else {
      giveBack(token)
      return nil
    }
    return token
  }

  /// Whether a probe is in flight.
  func isProbing(_ now: ContinuousClock.Instant) -> Bool {
    let end = record[Self.probe]
    let now = now.sinceBoot
    return end > now && end <= now + Self.longestProbe
  }

  /// Lets others probe, because the probe is over.
  func endProbe() { record[Self.probe] = 0 }

  /// Halves the rate because the upstream refused a request sent at `sent`, and pauses if it requests a pause.
  func refuse(sent: ContinuousClock.Instant, retryAfter: Duration?, _ instant: ContinuousClock.Instant) {
    let now = instant.sinceBoot
    // Requests that were sent together are refused together, which counts as one refusal.
    if lowered(now).map({ sent.sinceBoot > $0.at }) ?? true {
      let old = record[Self.lowered]
      record.exchange(Self.lowered, old, for: now & ~0x3ff | UInt64(max(tokens(now) / 2, 1)))
    }
    record[Self.disbelief] = 0
    if let retryAfter { hold(for: retryAfter, instant) }
  }

  /// Refuses requests for a while, because the upstream has requested a pause of another machine.
  func hold(for pause: Duration, _ now: ContinuousClock.Instant) {
    let now = now.sinceBoot
    let end = now + min(UInt64(max(pause.wholeNanoseconds, 0)), Self.longestPause)
    record.update(Self.paused) { $0 > now + Self.longestPause ? end : max($0, end) }
  }

  /// Ends the pause because the upstream answered a request in spite of it.
  func resume(_ now: ContinuousClock.Instant) {
    record[Self.paused] = 0
    if let left = allowance(now.sinceBoot)?.left, left <= 0 {
      record[Self.disbelief] = 1
      record[Self.allowanceEnd] = 0
    }
  }

  /// Records that the upstream accepts `remaining` more requests until `reset` from now. It may not yet have counted
  /// the `onTheirWay` requests in flight.
  func learn(remaining: Int, reset: Duration, onTheirWay: Int, _ now: ContinuousClock.Instant) {
    let now = now.sinceBoot
    // Announced limits are not believed after the upstream answered a request beyond its limit, until it refuses one.
    guard record[Self.disbelief] == 0 else { return }
    let end = now + min(UInt64(max(reset.wholeNanoseconds, 0)), Self.longestAllowance)
    let left = UInt64(max(remaining - onTheirWay, 0))
    // Responses overtake each other: within a window only the smallest count is right.
    if let known = allowance(now), end < known.end + 2 * Self.second {
      record.update(Self.allowanceLeft) { min($0, left) }
    } else {
      record[Self.allowanceLeft] = left
      record[Self.allowanceEnd] = end
    }
  }

  private func isOut(_ value: UInt64, _ now: UInt64) -> Bool { end(of: value, now) != nil }

  private func end(ofTokenAt place: Int, _ now: UInt64) -> UInt64? { end(of: record[Self.firstToken + place], now) }

  /// When a token returns; nil if it is there. A time from the future is damage.
  private func end(of value: UInt64, _ now: UInt64) -> UInt64? {
    let time = value >> 1
    guard time > 0, time <= now + Self.second else { return nil }
    let end = time + period + (value & 1 == 1 ? min(period, Self.longestWay) : 0)
    return end > now ? end : nil
  }

  /// Returns a token at once, because no request was sent with it.
  func giveBack(_ token: Token) { record.exchange(Self.firstToken + token.place, token.value, for: 0) }

  /// No tokens are handed out before this time.
  private func pause(_ now: UInt64) -> UInt64? {
    let end = record[Self.paused]
    return end > now && end <= now + Self.longestPause ? end : nil
  }

  /// The number of requests that the upstream announced it would still accept, and until when.
  private func allowance(_ now: UInt64) -> (left: Int, end: UInt64)? {
    let end = record[Self.allowanceEnd]
    guard end > now, end <= now + Self.longestAllowance else { return nil }
    return (Int(clamping: record[Self.allowanceLeft]), end)
  }

  /// Counts a request against the announced limit; false if that is used up.
  private func useAllowance(_ now: UInt64) -> Bool {
    while allowance(now) != nil {
      let left = record[Self.allowanceLeft]
      guard left > 0 else { return false }
      if record.exchange(Self.allowanceLeft, left, for: left - 1) { return true }
    }
    return true
  }
}

extension HTTPResponse {
  /// The rest of the upstream's rate limit: `X-RateLimit-Remaining` requests until `X-RateLimit-Reset`. Some upstreams
  /// give the reset in seconds from now (https://pixabay.com/api/docs/#api_rate_limit), some in seconds since 1970,
  /// which are measured against the response's own `Date`. Nil unless both fields are valid; a 429 without the first
  /// says by itself that nothing remains.
  var rateLimit: (remaining: Int, reset: Duration)? {
    let stated = headers["X-RateLimit-Remaining"].map { Int($0) ?? -1 }
    guard let remaining = stated ?? (status == 429 ? 0 : nil), remaining >= 0,
      let number = headers["X-RateLimit-Reset"].flatMap({ Int($0) }), number >= 0
    else { return nil }
    var reset = number
    if reset > 1_000_000_000 {
      guard let date = headers["Date"].flatMap(Instant.init(httpDate:)) else { return nil }
      reset = max(Instant(secondsSince1970: reset).seconds(after: date), 0)
    }
    return (remaining, .seconds(min(reset, 86_400)))
  }
}
