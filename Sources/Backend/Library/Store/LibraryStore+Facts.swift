// SPDX-License-Identifier: MIT
import Basics
import Database
import JSON

// What TMDB says of the entries, and the lease of the process that asks it.

/// How far the facts of the entries are known.
struct FactProgress: Sendable, Equatable {
  let known: Int
  let count: Int
}

extension LibraryStore {
  /// After so many seconds TMDB is asked again.
  static let factLife = 30 * 86_400
  /// A process that has shown no sign of life for so many seconds no longer holds the lease.
  private static let leaseLife = 15

  func factProgress() async throws(DatabaseError) -> FactProgress {
    try await read(ifMissing: FactProgress(known: 0, count: 0)) { database throws(DatabaseError) in
      FactProgress(
        known: try database.integer("SELECT COUNT(*) FROM facts WHERE asked_at > 0"),
        count: try Self.count(in: database))
    }
  }

  /// The next entries of which TMDB is to be asked, and takes or renews the lease for that.
  /// - Parameters:
  ///   - number: only entries with larger numbers.
  ///   - isGone: whether a process has ended.
  /// - Returns: nil if another process holds the lease.
  func lackingFacts(
    after number: Int, limit: Int, holder: String, at now: Instant, _ isGone: @escaping @Sendable (String) -> Bool
  ) async throws(DatabaseError) -> [StoredEntry]? {
    guard try exists() else { return [] }
    let time = now.secondsSince1970
    return try await write { database throws(DatabaseError) -> [StoredEntry]? in
      guard try Self.takeLease(holder, at: time, isGone, in: database) else { return nil }
      let numbers = try database.rows(
        """
        SELECT number FROM entries LEFT JOIN facts ON facts.entry = number
          LEFT JOIN episode_lists AS lists ON lists.entry = number
        WHERE number > ?1 AND (facts.asked_at IS NULL OR facts.asked_at NOT BETWEEN ?2 AND ?4
          OR is_show AND (lists.asked_at IS NULL OR lists.asked_at NOT BETWEEN iif(is_over, ?2, ?3) AND ?4)
            AND (status = 0
              OR EXISTS (SELECT 1 FROM seen_episodes AS seen WHERE seen.entry = number AND removed_at IS NULL)))
        ORDER BY number LIMIT ?5
        """, .integer(number), .integer(time - Self.factLife), .integer(time - Self.episodeLife),
        .integer(time + 86_400), .integer(limit)
      ) { $0.integer(0) }
      return try Self.entries(numbered: Set(numbers), in: database).sorted { $0.number < $1.number }
    }
  }

  /// Takes or renews the lease of the process that asks.
  /// - Returns: false if another process holds it.
  static func takeLease(
    _ holder: String, at time: Int, _ isGone: (String) -> Bool, in database: Database
  ) throws(DatabaseError) -> Bool {
    let lease = try database.rows("SELECT holder, beat_at FROM learner") { row in
      (holder: row.optionalText(0), at: row.integer(1))
    }
    if let lease = lease.first, let other = lease.holder, other != holder, !isGone(other),
      abs(time.subtractingReportingOverflow(lease.at).partialValue) < leaseLife
    {
      return false
    }
    try database.run("UPDATE learner SET holder = ?, beat_at = ?", .text(holder), .integer(time))
    return true
  }

  /// Gives the lease up if it is that holder's.
  func releaseFactLease(of holder: String) async throws(DatabaseError) {
    guard try exists() else { return }
    try await write { database throws(DatabaseError) in
      _ = try database.run("UPDATE learner SET holder = NULL WHERE holder = ?", .text(holder))
    }
  }

  /// Stores what TMDB says of an entry, unless the entry is gone. The entry is known by its name: after a recovery its
  /// number may be another one's.
  /// - Parameter edit: changes the entry itself, such as a title that was missing.
  func store(
    _ facts: StoredFacts, ofEntry name: String, at now: Instant,
    _ edit: (@Sendable (inout StoredEntry) -> Void)? = nil
  ) async throws(DatabaseError) {
    _ = try await write(
      recording: { $0.flatMap(\.recorded) }
    ) { database throws(DatabaseError) -> [EntryOutcome] in
      guard let known = try Self.entries(of: [name], in: database).first else { return [] }
      try Self.write(facts, ofEntry: known.number, at: now.secondsSince1970, in: database)
      var entry = known
      edit?(&entry)
      guard entry != known else { return [] }
      return try Self.apply(
        [EntryChange(ids: [known.name]) { [entry] current in current == nil ? nil : entry }],
        at: now.secondsSince1970, in: database)
    }
  }

  /// Stores what another answer says of an entry with one of these ids, if there is one. Nobody waits for it.
  /// - Parameter isWhole: whether TMDB need not be asked for the rest.
  func learn(_ facts: StoredFacts, of ids: [String], isWhole: Bool) {
    guard (try? exists()) == true else { return }
    let time = now().secondsSince1970
    post { database throws(DatabaseError) in
      for number in Set(try Self.numbers(of: ids, in: database).values) {
        try Self.write(facts, ofEntry: number, at: time, isWhole: isWhole, in: database)
      }
    }
  }

  private static let factColumns = [
    "minutes", "genres", "genre_names", "people", "directors", "collection", "countries", "language", "popularity",
  ]

