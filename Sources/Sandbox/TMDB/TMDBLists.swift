// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/movie/popular`, `/movie/now_playing`, `/movie/upcoming`, `/movie/top_rated`, `/trending/{kind}/{window}`, and the
/// lists of shows.
struct TMDBLists {
  static let names: Set = ["popular", "now_playing", "upcoming", "top_rated"]

  static let namesOfShows: Set = ["popular", "top_rated", "on_the_air", "airing_today"]

  let context: TMDBContext

  func answer(_ name: String) -> SandboxReply {
    let films = context.films
    let today = context.today
    switch name {
    case "now_playing":
      return list(
        byPopularity(films.filter { $0.state == .nowPlaying }), from: today.shifted(days: -42), through: today)
    case "upcoming":
      return list(
        byPopularity(films.filter { $0.released > today }), from: today.shifted(days: 1),
        through: today.shifted(days: 28))
    case "top_rated":
      let rated = films.filter { $0.voteCount >= 300 }
      return list(rated.sorted { ($1.voteAverage, $1.voteCount) < ($0.voteAverage, $0.voteCount) })
    default: return list(byPopularity(films))
    }
  }

  /// - Parameter path: what follows `/trending`.
  func trending(_ path: [String]) -> SandboxReply {
    guard path.count == 2, ["day", "week"].contains(path[1]) else { return TMDBFailure.notFound }
    switch path[0] {
    case "movie":
      return list(context.films, path[1], \.ids.amc, { $0.popularity(on: $1) }) {
        context.writeRow($0, isMixed: true, to: &$1)
      }
    case "person":
      return list(Catalogue.shared.people.all, path[1], \.id, { $0.popularity(on: $1) }) {
        context.writeRow($0, isMixed: true, to: &$1)
      }
    case "tv":
      return list(Catalogue.shared.shows, path[1], \.id, { $0.popularity(on: $1) }) {
        context.writeRow($0, isMixed: true, to: &$1)
      }
    default: return TMDBFailure.notFound
    }
  }

  /// Rows by popularity and chance, which is another one in each period.
  private func list<Row>(
    _ rows: [Row], _ window: String, _ id: (Row) -> Int, _ popularity: (Row, Day) -> Double,
    _ write: (Row, inout JSONWriter) -> Void
  ) -> SandboxReply {
    let period = window == "day" ? context.today.daysSince1970 : context.today.daysSince1970.dividedDown(by: 7)
    let scored = rows.map { row in
      var random = SplitMix64(window, period, id(row))
      return (row: row, score: popularity(row, context.today) * (0.5 + random.fraction()))
    }
    return TMDBPage(context, scored.sorted { $0.score > $1.score }.map(\.row)).reply(write)
  }

  func shows(_ name: String) -> SandboxReply {
    let shows = Catalogue.shared.shows
    let today = context.today
    func areAired(through last: Day) -> [Show] {
      shows.filter { $0.facts?.episodes.contains { (today...last).contains($0.aired) } ?? false }
    }
    switch name {
    case "airing_today": return list(areAired(through: today)) { $0.popularity(on: today) }
    case "on_the_air": return list(areAired(through: today.shifted(days: 7))) { $0.popularity(on: today) }
    case "top_rated": return list(shows) { $0.voteAverage * 1_000_000 + Double($0.voteCount) }
    default: return list(shows) { $0.popularity(on: today) }
    }
  }

  private func list(_ shows: [Show], by score: (Show) -> Double) -> SandboxReply {
    let ranked = shows.map { ($0, score($0)) }.sorted { ($1.1, $0.0.id) < ($0.1, $1.0.id) }.map(\.0)
    return TMDBPage(context, ranked).reply { context.writeRow($0, to: &$1) }
  }

  private func byPopularity(_ films: [Film]) -> [Film] {
    films.map { ($0, $0.popularity(on: context.today)) }
      .sorted { ($1.1, $0.0.ids.amc) < ($0.1, $1.0.ids.amc) }
      .map(\.0)
  }

  private func list(_ films: [Film], from first: Day? = nil, through last: Day? = nil) -> SandboxReply {
    TMDBPage(context, films).reply(
      extra: { writer in
        guard let first, let last else { return }
        writer.object("dates") { writer in
          writer.member("maximum", last.description)
          writer.member("minimum", first.description)
        }
      },
      { film, writer in context.writeRow(film, to: &writer) })
  }
}
