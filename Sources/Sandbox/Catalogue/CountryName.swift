// SPDX-License-Identifier: MIT
import CTexts

/// The countries of the catalogue's films, and others that people look for.
enum CountryName {
  /// The English name for an ISO 3166-1 code; the code itself for a country that is not in the table.
  static func name(_ code: String) -> String { names[code] ?? code }

  /// The country that TMDB pairs with a language; nil where it is the film's own country.
  static func speaking(_ language: String) -> String? { ["de": "DE", "en": "US", "es": "ES", "fr": "FR"][language] }

  /// The names by code.
  static let names = Dictionary(Row.all().map { ($0.code, $0.name) }) { first, _ in first }

  /// A row of the table.
  struct Row: TableReadable {
    static var table: CTextsTable { .countries }

    let code: String
    let name: String

    init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
      code = try row.required("code")
      name = try row.required("name")
    }
  }
}
