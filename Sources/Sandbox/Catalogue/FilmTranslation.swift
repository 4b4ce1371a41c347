// SPDX-License-Identifier: MIT
import CTexts

/// A film's title and overview in a language other than English.
struct FilmTranslation: Sendable {
  /// TMDB's id of the film.
  let film: Int
  let language: String
  let title: String
  /// Empty if there is none.
  let overview: String
}

extension FilmTranslation: TableReadable {
  static var table: CTextsTable { .translations }

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    film = try row.required("film")
    language = try row.required("language")
    title = try row.required("title")
    overview = try row.optional("overview") ?? ""
  }
}
