// SPDX-License-Identifier: MIT

// Classes of ASCII's characters. What isn't ASCII belongs to none of them.

extension UInt8 {
  /// 0 to 9.
  @inlinable public var isASCIIDigit: Bool { 0x30...0x39 ~= self }
  /// a to z and A to Z.
  @inlinable public var isASCIILetter: Bool { 0x61...0x7A ~= self | 0x20 }
  /// Letters and digits.
  @inlinable public var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
  /// A to Z become a to z.
  @inlinable public var asciiLowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
  /// What the hexadecimal digit stands for, in either case; nil for what is none.
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
  /// Digits and nothing else; at least one.
  @inlinable public var isASCIIDigits: Bool { !isEmpty && utf8.allSatisfy(\.isASCIIDigit) }
}
