// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform

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
  /// How many come from a copy, since the damaged file no longer has them.
  var fromCopies = 0
  /// Those of them that may be as they were before their last changes.
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
  /// Whether entries may be as they were before the last changes, since the log was damaged and nothing has recorded
  /// them.
  var isOfDamagedLog = false
  /// The fingerprints of entries as they were last, by their names.
  fileprivate var wanted: [String: Int] = [:]
  /// Those that were found exactly so.
  fileprivate var exact: Set<String> = []
  /// When entries were removed, in seconds since 1970, by their names.
  fileprivate var removed: [String: Int] = [:]
  fileprivate var titles: [String: String] = [:]
  /// Whether all entries are among the wanted ones.
  fileprivate var isWhole = false
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
    let damaged = damage.found
    let copies = copies.all
    let own = record
    var (outcome, lost, changed) = try await work(refused: DatabaseError.refused) { () throws(DatabaseError) in
      let (outcome, lost) = try Self.read(source, damaged, copies)
      return (outcome, lost, own.read())
    }
    let goesOn = damaged.first?.kind == .latestChanges
    if case .damaged = source {
      for list in [\LibraryRecoveryOutcome.older, \.altered, \.missing] {
        outcome[keyPath: list] = try await without(changed, outcome[keyPath: list], goesOn)
      }
      lost.entries = try await without(changed, lost.entries, goesOn)
      if goesOn, damaged.count == 1 { try await removeAgain(outcome, except: changed) }
    }
    let exact = outcome.exact.subtracting(changed.last.keys)
    for start in stride(from: 0, to: lost.entries.count, by: 500) {
      let changes = lost.entries[start...].prefix(500).map { entry in
        EntryChange(ids: entry.ids) { known in
          guard let known, !exact.contains(entry.name) else { return entry.unnumbered }
          var merged = known.merged(with: entry)
          // What the user has said since counts.
          if known.status != .none { merged.status = known.status }
          return merged
        }
      }
      outcome.restored += try await change(changes).count { outcome in
        outcome.isNew || outcome.isChanged && outcome.entry.map { exact.contains($0.name) } == true
      }
    }
    let missing = outcome.compare(with: try await entries(numbered: numbers()), changed, goesOn)
    outcome.missing += try await without(changed, missing, goesOn)
    outcome.unread = max(outcome.unread, outcome.missing.count)
    try await restore(lost)
    for damaged in damage.found { outcome.kept.append(try damage.settle(damaged)) }
    return outcome
  }

  /// Those that the user hasn't removed since the damage.
  /// - Parameters:
  ///   - changed: what the user has changed since.
  ///   - goesOn: whether the library is the damaged one without its latest changes, so that its removals are older.
  private func without(
    _ changed: RecordedChanges, _ entries: [StoredEntry], _ goesOn: Bool
  ) async throws(DatabaseError) -> [StoredEntry] {
    let entries = entries.filter { !changed.isRemoved($0.name) }
    guard !goesOn else { return entries }
    return try await read(ifMissing: entries) { database throws(DatabaseError) in
      var kept: [StoredEntry] = []
      for entry in entries where try Self.removal(of: entry.ids, in: database) == nil { kept.append(entry) }
      return kept
    }
  }

  /// Removes what the latest changes had removed: a library that goes on without them still has it.
  /// - Parameter changed: what the user has changed since.
  private func removeAgain(
    _ outcome: LibraryRecoveryOutcome, except changed: RecordedChanges
  ) async throws(DatabaseError) {
    for entry in try await entries(numbered: numbers()) where changed.last[entry.name] == nil {
      guard outcome.isRemoved(entry) else { continue }
      _ = try await remove([entry.name], at: Instant(secondsSince1970: outcome.removed[entry.name] ?? 0))
    }
  }

  /// The numbers of all entries.
  private func numbers() async throws(DatabaseError) -> [Int] {
    try await read(ifMissing: []) { database throws(DatabaseError) in
      try database.rows("SELECT number FROM entries ORDER BY number") { $0.integer(0) }
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
      for imported in lost.imports { try Self.restore(imported, in: database) }
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
      var recorded = RecordedChanges()
      for file in damaged { recorded = recorded.preceded(by: ChangeRecord(of: file.path).read()) }
      outcome.note(recorded, after: library, copy.path)
      return (outcome, library)
    case .damaged:
      var libraries: [SalvagedLibrary] = []
      var failure: DatabaseError?
      var later = RecordedChanges()
      for file in damaged {
        let recorded = ChangeRecord(of: file.path).read()
        var found: SalvagedLibrary?
        do throws(DatabaseError) { found = try SalvagedLibrary.read(file.path) } catch {
          outcome.unreadFiles.append(file.path)
          failure = error
          // A copy and the record may have all of it; without a copy, the record has the names.
          let isKnown = copies.isEmpty ? !recorded.isEmpty : LibraryRecoveryOutcome.whole(copies, recorded) != nil
          if isKnown { found = SalvagedLibrary() }
        }
        if let found {
          var library = outcome.take(found, recorded, copies)
          // What was removed after the next damage isn't missing.
          library.entries.removeAll { later.isRemoved($0.name) }
          outcome.exact.subtract(later.last.keys)
          libraries.append(library)
        }
        later = later.preceded(by: recorded)
      }
      if libraries.isEmpty, let failure { throw failure }
      return (outcome, SalvagedLibrary(libraries))
    }
  }
}

