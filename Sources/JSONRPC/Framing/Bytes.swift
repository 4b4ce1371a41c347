// SPDX-License-Identifier: MIT
import Basics

extension [UInt8] {
  mutating func append(_ bytes: Span<UInt8>, in range: Range<Int>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0[range]) }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether this is JSON whitespace (RFC 8259 section 2).
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == .lineFeed || self == .carriageReturn }

  /// Whether this byte may be in a header name: the part of RFC 9110 section 5.6.2 that names in use need.
  var isHeaderNameByte: Bool {
    isASCIIAlphanumeric || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
