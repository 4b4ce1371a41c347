// SPDX-License-Identifier: MIT
import Basics
import CTexts

/// What TMDB tells of a single show besides the members of a list's rows.
struct ShowFacts: Sendable {
  /// TMDB's id of the show.
  let id: Int
  var seasons: [ShowSeason]
  /// The running time of an episode.
  let minutes: Int
  /// The age rating in the United States.
  let certification: String?
  /// The network, with TMDB's id.
  let network: (name: String, id: Int)
  let imdb: String?
  let tvdb: Int?
  let wikidata: String?
  let creators: [String]
  let cast: [(actor: String, character: String?)]
  /// Whether more seasons are to come.
  let goesOn: Bool

  /// The names of everybody who is mentioned.
  var people: [String] { creators + cast.map(\.actor) }
  var episodes: [ShowEpisode] { seasons.flatMap(\.episodes) }

  func lastEpisode(by day: Day) -> ShowEpisode? { episodes.last { $0.aired <= day } }
  func nextEpisode(after day: Day) -> ShowEpisode? { episodes.first { $0.aired > day } }
}

/// A season of a show.
struct ShowSeason: Sendable {
  let number: Int
  let firstAired: Day
  let episodeCount: Int

  /// The episodes, one a week; long seasons were broadcast more often.
  var episodes: [ShowEpisode] {
    let days = episodeCount > 26 ? 3 : 7
    return (0..<episodeCount).map { index in
      ShowEpisode(season: number, number: index + 1, aired: firstAired.shifted(days: days * index))
    }
  }
}

/// An episode of a show. The catalogue has no titles of episodes.
struct ShowEpisode: Sendable {
  let season: Int
  let number: Int
  let aired: Day
}

extension ShowFacts: TableReadable {
  static var table: CTextsTable { .showFacts }

  init(row: CatalogueRow) throws(CatalogueRow.Mismatch) {
    id = try row.required("id")
    seasons = try Self.seasons(row)
    minutes = try row.required("minutes")
    certification = try row.optional("rated")
    let networks = try row.pairs("network").compactMap { name, id in id.flatMap { Int($0) }.map { (name, $0) } }
    guard let network = networks.first else { throw CatalogueRow.Mismatch(column: "network", text: nil) }
    self.network = network
    imdb = try row.optional("imdb")
    tvdb = try row.optional("tvdb")
    wikidata = try row.optional("wikidata")
    creators = try row.list("creators")
    cast = try row.pairs("cast").map { ($0.name, $0.value) }
    goesOn = try row.optional("goesOn") ?? "" == "yes"
  }

  /// Reads `2011-04-17:10, 10, 2017-07-16:7`: the number of episodes, behind the first day of the season unless that is
  /// a year after the last one's.
  private static func seasons(_ row: CatalogueRow) throws(CatalogueRow.Mismatch) -> [ShowSeason] {
    var seasons: [ShowSeason] = []
    for (first, second) in try row.pairs("seasons") {
      let day = second == nil ? seasons.last.map { $0.firstAired.shifted(days: 364) } : Day(first)
      guard let day, let count = Int(second ?? first) else {
        throw CatalogueRow.Mismatch(column: "seasons", text: first)
      }
      seasons.append(ShowSeason(number: seasons.count + 1, firstAired: day, episodeCount: count))
    }
    return seasons
  }
}
