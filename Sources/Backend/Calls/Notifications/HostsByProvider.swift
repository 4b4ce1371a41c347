// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import Providers

/// Converts health changes of hosts into those of providers: a provider is down while any of its hosts is.
struct HostsByProvider {
  private let upstreams: [Upstream]
  private var unreachable: [String: Set<String>] = [:]

  init(_ upstreams: [Upstream], unreachable hosts: [HostHealth]) {
    self.upstreams = upstreams
    for host in hosts { unreachable[host.provider, default: []].insert(host.host) }
  }

  /// The provider's health change; nil if its health is unchanged, or if no upstream has the provider's name.
  mutating func record(_ change: HostHealth, _ statistics: UpstreamStatistics) -> HealthChange? {
    var hosts = unreachable[change.provider] ?? []
    let wasDown = !hosts.isEmpty
    if change.isReachable { hosts.remove(change.host) } else { hosts.insert(change.host) }
    unreachable[change.provider] = hosts.nilIfEmpty
    guard wasDown != !hosts.isEmpty, let upstream = upstreams.first(where: { $0.name == change.provider })
    else { return nil }
    let subject = HealthSubject(upstream.provider.rawValue)
    let otherwise = statistics.snapshot[change.provider]?.health ?? .unknown
    return wasDown
      ? HealthChange(provider: subject, health: otherwise, previous: .down)
      : HealthChange(
        provider: subject, health: .down, previous: otherwise,
        message: change.lastError.map { error in
          "\(change.host) can't be reached: \(error.message.naming(upstream.title))"
        })
  }
}
