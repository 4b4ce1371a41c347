// SPDX-License-Identifier: MIT
import Basics
import Synchronization

extension HTTPRequest {
  /// The URL, the headers and the key's fingerprint, without any secret. Requests with the same method and identity get
  /// the same response.
  var identity: String { responseKey.text }

  /// The identity, and the key that authenticates the response among machines.
  var responseKey: ResponseKey {
    var lines: [String] = []
    for field in headers.fields where !isSecret(header: field.name) {
      lines.append("\(field.name.lowercased()): \(field.value)")
    }
    lines.sort()
    let (address, secretItems) = splitAddress
    let (fingerprint, key) = derivations(of: secretItems)
    return ResponseKey(
      "\(address)\nkey: \(fingerprint)\n" + lines.joined(separator: "\n"), authenticationKey: key)
  }

  /// Identifies the key without revealing it: 16 hexadecimal digits of a SHA-256 over all secrets in the request; empty
  /// if there are none. The same in every process.
  var keyFingerprint: String { derivations(of: splitAddress.secretItems).fingerprint }

  /// The fingerprint of the secrets, and the key by which machines with the same secrets authenticate responses.
  private func derivations(of secretItems: [Substring]) -> (fingerprint: String, key: [UInt8]?) {
    var secrets: [String] = []
    for name in secretHeaders.sorted() { secrets += headers.values(of: name).map { "\(name.lowercased()): \($0)" } }
    secrets += secretItems.map { String($0) }
    guard !secrets.isEmpty else { return ("", nil) }
    let text = secrets.joined(separator: "\n")
    if let known = Self.known.withLock({ $0[text] }) { return known }
    let digits = Array("0123456789abcdef".utf8)
    let digest = SHA256.digest(Array(text.utf8)).prefix(8)
    let fingerprint = String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    let key = SHA256.authenticationCode(of: Array("marquee: shared responses".utf8), key: Array(text.utf8))
    Self.known.withLock { known in
      if known.count >= Self.mostKnown { known.removeAll() }
      known[text] = (fingerprint, key)
    }
    return (fingerprint, key)
  }

  /// The derivations of recently used keys. Each request needs those of its key several times, and the key is in memory
  /// anyway.
  private static let known = Mutex<[String: (fingerprint: String, key: [UInt8]?)]>([:])
  private static let mostKnown = 16

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

/// The name of a response in caches.
public struct ResponseKey: Sendable {
  /// The request's URL and headers and the fingerprint of the provider's key, without any secret.
  public let text: String
  /// Derived from the provider's key, to authenticate responses that machines with that key share. Never stored or
  /// shown; nil without a key.
  package let authenticationKey: [UInt8]?

  package init(_ text: String, authenticationKey: [UInt8]? = nil) {
    self.text = text
    self.authenticationKey = authenticationKey
  }
}
