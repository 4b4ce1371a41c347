// SPDX-License-Identifier: MIT
import Contract
import JSON

/// An answer of the contract as its presentation shows it to people, in lines for a model: the same words, prices and
/// counts, and the ids that a next call needs.
struct PresentedText: Sendable {
  private let presentation: JSONValue
  private let columns: [Column]
  private let rows: [JSONValue]

  private struct Column: Sendable {
    let name: String
    let heading: String
    let position: Int
    let json: JSONValue
    /// Whether its cells are names, which a neighbour may repeat: an original title, the title of a match.
    let isName: Bool

    init(_ json: JSONValue, at position: Int) {
      self.json = json
      name = json["name"]?.string ?? ""
      heading = json["heading"]?.string ?? ""
      self.position = position
      isName = ["text", "year"].contains(json["kind"]?.string ?? "")
    }
  }

  /// That of an answer which has no presentation.
  static let none = PresentedText(.null)

  /// `none` for an answer that has no presentation.
  /// - Parameter answer: how old it is the result says elsewhere (`AgeRecorder`).
  init(_ answer: RawJSON, of method: String, _ params: RawJSON, in contract: any ContractCaller) {
    let bare = RawJSON { writer in
      writer.object { writer in
        for (name, value) in answer.value.members where name != "ageSeconds" && name != "stale" {
          writer.member(name, value)
        }
      }
    }
    self.init(contract.presented(bare, of: method, params)?.value["presentation"] ?? .null)
  }

  /// - Parameter presentation: a list, a section of a thing, or a thing.
  private init(_ presentation: JSONValue) {
    self.presentation = presentation
    columns = presentation["columns"]?.elements.enumerated().map { Column($1, at: $0) } ?? []
    rows = presentation["rows"]?.elements.map { $0 } ?? []
  }

  var isEmpty: Bool { presentation.isNull }
  var isList: Bool { presentation["form"]?.string == "list" }

  /// What the view draws of the presentation, in its members. It sends requests of its own, so `next` is left out.
  /// - Parameter ids: of the rows to keep; nil for all.
  func words(of ids: Set<String>? = nil) -> RawJSON {
    let used = columns.filter { Self.drawn.contains($0.name) }
    return RawJSON { writer in
      writer.object { writer in
        for name in ["form", "title", "notes", "facts"] { writer.member(name, presentation[name]) }
        writer.member("columns", used.map(\.json))
        writer.member("groups", presentation["groups"].map { Self.groupMembers.of($0) })
        writer.array("rows") { writer in
          for row in rows where ids?.contains(row["id"]?.string ?? "") ?? true {
            writer.object { writer in
              writer.member("id", row["id"])
              writer.member("cells", used.map { row.cell($0.position) ?? "" })
            }
          }
        }
      }
    }
  }

  /// The columns that the view draws.
  private static let drawn: Set<String> = [
    "year", "rating", "length", "certification", "availability", "myRating", "total",
  ]
  private static let groupMembers = MemberSelection(["id", "heading", "facts"])

  // MARK: - Lists

  /// The cell of a row; nil if it is empty or the row has no such column.
  func cell(_ name: String, of row: Int) -> String? {
    guard row < rows.count, let column = columns.first(where: { $0.name == name }) else { return nil }
    return rows[row].cell(column.position)
  }

  /// `17:15 IMAX $57.87 + fees available`
  func cells(_ names: [String], of row: Int) -> [String] { names.compactMap { cell($0, of: row) } }

  /// The heading and the facts of a group: `Dune (2021) · PG-13 · 155 min`.
  func group(_ position: Int) -> String { presentation["groups"]?[position].map(Self.line) ?? "" }

  private static func line(_ group: JSONValue) -> String {
    ([group["heading"]?.string ?? ""] + facts(of: group, separator: " ")).joined(separator: " · ")
  }

  /// The groups of seats that are best for a party: `E6, E7, E8: $58.14 for 3 + fees · in the middle of row E`.
  func groups(_ most: Int) -> [String] {
    presentation["groups"]?.elements.prefix(most).map { group in
      let facts = Self.facts(of: group, separator: " ").joined(separator: " · ")
      return (group["heading"]?.string ?? "") + (facts.isEmpty ? "" : ": " + facts)
    } ?? []
  }

