// SPDX-License-Identifier: MIT
import Basics

/// Reads comma-separated values (RFC 4180) row by row, with line ends of any system. A quote that is never closed costs
/// its row, and not those that follow.
struct CSVReader {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  /// The longest review of a film has some tens of thousands of characters. A quote that isn't closed costs a search of
  /// this length, in which there is no other one.
  private static let longestField = 1 << 20
  private static let mostFields = 200

  /// - Parameter bytes: in UTF-8.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next row with the number of its first line, from 1; nil at the end. Empty lines are left out. The fields are
  /// nil if a quote isn't closed.
  mutating func next() -> (line: Int, fields: [String]?)? {
    while isAtLineEnd { skipLineEnd() }
    guard position < bytes.count else { return nil }
    let start = position
    let first = line
    let quote = UInt8(ascii: "\"")
    var fields = [String]()
    var field = [UInt8]()
    var isQuoted = false
    while position < bytes.count, isQuoted || !isAtLineEnd, field.count <= Self.longestField {
      let byte = bytes[position]
      if isAtLineEnd {
        skipLineEnd()
        field.append(UInt8(ascii: "\n"))
        continue
      }
      position += 1
      if byte == quote, isQuoted, position < bytes.count, bytes[position] == quote {
        field.append(quote)
        position += 1
      } else if byte == quote, isQuoted || field.isEmpty {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: ","), !isQuoted {
        if fields.count < Self.mostFields { fields.append(String(decoding: field, as: UTF8.self)) }
        field = []
      } else {
        field.append(byte)
      }
    }
    guard isQuoted || field.count > Self.longestField else {
      return (first, fields + [String(decoding: field, as: UTF8.self)])
    }
    position = start
    line = first
    while position < bytes.count, !isAtLineEnd { position += 1 }
    return (first, nil)
  }

  private var isAtLineEnd: Bool {
    position < bytes.count && (bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r"))
  }

  private mutating func skipLineEnd() {
    let isPair = bytes[position...].starts(with: Array("\r\n".utf8))
    position += isPair ? 2 : 1
    line += 1
  }
}

/// The text of a file of unknown encoding: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which older
/// exports of IMDb are.
enum ImportText {
  /// The text in UTF-8, without a byte order mark.
  static func bytes(_ content: [UInt8]) -> [UInt8] {
    if content.starts(with: [0xFF, 0xFE]) || content.starts(with: [0xFE, 0xFF]) {
      let isLittle = content[0] == 0xFF
      let units = stride(from: 2, to: content.count - 1, by: 2).map { index in
        let first = UInt16(content[index])
        let second = UInt16(content[index + 1])
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    let content = content.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(content.dropFirst(3)) : content
    if String(validating: content, as: UTF8.self) != nil { return content }
    var text = String.UnicodeScalarView()
    for byte in content {
      let value = 0x80...0x9F ~= byte ? windows[Int(byte) - 0x80] : UInt16(byte)
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    return Array(String(text).utf8)
  }

  /// The characters of Windows-1252 from 0x80 to 0x9F; the five that it doesn't have are U+FFFD.
  private static let windows: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
    0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
    0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}
