// SPDX-License-Identifier: MIT
import CTexts

/// A genre of films; the raw value is TMDB's English name.
enum Genre: String, Sendable, CaseIterable, LosslessStringConvertible {
  case action = "Action"
  case adventure = "Adventure"
  case animation = "Animation"
  case comedy = "Comedy"
  case crime = "Crime"
  case documentary = "Documentary"
  case drama = "Drama"
  case family = "Family"
  case fantasy = "Fantasy"
  case history = "History"
  case horror = "Horror"
  case music = "Music"
  case mystery = "Mystery"
  case romance = "Romance"
  case scienceFiction = "Science Fiction"
  case tvMovie = "TV Movie"
  case thriller = "Thriller"
  case war = "War"
  case western = "Western"

  /// The id in TMDB's `/genre/movie/list`.
  var id: Int {
    switch self {
    case .action: 28
    case .adventure: 12
    case .animation: 16
    case .comedy: 35
    case .crime: 80
    case .documentary: 99
    case .drama: 18
    case .family: 10_751
    case .fantasy: 14
    case .history: 36
    case .horror: 27
    case .music: 10_402
    case .mystery: 9_648
    case .romance: 10_749
    case .scienceFiction: 878
    case .tvMovie: 10_770
    case .thriller: 53
    case .war: 10_752
    case .western: 37
    }
  }

  /// The name in a language, or in English if the sandbox has no translation.
  func name(in language: String) -> String {
    Self.translations[self]?.names[language] ?? rawValue
  }

  private static let translations = Dictionary(GenreTranslation.all().map { ($0.genre, $0) }) { first, _ in first }
}

/// The names of a genre in languages other than English.
struct GenreTranslation: TableReadable, Sendable {
  static var table: CTextsTable { .genres }

  let genre: Genre
  /// By language; none where the name is the English one.
  let names: [String: String]

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    genre = try row.required("genre")
    var names: [String: String] = [:]
    for language in ["de", "es", "fr"] { names[language] = try row.optional(language) }
    self.names = names
  }
}
