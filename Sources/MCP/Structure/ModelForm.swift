// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// The structured content for the objects of one contract model, and its shape: tables for lists, members for single
/// objects, always with the ids that a next call needs. The text beside it is drawn from the presentation
/// (`PresentedText`).
///
/// A model without a form of its own has its members by their names (`PlainForm`), so new methods work without changes.
struct ModelForm: Sendable {
  /// The noun for the rows.
  var noun = (one: "row", many: "rows")
  /// The content for several rows, which are the first of those that are presented.
  let rows: @Sendable ([ContractValue], PresentedText) -> ResultContent
  var listMembers = Shape.tableMembers
  /// The structured content for a single object.
  let object: @Sendable (ContractValue) -> ResultContent
  /// The members of a single object's content; nil if they depend on the model.
  var objectMembers: [Shape.Named]?

  /// The form of a method's results.
  static func of(_ method: String) -> ModelForm { byMethod[method] ?? .plain }

  /// The content of a method's result.
  static func content(
    of result: ContractValue, from method: String, _ params: RawJSON, in contract: any ContractCaller
  ) -> ResultContent {
    let form = of(method)
    if let list = ListContent(result, from: method, params, in: contract) { return list.content { _ in nil }.content }
    var content = form.object(result)
    let answer = RawJSON(writing: result)
    let text = PresentedText(answer, of: method, params, in: contract)
    let lines =
      if text.isEmpty {
        content.structured.value.lines
      } else if text.isList {
        text.table() + text.notes
      } else {
        // What a zone costs beside the ticket is with the plan, which has both.
        text.thing(ids(of: result, answer.value), excluding: result is SeatingLayout ? ["zones"] : ["tickets"])
      }
    for line in lines { content += line }
    for line in (result as? Showtime).map(ShowingText.tickets) ?? [] { content += line }
    return content
  }

  /// The ids by which an object is known, and those of what it belongs to.
  private static func ids(of result: ContractValue, _ json: JSONValue) -> [String] {
    (result as? Movie)?.allIDs
      ?? json.members.filter { $0.name == "id" || $0.name.hasSuffix("Id") }.compactMap(\.value.string)
  }

  private static let byMethod: [String: ModelForm] = {
    let methods = ContractDescription().methods.map { ($0.name, byModel[$0.rows ?? $0.result.referenceTarget ?? ""]) }
    return Dictionary(methods, uniquingKeysWith: { first, _ in first }).compactMapValues(\.self)
  }()

  private static let byModel: [String: ModelForm] = [
    "Movie": .movie, "Showtime": .showtime, "SeatingLayout": .seats, "Theatre": .theatre, "Credits": .credits,
    "VideoList": .videos, "WatchProviders": .watchProviders, "Image": .image, "Review": .review,
    "SuggestionList": .suggestion, "LibraryRow": .libraryRow, "ImportRow": .importRow,
    "Person": .person, "Place": .place, "PersonCredit": .personCredit, "SearchResult": .searchResult,
  ]
}

extension ResultContent {
  /// Content that is a table.
  /// - Parameter text: the rows as they are presented.
  static func table(_ table: Table, _ text: PresentedText) -> ResultContent {
    var content = ResultContent()
    for member in table.members { content.add(member) }
    for line in text.table(table.count) { content += line }
    return content
  }
}

extension ModelForm {
  /// The form of a model of the contract. Falls back to the members' names for a value of another type.
  init<Model: JSONWritable & Sendable>(
    _ one: String, _ many: String,
    rows: @escaping @Sendable ([Model], PresentedText) -> ResultContent,
    listMembers: [Shape.Named] = Shape.tableMembers,
    object: @escaping @Sendable (Model) -> ResultContent, objectMembers: [Shape.Named]
  ) {
    self.init(
      noun: (one, many),
      rows: { values, text in (values as? [Model]).map { rows($0, text) } ?? ModelForm.plain.rows(values, text) },
      listMembers: listMembers,
      object: { ($0 as? Model).map(object) ?? ModelForm.plain.object($0) }, objectMembers: objectMembers)
  }

  /// A form with a table for lists.
  /// - Parameter layout: of a single object; by default a table with a single row.
  init<Model: JSONWritable & Sendable>(
    _ one: String = "row", _ many: String = "rows", columns: [Column<Model>] = [], layout: ObjectLayout<Model>? = nil
  ) {
    self.init(
      one, many, rows: { .table(Table(columns, $0), $1) },
      object: { object in
        guard let layout else { return .members(of: Table(columns, [object])) }
        return layout.content(object)
      },
      objectMembers: layout?.members ?? Shape.tableMembers)
  }

  /// A form of rows that are only listed, with columns for their members.
  init(_ one: String, _ many: String, columns: [Column<JSONValue>]) {
    self.init(
      noun: (one, many), rows: { .table(Table(columns, $0.map { RawJSON(writing: $0).value }), $1) },
      object: ModelForm.plain.object)
  }
}

extension ResultContent {
  /// Structured content that is a table.
  fileprivate static func members(of table: Table) -> ResultContent {
    var content = ResultContent()
    for member in table.members { content.add(member) }
    return content
  }
}

extension JSONValue {
  /// Structured content as lines, for what has no presentation: `name: value`, and tables.
  fileprivate var lines: [String] {
    members.flatMap { name, value -> [String] in
      switch value.kind {
      case .object: ["\(name):"] + value.tableLines
      case .array where name == "rows": tableLines
      case .array where name == "columns": []
      case .array: ["\(name): " + value.elements.compactMap(TextValue.scalar).joined(separator: ", ")]
      default: TextValue.scalar(value).map { name == "note" ? [$0] : ["\(name): \($0)"] } ?? []
      }
    }
  }

  private var tableLines: [String] {
    let rows = [self["columns"]].compactMap(\.self) + (self["rows"]?.elements.map { $0 } ?? [])
    return rows.map { $0.elements.map { TextValue.scalar($0) ?? "-" }.joined(separator: " | ") }
  }
}
