// SPDX-License-Identifier: MIT
import Basics
import Database
import EndpointCore

/// The file of cached responses, used by one thread.
struct ResponseTable {
  private static let schema = Schema(
    // Each use updates a small row in `entries`; the large ones are in `contents`. The trigger keeps the two in step.
    version: 1,
    tables: """
      CREATE TABLE entries (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        size INTEGER NOT NULL,
        used INTEGER NOT NULL
      );
      CREATE INDEX entries_by_use ON entries (used, size);
      CREATE TABLE contents (
        id INTEGER PRIMARY KEY,
        received_at INTEGER NOT NULL,
        url TEXT NOT NULL,
        headers TEXT NOT NULL,
        body BLOB NOT NULL
      );
      CREATE TRIGGER contents_follow AFTER DELETE ON entries BEGIN
        DELETE FROM contents WHERE id = OLD.id;
      END;
      """, content: .cached)

  /// The approximate space that an entry takes in the file in addition to its texts and body.
  private static let overhead = 256

  private let maximumBytes: Int
  var file: DatabaseFile

  init(
    folder: String, maximumBytes: Int, now: @escaping @Sendable () -> Instant, reporter: StoreReporter
  ) {
    self.maximumBytes = max(0, maximumBytes)
    file = DatabaseFile(folder: folder, name: "responses.sqlite", schema: Self.schema, now: now, reporter: reporter)
  }

  /// The entry for `key` with its row, whose use is recorded with the next batch.
  mutating func entry(
    for key: String, until deadline: ContinuousClock.Instant, timeout: Duration? = nil
  ) throws(DatabaseError) -> (row: Int, response: CachedResponse)? {
    try file.readIfFree(until: deadline, timeout: timeout) { database throws(DatabaseError) in
      try database.rows(
        "SELECT id, url, headers, body, received_at FROM entries JOIN contents USING (id) WHERE key = ?", .text(key)
      ) { row in
        (
          row: row.integer(0),
          response: CachedResponse(
            url: row.text(1), headers: HTTPHeaders(lines: row.text(2)), body: row.blob(3),
            // A damaged row may hold any number, and the age is computed from this one.
            receivedAt: Instant(secondsSince1970: max(row.integer(4), 0)))
        )
      }
    }?.first
  }

  /// How long to wait for other writers. Only closing the store waits for this.
  private static let writeTimeout = Duration.milliseconds(250)
  /// The delay before another attempt while another process holds the file.
  private static let pause = Duration.seconds(1)

  /// Writes the pending batch. It stays pending, and readable there, while another process holds the file. After any
  /// other failure, which the file reports, it is dropped.
  ///
  /// - Returns: the delay before the next attempt; nil if nothing is left to write.
  mutating func write(_ pending: PendingResponses, withUsesAlone: Bool = false) -> Duration? {
    guard let batch = pending.batch(withUsesAlone: withUsesAlone) else { return nil }
    do throws(DatabaseError) {
      try write(batch, until: .now + Self.writeTimeout)
    } catch let error where error.kind == .busy {
      return batch.changes.isEmpty ? nil : Self.pause
    } catch {}
    pending.remove(batch)
    return nil
  }

  /// Writes a batch atomically. Entries larger than an eighth of `maximumBytes`, which would evict too many others, are
  /// not stored.
  mutating func write(_ batch: PendingResponses.Batch, until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    try file.write(until: deadline) { [maximumBytes] database throws(DatabaseError) in
      try Self.write(batch.uses, to: database)
      for (key, change) in batch.changes {
        try database.run("DELETE FROM entries WHERE key = ?", .text(key))
        guard case .store(let entry) = change else { continue }
        let headers = entry.headers.lines
        let size = entry.body.count + headers.utf8.count + entry.url.utf8.count + Self.overhead
        guard size <= maximumBytes / 8 else { continue }
        try database.run(
          "INSERT INTO entries (key, size, used) SELECT ?, ?, COALESCE(MAX(used), 0) + 1 FROM entries", .text(key),
          .integer(size))
        try database.run(
          "INSERT INTO contents (id, received_at, url, headers, body) VALUES (last_insert_rowid(), ?, ?, ?, ?)",
          .integer(entry.receivedAt.secondsSince1970), .text(entry.url), .text(headers), .blob(entry.body))
      }
      try Self.bound(database, maximumBytes)
    }
  }

  /// Evicts the least recently used entries if their total size exceeds `maximumBytes`.
  private static func bound(_ database: Database, _ maximumBytes: Int) throws(DatabaseError) {
    guard try database.integer("SELECT SUM(size) FROM entries") > maximumBytes else { return }
    try database.run(
      """
      DELETE FROM entries WHERE id IN (
        SELECT id FROM (SELECT id, SUM(size) OVER (ORDER BY used DESC, id DESC) AS newer FROM entries)
        WHERE newer > ?
      )
      """, .integer(maximumBytes))
  }

  mutating func close() { file.close() }

  private static func write(_ uses: [Int], to database: Database) throws(DatabaseError) {
    for id in uses {
      try database.run(
        "UPDATE entries SET used = (SELECT MAX(used) + 1 FROM entries) WHERE id = ?", .integer(id))
    }
  }
}

extension HTTPHeaders {
  /// The fields as one `Name: value` per line; neither part can contain a line break.
  fileprivate var lines: String { fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n") }

  fileprivate init(lines: String) {
    self.init()
    for line in lines.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      append(String(line[..<colon]), String(line[line.index(after: colon)...]))
    }
  }
}
