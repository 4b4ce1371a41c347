// SPDX-License-Identifier: MIT
import Basics

extension Scanner {
  /// Scans a string (RFC 8259 section 7). Its content is validated here once, so that decoding it later can't fail.
  mutating func scanString() throws(JSONSyntaxError) {
    let start = position
    var kind = TapeEntry.Kind.string
    position += 1
    while true {
      skipPlainWords()
      let byte = try current()
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return append(kind, from: start)
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try scanEscape()
      case ..<0x20:
        throw failure(.controlCharacterInString)
      case ..<0x80:
        position += 1
      default:
        try scanMultibyteCharacter(lead: byte)
      }
    }
  }

  /// Skips eight bytes at a time while none of them is a quote, a backslash, a control character or non-ASCII.
  private mutating func skipPlainWords() {
    guard let base = bytes.baseAddress else { return }
    while position + 8 <= bytes.count {
      let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self).littleEndian
      let marks = SpecialBytes.marks(in: word) | word & (SpecialBytes.ones &* 0x80)
      guard marks == 0 else {
        position += marks.trailingZeroBitCount / 8
        return
      }
      position += 8
    }
  }

  private mutating func scanEscape() throws(JSONSyntaxError) {
    position += 1
    switch try current() {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      switch try scanHexadecimal() {
      case 0xD800...0xDBFF where skipLowSurrogate(): break
      case 0xD800...0xDFFF: loneSurrogates.append(position - 6)
      default: break
      }
    default:
      throw failure(.invalidEscape)
    }
  }

  /// Skips the second half of a surrogate pair; false if something else follows.
  private mutating func skipLowSurrogate() -> Bool {
    let start = position
    guard start + 6 <= bytes.count, bytes[start] == UInt8(ascii: "\\"), bytes[start + 1] == UInt8(ascii: "u") else {
      return false
    }
    position += 2
    if let unit = try? scanHexadecimal(), 0xDC00...0xDFFF ~= unit { return true }
    position = start
    return false
  }

  private mutating func scanHexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = try current().hexadecimalValue else { throw failure(.invalidEscape) }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  /// Scans a well-formed sequence (RFC 3629 section 4): no overlong forms, no surrogates, nothing above U+10FFFF.
  private mutating func scanMultibyteCharacter(lead: UInt8) throws(JSONSyntaxError) {
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: throw failure(.invalidUTF8)
    }
    if LineSeparator(at: position, in: bytes) != nil { hasLineBreaks = true }
    position += 1
    guard second ~= (try current()) else { throw failure(.invalidUTF8) }
    position += 1
    for _ in 2..<length {
      guard 0x80...0xBF ~= (try current()) else { throw failure(.invalidUTF8) }
      position += 1
    }
  }
}
