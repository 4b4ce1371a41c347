// SPDX-License-Identifier: MIT
import EndpointCore
import FoundationEssentials

/// The hosts that images are fetched from, and no others.
struct ImageHosts: Sendable {
  private let moved: [Upstream: URL]
  /// Those that stay where they are.
  private let hosts: [String: (upstream: Upstream, folder: String?)]

  /// - Parameter moved: where the images of an upstream were moved to; the others' are where they always are.
  init(_ upstreams: [Upstream], moved: [Upstream: URL]) {
    self.moved = moved
    var hosts: [String: (Upstream, String?)] = [:]
    for upstream in upstreams where moved[upstream] == nil {
      for host in upstream.imageHosts { hosts[host.name] = (upstream, host.folder) }
    }
    self.hosts = hosts
  }

  /// Whose images are at this address; nil where none are to be fetched from.
  func upstream(of url: URL) -> Upstream? {
    if let (upstream, _) = moved.first(where: { url.hasSameOrigin(as: $0.value) }) { return upstream }
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), url.port == nil,
      url.user == nil, url.password == nil, let (upstream, folder) = hosts[url.host()?.lowercased() ?? ""]
    else { return nil }
    guard let folder else { return upstream }
    let path = url.path(percentEncoded: true)
    return path.hasPrefix(folder) && !PercentEncoding.leavesItsPlace(path) ? upstream : nil
  }

  /// As it is asked: with the login of the base that it is at, which no answer tells.
  func withLogin(_ url: URL) -> URL {
    guard let base = moved.values.first(where: { $0.user != nil && url.hasSameOrigin(as: $0) }),
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return url }
    components.percentEncodedUser = base.user(percentEncoded: true)
    components.percentEncodedPassword = base.password(percentEncoded: true)
    return components.url ?? url
  }

  /// One address on each host, for who wants to know the way there.
  var addresses: [URL] {
    moved.sorted { $0.key.name < $1.key.name }.map(\.value)
      + hosts.keys.sorted().compactMap { URL(string: "https://\($0)/") }
  }
}
