// SPDX-License-Identifier: MIT
import CTexts

/// A collection of TMDB's: the films of a series.
struct FilmCollection: Sendable {
  /// TMDB's id.
  let id: Int
  let name: String
  /// TMDB's ids of the films.
  let films: [Int]
  let overview: String

  static func of(_ film: Film) -> FilmCollection? {
    guard let id = film.ids.tmdb else { return nil }
    return known.first { $0.films.contains(id) }
  }

  static let known = all()
}

extension FilmCollection: TableReadable {
  static var table: CTextsTable { .collections }

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    id = try row.required("id")
    name = try row.required("name")
    films = try row.list("films")
    overview = try row.required("overview")
  }
}
