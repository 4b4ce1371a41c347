// SPDX-License-Identifier: MIT
import Basics
import JSON

/// The rows of a list as a table that fits the terminal: ids first, then what one decides by, then what else there is
/// room for.
///
/// Rows that have rows of their own, such as movies with their showings, become a line each with a table below it.
struct TerminalTable {
  private struct Column {
    let name: String
    let width: Int
  }

  private let terminal: Terminal
  private let day: Day?
  private let columns: [Column]
  /// The member with the rows' own rows; nil if they have none.
  private let nested: String?
  private static let gap = 2
  /// A title that is cut still says which it is.
  private static let narrowestTitle = 16
  /// A time after midnight, which a later page may have: `00:15 +1`.
  private static let timeOfDay = 8

  /// - Parameters:
  ///   - rows: by which the columns are chosen; further rows are cut to them.
  ///   - day: what day the list is of; times on it are told without it.
  init(of rows: [JSONValue], on day: Day? = nil, for terminal: Terminal) {
    self.terminal = terminal
    self.day = day
    nested = rows.lazy.compactMap(Self.nested).first
    let shown = nested.map { name in rows.flatMap { $0[name].map { Array($0.elements) } ?? [] } } ?? rows
    columns = Self.columns(
      of: shown.map { TableRow($0, day: day) }, within: terminal.columns - (nested == nil ? 0 : Self.gap))
  }

  /// The headings on a line; empty without columns.
  var heading: String {
    guard !columns.isEmpty else { return "" }
    let line = Self.line(columns.map { TableRow.heading(of: $0.name).fitted(to: $0.width) })
    return indent + terminal.styled(line, .heading) + "\n"
  }

  /// The rows, a line each.
  func lines(_ rows: [JSONValue]) -> String {
    rows.map { row in
      guard let nested else { return line(of: row) }
      let title = TableRow(row).summary.shortened(to: terminal.columns)
      return terminal.styled(title, .heading) + "\n" + (row[nested].map { $0.elements.map(line) } ?? []).joined()
    }.joined()
  }

  private var indent: String { nested == nil ? "" : String(repeating: " ", count: Self.gap) }

  private func line(of row: JSONValue) -> String {
    let row = TableRow(row, day: day)
    let cells = columns.map { column in
      let text = (row[column.name] ?? "").fitted(to: column.width)
      // The id is what one goes on with; the rest is what one reads.
      return column.name == "id" ? terminal.styled(text, .name) : text
    }
    return cells.isEmpty ? "" : indent + Self.line(cells) + "\n"
  }

  private static func line(_ cells: [String]) -> String {
    String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
  }

  private static func nested(_ row: JSONValue) -> String? {
    row.members.first { member in
      member.value.kind == .array && member.value.count > 0
        && member.value.elements.allSatisfy { $0["id"] != nil && $0["startsAt"] != nil }
    }?.name
  }

  private static func columns(of rows: [TableRow], within width: Int) -> [Column] {
    var columns: [Column] = []
    var used = 0
    for name in names(of: rows) {
      let texts = rows.compactMap { $0[name] }
      // What is the same as the title in every row says nothing more, nor does the theatre in a list of its own.
      if let title = columns.first(where: { TableRow.titles.contains($0.name) })?.name,
        rows.allSatisfy({ $0[name] == nil || $0[name] == $0[title] })
          || name == "theatreName" && texts.count > 1 && Set(texts).count == 1
      {
        continue
      }
      let isTime = name.hasSuffix("Local") && texts.contains { $0.columns <= timeOfDay }
      let wanted = ([TableRow.heading(of: name)] + texts).map(\.columns).max() ?? 0
      let left = width - used - (columns.isEmpty ? 0 : gap)
      let isTitle = TableRow.titles.contains(name)
      let given = isTitle ? min(wanted, max(left, narrowestTitle), 48) : max(wanted, isTime ? timeOfDay : 0)
      // Long texts, such as a movie's plot, are no cells.
      guard isTitle || columns.isEmpty || (given <= left && given <= 60) else { continue }
      columns.append(Column(name: name, width: given))
      used += given + (columns.count == 1 ? 0 : gap)
    }
    return columns
  }

  /// The members that any of the rows has.
  private static func names(of rows: [TableRow]) -> [String] {
    var known: Set<String> = []
    var cells: [TableRow.Cell] = []
    for row in rows { cells += row.cells.filter { known.insert($0.name).inserted } }
    return TableRow.ordered(cells).map(\.name)
  }
}
