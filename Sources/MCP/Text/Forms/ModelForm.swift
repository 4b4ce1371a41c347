// SPDX-License-Identifier: MIT
import JSON

/// How objects of one contract model are told, with what shape.
struct ModelForm: Sendable {
  /// The noun for the rows.
  var noun = (one: "row", many: "rows")
  /// Whether a row counts as one of the list's objects; other rows are only mentioned.
  var counts: @Sendable (JSONValue) -> Bool = { _ in true }
  /// Tells several rows.
  let list: @Sendable ([JSONValue]) -> Answer
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

extension ModelForm {
  /// - Parameter sheet: defaults to a table with a single row.
  init(_ one: String, _ many: String, columns: [Column], sheet: Sheet? = nil) {
    @Sendable func table(_ rows: [JSONValue]) -> Answer {
      var answer = Answer()
      answer.say(Table(columns, rows))
      return answer
    }
    self.init(
      noun: (one, many), list: { table($0) }, sheet: { sheet?.answer($0) ?? table([$0]) },
      sheetMembers: sheet?.members ?? Shape.tableMembers)
  }

  /// The form of a model that is no row of a list.
  init(sheet: Sheet) { self.init("row", "rows", columns: [], sheet: sheet) }
}
