// SPDX-License-Identifier: MIT
import Contract
import JSON

/// A column of a table: its heading, and the cell of a row.
struct Column<Row>: Sendable {
  let heading: String
  let cell: @Sendable (Row) -> Cell?
}

extension Column {
  init(_ heading: String, _ text: @escaping @Sendable (Row) -> String?) {
    self.init(heading: heading) { text($0).map(Cell.text) }
  }

  /// A column of texts that are useless if they are cut: addresses, lists of ids, messages.
  init(whole heading: String, _ text: @escaping @Sendable (Row) -> String?) {
    self.init(heading: heading) { text($0).map(Cell.whole) }
  }

  init(_ heading: String, number: @escaping @Sendable (Row) -> Int?) {
    self.init(heading: heading) { number($0).map { Cell.number("\($0)") } }
  }
}

extension Column<JSONValue> {
  /// The member at the first of these paths that a row has.
  init(_ heading: String, at paths: [String]...) {
    self.init(heading: heading) { row in
      let value = paths.lazy.compactMap { $0.reduce(row) { value, name in value?[name] } }.first
      guard let value else { return nil }
      switch value.kind {
      case .number: return .number(value.raw.description)
      case .array: return TextValue.names(value.namesOfElements).map(Cell.text)
      default: return TextValue.scalar(value).map(Cell.text)
      }
    }
  }
}

/// One value of a table.
enum Cell: Sendable, Hashable {
  case text(String)
  /// A text that is cut only if it is absurdly long.
  case whole(String)
  /// A number as it is shown.
  case number(String)

  /// One line that fits between separators.
  var text: String {
    switch self {
    case .text(let text): TextValue.cell(text)
    case .whole(let text): TextValue.cell(text, to: 1_000)
    case .number(let text): text
    }
  }
}

extension Cell: JSONWritable {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .text, .whole: writer.string(text)
    case .number(let text): writer.raw(Array(text.utf8))
    }
  }
}

/// Rows of cells, as `a | b` below one line of headings: for a model as readable as aligned columns, or as names in
/// every row, in fewer tokens.
struct Table: Sendable {
  private let headings: [String]
  private let rows: [[Cell?]]

  /// An empty text is no value, and columns without a value in any row are left out.
  init<Row>(_ columns: [Column<Row>], _ rows: [Row]) {
    let cells = rows.map { row in columns.map { $0.cell(row).flatMap { $0.text.isEmpty ? nil : $0 } } }
    let used = columns.indices.filter { column in cells.contains { $0[column] != nil } }
    headings = used.map { columns[$0].heading }
    self.rows = cells.map { row in used.map { row[$0] } }
  }

  var isEmpty: Bool { rows.isEmpty }
  var count: Int { rows.count }

  var members: [ResultContent.Member] {
    [ResultContent.Member("columns", headings), ResultContent.Member("rows", rows)]
  }
}

extension Table: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in for member in members { writer.member(member.name, member.value) } }
  }
}
