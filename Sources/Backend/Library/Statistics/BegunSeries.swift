// SPDX-License-Identifier: MIT
import Basics
import Contract

/// The series of films and the shows that the user has begun and not ended.
struct BegunSeries {
  /// The latest begun first.
  private(set) var begun: [StatisticsSeries] = []
  /// Of how many the parts aren't known.
  private(set) var unknownCount = 0
  private static let mostMissing = 50

  init(_ library: KnownLibrary, today: Day) {
    let seen = library.entries.filter { !$0.isShow && $0.status == .seen }
    let numbers = Set(seen.flatMap(\.tmdb))
    var firsts: [Int: Int] = [:]
    for film in seen {
      guard let collection = film.facts?.collection, collection > 0 else { continue }
      let day = film.seenOn.first ?? film.addedAt / 86_400
      firsts[collection] = min(firsts[collection] ?? day, day)
    }
    var found = firsts.compactMap { number, day in
      films(of: number, library.series[number], numbers, today).map { (series: $0, day: day) }
    }
    unknownCount = firsts.keys.count { library.series[$0] == nil }
    found += library.shows.compactMap { show in
      episodes(of: show, today).map { (series: $0, day: show.firstDay ?? show.addedAt / 86_400) }
    }
    begun = found.sorted { ($1.day, $0.series.name) < ($0.day, $1.series.name) }.map(\.series)
  }

  /// What is missing of a series of films; nil if nothing is, or if that isn't known.
  private func films(
    of number: Int, _ series: StoredSeries?, _ seen: Set<Int>, _ today: Day
  ) -> StatisticsSeries? {
    guard let series, let id = EntityID(.tmdb, .collection, number) else { return nil }
    let released = series.parts.filter { part in part.releasedOn.map { $0 <= today.daysSince1970 } ?? false }
    let missing = released.filter { !seen.contains($0.number) }
    guard !missing.isEmpty else { return nil }
    return StatisticsSeries(
      id: id, name: series.name, kind: .movie, seen: released.count - missing.count, of: released.count,
      missing: missing.prefix(Self.mostMissing).map(Self.part))
  }

  /// What is missing of a show; nil if it isn't begun, or if nothing that is out is missing.
  private func episodes(of show: StoredEntry, _ today: Day) -> StatisticsSeries? {
    let progress = ShowProgress(show)
    guard progress.isBegun, let id = EntityID(show.name, of: .show) else { return nil }
    let count = progress.outCount(by: today.daysSince1970)
    let missing = progress.unseen.filter { $0.isOut(by: today.daysSince1970) }
    guard !missing.isEmpty || count == nil else { return nil }
    return StatisticsSeries(
      id: id, name: show.title.isEmpty ? show.name : show.title, kind: .show, seen: progress.seenCount, of: count,
      missing: missing.prefix(Self.mostMissing).map(Self.part))
  }

  private static func part(_ episode: KnownEpisode) -> MissingPart {
    let number = "S\(episode.number.season) E\(episode.number.episode)"
    return MissingPart(
      title: episode.title.map { "\(number) \($0)" } ?? number, season: episode.number.season,
      episode: episode.number.episode)
  }

  private static func part(_ film: StoredSeries.Part) -> MissingPart {
    MissingPart(
      title: film.title, id: EntityID(.tmdb, .movie, film.number),
      year: film.releasedOn.flatMap { Day(daysSince1970: $0) }?.year)
  }
}

extension StoredEntry {
  /// The first day on which an episode was seen, since 1970; nil if none is known.
  fileprivate var firstDay: Int? { episodes.values.filter(\.isSeen).compactMap(\.days.first).min() }
}
