import Glibc

extension Span<UInt8> {
  /// Where this byte stands first at or after a position.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, start < buffer.count,
        let found = memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}

extension [UInt8] {
  mutating func append(_ bytes: Span<UInt8>, in range: Range<Int>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0[range]) }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// The white space of RFC 8259.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == .lineFeed || self == .carriageReturn }

  var isLetter: Bool { 0x61...0x7A ~= lowercased }

  /// RFC 9110 section 5.6.2, as far as header names in use need it.
  var isHeaderNameByte: Bool {
    isLetter || 0x30...0x39 ~= self || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }

  var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
