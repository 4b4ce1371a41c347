// SPDX-License-Identifier: MIT
import Basics
import Database
import JSON

/// The statements of `LibraryStore`, each inside a read or a transaction.
extension LibraryStore {
  static func count(in database: Database) throws(DatabaseError) -> Int {
    try database.integer("SELECT COUNT(*) FROM entries")
  }

  /// Whether there is room for the entries that changes would add. A change of an entry that exists needs none.
  /// - Parameter changes: the ids of each change; a change without ids concerns no entry.
  static func hasRoom(forEach changes: [Set<String>], in database: Database) throws(DatabaseError) -> Bool {
    let room = try maximumEntries - count(in: database)
    guard room < changes.count else { return true }
    var added = 0
    for ids in changes where !ids.isEmpty {
      if try numbers(of: Array(ids), in: database).isEmpty { added += 1 }
    }
    return added <= room
  }

  /// The entries' numbers by their ids, without the ids that no entry has.
  static func numbers(of ids: [String], in database: Database) throws(DatabaseError) -> [String: Int] {
    let found = try database.rows(
      "SELECT id, entry FROM ids WHERE id IN (SELECT value FROM json_each(?))",
      .text(RawJSON(writing: ids).description)
    ) { ($0.text(0), $0.integer(1)) }
    return Dictionary(found) { first, _ in first }
  }

  /// Those of some entries that have an id of TMDB's.
  static func numbersOfTMDB(among numbers: Set<Int>, in database: Database) throws(DatabaseError) -> Set<Int> {
    guard !numbers.isEmpty else { return [] }
    return Set(
      try database.rows(
        "SELECT entry FROM ids WHERE id >= 'tmdb:' AND id < 'tmdb;' AND entry IN (SELECT value FROM json_each(?))",
        .text(RawJSON(writing: Array(numbers)).description)
      ) { $0.integer(0) })
  }

  /// The entries that have one of the ids, the oldest first.
  static func entries(of ids: Set<String>, in database: Database) throws(DatabaseError) -> [StoredEntry] {
    let numbers = Set(try numbers(of: Array(ids), in: database).values)
    return try entries(numbered: numbers, in: database).sorted { $0.number < $1.number }
  }

  /// The entries with these numbers, in any order.
  /// - Parameters:
  ///   - hasIDs: whether they get their ids besides their names, which takes a second look-up for each.
  ///   - day: whether shows get how far the user is by a day, in place of all their episodes.
  static func entries(
    numbered numbers: Set<Int>, hasIDs: Bool = true, progressBy day: Int? = nil, in database: Database
  ) throws(DatabaseError) -> [StoredEntry] {
    guard !numbers.isEmpty else { return [] }
    let found = try rows(
      database, hasIDs: hasIDs, "WHERE number IN (SELECT value FROM json_each(?))",
      .text(RawJSON(writing: Array(numbers)).description))
    guard let day else { return try addEpisodes(to: found, in: database) }
    return try addProgress(to: found, by: day, in: database)
  }

  static func delete(_ number: Int, in database: Database) throws(DatabaseError) {
    try database.run("DELETE FROM ids WHERE entry = ?", .integer(number))
    try database.run("DELETE FROM entries WHERE number = ?", .integer(number))
    try deleteFacts(of: number, in: database)
    try deleteEpisodes(of: number, in: database)
  }

  /// Removes an entry for the user: an import doesn't bring it back.
  static func remove(_ entry: StoredEntry, at now: Int, in database: Database) throws(DatabaseError) {
    try delete(entry.number, in: database)
    try remember(entry, at: now, in: database)
  }

