// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// The rows of a list as a table that fits the terminal. Has as many of the columns that the contract declares as there
/// is room for.
///
/// A row that has rows of its own, such as a movie with its showings, becomes a line with a table below it.
struct TerminalTable {
  /// A column and the width that it has here.
  private typealias Shown = (column: RowColumn, width: Int)

  private let terminal: Terminal
  private let text: CellText
  private let shown: [Shown]
  private let summaryColumns: [RowColumn]
  /// The member with the rows' own rows; nil if they have none.
  private let nested: String?
  private static let gap = 2
  /// The width to which a title is cut at most: it can still be recognized.
  private static let narrowestTitle = 16
  /// The width of a time after midnight, such as `00:15 +1`, which a later page may have.
  private static var timeWidth: Int { Wording.current.usesTwelveHours == true ? 11 : 8 }

  /// - Parameters:
  ///   - rows: the first rows, which set the columns and widths. Cells of later rows are cut to these.
  ///   - declared: the declared columns; if there are none, each member of the rows is a column.
  ///   - day: the day of the list. Times on it are shown without a date.
  ///   - party: the number of people that totals are for; nil for one.
  init(of rows: [JSONValue], _ declared: RowColumns, on day: Day? = nil, party: Int? = nil, for terminal: Terminal) {
    self.terminal = terminal
    text = CellText(day: day, party: party)
    nested = declared.nested?.member
    summaryColumns = declared.columns
    let tableRows = declared.nested.map { nested in
      rows.flatMap { $0[nested.member].map { Array($0.elements) } ?? [] }
    }
    var columns = declared.nested?.columns ?? declared.columns
    if columns.isEmpty {
      let names = rows.flatMap { $0.members.map(\.name) }
      columns = names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.map { RowColumn(member: $0) }
    }
    shown = Self.fitting(
      columns, tableRows ?? rows, text, within: terminal.columns - (declared.nested == nil ? 0 : Self.gap))
  }

  /// The headings on a line; empty without columns.
  var heading: String {
    guard !shown.isEmpty else { return "" }
    return indent + terminal.styled(Self.line(shown.map { $0.column.shownHeading.fitted(to: $0.width) }), .heading)
      + "\n"
  }

  /// A line for each row; with nested rows, its summary and a line for each of these.
  func lines(_ rows: [JSONValue]) -> String {
    rows.map { row in
      guard let nested else { return line(of: row) }
      let title = summary(of: row).shortened(to: terminal.columns)
      return terminal.styled(title, .heading) + "\n" + (row[nested].map { $0.elements.map(line) } ?? []).joined()
    }.joined()
  }

  private var indent: String { nested == nil ? "" : String(repeating: " ", count: Self.gap) }

  private func line(of row: JSONValue) -> String {
    let cells = shown.map { column, width in
      let cell = (text.cell(of: row, in: column) ?? "").fitted(to: width)
      // The id stands out, since further calls need it.
      return column.isID ? terminal.styled(cell, .name) : cell
    }
    return cells.isEmpty ? "" : indent + Self.line(cells) + "\n"
  }

  /// A row on one line: its title and id, then its other short cells.
  private func summary(of row: JSONValue) -> String {
    let cells = summaryColumns.compactMap { column in text.cell(of: row, in: column).map { (column, $0) } }
    let rest = cells.dropFirst(2).filter { $0.1.columns <= 60 }.map { column, text in
      switch column.heading {
      case "minutes": "\(text) min"
      case "rating": "rated \(text)"
      case "my rating": "rated \(text) by me"
      default: text
      }
    }
    return (cells.prefix(2).map(\.1).reversed() + rest).joined(separator: " · ")
  }

  private static func line(_ cells: [String]) -> String {
    String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
  }

  private static func fitting(
    _ columns: [RowColumn], _ rows: [JSONValue], _ text: CellText, within width: Int
  ) -> [Shown] {
    let title = columns.first { !$0.isID }.flatMap { $0.format == .text ? $0 : nil }
    var shown: [Shown] = []
    var used = 0
    for column in columns {
      let cells = rows.map { text.cell(of: $0, in: column) }
      let texts = cells.compactMap(\.self)
      guard !texts.isEmpty else { continue }
      // Leave out columns that add nothing: the same theatre in all rows, or a repetition of the title.
      if column.isOmittedIfSame, texts.count > 1, Set(texts).count == 1 { continue }
      if let title, column != title, !column.isID,
        zip(rows, cells).allSatisfy({ $1 == nil || $1 == text.cell(of: $0, in: title) })
      {
        continue
      }
      let isTime = column.format == .time && texts.contains { $0.columns <= timeWidth }
      let wanted = ([column.shownHeading] + texts).map(\.columns).max() ?? 0
      let left = width - used - (shown.isEmpty ? 0 : gap)
      let isTitle = column == title
      let least = isTime ? timeWidth : 0
      let given = isTitle ? min(wanted, max(left, narrowestTitle), 48) : max(wanted, least)
      // Leave out columns that don't fit, and long texts, such as lists of names.
      guard isTitle || shown.isEmpty || (given <= left && given <= 60) else { continue }
      shown.append((column, given))
      used += given + (shown.count == 1 ? 0 : gap)
    }
    return shown
  }
}

extension RowColumn {
  fileprivate var isID: Bool { heading == "id" }
}

/// Writes the cells of a table as text without control characters.
private struct CellText {
  /// The day of the list. Times on it are shown without a date.
  let day: Day?
  /// The number of people that totals are for; nil for one.
  let party: Int?

  /// The text of a row's cell; nil if it has none.
  func cell(of row: JSONValue, in column: RowColumn) -> String? {
    guard let value = column.value(in: row) else { return nil }
    switch column.format {
    case .text: return Self.text(value)
    case .time: return value.string.map { localTime($0) ?? $0.forTerminal }
    case .place:
      let parts = [value["city"]?.string, value["state"]?.string].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ").forTerminal
    case .tenths:
      return value.double.map { number in
        (column.isDistance ? Wording.current.distance(kilometres: number) : number).rounded(toDigits: 1)
      }
    case .prices:
      let prices = value.elements.compactMap { ticket in
        ticket["type"]?.string.flatMap { type in
          ticket["price"]?.double.map { "\(type.forTerminal) \($0.dollars)" }
        }
      }
      return prices.isEmpty ? nil : prices.joined(separator: ", ")
    case .money: return Money(totalOf: row)?.text(for: party)
    }
  }

  /// A scalar as text, a list as the names of its elements; nil for an object or an empty list.
  private static func text(_ value: JSONValue) -> String? {
    switch value.kind {
    case .string: return value.string?.forTerminal
    case .number: return value.raw.description
    case .boolean: return value.boolean == true ? "yes" : "no"
    case .array:
      let names = value.namesOfElements
      return names.isEmpty ? nil : names.joined(separator: ", ").forTerminal
    case .null, .object: return nil
    }
  }

  /// A local time such as `2026-11-21T19:00:00-06:00` as the clock there shows it: `2026-11-21 19:00`, but `19:00` on
  /// the list's day and `00:15 +1` on the day after; nil for text in another form.
  private func localTime(_ text: String) -> String? {
    guard Timestamp(text)?.offset != nil, let local = LocalTime(text) else { return nil }
    if local.day == day { return local.time.reading }
    return local.day == day?.adding(days: 1) ? "\(local.time.reading) +1" : "\(local.day) \(local.time.reading)"
  }
}
