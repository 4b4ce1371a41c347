// SPDX-License-Identifier: MIT
import Basics

/// A row of one of the catalogue's tables.
///
/// A table's first row names the columns. Cells are divided by `|`, and the items of a list in a cell by `, `. An
/// indented line continues the row above it. A cell that is empty, or missing at the end of its row, has no value.
struct CatalogueRow: Sendable {
  /// A cell that isn't what its column holds.
  struct Mismatch: Error {
    let column: String
    /// Nil for a cell without a value.
    let text: String?
  }

  private let cells: [String: String]

  static func rows(of table: StaticString) -> [CatalogueRow] {
    var rows: [String] = []
    for line in table.description.pieces(at: "\n") {
      if line.hasPrefix(" "), !rows.isEmpty {
        rows[rows.count - 1] += " " + line.trimmingBlanks
      } else {
        rows.append(line)
      }
    }
    let columns = rows.first?.pieces(at: "|").map(\.trimmingBlanks) ?? []
    return rows.dropFirst().map { row in
      CatalogueRow(cells: Dictionary(zip(columns, row.pieces(at: "|").map(\.trimmingBlanks))) { first, _ in first })
    }
  }

  /// The value in a cell; nil for one without.
  func optional<Value: LosslessStringConvertible>(_ column: String) throws(Mismatch) -> Value? {
    guard let text = cells[column], !text.isEmpty else { return nil }
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
    for text in cells[column]?.pieces(at: ",").map(\.trimmingBlanks) ?? [] where !text.isEmpty {
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
  init(row: CatalogueRow) throws(CatalogueRow.Mismatch)
}

/// A choice among texts stands in a cell as its raw value.
extension LosslessStringConvertible where Self: RawRepresentable, RawValue == String {
  init?(_ description: String) { self.init(rawValue: description) }
  var description: String { rawValue }
}

extension String {
  /// The parts before, between and after the dividers, empty ones too.
  fileprivate func pieces(at divider: Unicode.Scalar) -> [String] {
    utf8.split(separator: UInt8(ascii: divider), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }
}
