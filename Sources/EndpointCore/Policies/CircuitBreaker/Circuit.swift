// SPDX-License-Identifier: MIT

/// The state machine of a circuit breaker for one host, without tasks or timers: it admits requests and records their
/// results. Its state is a record that processes may share.
struct Circuit: Sendable {
  /// Whether a request may be sent.
  enum Admission: Equatable {
    case pass
    /// Like `pass`, but the result decides the host's state. Without a result by this time, another request may probe.
    case probe(until: UInt64)
    /// Refused; may be tried again `after` this delay.
    case refused(after: Duration)
  }

  /// The state of a host according to a request's outcome.
  enum Evidence {
    case reachable, unreachable
    /// The request ended for reasons unrelated to the host.
    case none
  }

  /// The number of words of a record.
  static let wordCount = SharedTable.circuits.size
  /// The positions of the words in the record; `SharedTable` uses 0 and 1.
  private static let failureCount = 2
  private static let failingSince = 3
  private static let lastFailure = 4
  /// 0 while the circuit is closed; otherwise the time until which requests are refused. Then one may probe the host.
  private static let probeAt = 5

  // In nanoseconds.
  /// If no failure follows within this time, the earlier failures no longer count.
  private static let memory: UInt64 = 60_000_000_000
  /// A longer refusal means that the record is damaged.
  private static let longestRefusal: UInt64 = 3_600_000_000_000

  private let record: SharedRecord

  /// - Parameter record: by default a new one that only this process uses.
  init(in record: SharedRecord = SharedRecord(ownWords: wordCount)) { self.record = record }

  /// The number of consecutive failures.
  var failures: Int { Int(truncatingIfNeeded: record[Self.failureCount] & 0xffff_ffff) }

  var isClosed: Bool { record[Self.probeAt] == 0 }

  func admit(_ now: ContinuousClock.Instant, _ policy: CircuitBreakerTransport.Policy) -> Admission {
    let now = now.sinceBoot
    let probeAt = record[Self.probeAt]
    guard probeAt != 0 else { return .pass }
    if now < probeAt, probeAt - now <= Self.longestRefusal { return .refused(after: .nanoseconds(probeAt - now)) }
    // The process that sends the probe may be killed, so the others wait for its result for one cool-down at most.
    let end = now + policy.coolDown.nanoseconds
    if record.exchange(Self.probeAt, probeAt, for: end) { return .probe(until: end) }
    // Another request was faster, and its result is expected soon.
    return .refused(after: .seconds(1))
  }

  func record(
    _ evidence: Evidence, of admission: Admission, sent: ContinuousClock.Instant, _ now: ContinuousClock.Instant,
    _ policy: CircuitBreakerTransport.Policy
  ) {
    let now = now.sinceBoot
    switch (evidence, admission) {
    case (.reachable, _):
      for word in [Self.failureCount, Self.failingSince, Self.probeAt] where record[word] != 0 { record[word] = 0 }
    case (.unreachable, .probe(let end)):
      record.update(Self.failureCount) { $0 &+ 1 }
      record[Self.lastFailure] = now
      record.exchange(Self.probeAt, end, for: now + policy.coolDown.nanoseconds)
    case (.unreachable, _) where isClosed: countFailure(sent: sent.sinceBoot, now, policy)
    case (.none, .probe(let end)):
      // The probe was inconclusive: the next request probes.
      record.exchange(Self.probeAt, end, for: max(now, 1))
    // Requests sent before the circuit opened add nothing new.
    case (.unreachable, _), (.none, _): break
    }
  }

  private func countFailure(sent: UInt64, _ now: UInt64, _ policy: CircuitBreakerTransport.Policy) {
    let last = record[Self.lastFailure]
    if failures == 0 || last > now || now - last > Self.memory {
      record[Self.failureCount] = 0
      record[Self.failingSince] = sent
    }
    record[Self.lastFailure] = now
    record.update(Self.failureCount) { $0 &+ 1 }
    let since = min(record[Self.failingSince], now)
    guard failures >= policy.threshold, now - since >= policy.shortestOutage.nanoseconds else { return }
    record.exchange(Self.probeAt, 0, for: now + policy.coolDown.nanoseconds)
  }
}

extension Duration {
  /// The duration in nanoseconds, the unit of `sinceBoot`; 0 if it is negative.
  fileprivate var nanoseconds: UInt64 { UInt64(max(wholeNanoseconds, 0)) }
}
