// SPDX-License-Identifier: MIT
import Basics
import JSON

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

  /// The popularity as TMDB gives it: higher for shows with many votes and for recent ones.
  func popularity(on day: Day) -> Double {
    let age = max(0, day.daysSince1970 - firstAired.daysSince1970)
    return ((Double(voteCount) / 150 + 60 / (1 + Double(age) / 365)) * 1_000).rounded() / 1_000
  }
}

extension Show: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    id = try json.required("id")
    name = try json.required("name")
    originalName = try json.optional("original") ?? name
    firstAired = try json.required("firstAired")
    language = try json.optional("language") ?? "en"
    country = try json.optional("country") ?? "US"
    genres = try json.required("genres")
    overview = try json.required("overview")
    voteAverage = json["votes"]?[0]?.double ?? 0
    voteCount = json["votes"]?[1]?.integer ?? 0
  }
}

/// A genre of shows; some are genres of films too. The raw value is TMDB's English name.
enum ShowGenre: String, Sendable, CaseIterable {
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
}

extension ShowGenre: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard let genre = json.string.flatMap(ShowGenre.init(rawValue:)) else {
      throw json.mismatch(expected: "a genre of shows")
    }
    self = genre
  }
}
