// SPDX-License-Identifier: MIT
import Basics
import Database

/// The series of films that the user has begun, as TMDB tells their parts.
extension LibraryStore {
  /// The next series of which TMDB is to be asked, by its numbers of them; renews the lease for that.
  /// - Returns: nil if another process holds the lease.
  func lackingSeries(
    after number: Int, limit: Int, holder: String, at now: Instant, _ isGone: @escaping @Sendable (String) -> Bool
  ) async throws(DatabaseError) -> [Int]? {
    guard try exists() else { return [] }
    let time = now.secondsSince1970
    return try await write { database throws(DatabaseError) -> [Int]? in
      guard try Self.takeLease(holder, at: time, isGone, in: database) else { return nil }
      return try database.rows(
        """
        SELECT DISTINCT collection FROM facts JOIN entries ON entries.number = entry
          LEFT JOIN series ON series.number = collection
        WHERE collection > ? AND status = ? AND (series.asked_at IS NULL OR series.asked_at NOT BETWEEN ? AND ?)
        ORDER BY collection LIMIT ?
        """, .integer(max(number, 0)), .integer(StoredEntry.Status.seen.rawValue), .integer(time - Self.factLife),
        .integer(time + 86_400), .integer(limit)
      ) { $0.integer(0) }
    }
  }

  func store(_ series: StoredSeries, at now: Instant) async throws(DatabaseError) {
    let parts = series.parts.map { "\($0.number) \($0.releasedOn.map(String.init) ?? "") \($0.title)" }
    try await write { database throws(DatabaseError) in
      _ = try database.run(
        "INSERT OR REPLACE INTO series (number, asked_at, name, parts) VALUES (?, ?, ?, ?)", .integer(series.number),
        .integer(now.secondsSince1970), .text(series.name), .text(parts.joined(separator: String(Self.separator))))
    }
  }

  /// All series whose parts are known, by TMDB's numbers.
  static func series(in database: Database) throws(DatabaseError) -> [Int: StoredSeries] {
    let all = try database.rows("SELECT number, name, parts FROM series") { row in
      StoredSeries(
        number: row.integer(0), name: row.text(1),
        parts: row.texts(2).compactMap { text in
          let fields = text.utf8.split(separator: 0x20, maxSplits: 2, omittingEmptySubsequences: false).map(
            Substring.init)
          guard fields.count == 3, let number = Int(fields[0]) else { return nil }
          return StoredSeries.Part(number: number, releasedOn: Int(fields[1]), title: String(fields[2]))
        })
    }
    return Dictionary(all.map { ($0.number, $0) }) { first, _ in first }
  }
}
