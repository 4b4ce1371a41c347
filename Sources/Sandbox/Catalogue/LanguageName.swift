// SPDX-License-Identifier: MIT
import CTexts

/// The languages of the catalogue's films, and others that people look for.
enum LanguageName {
  /// The English name, such as `Japanese`; the code itself for a language that is not in the table.
  static func englishName(_ code: String) -> String { names[code]?.english ?? code }

  /// The language's own name, such as `日本語`; the code itself for a language that is not in the table.
  static func ownName(_ code: String) -> String { names[code]?.own ?? code }

  /// The names by code.
  static let names = Dictionary(Row.all().map { ($0.code, (english: $0.english, own: $0.own)) }) { first, _ in first }

  /// A row of the table.
  struct Row: TableReadable {
    static var table: CTextsTable { .languages }

    let code: String
    let english: String
    let own: String

    init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
      code = try row.required("code")
      english = try row.required("english")
      own = try row.required("own")
    }
  }
}
