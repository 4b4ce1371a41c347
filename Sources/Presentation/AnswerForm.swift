// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// The presentation of one answer: a list, a thing or an auditorium.
struct AnswerForm {
  let presenter: Presenter
  /// The answer as it is sent.
  let answer: JSONValue
  let cells: CellText
  let requests: NextRequests

  init(_ presenter: Presenter, _ answer: JSONValue) {
    self.presenter = presenter
    self.answer = answer
    let days = Set(["untilDate", "days"])
    let isOfDays = answer["untilDate"] != nil || presenter.params.contains { days.contains($0.name) }
    cells = CellText(
      day: isOfDays ? nil : answer["date"]?.string.flatMap { Day($0) }, context: presenter.context)
    requests = NextRequests(presenter, answer, cells)
  }

  func write(to writer: inout JSONWriter) {
    let kind = answer["kind"]?.string
    let view = presenter.views[presenter.view.model]
    if presenter.view.isList {
      let item = kind == "partial" ? answer["item"] : nil
      writeList(item.map { [$0] } ?? answer["items"]?.elements.map { $0 } ?? [], view, empty: view.empty, &writer)
    } else if let rows = view.rows {
      let found = rows.path.value(in: answer)
      let items = found?.kind == .object ? found.map { [$0] } : found?.elements.map { $0 }
      writeList(items ?? [], presenter.views[rows.model], empty: view.empty, &writer)
    } else {
      let thing = kind == "partial" ? answer["item"] ?? answer : answer
      writeThing(thing, view, &writer)
    }
  }

  // MARK: - Lists

  /// - Parameter empty: The sentence in the place of rows: of the whole answer, whose rows may be of another model.
  private func writeList(_ items: [JSONValue], _ view: View, empty: String?, _ writer: inout JSONWriter) {
    let rowView = view.groups.map { presenter.views[$0.model] } ?? view
    let columns = shown(rowView.columns)
    writer.object { writer in
      writer.member("form", "list")
      writer.member("sentences", "en")
      writer.member("title", listTitle)
      writeNotes(columns, items.isEmpty ? empty : nil, credit(of: items, view), &writer)
      write(columns, to: &writer)
      if let part = view.groups {
        writeGroups(items, view, &writer)
        let next = requests.prepared(rowView.next, on: .row)
        let rows = items.flatMap { item in (part.path.value(in: item)?.elements.map { $0 } ?? []).map { (item, $0) } }
        if !rows.isEmpty {
          writer.objects("rows", rows) { row, writer in
            write(row.1, of: row.0, group: id(of: row.0, view), rowView, columns, next, &writer)
          }
        }
      } else if !items.isEmpty {
        writeRows(items, rowView, columns, &writer)
      }
      requests.writeWhole(answer, to: &writer)
    }
  }

  /// Columns depend on the request alone, never on the rows of a page.
  private func shown(_ columns: [View.Column]) -> [View.Column] {
    let given = Set(requests.given.map(\.name))
    return columns.filter { column in
      (column.parameters.isEmpty || column.parameters.contains(where: given.contains))
        && !(column.absentParameter.map(given.contains) ?? false)
    }
  }

  private func write(_ columns: [View.Column], to writer: inout JSONWriter) {
    var importance = 0
    writer.objects("columns", columns) { column, writer in
      importance += 1
      writer.member("name", column.name)
      writer.member("heading", column.heading)
      writer.member("align", column.format.isAtEnd ? "end" : "start")
      writer.member("kind", column.format.kind)
      writer.member("importance", importance)
    }
  }

  private func writeGroups(_ items: [JSONValue], _ view: View, _ writer: inout JSONWriter) {
    guard !items.isEmpty else { return }
    let next = requests.prepared(view.next, on: .row)
    writer.objects("groups", items) { item, writer in
      writer.member("id", id(of: item, view) ?? "")
      writer.member("heading", view.title?.text(of: item, cells).asLine() ?? "")
      write(texts(view.facts, of: item), to: &writer)
      let marks = writeMarks(of: item, view, &writer)
      requests.write(next, for: item, of: answer, marks: marks, to: &writer)
    }
  }

  private func writeRows(
    _ items: some Sequence<JSONValue>, _ view: View, _ columns: [View.Column], _ writer: inout JSONWriter,
    next: [NextView]? = nil
  ) {
    let next = requests.prepared(next ?? view.next, on: .row)
    writer.objects("rows", items) { row, writer in
      write(row, of: answer, group: nil, view, columns, next, &writer)
    }
  }

