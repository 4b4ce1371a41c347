// SPDX-License-Identifier: MIT
import Basics
import Database

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
  let tags: [String]
  /// In seconds since 1970.
  let addedAt: Int
  /// TMDB's numbers of it.
  var tmdb: [Int] = []
  /// Nil while TMDB hasn't told anything.
  let facts: StoredFacts?
}

/// All entries, the episodes of shows, and the series of films that were begun.
struct KnownLibrary: Sendable {
  var entries: [KnownEntry] = []
  /// The shows again, with their episodes.
  var shows: [StoredEntry] = []
  var series: [Int: StoredSeries] = [:]
  /// When entries were removed, in seconds since 1970.
  var removals: [Int] = []
}

extension LibraryStore {
  /// Everything of the library, at one moment.
  func known() async throws(DatabaseError) -> KnownLibrary {
    try await read(ifMissing: KnownLibrary()) { database throws(DatabaseError) in
      try database.snapshot { database throws(DatabaseError) in
        var library = KnownLibrary()
        library.series = try Self.series(in: database)
        library.removals = try database.rows("SELECT max(at) FROM removals GROUP BY removal") { $0.integer(0) }
        var numbers: [Int: [Int]] = [:]
        _ = try database.rows("SELECT entry, id FROM ids WHERE id >= 'tmdb:' AND id < 'tmdb;'") { row in
          guard let number = row.text(1).split(separator: ":").last.flatMap({ Int($0) }) else { return }
          numbers[row.integer(0), default: []].append(number)
        }
        let shows = try Self.rows(database, hasIDs: false, "WHERE is_show = 1")
        library.shows = try Self.addEpisodes(to: shows, in: database)
        library.entries = try database.rows(Self.knownEntries) { row in
          KnownEntry(row, tmdb: numbers[row.integer(0)] ?? [])
        }
        return library
      }
    }
  }

  private static let knownEntries = """
    SELECT number, name, is_show, title, year, status, rating, seen_on, tags, added_at, asked_at, minutes, genres,
      genre_names, directors, countries, collection FROM entries LEFT JOIN facts ON entry = number
    """
}

extension KnownEntry {
  fileprivate init(_ row: Row, tmdb: [Int]) {
    number = row.integer(0)
    name = row.text(1)
    isShow = row.integer(2) != 0
    title = row.text(3)
    year = row.optionalInteger(4)
    status = StoredEntry.Status(rawValue: row.integer(5)) ?? .wanted
    rating = row.optionalInteger(6).map { min(max($0, 1), 20) }
    seenOn = row.text(7).split(separator: ",").compactMap { Int($0) }
    tags = row.text(8).split(separator: LibraryStore.separator).map(String.init)
    addedAt = row.integer(9)
    self.tmdb = tmdb
    guard !row.isNull(10) else {
      facts = nil
      return
    }
    var facts = StoredFacts()
    facts.minutes = row.optionalInteger(11)
    facts.genres = row.text(12).split(separator: ",").compactMap { Int($0) }
    facts.genreNames = row.text(13).split(separator: LibraryStore.separator).map(String.init)
    facts.directors = row.text(14).split(separator: LibraryStore.separator).map(String.init)
    facts.countries = row.text(15).split(separator: ",").map(String.init)
    facts.collection = row.optionalInteger(16)
    self.facts = facts
  }
}
