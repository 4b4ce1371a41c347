// SPDX-License-Identifier: MIT
/// Whether a host is being asked: a value that is told of outcomes and asked for leave, and knows no task.
struct Circuit {
  /// What a request may do.
  enum Admission: Equatable {
    case pass
    /// As `pass`, and the host's state hangs on how it ends.
    case probe
    /// Not before `after` from now.
    case refused(after: Duration)
  }

  /// What a request tells about its host.
  enum Evidence {
    case reachable, unreachable
    /// It ended for reasons of its own.
    case none
  }

  private enum State {
    case closed
    /// No request passes until `probeAt`; then one does.
    case open(probeAt: ContinuousClock.Instant)
    case probing
  }

  /// Failures in a row.
  private(set) var failures = 0
  /// When the first of them was sent.
  private var failingSince: ContinuousClock.Instant?
  private var state = State.closed

  var isClosed: Bool { if case .closed = state { true } else { false } }

  mutating func admit(_ now: ContinuousClock.Instant) -> Admission {
    switch state {
    case .closed: return .pass
    case .open(let probeAt) where now < probeAt: return .refused(after: probeAt - now)
    case .open:
      state = .probing
      return .probe
    // The probe's answer is about to come.
    case .probing: return .refused(after: .seconds(1))
    }
  }

  mutating func record(
    _ evidence: Evidence, of admission: Admission, sent: ContinuousClock.Instant, _ now: ContinuousClock.Instant,
    _ policy: CircuitBreakerTransport.Policy
  ) {
    switch (evidence, state) {
    case (.reachable, _):
      failures = 0
      failingSince = nil
      state = .closed
    case (.unreachable, .closed):
      failures += 1
      let start = failingSince ?? sent
      failingSince = start
      guard failures >= policy.threshold, now - start >= policy.shortestOutage else { break }
      state = .open(probeAt: now.advanced(by: policy.coolDown))
    case (.unreachable, .probing) where admission == .probe:
      failures += 1
      state = .open(probeAt: now.advanced(by: policy.coolDown))
    case (.none, .probing) where admission == .probe:
      // It told nothing: the next one probes.
      state = .open(probeAt: now)
    // One that was sent before the circuit opened tells nothing new.
    case (.unreachable, _), (.none, _): break
    }
  }
}
