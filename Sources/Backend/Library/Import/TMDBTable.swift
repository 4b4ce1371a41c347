// SPDX-License-Identifier: MIT
import Basics
import Contract

/// TMDB's tables of ratings, of the watchlist, of favourites and of lists, which differ in the names of their files.
struct TMDBTable: ImportedTable {
  private let heading: TableHeading

  init?(_ heading: TableHeading) {
    guard heading.has("tmdb id", "type", "name") else { return nil }
    self.heading = heading
  }

  static let columns: Set = [
    "tmdb id", "imdb id", "type", "name", "release date", "season number", "episode number", "rating", "your rating",
    "date rated",
  ]
  static let statements: Set = ["your rating"]

  func meaning(_ facts: TableFacts) -> TableMeaning {
    heading.isWatchlist ? .named(.wanted) : .unknown
  }

  func read(_ row: TableRow, into record: inout ImportRecord) -> String? {
    if let season = row.text("season number") {
      // TMDB's own number may be the show's or the episode's.
      guard let episode = row.text("episode number").flatMap({ Int($0) }), let season = Int(season),
        let id = row.text("imdb id"), row.text("your rating") != nil, EntityID(.imdb, .show, id) != nil
      else { return "it is a season, or an episode that wasn't rated or has no id of IMDb" }
      record.entry.isShow = true
      record.episodeID = id
      record.takeEpisode(season, episode, on: nil, rating: row.text("your rating"))
      record.takeTitle(row.text("name"))
      record.takeTime(row, "date rated")
      return nil
    }
    let type = row.text("type") ?? "movie"
    switch TitleType(type) {
    case .film: break
    case .show: record.entry.isShow = true
    case .episode: return "it is an episode without its number"
    case .neither(let reason): return reason
    case .unknown: return "its type “\(type.prefix(40))” is not known"
    }
    record.take(.tmdb, row.text("tmdb id"))
    record.take(.imdb, row.text("imdb id"))
    record.takeTitle(row.text("name"))
    record.entry.year = ImportValues.year(row.text("release date"))
    record.takeRating(row.text("your rating"), of: 10)
    record.takeTime(row, "date rated")
    return nil
  }
}
