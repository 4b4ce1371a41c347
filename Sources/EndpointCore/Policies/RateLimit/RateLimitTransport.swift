// SPDX-License-Identifier: MIT
import Synchronization

/// Keeps the requests to a provider within its rate, separately for each host and key, as providers count by key: those
/// of this process, or of all that share (`ProcessSharing`). With several machines (`MachineSharing`) each request also
/// needs a permission, for which a process asks the engine with one question per key at a time; without the engine a
/// machine stays within its part.
///
/// Requests over the rate wait, within a process first come, first served; processes compete for each token. A request
/// that would not get its turn before its deadline fails with `rateLimited`, without an attempt: at once, unless other
/// processes take the tokens that it counted on. A 429 halves the rate, and its `Retry-After` pauses all
/// requests; rate limit headers are respected too. Of the requests that can't wait out a pause, one at a time is sent
/// as a probe, because the pause may be unnecessary. The full rate returns within a minute.
public final class RateLimitTransport: Transport {
  /// The permission to send a request.
  private struct Turn: Sendable {
    let token: TokenBucket.Token
    let bucket: TokenBucket
    let taken: ContinuousClock.Instant
    /// The number of the permission from `MachineSharing`; nil without one.
    var permission: UInt64?
    /// Whether the permission was given in spite of a pause.
    var isProbe = false
  }

  private struct Waiting: Sendable {
    let promise = Promise<Turn>()
    let deadline: ContinuousClock.Instant
  }

  private struct Key {
    let shared: SharedKey
    /// For when nothing is shared.
    let own = SharedRecord(ownWords: TokenBucket.wordCount)
    var queue: [Waiting] = []
    /// Hands out tokens while requests are waiting.
    var dispenser: Task<Void, Never>?
    /// The number of requests in flight.
    var onTheirWay = 0
  }

  /// How often requests that wait look whether another process has changed when their turn is.
  private static let interval = Duration.milliseconds(200)
  /// The pause after a question that the engine didn't answer.
  private static let unansweredPause = Duration.milliseconds(10)

  private let next: any Transport
  private let provider: String
  private let rate: RequestRate?
  private let clock: any MonotonicClock
  private let sharing: ProcessSharing
  private let keys = Mutex<[String: Key]>([:])

  /// - Parameters:
  ///   - provider: the name of the provider, whose rate may be shared.
  ///   - rate: nil for no limit.
  public init(
    around next: any Transport, provider: String = "", rate: RequestRate?,
    clock: any MonotonicClock = ContinuousClock(), sharing: ProcessSharing = ProcessSharing(folder: nil)
  ) {
    self.next = next
    self.provider = provider
    self.rate = rate
    self.clock = clock
    self.sharing = sharing
  }

