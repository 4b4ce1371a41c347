// SPDX-License-Identifier: MIT
extension String {
  /// The beginning of what an upstream says, for an error that tells it: nobody reads more, and it may be megabytes.
  public var beginning: String {
    utf8.count <= 1_000 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(300))) + "…"
  }
}

extension HTTPResponse {
  /// The first line of a body that is plain text, at most 300 bytes of it: what many servers say of an error. Nil where
  /// there is none, and for what is no text for people to read as it is (HTML, a JSON object).
  public var plainText: String? {
    let text = String(decoding: body.prefix(300), as: UTF8.self).drop(while: \.isWhitespace)
    guard let first = text.first, first != "<", first != "{" else { return nil }
    return String(text.prefix { !$0.isNewline })
  }
}
