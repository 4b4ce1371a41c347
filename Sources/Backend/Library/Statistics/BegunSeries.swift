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

  /// - Parameter ranges: the years in which a part was seen; none for all series.
  init(_ library: KnownLibrary, in ranges: [ClosedRange<Int>], today: Day) {
    func isOfYears(_ days: [Int]) -> Bool {
      ranges.isEmpty
        || days.contains { day in
          Day(daysSince1970: day).map { day in ranges.contains { $0.contains(day.year) } } ?? false
        }
    }
    var numbers: Set<Int> = []
    var firsts: [Int: Int] = [:]
    var ofYears: Set<Int> = []
    for film in library.entries where !film.isShow && film.status == .seen {
      numbers.formUnion(film.tmdb)
      guard let collection = film.facts?.collection, collection > 0 else { continue }
      let day = film.seenOn.first ?? film.addedAt / 86_400
      firsts[collection] = min(firsts[collection] ?? day, day)
      if isOfYears(film.seenOn) { ofYears.insert(collection) }
    }
    var found = ofYears.compactMap { number in
      films(of: number, library.series[number], numbers, today).map { (series: $0, day: firsts[number] ?? 0) }
    }
    unknownCount = ofYears.count { library.series[$0] == nil }
    found += library.entries.compactMap { entry in
      guard let show = library.shows[entry.number], isOfYears(show.seenOn) else { return nil }
      return episodes(of: entry, show).map { (series: $0, day: show.seenOn.min() ?? entry.addedAt / 86_400) }
    }
    begun = found.sorted { ($1.day, $0.series.name) < ($0.day, $1.series.name) }.map(\.series)
  }

  /// What is missing of a series of films; nil if nothing is, if none of the films that TMDB counts among them was
  /// seen, or if that isn't known.
  private func films(
    of number: Int, _ series: StoredSeries?, _ seen: Set<Int>, _ today: Day
  ) -> StatisticsSeries? {
    guard let series, let id = EntityID(.tmdb, .collection, number) else { return nil }
    let count = series.parts.count { seen.contains($0.number) }
    let missing = series.parts.filter { part in
      !seen.contains(part.number) && part.releasedOn.map { $0 <= today.daysSince1970 } ?? false
    }
    guard count > 0, !missing.isEmpty else { return nil }
    return StatisticsSeries(
      id: id, name: series.name, kind: .movie, seen: count, of: count + missing.count,
      missing: missing.prefix(Self.mostMissing).map(Self.part), missingCount: missing.count)
  }

  /// What is missing of a show that is begun; nil if nothing that is out is.
  private func episodes(of entry: KnownEntry, _ show: KnownShow) -> StatisticsSeries? {
    guard let id = EntityID(entry.name, of: .show) else { return nil }
    guard !show.missing.isEmpty || show.progress.outCount == nil else { return nil }
    return StatisticsSeries(
      id: id, name: entry.title.isEmpty ? entry.name : entry.title, kind: .show, seen: show.progress.seenCount,
      of: show.progress.outCount, missing: show.missing.prefix(Self.mostMissing).map(Self.part),
      missingCount: show.missing.count)
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
