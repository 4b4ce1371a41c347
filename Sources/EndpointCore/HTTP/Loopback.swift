// SPDX-License-Identifier: MIT
import FoundationEssentials
import Platform

extension URL {
  /// Whether the host is a loopback name or address: `localhost` and its subdomains (RFC 6761 section 6.3),
  /// 127.0.0.0/8, ::1.
  public var isLoopback: Bool {
    guard var host = host()?.lowercased()[...] else { return false }
    if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
    if let address = IPAddress(host) { return address.isLoopback }
    if host.hasSuffix(".") { host.removeLast() }
    return host == "localhost" || host.hasSuffix(".localhost")
  }
}