  /// Makes changes in their order.
  /// - Parameter now: in seconds since 1970, for an entry of which nothing is left.
  static func apply(
    _ changes: [EntryChange], at now: Int, in database: Database
  ) throws(DatabaseError) -> [EntryOutcome] {
    var outcomes: [EntryOutcome] = []
    for change in changes {
      let found = try entries(of: change.ids, in: database).ofWork(with: change.ids)
      let known = found.dropFirst().reduce(found.first) { $0?.merged(with: $1) }
      guard var entry = change.body(known) else {
        outcomes.append(EntryOutcome(entry: known, isChanged: false))
        continue
      }
      // In the same transaction, so that nothing that is stored meanwhile is lost.
      if entry.isBlank {
        for other in found { try remove(other, at: now, in: database) }
        outcomes.append(
          EntryOutcome(entry: entry, isChanged: !found.isEmpty, recorded: found.map(RecordedChange.init(gone:))))
        continue
      }
      let given = entry.ids.union(change.ids)
      entry.ids = (known?.ids ?? []).union([entry.name])
      entry.add(given)
      // With entries that have one of the ids that are new.
      var all = found
      if entry.ids != known?.ids {
        let owners = try entries(of: entry.ids, in: database)
        let same = owners.ofWork(with: entry.ids)
        for other in same where !found.contains(where: { $0.number == other.number }) {
          entry = entry.merged(with: other)
          all.append(other)
        }
        let own = Set([entry.name]).union(found.flatMap(\.ids))
        for stranger in owners where !same.contains(where: { $0.number == stranger.number }) {
          entry.ids.subtract(stranger.ids.subtracting(own))
        }
      }
      // The oldest keeps its id, under which it was added, and what TMDB says of it.
      let oldest = all.min { $0.number < $1.number }
      entry.number = oldest?.number ?? 0
      entry.name = oldest?.name ?? entry.name
      entry.words = ([entry.title] + entry.tags + [entry.note]).joined(separator: " ").folded
      let isChanged = entry != oldest || all.count > 1
      var recorded: [RecordedChange] = []
      if isChanged {
        for other in all where other.number != entry.number { try delete(other.number, in: database) }
        let values = entry.values
        let checksum = values.checksum
        entry.number = try store(entry, values, checksum, in: database)
        recorded = all.filter { $0.name != entry.name }.map(RecordedChange.init(gone:))
        recorded.append(RecordedChange(entry, checksum: checksum))
        try store(entry.episodes, of: entry.number, known: oldest?.episodes ?? [:], in: database)
      }
      outcomes.append(EntryOutcome(entry: entry, isChanged: isChanged, isNew: oldest == nil, recorded: recorded))
    }
    return outcomes
  }

