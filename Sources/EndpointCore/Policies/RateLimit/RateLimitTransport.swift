// SPDX-License-Identifier: MIT
import Synchronization

/// Keeps this process's requests to a provider within its rate, separately for each key, as providers count by key.
///
/// Requests over the rate wait, first come, first served. A request that would not get its turn before its deadline
/// fails at once with `rateLimited`, without an attempt. A 429 halves the rate, and its `Retry-After` pauses all
/// requests; rate limit headers are respected too. Of the requests that can't wait out a pause, one at a time is sent
/// as a probe, because the pause may be unnecessary. The full rate returns within a minute.
public final class RateLimitTransport: Transport {
  /// The permission to send a request.
  private struct Turn: Sendable {
    let taken: ContinuousClock.Instant
    /// Whether the permission was given without a token.
    var isProbe = false
  }

  private struct Waiting: Sendable {
    let promise = Promise<Turn>()
    let deadline: ContinuousClock.Instant
  }

  private struct Key {
    var bucket: TokenBucket
    var queue: [Waiting] = []
    /// Hands out tokens while requests are waiting.
    var dispenser: Task<Void, Never>?
    /// The number of requests in flight.
    var onTheirWay = 0
    /// Whether a probe, a request that could not wait out a pause, is in flight.
    var isProbed = false
  }

  private let next: any Transport
  private let rate: RequestRate?
  private let clock: any MonotonicClock
  private let keys = Mutex<[String: Key]>([:])

  /// - Parameter rate: nil for no limit.
  public init(around next: any Transport, rate: RequestRate?, clock: any MonotonicClock = ContinuousClock()) {
    self.next = next
    self.rate = rate
    self.clock = clock
  }

  /// The number of waiting requests.
  var waitingCount: Int { keys.withLock { $0.values.reduce(0) { $0 + $1.queue.count } } }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    guard let rate else { return try await next.send(request) }
    let name = request.keyFingerprint
    let turn = try await enter(name, rate, deadline: request.context.deadline)
    let outcome = await next.outcome(of: request)
    learn(from: outcome, name, rate, turn)
    return try outcome.get()
  }

  private enum Entry {
    case turn(Turn)
    case wait(Promise<Turn>)
    case refused(UpstreamError)
  }

  /// Waits for a token or for the permission to send a probe.
  private func enter(
    _ name: String, _ rate: RequestRate, deadline: ContinuousClock.Instant
  ) async throws(UpstreamError) -> Turn {
    switch line(up: name, rate, deadline) {
    case .turn(let turn): return turn
    case .refused(let error): throw error
    case .wait(let promise):
      do {
        return try await promise.value()
      } catch {
        keys.withLock { keys in keys[name]?.queue.removeAll { $0.promise === promise } }
        throw error
      }
    }
  }

  private func line(up name: String, _ rate: RequestRate, _ deadline: ContinuousClock.Instant) -> Entry {
    let now = clock.now
    return withKey(name, rate) { key in
      if key.queue.isEmpty, key.bucket.take(now) {
        key.onTheirWay += 1
        return .turn(Turn(taken: now))
      }
      let turn = key.bucket.time(afterOthers: key.queue.count, now)
      guard turn < deadline else {
        // The pause may apply to another path only, be over, or be unnecessary: a request that can't wait it out is
        // sent as a probe, one at a time.
        guard let heldUntil = key.bucket.heldUntil, heldUntil >= deadline, !key.isProbed else {
          return .refused(Self.refusal(turn - now))
        }
        key.isProbed = true
        key.onTheirWay += 1
        key.bucket.force(now)
        return .turn(Turn(taken: now, isProbe: true))
      }
      let waiting = Waiting(deadline: deadline)
      key.queue.append(waiting)
      if key.dispenser == nil { key.dispenser = dispenser(name, rate) }
      return .wait(waiting.promise)
    }
  }

  /// Gives each returned token to the first waiting request, until none is left.
  private func dispenser(_ name: String, _ rate: RequestRate) -> Task<Void, Never> {
    Task {
      while !Task.isCancelled, let time = dispense(name, rate) {
        try? await clock.sleep(until: time, tolerance: nil)
      }
    }
  }

  /// Hands out the available tokens; returns when the next one comes, or nil if no request is waiting.
  private func dispense(_ name: String, _ rate: RequestRate) -> ContinuousClock.Instant? {
    let now = clock.now
    return withKey(name, rate) { key in
      while let first = key.queue.first, key.bucket.time(afterOthers: 0, now) <= now {
        key.queue.removeFirst()
        if first.promise.settle(.success(Turn(taken: now))) {
          _ = key.bucket.take(now)
          key.onTheirWay += 1
        }
      }
      if key.queue.isEmpty { key.dispenser = nil }
      return key.queue.isEmpty ? nil : key.bucket.time(afterOthers: 0, now)
    }
  }

  /// Updates the bucket from the response, and refuses waiting requests that can no longer meet their deadlines.
  private func learn(
    from outcome: Outcome, _ name: String, _ rate: RequestRate, _ turn: Turn
  ) {
    withKey(name, rate) { key in
      let now = clock.now
      key.onTheirWay -= 1
      key.bucket.finish(sent: turn.taken, now)
      defer { refuseThoseTooLate(&key, now) }
      if turn.isProbe { key.isProbed = false }
      guard case .success(let response) = outcome else { return }
      if response.status == 429 {
        key.bucket.refuse(sent: turn.taken, retryAfter: response.retryAfter, now)
      } else if turn.isProbe {
        key.bucket.resume()
      }
      let limit = response.rateLimit
      if let limit {
        key.bucket.learn(remaining: limit.remaining, reset: limit.reset, onTheirWay: key.onTheirWay, now)
      }
      guard response.status == 429 || turn.isProbe || limit != nil else { return }
      // The times have changed, so the dispenser must look again.
      if key.dispenser != nil {
        key.dispenser?.cancel()
        key.dispenser = dispenser(name, rate)
      }
    }
  }

  private func withKey<T: Sendable>(_ name: String, _ rate: RequestRate, _ body: (inout Key) -> T) -> T {
    keys.withLock { keys in
      // A process that changes its key often must not accumulate entries.
      if keys.count > 16 { keys = keys.filter { $0.value.onTheirWay > 0 || !$0.value.queue.isEmpty || $0.key == name } }
      return body(&keys[name, default: Key(bucket: TokenBucket(rate))])
    }
  }

  /// Refuses requests that would get their turn after their deadline now rather than then.
  private func refuseThoseTooLate(_ key: inout Key, _ now: ContinuousClock.Instant) {
    var kept: [Waiting] = []
    for waiting in key.queue {
      let turn = key.bucket.time(afterOthers: kept.count, now)
      if turn < waiting.deadline {
        kept.append(waiting)
      } else {
        waiting.promise.settle(.failure(Self.refusal(turn - now)))
      }
    }
    key.queue = kept
  }

  private static func refusal(_ wait: Duration) -> UpstreamError {
    UpstreamError(
      .rateLimited, "\(.upstream)'s rate limit allows no request before the deadline", retryAfter: wait,
      cause: .noRoomBeforeDeadline)
  }
}
