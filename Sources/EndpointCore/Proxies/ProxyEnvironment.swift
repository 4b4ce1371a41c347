// SPDX-License-Identifier: MIT
import FoundationEssentials

/// Which way requests go, by the variables that curl made customary
/// (https://everything.curl.dev/usingcurl/proxies/env.html): `http_proxy` for `http:` addresses, `https_proxy` for
/// `https:` ones, `all_proxy` for both where its own is not set, and `no_proxy` for the hosts that are asked directly.
/// The name in upper case counts where the one in lower case is not set, except `HTTP_PROXY`, which a CGI server sets
/// to whatever a client sends as the header `Proxy`. An empty variable is not set. This machine's loopback is always
/// asked directly: no proxy could reach it.
///
/// libcurl would read the same variables by itself, each version by rules of its own. It is told the way instead, so
/// that what is shown to people (`Route`) is what is done.
public struct ProxyEnvironment: Sendable {
  /// The way to a host.
  public enum Route: Sendable, Hashable {
    case direct(Reason)
    case proxy(Proxy)
    /// Not asked at all: whoever set the variable does not want it asked directly.
    case unusable(Proxy.Unusable)
  }

  /// Why a host is asked directly.
  public enum Reason: Sendable, Hashable {
    /// No variable names a proxy for it.
    case noProxy
    case loopback
    /// The variable has this entry.
    case exempt(variable: String, entry: String)
  }

  private let forHTTP: Route
  private let forHTTPS: Route
  private let exemptionsVariable: String
  private let exemptions: ProxyExemptions

  /// Every host is asked directly.
  public static let none = ProxyEnvironment([:])

  /// - Parameter environment: variables by name.
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
  public func route(to url: URL) -> Route {
    let route = url.scheme?.lowercased() == "https" ? forHTTPS : forHTTP
    if case .direct = route { return route }
    guard !url.isLoopback else { return .direct(.loopback) }
    let host = (url.host() ?? "").filter { $0 != "[" && $0 != "]" }
    if let entry = exemptions.entry(for: host, port: url.effectivePort) {
      return .direct(.exempt(variable: exemptionsVariable, entry: entry))
    }
    return route
  }

  /// What must never be shown: the passwords, and a user name that stands alone, which is how some proxies take a key.
  public var secrets: [String] {
    [forHTTP, forHTTPS].compactMap { route in
      guard case .proxy(let proxy) = route, let login = proxy.login else { return nil }
      return login.password.isEmpty ? login.user : login.password
    }
  }
}
