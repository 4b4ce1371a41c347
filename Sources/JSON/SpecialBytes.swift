// SPDX-License-Identifier: MIT
/// Finds the bytes that can't stand in a string as they are, eight at a time.
enum SpecialBytes {
  /// 1 in each of a word's eight bytes.
  static let ones: UInt64 = 0x0101_0101_0101_0101

  /// A word with the high bit set in each byte that is a quote, a backslash or a control character. A borrow may also
  /// set it in bytes above such a byte, so only the lowest mark is sure.
  @inline(__always)
  static func marks(in word: UInt64) -> UInt64 {
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let special =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- ones &* 0x20) & ~word)
    return special & (ones &* 0x80)
  }

  /// The first byte from `position` on that has to be escaped (RFC 8259 section 7); nil if there is none.
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
