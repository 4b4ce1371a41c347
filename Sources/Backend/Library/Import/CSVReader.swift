// SPDX-License-Identifier: MIT

/// Reads separated values (RFC 4180) row by row, with line ends of any system. A quote that is never closed costs its
/// row, and not those that follow.
///
/// The time is linear: after a row that can't be read, the reader goes back to its second line, but over no more bytes
/// in total than the file has.
struct CSVReader {
  /// What stands between two values.
  enum Separator: UInt8, CaseIterable {
    case comma = 0x2C
    case semicolon = 0x3B
    case tab = 0x09
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1
  /// How many bytes may still be read again.
  private var again: Int

  /// The longest review of a film has some tens of thousands of characters.
  private static let longestRow = 1 << 20
  private static let mostFields = 200
  private static let quote = UInt8(ascii: "\"")
  private static let newLine = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// - Parameter bytes: in UTF-8.
  init(_ bytes: [UInt8], separator: Separator = .comma) {
    self.bytes = bytes
    self.separator = separator.rawValue
    again = bytes.count
    skipExcelHint()
  }

  /// The next row with the number of its first line, from 1; nil at the end. Rows without values are left out. The
  /// fields are nil if a quote isn't closed.
  mutating func next() -> (line: Int, fields: [String]?)? {
    skipEmptyRows()
    guard position < bytes.count else { return nil }
    let start = position
    let first = line
    if let fields = fields() { return (first, fields) }
    let isCheap = position - start <= again
    if isCheap {
      again -= position - start
      position = start
      line = first
    }
    while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
    return (first, nil)
  }

  /// - Returns: nil if a quote isn't closed, or the row is too long.
  private mutating func fields() -> [String]? {
    let limit = min(bytes.count, position + Self.longestRow)
    var fields: [String] = []
    var field: [UInt8] = []
    while true {
      field.removeAll(keepingCapacity: true)
      if position < limit, bytes[position] == Self.quote {
        guard readQuoted(into: &field, upTo: limit) else { return nil }
      } else {
        let start = position
        while position < limit, bytes[position] != separator, !isLineEnd(bytes[position]) { position += 1 }
        field += bytes[start..<position]
      }
      if fields.count < Self.mostFields { fields.append(String(decoding: field, as: UTF8.self)) }
      if position == bytes.count || position < limit && isLineEnd(bytes[position]) { return fields }
      guard position < limit else { return nil }
      position += 1
    }
  }

  /// Reads a field in quotes, up to what separates it from the next one.
  /// - Returns: whether the quote is closed, and nothing follows in the field but blanks.
  private mutating func readQuoted(into field: inout [UInt8], upTo limit: Int) -> Bool {
    position += 1
    while position < limit {
      let byte = bytes[position]
      if isLineEnd(byte) {
        skipLineEnd()
        field.append(Self.newLine)
        continue
      }
      position += 1
      guard byte == Self.quote else {
        field.append(byte)
        continue
      }
      if position < limit, bytes[position] == Self.quote {
        field.append(Self.quote)
        position += 1
        continue
      }
      while position < limit, bytes[position] == UInt8(ascii: " ") { position += 1 }
      return position == bytes.count
        || position < limit && (bytes[position] == separator || isLineEnd(bytes[position]))
    }
    return false
  }

  /// Skips line ends, and rows of separators and blanks, which spreadsheets leave below a table.
  private mutating func skipEmptyRows() {
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end] == separator || bytes[end] == UInt8(ascii: " ") { end += 1 }
      guard end == bytes.count || isLineEnd(bytes[end]) else { return }
      position = end
      if position < bytes.count { skipLineEnd() }
    }
  }

  /// Skips the line `sep=;`, by which Excel knows the separator; some programs write it in quotes.
  private mutating func skipExcelHint() {
    let hint = Array("sep=".utf8) + [separator]
    let quoted = [Self.quote] + hint + [Self.quote]
    for line in [hint, quoted] where bytes.starts(with: line) { position = line.count }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == Self.newLine || byte == Self.carriageReturn }

  private mutating func skipLineEnd() {
    let isPair =
      bytes[position] == Self.carriageReturn && position + 1 < bytes.count && bytes[position + 1] == Self.newLine
    position += isPair ? 2 : 1
    line += 1
  }
}
