// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A presentation as text for a terminal: a title and notes, then a table, a page of facts or an auditorium, and the
/// commands to go on with. It knows no method and no member of an answer.
struct PresentationPage {
  let presentation: JSONValue
  let terminal: Terminal
  /// Whether the rows' ids are shown where they take the place of other columns, too.
  let showsIDs: Bool

  /// The whole of a result.
  /// - Parameter isContinued: whether rows of the same list stand above; only notes and requests follow then.
  func text(isContinued: Bool = false) -> String {
    if presentation["form"]?.string == "list" {
      let table = PresentationTable(presentation, terminal, showsIDs: showsIDs)
      let head = isContinued ? [] : [title]
      let rows = table.heading + table.text(presentation)
      return (head + notes).map { $0 + "\n" }.joined() + (isContinued ? "" : rows) + next(isOfList: true)
    }
    let facts = [title] + notes + self.facts
    let about = [presentation["text"]?.string.map(wrapped)].compactMap(\.self)
    let hall = HallDrawing(presentation, terminal).lines
    let parts =
      [facts, about] + sections + [groups, hall, next(isOfList: false).split(separator: "\n").map(String.init)]
    return parts.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// The lines above the rows of a stream.
  func head() -> String { ([title] + notes).map { $0 + "\n" }.joined() }

  private var title: String { terminal.sentence(presentation["title"]?.string ?? "", .heading) }

  private var notes: [String] {
    presentation["notes"]?.elements.compactMap { $0.string.map { terminal.sentence($0, .dim) } } ?? []
  }

  /// Facts without a label on one line, then the others with their labels in a column.
  private var facts: [String] {
    let facts =
      presentation["facts"]?.elements.map { (label: $0["label"]?.string, text: $0["text"]?.string ?? "") } ?? []
    let plain = facts.filter { $0.label == nil }.map(\.text).joined(separator: " · ")
    let width = facts.compactMap { $0.label?.columns }.max() ?? 0
    let lines = facts.compactMap { fact in
      fact.label.map { label in
        let margin = String(repeating: " ", count: width + 2)
        let lines = fact.text.wrapped(to: terminal.columns - width - 2).split(separator: "\n")
        return terminal.styled(label.fitted(to: width), .name) + "  " + lines.joined(separator: "\n" + margin)
      }
    }
    return (plain.isEmpty ? [] : [terminal.sentence(plain, .dim)]) + lines
  }

  private var sections: [[String]] {
    presentation["sections"]?.elements.map { section in
      let table = PresentationTable(section, terminal, showsIDs: showsIDs)
      let text = table.heading + table.text(section, most: Self.mostOfSection)
      return [terminal.styled(section["heading"]?.string ?? "", .heading)]
        + text.split(separator: "\n").map(String.init)
    } ?? []
  }

  private static let mostOfSection = 12

  /// The groups of seats that are best for a party.
  private var groups: [String] {
    presentation["groups"]?.elements.map { group in
      let facts = group["facts"]?.elements.compactMap { $0["text"]?.string } ?? []
      let line = ([group["heading"]?.string ?? ""] + facts).joined(separator: " · ")
      return line.wrapped(to: max(terminal.columns - 2, 40)).replacing("\n", with: "\n  ")
    } ?? []
  }

  private func wrapped(_ text: String) -> String { text.wrapped(to: max(terminal.columns, 40)) }

  /// The commands that go on from the whole, as one types them; for what is asked there is a word in capitals.
  private func next(isOfList: Bool) -> String {
    let requests = presentation["next"]?.elements.filter { !isOfList || $0["ask"] == nil } ?? []
    guard !requests.isEmpty else { return "" }
    let lines = requests.compactMap { request -> String? in
      let title = request["title"]?.string ?? ""
      guard let method = request["method"]?.string else { return request["url"]?.string.map { "  \(title): \($0)" } }
      let given =
        request["params"]?.members.filter { $0.name != "presentation" }.map { argument($0.name, $0.value) } ?? []
      let asked = request["ask"]?["member"]?.string.map { ["\($0.dropFirst())=\($0.dropFirst().uppercased())"] } ?? []
      return "  " + terminal.next.call(([method] + given + asked).joined(separator: " ")) + "  # \(title)"
    }
    return terminal.styled("Next:", .dim) + "\n" + lines.map { $0 + "\n" }.joined()
  }

  private static let longestArgument = 1000

  /// `place='Olathe, KS'`, as a shell reads it.
  private func argument(_ name: String, _ value: JSONValue) -> String {
    let text = (value.string ?? value.raw.description).asLine(upTo: Self.longestArgument)
    let isPlain = text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_.:/+".utf8.contains($0) }
    return isPlain && !text.isEmpty ? "\(name)=\(text)" : "\(name)='\(text.replacing("'", with: #"'\''"#))'"
  }
}

/// The rows of a presentation as a table that fits the terminal: the columns in their order, as far as there is room.
struct PresentationTable {
  private struct Shown {
    let position: Int
    let heading: String
    let isAtEnd: Bool
    /// Whether its texts are wrapped rather than cut.
    let isWrapped: Bool
    var width: Int

