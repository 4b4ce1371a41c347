// SPDX-License-Identifier: MIT

/// The text of a file of unknown encoding: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which older
/// exports of IMDb are. A spreadsheet that takes UTF-8 for Windows-1252 writes it in UTF-8 once more.
enum ImportText {
  /// The text in UTF-8, without a byte order mark.
  static func bytes(_ content: [UInt8]) -> [UInt8] {
    if let isLittle = isLittleUTF16(content) {
      let start = content.starts(with: [0xFF, 0xFE]) || content.starts(with: [0xFE, 0xFF]) ? 2 : 0
      let units = stride(from: start, to: content.count - 1, by: 2).map { index in
        let first = UInt16(content[index])
        let second = UInt16(content[index + 1])
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    }
    var start = 0
    // A program that doesn't know the mark writes another one before it.
    while content[start...].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
    let content = start == 0 ? content : Array(content[start...])
    if let text = String(validating: content, as: UTF8.self) { return encodedOnce(text) ?? content }
    var text: [UInt8] = []
    text.reserveCapacity(content.count)
    for byte in content {
      let value = 0x80...0x9F ~= byte ? windows[Int(byte) - 0x80] : UInt16(byte)
      text += UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    }
    return text
  }

  /// The UTF-8 that was taken for Windows-1252 and encoded again; nil for a text as it should be.
  private static func encodedOnce(_ text: String) -> [UInt8]? {
    // ASCII has as many units in either encoding.
    guard text.utf16.count < text.utf8.count else { return nil }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = UInt8(exactly: scalar.value) {
        bytes.append(byte)
      } else if scalar != "\u{FFFD}", let place = windows.firstIndex(where: { UInt32($0) == scalar.value }) {
        bytes.append(0x80 + UInt8(place))
      } else {
        return nil
      }
    }
    return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
  }

  /// Whether it is UTF-16 with the lower byte of a unit first; nil if it is another encoding. Without a mark, a heading
  /// has a zero beside each letter.
  private static func isLittleUTF16(_ content: [UInt8]) -> Bool? {
    if content.starts(with: [0xFF, 0xFE]) { return true }
    if content.starts(with: [0xFE, 0xFF]) { return false }
    guard content.count >= 4 else { return nil }
    switch (content[0] == 0, content[1] == 0, content[2] == 0, content[3] == 0) {
    case (false, true, false, true): return true
    case (true, false, true, false): return false
    default: return nil
    }
  }

  /// The characters of Windows-1252 from 0x80 to 0x9F; the five that it doesn't have are U+FFFD.
  private static let windows: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD,
    0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
    0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}
