// SPDX-License-Identifier: MIT
import Database

/// What is known of a film that was imported.
struct StoredImport: Sendable, Equatable {
  /// What became of it.
  enum Outcome: Int, Sendable {
    case matched
    /// No provider could be asked yet.
    case waiting
    /// It may be one of several films.
    case ambiguous
    case notFound
  }

  /// The row's number in the file; 0 before it is stored.
  var number = 0
  /// What identifies the film in files.
  var key: String
  var outcome = Outcome.waiting
  /// The id under which the library has it; nil if it doesn't.
  var id: String?
  /// What the file has of it, in the caller's format, whose version is part of `Schema.library`.
  var content: String
  /// The films that it may be, in the caller's format; for a film that is matched with a doubt, that film.
  var candidates = ""
  /// When a provider last answered for it, in seconds since 1970; nil if never.
  var askedAt: Int?
}

/// What the library has of a film that is imported.
struct KnownFilm: Sendable {
  /// Its entry; nil if there is none.
  var entry: StoredEntry?
  /// What the last import had of it; nil if there was none.
  var last: StoredImport?
  /// The removal of its entry; nil if there was none, or it has been added again.
  var removal: Removal?

  /// The removal of an entry.
  struct Removal: Sendable, Equatable {
    /// All ids of the entry.
    let ids: Set<String>
    /// In seconds since 1970.
    let at: Int
  }
}

/// An imported film to be stored, with the change of its entry.
struct ImportChange: Sendable {
  var imported: StoredImport
  /// The ids of the film's entry; empty if it gets none.
  var ids: Set<String>
  /// Returns the entry's new value; nil to leave it as it is.
  var body: @Sendable (KnownFilm) -> StoredEntry?

  /// - Parameter body: called on a thread of the store; must not wait for the store.
  init(
    _ imported: StoredImport, ids: Set<String> = [],
    _ body: @escaping @Sendable (KnownFilm) -> StoredEntry? = { _ in nil }
  ) {
    self.imported = imported
    self.ids = ids
    self.body = body
  }
}

/// What became of an imported film.
struct ImportedEntry: Sendable {
  /// The row's number.
  let number: Int
  let entry: EntryOutcome
  /// The removal because of which the film has no entry; nil if it has one.
  let removal: KnownFilm.Removal?
}

extension LibraryStore {
  /// What is known of the films with these keys.
  func imports(_ keys: [String]) async throws(DatabaseError) -> [String: StoredImport] {
    try await read(ifMissing: [:]) { database throws(DatabaseError) in
      var found: [String: StoredImport] = [:]
      for key in keys { found[key] = try Self.imports(database, "WHERE key = ?", .text(key)).first }
      return found
    }
  }

  /// The imported films that are not settled, in the order of their import.
  /// - Parameters:
  ///   - number: that of a single one, which may also be settled with a doubt; nil for all.
  ///   - doubtful: whether those that are settled with a doubt are meant instead.
  func openImports(
    numbered number: Int? = nil, doubtful: Bool = false
  ) async throws(DatabaseError) -> [StoredImport] {
    let isDoubtful = "outcome = 0 AND candidates != ''"
    return try await read(ifMissing: []) { database throws(DatabaseError) in
      guard let number else {
        return try Self.imports(database, "WHERE \(doubtful ? isDoubtful : "outcome > 0") ORDER BY number")
      }
      return try Self.imports(
        database, "WHERE (outcome > 0 OR \(isDoubtful)) AND number = ?", .integer(number))
    }
  }

  /// The imported films that were settled with an id.
  func imports(settledWith id: String) async throws(DatabaseError) -> [StoredImport] {
    try await read(ifMissing: []) { database throws(DatabaseError) in
      try Self.imports(database, "WHERE outcome = 0 AND id = ?", .text(id))
    }
  }

  /// What would become of an imported film, without storing it.
  func tried(_ change: ImportChange) async throws(DatabaseError) -> ImportedEntry {
    let known = try await read(ifMissing: KnownFilm()) { database throws(DatabaseError) in
      var known = KnownFilm()
      known.last = try Self.imports(database, "WHERE key = ?", .text(change.imported.key)).first
      guard !change.ids.isEmpty else { return known }
      known.entry = try Self.entries(of: change.ids, in: database).ofWork(with: change.ids).first
      known.removal = known.entry == nil ? try Self.removal(of: change.ids, in: database) : nil
      return known
    }
    let entry = change.ids.isEmpty ? nil : change.body(known)
    let outcome = EntryOutcome(entry: entry ?? known.entry, isChanged: entry != nil && entry != known.entry)
    return ImportedEntry(number: 0, entry: outcome, removal: entry == nil ? known.removal : nil)
  }

