// SPDX-License-Identifier: MIT
import Platform

extension HTTPURL {
  /// Whether the host is a loopback name or address: `localhost` and its subdomains (RFC 6761 section 6.3),
  /// 127.0.0.0/8, ::1.
  public var isLoopback: Bool {
    if let address = IPAddress(host) { return address.isLoopback }
    let name = host.hasSuffix(".") ? host.dropLast() : host[...]
    return name == "localhost" || name.hasSuffix(".localhost")
  }
}