    var narrowest: Int { isWrapped ? 40 : 16 }
  }

  /// The columns that are kept even if their texts have to be cut.
  private static let kept = 5
  private static let gap = 2
  /// Beside the time of an event, in however narrow a terminal.
  private static let narrowestSentence = 16
  /// A column beyond the first ones has no longer texts.
  private static let widestOfRest = 60

  private let terminal: Terminal
  private let isGrouped: Bool
  private let hasRows: Bool
  private var shown: [Shown] = []
  private var idWidth = 0
  /// Whether each row is a time and a sentence, so that nothing else is shown.
  private let isLog: Bool

  /// - Parameter list: a list or a section, whose rows set the widths; rows of later pages are cut to these.
  init(_ list: JSONValue, _ terminal: Terminal, showsIDs: Bool) {
    self.terminal = terminal
    let rows = list["rows"]?.elements.map { $0 } ?? []
    hasRows = !rows.isEmpty
    isGrouped = rows.contains { $0["group"] != nil }
    let cells = rows.map { $0["cells"]?.elements.map { $0.string ?? "" } ?? [] }
    let columns = list["columns"]?.elements.map { $0 } ?? []
    isLog = columns.first?["kind"]?.string == "moment"
    let all = columns.enumerated().compactMap { position, column -> Shown? in
      let width = cells.map { position < $0.count ? $0[position].columns : 0 }.max() ?? 0
      let heading = column["heading"]?.string ?? ""
      guard width > 0 || rows.isEmpty else { return nil }
      return Shown(
        position: position, heading: heading, isAtEnd: column["align"]?.string == "end",
        isWrapped: column["kind"]?.string == "sentence",
        width: max(width, heading.columns))
    }
    let room = terminal.columns - (isGrouped ? Self.gap : 0)
    // An id that names no provider, such as a number, is for programs.
    let named = rows.compactMap { $0["id"]?.string }.filter { $0.contains(":") }
    let ids = named.map(\.columns).max().map { $0 + Self.gap } ?? 0
    if showsIDs { idWidth = ids }
    let left = room - idWidth
    if isLog {
      shown = Array(all.prefix(2))
      // Sentences that come later are longer.
      if shown.count > 1 { shown[1].width = max(left - shown[0].width - Self.gap, Self.narrowestSentence) }
      return
    }
    let first = all.prefix(Self.kept)
    let narrowed = (0..<first.count).map { Self.narrowed(Array(first.dropLast($0)), to: left) }
    shown = narrowed.first { Self.width($0) <= left } ?? narrowed.last ?? []
    if idWidth == 0, Self.width(shown) + ids <= room { idWidth = ids }
    for column in all.dropFirst(Self.kept) where column.width <= Self.widestOfRest {
      guard Self.width(shown + [column]) + idWidth <= room else { break }
      shown.append(column)
    }
  }

  /// The columns in as much room as there is, the widest cut first, but none below its narrowest.
  private static func narrowed(_ columns: [Shown], to room: Int) -> [Shown] {
    var columns = columns
    while width(columns) > room {
      let wide = columns.indices.filter { columns[$0].width > columns[$0].narrowest }
      guard let widest = wide.max(by: { columns[$0].width < columns[$1].width }) else { break }
      let excess = width(columns) - room
      columns[widest].width = max(columns[widest].narrowest, columns[widest].width - excess)
    }
    return columns
  }

  private static func width(_ columns: [Shown]) -> Int {
    columns.reduce(0) { $0 + $1.width } + gap * max(0, columns.count - 1)
  }

  private var indent: String { String(repeating: " ", count: isGrouped ? Self.gap : 0) }

  /// The headings on a line; empty without columns, and above events.
  var heading: String {
    guard hasRows, !shown.isEmpty, !isLog else { return "" }
    return indent + terminal.styled(line(shown.map(\.heading), id: "id"), .heading) + "\n"
  }

