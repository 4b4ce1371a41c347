// SPDX-License-Identifier: MIT
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
