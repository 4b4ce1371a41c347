// SPDX-License-Identifier: MIT
extension String {
  /// This text as a language model may read it among our own: on one line, so that it can't pass for more than the one
  /// thing that it is; blanks in a row are one, and what nobody would see is left out.
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

  /// Most texts are: letters of ASCII with single blanks between them.
  private var isPlainForModel: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard 0x20..<0x7F ~= byte, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20 || isEmpty
  }
}
