// SPDX-License-Identifier: MIT
import Platform

/// An absolute http or https URL (RFC 9110 section 4.2), in the one form in which libcurl gets it.
///
/// It is stricter than RFC 3986 where other parsers might read another host: a host is a name of letters, digits, `-`,
/// `.` and `_`, an IPv4 address of four decimal numbers, or an IPv6 address in brackets. Other names have to be written
/// in their ASCII form (`xn--…`).
public struct HTTPURL: Sendable, Hashable {
  /// The schemes.
  public enum Scheme: String, Sendable, Hashable {
    case http, https

    /// The port without one in the address.
    var defaultPort: Int { self == .https ? 443 : 80 }
  }

  /// The scheme.
  public let scheme: Scheme
  /// The user name, and the password after a colon, percent-encoded; nil if there is neither.
  public internal(set) var login: String?
  /// The host in lower case; an IPv6 address is without brackets.
  public let host: String
  /// The port, 1 to 65535; nil if the address has none.
  public let port: Int?
  /// The path, percent-encoded: empty, or from its first slash on.
  public internal(set) var path: String
  /// The query without its question mark, percent-encoded; nil if there is none.
  public internal(set) var query: String?

  /// The address with the login, for libcurl. Without a fragment, which is never sent.
  public var text: String { text(login: login) }

  /// The explicit port, or the scheme's default.
  public var effectivePort: Int { port ?? scheme.defaultPort }

  /// The host and port to connect to, as a URL writes them.
  var authority: String { "\(hostInURL):\(effectivePort)" }

  private var hostInURL: String { host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host }

  private func text(login: String?) -> String {
    var text = scheme.rawValue + "://"
    if let login { text += login + "@" }
    text += hostInURL
    if let port { text += ":\(port)" }
    text += path
    if let query { text += "?" + query }
    return text
  }

  /// The address of a file or folder in this one.
  ///
  /// - Parameter segment: not encoded yet.
  public func appending(segment: String) -> HTTPURL {
    let folder = path.hasSuffix("/") ? path : path + "/"
    return at(path: folder + PercentEncoding.encode(segment), query: query)
  }

  /// A copy with the login of another address.
  public func withLogin(of other: HTTPURL) -> HTTPURL {
    var copy = self
    copy.login = other.login
    return copy
  }

  /// The texts that must never be shown, encoded and decoded: the password, or a user name without one, which some
  /// services use for keys.
  public var secrets: [String] {
    guard let login else { return [] }
    let user = login.prefix { $0 != ":" }
    let password = login.dropFirst(user.count + 1)
    let secret = password.isEmpty ? user : password
    return [String(secret), PercentEncoding.decode(secret, plusIsSpace: false)].compactMap { $0 }
  }

  /// A copy whose host, scheme and port are the same, but not necessarily its path and query.
  ///
  /// - Parameters:
  ///   - path: percent-encoded; empty, or begins with a slash.
  ///   - query: percent-encoded.
  func at(path: String, query: String?) -> HTTPURL {
    var copy = self
    copy.path = path
    copy.query = query
    return copy
  }
}

extension HTTPURL: CustomStringConvertible {
  /// The address without user name and password.
  public var description: String { text(login: nil) }
}

extension HTTPURL {
  /// Whether scheme, host and port are equal (RFC 6454 section 4), the condition for sending a key along.
  public func hasSameOrigin(as other: HTTPURL) -> Bool {
    scheme == other.scheme && host == other.host && effectivePort == other.effectivePort
  }

  /// A copy without the query items in `names`.
  func removing(queryItems names: Set<String>) -> HTTPURL {
    rewritingQuery { PercentEncoding.decode($0).map(names.contains) == true ? nil : $1 }
  }

  /// The first value of the query item `name`, decoded; nil if there is none, or if it isn't UTF-8.
  public func queryItem(_ name: String) -> String? {
    let items = query?.split(separator: "&") ?? []
    let item = items.first { PercentEncoding.decode($0.prefix { $0 != "=" }) == name }
    return item.flatMap { PercentEncoding.decode($0.drop { $0 != "=" }.dropFirst()) }
  }

  /// A copy with a query item added at the end.
  func adding(queryItem name: String, _ value: String) -> HTTPURL {
    let item = "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
    return at(path: path, query: query.map { "\($0)&\(item)" } ?? item)
  }

  /// The address as text, with the values of the query items in `names` replaced and the login left out.
  func redacted(queryItems names: Set<String>) -> String {
    guard !names.isEmpty else { return description }
    return rewritingQuery {
      PercentEncoding.decode($0).map(names.contains) == true ? "\($0)=\(Redactor.mark)" : $1
    }.description
  }

  /// Replaces each percent-encoded `name=value` of the query with the result of `body`; nil removes it.
  private func rewritingQuery(_ body: (_ name: Substring, _ item: Substring) -> Substring?) -> HTTPURL {
    guard let query else { return self }
    let items = query.split(separator: "&", omittingEmptySubsequences: false)
    let kept = items.compactMap { item in body(item.prefix { $0 != "=" }, item) }
    return at(path: path, query: kept.isEmpty ? nil : kept.joined(separator: "&"))
  }
}

extension HTTPURL {
  /// The address to which a reference in a response from this address leads (RFC 3986 section 5.2.2); nil if that isn't
  /// an http or https address.
  public func resolving(_ reference: String) -> HTTPURL? {
    let reference = URLReference(reference[...])
    if reference.scheme != nil { return HTTPURL(reference)?.withoutDotSegments }
    if reference.authority != nil { return HTTPURL(scheme: scheme, reference)?.withoutDotSegments }
    let query = reference.query.map(PercentEncoding.encodeStray)
    guard !reference.path.isEmpty else { return at(path: path, query: query ?? self.query) }
    let path = PercentEncoding.encodeStray(reference.path)
    let folder = self.path.lastIndex(of: "/").map { self.path[...$0] } ?? "/"
    return at(path: path.hasPrefix("/") ? path : folder + path, query: query).withoutDotSegments
  }

  /// A copy whose path has no segments `.` and `..` (RFC 3986 section 5.2.4).
  private var withoutDotSegments: HTTPURL {
    guard !path.isEmpty else { return self }
    var kept: [Substring] = []
    let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for segment in segments where segment != "." {
      if segment == ".." { _ = kept.popLast() } else { kept.append(segment) }
    }
    if segments.last == "." || segments.last == ".." { kept.append("") }
    return at(path: "/" + kept.joined(separator: "/"), query: query)
  }
}

extension HTTPURL {
  /// Whether the host is a loopback name or address: `localhost` and its subdomains (RFC 6761 section 6.3),
  /// 127.0.0.0/8, ::1.
  public var isLoopback: Bool {
    if let address = IPAddress(host) { return address.isLoopback }
    let name = host.hasSuffix(".") ? host.dropLast() : host[...]
    return name == "localhost" || name.hasSuffix(".localhost")
  }
}