  /// Stores imported films and their entries in one transaction. A film that another process has settled meanwhile
  /// stays so.
  /// - Returns: what became of each.
  func store(_ changes: [ImportChange]) async throws(DatabaseError) -> [ImportedEntry] {
    let now = now().secondsSince1970
    let damage = damage
    let outcomes = try await write(
      recording: { ($0 ?? []).flatMap(\.entry.recorded) }
    ) { database throws(DatabaseError) -> [ImportedEntry]? in
      // Only now, since this may be the first to find the damage.
      if !damage.found.isEmpty { try Self.leaveRoom(after: damage.count, in: database) }
      guard try Self.hasRoom(forEach: changes.map(\.ids), in: database) else { return nil }
      var outcomes: [ImportedEntry] = []
      for change in changes { outcomes.append(try Self.store(change, at: now, in: database)) }
      return outcomes
    }
    guard let outcomes else { throw .tooManyEntries(Self.maximumEntries) }
    return outcomes
  }

  private static func store(
    _ change: ImportChange, at now: Int, in database: Database
  ) throws(DatabaseError) -> ImportedEntry {
    let last = try Self.imports(database, "WHERE key = ?", .text(change.imported.key)).first
    var entry = EntryOutcome(entry: nil, isChanged: false)
    var removal: KnownFilm.Removal?
    if !change.ids.isEmpty {
      removal = try Self.removal(of: change.ids, in: database)
      let body = change.body
      let lastRemoval = removal
      let edit = EntryChange(ids: change.ids) { entry in
        var known = KnownFilm()
        known.entry = entry
        known.last = last
        known.removal = entry == nil ? lastRemoval : nil
        return body(known)
      }
      entry = try Self.apply([edit], at: now, in: database).first ?? entry
      if entry.entry != nil { removal = nil }
      if entry.isNew, let ids = entry.entry?.ids { try Self.forgetRemoval(of: ids, in: database) }
    }
    var imported = change.imported
    imported.number = last?.number ?? 0
    if imported != last, imported.outcome == .matched || last?.outcome != .matched {
      imported.number = try Self.write(imported, in: database)
    }
    return ImportedEntry(number: imported.number, entry: entry, removal: removal)
  }

  /// Brings a row back, unless it was imported again since. It keeps its number, which users have seen, if that is
  /// free.
  static func restore(_ imported: StoredImport, in database: Database) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO imports (number, key, outcome, id, content, candidates, asked_at)
      SELECT iif(EXISTS (SELECT 1 FROM imports WHERE number = ?1), NULL, ?1), ?2, ?3, ?4, ?5, ?6, ?7
      WHERE NOT EXISTS (SELECT 1 FROM imports WHERE key = ?2)
      """, .integer(imported.number), .text(imported.key), .integer(imported.outcome.rawValue),
      SQLiteValue(imported.id), .text(imported.content), .text(imported.candidates), SQLiteValue(imported.askedAt))
  }

  /// Leaves room for the numbers of rows that a damaged library had, so that none means another row once they are back.
  /// - Parameter damages: how often the library was damaged.
  private static func leaveRoom(after damages: Int, in database: Database) throws(DatabaseError) {
    let last = SQLiteValue.integer(damages * 1_000_000)
    try database.run(
      "INSERT INTO sqlite_sequence SELECT 'imports', 0 WHERE 'imports' NOT IN (SELECT name FROM sqlite_sequence)")
    try database.run("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'imports'", last)
  }

  /// - Returns: the row's number.
  static func write(_ imported: StoredImport, in database: Database) throws(DatabaseError) -> Int {
    try database.run(
      """
      INSERT INTO imports (key, outcome, id, content, candidates, asked_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (key) DO UPDATE SET outcome = ?2, id = ?3, content = ?4, candidates = ?5, asked_at = ?6
      """, .text(imported.key), .integer(imported.outcome.rawValue), SQLiteValue(imported.id), .text(imported.content),
      .text(imported.candidates), SQLiteValue(imported.askedAt))
    return imported.number > 0 ? imported.number : try database.integer("SELECT last_insert_rowid()")
  }

  static func imports(
    _ database: Database, _ rest: String, _ values: SQLiteValue...
  ) throws(DatabaseError) -> [StoredImport] {
    try database.rows(
      "SELECT number, key, outcome, id, content, candidates, asked_at FROM imports \(rest)", values: values
    ) { row in
      var imported = StoredImport(key: row.text(1), content: row.text(4))
      imported.number = row.integer(0)
      imported.outcome = StoredImport.Outcome(rawValue: row.integer(2)) ?? .waiting
      imported.id = row.optionalText(3)
      imported.candidates = row.text(5)
      imported.askedAt = row.optionalInteger(6)
      return imported
    }
  }
}
