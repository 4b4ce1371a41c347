// SPDX-License-Identifier: MIT
import EndpointCore
import Providers

/// Reports the routes of requests: one finding per proxy and per exemption, with the hosts it applies to.
struct ProxyDiagnosis {
  let services: Services
  let images: ImageHosts

  func run() -> [Finding] {
    let settings = services.settings
    let addresses = services.upstreams.compactMap { try? settings.base(of: $0) } + images.addresses
    var ways: [ProxyEnvironment.Route] = []
    var hosts: [ProxyEnvironment.Route: [String]] = [:]
    for address in addresses {
      let way = settings.proxies.route(to: address)
      if hosts[way] == nil { ways.append(way) }
      if hosts[way]?.contains(address.host) != true { hosts[way, default: []].append(address.host) }
    }
    if ways == [.direct(.noProxy)] { return [Finding("proxy", .good, "none is set")] + unread }
    return ways.map { finding($0, hosts[$0, default: []].joined(separator: ", ")) } + unread
  }

  /// A finding for `HTTP_PROXY`, which many programs read but curl doesn't.
  private var unread: [Finding] {
    let settings = services.settings
    guard settings.variable("HTTP_PROXY") != nil, settings.variable("http_proxy") == nil else { return [] }
    return [
      Finding("proxy", .notable, "HTTP_PROXY is ignored; set https_proxy for https: URLs and http_proxy for http: URLs")
    ]
  }

  private func finding(_ way: ProxyEnvironment.Route, _ hosts: String) -> Finding {
    switch way {
    case .proxy(let proxy): Finding("proxy", .good, "\(proxy.address) from \(proxy.variable), for \(hosts)")
    case .direct(.noProxy): Finding("proxy", .good, "none is set for \(hosts)")
    case .direct(.loopback): Finding("proxy", .good, "not used for \(hosts) (this machine)")
    case .direct(.exempt(let variable, let entry)):
      Finding("proxy", .good, "not used for \(hosts): \(variable) contains \(entry)")
    case .unusable(let reason):
      Finding("proxy", .wrong, "\(reason.variable) should be \(reason.expected), or unset; it applies to \(hosts)")
    }
  }
}
