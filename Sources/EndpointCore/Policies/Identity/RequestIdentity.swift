// SPDX-License-Identifier: MIT
import Synchronization

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
    let text = secrets.joined(separator: "\n")
    if let known = Self.fingerprints.withLock({ $0[text] }) { return known }
    let digits = Array("0123456789abcdef".utf8)
    let digest = SHA256.digest(Array(text.utf8)).prefix(8)
    let fingerprint = String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    Self.fingerprints.withLock { known in
      if known.count >= Self.mostFingerprints { known.removeAll() }
      known[text] = fingerprint
    }
    return fingerprint
  }

  /// The fingerprints of recently used keys. Each request needs that of its key several times, and the key is in memory
  /// anyway.
  private static let fingerprints = Mutex<[String: String]>([:])
  private static let mostFingerprints = 16

  /// The address without its login and secret query items, and these secrets.
  private var splitAddress: (plain: String, secretItems: [Substring]) {
    var secret = url.login.map { [$0[...]] } ?? []
    guard !secretQueryItems.isEmpty, let query = url.query else { return (url.description, secret) }
    var plain: [Substring] = []
    // By bytes, because every cached response passes here.
    for item in query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map(Substring.init) {
      let name = PercentEncoding.decode(Substring(item.utf8.prefix { $0 != UInt8(ascii: "=") }))
      if name.map(secretQueryItems.contains) ?? false { secret.append(item) } else { plain.append(item) }
    }
    return (url.at(path: url.path, query: plain.joined(separator: "&")).description, secret)
  }

  private func isSecret(header name: String) -> Bool { secretHeaders.contains { $0.equalsIgnoringCase(name) } }
}