extension LibraryRecoveryOutcome {
  /// Notes what was changed after a copy was made.
  fileprivate mutating func note(_ recorded: RecordedChanges, after copy: SalvagedLibrary, _ path: String) {
    removed = recorded.last.filter { $0.value.fingerprint == nil }.mapValues(\.time)
    let isComplete = (try? FileStatus(path: path).identity).map(recorded.isComplete(since:)) ?? false
    isWhole = isComplete
    wanted = recorded.wanted(after: isComplete ? copy.entries : [])
    for entry in copy.entries {
      if wanted[entry.name] == entry.fingerprint { exact.insert(entry.name) }
    }
  }

  /// Whether an entry was removed before the damage.
  fileprivate func isRemoved(_ entry: StoredEntry) -> Bool {
    removed[entry.name] != nil || isWhole && wanted[entry.name] == nil
  }

  /// Names the entries that aren't as they were last.
  /// - Parameters:
  ///   - entries: those of the library after the recovery.
  ///   - changed: what the user has changed since the damage.
  ///   - goesOn: whether those changes were made to entries without their latest changes.
  /// - Returns: what isn't there.
  fileprivate mutating func compare(
    with entries: [StoredEntry], _ changed: RecordedChanges, _ goesOn: Bool
  ) -> [StoredEntry] {
    let found = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    // From a copy, also what was removed since the damage is back.
    older += entries.filter { changed.last[$0.name] == nil ? isRemoved($0) : changed.isRemoved($0.name) }
    let ids = entries.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
    // What was added again since isn't missing.
    missing.removeAll { !$0.ids.isDisjoint(with: ids) }
    let named = Set(missing.flatMap(\.ids))
    let isAltered = Set(altered.map(\.name))
    var lacking: [StoredEntry] = []
    for (name, fingerprint) in wanted.sorted(by: { $0.key < $1.key }) {
      if let entry = found[name] {
        let isTakenOver = !goesOn && changed.last[name] != nil && exact.contains(name)
        if entry.fingerprint != fingerprint, !isTakenOver, !isAltered.contains(name) { older.append(entry) }
      } else if !ids.contains(name), !named.contains(name) {
        lacking.append(StoredEntry(missing: name, titles[name] ?? ""))
      }
    }
    return lacking
  }

