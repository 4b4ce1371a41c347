// SPDX-License-Identifier: MIT
import Database
import JSON

// The episodes of shows: what the user says of them (`seen_episodes`), which belongs to the entry, and TMDB's lists
// (`episodes`, `episode_lists`), which can be requested again.

extension LibraryStore {
  /// After so many seconds TMDB is asked again for the episodes of a show that goes on.
  static let episodeLife = 86_400
  /// So many answers in a row lack an episode that is no longer there.
  private static let patience = 4

  /// Adds to shows among entries their episodes.
  static func addEpisodes(to entries: [StoredEntry], in database: Database) throws(DatabaseError) -> [StoredEntry] {
    try addLists(to: addMarks(to: entries, in: database), in: database)
  }

  /// The shows among entries, for a statement; nil without any.
  private static func shows(among entries: [StoredEntry]) -> SQLiteValue? {
    let numbers = entries.filter(\.isShow).map(\.number)
    return numbers.isEmpty ? nil : .text(RawJSON(writing: numbers).description)
  }

  /// Adds to shows among entries how far the user is with them by a day, which reads none of the seen episodes and one
  /// of the others.
  static func addProgress(
    to entries: [StoredEntry], by day: Int, in database: Database
  ) throws(DatabaseError) -> [StoredEntry] {
    guard let wanted = shows(among: entries) else { return entries }
    let found = Dictionary(try progress(of: wanted, by: day, in: database)) { first, _ in first }
    return entries.map { entry in
      var entry = entry
      entry.progress = found[entry.number]
      return entry
    }
  }

  /// - Parameter shows: the entries' numbers as an array of JSON.
  static func progress(
    of shows: SQLiteValue, by day: Int, in database: Database
  ) throws(DatabaseError) -> [(entry: Int, progress: ShowProgress)] {
    // The columns without a function are those of the row that has the minimum: the first episode after the last one
    // that was seen, otherwise the first of all (https://sqlite.org/lang_select.html#bareagg).
    try database.rows(
      """
      WITH shows AS (
        SELECT value AS show, count(place) AS seen, coalesce(max(place), 0) AS last FROM json_each(?1) LEFT JOIN (
          SELECT entry, season * 1048576 + episode AS place FROM seen_episodes WHERE season > 0 AND removed_at IS NULL
        ) ON entry = value GROUP BY value)
      SELECT show, seen, is_over, count(known.episode),
        seen + count(iif(airs_on <= ?2 AND mark.entry IS NULL, 1, NULL)), known.season, known.episode, airs_on, title, min(iif(mark.entry IS NULL,
          (known.season * 1048576 + known.episode <= last) * (1 << 60) + known.season * 1048576 + known.episode, NULL))
      FROM shows LEFT JOIN episode_lists AS lists ON lists.entry = show
        LEFT JOIN episodes AS known ON known.entry = show AND known.season > 0
        LEFT JOIN seen_episodes AS mark ON mark.entry = show AND mark.season = known.season
          AND mark.episode = known.episode AND mark.removed_at IS NULL
      GROUP BY show
      """, shows, .integer(day)
    ) { row in
      let next = KnownEpisode(
        number: EpisodeNumber(season: row.integer(5), episode: row.integer(6)), airsOn: row.optionalInteger(7),
        title: row.optionalText(8))
      let progress = ShowProgress(
        seenCount: row.integer(1), outCount: row.integer(3) == 0 ? nil : row.integer(4),
        next: row.isNull(9) ? nil : next, isOver: row.integer(2) != 0)
      return (row.integer(0), progress)
    }
  }

  /// Adds to shows among entries what the user says of their episodes.
  static func addMarks(to entries: [StoredEntry], in database: Database) throws(DatabaseError) -> [StoredEntry] {
    guard let wanted = shows(among: entries) else { return entries }
    var marks: [Int: [EpisodeNumber: EpisodeMark]] = [:]
    _ = try database.rows(
      """
      SELECT entry, season, episode, seen_on, removed_at, rating FROM seen_episodes
      WHERE entry IN (SELECT value FROM json_each(?))
      """, wanted
    ) { row in
      let number = EpisodeNumber(season: row.integer(1), episode: row.integer(2))
      marks[row.integer(0), default: [:]][number] = EpisodeMark(
        days: row.numbers(3), rating: row.optionalInteger(5).map { min(max($0, 1), 20) },
        removedAt: row.optionalInteger(4))
    }
    return entries.map { entry in
      var entry = entry
      entry.episodes = marks[entry.number] ?? [:]
      return entry
    }
  }

