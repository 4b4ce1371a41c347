// SPDX-License-Identifier: MIT
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
