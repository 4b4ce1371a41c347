// SPDX-License-Identifier: MIT
import Basics
import FoundationEssentials

/// The policies in their standard order, for all providers of a process. What they share is here once: the network with
/// its connections, the cache, the statistics and the health of the hosts.
///
///     let stack = UpstreamStack(network: CurlTransport(…), cache: ResponseCache(store: …))
///     let client = stack.client(of: .tmdb, base: base, rate: rate, redactor: redactor) { credential }
public struct UpstreamStack: Sendable {
  /// What is the same for all providers.
  public struct Configuration: Sendable {
    /// When a request is sent again.
    public var retry = RetryTransport.Policy()
    /// When a host is left alone.
    public var circuit = CircuitBreakerTransport.Policy()
    /// Requests of one provider to one host at once, and so, where HTTP/1.1 is spoken, connections to it.
    public var hostLimit = 8

    /// The standard policies.
    public init() {}
  }

  /// What all providers together have done.
  public let statistics = UpstreamStatistics()
  /// How the hosts of all providers are.
  public let health = UpstreamHealth()
  private let network: any Transport
  private let cache: ResponseCache
  private let configuration: Configuration
  private let clock: any MonotonicClock
  private let wallClock: @Sendable () -> Instant
  private let observer: @Sendable (Observation) -> Void

  /// - Parameters:
  ///   - network: `CurlTransport`, or what stands for the network.
  ///   - wallClock: tells the age of kept answers.
  ///   - observer: told of every call and every attempt when it is over; it must not block.
  public init(
    network: any Transport, cache: ResponseCache = ResponseCache(), configuration: Configuration = Configuration(),
    clock: any MonotonicClock = ContinuousClock(), wallClock: @escaping @Sendable () -> Instant = { .now },
    observer: @escaping @Sendable (Observation) -> Void = { _ in }
  ) {
    self.network = network
    self.cache = cache
    self.configuration = configuration
    self.clock = clock
    self.wallClock = wallClock
    self.observer = observer
  }

  /// A client of one upstream. Made once for each: rate, circuits and transfers in flight are counted in it.
  ///
  /// - Parameters:
  ///   - base: where the upstream is; its key goes nowhere else.
  ///   - rate: nil for no bound.
  ///   - credential: the key as of now, nil if none is configured. Left out: the upstream is asked without.
  public func client(
    of upstream: Upstream, base: URL, rate: RequestRate?, redactor: Redactor,
    credential: (@Sendable () -> Credential?)? = nil
  ) -> Client {
    let transport = transport(to: upstream.name, rate: rate) { transport in
      guard let credential else { return transport }
      return AuthenticationTransport(base: base, redactor: redactor, credential: credential, around: transport)
    }
    return Client(upstream: upstream, base: base, transport: transport, redactor: redactor)
  }

  /// The stack of one provider. Made once for each: rate, circuits and transfers in flight are counted in it.
  ///
  /// - Parameters:
  ///   - rate: nil for no bound.
  ///   - authentication: wraps a transport in one that adds the provider's key.
  public func transport(
    to provider: String, rate: RequestRate?, authentication: (any Transport) -> any Transport = { $0 }
  ) -> any Transport {
    let observe: @Sendable (Observation) -> Void = { [statistics, observer] observation in
      statistics.record(observation)
      observer(observation)
    }
    var transport = network
    // Next to the network: it times the wire alone, not the waits above.
    transport = ObservationTransport(
      around: transport, provider: provider, position: .attempts, clock: clock, observer: observe)
    // Nothing may wait below the rate limit, or what it let through at its rate would pile up and go out at once. Below
    // the cache, coalescing and retries, so that it counts what the provider counts.
    transport = RateLimitTransport(around: transport, rate: rate, clock: clock)
    // Above the rate limit, which so counts what is sent again; below all that counts failures.
    transport = KeptConnectionTransport(around: transport)
    // Above the rate limit: while a host is out of reach nobody waits there only to fail. Below the line for the host:
    // who stands in it when the circuit opens is told at once.
    transport = CircuitBreakerTransport(
      around: transport, provider: provider, policy: configuration.circuit, clock: clock
    ) { [statistics, health] change in
      if change.isReachable { statistics.forgetRecent(change.provider) }
      health.record(change)
    }
    // Above the rate limit, whose queue is first come, first served: only a few of each host stand in it, and who comes
    // next is decided here, in turns.
    transport = HostConcurrencyTransport(around: transport, limit: configuration.hostLimit, clock: clock)
    // Above all that is told apart by host: each hop counts where it leads.
    transport = RedirectTransport(around: transport)
    // Above the breaker, which so sees each attempt and ends retries by opening.
    transport = RetryTransport(around: transport, policy: configuration.retry, clock: clock)
    // Above retries: those who share a transfer share its retries and don't multiply them.
    transport = CoalescingTransport(around: transport, clock: clock)
    // Above everything that costs or waits; it covers failures that remain after retries or come from an open circuit.
    transport = ResponseCacheTransport(
      around: transport, cache: cache, isReachable: { [health] in health.isReachable($0.authority, of: provider) },
      wallClock: wallClock)
    // Above all that tells keys apart: cache, coalescing and rate limit see the key that the request carries.
    transport = authentication(transport)
    // Outermost: it sees the call as the caller does.
    return ObservationTransport(
      around: transport, provider: provider, position: .calls, clock: clock, observer: observe)
  }
}
