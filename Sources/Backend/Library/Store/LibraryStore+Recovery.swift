// SPDX-License-Identifier: MIT
import Basics
import Database

/// Where the entries of a damaged library come from.
enum RecoverySource: Sendable {
  /// The files that were set aside, as far as they can be read; what can't comes from the latest copy that has it.
  case damaged
  /// A copy.
  case copy(day: String)
  /// Nowhere: the library stays as it is now.
  case nothing
}

/// What a recovery has brought back.
struct LibraryRecoveryOutcome: Sendable {
  /// How many entries came back: those that the library didn't have.
  var restored = 0
  /// Those of them that are as they were in a copy, since the damaged file no longer has them.
  var older: [StoredEntry] = []
  /// Those of them whose bytes were changed in the damaged file, and which are in no copy.
  var altered: [StoredEntry] = []
  /// The entries that are known to have been there and didn't come back, and how many there are.
  var missing: [StoredEntry] = []
  /// How many numbers of entries could be read nowhere, those of the missing ones included. Some may have been removed
  /// long ago.
  var unread = 0
  /// The files of which nothing can be read.
  var unreadFiles: [String] = []
  /// Whether entries may be as they were before the last changes, since the log was damaged.
  var isOfDamagedLog = false
  /// The names under which the files that were set aside are kept.
  var kept: [String] = []
}

extension LibraryStore {
  /// What was set aside and isn't settled yet, the latest first. Cheap; may be called for each answer.
  var damaged: [DamagedLibrary] { damage.found }

  /// The days of which there are copies, the latest first.
  var copyDays: [String] { copies.all.map(\.day) }

  /// Brings entries back, in addition to those that the library has, whose values stay, and settles what was set aside.
  /// Repeating it after an interruption is safe.
  /// - Throws: if nothing can be read there, and then everything stays as it was.
  func recover(from source: RecoverySource) async throws(DatabaseError) -> LibraryRecoveryOutcome {
    let damaged = damage.found.filter { $0.kind == .setAside }
    let copies = copies.all
    var (outcome, lost) = try await work(refused: DatabaseError.refused) {
      () throws(DatabaseError) in try Self.read(source, damaged, copies)
    }
    if case .damaged = source {
      for list in [\LibraryRecoveryOutcome.older, \.altered] {
        outcome[keyPath: list] = try await withoutRemoved(outcome[keyPath: list])
      }
      lost.entries = try await withoutRemoved(lost.entries)
    }
    for start in stride(from: 0, to: lost.entries.count, by: 500) {
      let changes = lost.entries[start...].prefix(500).map { entry in
        EntryChange(ids: entry.ids) { known in
          guard let known else { return entry.unnumbered }
          var merged = known.merged(with: entry)
          // What the user has said since counts.
          if known.status != .none { merged.status = known.status }
          return merged
        }
      }
      outcome.restored += try await change(changes).count { $0.isNew }
    }
    let named = outcome.missing
    outcome.missing = []
    // What was added again since isn't missing.
    for entry in named where try await self.entry(of: entry.ids) == nil { outcome.missing.append(entry) }
    outcome.unread = max(outcome.unread - (named.count - outcome.missing.count), 0)
    try await restore(lost)
    for damaged in damage.found { outcome.kept.append(try damage.settle(damaged)) }
    return outcome
  }

  /// Those that the user hasn't removed from the library that there is now.
  private func withoutRemoved(_ entries: [StoredEntry]) async throws(DatabaseError) -> [StoredEntry] {
    try await read(ifMissing: entries) { database throws(DatabaseError) in
      var kept: [StoredEntry] = []
      for entry in entries where try Self.removal(of: entry.ids, in: database) == nil { kept.append(entry) }
      return kept
    }
  }

  /// Brings back what there is besides the entries.
  private func restore(_ lost: SalvagedLibrary) async throws(DatabaseError) {
    guard !lost.services.isEmpty || !lost.imports.isEmpty || !lost.removals.isEmpty else { return }
    try await write { database throws(DatabaseError) in
      let regions = Set(try Self.services(in: database).map(\.region))
      for (region, services) in Dictionary(grouping: lost.services, by: \.region) where !regions.contains(region) {
        for (position, service) in services.enumerated() {
          try Self.insert(service, at: position, in: database)
        }
      }
      for imported in lost.imports {
        guard try database.integer("SELECT COUNT(*) FROM imports WHERE key = ?", .text(imported.key)) == 0 else {
          continue
        }
        var imported = imported
        imported.number = 0
        _ = try Self.write(imported, in: database)
      }
      try Self.insert(lost.removals, in: database)
    }
  }

  /// Reads what is to come back, and what of it is missing. Blocks.
  private static func read(
    _ source: RecoverySource, _ damaged: [DamagedLibrary], _ copies: [(day: String, path: String)]
  ) throws(DatabaseError) -> (LibraryRecoveryOutcome, SalvagedLibrary) {
    var outcome = LibraryRecoveryOutcome()
    switch source {
    case .nothing: return (outcome, SalvagedLibrary())
    case .copy(let day):
      guard let copy = copies.first(where: { $0.day == day }) else { throw .refused }
      let library = try SalvagedLibrary.read(copy.path)
      let ids = library.entries.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
      // What the damaged files have beyond the copy is later than it.
      let later = damaged.flatMap { (try? SalvagedLibrary.read($0.path))?.entries ?? [] }
      outcome.missing = later.filter { $0.ids.isDisjoint(with: ids) }
      return (outcome, library)
    case .damaged:
      var libraries: [SalvagedLibrary] = []
      var failure: DatabaseError?
      for file in damaged {
        do throws(DatabaseError) {
          libraries.append(outcome.take(try SalvagedLibrary.read(file.path), copies))
        } catch {
          failure = error
          outcome.unreadFiles.append(file.path)
        }
      }
      if libraries.isEmpty, let failure { throw failure }
      return (outcome, SalvagedLibrary(libraries))
    }
  }
}

extension LibraryRecoveryOutcome {
  /// Takes what a damaged file has, and from copies what it no longer has.
  /// - Returns: what comes back.
  fileprivate mutating func take(
    _ damaged: SalvagedLibrary, _ copies: [(day: String, path: String)]
  ) -> SalvagedLibrary {
    var library = damaged
    var altered = library.entries.filter(\.isAltered)
    library.entries.removeAll(where: \.isAltered)
    for copy in copies where !library.unread.isEmpty || !altered.isEmpty {
      let older = library.takeUnread(from: (try? SalvagedLibrary.read(copy.path))?.entries ?? [], &altered)
      self.older += older
      library.entries += older
    }
    self.altered += altered
    library.entries += altered
    isOfDamagedLog = isOfDamagedLog || library.isOfDamagedLog
    unread += library.unread.count
    missing += library.unread.sorted { $0.key < $1.key }.compactMap { number, ids in
      (ids.ofTMDB.min() ?? ids.min()).map { name in
        StoredEntry(name: name, ids: ids, isShow: name.contains(":show:"), status: .wanted, addedAt: 0)
      }
    }
    return library
  }
}

extension StoredEntry {
  /// This entry as one that is new in another file.
  fileprivate var unnumbered: StoredEntry {
    var entry = self
    entry.number = 0
    return entry
  }
}
