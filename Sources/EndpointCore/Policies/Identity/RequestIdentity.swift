// SPDX-License-Identifier: MIT
import FoundationEssentials

extension HTTPRequest {
  /// The URL, the headers and the key's fingerprint, without any secret. Requests with the same method and identity get
  /// the same response.
  var identity: String {
    var lines: [String] = []
    for field in headers.fields where !isSecret(header: field.name) {
      lines.append("\(field.name.lowercased()): \(field.value)")
    }
    lines.sort()
    let (address, secretItems) = splitAddress
    return "\(address)\nkey: \(fingerprint(of: secretItems))\n" + lines.joined(separator: "\n")
  }

  /// Identifies the key without revealing it: 16 hexadecimal digits of a SHA-256 over all secrets in the request; empty
  /// if there are none. The same in every process.
  var keyFingerprint: String { fingerprint(of: splitAddress.secretItems) }

  private func fingerprint(of secretItems: [Substring]) -> String {
    var secrets: [String] = []
    for name in secretHeaders.sorted() { secrets += headers.values(of: name).map { "\(name.lowercased()): \($0)" } }
    secrets += secretItems.map { String($0) }
    guard !secrets.isEmpty else { return "" }
    let digits = Array("0123456789abcdef".utf8)
    let digest = SHA256.digest(Array(secrets.joined(separator: "\n").utf8)).prefix(8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The URL without its login and secret query items, and these secrets. Works on the text, because every cached
  /// response passes here and parsing a `URL` would cost more than everything else.
  private var splitAddress: (plain: String, secretItems: [Substring]) {
    var text = url.absoluteString
    var secret: [Substring] = []
    if let login = Self.login(in: text) {
      secret.append(Substring(String(text[login])))
      text.removeSubrange(login)
    }
    guard !secretQueryItems.isEmpty, let mark = text.utf8.firstIndex(of: UInt8(ascii: "?")) else {
      return (text, secret)
    }
    var plain: [Substring] = []
    let query = text[text.utf8.index(after: mark)...]
    for item in query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map(Substring.init) {
      let name = PercentEncoding.decode(item.utf8.prefix { $0 != UInt8(ascii: "=") }.text)
      if name.map(secretQueryItems.contains) ?? false { secret.append(item) } else { plain.append(item) }
    }
    return (text[..<mark] + "?" + plain.joined(separator: "&"), secret)
  }

  /// The range of user and password, including the @ after them.
  private static func login(in address: String) -> Range<String.Index>? {
    guard let slashes = address.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let start = address.utf8[slashes...].prefix { $0 == UInt8(ascii: "/") }.endIndex
    let authority = address.utf8[start...].prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    return authority.lastIndex(of: UInt8(ascii: "@")).map { start..<address.utf8.index(after: $0) }
  }

  private func isSecret(header name: String) -> Bool { secretHeaders.contains { $0.equalsIgnoringCase(name) } }
}

extension Substring.UTF8View {
  fileprivate var text: Substring { Substring(self) }
}
