// SPDX-License-Identifier: MIT
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
    let words: [Genre: String] =
      switch language {
      case "de": Self.german
      case "fr": Self.french
      case "es": Self.spanish
      default: [:]
      }
    return words[self] ?? rawValue
  }

  private static let german: [Genre: String] = [
    .adventure: "Abenteuer", .comedy: "Komödie", .crime: "Krimi", .documentary: "Dokumentarfilm", .family: "Familie",
    .history: "Historie", .music: "Musik", .romance: "Liebesfilm", .tvMovie: "TV-Film", .war: "Kriegsfilm",
  ]
  private static let french: [Genre: String] = [
    .adventure: "Aventure", .comedy: "Comédie", .documentary: "Documentaire", .drama: "Drame", .family: "Familial",
    .fantasy: "Fantastique", .history: "Histoire", .horror: "Horreur", .music: "Musique", .mystery: "Mystère",
    .scienceFiction: "Science-Fiction", .tvMovie: "Téléfilm", .war: "Guerre",
  ]
  private static let spanish: [Genre: String] = [
    .action: "Acción", .adventure: "Aventura", .animation: "Animación", .comedy: "Comedia", .crime: "Crimen",
    .documentary: "Documental", .family: "Familia", .fantasy: "Fantasía", .history: "Historia", .horror: "Terror",
    .music: "Música", .mystery: "Misterio", .scienceFiction: "Ciencia ficción", .tvMovie: "Película de TV",
    .thriller: "Suspense", .war: "Bélica",
  ]
}
