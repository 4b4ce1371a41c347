// SPDX-License-Identifier: MIT

/// Finds the bytes that must be escaped in a string, eight at a time.
enum SpecialBytes {
  /// A word with 1 in each of its eight bytes.
  static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Marks each byte that is a quote, a backslash or a control character by setting its high bit. A borrow may also
  /// mark bytes above such a byte, so only the lowest mark is reliable.
  @inline(__always)
  static func marks(in word: UInt64) -> UInt64 {
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let special =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- ones &* 0x20) & ~word)
    return special & (ones &* 0x80)
  }

  /// Marks, like `marks(in:)`, the bytes with which the UTF-8 of a line separator begins.
  @inline(__always)
  private static func leads(in word: UInt64) -> UInt64 {
    let two = word ^ (ones &* 0xC2)
    let three = word ^ (ones &* 0xE2)
    return (((two &- ones) & ~two) | ((three &- ones) & ~three)) & (ones &* 0x80)
  }

  /// The position of the first character at or after `position` that is written escaped: what RFC 8259 section 7
  /// requires, and line separators; nil if there is none.
  @inline(__always)
  static func firstToEscape(in utf8: UnsafeBufferPointer<UInt8>, from position: Int) -> Int? {
    guard let base = utf8.baseAddress else { return nil }
    var position = position
    while position + 8 <= utf8.count {
      let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self).littleEndian
      var marks = marks(in: word)
      if word & (ones &* 0x80) != 0 { marks |= leads(in: word) }
      guard marks != 0 else {
        position += 8
        continue
      }
      position += marks.trailingZeroBitCount / 8
      if mustEscape(position, in: utf8) { return position }
      position += 1
    }
    while position < utf8.count {
      if mustEscape(position, in: utf8) { return position }
      position += 1
    }
    return nil
  }

  @inline(__always)
  private static func mustEscape(_ position: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = utf8[position]
    return byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || LineSeparator(at: position, in: utf8) != nil
  }
}

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
      length = 2
      escape = #"\u0085"#
    case 0xE2 where position + 2 < utf8.count && utf8[position + 1] == 0x80 && utf8[position + 2] & 0xFE == 0xA8:
      length = 3
      escape = utf8[position + 2] == 0xA8 ? #"\u2028"# : #"\u2029"#
    default: return nil
    }
  }
}
