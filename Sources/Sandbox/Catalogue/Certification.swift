// SPDX-License-Identifier: MIT
import CTexts

/// An age rating of a country. A table has those of a country in their order, from what is for everyone.
struct Certification: Sendable {
  /// What is rated.
  enum Kind: String, Sendable, LosslessStringConvertible {
    case movie
    case show = "tv"
  }

  let kind: Kind
  /// ISO 3166-1
  let country: String
  let rating: String
  let meaning: String

  static let movies = byCountry(.movie)
  static let shows = byCountry(.show)

  private static func byCountry(_ kind: Kind) -> [String: [Certification]] {
    Dictionary(grouping: all().filter { $0.kind == kind }, by: \.country)
  }
}

extension Certification: TableReadable {
  static var table: CTextsTable { .certifications }

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    kind = try row.required("kind")
    country = try row.required("country")
    rating = try row.required("rating")
    meaning = try row.required("meaning")
  }
}
