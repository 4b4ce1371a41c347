// SPDX-License-Identifier: MIT
import Basics
import CTexts

/// A row of one of the catalogue's tables, which are files of Sources/CTexts/Catalogue.
///
/// Lines that begin with `#` are comments. A table's first row names the columns. Cells are divided by `|`, and the
/// items of a list in a cell by `, `. An indented line continues the row above it. A cell that is empty, or missing at
/// the end of its row, has no value.
struct CatalogueRow: Sendable {
  /// A cell that isn't what its column holds.
  struct Mismatch: Error {
    let column: String
    /// Nil for a cell without a value.
    let text: String?
  }

  private let columns: [String]
  private let cells: [String]

  static func rows(of table: CTextsTable) -> [CatalogueRow] {
    let text = ctexts_table(table)
    var rows: [String] = []
    for line in UnsafeBufferPointer(start: text.bytes, count: text.count).split(separator: UInt8(ascii: "\n"))
    where line.first != UInt8(ascii: "#") {
      let line = String(decoding: line, as: UTF8.self)
      if line.hasPrefix(" "), !rows.isEmpty {
        rows[rows.count - 1] += " " + line.trimmingBlanks
      } else {
        rows.append(line)
      }
    }
    let columns = rows.first?.cells ?? []
    return rows.dropFirst().map { CatalogueRow(columns: columns, cells: $0.cells) }
  }

  /// The text in a cell; nil for one without.
  private func text(_ column: String) -> String? {
    guard let index = columns.firstIndex(of: column), index < cells.count, !cells[index].isEmpty else { return nil }
    return cells[index]
  }

  /// The value in a cell; nil for one without.
  func optional<Value: LosslessStringConvertible>(_ column: String) throws(Mismatch) -> Value? {
    guard let text = text(column) else { return nil }
    guard let value = Value(text) else { throw Mismatch(column: column, text: text) }
    return value
  }

  func required<Value: LosslessStringConvertible>(_ column: String) throws(Mismatch) -> Value {
    guard let value: Value = try optional(column) else { throw Mismatch(column: column, text: nil) }
    return value
  }

  /// The items of a list; none for a cell without a value.
  func list<Value: LosslessStringConvertible>(_ column: String) throws(Mismatch) -> [Value] {
    var values: [Value] = []
    for text in text(column)?.pieces(at: ",").map(\.trimmingBlanks) ?? [] where !text.isEmpty {
      guard let value = Value(text) else { throw Mismatch(column: column, text: text) }
      values.append(value)
    }
    return values
  }

  /// The items of a list with what each has behind a colon; nil for an item without.
  func pairs(_ column: String) throws(Mismatch) -> [(name: String, value: String?)] {
    try list(column).map { (item: String) in
      let parts = item.pieces(at: ":").map(\.trimmingBlanks)
      return (parts[0], parts.count > 1 ? parts[1] : nil)
    }
  }
}

/// What a row of a table describes.
protocol TableReadable {
  static var table: CTextsTable { get }
  init(row: CatalogueRow) throws(CatalogueRow.Mismatch)
}

/// A choice among texts stands in a cell as its raw value.
extension LosslessStringConvertible where Self: RawRepresentable, RawValue == String {
  init?(_ description: String) { self.init(rawValue: description) }
  var description: String { rawValue }
}

extension TableReadable {
  /// The rows of the table. A malformed row is skipped here and caught by the tests.
  static func all() -> [Self] { CatalogueRow.rows(of: table).compactMap { try? Self(row: $0) } }
}

extension String {
  /// The cells of a row.
  fileprivate var cells: [String] { pieces(at: "|").map(\.trimmingBlanks) }

  /// The parts before, between and after the dividers, empty ones too.
  fileprivate func pieces(at divider: Unicode.Scalar) -> [String] {
    utf8.split(separator: UInt8(ascii: divider), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
