// SPDX-License-Identifier: MIT
/// A proxy as a variable of the environment names it: `http://user:password@proxy.example:3128`.
public struct Proxy: Sendable, Hashable {
  /// How it is spoken to (https://curl.se/libcurl/c/CURLOPT_PROXY.html).
  public enum Scheme: String, Sendable, Hashable, CaseIterable {
    case http
    /// HTTP over TLS, to the proxy as well.
    case https
    case socks4, socks4a
    /// The name of the upstream is resolved here,
    case socks5
    /// and here by the proxy.
    case socks5h

    /// curl's, so that an address means the same to both; other programs take 80 for `http`.
    var defaultPort: Int { self == .https ? 443 : 1080 }
    /// Whether it forwards requests for `http:` addresses, and is asked by CONNECT for others (RFC 9110 section 9.3.6).
    var speaksHTTP: Bool { self == .http || self == .https }
  }

  /// Who asks, as the proxy wants to know it.
  struct Login: Sendable, Hashable {
    let user: String
    let password: String
  }

  /// A variable that names no proxy that can be used.
  public struct Unusable: Error, Sendable, Hashable {
    /// Which one, e.g. `https_proxy`.
    public let variable: String
    /// What it should be. Never what it is: there may be a password in it.
    public let expected: String
  }

  /// The protocol that it speaks.
  public let scheme: Scheme
  /// Its name or address, without brackets.
  public let host: String
  /// Where it listens.
  public let port: Int
  /// The variable that names it, e.g. `https_proxy`.
  public let variable: String
  let login: Login?

  /// `proxy.example:3128`
  var authority: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

  /// `http://proxy.example:3128`: never with user name or password.
  public var address: String { "\(scheme.rawValue)://\(authority)" }

  /// Reads the value of a variable: `[SCHEME://][USER[:PASSWORD]@]HOST[:PORT][/]`, `http` without a scheme. User and
  /// password may be percent-encoded; of several `@` the last one ends them.
  init(_ text: String, variable: String) throws(Unusable) {
    func unusable(_ expected: String) -> Unusable { Unusable(variable: variable, expected: expected) }
    let form = "an address such as http://proxy.example:3128 or socks5h://proxy.example:1080"
    var rest = text[...].trimmingBlanks()
    var scheme = Scheme.http
    if let end = rest.firstRange(of: "://") {
      let name = rest[..<end.lowerBound].lowercased()
      // "socks" is curl's other name for it.
      guard let known = Scheme(rawValue: name == "socks" ? "socks4" : name) else {
        let names = Scheme.allCases.map(\.rawValue).joined(separator: ", ")
        throw unusable("the address of a proxy that speaks one of \(names)")
      }
      scheme = known
      rest = rest[end.upperBound...]
    }
    rest = rest.prefix { !"/?#".contains($0) }
    var login: Login?
    if let at = rest.lastIndex(of: "@") {
      login = Self.login(rest[..<at])
      guard login != nil else { throw unusable("an address whose user name and password have no control characters") }
      rest = rest[rest.index(after: at)...]
    }
    guard let (host, port) = rest.hostAndPort, host.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), port != 0 else {
      throw unusable(form)
    }
    self.scheme = scheme
    self.host = host
    self.port = port ?? scheme.defaultPort
    self.login = login
    self.variable = variable
  }

  /// Nil if libcurl could not take it: a C string ends at its first NUL, and no user types the others.
  private static func login(_ text: Substring) -> Login? {
    let name = text.prefix { $0 != ":" }
    func decode(_ part: Substring) -> String {
      PercentEncoding.decode(part, plusIsSpace: false) ?? String(part)
    }
    let login = Login(user: decode(name), password: decode(text.dropFirst(name.count + 1)))
    return (login.user + login.password).utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } ? login : nil
  }
}

extension Substring {
  /// The two parts of `HOST`, `HOST:PORT`, `[IPv6]` or `[IPv6]:PORT`; nil if it is none of these.
  var hostAndPort: (host: String, port: Int?)? {
    let host: Substring
    let rest: Substring
    if first == "[" {
      guard let end = firstIndex(of: "]") else { return nil }
      host = self[index(after: startIndex)..<end]
      rest = self[index(after: end)...]
    } else {
      host = prefix { $0 != ":" }
      rest = self[host.endIndex...]
    }
    guard !host.isEmpty else { return nil }
    if rest.isEmpty { return (String(host), nil) }
    guard rest.first == ":", let port = UInt16(rest.dropFirst()) else { return nil }
    return (String(host), Int(port))
  }
}
