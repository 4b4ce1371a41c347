// SPDX-License-Identifier: MIT
import Database
import JSON

/// An entry with what TMDB says of it, as statistics and recommendations need it.
struct KnownEntry: Sendable {
  let number: Int
  /// The id under which it was added.
  let name: String
  let isShow: Bool
  let title: String
  let year: Int?
  let status: StoredEntry.Status
  /// In half points.
  let rating: Int?
  /// Days since 1970, in order.
  let seenOn: [Int]
  /// What is said of where, by the day.
  var seenAt: [Int: StoredVisit] = [:]
  let tags: [String]
  /// In seconds since 1970.
  let addedAt: Int
  /// TMDB's numbers of it.
  var tmdb: [Int] = []
  /// Nil while TMDB hasn't told anything.
  let facts: StoredFacts?
}

/// A show that was begun and not ended, as statistics need it.
struct KnownShow: Sendable {
  let progress: ShowProgress
  /// The days on which episodes were seen, since 1970, in no order.
  var seenOn: [Int] = []
  /// The episodes that are out and weren't seen, in order.
  var missing: [KnownEpisode] = []
}

/// All entries, the shows and the series of films that were begun.
struct KnownLibrary: Sendable {
  var entries: [KnownEntry] = []
  /// By their entries' numbers.
  var shows: [Int: KnownShow] = [:]
  var series: [Int: StoredSeries] = [:]
  /// When entries were removed, in seconds since 1970.
  var removals: [Int] = []
}

extension LibraryStore {
  /// Everything of the library, at one moment.
  /// - Parameter day: the day by which episodes are out; nil for the entries alone.
  func known(on day: Int?) async throws(DatabaseError) -> KnownLibrary {
    try await read(ifMissing: KnownLibrary()) { database throws(DatabaseError) in
      try database.snapshot { database throws(DatabaseError) in
        var library = KnownLibrary()
        var numbers: [Int: [Int]] = [:]
        _ = try database.rows(
          "SELECT entry, CAST(substr(id, 12) AS INTEGER) FROM ids WHERE id > 'tmdb:movie:' AND id < 'tmdb:movie;'"
        ) { numbers[$0.integer(0), default: []].append($0.integer(1)) }
        // On a day to come nothing was seen yet; elsewhere than here it may be tomorrow already.
        let last = day.map { $0 + 1 } ?? .max
        library.entries = try database.rows(Self.knownEntries) { row in
          KnownEntry(row, tmdb: numbers[row.integer(0)] ?? [], until: last)
        }
        guard let day else { return library }
        library.shows = try Self.begunShows(on: day, in: database)
        library.series = try Self.series(in: database)
        library.removals = try database.rows("SELECT max(at) FROM removals GROUP BY removal") { $0.integer(0) }
        return library
      }
    }
  }

  /// The shows that were begun and not ended. Both tables are read once in their order, which takes a third of the time
  /// of statements that look up for each episode whether it was seen.
  private static func begunShows(on day: Int, in database: Database) throws(DatabaseError) -> [Int: KnownShow] {
    var seen: [Int: (numbers: Set<EpisodeNumber>, days: Set<Int>)] = [:]
    _ = try database.rows(
      "SELECT entry, season, episode, seen_on FROM seen_episodes WHERE season > 0 AND removed_at IS NULL"
    ) { row in
      let entry = row.integer(0)
      seen[entry, default: ([], [])].numbers.insert(EpisodeNumber(season: row.integer(1), episode: row.integer(2)))
      seen[entry]?.days.formUnion(row.numbers(3))
    }
    guard !seen.isEmpty else { return [:] }
    var unseen: [Int: [KnownEpisode]] = [:]
    var listed: Set<Int> = []
    _ = try database.rows(
      "SELECT entry, season, episode, airs_on, title FROM episodes WHERE season > 0 ORDER BY entry, season, episode"
    ) { row in
      let entry = row.integer(0)
      let number = EpisodeNumber(season: row.integer(1), episode: row.integer(2))
      guard let show = seen[entry] else { return }
      listed.insert(entry)
      guard !show.numbers.contains(number) else { return }
      unseen[entry, default: []].append(
        KnownEpisode(number: number, airsOn: row.optionalInteger(3), title: row.optionalText(4)))
    }
    let over = Set(try database.rows("SELECT entry FROM episode_lists WHERE is_over != 0") { $0.integer(0) })
    var shows: [Int: KnownShow] = [:]
    for (entry, show) in seen {
      let left = unseen[entry] ?? []
      let progress = ShowProgress(
        seen: show.numbers, unseen: left, isListed: listed.contains(entry), isOver: over.contains(entry), by: day)
      guard progress.isBegun else { continue }
      shows[entry] = KnownShow(progress: progress, seenOn: Array(show.days), missing: left.filter { $0.isOut(by: day) })
    }
    return shows
  }

  private static let knownEntries = """
    SELECT number, name, is_show, title, year, status, rating, seen_on, tags, added_at, asked_at, minutes, genres,
      genre_names, directors, countries, collection, seen_at FROM entries LEFT JOIN facts ON entry = number
    """
}

extension KnownEntry {
  fileprivate init(_ row: Row, tmdb: [Int], until last: Int) {
    number = row.integer(0)
    name = row.text(1)
    isShow = row.integer(2) != 0
    title = row.text(3)
    year = row.optionalInteger(4)
    status = StoredEntry.Status(rawValue: row.integer(5)) ?? .wanted
    rating = row.optionalInteger(6).map { min(max($0, 1), 20) }
    seenOn = row.numbers(7).filter { $0 <= last }
    if !row.isNull(17) { seenAt = [Int: StoredVisit](texts: row.texts(17)) }
    tags = row.texts(8)
    addedAt = row.integer(9)
    self.tmdb = tmdb
    guard !row.isNull(10) else {
      facts = nil
      return
    }
    var facts = StoredFacts()
    facts.minutes = row.optionalInteger(11)
    facts.genres = row.numbers(12)
    facts.genreNames = row.texts(13)
    facts.directors = row.texts(14)
    facts.countries = row.texts(15, separator: ",")
    facts.collection = row.optionalInteger(16)
    self.facts = facts
  }
}
