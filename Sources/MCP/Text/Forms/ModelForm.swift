// SPDX-License-Identifier: MIT
import JSON

/// How the things of one model look as text.
struct ModelForm: Sendable {
  /// What the rows are called.
  var noun = (one: "row", many: "rows")
  /// Whether a row is one of them: a list says how many are not, and doesn't count them.
  var counts: @Sendable (JSONValue) -> Bool = { _ in true }
  /// Several of them, one line each or a few lines each.
  let list: @Sendable ([JSONValue]) -> [String]
  /// The lines for a single row.
  let sheet: @Sendable (JSONValue) -> [String]

  /// By the model's name in the contract.
  static func of(_ model: String) -> ModelForm { byModel[model] ?? .plain }

  private static let byModel: [String: ModelForm] = [
    "Movie": .movie, "Showtime": .showtime, "SeatingLayout": .seats, "Theatre": .theatre, "Place": .place,
    "Person": .person, "SearchResult": .searchResult, "Credits": .credits, "VideoList": .videos,
    "WatchProviders": .watchProviders, "Image": .image, "Suggestion": .suggestion,
  ]
}

extension ModelForm {
  /// - Parameter sheet: as in a list of one, unless said.
  init(
    _ one: String, _ many: String, table: TextTable, sheet: (@Sendable (JSONValue) -> [String])? = nil
  ) {
    self.init(noun: (one, many), list: { table.lines($0) }, sheet: sheet ?? { table.lines([$0]) })
  }
}