  /// - Returns: the entry's number.
  private static func store(
    _ entry: StoredEntry, _ values: [SQLiteValue], _ checksum: Int, in database: Database
  ) throws(DatabaseError) -> Int {
    try database.run(
      """
      INSERT OR REPLACE INTO entries (checksum, number, \(valueColumns))
      VALUES (?, nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      values: [.integer(checksum), .integer(entry.number)] + values + (entry.seenAt.isEmpty ? [.null] : []))
    let number = entry.number > 0 ? entry.number : try database.integer("SELECT last_insert_rowid()")
    for id in entry.ids {
      try database.run("INSERT OR REPLACE INTO ids VALUES (?, ?)", .text(id), .integer(number))
    }
    return number
  }

  private static let valueColumns =
    "name, is_show, title, words, year, released_on, poster, status, rating, seen_on, note, tags, added_at, source, "
    + "seen_at"

  /// - Parameter takesAltered: whether entries that aren't as they were stored are read, too.
  /// - Throws: `.corrupt` if there are such entries that aren't taken.
  static func rows(
    _ database: Database, hasIDs: Bool = true, takesAltered: Bool = false, _ rest: String, _ values: SQLiteValue...
  ) throws(DatabaseError) -> [StoredEntry] {
    let ids = hasIDs ? "(SELECT group_concat(id, char(31)) FROM ids WHERE entry = number)" : "NULL"
    let entries = try database.rows(
      "SELECT number, \(valueColumns), \(ids), checksum FROM entries \(rest)", values: values
    ) { row in
      var entry = StoredEntry(
        name: row.text(1), isShow: row.integer(2) != 0, status: StoredEntry.Status(rawValue: row.integer(8)) ?? .wanted,
        addedAt: min(max(row.integer(13), 0), latestTime))
      entry.number = row.integer(0)
      entry.title = row.text(3)
      entry.words = row.text(4)
      entry.year = row.optionalInteger(5)
      entry.releasedOn = row.optionalInteger(6)
      entry.poster = row.optionalText(7)
      entry.rating = row.optionalInteger(9).map { min(max($0, 1), 20) }
      entry.seenOn = row.numbers(10)
      entry.note = row.text(11)
      entry.tags = row.texts(12)
      entry.source = row.optionalText(14)
      if !row.isNull(15) { entry.seenAt = [Int: StoredVisit](texts: row.texts(15)) }
      entry.isAltered = isAltered(row, 17)
      let ids = row.texts(16)
      if entry.isAltered, !ids.contains(entry.name), let first = ids.first { (entry.name, entry.ids) = (first, []) }
      entry.ids.formUnion(ids)
      return entry
    }
    guard takesAltered || !entries.contains(where: \.isAltered) else {
      throw DatabaseError(.corrupt, "An entry of it isn't as it was stored")
    }
    return entries
  }

  /// Whether no entry has other bytes than it was stored with.
  static func areAsStored(in database: Database) throws(DatabaseError) -> Bool {
    try !database.rows("SELECT number, \(valueColumns), checksum FROM entries") { isAltered($0, 16) }.contains(true)
  }

  /// - Parameter column: the one with the checksum of those from the second to the fifteenth, and of the next if it has
  ///   a value.
  private static func isAltered(_ row: Row, _ column: Int32) -> Bool {
    row.optionalInteger(column).map { $0 != row.checksum(of: 1..<(row.isNull(15) ? 15 : 16)) } ?? false
  }

  /// Between the tags, and between the ids, of an entry. Neither has it, since it is no text.
  static let separator: Character = "\u{1F}"
  /// A damaged row may have any number; a later time would need a year of more than four digits.
  private static let latestTime = 253_402_300_799
}

extension StoredEntry {
  /// The values of its row, of which the last one may be missing.
  fileprivate var values: [SQLiteValue] {
    let separator = String(LibraryStore.separator)
    let values: [SQLiteValue] = [
      .text(name), .integer(isShow ? 1 : 0), .text(title), .text(words), SQLiteValue(year), SQLiteValue(releasedOn),
      SQLiteValue(poster), .integer(status.rawValue), SQLiteValue(rating),
      .text(seenOn.map(String.init).joined(separator: ",")), .text(note), .text(tags.joined(separator: separator)),
      .integer(addedAt), SQLiteValue(source),
    ]
    return seenAt.isEmpty ? values : values + [.text(seenAt.texts.joined(separator: separator))]
  }

  /// The checksum of all that the user says of it.
  var fingerprint: Int { fingerprint(ofChecksum: values.checksum) }

  /// - Parameter checksum: that of its values.
  func fingerprint(ofChecksum checksum: Int) -> Int {
    guard !episodes.isEmpty else { return checksum }
    let marks = episodes.sorted { $0.key < $1.key }.flatMap { number, mark -> [SQLiteValue] in
      let days = mark.days.map(String.init).joined(separator: ",")
      return [
        .integer(number.season), .integer(number.episode), .text(days), SQLiteValue(mark.removedAt),
        SQLiteValue(mark.rating),
      ]
    }
    return ([.integer(checksum)] + marks).checksum
  }
}

extension Row {
  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  /// The texts of a column with a separator between them.
  func texts(_ column: Int32, separator: Character = LibraryStore.separator) -> [String] {
    separator.asciiValue.map { texts(column, separator: $0) } ?? []
  }
}

extension SQLiteValue {
  init(_ text: String?) { self = text.map { .text($0) } ?? .null }
}

extension DatabaseError {
  static func tooManyEntries(_ limit: Int) -> DatabaseError {
    var error = DatabaseError(.tooMany, "The library has \(limit) entries, as many as are allowed; remove some first")
    error.limit = limit
    return error
  }
}