  /// A line for each row; rows of a group stand below its heading.
  /// - Parameters:
  ///   - last: the group that the rows above belong to.
  ///   - most: the most rows.
  func text(_ list: JSONValue, after last: String? = nil, most: Int = .max) -> String {
    let groups = list["groups"]?.elements.map { $0 } ?? []
    var headings: [String: JSONValue] = [:]
    for group in groups { if let id = group["id"]?.string { headings[id] = group } }
    var open = groups[...]
    var current = last
    var text = ""
    let rows = list["rows"]?.elements.map { $0 } ?? []
    for row in rows.prefix(most) {
      if let id = row["group"]?.string, id != current {
        // Groups without rows stand in their place, too.
        while let group = open.popFirst() {
          if group["id"]?.string != current { text += self.heading(of: group) }
          if group["id"]?.string == id { break }
        }
        current = id
      }
      text += line(of: row)
    }
    for group in open where group["id"]?.string != current { text += self.heading(of: group) }
    return rows.count > most ? text + terminal.styled("… and \(rows.count - most) more", .dim) + "\n" : text
  }

  private func heading(of group: JSONValue) -> String {
    let facts =
      group["facts"]?.elements.compactMap { fact in
        fact["text"]?.string.map { text in fact["label"]?.string.map { "\($0) \(text)" } ?? text }
      } ?? []
    let marks = group.strings("marks")
    return terminal.sentence(([group["heading"]?.string ?? ""] + facts + marks).joined(separator: " · "), .heading)
      + "\n"
  }

  private func line(of row: JSONValue) -> String {
    let cells = row["cells"]?.elements.map { $0.string ?? "" } ?? []
    let texts = shown.map { column -> [String] in
      let text = column.position < cells.count ? cells[column.position] : ""
      return column.isWrapped ? text.wrapped(to: column.width).split(separator: "\n").map(String.init) : [text]
    }
    let marks = row.strings("marks")
    let isDim = marks.contains { ["soldOut", "cancelled", "seen"].contains($0) }
    return (0..<(texts.map(\.count).max() ?? 1)).map { number in
      let id = number == 0 ? row["id"]?.string : nil
      let line = line(texts.map { $0.dropFirst(number).first ?? "" }, id: id ?? "")
      return indent + (isDim ? terminal.styled(line, .dim) : line) + "\n"
    }.joined()
  }

  private func line(_ texts: [String], id: String) -> String {
    var cells = zip(shown, texts).map { column, text in
      let cut = text.shortened(to: column.width)
      let blanks = String(repeating: " ", count: max(0, column.width - cut.columns))
      return column.isAtEnd ? blanks + cut : cut + blanks
    }
    if idWidth > 0 { cells.append(id) }
    let line = cells.joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }
}

/// The map of an auditorium.
private struct HallDrawing {
  let lines: [String]

  private static let signs = [
    "best": "◆", "chosen": "◆", "wheelchair": "w", "companion": "c", "loveSeatLeft": "(", "loveSeatRight": ")",
  ]

  init(_ presentation: JSONValue, _ terminal: Terminal) {
    guard let rows = presentation["hall"], rows.count > 0 else {
      lines = []
      return
    }
    let width = rows.elements.compactMap { $0["row"]?.string?.columns }.max() ?? 0
    var drawn: [String] = []
    var most = 6
    for row in rows.elements {
      var places = ""
      var column = 1
      for seat in row["seats"]?.elements.map({ $0 }) ?? [] {
        let place = seat["column"]?.integer ?? column
        // An auditorium has no thousand seats in a row.
        places += String(repeating: " ", count: min(max(0, place - column), 1000))
        column = place &+ 1
        places += Self.drawn(seat, terminal)
      }
      most = max(most, column - 1)
      drawn.append(terminal.styled((row["row"]?.string ?? "").fitted(to: width), .name) + "  " + places)
    }
    let screen =
      String(repeating: " ", count: width + 2) + terminal.styled(String(repeating: "▁", count: min(most, 1000)), .dim)
    let meanings =
      presentation["legend"]?.elements.compactMap { entry -> String? in
        entry["mark"]?.string.flatMap { Self.signs[$0] }.map { "\($0) \(entry["text"]?.string ?? "")" }
      } ?? []
    lines = [screen + "  screen"] + drawn + ["", (["o free", "x taken"] + meanings).joined(separator: ", ")]
  }

  private static func drawn(_ seat: JSONValue, _ terminal: Terminal) -> String {
    guard seat["free"]?.boolean == true else { return terminal.styled("x", .dim) }
    let sign = seat["marks"]?.elements.reversed().lazy.compactMap { $0.string.flatMap { signs[$0] } }.first
    return sign == "◆" ? terminal.styled("◆", .heading) : sign ?? "o"
  }
}

extension Terminal {
  /// A text that stands alone. What goes on below begins with dots, so that no text of others begins a line.
  fileprivate func sentence(_ text: String, _ style: Style) -> String {
    guard text.columns > columns else { return styled(text, style) }
    let lines = text.wrapped(to: max(columns - 4, 20)).split(separator: "\n")
    return lines.enumerated().map { styled(($0 > 0 ? "  … " : "") + $1, style) }.joined(separator: "\n")
  }
}
