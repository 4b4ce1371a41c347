// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform
import Synchronization

/// The user's films and shows, in `<folder>/library.sqlite`.
///
/// A change is committed when its call returns, and survives a killed process. Several processes may use the file at
/// once; each sees the others' changes at its next call.
final class LibraryStore: Sendable {
  /// Reads have a thread and a connection of their own, so that a list never waits for an import.
  private let reader: SerialThread<DatabaseFile>
  private let writer: SerialThread<DatabaseFile>
  private let path: String
  let now: @Sendable () -> Instant
  let copies: LibraryCopies
  let damage: LibraryDamage
  let record: ChangeRecord
  /// Called when a list lacks facts of entries.
  let onLackingFacts = Mutex<(@Sendable () -> Void)?>(nil)

  /// The maximum number of entries. A list of every film that one has seen in a life has some ten thousand.
  static let maximumEntries = 200_000

  /// Accesses no file yet: the folder and the file are created by the first write. Until then, reads return what an
  /// empty file would have.
  ///
  /// - Parameters:
  ///   - folder: the state folder, created with mode 0700 if it is missing; the file has mode 0600.
  ///   - now: the clock for the name of a file that is set aside.
  ///   - report: receives the file's failures and recoveries, on a thread of the store; must not wait for the store.
  init(
    folder: String, now: @escaping @Sendable () -> Instant, report: @escaping @Sendable (StoreReport) -> Void
  ) {
    let reporter = StoreReporter(report)
    let makeFile: @Sendable () -> DatabaseFile = {
      DatabaseFile(folder: folder, name: "library.sqlite", schema: .library, now: now, reporter: reporter)
    }
    let path = folder + "/library.sqlite"
    let copies = LibraryCopies(of: path, in: folder)
    let damage = LibraryDamage(of: path, in: folder)
    let record = ChangeRecord(of: path)
    let copy: @Sendable (inout DatabaseFile) -> Void = { file in
      // While a damaged library waits to be settled, the new one must not take the place of its copies.
      if damage.found.isEmpty { copies.make(of: &file, on: String(now().utc.prefix(10)), record) }
    }
    self.path = path
    self.now = now
    self.copies = copies
    self.damage = damage
    self.record = record
    reader = SerialThread(makeResource: makeFile, finish: { $0.close() })
    let later = SerialThread<DatabaseFile>.Postponed(delay: .seconds(60)) { file in
      copy(&file)
      return nil
    }
    writer = SerialThread(makeResource: makeFile, postponed: later) { file in
      copy(&file)
      file.close()
    }
  }

  /// Finishes pending work and closes the file. Blocks; intended for the end of the process.
  @available(*, noasync)
  func close() {
    reader.close()
    writer.close()
  }

  // MARK: Entries

  /// The number of entries.
  func count() async throws(DatabaseError) -> Int {
    try await read(ifMissing: 0) { database throws(DatabaseError) in try Self.count(in: database) }
  }

  /// The entry that has one of the ids; nil if there is none.
  func entry(of ids: Set<String>) async throws(DatabaseError) -> StoredEntry? {
    try await read(ifMissing: nil) { database throws(DatabaseError) in try Self.entries(of: ids, in: database).first }
  }

  /// The entry of each row of a list, which is known by some ids; nil for a row without an entry. An entry learns the
  /// ids of its row that it lacks.
  /// - Parameters:
  ///   - day: the day by which episodes are out.
  ///   - rows: called only if there is a library.
  /// - Returns: nil if there is no library.
  func entries(on day: Int, ofEach rows: () -> [[String]]) async throws(DatabaseError) -> [StoredEntry?]? {
    // Without a library, a list need not wait for a thread, which would take longer than this: the system has the
    // folder in its memory.
    guard try exists() else { return nil }
    let rows = rows()
    // A list can do without its marks, so it doesn't wait long for them.
    let found = try await read(ifMissing: nil, patience: DatabaseFile.timeout) { database throws(DatabaseError) in
      // One transaction, since each statement on its own takes the file's locks anew.
      try database.snapshot { database throws(DatabaseError) in
        let numbers = try Self.numbers(of: rows.flatMap(\.self), in: database)
        let entries = Dictionary(
          try Self.entries(numbered: Set(numbers.values), hasIDs: false, progressBy: day, in: database)
            .map { ($0.number, $0) }
        ) { first, _ in first }
        let unsure = rows.filter { ids in !ids.ofTMDB.isEmpty && !ids.ofTMDB.contains { numbers[$0] != nil } }
        let others = try Self.numbersOfTMDB(among: Set(unsure.joined().compactMap { numbers[$0] }), in: database)
        return Optional(
          rows.map { ids -> (entry: StoredEntry?, lacking: [String]) in
            let ofTMDB = ids.ofTMDB
            // TMDB's id decides: another provider's may be that of another film.
            let sure = ofTMDB.sorted().lazy.compactMap { numbers[$0] }.first
            let number = sure ?? ids.lazy.compactMap { numbers[$0] }.first { ofTMDB.isEmpty || !others.contains($0) }
            return (number.flatMap { entries[$0] }, number == nil ? [] : ids.filter { numbers[$0] == nil })
          })
      }
    }
    guard let found else { return nil }
    learn(found.compactMap { row in row.lacking.isEmpty ? nil : row.entry.map { ($0.name, row.lacking) } })
    return found.map(\.entry)
  }