  private static func addLists(to entries: [StoredEntry], in database: Database) throws(DatabaseError) -> [StoredEntry]
  {
    guard let wanted = shows(among: entries) else { return entries }
    var lists: [Int: EpisodeList] = [:]
    _ = try database.rows(
      "SELECT entry, asked_at, is_over FROM episode_lists WHERE entry IN (SELECT value FROM json_each(?))", wanted
    ) { row in
      lists[row.integer(0)] = EpisodeList(
        askedAt: row.integer(1), isOver: row.optionalInteger(2).map { $0 != 0 })
    }
    _ = try database.rows(
      """
      SELECT entry, season, episode, airs_on, title FROM episodes
      WHERE entry IN (SELECT value FROM json_each(?)) ORDER BY entry, season, episode
      """, wanted
    ) { row in
      let episode = KnownEpisode(
        number: EpisodeNumber(season: row.integer(1), episode: row.integer(2)), airsOn: row.optionalInteger(3),
        title: row.optionalText(4))
      lists[row.integer(0)]?.episodes.append(episode)
    }
    return entries.map { entry in
      var entry = entry
      entry.list = lists[entry.number]
      return entry
    }
  }

  /// Stores what the user says of the episodes of an entry, as far as it differs from what is known.
  static func store(
    _ marks: [EpisodeNumber: EpisodeMark], of entry: Int, known: [EpisodeNumber: EpisodeMark], in database: Database
  ) throws(DatabaseError) {
    for (number, mark) in marks where known[number] != mark {
      try database.run(
        """
        INSERT OR REPLACE INTO seen_episodes (entry, season, episode, seen_on, removed_at, rating)
        VALUES (?, ?, ?, ?, ?, ?)
        """, .integer(entry), .integer(number.season), .integer(number.episode),
        .text(mark.days.map(String.init).joined(separator: ",")), SQLiteValue(mark.removedAt), SQLiteValue(mark.rating))
    }
  }

  static func deleteEpisodes(of entry: Int, in database: Database) throws(DatabaseError) {
    for table in ["seen_episodes", "episodes", "episode_lists"] {
      try database.run("DELETE FROM \(table) WHERE entry = ?", .integer(entry))
    }
  }

  /// Stores what TMDB says of the episodes of an entry, unless the entry is gone. An episode that an answer lacks stays
  /// until several answers in a row have lacked it, and one that was seen stays seen.
  /// - Parameters:
  ///   - list: the episodes of some seasons.
  ///   - seasons: the seasons of which the answer has all episodes.
  /// - Returns: the entry as it is now; nil if it is gone.
  func store(
    _ list: EpisodeList, of seasons: [Int], ofEntry name: String
  ) async throws(DatabaseError) -> StoredEntry? {
    try await write { database throws(DatabaseError) in
      guard let number = try Self.numbers(of: [name], in: database)[name] else { return nil }
      let whole = SQLiteValue.text(RawJSON(writing: seasons).description)
      try database.run(
        "UPDATE episodes SET missed = missed + 1 WHERE entry = ? AND season IN (SELECT value FROM json_each(?))",
        .integer(number), whole)
      for episode in list.episodes {
        try database.run(
          """
          INSERT INTO episodes (entry, season, episode, airs_on, title, missed) VALUES (?, ?, ?, ?, ?, 0)
          ON CONFLICT DO UPDATE SET airs_on = coalesce(excluded.airs_on, airs_on),
            title = coalesce(excluded.title, title), missed = 0
          """, .integer(number), .integer(episode.number.season), .integer(episode.number.episode),
          SQLiteValue(episode.airsOn), SQLiteValue(episode.title))
      }
      try database.run(
        "DELETE FROM episodes WHERE entry = ? AND missed >= ?", .integer(number), .integer(Self.patience))
      try database.run(
        "INSERT OR REPLACE INTO episode_lists (entry, asked_at, is_over) VALUES (?, ?, ?)", .integer(number),
        .integer(list.askedAt), SQLiteValue(list.isOver.map { $0 ? 1 : 0 }))
      return try Self.entries(numbered: [number], in: database).first
    }
  }

  /// The shows that the user wants to see or is watching, the last added first.
  func shownSeries() async throws(DatabaseError) -> [StoredEntry] { try await shownSeries(LibraryFilter()).entries }

  /// Those that a filter of films wants, and how many others it may want.
  func shownSeries(
    _ filter: LibraryFilter
  ) async throws(DatabaseError) -> (entries: [StoredEntry], unknownCount: Int) {
    var filter = filter
    filter.status = nil
    filter.isShow = true
    filter.isWantedOrBegun = true
    let selection = try await selection(filter)
    return (try await entries(numbered: selection.numbers).filter(\.isWantedOrBegun), selection.unknownCount)
  }
}
