// SPDX-License-Identifier: MIT

/// What is known of a film that was imported.
public struct StoredImport: Sendable, Equatable {
  /// What became of it.
  public enum Outcome: Int, Sendable {
    /// It is the film of the id.
    case matched
    /// Nobody could be asked yet.
    case waiting
    /// It may be one of several films.
    case ambiguous
    case notFound
  }

  /// The row's number in the file; 0 before it is stored.
  public internal(set) var number = 0
  /// What identifies the film in files: its ids there, or its title and year.
  public var key: String
  public var outcome: Outcome
  /// The id of the film; nil unless it is matched.
  public var id: String?
  /// What the file has of it, in the caller's format, whose version is part of `Schema.library`.
  public var content: String
  /// The films that it may be, in the caller's format.
  public var candidates: String
  /// When a provider was last asked for it, in seconds since 1970; nil if never.
  public var askedAt: Int?

  /// A film that is not stored yet.
  public init(
    key: String, outcome: Outcome, id: String? = nil, content: String, candidates: String = "[]", askedAt: Int? = nil
  ) {
    self.key = key
    self.outcome = outcome
    self.id = id
    self.content = content
    self.candidates = candidates
    self.askedAt = askedAt
  }
}

/// An imported film to be stored, with the change of its entry if it is matched.
public struct ImportedChange: Sendable {
  public var imported: StoredImport
  /// The ids of the film's entry; empty if it isn't matched.
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

  /// The imported films that are not matched, in the order of their import.
  public func openImports() async throws(DatabaseError) -> [StoredImport] {
    try await read(ifMissing: []) { database throws(DatabaseError) in
      try Self.imports(database, "WHERE outcome > 0 ORDER BY number")
    }
  }

  /// Stores imported films and their entries in one transaction. A film that another process has matched meanwhile
  /// stays matched.
  public func store(_ changes: [ImportedChange]) async throws(DatabaseError) -> [EntryOutcome] {
    let outcomes = try await write { database throws(DatabaseError) -> [EntryOutcome]? in
      guard try Self.count(in: database) + changes.count <= Self.maximumEntries else { return nil }
      var outcomes: [EntryOutcome] = []
      for change in changes {
        let known = try Self.imports(database, "WHERE key = ?", .text(change.imported.key)).first
        if !change.ids.isEmpty {
          outcomes += try Self.apply([EntryChange(ids: change.ids) { change.body($0, known) }], in: database)
        } else {
          outcomes.append(EntryOutcome(entry: nil, isChanged: false))
          if known?.outcome == .matched { continue }
        }
        if change.imported.isDifferent(from: known) { try Self.write(change.imported, in: database) }
      }
      return outcomes
    }
    guard let outcomes else { throw .tooManyEntries(Self.maximumEntries) }
    return outcomes
  }

  private static func write(_ imported: StoredImport, in database: Database) throws(DatabaseError) {
    try database.run(
      """
      INSERT INTO imports (key, outcome, id, content, candidates, asked_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
      ON CONFLICT (key) DO UPDATE SET outcome = ?2, id = ?3, content = ?4, candidates = ?5, asked_at = ?6
      """, .text(imported.key), .integer(imported.outcome.rawValue), SQLiteValue(imported.id), .text(imported.content),
      .text(imported.candidates), SQLiteValue(imported.askedAt))
  }

  private static func imports(
    _ database: Database, _ rest: String, _ values: SQLiteValue...
  ) throws(DatabaseError) -> [StoredImport] {
    try database.rows(
      "SELECT number, key, outcome, id, content, candidates, asked_at FROM imports \(rest)", values: values
    ) { row in
      var imported = StoredImport(
        key: row.text(1), outcome: StoredImport.Outcome(rawValue: row.integer(2)) ?? .waiting, id: row.optionalText(3),
        content: row.text(4), candidates: row.text(5), askedAt: row.optionalInteger(6))
      imported.number = row.integer(0)
      return imported
    }
  }
}

extension StoredImport {
  fileprivate func isDifferent(from known: StoredImport?) -> Bool {
    guard var known else { return true }
    known.number = number
    return known != self
  }
}