  /// Stores further ids of entries. Nobody waits for it: an id that is lost is learnt from the next row.
  private func learn(_ ids: [(entry: String, ids: [String])]) {
    guard !ids.isEmpty else { return }
    post { database throws(DatabaseError) in
      let numbers = try Self.numbers(of: ids.map(\.entry), in: database)
      for (entry, ids) in ids {
        guard let number = numbers[entry] else { continue }
        for id in ids { try database.run("INSERT OR IGNORE INTO ids VALUES (?, ?)", .text(id), .integer(number)) }
      }
    }
  }

  /// Writes after what was asked for before. Nobody waits for it, or learns of a failure.
  func post(_ body: @escaping @Sendable (Database) throws(DatabaseError) -> Void) {
    writer.post { file in try? file.write(body) }
  }

  /// The entries with these numbers, in their order, without those that are gone.
  /// - Parameter day: whether shows get how far the user is by a day, in place of all their episodes.
  func entries(
    numbered numbers: [Int], progressBy day: Int? = nil
  ) async throws(DatabaseError) -> [StoredEntry] {
    var found: [StoredEntry] = []
    // Many are read in several steps, between which others have their turn.
    for start in stride(from: 0, to: numbers.count, by: 1_000) {
      let part = Array(numbers[start...].prefix(1_000))
      found += try await read(ifMissing: []) { database throws(DatabaseError) in
        let entries = Dictionary(
          try Self.entries(numbered: Set(part), progressBy: day, in: database).map { ($0.number, $0) }
        ) { first, _ in first }
        return part.compactMap { entries[$0] }
      }
    }
    return found
  }

  /// Makes changes in one transaction, in their order.
  /// - Throws: an error with a `limit` if there would be too many entries, and then none is changed.
  func change(_ changes: [EntryChange]) async throws(DatabaseError) -> [EntryOutcome] {
    let now = now().secondsSince1970
    // A limit is no failure of the file, which would be reported.
    let outcomes = try await write(
      recording: { ($0 ?? []).flatMap(\.recorded) }
    ) { database throws(DatabaseError) -> [EntryOutcome]? in
      guard try Self.hasRoom(forEach: changes.map(\.ids), in: database) else { return nil }
      let outcomes = try Self.apply(changes, at: now, in: database)
      for outcome in outcomes where outcome.isNew {
        if let ids = outcome.entry?.ids { try Self.forgetRemoval(of: ids, in: database) }
      }
      return outcomes
    }
    guard let outcomes else { throw .tooManyEntries(Self.maximumEntries) }
    return outcomes
  }

  /// Removes the entries that have one of the ids. An import doesn't bring them back.
  /// - Returns: their names.
  func remove(_ ids: Set<String>, at now: Instant) async throws(DatabaseError) -> [String] {
    guard try exists() else { return [] }
    let removed = try await write(
      recording: { $0.map(RecordedChange.init(gone:)) }
    ) { database throws(DatabaseError) in
      let entries = try Self.entries(of: ids, in: database)
      for entry in entries { try Self.remove(entry, at: now.secondsSince1970, in: database) }
      return entries
    }
    return removed.map(\.name)
  }

  /// Takes back an entry that was just added.
  /// - Parameter imported: the row of an import that had become it, as it was before; it is open again.
  func takeBack(_ id: String, reopening imported: StoredImport?) async throws(DatabaseError) {
    _ = try await write(
      recording: { $0.map(RecordedChange.init(gone:)) }
    ) { database throws(DatabaseError) in
      let entries = try Self.entries(of: [id], in: database)
      for entry in entries { try Self.delete(entry.number, in: database) }
      if let imported { _ = try Self.write(imported, in: database) }
      return entries
    }
  }

  // MARK: Threads

  /// Runs blocking work on files that users name, on a thread of its own.
  /// - Parameter refused: the error if the thread can't be started, or the task is cancelled.
  func work<T: Sendable, Failure: Error>(
    refused: Failure, _ body: @escaping @Sendable () throws(Failure) -> T
  ) async throws(Failure) -> T {
    let result: Result<T, Failure>
    do throws(FileWork.Failure) {
      result = try await FileWork.run(until: nil) { _ in Result { () throws(Failure) in try body() } }
    } catch {
      throw refused
    }
    return try result.get()
  }

  func exists() throws(DatabaseError) -> Bool {
    do throws(SystemError) { return try FileStatus.at(path) != nil } catch {
      throw DatabaseError(FileError("open", path, error))
    }
  }

  /// Runs `body` on the reader's thread, unless there is no file.
  /// - Parameter patience: how long the caller waits for its turn.
  /// - Throws: also if the system can't determine whether there is one.
  func read<T: Sendable>(
    ifMissing missing: T, patience: Duration = DatabaseFile.patience,
    _ body: @escaping @Sendable (Database) throws(DatabaseError) -> T
  ) async throws(DatabaseError) -> T {
    try await reader.run(until: .now + patience, whenLate: .withdraws, refused: .failure(.refused)) {
      file throws(DatabaseError) in try file.readIfAny(body) ?? missing
    }
  }

  /// Runs `body` on the writer's thread, in a transaction. If this throws `.refused`, nothing was written.
  /// - Parameter changes: what the transaction has made of entries, for the record.
  func write<T: Sendable>(
    recording changes: @escaping @Sendable (T) -> [RecordedChange] = { _ in [] },
    _ body: @escaping @Sendable (Database) throws(DatabaseError) -> T
  ) async throws(DatabaseError) -> T {
    let record = record
    let now = now
    return try await writer.run(
      until: .now + DatabaseFile.patience, whenLate: .withdraws, refused: .failure(.refused)
    ) { file throws(DatabaseError) in
      let result = try file.write(body)
      record.append(changes(result), at: now().secondsSince1970)
      return result
    }
  }
}
