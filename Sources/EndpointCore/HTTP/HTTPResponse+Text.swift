// SPDX-License-Identifier: MIT
extension String {
  /// An upstream's message shortened for an error: at most 1,000 bytes as it is, else its first 300 scalars and an
  /// ellipsis.
  public var beginning: String {
    utf8.count <= 1_000 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(300))) + "…"
  }
}

extension HTTPResponse {
  /// The first line of a plain-text body, within its first 300 bytes, in which many servers describe an error. Nil if
  /// there is none or the body isn't readable text (HTML, a JSON object).
  public var plainText: String? {
    let text = String(decoding: body.prefix(300), as: UTF8.self).drop(while: \.isWhitespace)
    guard let first = text.first, first != "<", first != "{" else { return nil }
    return String(text.prefix { !$0.isNewline })
  }
}
