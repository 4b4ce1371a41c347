// SPDX-License-Identifier: MIT
import Basics
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
    return at(path: path, query: kept.nilIfEmpty?.joined(separator: "&"))
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

extension HTTPURL {
  /// Parses an absolute address. Characters that a path or query must not have are percent-encoded, a fragment is left
  /// out, and scheme and host become lower case. Nil for everything else that isn't an address, for other schemes, and
  /// for a host, port or login that another parser could read differently.
  public init?(_ text: some StringProtocol) {
    self.init(URLReference(Substring(text)))
  }

  /// - Returns: nil unless the reference has a scheme and an authority.
  init?(_ reference: URLReference) {
    guard let scheme = reference.scheme.flatMap({ Scheme(rawValue: $0.lowercased()) }) else { return nil }
    self.init(scheme: scheme, reference)
  }

  /// - Parameter scheme: the reference's own, or that of the address in which it stands.
  init?(scheme: Scheme, _ reference: URLReference) {
    guard var rest = reference.authority else { return nil }
    var login: String?
    if let at = rest.utf8.lastIndex(of: UInt8(ascii: "@")) {
      guard rest[..<at].isLogin else { return nil }
      login = String(rest[..<at])
      rest = rest[rest.utf8.index(after: at)...]
    }
    let port: Int?
    (rest, port) = rest.splittingPort
    guard port.map((1...65_535).contains) ?? true, let host = rest.webHost else { return nil }
    self.init(
      scheme: scheme, login: login.flatMap { $0.nilIfEmpty }, host: host, port: port,
      path: PercentEncoding.encodeStray(reference.path), query: reference.query.map(PercentEncoding.encodeStray))
  }
}

/// A URI or a relative reference, taken apart (RFC 3986 appendix B) and otherwise unchanged.
struct URLReference {
  let scheme: Substring?
  let authority: Substring?
  let path: Substring
  let query: Substring?

  init(_ text: Substring) {
    var rest = text.utf8[...]
    if let fragment = rest.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<fragment] }
    let colon = rest.firstIndex { [UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?")].contains($0) }
    if let colon, rest[colon] == UInt8(ascii: ":") {
      scheme = Substring(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    } else {
      scheme = nil
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? rest.endIndex
      authority = Substring(rest[..<end])
      rest = rest[end...]
    } else {
      authority = nil
    }
    let mark = rest.firstIndex(of: UInt8(ascii: "?"))
    path = Substring(rest[..<(mark ?? rest.endIndex)])
    query = mark.map { Substring(rest[rest.index(after: $0)...]) }
  }
}

extension Substring {
  /// Whether it is the user information of RFC 3986 section 3.2.1.
  fileprivate var isLogin: Bool {
    utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "@") }
      && PercentEncoding.encodeStray(self).utf8.elementsEqual(utf8)
  }

  /// The text before the port, and the port; nil without one, 0 if it isn't a number.
  fileprivate var splittingPort: (host: Substring, port: Int?) {
    let start = utf8.lastIndex(of: UInt8(ascii: "]")) ?? startIndex
    guard let colon = utf8[start...].firstIndex(of: UInt8(ascii: ":")) else { return (self, nil) }
    let digits = self[utf8.index(after: colon)...]
    if digits.isEmpty { return (self[..<colon], nil) }
    return (self[..<colon], digits.isASCIIDigits ? Int(digits) ?? 0 : 0)
  }

  /// The host in lower case, an IPv6 address without its brackets; nil if it can be read in several ways.
  fileprivate var webHost: String? {
    if utf8.first == UInt8(ascii: "["), utf8.last == UInt8(ascii: "]") {
      let address = dropFirst().dropLast()
      let isPlain = address.utf8.allSatisfy { $0.hexadecimalValue != nil || $0 == 0x3A || $0 == 0x2E }
      guard isPlain, IPAddress(address)?.bytes.count == 16 else { return nil }
      return address.lowercased()
    }
    var labels = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isName = utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F }
    if labels.last?.isEmpty == true { labels.removeLast() }
    guard isName, let last = labels.last, !labels.contains(where: \.isEmpty) else { return nil }
    // System libraries read 127.1, 0177.0.0.1 and 0x7f000001 as addresses too (inet_aton(3)).
    let isNumber = last.first?.isASCIIDigit == true && last.allSatisfy(\.isASCIIDigit)
    let isHexadecimal = last.count >= 2 && Substring(last.prefix(2)).lowercased() == "0x"
    if isNumber || isHexadecimal, IPAddress(self)?.bytes.count != 4 { return nil }
    return lowercased()
  }
}
