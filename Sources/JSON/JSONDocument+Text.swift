import Glibc

extension JSONDocument {
  /// The decoded text of a string entry.
  func text(of entry: TapeEntry) -> String {
    let content = Int(entry.start) + 1..<Int(entry.end) - 1
    guard entry.kind == .escapedString else {
      return bytes.withUnsafeBufferPointer { String(decoding: $0[content], as: UTF8.self) }
    }
    return String(decoding: unescaped(content), as: UTF8.self)
  }

  /// Compares without decoding unless the entry holds escapes. False if the entry is no string.
  func text(at index: Int, equals other: String) -> Bool {
    let entry = tape[index]
    guard entry.kind == .string else {
      return entry.kind == .escapedString && text(of: entry).utf8.elementsEqual(other.utf8)
    }
    let content = Int(entry.start) + 1..<Int(entry.end) - 1
    guard content.count == other.utf8.count else { return false }
    var other = other
    return bytes.withUnsafeBytes { bytes in
      other.withUTF8 { other in
        guard let base = bytes.baseAddress, let start = other.baseAddress else { return other.isEmpty }
        return memcmp(base + content.lowerBound, start, other.count) == 0
      }
    }
  }

  /// The scanner has checked the escapes, so each is complete and each surrogate has its partner.
  private func unescaped(_ content: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var position = content.lowerBound
    while position < content.upperBound {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let escape = bytes[position]
      position += 1
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var scalar = codeUnit(at: position)
        position += 4
        if 0xD800...0xDBFF ~= scalar {
          scalar = 0x10000 + (scalar - 0xD800) << 10 + (codeUnit(at: position + 2) - 0xDC00)
          position += 6
        }
        result.append(contentsOf: String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8)
      default: result.append(escape)
      }
    }
    return result
  }

  private func codeUnit(at position: Int) -> UInt32 {
    bytes[position..<position + 4].reduce(0) { $0 << 4 | (hexadecimalValue(of: $1) ?? 0) }
  }
}