  private func write(
    _ row: JSONValue, of outer: JSONValue, group: String?, _ view: View, _ columns: [View.Column],
    _ next: [NextRequests.Prepared], _ writer: inout JSONWriter
  ) {
    writer.member("id", id(of: row, view))
    writer.member("group", group)
    writer.array("cells") { writer in
      for column in columns {
        writer.string(cells.text(column.path.value(in: row), column.format, in: row) ?? "")
      }
    }
    let marks = writeMarks(of: row, view, &writer)
    requests.write(next, for: row, of: outer, marks: marks, to: &writer)
  }

  private func id(of row: JSONValue, _ view: View) -> String? {
    guard let value = view.id.value(in: row) else { return nil }
    let id = value.string ?? (value.kind == .number ? value.raw.description : nil)
    // A film of one day is another group than that of another day.
    let day = view.groups == nil ? nil : row["date"]?.string
    return id.map { id in (day.map { "\(id) \($0)" } ?? id).asLine() }
  }

  private func writeMarks(of row: JSONValue, _ view: View, _ writer: inout JSONWriter) -> [String] {
    let marks = view.marks.filter { $0.isSet(in: row, of: presenter) }.map(\.name)
    if !marks.isEmpty { writer.member("marks", marks) }
    return marks
  }

  // MARK: - Things

