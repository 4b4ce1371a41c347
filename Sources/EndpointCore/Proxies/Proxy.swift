// SPDX-License-Identifier: MIT
/// A proxy from an environment variable, such as `http://user:password@proxy.example:3128`.
public struct Proxy: Sendable, Hashable {
  /// The protocol between client and proxy (https://curl.se/libcurl/c/CURLOPT_PROXY.html).
  public enum Scheme: String, Sendable, Hashable, CaseIterable {
    case http
    /// HTTP over TLS to the proxy itself.
    case https
    case socks4, socks4a
    /// SOCKS5 with the upstream's name resolved locally.
    case socks5
    /// SOCKS5 with the upstream's name resolved by the proxy.
    case socks5h

    /// curl's default ports, so that an address means the same to both; other programs use 80 for `http`.
    var defaultPort: Int { self == .https ? 443 : 1080 }
    /// Whether it forwards requests for `http:` URLs and tunnels others with CONNECT (RFC 9110 section 9.3.6).
    var speaksHTTP: Bool { self == .http || self == .https }
  }

  /// The user name and password for the proxy.
  struct Login: Sendable, Hashable {
    let user: String
    let password: String
  }

  /// The error for a variable whose value is not a usable proxy address.
  public struct Unusable: Error, Sendable, Hashable {
    /// The variable's name, such as `https_proxy`.
    public let variable: String
    /// The expected value. The actual one is left out, because it may contain a password.
    public let expected: String
  }

  /// The protocol of the proxy.
  public let scheme: Scheme
  /// The host name or address, without brackets.
  public let host: String
  /// The port on which it listens.
  public let port: Int
  /// The environment variable that names it, such as `https_proxy`.
  public let variable: String
  let login: Login?

  /// The host and port: `proxy.example:3128`.
  var authority: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

  /// The address without user name and password: `http://proxy.example:3128`.
  public var address: String { "\(scheme.rawValue)://\(authority)" }

  /// Parses a variable's value: `[SCHEME://][USER[:PASSWORD]@]HOST[:PORT][/]`. The default scheme is `http`. User name
  /// and password may be percent-encoded; they end at the last `@`.
  init(_ text: String, variable: String) throws(Unusable) {
    func unusable(_ expected: String) -> Unusable { Unusable(variable: variable, expected: expected) }
    let form = "an address such as http://proxy.example:3128 or socks5h://proxy.example:1080"
    var rest = text[...].trimmingBlanks()
    var scheme = Scheme.http
    if let end = rest.firstRange(of: "://") {
      let name = rest[..<end.lowerBound].lowercased()
      // "socks" is curl's other name for socks4.
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
      guard login != nil else {
        throw unusable("an address whose user name and password contain no control characters")
      }
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

  /// Returns nil if the login contains control characters: libcurl's C strings end at a NUL, and no user types the
  /// others.
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
  /// The host and port of `HOST`, `HOST:PORT`, `[IPv6]` or `[IPv6]:PORT`; nil for any other form.
  package var hostAndPort: (host: String, port: Int?)? {
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
