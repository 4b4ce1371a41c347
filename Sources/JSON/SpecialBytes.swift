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

  /// The position of the first byte at or after `position` that must be escaped (RFC 8259 section 7); nil if there is
  /// none.
  @inline(__always)
  static func firstToEscape(in utf8: UnsafeBufferPointer<UInt8>, from position: Int) -> Int? {
    guard let base = utf8.baseAddress else { return nil }
    var position = position
    while position + 8 <= utf8.count {
      let marks = marks(in: UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self).littleEndian)
      guard marks == 0 else { return position + marks.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < utf8.count {
      let byte = utf8[position]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return position }
      position += 1
    }
    return nil
  }
}