  /// The number of waiting requests.
  var waitingCount: Int { keys.withLock { $0.values.reduce(0) { $0 + $1.queue.count } } }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    guard let rate else { return try await next.send(request) }
    let name = "\(provider) \(request.url.authority) \(request.keyFingerprint)"
    // From here on nothing waits for the file.
    _ = await sharing.table()
    await sharing.machines?.settle()
    let turn = try await turn(name, rate, deadline: request.context.deadline)
    let outcome = await next.outcome(of: request)
    learn(from: outcome, name, rate, turn)
    return try outcome.get()
  }

  /// What a request gets when it arrives.
  private enum Arrival {
    case turn(Turn)
    case wait(Promise<Turn>)
    case refused(UpstreamError)
  }

  /// Waits for a token or for the permission to send a probe.
  private func turn(
    _ name: String, _ rate: RequestRate, deadline: ContinuousClock.Instant
  ) async throws(UpstreamError) -> Turn {
    switch arrive(name, rate, deadline) {
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

  /// Takes a turn that is free, refuses a request whose turn would come too late, and queues any other.
  private func arrive(_ name: String, _ rate: RequestRate, _ deadline: ContinuousClock.Instant) -> Arrival {
    let now = clock.now
    return withKey(name, rate, now) { key, bucket in
      if !needsPermission, key.queue.isEmpty, let token = bucket.take(now) {
        key.onTheirWay += 1
        return .turn(Turn(token: token, bucket: bucket, taken: now))
      }
      let turn = bucket.time(afterOthers: key.queue.count, now)
      guard turn < deadline || awaitsProbe(bucket, deadline, now) else {
        // The pause may apply to another path only, be over, or be unnecessary: a request that can't wait it out is
        // sent as a probe, one at a time.
        guard let heldUntil = bucket.heldUntil(now), heldUntil >= deadline, let token = bucket.takeForProbe(now) else {
          return .refused(Self.refusal(turn - now))
        }
        key.onTheirWay += 1
        sharing.machines?.report(.probed, key.shared, rate)
        return .turn(Turn(token: token, bucket: bucket, taken: now, isProbe: true))
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
      while !Task.isCancelled,
        let time = needsPermission ? await dispenseByPermission(name, rate) : dispense(name, rate)
      {
        try? await clock.sleep(until: time, tolerance: nil)
      }
    }
  }

  /// Hands out the available tokens; returns when to look again, or nil if no request is waiting.
  private func dispense(_ name: String, _ rate: RequestRate) -> ContinuousClock.Instant? {
    let now = clock.now
    return withKey(name, rate, now) { key, bucket in
      while let first = key.queue.first, let token = bucket.take(now) {
        key.queue.removeFirst()
        let turn = Turn(token: token, bucket: bucket, taken: now)
        if first.promise.settle(.success(turn)) { key.onTheirWay += 1 } else { bucket.giveBack(token) }
      }
      // Another process may have taken the tokens that were expected.
      if isShared { refuseThoseTooLate(&key, bucket, rate, now) }
      guard !key.queue.isEmpty else {
        key.dispenser = nil
        return nil
      }
      let time = bucket.time(afterOthers: 0, now)
      return isShared ? min(time, now.advanced(by: Self.interval)) : time
    }
  }

  /// Whether others may change when the next turn is.
  private var isShared: Bool { sharing.current != nil || sharing.machines != nil }

  /// Whether permissions from `MachineSharing` are needed.
  private var needsPermission: Bool { sharing.machines?.isJoined ?? false }

  /// What to do for the requests that wait, with several machines.
  private enum Step: Sendable {
    case ask(TokenBucket.Token, TokenBucket, SharedKey)
    case wait(ContinuousClock.Instant)
    case done
  }

  /// Like `dispense`, with a permission from `MachineSharing` for each token.
  private func dispenseByPermission(_ name: String, _ rate: RequestRate) async -> ContinuousClock.Instant? {
    while let machines = sharing.machines {
      let now = clock.now
      let step = withKey(name, rate, now) { key, bucket -> Step in
        refuseThoseTooLate(&key, bucket, rate, now)
        guard let deadline = key.queue.map(\.deadline).min() else {
          key.dispenser = nil
          return .done
        }
        guard let token = bucket.take(now) else {
          return .wait(min(bucket.time(afterOthers: 0, now), now.advanced(by: Self.interval), deadline))
        }
        return .ask(token, bucket, key.shared)
      }
      guard case .ask(let token, let bucket, let shared) = step else {
        if case .wait(let time) = step { return time }
        return nil
      }
      let permission = await machines.permission(shared, rate)
      if case .granted(let number) = permission {
        let turn = Turn(token: token, bucket: bucket, taken: now, permission: number)
        guard !handOver(turn, name, rate) else { continue }
        machines.report(.returned(number), shared, rate)
      }
      bucket.giveBack(token)
      switch permission {
      case .granted: continue
      case .wait(let wait): return clock.now.advanced(by: min(wait, Self.interval))
      case .paused(let pause):
        bucket.hold(for: pause, clock.now)
        return clock.now
      case nil: return clock.now.advanced(by: Self.unansweredPause)
      }
    }
    return nil
  }

  /// Gives a permission to the first request that still waits; false if there is none.
  private func handOver(_ turn: Turn, _ name: String, _ rate: RequestRate) -> Bool {
    withKey(name, rate, clock.now) { key, _ in
      while !key.queue.isEmpty {
        guard key.queue.removeFirst().promise.settle(.success(turn)) else { continue }
        key.onTheirWay += 1
        return true
      }
      return false
    }
  }

  /// Updates the bucket from the response, and refuses waiting requests that can no longer meet their deadlines.
  private func learn(
    from outcome: Outcome, _ name: String, _ rate: RequestRate, _ turn: Turn
  ) {
    let now = clock.now
    withKey(name, rate, now) { key, _ in
      let bucket = turn.bucket
      key.onTheirWay -= 1
      bucket.finish(turn.token, now)
      let machines = sharing.machines
      if let permission = turn.permission { machines?.report(.finished(permission), key.shared, rate) }
      if turn.isProbe { bucket.endProbe() }
      if case .success(let response) = outcome {
        if response.status == 429 {
          bucket.refuse(sent: turn.taken, retryAfter: response.retryAfter, now)
          machines?.report(.refused(sentAgo: now - turn.taken, pause: response.retryAfter), key.shared, rate)
        } else if turn.isProbe {
          bucket.resume(now)
          machines?.report(.resumed, key.shared, rate)
        }
        if let limit = response.rateLimit {
          let onTheirWay = max(key.onTheirWay, bucket.inFlight(now))
          bucket.learn(remaining: limit.remaining, reset: limit.reset, onTheirWay: onTheirWay, now)
        }
      }
      refuseThoseTooLate(&key, bucket, rate, now)
      // The times have changed, so the dispenser must look again.
      if key.dispenser != nil {
        key.dispenser?.cancel()
        key.dispenser = dispenser(name, rate)
      }
    }
  }

  private func withKey<T: Sendable>(
    _ name: String, _ rate: RequestRate, _ now: ContinuousClock.Instant, _ body: (inout Key, TokenBucket) -> T
  ) -> T {
    keys.withLock { keys in
      // A process that changes its key often must not accumulate entries.
      if keys.count > 16 { keys = keys.filter { $0.value.onTheirWay > 0 || !$0.value.queue.isEmpty || $0.key == name } }
      var key = keys.removeValue(forKey: name) ?? Key(shared: SharedKey(name))
      defer { keys[name] = key }
      let record = sharing.current?.record(key.shared, in: SharedTable.budgets, now: now.sinceBoot)
      return body(&key, TokenBucket(sharing.share(of: rate, now), in: record ?? key.own))
    }
  }

  /// Refuses requests that would get their turn after their deadline now rather than then. With several machines, one
  /// is sent as a probe if it can't wait out a pause, and the others wait for its result: the engine may be wrong, or
  /// not honest.
  private func refuseThoseTooLate(
    _ key: inout Key, _ bucket: TokenBucket, _ rate: RequestRate, _ now: ContinuousClock.Instant
  ) {
    guard !key.queue.isEmpty else { return }
    let turns = bucket.turns(now)
    var kept: [Waiting] = []
    for waiting in key.queue {
      let turn = turns.time(afterOthers: kept.count)
      if turn < waiting.deadline || awaitsProbe(bucket, waiting.deadline, now) {
        kept.append(waiting)
      } else if !needsPermission || !probe(waiting, &key, bucket, rate, now) {
        waiting.promise.settle(.failure(Self.refusal(turn - now)))
      }
    }
    key.queue = kept
  }

  /// Sends a waiting request as a probe; false if it must not be sent.
  private func probe(
    _ waiting: Waiting, _ key: inout Key, _ bucket: TokenBucket, _ rate: RequestRate, _ now: ContinuousClock.Instant
  ) -> Bool {
    guard waiting.deadline > now, let end = bucket.heldUntil(now), end >= waiting.deadline,
      let token = bucket.takeForProbe(now)
    else { return false }
    guard waiting.promise.settle(.success(Turn(token: token, bucket: bucket, taken: now, isProbe: true))) else {
      bucket.giveBack(token)
      bucket.endProbe()
      return true
    }
    key.onTheirWay += 1
    sharing.machines?.report(.probed, key.shared, rate)
    return true
  }

  /// Whether a request waits for the result of a probe, which may end the engine's pause.
  private func awaitsProbe(
    _ bucket: TokenBucket, _ deadline: ContinuousClock.Instant, _ now: ContinuousClock.Instant
  ) -> Bool { needsPermission && deadline > now && bucket.isProbing(now) }

  private static func refusal(_ wait: Duration) -> UpstreamError {
    UpstreamError(
      .rateLimited, "\(.upstream)'s rate limit allows no request before the deadline", retryAfter: wait,
      cause: .noRoomBeforeDeadline)
  }
}

extension Client {
  /// This client, whose requests must also keep within a rate of their own: for work that must not use up the
  /// upstream's whole rate. It shares everything else.
  public func limited(to rate: RequestRate?) -> Client {
    Client(
      upstream: upstream, base: base, transport: RateLimitTransport(around: transport, rate: rate), redactor: redactor)
  }
}
