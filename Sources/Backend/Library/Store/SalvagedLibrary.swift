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
  private var lacksServices = true
  private var lacksImports = true
  /// Whether its log was damaged, so that entries may be as they were before the last changes.
  private(set) var isOfDamagedLog = false

  /// What several files have, that of the first one first.
  init(_ libraries: [SalvagedLibrary] = []) {
    for library in libraries {
      entries += library.entries
      services += library.services
      imports += library.imports
      removals += library.removals
    }
  }

  /// Reads a copy of the file, so that it stays as it was found.
  /// - Throws: if nothing at all can be read.
  static func read(_ path: String) throws(DatabaseError) -> SalvagedLibrary {
    do throws(DatabaseError) {
      return try TemporaryCopy.withFiles([path, path + "-wal"]) { copy throws(DatabaseError) in
        try read(copy, isOfDamagedLog: (try? LogPages.move(into: copy)) ?? false)
      }
    } catch {
      let first = error
      // The first page says where the tables begin, and is the same in each library of this format.
      return try TemporaryCopy.withFiles([path, path + "-wal"]) { copy throws(DatabaseError) in
        let isOfDamagedLog = (try? LogPages.move(into: copy)) ?? false
        do throws(SystemError) { try replaceFirstPage(of: copy) } catch { throw first }
        return try read(copy, isOfDamagedLog: isOfDamagedLog)
      }
    }
  }

  private static func read(_ path: String, isOfDamagedLog: Bool) throws(DatabaseError) -> SalvagedLibrary {
    try? LogPages.pad(path)
    let database = try Database(path: path)
    // One that an older version wrote lacks columns.
    for step in Schema.library.steps where step.contains("ADD COLUMN") { try? database.script(step) }
    let last = lastNumber(in: database)
    guard let last else { throw DatabaseError(.corrupt, "Nothing of it can be read") }
    var library = SalvagedLibrary()
    library.isOfDamagedLog = isOfDamagedLog
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
    let services = try? LibraryStore.services(in: database)
    let imports = try? LibraryStore.imports(database, "ORDER BY number")
    library.services = services ?? []
    library.lacksServices = services == nil
    library.imports = imports ?? []
    library.lacksImports = imports == nil
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
    func read(hasIDs: Bool) -> [StoredEntry]? {
      try? LibraryStore.rows(database, hasIDs: hasIDs, takesAltered: true, "WHERE number = ?", .integer(number))
    }
    if let found = read(hasIDs: true) ?? read(hasIDs: false) {
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
    // Beyond a page that can't be read, it goes on at the next id that is known.
    var starts = entries.flatMap(\.ids).sorted()[...]
    var last = ""
    while true {
      do {
        _ = try database.rows("SELECT id, entry FROM ids WHERE id >= ? ORDER BY id", .text(last)) { row in
          last = row.text(0)
          let number = row.integer(1)
          if !read.contains(number) { unread[number, default: []].insert(last) }
        }
        return
      } catch {
        starts = starts.drop { $0 <= last }
        guard let next = starts.first else { return }
        last = next
      }
    }
  }

  /// Takes from the entries of a copy those that can't be read here or are altered, and which then no longer count as
  /// such. They are recognized by their ids, since the copy may be of a file with other numbers; of those whose ids
  /// can't be read, what is neither here nor was removed.
  mutating func takeUnread(from copy: [StoredEntry], _ altered: inout [StoredEntry]) -> [StoredEntry] {
    let known = entries.reduce(into: Set(removals.map(\.id))) { $0.formUnion($1.ids) }
    var nameless: [Int] = []
    var numbers: [String: Int] = [:]
    for (number, ids) in unread {
      if ids.isEmpty { nameless.append(number) }
      for id in ids { numbers[id] = number }
    }
    return copy.filter { entry in
      guard !entry.isAltered else { return false }
      if let place = altered.firstIndex(where: { !$0.ids.isDisjoint(with: entry.ids) }) {
        altered.remove(at: place)
        return true
      }
      guard known.isDisjoint(with: entry.ids),
        let number = entry.ids.lazy.compactMap({ numbers[$0] }).first ?? nameless.popLast()
      else { return false }
      unread[number] = nil
      return true
    }
  }

  /// Whether all of it could be read and is as it was stored.
  var isWhole: Bool { unread.isEmpty && !entries.contains(where: \.isAltered) }

  /// Takes from a copy what can't be read here besides the entries.
  mutating func takeOthers(from copy: SalvagedLibrary) {
    removals += copy.removals
    if lacksServices { services = copy.services }
    if lacksImports { imports = copy.imports }
  }

  /// Counts an entry that is known to be missing no longer among those that can't be read.
  mutating func forget(_ name: String) {
    let number = unread.first { $0.value.contains(name) } ?? unread.first { $0.value.isEmpty }
    if let number { unread[number.key] = nil }
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
