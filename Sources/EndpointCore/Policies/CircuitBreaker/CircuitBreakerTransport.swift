// SPDX-License-Identifier: MIT
import Synchronization

/// Stops sending requests to an unreachable host. When consecutive transport failures persist, the host's circuit
/// opens: requests fail at once, without an attempt. After a cool-down one request is let through as a probe; any
/// response closes the circuit, a failure keeps it open for another cool-down.
///
/// A transport failure is `upstreamUnreachable`, or `timedOut` before the caller's own deadline. Any response, whatever
/// its status, shows that the host is reachable. State that processes share takes effect in each with its next request.
public final class CircuitBreakerTransport: Transport {
  /// When the circuit opens, and for how long.
  public struct Policy: Sendable, Hashable {
    /// The number of consecutive failures that opens the circuit, provided the outage has lasted `shortestOutage`.
    public var threshold = 5
    /// The minimum duration of an outage, counted from the sending of the first failed request. A restarting server
    /// fails all requests in flight at once and is back before their retries are used up.
    public var shortestOutage = Duration.seconds(2)
    /// How long an open circuit refuses requests before it lets a probe through.
    public var coolDown = Duration.seconds(5)

    /// Creates the default policy.
    public init() {}
  }

  /// This process's state of a host.
  private struct Host {
    let key: SharedKey
    /// For when nothing is shared.
    let own = Circuit()
    var lastError: UpstreamError?
    /// The state that was reported to `onChange` last.
    var wasReachable = true
  }

  private let next: any Transport
  private let provider: String
  private let policy: Policy
  private let clock: any MonotonicClock
  private let sharing: ProcessSharing
  private let onChange: @Sendable (HostHealth) -> Void
  private let hosts = Mutex<[String: Host]>([:])
  /// With more hosts, those that are reachable are forgotten.
  private static let mostHosts = 64

  /// - Parameter onChange: called when a host becomes unreachable or reachable again, in order. It runs under a lock,
  ///   so it must neither block nor call back.
  public init(
    around next: any Transport, provider: String, policy: Policy = Policy(),
    clock: any MonotonicClock = ContinuousClock(), sharing: ProcessSharing = ProcessSharing(folder: nil),
    onChange: @escaping @Sendable (HostHealth) -> Void = { _ in }
  ) {
    self.next = next
    self.provider = provider
    self.policy = policy
    self.clock = clock
    self.sharing = sharing
    self.onChange = onChange
  }

  public func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let host = request.url.authority
    let table = await sharing.table()
    let admission = try admit(host, table)
    let sent = clock.now
    let outcome = await next.outcome(of: request)
    record(outcome, admission, request, host, sent: sent)
    return try outcome.get()
  }

  private func admit(_ name: String, _ table: SharedTable?) throws(UpstreamError) -> Circuit.Admission {
    let now = clock.now
    let (admission, failures, lastError) = withHost(name, table, now, mayFail: false) { host, circuit in
      (circuit?.admit(now, policy) ?? .pass, circuit?.failures ?? 0, host.lastError)
    }
    guard case .refused(let wait) = admission else { return admission }
    let reason: UpstreamMessage = lastError.map { " (\($0.message))" } ?? ""
    throw UpstreamError(
      .upstreamUnreachable,
      "requests to \(.upstream) are suspended for now: the last \(failures) failed\(reason)",
      retryAfter: wait, cause: lastError?.cause)
  }

  private func record(
    _ outcome: Outcome, _ admission: Circuit.Admission, _ request: HTTPRequest, _ name: String,
    sent: ContinuousClock.Instant
  ) {
    let now = clock.now
    let evidence = evidence(in: outcome, request, now)
    withHost(name, sharing.current, now, mayFail: evidence == .unreachable) { host, circuit in
      let wasClosed = circuit?.isClosed ?? true
      circuit?.record(evidence, of: admission, sent: sent, now, policy(for: host.key))
      reportToMachines(host.key, wasClosed: wasClosed, isClosed: circuit?.isClosed ?? true, evidence)
      if evidence == .unreachable, case .failure(let error) = outcome { host.lastError = error }
      if circuit?.failures ?? 0 == 0 { host.lastError = nil }
    }
  }

  /// The policy for a host: one that another machine has found unreachable needs no more than one failure here. Without
  /// any it is left open, because it may be the other machine's network that is broken.
  private func policy(for host: SharedKey) -> Policy {
    guard sharing.machines?.hasOutage(host) ?? false else { return policy }
    var policy = policy
    policy.threshold = 1
    policy.shortestOutage = .zero
    return policy
  }

  private func reportToMachines(_ host: SharedKey, wasClosed: Bool, isClosed: Bool, _ evidence: Circuit.Evidence) {
    guard let machines = sharing.machines else { return }
    if !isClosed, evidence == .unreachable {
      // Keeps the last state until the next probe completes.
      machines.reportOutage(host, for: policy.coolDown * 2)
    } else if isClosed, !wasClosed {
      machines.reportOutage(host, for: nil)
    }
  }

  /// Calls `body` with the state of a host, and reports if that has changed, here or in another process.
  ///
  /// - Parameter mayFail: whether the host needs a circuit to record a failure in; one that never failed has none.
  private func withHost<T>(
    _ name: String, _ table: SharedTable?, _ now: ContinuousClock.Instant, mayFail: Bool,
    _ body: (inout Host, Circuit?) -> T
  ) -> T {
    hosts.withLock { hosts in
      if hosts.count > Self.mostHosts { hosts = hosts.filter { !$0.value.wasReachable || !$0.value.own.isClosed } }
      var host = hosts[name] ?? Host(key: SharedKey("\(provider) \(name)"))
      var circuit: Circuit? = host.own
      if let table {
        circuit = table.record(host.key, in: SharedTable.circuits, create: mayFail, now: now.sinceBoot)
          .map(Circuit.init(in:))
      }
      let result = body(&host, circuit)
      let isReachable = circuit?.isClosed ?? true
      if isReachable != host.wasReachable {
        host.wasReachable = isReachable
        onChange(health(name, host, circuit?.failures ?? 0))
      }
      hosts[name] = host
      return result
    }
  }

  private func evidence(
    in outcome: Outcome, _ request: HTTPRequest, _ now: ContinuousClock.Instant
  ) -> Circuit.Evidence {
    guard case .failure(let error) = outcome else { return .reachable }
    // A policy below refused to send the request, so nothing was learnt about the host.
    guard error.attempts > 0 else { return .none }
    switch error.kind {
    case .upstreamUnreachable: return .unreachable
    // A timeout at the caller's own deadline shows nothing about the host.
    case .timedOut: return now < request.context.deadline ? .unreachable : .none
    case .upstreamMalformed, .responseTooLarge: return .reachable
    default: return .none
    }
  }

  private func health(_ name: String, _ host: Host, _ failures: Int) -> HostHealth {
    HostHealth(
      provider: provider, host: name, isReachable: host.wasReachable, consecutiveFailures: failures,
      lastError: host.lastError)
  }
}
