// SPDX-License-Identifier: MIT
import Contract
import JSON

/// Formats the objects of one contract model, and describes the shape of the result.
struct ModelForm: Sendable {
  /// The noun for the rows.
  var noun = (one: "row", many: "rows")
  /// Formats several rows.
  let rows: @Sendable ([ContractValue]) -> RenderedRows
  var listMembers = Shape.tableMembers
  /// Formats a single object.
  let sheet: @Sendable (ContractValue) -> Answer
  /// The members of a single object's answer; nil if they depend on the model.
  var sheetMembers: [Shape.Named]?

  /// The form for a model by its name in the contract.
  static func of(_ model: String) -> ModelForm { byModel[model] ?? .plain }

  private static let byModel: [String: ModelForm] = [
    "Movie": .movie, "Showtime": .showtime, "SeatingLayout": .seats, "Theatre": .theatre, "Place": .place,
    "Person": .person, "SearchResult": .searchResult, "Credits": .credits, "VideoList": .videos,
    "WatchProviders": .watchProviders, "Image": .image, "Suggestion": .suggestion,
  ]
}

/// The rows of a list as an answer.
struct RenderedRows {
  /// For each row its id if it is only mentioned, such as a private rental among films; otherwise nil.
  let others: [String?]
  /// Formats the first rows without those that are only mentioned.
  let answer: (_ count: Int) -> Answer
}

extension ModelForm {
  /// The form of a model of the contract. Falls back to plain text for a value of another type.
  /// - Parameter other: returns the id of a row that is only mentioned; nil for others.
  init<Model: JSONWritable & Sendable>(
    _ one: String, _ many: String, other: @escaping @Sendable (Model) -> String? = { _ in nil },
    list: @escaping @Sendable ([Model]) -> Answer, listMembers: [Shape.Named] = Shape.tableMembers,
    sheet: @escaping @Sendable (Model) -> Answer, sheetMembers: [Shape.Named]
  ) {
    self.init(
      noun: (one, many),
      rows: { rows in
        guard let models = rows as? [Model] else { return ModelForm.plain.rows(rows) }
        return RenderedRows(others: models.map(other)) { list(models.prefix($0).filter { other($0) == nil }) }
      },
      listMembers: listMembers,
      sheet: { object in (object as? Model).map(sheet) ?? ModelForm.plain.sheet(object) },
      sheetMembers: sheetMembers)
  }

  /// A form with a table for lists.
  /// - Parameter sheet: defaults to a table with a single row.
  init<Model: JSONWritable & Sendable>(
    _ one: String, _ many: String, other: @escaping @Sendable (Model) -> String? = { _ in nil },
    columns: [Column<Model>], sheet: Sheet<Model>? = nil
  ) {
    @Sendable func table(_ rows: [Model]) -> Answer {
      var answer = Answer()
      answer.say(Table(columns, rows))
      return answer
    }
    self.init(
      one, many, other: other, list: { table($0) }, sheet: { sheet?.answer($0) ?? table([$0]) },
      sheetMembers: sheet?.members ?? Shape.tableMembers)
  }

  /// The form of a model that is not in lists.
  init<Model: JSONWritable & Sendable>(sheet: Sheet<Model>) { self.init("row", "rows", columns: [], sheet: sheet) }
}
