// SPDX-License-Identifier: MIT
import Basics

/// The policies in their standard order, for all providers of a process. Holds what the providers share: the network
/// with its connections, the cache, the statistics and the hosts' health.
///
///     let stack = UpstreamStack(network: CurlTransport(…), cache: ResponseCache(store: …))
///     let client = stack.client(of: .tmdb, base: base, rate: rate, redactor: redactor) { credential }
public struct UpstreamStack: Sendable {
  /// The settings that apply to all providers.
  public struct Configuration: Sendable {
    /// When a request is retried.
    public var retry = RetryTransport.Policy()
    /// When a host's circuit opens.
    public var circuit = CircuitBreakerTransport.Policy()
    /// The maximum number of concurrent requests for each provider and host; with HTTP/1.1 also that of connections.
    public var hostLimit = 8

    /// Creates the default configuration.
    public init() {}
  }

  /// The statistics of all providers.
  public let statistics = UpstreamStatistics()
  /// The health of all providers' hosts.
  public let health = UpstreamHealth()
  /// The state shared with other processes and machines.
  public let sharing: ProcessSharing
  private let network: any Transport
  private let cache: ResponseCache
  private let configuration: Configuration
  private let clock: any MonotonicClock
  private let wallClock: @Sendable () -> Instant
  private let observer: @Sendable (Observation) -> Void

  /// - Parameters:
  ///   - network: `CurlTransport`, or a substitute for the network.
  ///   - sharing: shares rates, the hosts' health and transfers with other processes, which must share the cache's
  ///     store, too.
  ///   - wallClock: the clock for the age of cached responses.
  ///   - observer: called after every call and every attempt; must not block.
  public init(
    network: any Transport, cache: ResponseCache = ResponseCache(),
    sharing: ProcessSharing = ProcessSharing(folder: nil), configuration: Configuration = Configuration(),
    clock: any MonotonicClock = ContinuousClock(), wallClock: @escaping @Sendable () -> Instant = { .now },
    observer: @escaping @Sendable (Observation) -> Void = { _ in }
  ) {
    self.network = network
    self.cache = cache
    self.sharing = sharing
    self.configuration = configuration
    self.clock = clock
    self.wallClock = wallClock
    self.observer = observer
  }

  /// Begins to open the shared file and the network, each on a thread of its own. The file comes first: no thread can
  /// be started while the dynamic loader binds the network's library.
  private var prepare: @Sendable () -> Void {
    guard let network = network as? CurlTransport else { return {} }
    return { [sharing] in
      _ = sharing.current
      network.prepare()
    }
  }

  /// Makes the client of an upstream. Call this once per upstream: the client holds its rate, circuits and transfers in
  /// flight.
  ///
  /// - Parameters:
  ///   - base: the upstream's base URL; its key is sent nowhere else.
  ///   - rate: nil for no limit.
  ///   - credential: returns the current key, nil if none is configured. Leave it out for an upstream without keys.
  public func client(
    of upstream: Upstream, base: HTTPURL, rate: RequestRate?, redactor: Redactor,
    credential: (@Sendable () -> Credential?)? = nil
  ) -> Client {
    let transport = transport(to: upstream.name, rate: rate) { transport in
      guard let credential else { return transport }
      return AuthenticationTransport(base: base, redactor: redactor, credential: credential, around: transport)
    }
    return Client(upstream: upstream, base: base, transport: transport, redactor: redactor)
  }

  /// Makes the transport stack of a provider. Call this once per provider: the stack holds its rate, circuits and
  /// transfers in flight.
  ///
  /// - Parameters:
  ///   - rate: nil for no limit.
  ///   - authentication: wraps a transport in one that adds the provider's key.
  public func transport(
    to provider: String, rate: RequestRate?, authentication: (any Transport) -> any Transport = { $0 }
  ) -> any Transport {
    let observe: @Sendable (Observation) -> Void = { [statistics, observer] observation in
      statistics.record(observation)
      observer(observation)
    }
    var transport = network
    // Next to the network: measures the network alone, not the waits above.
    transport = ObservationTransport(
      around: transport, provider: provider, position: .attempts, clock: clock, observer: observe)
    // Nothing may wait below the rate limit, or requests that it admitted at its rate would pile up and be sent at
    // once. Below the cache and retries, so that it counts what the provider counts.
    transport = RateLimitTransport(
      around: transport, provider: provider, rate: rate, clock: clock, sharing: sharing)
    // Above the rate limit, so that resent requests are counted; below everything that counts failures.
    transport = KeptConnectionTransport(around: transport)
    // Above the rate limit: requests to an unreachable host fail without waiting for their turn. Below the host
    // queue: requests in it fail at once when the circuit opens.
    transport = CircuitBreakerTransport(
      around: transport, provider: provider, policy: configuration.circuit, clock: clock, sharing: sharing
    ) { [statistics, health] change in
      if change.isReachable { statistics.forgetRecent(change.provider) }
      health.record(change)
    }
    // Above the rate limit, whose queue is first come, first served: only a few requests per host enter that queue.
    // The others wait here, where the callers take turns.
    transport = HostConcurrencyTransport(around: transport, limit: configuration.hostLimit, clock: clock)
    // Above everything that works per host, so that each redirect counts for the host that it leads to.
    transport = RedirectTransport(around: transport)
    // Above the circuit breaker, which thus sees each attempt and, once open, ends the retries.
    transport = RetryTransport(around: transport, policy: configuration.retry, clock: clock)
    // Above retries: callers that share a transfer share its retries and don't multiply them. Above everything that
    // waits: a cached response needs none of it, and a stale one replaces a failure that remains after the retries.
    transport = ResponseCacheTransport(
      around: transport, cache: cache, isReachable: { [health] in health.isReachable($0.authority, of: provider) },
      clock: clock, wallClock: wallClock, sharing: sharing, willSend: prepare)
    // Above the cache and the rate limit, which read the key from the request.
    transport = authentication(transport)
    // Outermost: sees the call as the caller does.
    return ObservationTransport(
      around: transport, provider: provider, position: .calls, clock: clock, observer: observe)
  }
}
