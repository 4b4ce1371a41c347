// SPDX-License-Identifier: MIT
import Platform

/// The proxy for each host, according to curl's environment variables
/// (https://everything.curl.dev/usingcurl/proxies/env.html): `http_proxy` for `http:` URLs, `https_proxy` for `https:`
/// ones, `all_proxy` for either if its own variable is not set, and `no_proxy` for hosts to connect to directly. The
/// upper-case name applies if the lower-case one is not set, except for `HTTP_PROXY`, which a CGI server sets to the
/// `Proxy` header of its client's request. An empty variable counts as not set. Loopback addresses are always connected
/// to directly, because no proxy could reach them.
///
/// libcurl would read the same variables by itself, with rules that differ by version. It is given the proxy explicitly
/// instead, so that the displayed `Route` is the one taken.
public struct ProxyEnvironment: Sendable {
  /// The way to a host.
  public enum Route: Sendable, Hashable {
    case direct(Reason)
    case proxy(Proxy)
    /// No connection is made: a direct one would go against the intent of the user who set the variable.
    case unusable(Proxy.Unusable)
  }

  /// The reason for a direct connection.
  public enum Reason: Sendable, Hashable {
    /// No variable names a proxy for the host.
    case noProxy
    case loopback
    /// The `no_proxy` variable has this entry.
    case exempt(variable: String, entry: String)
  }

  private let forHTTP: Route
  private let forHTTPS: Route
  private let exemptionsVariable: String
  private let exemptions: ProxyExemptions

  /// Connects to every host directly.
  public static let none = ProxyEnvironment([:])

  /// - Parameter environment: the environment variables by name.
  public init(_ environment: [String: String]) {
    func first(_ names: String...) -> (name: String, value: String)? {
      names.lazy.compactMap { name in environment[name].map { (name, $0) } }.first { !$0.1.isEmpty }
    }
    func route(_ variable: (name: String, value: String)?) -> Route {
      guard let variable else { return .direct(.noProxy) }
      do throws(Proxy.Unusable) {
        return .proxy(try Proxy(variable.value, variable: variable.name))
      } catch {
        return .unusable(error)
      }
    }
    let forAll = first("all_proxy", "ALL_PROXY")
    forHTTP = route(first("http_proxy") ?? forAll)
    forHTTPS = route(first("https_proxy", "HTTPS_PROXY") ?? forAll)
    let exempt = first("no_proxy", "NO_PROXY")
    exemptionsVariable = exempt?.name ?? ""
    exemptions = ProxyExemptions(exempt?.value ?? "")
  }

  /// The way to the host of `url`.
  public func route(to url: HTTPURL) -> Route {
    let route = url.scheme == .https ? forHTTPS : forHTTP
    if case .direct = route { return route }
    guard !url.isLoopback else { return .direct(.loopback) }
    if let entry = exemptions.entry(for: url.host, port: url.effectivePort) {
      return .direct(.exempt(variable: exemptionsVariable, entry: entry))
    }
    return route
  }

  /// The texts that must never be shown: the passwords, and user names without one, which some proxies use as keys.
  public var secrets: [String] {
    [forHTTP, forHTTPS].compactMap { route in
      guard case .proxy(let proxy) = route, let login = proxy.login else { return nil }
      return login.password.isEmpty ? login.user : login.password
    }
  }
}

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
