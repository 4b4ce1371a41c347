// SPDX-License-Identifier: MIT
import JSON

/// How objects of one contract model are formatted as text.
struct ModelForm: Sendable {
  /// The noun for the rows.
  var noun = (one: "row", many: "rows")
  /// Whether a row counts as one of the list's objects; other rows are only mentioned.
  var counts: @Sendable (JSONValue) -> Bool = { _ in true }
  /// Formats several rows, with one or a few lines each.
  let list: @Sendable ([JSONValue]) -> [String]
  /// Formats a single object.
  let sheet: @Sendable (JSONValue) -> [String]

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
  init(
    _ one: String, _ many: String, table: TextTable, sheet: (@Sendable (JSONValue) -> [String])? = nil
  ) {
    self.init(noun: (one, many), list: { table.lines($0) }, sheet: sheet ?? { table.lines([$0]) })
  }
}
