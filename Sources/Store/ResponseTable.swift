import EndpointCore
import FoundationEssentials

/// Cached responses in their file, used by one thread.
///
/// What was used last is noted in memory and written with the next write, so that a read costs none.
struct ResponseTable {
  private static let schema = Schema(
    migrations: [
      // The small rows that every use changes stand apart from the large ones; the trigger keeps the two in step.
      """
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
      """
    ], check: .whenMet)

  /// What an entry takes in the file beside its texts and body, roughly.
  private static let overhead = 256
  private static let maximumUses = 256

  private let maximumBytes: Int
  var file: DatabaseFile
  /// The entries read since the last write, in order.
  private var uses: [Int] = []

  init(
    folder: String, maximumBytes: Int, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (StoreReport) -> Void
  ) {
    self.maximumBytes = max(0, maximumBytes)
    file = DatabaseFile(folder: folder, name: "responses.sqlite", schema: Self.schema, now: now, report: report)
  }

  mutating func entry(for key: String) throws(DatabaseError) -> CachedResponse? {
    let found = try file.read { database throws(DatabaseError) in
      try database.rows(
        "SELECT id, url, headers, body, received_at FROM entries JOIN contents USING (id) WHERE key = ?", .text(key)
      ) { row in
        (
          id: row.integer(0),
          response: CachedResponse(
            url: row.text(1), headers: HTTPHeaders(lines: row.text(2)), body: row.blob(3),
            // A row that was damaged may hold any number, and ages are reckoned with this one.
            receivedAt: HTTPDate(secondsSince1970: max(row.integer(4), 0)))
        )
      }
    }.first
    guard let found else { return nil }
    uses.append(found.id)
    // A file that can be read but not written is no miss.
    if uses.count >= Self.maximumUses { try? writeUses() }
    return found.response
  }

  /// An entry that would push out too much of the rest (an eighth of all that may be kept) isn't kept.
  mutating func store(_ entry: CachedResponse, for key: String) throws(DatabaseError) {
    let headers = entry.headers.lines
    let size = entry.body.count + headers.utf8.count + entry.url.utf8.count + Self.overhead
    guard size <= maximumBytes / 8 else { return try remove(key) }
    let uses = takeUses()
    try file.write { [maximumBytes] database throws(DatabaseError) in
      try Self.write(uses, to: database)
      try database.run("DELETE FROM entries WHERE key = ?", .text(key))
      try database.run(
        "INSERT INTO entries (key, size, used) SELECT ?, ?, COALESCE(MAX(used), 0) + 1 FROM entries", .text(key),
        .integer(size))
      try database.run(
        "INSERT INTO contents (id, received_at, url, headers, body) VALUES (last_insert_rowid(), ?, ?, ?, ?)",
        .integer(entry.receivedAt.secondsSince1970), .text(entry.url), .text(headers), .blob(entry.body))
      if try database.integer("SELECT SUM(size) FROM entries") > maximumBytes {
        try database.run(
          """
          DELETE FROM entries WHERE id IN (
            SELECT id FROM (SELECT id, SUM(size) OVER (ORDER BY used DESC, id DESC) AS newer FROM entries)
            WHERE newer > ?
          )
          """, .integer(maximumBytes))
      }
    }
  }

  mutating func remove(_ key: String) throws(DatabaseError) {
    _ = try file.write { database throws(DatabaseError) in
      try database.run("DELETE FROM entries WHERE key = ?", .text(key))
    }
  }

  mutating func close() {
    try? writeUses()
    file.close()
  }

  private mutating func writeUses() throws(DatabaseError) {
    let uses = takeUses()
    guard !uses.isEmpty else { return }
    try file.write { database throws(DatabaseError) in try Self.write(uses, to: database) }
  }

  /// They are taken even if they can't be written: which entry goes first is not worth more.
  private mutating func takeUses() -> [Int] {
    defer { uses = [] }
    return uses
  }

  private static func write(_ uses: [Int], to database: Database) throws(DatabaseError) {
    for id in uses {
      try database.run(
        "UPDATE entries SET used = (SELECT MAX(used) + 1 FROM entries) WHERE id = ?", .integer(id))
    }
  }
}

extension HTTPHeaders {
  /// One `Name: value` per line; neither can contain a line break.
  fileprivate var lines: String { fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n") }

  fileprivate init(lines: String) {
    self.init()
    for line in lines.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      append(String(line[..<colon]), String(line[line.index(after: colon)...]))
    }
  }
}
