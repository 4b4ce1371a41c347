// SPDX-License-Identifier: MIT
import Database

/// What is known of a film that was imported.
public struct StoredImport: Sendable, Equatable {
  /// What became of it.
  public enum Outcome: Int, Sendable {
    case matched
    /// No provider could be asked yet.
    case waiting
    /// It may be one of several films.
    case ambiguous
    case notFound
  }

  /// The row's number in the file; 0 before it is stored.
  public internal(set) var number = 0
  /// What identifies the film in files.
  public var key: String
  public var outcome: Outcome
  /// The id under which the library has it; nil if it doesn't.
  public var id: String?
  /// What the file has of it, in the caller's format, whose version is part of `Schema.library`.
  public var content: String
  /// The films that it may be, in the caller's format.
  public var candidates = ""
  /// When a provider last answered for it, in seconds since 1970; nil if never.
  public var askedAt: Int?

  public init(key: String, content: String) {
    self.key = key
    outcome = .waiting
    self.content = content
  }
}

/// An imported film to be stored, with the change of its entry.
public struct ImportChange: Sendable {
  public var imported: StoredImport
  /// The ids of the film's entry; empty if it gets none.
  public var ids: Set<String>
  /// Gets the entry, or nil if there is none, and what the last import had of the film, and returns the entry's new
  /// value; nil to leave it as it is.
  public var body: @Sendable (StoredEntry?, StoredImport?) -> StoredEntry?

  /// - Parameter body: called on a thread of the store; must not wait for the store.
  public init(
    _ imported: StoredImport, ids: Set<String> = [],
    _ body: @escaping @Sendable (StoredEntry?, StoredImport?) -> StoredEntry? = { _, _ in nil }
  ) {
    self.imported = imported
    self.ids = ids
    self.body = body
  }
}

extension LibraryStore {
  /// What is known of the films with these keys.
  public func imports(_ keys: [String]) async throws(DatabaseError) -> [String: StoredImport] {
    try await read(ifMissing: [:]) { database throws(DatabaseError) in
      var found: [String: StoredImport] = [:]
      for key in keys { found[key] = try Self.imports(database, "WHERE key = ?", .text(key)).first }
      return found
    }
  }

  /// The imported films that are not settled, in the order of their import.
  /// - Parameter number: that of a single one; nil for all.
  public func openImports(numbered number: Int? = nil) async throws(DatabaseError) -> [StoredImport] {
    try await read(ifMissing: []) { database throws(DatabaseError) in
      guard let number else { return try Self.imports(database, "WHERE outcome > 0 ORDER BY number") }
      return try Self.imports(database, "WHERE outcome > 0 AND number = ?", .integer(number))
    }
  }

  /// Stores imported films and their entries in one transaction. A film that another process has settled meanwhile
  /// stays so.
  /// - Returns: for each its row's number, and what became of its entry.
  public func store(
    _ changes: [ImportChange]
  ) async throws(DatabaseError) -> [(number: Int, entry: EntryOutcome)] {
    let outcomes = try await write { database throws(DatabaseError) -> [(number: Int, entry: EntryOutcome)]? in
      guard try Self.hasRoom(forEach: changes.map(\.ids), in: database) else { return nil }
      var outcomes: [(number: Int, entry: EntryOutcome)] = []
      for change in changes {
        let known = try Self.imports(database, "WHERE key = ?", .text(change.imported.key)).first
        var entry = EntryOutcome(entry: nil, isChanged: false)
        if !change.ids.isEmpty {
          let body = change.body
          entry = try Self.apply([EntryChange(ids: change.ids) { body($0, known) }], in: database).first ?? entry
        }
        var imported = change.imported
        imported.number = known?.number ?? 0
        if imported != known, imported.outcome == .matched || known?.outcome != .matched {
          imported.number = try Self.write(imported, in: database)
        }
        outcomes.append((imported.number, entry))
      }
      return outcomes
    }
    guard let outcomes else { throw .tooManyEntries(Self.maximumEntries) }
    return outcomes
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
