// SPDX-License-Identifier: MIT
import EndpointCore

/// The hosts from which images may be fetched.
struct ImageHosts: Sendable {
  private let moved: [Upstream: HTTPURL]
  /// The hosts of upstreams that aren't in `moved`, with the folder to which images are limited; nil for any.
  private let hosts: [String: (upstream: Upstream, folder: String?)]

  /// - Parameter moved: the base URLs that override the image hosts of their upstreams.
  init(_ upstreams: [Upstream], moved: [Upstream: HTTPURL]) {
    self.moved = moved
    var hosts: [String: (Upstream, String?)] = [:]
    for upstream in upstreams where moved[upstream] == nil {
      for host in upstream.imageHosts { hosts[host.name] = (upstream, host.folder) }
    }
    self.hosts = hosts
  }

  /// The upstream whose images are at this URL; nil if images may not be fetched from it.
  func upstream(of url: HTTPURL) -> Upstream? {
    if let (upstream, _) = moved.first(where: { url.hasSameOrigin(as: $0.value) }) { return upstream }
    guard url.port == nil, url.login == nil, let (upstream, folder) = hosts[url.host] else { return nil }
    guard let folder else { return upstream }
    return url.path.hasPrefix(folder) && !PercentEncoding.leavesItsPlace(url.path) ? upstream : nil
  }

  /// Adds the login of the overriding base URL, which URLs in responses never include.
  func withLogin(_ url: HTTPURL) -> HTTPURL {
    guard let base = moved.values.first(where: { $0.login != nil && url.hasSameOrigin(as: $0) }) else { return url }
    return url.withLogin(of: base)
  }

  /// One URL per host, to find out which proxy applies to it.
  var addresses: [HTTPURL] {
    moved.sorted { $0.key.name < $1.key.name }.map(\.value)
      + hosts.keys.sorted().compactMap { HTTPURL("https://\($0)/") }
  }
}
