// SPDX-License-Identifier: MIT
import Contract
import JSON

/// How objects of one contract model are told, with what shape.
struct ModelForm: Sendable {
  /// The noun for the rows.
  var noun = (one: "row", many: "rows")
  /// Reads several rows.
  let rows: @Sendable ([JSONValue]) -> ToldRows
  var listMembers = Shape.tableMembers
  /// Tells a single object.
  let sheet: @Sendable (JSONValue) -> Answer
  /// Nil where they depend on the model.
  var sheetMembers: [Shape.Named]?

  /// The form for a model by its name in the contract.
  static func of(_ model: String) -> ModelForm { byModel[model] ?? .plain }

  private static let byModel: [String: ModelForm] = [
    "Movie": .movie, "Showtime": .showtime, "SeatingLayout": .seats, "Theatre": .theatre, "Place": .place,
    "Person": .person, "SearchResult": .searchResult, "Credits": .credits, "VideoList": .videos,
    "WatchProviders": .watchProviders, "Image": .image, "Suggestion": .suggestion,
  ]
}

/// Rows that have been read.
struct ToldRows {
  /// The ids of those that are none of the list's objects, and are only mentioned; nil for the others.
  let others: [String?]
  /// Tells those of the first so many rows that are.
  let answer: (Int) -> Answer
}

extension ModelForm {
  /// The form of a model of the contract. What can't be read as one, which the contract never sends, is told plainly.
  /// - Parameter other: the id of a row that is none of the list's objects; nil for one that is.
  init<Model: JSONReadable & Sendable>(
    _ one: String, _ many: String, other: @escaping @Sendable (Model) -> String? = { _ in nil },
    list: @escaping @Sendable ([Model]) -> Answer, listMembers: [Shape.Named] = Shape.tableMembers,
    sheet: @escaping @Sendable (Model) -> Answer, sheetMembers: [Shape.Named]
  ) {
    self.init(
      noun: (one, many),
      rows: { rows in
        guard let models = try? rows.map({ try $0.read(Model.self) }) else { return ModelForm.plain.rows(rows) }
        return ToldRows(others: models.map(other)) { list(models.prefix($0).filter { other($0) == nil }) }
      },
      listMembers: listMembers,
      sheet: { object in (try? object.read(Model.self)).map(sheet) ?? ModelForm.plain.sheet(object) },
      sheetMembers: sheetMembers)
  }

  /// A form with a table for lists.
  /// - Parameter sheet: defaults to a table with a single row.
  init<Model: JSONReadable & Sendable>(
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

  /// The form of a model that is no row of a list.
  init<Model: JSONReadable & Sendable>(sheet: Sheet<Model>) { self.init("row", "rows", columns: [], sheet: sheet) }
}
