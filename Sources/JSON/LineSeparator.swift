// SPDX-License-Identifier: MIT
/// A character that JSON allows in strings and that languages take for the end of a line (Python's `splitlines`, older
/// JavaScript): U+0085, U+2028 and U+2029. Written escaped, a message is one line for all of them.
struct LineSeparator {
  /// The length in UTF-8.
  let length: Int
  let escape: StaticString

  /// - Returns: nil if another character begins at the position.
  @inline(__always)
  init?(at position: Int, in utf8: UnsafeBufferPointer<UInt8>) {
    switch utf8[position] {
    case 0xC2 where position + 1 < utf8.count && utf8[position + 1] == 0x85:
      (length, escape) = (2, #"\u0085"#)
    case 0xE2 where position + 2 < utf8.count && utf8[position + 1] == 0x80 && utf8[position + 2] & 0xFE == 0xA8:
      (length, escape) = (3, utf8[position + 2] == 0xA8 ? #"\u2028"# : #"\u2029"#)
    default: return nil
    }
  }
}
