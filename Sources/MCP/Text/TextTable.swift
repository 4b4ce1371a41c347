// SPDX-License-Identifier: MIT
import JSON

/// Rows as lines of cells. Models read `a | b` as well as an aligned table, for fewer tokens.
struct TextTable: Sendable {
  struct Column: Sendable {
    let heading: String
    let cell: @Sendable (JSONValue) -> String?

    init(_ heading: String, _ cell: @escaping @Sendable (JSONValue) -> String?) {
      self.heading = heading
      self.cell = cell
    }

    /// A column with a scalar member.
    init(_ heading: String, member: String) {
      self.init(heading) { $0[member].flatMap(TextValue.scalar) }
    }
  }

  let columns: [Column]

  /// The headings, then a line per row. Columns that are empty in every row are left out.
  func lines(_ rows: [JSONValue]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let cells = columns.map { column in rows.map { column.cell($0).map(TextValue.cell) ?? "" } }
    let used = columns.indices.filter { column in cells[column].contains { !$0.isEmpty } }
    let heading = used.map { columns[$0].heading }.joined(separator: " | ")
    return [heading]
      + rows.indices.map { row in
        used.map { cells[$0][row].isEmpty ? "-" : cells[$0][row] }.joined(separator: " | ")
      }
  }
}
