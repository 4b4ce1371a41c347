// SPDX-License-Identifier: MIT
import Basics
import CTexts

/// A real television show, described in the project's own words. AMC has no shows.
struct Show: Sendable {
  /// TMDB's id.
  let id: Int
  let name: String
  /// The name in the show's own language.
  let originalName: String
  let firstAired: Day
  /// ISO 639-1
  let language: String
  /// ISO 3166-1
  let country: String
  let genres: [ShowGenre]
  let overview: String
  /// From 0 to 10.
  let voteAverage: Double
  let voteCount: Int
  /// What is known of it besides; nil for a show of which the catalogue has no seasons.
  var facts: ShowFacts?

  /// The popularity as TMDB gives it: higher for shows with many votes and for recent ones.
  func popularity(on day: Day) -> Double {
    let age = max(0, day.daysSince1970 - firstAired.daysSince1970)
    return ((Double(voteCount) / 150 + 60 / (1 + Double(age) / 365)) * 1_000).rounded() / 1_000
  }
}

extension Show: TableReadable {
  static var table: CTextsTable { .shows }

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    id = try row.required("id")
    name = try row.required("name")
    originalName = try row.optional("original") ?? name
    firstAired = try row.required("firstAired")
    language = try row.optional("language") ?? "en"
    country = try row.optional("country") ?? "US"
    genres = try row.list("genres")
    overview = try row.required("overview")
    voteAverage = try row.required("average")
    voteCount = try row.required("votes")
  }
}

/// A genre of shows; some are genres of films too. The raw value is TMDB's English name.
enum ShowGenre: String, Sendable, CaseIterable, LosslessStringConvertible {
  case actionAndAdventure = "Action & Adventure"
  case animation = "Animation"
  case comedy = "Comedy"
  case crime = "Crime"
  case drama = "Drama"
  case family = "Family"
  case mystery = "Mystery"
  case fantasy = "Sci-Fi & Fantasy"
  case politics = "War & Politics"
  case western = "Western"

  /// The id in TMDB's `/genre/tv/list`.
  var id: Int {
    switch self {
    case .actionAndAdventure: 10_759
    case .animation: 16
    case .comedy: 35
    case .crime: 80
    case .drama: 18
    case .family: 10_751
    case .mystery: 9_648
    case .fantasy: 10_765
    case .politics: 10_768
    case .western: 37
    }
  }

  /// The name in a language, or in English if the sandbox has no translation.
  func name(in language: String) -> String { Genre(rawValue: rawValue)?.name(in: language) ?? rawValue }
}
