// SPDX-License-Identifier: MIT
import Basics
import Platform

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
      scheme: scheme, login: login.flatMap { $0.isEmpty ? nil : $0 }, host: host, port: port,
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
    return (self[..<colon], digits.isEmpty ? nil : digits.isASCIIDigits ? Int(digits) ?? 0 : 0)
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