  /// - Parameter isWhole: whether the facts take the place of those that are stored, which otherwise stay where the
  ///   answer lacks one.
  private static func write(
    _ facts: StoredFacts, ofEntry number: Int, at time: Int, isWhole: Bool = true, in database: Database
  ) throws(DatabaseError) {
    let changes = (["asked_at"] + factColumns).map { column in
      isWhole ? "\(column) = excluded.\(column)" : "\(column) = coalesce(excluded.\(column), \(column))"
    }
    try database.run(
      """
      INSERT INTO facts (entry, asked_at, \(factColumns.joined(separator: ", ")))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (entry) DO UPDATE SET \(changes.dropFirst(isWhole ? 0 : 1).joined(separator: ", "))
      """, .integer(number), .integer(isWhole ? time : 0), SQLiteValue(facts.minutes), list(facts.genres),
      texts(facts.genreNames), list(facts.people), texts(facts.directors), SQLiteValue(facts.collection),
      list(facts.countries), SQLiteValue(facts.language),
      SQLiteValue(facts.popularity.map { Int(min($0, 1e6) * 1_000) }))
    if isWhole { try deleteCertifications(of: number, in: database) }
    for (country, certification) in facts.certifications where country.utf8.count == 2 {
      try database.run(
        "INSERT OR REPLACE INTO certifications VALUES (?, ?)", .integer(number + FactFilter.place(in: country)),
        .text(certification))
    }
    guard let services = facts.services else { return }
    let offers = services.sorted { $0.key < $1.key }.map { country, services in
      country + ":" + services.map(String.init).joined(separator: ",")
    }
    try database.run(
      "INSERT OR REPLACE INTO offers (entry, asked_at, services) VALUES (?, ?, ?)", .integer(number), .integer(time),
      .text(offers.joined(separator: " ")))
  }

  /// Deletes what is known of an entry.
  static func deleteFacts(of number: Int, in database: Database) throws(DatabaseError) {
    try database.run("DELETE FROM facts WHERE entry = ?", .integer(number))
    try database.run("DELETE FROM offers WHERE entry = ?", .integer(number))
    try deleteCertifications(of: number, in: database)
  }

  /// Deletes an entry's age ratings: one look-up for each country that has any.
  private static func deleteCertifications(of number: Int, in database: Database) throws(DatabaseError) {
    try database.run(
      """
      WITH RECURSIVE countries (country) AS (
        SELECT min(place) >> 40 FROM certifications
        UNION ALL SELECT (SELECT min(place) >> 40 FROM certifications WHERE place >= (country + 1) << 40)
        FROM countries WHERE country IS NOT NULL
      )
      DELETE FROM certifications WHERE place IN (SELECT (country << 40) + ? FROM countries)
      """, .integer(number))
  }

  /// Values with commas around each; null without any.
  private static func list(_ values: [some CustomStringConvertible]) -> SQLiteValue {
    values.isEmpty ? .null : .text("," + values.map { "\($0)," }.joined())
  }

  /// Texts with U+001F between them; null without any.
  private static func texts(_ texts: [String]) -> SQLiteValue {
    texts.isEmpty ? .null : .text(texts.joined(separator: String(separator)))
  }

  /// What a row of a list shows of the facts.
  /// - Parameter country: that of the age ratings.
  func shownFacts(of numbers: [Int], in country: String) async throws(DatabaseError) -> [Int: StoredFacts] {
    guard !numbers.isEmpty else { return [:] }
    return try await read(ifMissing: [:]) { database throws(DatabaseError) in
      var found: [Int: StoredFacts] = [:]
      _ = try database.rows(
        """
        SELECT entry, minutes, genre_names, certification, popularity, directors
        FROM facts LEFT JOIN certifications ON place = entry + ? WHERE entry IN (SELECT value FROM json_each(?))
        """, .integer(FactFilter.place(in: country)), .text(RawJSON(writing: numbers).description)
      ) { row in
        var facts = StoredFacts()
        facts.minutes = row.optionalInteger(1)
        facts.genreNames = row.texts(2)
        facts.certifications[country] = row.optionalText(3)
        facts.popularity = row.optionalInteger(4).map { Double($0) / 1_000 }
        facts.directors = row.texts(5)
        found[row.integer(0)] = facts
      }
      return found
    }
  }

  /// The services that have entries without a further payment in a country, as TMDB said within a day. An entry of
  /// which that isn't known has no value.
  func offers(of numbers: [Int], in country: String, at now: Instant) async throws(DatabaseError) -> [Int: [Int]] {
    guard !numbers.isEmpty else { return [:] }
    let time = now.secondsSince1970
    return try await read(ifMissing: [:]) { database throws(DatabaseError) in
      var found: [Int: [Int]] = [:]
      _ = try database.rows(
        """
        SELECT entry, services FROM offers
        WHERE asked_at BETWEEN ? AND ? AND entry IN (SELECT value FROM json_each(?))
        """, .integer(time - 86_400), .integer(time), .text(RawJSON(writing: numbers).description)
      ) { row in
        let offers = row.text(1).split(separator: " ").first { $0.hasPrefix(country + ":") }
        found[row.integer(0)] = offers?.dropFirst(country.count + 1).split(separator: ",").compactMap { Int($0) } ?? []
      }
      return found
    }
  }

  // MARK: Tags

  /// The tags with the numbers of entries that have each, the most frequent first.
  func tagCounts() async throws(DatabaseError) -> [(tag: String, count: Int)] {
    let lists = try await read(ifMissing: []) { database throws(DatabaseError) in
      try database.rows("SELECT tags, COUNT(*) FROM entries WHERE tags != '' GROUP BY tags") {
        (tags: $0.text(0), count: $0.integer(1))
      }
    }
    var counts: [String: Int] = [:]
    for (tags, count) in lists {
      for tag in Set(tags.split(separator: Self.separator)) { counts[String(tag), default: 0] += count }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (tag: $0.key, count: $0.value) }
  }
}
