// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import Platform

/// What can be read of a library's file, damaged or not.
struct SalvagedLibrary {
  var entries: [StoredEntry] = []
  var services: [SubscribedService] = []
  var imports: [StoredImport] = []
  var removals: [StoredRemoval] = []
  /// The numbers of entries that can't be read, with the ids that are known of them.
  var unread: [Int: Set<String>] = [:]

  /// Reads a copy of the file, so that it stays as it was found.
  /// - Throws: if nothing at all can be read.
  static func read(_ path: String) throws(DatabaseError) -> SalvagedLibrary {
    do throws(DatabaseError) {
      return try TemporaryCopy.withFiles([path, path + "-wal"]) { copy throws(DatabaseError) in
        try? LogPages.move(into: copy)
        return try read(Database(path: copy))
      }
    } catch {
      let first = error
      // The first page says where the tables begin, and is the same in each library of this format.
      return try TemporaryCopy.withFiles([path, path + "-wal"]) { copy throws(DatabaseError) in
        do throws(SystemError) {
          try? LogPages.move(into: copy)
          try replaceFirstPage(of: copy)
        } catch {
          throw first
        }
        return try read(Database(path: copy))
      }
    }
  }

  private static func read(_ database: Database) throws(DatabaseError) -> SalvagedLibrary {
    let last = lastNumber(in: database)
    guard let last else { throw DatabaseError(.corrupt, "Nothing of it can be read") }
    var library = SalvagedLibrary()
    for start in stride(from: 1, through: last, by: 200) {
      let part = start...min(start + 199, last)
      if let entries = try? LibraryStore.rows(
        database, "WHERE number BETWEEN ? AND ?", .integer(part.lowerBound), .integer(part.upperBound))
      {
        library.entries += entries
      } else {
        for number in part { library.read(number, in: database) }
      }
    }
    // SQLite doesn't notice that bytes of a text were changed. Without its name an entry is another film's.
    library.entries.removeAll { EntityID($0.name, of: $0.isShow ? .show : .movie) == nil }
    // Each show alone, so that a damaged page costs no other one its episodes.
    library.entries = library.entries.map { entry in
      (try? LibraryStore.addMarks(to: [entry], in: database))?.first ?? entry
    }
    library.noteUnread(in: database)
    library.services = (try? LibraryStore.services(in: database)) ?? []
    library.imports = (try? LibraryStore.imports(database, "ORDER BY number")) ?? []
    library.removals = (try? LibraryStore.removals(in: database)) ?? []
    return library
  }

  /// The largest number that an entry may have; nil if no table says it.
  private static func lastNumber(in database: Database) -> Int? {
    let statements = [
      "SELECT seq FROM sqlite_sequence WHERE name = 'entries'", "SELECT max(number) FROM entries",
      "SELECT max(entry) FROM ids",
    ]
    let found = statements.compactMap { try? database.integer($0) }.max()
    // A damaged number must not lead to a search without an end.
    return found.map { min($0, 4 * LibraryStore.maximumEntries) }
  }

  private mutating func read(_ number: Int, in database: Database) {
    let condition = "WHERE number = ?"
    if let found = try? LibraryStore.rows(database, condition, .integer(number)) {
      entries += found
    } else if let found = try? LibraryStore.rows(database, hasIDs: false, condition, .integer(number)) {
      entries += found
    } else {
      let ids = try? database.rows("SELECT id FROM ids WHERE entry = ?", .integer(number)) { $0.text(0) }
      // Without a single id there was no entry of this number, unless the ids can't be read either.
      if ids != [] { unread[number] = Set(ids ?? []) }
    }
  }

  /// Finds the entries that a damaged table no longer leads to, though nothing says that it is damaged: their ids have
  /// a table of their own.
  private mutating func noteUnread(in database: Database) {
    let read = Set(entries.map(\.number))
    for order in ["id", "entry"] {
      let statement = "SELECT id, entry FROM ids ORDER BY \(order)"
      // What was visited before an error counts.
      _ = try? database.rows(statement) { row in
        let number = row.integer(1)
        if !read.contains(number) { unread[number, default: []].insert(row.text(0)) }
      }
    }
  }

  /// Puts the first page of an empty library into a file.
  private static func replaceFirstPage(of path: String) throws(SystemError) {
    let template = path + ".template"
    try FileDescriptor.open(template, for: .creating).close()
    defer { for end in ["", "-wal", "-shm"] { try? FileSystem.remove(template + end) } }
    do throws(DatabaseError) {
      // The last connection moves everything from the log to the file when it closes.
      try Schema.library.prepare(try Database(path: template))
    } catch {
      throw SystemError.temporarilyUnavailable
    }
    let source = try FileDescriptor.open(template, for: .reading)
    defer { source.close() }
    var page = try source.readAll(limit: LogPages.pageSize).prefix(LogPages.pageSize).map(\.self)
    let target = try FileDescriptor.open(path, for: .updating)
    defer { target.close() }
    let count = try target.status.size / LogPages.pageSize
    // The number of pages (https://sqlite.org/fileformat.html, offset 28), and no list of free ones (32 and 36).
    for (place, byte) in zip(28..., [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) }) {
      page[place] = byte
    }
    for place in 32..<40 { page[place] = 0 }
    try target.writeAll(page)
  }
}
