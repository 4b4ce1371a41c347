// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Counts what the user has seen. Requests nothing, and reads no file.
struct SeenTally {
  /// Films and minutes of one row.
  private struct Count {
    var films = 0
    var minutes = 0

    func row(named name: String) -> StatisticsRow {
      StatisticsRow(name: name, films: films, hours: SeenTally.hours(minutes))
    }
  }

  /// The rows of one table by their names.
  private typealias Table<Key: Hashable> = [Key: Count]

  private let ranges: [ClosedRange<Int>]
  private let today: Day
  private var total = Count()
  private var years: Table<Int> = [:]
  private var months: Table<Int> = [:]
  private var weekdays: Table<Int> = [:]
  private var genres: Table<String> = [:]
  private var directors: Table<String> = [:]
  private var countries: Table<String> = [:]
  private var decades: Table<Int> = [:]
  private var ratings: Table<Int> = [:]
  private var cinema: Table<Int> = [:]
  private var theatres: Table<String> = [:]
  private var cinemaDays = (byShowing: 0, byTag: 0, unknown: 0)
  /// What was seen on several days, by its place in the library: copies of entries take longer than all the rest.
  private var repeated: [(times: Int, title: String, place: Int)] = []
  private var unknownCount = 0
  /// How many films were seen on no day that is known.
  private var datelessCount = 0
  /// Whether a tag says that a film was seen at a cinema, by the tag as entries have it.
  private var cinemaTags: [String: Bool] = [:]

  private static let mostRows = 100
  private static let mostRepeated = 20

  /// - Parameter ranges: the years in which films were seen that count; none for all that was seen.
  init(_ library: KnownLibrary, in ranges: [ClosedRange<Int>], today: Day) {
    self.ranges = ranges
    self.today = today
    for (place, film) in library.entries.enumerated()
    where !film.isShow && (film.status == .seen || !film.seenOn.isEmpty) {
      add(film, at: place)
    }
  }

  private mutating func add(_ film: KnownEntry, at place: Int) {
    if film.seenOn.isEmpty { datelessCount += 1 }
    let days = film.seenOn.compactMap { Day(daysSince1970: $0) }.filter { counts($0.year) }
    guard ranges.isEmpty || !days.isEmpty else { return }
    let facts = film.facts
    let minutes = facts?.minutes ?? 0
    let whole = Count(films: 1, minutes: minutes * max(days.count, 1))
    if facts == nil || facts?.minutes == nil && facts?.genres.isEmpty == true { unknownCount += 1 }
    Self.add(whole, to: &total)
    for name in Set(facts?.genreNames ?? []) { Self.add(whole, to: &genres[name, default: Count()]) }
    for name in Set(facts?.directors ?? []) { Self.add(whole, to: &directors[name, default: Count()]) }
    for code in Set(facts?.countries ?? []) { Self.add(whole, to: &countries[code, default: Count()]) }
    if let year = film.year { Self.add(whole, to: &decades[year / 10 * 10, default: Count()]) }
    if let rating = film.rating { Self.add(whole, to: &ratings[rating, default: Count()]) }
    Self.add(days.map(\.year), minutes, to: &years)
    Self.add(days.map { $0.year * 12 + $0.month - 1 }, minutes, to: &months)
    // Monday is the first.
    Self.add(days.map { ($0.weekday + 6) % 7 }, minutes, to: &weekdays)
    addPlaces(of: film, days, minutes)
    if days.count > 1 { repeated.append((days.count, film.title, place)) }
  }

  /// Counts where a film was seen, as far as something says it.
  private mutating func addPlaces(of film: KnownEntry, _ days: [Day], _ minutes: Int) {
    // A film's own tag doesn't say of which of several days it is.
    let isTagged = film.seenOn.count == 1 && film.seenAt.isEmpty && isOfCinema(film.tags)
    var atCinema: [Day] = []
    var names: [String] = []
    for day in days {
      let visit = film.seenAt[day.daysSince1970]
      guard isTagged || visit != nil else {
        cinemaDays.unknown += 1
        continue
      }
      atCinema.append(day)
      if let theatre = visit?.theatre { names.append(theatre) }
    }
    cinemaDays.byShowing += names.count
    cinemaDays.byTag += atCinema.count - names.count
    Self.add(atCinema.map(\.year), minutes, to: &cinema)
    Self.add(names, minutes, to: &theatres)
  }

  private mutating func isOfCinema(_ tags: [String]) -> Bool {
    // Few tags are on many films, and folding takes longer than finding.
    for tag in tags where cinemaTags[tag] == nil { cinemaTags[tag] = CinemaTag.isOne(tag) }
    return tags.contains { cinemaTags[$0] == true }
  }

