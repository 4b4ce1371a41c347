// SPDX-License-Identifier: MIT
/// What a character does to the surrounding text apart from being shown. Text from an upstream, a file or a peer is
/// data: it must not break a line, control a terminal, change the direction of the text around it, or hide in it.
enum TextEffect: Sendable, Hashable {
  /// It is only shown.
  case none
  /// It ends a line or moves within it: tab, line feed, vertical tab, form feed, carriage return, NEL, and Unicode's
  /// line and paragraph separators.
  case breaksLine
  /// It is a device control (ECMA-48): the rest of C0, DEL, and C1, whose U+009B begins a sequence as ESC [ does.
  case controls
  /// It is invisible, but sets the direction of the text (UAX 9), separates what looks joined, or spells words that
  /// only programs read (tags, U+E0000 and up).
  case hides
}

/// Classifies the characters of one text, in order.
struct TextEffects {
  /// How many more joiners and variation selectors may follow the last visible character. Emoji, Persian and the
  /// scripts of India need them after a visible character; elsewhere, or in large numbers, they only hide text.
  private var joinersLeft = 0

  mutating func next(_ scalar: Unicode.Scalar) -> TextEffect {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F:
      guard joinersLeft > 0 else { return .hides }
      joinersLeft -= 1
      return .none
    case 0x20..<0x7F: return visible(joiners: 0, .none)
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: return visible(joiners: 0, .breaksLine)
    case 0..<0x20, 0x7F...0x9F: return visible(joiners: 0, .controls)
    // Interlinear annotation characters, which are for programs only (Unicode 23.8).
    case 0xFFF9...0xFFFB: return .hides
    default: return scalar.properties.isDefaultIgnorableCodePoint ? .hides : visible(joiners: 2, .none)
    }
  }

  private mutating func visible(joiners: Int, _ effect: TextEffect) -> TextEffect {
    joinersLeft = joiners
    return effect
  }
}
