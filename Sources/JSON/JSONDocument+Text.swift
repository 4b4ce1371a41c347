// SPDX-License-Identifier: MIT
import Basics
import Platform

extension JSONDocument {
  /// The decoded text of a string entry.
  func text(of entry: TapeEntry) -> String {
    let content = Int(entry.start) + 1..<Int(entry.end) - 1
    guard entry.kind == .escapedString else {
      return bytes.withUnsafeBufferPointer { String(decoding: $0[content], as: UTF8.self) }
    }
    return String(decoding: unescaped(content), as: UTF8.self)
  }

  /// Compares the string at an index with UTF-8 text, decoding it only if it holds escapes. False if the entry is not a
  /// string. The length check comes first because it rules out most strings.
  @inline(__always)
  func text(at index: Int, equals other: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = tape[index]
    guard entry.kind == .string else {
      return entry.kind == .escapedString && text(of: entry).utf8.elementsEqual(other)
    }
    guard Int(entry.end - entry.start) - 2 == other.count else { return false }
    return bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let start = other.baseAddress else { return other.isEmpty }
      return bytesAreEqual(base + Int(entry.start) + 1, start, count: other.count)
    }
  }

  /// The length in bytes of the string at an index; nil if it holds escapes or the entry is not a string.
  func plainCount(at index: Int) -> Int? {
    let entry = tape[index]
    return entry.kind == .string ? Int(entry.end - entry.start) - 2 : nil
  }

  // These loops are here and not in the cursors, which would retain and release the document at every step.

  /// The index in `candidates` of the string at a tape index; nil if it is none of them.
  func position(ofTextAt index: Int, in candidates: [String]) -> Int? {
    let count = plainCount(at: index)
    return candidates.firstIndex { candidate in
      guard count == nil || count == candidate.utf8.count else { return false }
      var candidate = candidate
      return candidate.withUTF8 { text(at: index, equals: $0) }
    }
  }

  /// The tape index of a member's value; the last one if the name is repeated, nil if there is none.
  func member(named name: String, of object: Int) -> Int? {
    guard tape[object].kind == .object else { return nil }
    let end = Int(tape[object].next)
    var name = name
    return name.withUTF8 { name in
      var found: Int?
      var index = object + 1
      while index < end {
        if text(at: index, equals: name) { found = index + 1 }
        index = Int(tape[index + 1].next)
      }
      return found
    }
  }

  /// Decodes the escapes, which the scanner has validated: each is complete, and every surrogate has its partner, since
  /// lone ones were replaced.
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
    bytes[position..<position + 4].reduce(0) { $0 << 4 | UInt32($1.hexadecimalValue ?? 0) }
  }
}