  private func writeThing(_ thing: JSONValue, _ view: View, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("form", view.isAuditorium ? "auditorium" : "thing")
      writer.member("sentences", "en")
      let own = view.title?.text(of: thing, cells).asLine() ?? ""
      let title = presenter.view.title
      let changed = presenter.view.changes ? "\(title): \(own)" : own
      writer.member("title", (own.isEmpty ? title : changed).asLine())
      writer.member("text", view.text?.value(in: thing)?.string?.asLine(upTo: Self.textLength))
      let facts = texts(view.facts, of: thing).filter { own != $0.text && !own.hasPrefix($0.text + " (") }
      writeNotes([], facts.isEmpty ? view.empty : nil, credit(of: [thing], view), &writer)
      let marks = writeMarks(of: thing, view, &writer)
      write(facts, to: &writer)
      writeSections(view, of: thing, &writer)
      if view.isAuditorium { writeHall(&writer) }
      let next = requests.prepared(view.next, on: .thing)
      requests.write(next, for: thing, of: thing, marks: marks, limit: Self.mostOfThing, to: &writer)
    }
  }

  private static let textLength = 10_000
  private static let mostOfThing = 8

  private func writeSections(_ view: View, of thing: JSONValue, _ writer: inout JSONWriter) {
    let sections = view.sections.filter { ($0.rows.path.value(in: thing)?.count ?? 0) > 0 }
    guard !sections.isEmpty else { return }
    writer.objects("sections", sections) { section, writer in
      let rowView = presenter.views[section.rows.model]
      let columns = shown(rowView.columns)
      writer.member("heading", section.heading)
      write(columns, to: &writer)
      let rows = section.rows.path.value(in: thing)?.elements.map { $0 } ?? []
      writeRows(rows, rowView, columns, &writer, next: section.next)
    }
  }

  private typealias FactText = (label: String?, text: String)

  private func texts(_ facts: [View.Fact], of object: JSONValue) -> [FactText] {
    facts.compactMap { fact -> FactText? in
      let length = fact.format == .sentence ? Self.noteLength : String.cellLength
      return cells.text(fact.path.value(in: object), fact.format, in: object, upTo: length).map { (fact.label, $0) }
    }
  }

  private func write(_ facts: [FactText], to writer: inout JSONWriter) {
    guard !facts.isEmpty else { return }
    writer.objects("facts", facts) { fact, writer in
      writer.member("label", fact.label)
      writer.member("text", fact.text)
    }
  }

  /// The seats, and the groups of them that are best for the party.
  private func writeHall(_ writer: inout JSONWriter) {
    Hall(answer).write(to: &writer)
    guard let groups = answer["groups"], groups.count > 0 else { return }
    let view = presenter.views["SeatGroup"]
    let next = requests.prepared(view.next, on: .row)
    var number = 0
    writer.objects("groups", groups.elements) { group, writer in
      number += 1
      writer.member("id", "\(number)")
      writer.member("heading", Self.seats(of: group).asLine())
      let price = cells.text(group["price"] ?? answer["price"], .price, in: group)
      let texts = [price, cells.text(group["reason"], .text, in: group)].compactMap(\.self)
      writer.objects("facts", texts) { text, writer in writer.member("text", text) }
      requests.write(next, for: group, of: answer, marks: [], to: &writer)
    }
  }

  /// `E6, E7, F6`; with their rows where names have no letters, because other rows may have the same names.
  private static func seats(of group: JSONValue) -> String {
    let names = group.strings("seats")
    let blocks = group["blocks"]?.elements.map { $0 } ?? []
    if blocks.isEmpty || names.allSatisfy({ $0.contains(where: \.isLetter) }) { return names.joined(separator: ", ") }
    let texts = blocks.map { block in
      let seats = block.strings("seats")
      return "row \(block["row"]?.string ?? "") \(seats.count == 1 ? "seat" : "seats") \(seats.joined(separator: ", "))"
    }
    return texts.joined(separator: " and ")
  }

  // MARK: - Titles and notes

  /// `What's on · Olathe, KS · Sat 21 Nov, tonight`.
  private var listTitle: String {
    func given(_ name: String) -> String? { presenter.params.first { $0.name == name }?.value.value.string }
    let subject = ["query", "name", "movie", "prefix"].lazy.compactMap(given).first
    let word = given("date").flatMap { Self.wordsOfDays.contains($0.lowercased()) ? $0.lowercased() : nil }
    let first = answer["date"]?.string.flatMap { Day($0)?.reading }
    let last = answer["untilDate"]?.string.flatMap { Day($0)?.reading }
    let days = [first, last].compactMap(\.self).joined(separator: " – ")
    let day = [days.nilIfEmpty, word].compactMap(\.self).joined(separator: ", ")
    return [presenter.view.title, subject, answer["place"]?["name"]?.string, day.nilIfEmpty]
      .compactMap { $0?.asLine() }.joined(separator: " · ").asLine()
  }

  /// What people may want to read beside a date, unlike `friday`.
  private static let wordsOfDays =
    ["yesterday", "today", "tonight", "tomorrow"] + DaysWord.Period.allCases.map(\.rawValue)

  private func credit(of objects: [JSONValue], _ view: View) -> String? {
    view.credit.flatMap { credit in objects.contains { credit.mark.isSet(in: $0, of: presenter) } ? credit.text : nil }
  }

  private func writeNotes(
    _ columns: [View.Column], _ first: String?, _ credit: String?, _ writer: inout JSONWriter
  ) {
    let notes = ([first].compactMap(\.self) + notes(columns) + [credit].compactMap(\.self))
      .map { $0.asLine(upTo: Self.noteLength) }
    if !notes.isEmpty { writer.member("notes", notes) }
  }

  private static let noteLength = 1000

  private func notes(_ columns: [View.Column]) -> [String] {
    var notes: [String] = []
    if columns.contains(where: { $0.format == .price }), let party = answer["partySize"]?.integer {
      notes.append("Prices for \(party).")
    }
    if let message = answer["message"]?.string { notes.append(message) }
    if let error = answer["error"], let message = error["message"]?.string {
      let seconds = answer["retryInSeconds"]?.double.map { " in \($0.rounded(toDigits: 1)) s" } ?? ""
      let end = answer["willRetry"]?.boolean == true ? "; it is asked for again\(seconds)." : "."
      notes.append("Page \(answer["page"]?.integer ?? 0) is missing: \(message)\(end)")
    }
    notes += answer["faults"]?.elements.compactMap { $0["error"]?["message"]?.string.map { "Missing: \($0)." } } ?? []
    for name in ["libraryFault", "linkFault"] {
      guard let message = answer[name]?["message"]?.string, message != answer["message"]?.string else { continue }
      notes.append("Missing: \(message).")
    }
    // A message has the counts, too.
    if let counts = answer["imported"], answer["message"] == nil {
      let texts = counts.members.compactMap { count in
        count.value.integer.flatMap { $0 > 0 ? "\($0) \(CellText.words(count.name))" : nil }
      }
      if !texts.isEmpty { notes.append(texts.joined(separator: ", ") + ".") }
    }
    if let range { notes.append(range) }
    if answer["gap"]?.boolean == true || answer["kind"]?.string == "gap" {
      notes.append("Events are missing: the log no longer goes back that far.")
    }
    if answer["stale"]?.boolean == true {
      notes.append("The provider can't be asked; this is \(age).")
    }
    return notes
  }

  /// `Rows 21 to 40 of 102.`, `Films 1 to 20 of 44.`
  private var range: String? {
    guard let total = answer["totalResults"]?.integer, let page = answer["page"]?.integer,
      let size = answer["pageSize"]?.integer, let count = answer["items"]?.count, count > 0, total > count
    else { return nil }
    let (start, overflows) = (page - 1).multipliedReportingOverflow(by: size)
    let noun = presenter.views[presenter.view.model].noun
    return overflows ? nil : "\(noun) \(start + 1) to \(start + count) of \(total)."
  }

  private var age: String {
    let seconds = answer["ageSeconds"]?.integer ?? 0
    switch seconds {
    case ..<120: return "\(seconds.counted("second")) old"
    case ..<7200: return "\((seconds / 60).counted("minute")) old"
    case ..<172_800: return "\((seconds / 3600).counted("hour")) old"
    default: return "\((seconds / 86_400).counted("day")) old"
    }
  }
}
