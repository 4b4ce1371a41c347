// SPDX-License-Identifier: MIT
/// The state machine of a circuit breaker for one host, without tasks or timers: it admits requests and records their
/// results.
struct Circuit {
  /// Whether a request may be sent.
  enum Admission: Equatable {
    case pass
    /// Like `pass`, but the result decides the host's state.
    case probe
    /// Refused; may be tried again `after` this delay.
    case refused(after: Duration)
  }

  /// What a request's result shows about its host.
  enum Evidence {
    case reachable, unreachable
    /// The request ended for reasons unrelated to the host.
    case none
  }

  private enum State {
    case closed
    /// Requests are refused until `probeAt`; then one may probe the host.
    case open(probeAt: ContinuousClock.Instant)
    case probing
  }

  /// The number of consecutive failures.
  private(set) var failures = 0
  /// When the first of these failed requests was sent.
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
    // The probe's result is expected soon.
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
      // The probe was inconclusive: the next request probes.
      state = .open(probeAt: now)
    // Requests sent before the circuit opened add nothing new.
    case (.unreachable, _), (.none, _): break
    }
  }
}
