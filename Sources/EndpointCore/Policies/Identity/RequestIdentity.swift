// SPDX-License-Identifier: MIT
import FoundationEssentials

extension HTTPRequest {
  /// What is asked and by whom, without a secret: URL, language and other headers, and the key's fingerprint. Requests
  /// of one method that have the same identity get the same answer.
  var identity: String {
    var lines: [String] = []
    for field in headers.fields where !isSecret(header: field.name) {
      lines.append("\(field.name.lowercased()): \(field.value)")
    }
    lines.sort()
    let (address, secretItems) = splitAddress
    return "\(address)\nkey: \(fingerprint(of: secretItems))\n" + lines.joined(separator: "\n")
  }

  /// Tells keys apart without telling them: 16 hexadecimal digits of a SHA-256 over every secret that the request
  /// carries, empty without one. The same in every process.
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

  /// The URL without the login and the query items that hold secrets, and those. On the text, since every cached answer
  /// comes through here and taking a `URL` apart costs more than all the rest.
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

  /// Where user and password stand, with the @ after them.
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
