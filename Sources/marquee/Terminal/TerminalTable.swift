// SPDX-License-Identifier: MIT
import Basics
import JSON

/// The rows of a list as a table that fits the terminal: ids first, then titles, then what else there is room for.
///
/// The headings are the members' names in the contract, long ones in a word. Rows that have rows of their own, such as
/// movies with their showings, become a line each with a table below it.
struct TerminalTable {
  private struct Column {
    let name: String
    let width: Int
  }

  private let terminal: Terminal
  private let columns: [Column]
  /// The member with the rows' own rows; nil if they have none.
  private let nested: String?
  private static let gap = 2
  /// A title that is cut still says which it is.
  private static let narrowestTitle = 16

  /// - Parameter rows: by which the columns are chosen; further rows are cut to them.
  init(of rows: [JSONValue], for terminal: Terminal) {
    self.terminal = terminal
    nested = rows.lazy.compactMap(Self.nested).first
    let shown = nested.map { name in rows.flatMap { $0[name].map { Array($0.elements) } ?? [] } } ?? rows
    columns = Self.columns(of: shown, within: terminal.columns - (nested == nil ? 0 : Self.gap))
  }

  /// The headings on a line; empty without columns.
  var heading: String {
    columns.isEmpty ? "" : indent + terminal.styled(line(columns.map { Self.heading(of: $0.name) }), .heading) + "\n"
  }

  /// The rows, a line each.
  func lines(_ rows: [JSONValue]) -> String {
    rows.map { row in
      guard let nested else { return line(of: row) }
      let title = Self.summary(row, without: nested).shortened(to: terminal.columns)
      return terminal.styled(title, .heading) + "\n" + (row[nested].map { $0.elements.map(line) } ?? []).joined()
    }.joined()
  }

  private var indent: String { nested == nil ? "" : String(repeating: " ", count: Self.gap) }

  private func line(of row: JSONValue) -> String {
    let cells = columns.map { row[$0.name].flatMap(Self.cell) ?? "" }
    guard let first = cells.first, let width = columns.first?.width else { return "" }
    // The id is what one goes on with; the rest is what one reads.
    let id = columns[0].name == "id" ? terminal.styled(first.fitted(to: width), .name) : first.fitted(to: width)
    let rest = zip(cells, columns).dropFirst().map { $0.fitted(to: $1.width) }
    return indent + ([id] + rest).joined(separator: "  ").trimmingEnd + "\n"
  }

  private func line(_ cells: [String]) -> String {
    zip(cells, columns).map { $0.fitted(to: $1.width) }.joined(separator: "  ").trimmingEnd
  }

  /// A row on one line: its title and id, then what else is short.
  private static func summary(_ row: JSONValue, without nested: String) -> String {
    let names = ordered(Set(row.members.map(\.name)).subtracting([nested]), as: row.members.map(\.name))
    return (names.dropFirst().prefix(1) + names.prefix(1) + names.dropFirst(2)).compactMap { row[$0].flatMap(cell) }
      .filter { $0.columns <= 60 }.joined(separator: " · ")
  }

  private static func nested(_ row: JSONValue) -> String? {
    row.members.first { member in
      member.value.kind == .array && member.value.count > 0
        && member.value.elements.allSatisfy { $0["id"] != nil && $0["startsAt"] != nil }
    }?.name
  }

  private static func columns(of rows: [JSONValue], within width: Int) -> [Column] {
    var names: [String] = []
    var widths: [String: Int] = [:]
    for row in rows {
      for (name, value) in row.members where !isLeftOut(name) {
        guard let cell = cell(value) else { continue }
        if widths[name] == nil { names.append(name) }
        widths[name] = max(widths[name] ?? heading(of: name).columns, cell.columns)
      }
    }
    if widths["startsAtLocal"] != nil { widths["startsAt"] = nil }
    // What is the same as the title in every row says nothing more.
    if let title = titles.first(where: { widths[$0] != nil }) {
      for name in names
      where name != title && rows.allSatisfy({ $0[name] == nil || $0[name]?.string == $0[title]?.string }) {
        widths[name] = nil
      }
    }
    var columns: [Column] = []
    var used = 0
    for name in ordered(Set(widths.keys), as: names) {
      guard let wanted = widths[name] else { continue }
      let left = width - used - (columns.isEmpty ? 0 : gap)
      let isTitle = titles.contains(name)
      let given = isTitle ? min(wanted, max(left, narrowestTitle), 48) : wanted
      // Long texts, such as a movie's plot, are no cells.
      guard isTitle || columns.isEmpty || (given <= left && given <= 60) else { continue }
      columns.append(Column(name: name, width: given))
      used += given + (columns.count == 1 ? 0 : gap)
    }
    return columns
  }

  private static func ordered(_ names: Set<String>, as order: [String]) -> [String] {
    let first = ["id"] + titles + ["startsAtLocal"]
    return first.filter(names.contains) + order.filter { names.contains($0) && !first.contains($0) }
  }

  private static let titles = ["title", "name", "movieTitle"]

  /// Addresses, the ids of other things, and what only a program wants.
  private static func isLeftOut(_ name: String) -> Bool {
    ["Url", "Path", "Id"].contains(where: name.hasSuffix) || ["slug", "tagline", "popularity"].contains(name)
  }

  private static func heading(of name: String) -> String {
    switch name {
    case "distanceKilometres": "km"
    case "runtimeMinutes": "minutes"
    case "startsAtLocal": "starts"
    case "endsAtLocal": "ends"
    case "releaseDate": "released"
    default: name
    }
  }

  /// A scalar, or the names in a list; nil for what is no cell.
  private static func cell(_ value: JSONValue) -> String? {
    switch value.kind {
    case .string: value.string.map { $0.withoutOffset.forTerminal }
    case .number: value.raw.description
    case .boolean: value.boolean == true ? "yes" : "no"
    case .array:
      value.elements.compactMap { ($0.string ?? $0["name"]?.string)?.forTerminal }.joined(separator: ", ").nilIfEmpty
    case .null, .object: nil
    }
  }
}

extension String {
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }

  /// A local time such as `2026-11-21T19:00:00-06:00` as the clock there shows it, `2026-11-21 19:00`; other text as it
  /// is.
  fileprivate var withoutOffset: String {
    guard utf8.count == 25, Day(prefix(10)) != nil, dropFirst(10).first == "T",
      ClockTime(dropFirst(11).prefix(5)) != nil, UTCOffset(suffix(6)) != nil
    else { return self }
    return prefix(10) + " " + dropFirst(11).prefix(5)
  }

  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