  private static func add(_ count: Count, to row: inout Count) {
    row.films += count.films
    row.minutes += count.minutes
  }

  /// Adds a film that was seen at some times or places: once to the films of each, and its length for each time.
  private static func add<Key>(_ times: [Key], _ minutes: Int, to table: inout Table<Key>) {
    for (index, time) in times.enumerated() {
      // The days are in order, but weekdays are not.
      let isFirst = !times[..<index].contains(time)
      add(Count(films: isFirst ? 1 : 0, minutes: minutes), to: &table[time, default: Count()])
    }
  }

  private func counts(_ year: Int) -> Bool { ranges.isEmpty || ranges.contains { $0.contains(year) } }

  fileprivate static func hours(_ minutes: Int) -> Double { (Double(minutes) / 6).rounded() / 10 }

  // MARK: - The answer

  /// - Parameter library: the library that was counted.
  func statistics(of library: KnownLibrary) -> FilmStatistics {
    let history = ListHistory(library, counting: counts)
    let series = BegunSeries(library, in: ranges, today: today)
    var statistics = FilmStatistics(
      films: total.films, hours: Self.hours(total.minutes),
      years: Self.rows(years, named: String.init), months: Self.rows(months, named: Self.month),
      weekdays: Self.rows(weekdays) { Day.weekdayNames[($0 + 1) % 7] },
      genres: Self.ranked(genres) { $0 }, directors: Self.ranked(directors) { $0 },
      countries: Self.ranked(countries) { CountryNames.all[$0[...]] ?? $0 },
      decades: Self.rows(decades) { "\($0)s" }, ratings: Self.rows(ratings, named: Self.rating).reversed(),
      cinema: Self.rows(cinema, named: String.init), theatres: Self.ranked(theatres) { $0 },
      mostSeen: mostSeen(of: library),
      changes: history.months(named: Self.month), series: Array(series.begun.prefix(Self.mostRows)))
    statistics.period = ranges.isEmpty ? nil : ranges.map(Self.period).joined(separator: ", ")
    statistics.unknownCount = unknownCount.nilIfZero
    if !cinema.isEmpty {
      statistics.cinemaDays = CinemaDays(
        byShowing: cinemaDays.byShowing.nilIfZero, byTag: cinemaDays.byTag.nilIfZero,
        unknown: cinemaDays.unknown.nilIfZero)
    }
    var messages: [String] = []
    if total.films == 0 {
      messages.append(
        statistics.period.map { "No film has a day in \($0)." }
          ?? "The library has no film that was seen; library/set and library/import add some.")
    }
    if datelessCount > 0 {
      messages.append("Of \(datelessCount.counted("film")) no day is known.")
    }
    if unknownCount > 0 {
      messages.append(
        "Of \(unknownCount.counted("film")) it isn't known yet how long they run and the rest; it is learnt from TMDB "
          + "in the background, with its key.")
    }
    if series.unknownCount > 0 {
      messages.append("Of \(series.unknownCount.counted("series", plural: "series")) the parts aren't known yet.")
    }
    statistics.message = messages.nilIfEmpty?.joined(separator: " ")
    return statistics
  }

  private func mostSeen(of library: KnownLibrary) -> [StatisticsFilm] {
    let ranked = repeated.sorted { ($1.times, $0.title, $0.place) < ($0.times, $1.title, $1.place) }
    return ranked.prefix(Self.mostRepeated).compactMap { times, _, place in
      let film = library.entries[place]
      guard let id = EntityID(film.name, of: .movie) else { return nil }
      return StatisticsFilm(id: id, title: film.title.isEmpty ? film.name : film.title, year: film.year, times: times)
    }
  }

  /// Rows in the order of their keys.
  private static func rows(_ table: Table<Int>, named name: (Int) -> String) -> [StatisticsRow] {
    table.sorted { $0.key < $1.key }.map { $1.row(named: name($0)) }
  }

  /// The rows with the most films first.
  private static func ranked<Key>(_ table: Table<Key>, named name: (Key) -> String) -> [StatisticsRow] {
    let rows = table.map { $1.row(named: name($0)) }
      .sorted { ($1.films, $1.hours, $0.name) < ($0.films, $0.hours, $1.name) }
    return Array(rows.prefix(mostRows))
  }

  private static func month(_ month: Int) -> String { "\(month / 12)-\((month % 12 + 1).padded(to: 2))" }
  private static func rating(_ half: Int) -> String { half % 2 == 0 ? "\(half / 2)" : "\(half / 2).5" }
  private static func period(_ years: ClosedRange<Int>) -> String {
    years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound)–\(years.upperBound)"
  }
}
