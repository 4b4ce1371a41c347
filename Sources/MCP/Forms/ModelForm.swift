// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// Formats the objects of one contract model for a model of an assistant, and describes the shape of the result: tables
/// for lists, lines for single objects, always with the ids that a next call needs.
///
/// A model without a form of its own is formatted by the columns that it declares (`x-columns`), or by its members'
/// names (`PlainForm`), so new methods work without changes.
struct ModelForm: Sendable {
  /// The noun for the rows.
  var noun = (one: "row", many: "rows")
  /// Formats several rows.
  let rows: @Sendable ([ContractValue]) -> ResultContent
  var listMembers = Shape.tableMembers
  /// Formats a single object.
  let object: @Sendable (ContractValue) -> ResultContent
  /// The members of a single object's content; nil if they depend on the model.
  var objectMembers: [Shape.Named]?

  /// The form of a method's results.
  static func of(_ method: String) -> ModelForm { byMethod[method] ?? .plain }

  /// The content of a method's result.
  static func content(of result: ContractValue, from method: String) -> ResultContent {
    let form = of(method)
    return ListContent(result, as: form)?.content { _ in nil }.content ?? form.object(result)
  }

  private static let byMethod: [String: ModelForm] = {
    let contract = ContractDescription()
    let forms = contract.methods.map { method in
      let model = method.rows ?? method.result.referenceTarget ?? ""
      return (
        method.name, byModel[model] ?? nouns[model].map { declared($0, RowColumns(of: method.name, in: contract)) }
      )
    }
    return Dictionary(forms, uniquingKeysWith: { first, _ in first }).compactMapValues(\.self)
  }()

  private static let byModel: [String: ModelForm] = [
    "Movie": .movie, "Showtime": .showtime, "SeatingLayout": .seats, "Theatre": .theatre, "Credits": .credits,
    "VideoList": .videos, "WatchProviders": .watchProviders, "Image": .image, "Review": .review,
    "SuggestionList": .suggestion,
    "LibraryRow": .libraryRow, "ImportRow": .importRow,
  ]

  /// The nouns for the rows of models whose declared columns are shown.
  private static let nouns = [
    "Person": (one: "person", many: "people"), "Place": ("place", "places"),
    "PersonCredit": ("film or show", "films and shows"), "SearchResult": ("result", "results"),
  ]

  private static func declared(_ noun: (one: String, many: String), _ declared: RowColumns) -> ModelForm {
    let columns = declared.columns.map(Column<JSONValue>.init)
    return ModelForm(noun: noun, rows: { .table(Table(columns, $0.json)) }, object: plain.object)
  }
}

extension [ContractValue] {
  /// The values as JSON.
  var json: [JSONValue] { map { RawJSON(writing: $0).value } }
}

extension ResultContent {
  /// Content that is a table.
  static func table(_ table: Table) -> ResultContent {
    var content = ResultContent()
    content.add(table)
    return content
  }
}

extension ModelForm {
  /// The form of a model of the contract. Falls back to plain text for a value of another type.
  init<Model: JSONWritable & Sendable>(
    _ one: String, _ many: String,
    rows: @escaping @Sendable ([Model]) -> ResultContent, listMembers: [Shape.Named] = Shape.tableMembers,
    object: @escaping @Sendable (Model) -> ResultContent, objectMembers: [Shape.Named]
  ) {
    self.init(
      noun: (one, many), rows: { ($0 as? [Model]).map(rows) ?? ModelForm.plain.rows($0) }, listMembers: listMembers,
      object: { ($0 as? Model).map(object) ?? ModelForm.plain.object($0) }, objectMembers: objectMembers)
  }

  /// A form with a table for lists.
  /// - Parameter layout: of a single object; by default a table with a single row.
  init<Model: JSONWritable & Sendable>(
    _ one: String = "row", _ many: String = "rows", columns: [Column<Model>] = [], layout: ObjectLayout<Model>? = nil
  ) {
    self.init(
      one, many, rows: { .table(Table(columns, $0)) },
      object: { layout?.content($0) ?? .table(Table(columns, [$0])) },
      objectMembers: layout?.members ?? Shape.tableMembers)
  }
}
