// SPDX-License-Identifier: MIT

// ASCII character classes. Bytes outside ASCII belong to none of them.

extension UInt8 {
  /// Whether the byte is 0 to 9.
  @inlinable public var isASCIIDigit: Bool { 0x30...0x39 ~= self }
  /// Whether the byte is a to z or A to Z.
  @inlinable public var isASCIILetter: Bool { 0x61...0x7A ~= self | 0x20 }
  /// Whether the byte is an ASCII letter or digit.
  @inlinable public var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
  /// The byte with A to Z mapped to a to z.
  @inlinable public var asciiLowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
  /// The value of a hexadecimal digit in either case; nil for any other byte.
  @inlinable public var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}

extension StringProtocol {
  /// Whether the text is one or more ASCII digits and nothing else.
  @inlinable public var isASCIIDigits: Bool { !isEmpty && utf8.allSatisfy(\.isASCIIDigit) }
}
