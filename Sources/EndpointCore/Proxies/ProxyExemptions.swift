// SPDX-License-Identifier: MIT
import Platform

/// The hosts to connect to directly in spite of a proxy: the value of `no_proxy`.
///
/// The entries are separated by commas or blanks. An entry is `*` (every host), a name (`example.com`: the host and its
/// subdomains; `.example.com` and `*.example.com` mean the same), an address, or a network (`10.0.0.0/8`, `fd00::/8`),
/// each with an optional port. This is curl's format (https://curl.se/libcurl/c/CURLOPT_NOPROXY.html), with the
/// networks of 7.86 for every version of the library, plus the ports and the `*.` that other programs accept and that
/// can't mean anything else.
struct ProxyExemptions: Sendable {
  private struct Entry {
    let text: String
    let hosts: Hosts
    let port: Int?
  }

  private enum Hosts {
    case all
    /// The name in lower case, without leading and trailing dot.
    case name(String)
    case network(IPAddress, prefixLength: Int)

    func contains(_ name: String, _ address: IPAddress?) -> Bool {
      switch self {
      case .all: true
      case .name(let suffix): address == nil && (name == suffix || name.hasSuffix("." + suffix))
      case .network(let network, let length): address?.hasPrefix(of: network, length) ?? false
      }
    }
  }

  private let entries: [Entry]

  init(_ text: String) {
    entries = text.split { $0 == "," || $0 == " " || $0 == "\t" }.compactMap(Self.entry)
  }

  /// The entry that exempts `host`, as it was written; nil if none does.
  func entry(for host: String, port: Int?) -> String? {
    guard !entries.isEmpty else { return nil }
    let name = host.trimmingDots()
    let address = IPAddress(host)
    return entries.first { $0.hosts.contains(name, address) && ($0.port == nil || $0.port == port) }?.text
  }

  private static func entry(_ text: Substring) -> Entry? {
    if text == "*" { return Entry(text: "*", hosts: .all, port: nil) }
    let parts = text.split(separator: "/", maxSplits: 1)
    // An IPv6 address may be written without brackets, in which case its last group would look like a port.
    if let address = parts.first.flatMap({ IPAddress($0.trimmingBrackets()) }) {
      let most = address.bytes.count * 8
      guard let length = parts.count < 2 ? most : Int(parts[1]), 0...most ~= length else { return nil }
      return Entry(text: String(text), hosts: .network(address, prefixLength: length), port: nil)
    }
    guard let (host, port) = text.hostAndPort else { return nil }
    if let address = IPAddress(host) {
      return Entry(text: String(text), hosts: .network(address, prefixLength: address.bytes.count * 8), port: port)
    }
    let name = (host.hasPrefix("*.") ? String(host.dropFirst(2)) : host).trimmingDots()
    return name.isEmpty ? nil : Entry(text: String(text), hosts: .name(name), port: port)
  }
}

extension StringProtocol {
  /// The text in lower case, without one leading and one trailing dot.
  fileprivate func trimmingDots() -> String {
    var name = lowercased()[...]
    if name.hasPrefix(".") { name.removeFirst() }
    if name.hasSuffix(".") { name.removeLast() }
    return String(name)
  }
}

extension Substring {
  fileprivate func trimmingBrackets() -> Substring {
    hasPrefix("[") && hasSuffix("]") ? dropFirst().dropLast() : self
  }
}
