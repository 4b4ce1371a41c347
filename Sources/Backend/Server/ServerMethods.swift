// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSONRPC
import Platform

/// `server/…`: the state of the program itself. These methods never wait, so all of them run in order.
struct ServerMethods {
  let services: Services
  /// How far the facts of the library's films are known; nil if this process learns none.
  let libraryProgress: @Sendable () -> LibraryProgress?

  func register(in router: inout Router) {
    router.handleInOrder(ServerPing.self) { params, _ in Pong(sequence: params.sequence, sentAt: params.sentAt) }
    router.handleInOrder(ServerStatus.self) { _, request in report(of: request.server) }
  }

  private func report(of server: Server) -> ServerReport {
    let statistics = server.statistics
    var requests = statistics.requests
    if statistics.unknownRequests > 0 { requests["unknown"] = statistics.unknownRequests }
    let warnings = services.complaints.map(services.redactor.redact)
    return ServerReport(
      version: Product.version, contractVersion: ContractDocument.version, sandbox: services.settings.isSandbox,
      now: services.now(), uptimeSeconds: (ContinuousClock.now - statistics.started).seconds,
      running: statistics.running,
      queued: statistics.queued, requestsByMethod: requests, errorsByKind: statistics.errors,
      bytesRead: statistics.bytesIn, bytesWritten: statistics.bytesOut, peakMemoryBytes: CurrentProcess.peakMemory,
      providers: services.upstreams.map(services.report), sharing: services.sharing,
      library: libraryProgress(), libraryFault: services.user.fault,
      warnings: warnings.isEmpty ? nil : warnings,
      attributions: services.upstreams.map(Attribution.init))
  }
}

extension Services {
  /// The processes and machines that share rates; nil in the sandbox, which has no rates.
  fileprivate var sharing: Sharing? {
    guard !settings.isSandbox else { return nil }
    var sharing =
      switch stack.sharing.scope {
      case .unused: Sharing(scope: .unused)
      case .machine: Sharing(scope: .machine)
      case .process(let reason): Sharing(scope: .process, reason: reason.map(redactor.redact))
      }
    guard let fleet else { return sharing }
    let url = redactor.redact("\(fleet.address)")
    switch fleet.status {
    case .unused: sharing.fleet = FleetReport(url: url, health: .unknown)
    case .joined(let machines): sharing.fleet = FleetReport(url: url, health: .healthy, machineCount: machines)
    case .lost(let reason): sharing.fleet = FleetReport(url: url, health: .down, reason: redactor.redact(reason))
    }
    return sharing
  }

  fileprivate func report(of upstream: Upstream) -> ProviderReport {
    let statistics = stack.statistics.snapshot[upstream.name]
    let isDown = stack.health.unreachableHosts.contains { $0.provider == upstream.name }
    return ProviderReport(
      provider: upstream.provider, configured: settings.isSandbox || keys.key(for: upstream) != nil,
      health: isDown ? .down : statistics?.health ?? .unknown,
      url: (try? settings.base(of: upstream).description) ?? "", proxy: proxy(to: upstream)?.address,
      httpVersion: statistics?.version.map(\.rawValue),
      requestCount: statistics?.attempts ?? 0, failureCount: statistics?.failedAttempts ?? 0,
      retryCount: statistics?.retries ?? 0, cacheHitCount: statistics?.cacheHits ?? 0,
      latency: statistics.flatMap { Latency($0.latency) })
  }

  private func proxy(to upstream: Upstream) -> Proxy? {
    guard let base = try? settings.base(of: upstream), case .proxy(let proxy) = settings.proxies.route(to: base)
    else { return nil }
    return proxy
  }
}

extension UpstreamStatistics.Provider {
  /// Degraded if more than one in ten recent requests failed.
  var health: ProviderHealth { recent.failureCount * 10 > recent.count ? .degraded : .healthy }
}

extension Attribution {
  fileprivate init(_ upstream: Upstream) {
    self.init(provider: upstream.provider, text: upstream.attribution, url: upstream.website)
  }
}

extension Latency {
  fileprivate init?(_ histogram: LatencyHistogram) {
    guard let half = histogram.percentile(0.5), let most = histogram.percentile(0.9),
      let nearlyAll = histogram.percentile(0.99)
    else { return nil }
    self.init(
      p50Milliseconds: Double(half.milliseconds), p90Milliseconds: Double(most.milliseconds),
      p99Milliseconds: Double(nearlyAll.milliseconds))
  }
}
