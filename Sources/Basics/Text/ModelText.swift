// SPDX-License-Identifier: MIT
extension String {
  /// This untrusted text on one line, safe to embed in text for a language model: it can't pass for more than the
  /// single value it is. Runs of whitespace and control characters become one space, and invisible characters are
  /// dropped.
  public var forModel: String {
    guard !isPlainForModel else { return self }
    var effects = TextEffects()
    var result = String.UnicodeScalarView()
    var needsBlank = false
    for scalar in unicodeScalars {
      switch effects.next(scalar) {
      case .hides: continue
      case .none where !scalar.properties.isWhitespace:
        if needsBlank, !result.isEmpty { result.append(" ") }
        needsBlank = false
        result.append(scalar)
      case .none, .breaksLine, .controls: needsBlank = true
      }
    }
    return String(result)
  }

  /// Whether the text is printable ASCII with single spaces between words, as most texts are.
  private var isPlainForModel: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard 0x20..<0x7F ~= byte, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20 || isEmpty
  }
}
