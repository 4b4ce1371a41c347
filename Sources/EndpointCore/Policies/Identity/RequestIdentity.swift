import FoundationEssentials

extension HTTPRequest {
  /// Tells keys apart without telling them: 16 hexadecimal digits of a SHA-256 over every secret that the request
  /// carries, empty without one. The same in every process.
  var keyFingerprint: String {
    guard !secretHeaders.isEmpty || !secretQueryItems.isEmpty else { return "" }
    var secrets: [String] = []
    for name in secretHeaders.sorted() { secrets += headers.values(of: name).map { "\(name.lowercased()): \($0)" } }
    for item in (url.query(percentEncoded: true) ?? "").split(separator: "&") {
      let name = PercentEncoding.decode(item.prefix { $0 != "=" }) ?? ""
      if secretQueryItems.contains(name) { secrets.append(String(item)) }
    }
    guard !secrets.isEmpty else { return "" }
    let digits = Array("0123456789abcdef".utf8)
    let digest = SHA256.digest(Array(secrets.joined(separator: "\n").utf8)).prefix(8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// What is asked and by whom, without a secret: URL, language and other headers, and the key's fingerprint. Requests
  /// of one method that have the same identity get the same answer.
  var identity: String {
    let plain = headers.fields.filter { field in !secretHeaders.contains { $0.equalsIgnoringCase(field.name) } }
    let lines = plain.map { "\($0.name.lowercased()): \($0.value)" }.sorted()
    let address = secretQueryItems.isEmpty ? url : url.removing(queryItems: secretQueryItems)
    return ([address.absoluteString, "key: \(keyFingerprint)"] + lines).joined(separator: "\n")
  }
}
