// SPDX-License-Identifier: MIT
import JSON

/// What a table's columns are called, and what they show of a row.
struct Column<Row>: Sendable {
  let heading: String
  let cell: @Sendable (Row) -> Cell?

  init(_ heading: String, _ text: @escaping @Sendable (Row) -> String?) {
    self.heading = heading
    cell = { text($0).map(Cell.text) }
  }

  init(_ heading: String, number: @escaping @Sendable (Row) -> Int?) {
    self.heading = heading
    cell = { number($0).map { Cell.number("\($0)") } }
  }
}

/// One value of a table.
enum Cell: Sendable, Hashable {
  case text(String)
  /// A number as it is shown.
  case number(String)

  /// One line that fits between separators.
  var text: String {
    switch self {
    case .text(let text): TextValue.cell(text)
    case .number(let text): text
    }
  }
}

extension Cell: JSONWritable {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .text: writer.string(text)
    case .number(let text): writer.raw(Array(text.utf8))
    }
  }
}

/// Rows of cells. Models read `a | b` as well as an aligned table, and headings once as well as names in every row, for
/// fewer tokens.
struct Table: Sendable {
  private let headings: [String]
  private let rows: [[Cell?]]

  /// An empty text is no value, and columns without a value in any row are left out.
  init(headings: [String], rows: [[Cell?]]) {
    let rows = rows.map { row in row.map { $0?.text.isEmpty == false ? $0 : nil } }
    let used = headings.indices.filter { column in rows.contains { $0[column] != nil } }
    self.headings = used.map { headings[$0] }
    self.rows = rows.map { row in used.map { row[$0] } }
  }

  init<Row>(_ columns: [Column<Row>], _ rows: [Row]) {
    self.init(headings: columns.map(\.heading), rows: rows.map { row in columns.map { $0.cell(row) } })
  }

  var isEmpty: Bool { rows.isEmpty }

  /// The headings, then a line per row.
  var lines: [String] {
    isEmpty
      ? []
      : [headings.joined(separator: " | ")]
        + rows.map { row in
          row.map { $0?.text ?? "-" }.joined(separator: " | ")
        }
  }

  var members: [Answer.Member] { [Answer.Member("columns", headings), Answer.Member("rows", rows)] }
}

extension Table: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in for member in members { writer.member(member.name, member.value) } }
  }
}