  /// The headings, then a line for each row, its id last. Columns without a value are left out, and of long rows the
  /// less important ones, as on a narrow screen.
  func table(_ most: Int = .max) -> [String] {
    let shown = rows.prefix(most)
    guard !shown.isEmpty else { return [] }
    var used = columns.filter { column in
      shown.contains { row in
        row.cell(column.position).map { cell in
          !column.isName || !(0..<column.position).contains { row.cell($0) == cell }
        } ?? false
      }
    }
    while used.count > Self.fewestColumns, length(of: used) > Self.rowLength { used.removeLast() }
    let hasIDs = shown.contains { $0["id"] != nil }
    let lines = shown.map { row in
      (used.map { row.cell($0.position).map { TextValue.cell($0, to: 1000) } ?? "-" }
        + (hasIDs ? [row["id"]?.string ?? "-"] : [])).joined(separator: " | ")
    }
    return [(used.map(\.heading) + (hasIDs ? ["id"] : [])).joined(separator: " | ")] + lines
  }

  private static let fewestColumns = 6
  /// The mean length of a row that needs no more than its most important columns, in bytes.
  private static let rowLength = 130

  /// The mean length of all rows, so that a part of them has the same columns.
  private func length(of columns: [Column]) -> Int {
    let bytes = rows.reduce(0) { sum, row in
      columns.reduce(sum) { $0 + 3 + (row.cell($1.position)?.utf8.count ?? 0) } + (row["id"]?.string?.utf8.count ?? 0)
    }
    return bytes / rows.count
  }

  // MARK: - Things

  /// The title with the ids, the facts, the text and the sections, as much as there is room for.
  /// - Parameters:
  ///   - ids: by which it is known.
  ///   - labels: of facts that stand elsewhere.
  func thing(_ ids: [String], excluding labels: Set<String>) -> [String] {
    let text = presentation["text"]?.string.map { TextValue.quotation($0, to: 2000) }
    let head =
      [([title] + ids).joined(separator: " · ")] + facts(excluding: labels) + [text].compactMap(\.self) + notes
    let all = [25, 10, 5, 2].lazy.map { head + parts(rows: $0) }
    return all.first { $0.reduce(0) { $0 + $1.utf8.count + 1 } <= ResultContent.rowByteLimit } ?? head
  }

  /// The sections and the auditorium.
  private func parts(rows most: Int) -> [String] {
    (presentation["sections"]?.elements.flatMap { Self.section($0, most) } ?? []) + hall
  }

  var title: String { presentation["title"]?.string ?? "" }

  /// Sentences about the whole.
  var notes: [String] { presentation["notes"]?.elements.compactMap { $0.string.map { "(\($0))" } } ?? [] }

  /// `length: 126 min`, for each fact.
  func facts(excluding labels: Set<String>) -> [String] { Self.facts(of: presentation, excluding: labels) }

  /// - Parameter separator: stands between a label and its text.
  private static func facts(
    of object: JSONValue, excluding labels: Set<String> = [], separator: String = ": "
  ) -> [String] {
    let facts = object["facts"]?.elements.filter { !labels.contains($0["label"]?.string ?? "") } ?? []
    return facts.compactMap { fact in
      fact["text"]?.string.map { text in fact["label"]?.string.map { $0 + separator + text } ?? text }
    }
  }

  private static func section(_ section: JSONValue, _ most: Int) -> [String] {
    let part = PresentedText(section)
    let rest = part.rows.count - most
    return [(section["heading"]?.string ?? "") + ":"] + part.table(most) + (rest > 0 ? ["(\(rest) more)"] : [])
  }

  /// The free seats of each row, the first nearest to the screen.
  private var hall: [String] {
    presentation["hall"]?.elements.map { row in
      let free = row["seats"]?.elements.filter { $0["free"]?.boolean == true }.map { seat in
        let marks = seat["marks"]?.elements.compactMap(\.string).filter { ["wheelchair", "companion"].contains($0) }
        return (seat["name"]?.string ?? "\(seat["column"]?.integer ?? 0)") + (marks?.first.map { " (\($0))" } ?? "")
      }
      let names = free.flatMap { $0.nilIfEmpty?.joined(separator: " ") }
      return "row \(row["row"]?.string ?? ""): \(names ?? "none free")"
    } ?? []
  }
}

extension JSONValue {
  /// The text of a cell of this row; nil if it is empty.
  fileprivate func cell(_ position: Int) -> String? {
    self["cells"]?[position]?.string.flatMap { $0.nilIfEmpty }
  }
}
