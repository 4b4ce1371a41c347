// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/discover/movie`. A list with commas requires all of its values, a list with bars any of them.
struct TMDBDiscover {
  let context: TMDBContext

  func answer() -> SandboxReply {
    TMDBPage(context, sorted(context.films.filter(isWanted))).reply { film, writer in
      context.writeRow(film, to: &writer)
    }
  }

  private func isWanted(_ film: Film) -> Bool {
    let request = context.request
    let genres = Set(film.genres.map { String($0.id) })
    let date = film.announcedRelease(today: context.today)
    return holds("with_genres", in: genres)
      && (request["without_genres"].map { genres.isDisjoint(with: $0.split(separator: ",").map(String.init)) } ?? true)
      && [request["year"], request["primary_release_year"]].allSatisfy { $0.map { Int($0) == date?.year } ?? true }
      // The catalogue's films have theatrical releases only.
      && (request["with_release_type"].map { $0.split { ",|".contains($0) }.contains("3") } ?? true)
      && within("vote_average", film.voteAverage)
      && within("vote_count", Double(film.voteCount))
      && within("with_runtime", Double(film.minutes ?? 0))
      && within("primary_release_date", date)
      && within("release_date", date)
      && (request["with_original_language"].map { $0.split(separator: "|").contains(film.language[...]) } ?? true)
      && isOffered(film)
  }

  private func isOffered(_ film: Film) -> Bool {
    guard context.request["with_watch_providers"] != nil else { return true }
    let region = context.request["watch_region"] ?? context.request["region"] ?? "US"
    let ids = WatchProvider.offers(of: film, in: region, today: context.today)?.all.map { String($0.id) } ?? []
    return holds("with_watch_providers", in: Set(ids))
  }

  private func holds(_ name: String, in values: Set<String>) -> Bool {
    guard let wanted = context.request[name] else { return true }
    if wanted.contains("|") { return wanted.split(separator: "|").contains { values.contains(String($0)) } }
    return wanted.split(separator: ",").allSatisfy { values.contains(String($0)) }
  }

  private func within(_ name: String, _ value: Double) -> Bool {
    (context.request["\(name).gte"].flatMap(Double.init).map { value >= $0 } ?? true)
      && (context.request["\(name).lte"].flatMap(Double.init).map { value <= $0 } ?? true)
  }

  /// Whether a day is within the requested bounds, which are days or timestamps. A film without a day is within no
  /// bounds.
  private func within(_ name: String, _ day: Day?) -> Bool {
    let first = context.request["\(name).gte"]
    let last = context.request["\(name).lte"]
    guard first != nil || last != nil else { return true }
    guard let day else { return false }
    return day >= first.flatMap(Day.init(bound:)) ?? .first && day <= last.flatMap(Day.init(bound:)) ?? .last
  }

  /// Sorts the films as `sort_by` says; by default the most popular come first.
  private func sorted(_ films: [Film]) -> [Film] {
    let parts = (context.request["sort_by"] ?? "popularity.desc").split(separator: ".")
    let isAscending = parts.last == "asc"
    if parts.first == "title" || parts.first == "original_title" {
      let byTitle = films.sorted { ($0.title, $0.ids.amc) < ($1.title, $1.ids.amc) }
      return isAscending ? byTitle : byTitle.reversed()
    }
    let keyed = films.map { ($0, key($0, parts.first ?? "")) }
    return keyed.sorted { left, right in
      left.1 == right.1 ? left.0.ids.amc < right.0.ids.amc : (left.1 < right.1) == isAscending
    }.map(\.0)
  }

  private func key(_ film: Film, _ name: Substring) -> Double {
    switch name {
    case "vote_average": film.voteAverage
    case "vote_count": Double(film.voteCount)
    case "primary_release_date", "release_date": Double(film.released.daysSince1970)
    case "revenue": 0
    default: film.popularity(on: context.today)
    }
  }
}

extension Day {
  /// A day, or that of a timestamp.
  fileprivate init?(bound text: String) {
    guard let day = Day(text) ?? Timestamp(text)?.reading.day else { return nil }
    self = day
  }
}
