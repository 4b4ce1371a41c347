// SPDX-License-Identifier: MIT
import Contract
import EndpointCore

/// Makes changes of providers of changes of their hosts: a provider is down while any of its hosts is.
struct HostsByProvider {
  private let upstreams: [Upstream]
  private var unreachable: [String: Set<String>] = [:]

  init(_ upstreams: [Upstream], unreachable hosts: [HostHealth]) {
    self.upstreams = upstreams
    for host in hosts { unreachable[host.provider, default: []].insert(host.host) }
  }

  /// Nil where the provider stays what it was, or is no upstream with a name of its own.
  mutating func record(_ change: HostHealth, _ statistics: UpstreamStatistics) -> HealthChange? {
    var hosts = unreachable[change.provider] ?? []
    let wasDown = !hosts.isEmpty
    if change.isReachable { hosts.remove(change.host) } else { hosts.insert(change.host) }
    unreachable[change.provider] = hosts.isEmpty ? nil : hosts
    guard wasDown != !hosts.isEmpty, let upstream = upstreams.first(where: { $0.name == change.provider })
    else { return nil }
    let otherwise = statistics.snapshot[change.provider]?.health ?? .unknown
    return wasDown
      ? HealthChange(provider: upstream.provider, health: otherwise, previous: .down)
      : HealthChange(
        provider: upstream.provider, health: .down, previous: otherwise,
        message: change.lastError.map { error in
          "\(change.host) can't be reached: \(error.message.naming(upstream.title))"
        })
  }
}
