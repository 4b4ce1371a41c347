// SPDX-License-Identifier: MIT
import EndpointCore
import FoundationEssentials

/// The hosts from which images may be fetched.
struct ImageHosts: Sendable {
  private let moved: [Upstream: URL]
  /// The hosts of upstreams whose images are at their usual place.
  private let hosts: [String: (upstream: Upstream, folder: String?)]

  /// - Parameter moved: overridden base URLs of images; other upstreams' images are at their usual hosts.
  init(_ upstreams: [Upstream], moved: [Upstream: URL]) {
    self.moved = moved
    var hosts: [String: (Upstream, String?)] = [:]
    for upstream in upstreams where moved[upstream] == nil {
      for host in upstream.imageHosts { hosts[host.name] = (upstream, host.folder) }
    }
    self.hosts = hosts
  }

  /// The upstream whose images are at this URL; nil if images may not be fetched from it.
  func upstream(of url: URL) -> Upstream? {
    if let (upstream, _) = moved.first(where: { url.hasSameOrigin(as: $0.value) }) { return upstream }
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), url.port == nil,
      url.user == nil, url.password == nil, let (upstream, folder) = hosts[url.host()?.lowercased() ?? ""]
    else { return nil }
    guard let folder else { return upstream }
    let path = url.path(percentEncoded: true)
    return path.hasPrefix(folder) && !PercentEncoding.leavesItsPlace(path) ? upstream : nil
  }

  /// The URL with the login of its base, which responses never include.
  func withLogin(_ url: URL) -> URL {
    guard let base = moved.values.first(where: { $0.user != nil && url.hasSameOrigin(as: $0) }),
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return url }
    components.percentEncodedUser = base.user(percentEncoded: true)
    components.percentEncodedPassword = base.password(percentEncoded: true)
    return components.url ?? url
  }

  /// One URL per host, for checking routes.
  var addresses: [URL] {
    moved.sorted { $0.key.name < $1.key.name }.map(\.value)
      + hosts.keys.sorted().compactMap { URL(string: "https://\($0)/") }
  }
}
