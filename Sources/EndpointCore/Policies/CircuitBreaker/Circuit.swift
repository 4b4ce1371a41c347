// SPDX-License-Identifier: MIT

/// The state machine of a circuit breaker for one host, without tasks or timers: it admits requests and records their
/// results. Its state is a record that processes may share.
struct Circuit: Sendable {
  /// Whether a request may be sent.
  enum Admission: Equatable {
    case pass
    /// Like `pass`, but the result decides the host's state. Without one by this time, another request may probe.
    case probe(until: UInt64)
    /// Refused; may be tried again `after` this delay.
    case refused(after: Duration)
  }

  /// The state of a host as a request's outcome shows it.
  enum Evidence {
    case reachable, unreachable
    /// The request ended for reasons unrelated to the host.
    case none
  }

  /// The number of words of a record.
  static let wordCount = 6
  /// The words of the record; 0 and 1 are the table's.
  private static let failureCount = 2
  private static let failingSince = 3
  private static let lastFailure = 4
  /// 0 while the circuit is closed; otherwise requests are refused until then, and one may probe the host after it.
  private static let probeAt = 5

  // In nanoseconds.
  /// Failures that others don't follow within this time don't count together with later ones.
  private static let memory: UInt64 = 60_000_000_000
  /// A longer refusal is damage.
  private static let longestRefusal: UInt64 = 3_600_000_000_000

  private let record: SharedRecord

  /// - Parameter record: by default one of this process alone.
  init(in record: SharedRecord = SharedRecord(ownWords: wordCount)) { self.record = record }

  /// The number of consecutive failures.
  var failures: Int { Int(truncatingIfNeeded: record[Self.failureCount] & 0xffff_ffff) }

  var isClosed: Bool { record[Self.probeAt] == 0 }

  func admit(_ now: ContinuousClock.Instant, _ policy: CircuitBreakerTransport.Policy) -> Admission {
    let now = now.sinceBoot
    let probeAt = record[Self.probeAt]
    guard probeAt != 0 else { return .pass }
    if now < probeAt, probeAt - now <= Self.longestRefusal { return .refused(after: .nanoseconds(probeAt - now)) }
    // Whoever sends the probe may be killed, so that the others wait for its result no longer than for a cool-down.
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
  /// The duration as times since the start of the machine count; not negative.
  fileprivate var nanoseconds: UInt64 { UInt64(max(wholeNanoseconds, 0)) }
}