  /// Takes what a damaged file has, and from copies what it no longer has.
  /// - Returns: what comes back.
  fileprivate mutating func take(
    _ damaged: SalvagedLibrary, _ recorded: RecordedChanges, _ paths: [(day: String, path: String)]
  ) -> SalvagedLibrary {
    var library = damaged
    // Pages of several ages may have an entry and its removal.
    let removals = Dictionary(library.removals.map { ($0.id, $0.at) }) { max($0, $1) }
    library.entries.removeAll { entry in
      let isRemoved = removals[entry.name].map { $0 > entry.addedAt } ?? false
      return recorded.last[entry.name].map { $0.fingerprint == nil } ?? isRemoved
    }
    library.removals += recorded.removals
    var copies: [SalvagedLibrary] = []
    var wanted = recorded.wanted(after: [])
    if let copy = Self.whole(paths, recorded) {
      isWhole = true
      copies = [copy]
      wanted = recorded.wanted(after: copy.entries)
      library.unread = [:]
      library.takeOthers(from: copy)
      library.entries.removeAll { wanted[$0.name] == nil }
    } else {
      takeUnread(of: &library, from: paths, reading: &copies, recorded)
    }
    settle(wanted, &library, copies)
    self.wanted.merge(wanted) { later, _ in later }
    for (name, change) in recorded.last {
      titles[name] = titles[name] ?? change.title
      if change.fingerprint == nil { removed[name] = change.time }
    }
    altered += library.entries.filter(\.isAltered)
    isOfDamagedLog = isOfDamagedLog || library.isOfDamagedLog && recorded.last.isEmpty
    unread += library.unread.count
    missing += library.unread.sorted { $0.key < $1.key }.compactMap { number, ids in
      (ids.ofTMDB.min() ?? ids.min()).map { name in
        StoredEntry(missing: name, ids: ids)
      }
    }
    return library
  }

  /// The latest copy, if all that was changed since is recorded: both together say what there was.
  fileprivate static func whole(
    _ copies: [(day: String, path: String)], _ recorded: RecordedChanges
  ) -> SalvagedLibrary? {
    guard let latest = copies.first, let identity = try? FileStatus(path: latest.path).identity,
      recorded.isComplete(since: identity), let copy = try? SalvagedLibrary.read(latest.path), copy.isWhole
    else { return nil }
    return copy
  }

  /// Takes from copies what can't be read of a library whose entries aren't all known.
  private mutating func takeUnread(
    of library: inout SalvagedLibrary, from paths: [(day: String, path: String)],
    reading copies: inout [SalvagedLibrary], _ recorded: RecordedChanges
  ) {
    let lacks = recorded.last.contains { $0.value.fingerprint != nil }
    var altered = library.entries.filter(\.isAltered)
    library.entries.removeAll(where: \.isAltered)
    var removed: Set<String> = []
    for path in paths where !library.unread.isEmpty || !altered.isEmpty || lacks {
      guard let copy = try? SalvagedLibrary.read(path.path) else { continue }
      // What a later copy says was removed is in an earlier one.
      let candidates = copy.entries.filter { $0.ids.isDisjoint(with: removed) }
      let older = library.takeUnread(from: candidates, &altered)
      removed.formUnion(copy.removals.map(\.id))
      fromCopies += older.count
      self.older += older
      library.entries += older
      copies.append(copy)
    }
    library.entries += altered
  }

  /// Takes each entry as it was last, from the file or a copy; otherwise as it was before.
  /// - Parameter wanted: the fingerprints of entries.
  private mutating func settle(
    _ wanted: [String: Int], _ library: inout SalvagedLibrary, _ copies: [SalvagedLibrary]
  ) {
    var found = Dictionary(library.entries.map { ($0.name, $0) }) { first, _ in first }
    let others = copies.map { Dictionary($0.entries.map { ($0.name, $0) }) { first, _ in first } }
    older.removeAll { wanted[$0.name] != nil }
    for (name, fingerprint) in wanted {
      let own = found[name]
      let copied = others.lazy.compactMap { $0[name] }.filter { !$0.isAltered }
      if let own, !own.isAltered, own.fingerprint == fingerprint {
        exact.insert(name)
      } else if let copy = copied.first(where: { $0.fingerprint == fingerprint }) ?? (own == nil ? copied.first : nil) {
        if copy.fingerprint == fingerprint { exact.insert(name) }
        fromCopies += 1
        found[name] = copy
      } else if own == nil {
        library.forget(name)
      }
    }
    library.entries = found.values.sorted { ($0.addedAt, $0.number) < ($1.addedAt, $1.number) }
  }
}

extension StoredEntry {
  /// What is known of an entry that is missing.
  fileprivate init(missing name: String, ids: Set<String> = [], _ title: String = "") {
    self.init(name: name, ids: ids, isShow: name.contains(":show:"), status: .wanted, addedAt: 0)
    self.title = title == name ? "" : title
  }

  /// This entry as one that is new in another file.
  fileprivate var unnumbered: StoredEntry {
    var entry = self
    entry.number = 0
    return entry
  }
}
