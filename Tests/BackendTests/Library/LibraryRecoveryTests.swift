// SPDX-License-Identifier: MIT
import Basics
import Database
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend

/// The library's file, damaged while or before it is used.
@Suite("A library that befell something", .timeLimit(.minutes(5)))
struct LibraryRecoveryTests {
  private let folder = TemporaryFolder()
  private let reports = Reports()
  private let clock = TestClock()

  private var path: String { folder.file("library.sqlite") }
  private var copy: String { "library.sqlite.copy-2026-11-21" }

  private func store() -> LibraryStore { LibraryStore(folder: folder.path, now: clock.now, report: reports.add) }

  private func film(_ number: Int) -> StoredEntry {
    var entry = StoredEntry(name: "tmdb:movie:\(number)", isShow: false, status: .seen, addedAt: number)
    entry.title = "Film \(number)"
    entry.note = String(repeating: "A note. ", count: 10)
    return entry
  }

  private func add(_ numbers: ClosedRange<Int>, to store: LibraryStore) async throws {
    for entry in numbers.map(film) { _ = try await store.change([EntryChange(ids: entry.ids) { $0 ?? entry }]) }
  }

  private func damage(_ range: Range<Int>) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.seek(toOffset: UInt64(range.lowerBound))
    try file.write(contentsOf: Data(range.map { UInt8(truncatingIfNeeded: $0 &* 131 &+ 7) }))
    try file.close()
  }

  /// A closed library of 300 films without its copy, whose file has some fifty pages of 4,096 bytes.
  private func closedLibrary() async throws {
    let store = store()
    try await add(1...300, to: store)
    blocking { store.close() }
    #expect(folder.names == ["library.sqlite", "library.sqlite-changes", copy])
    try FileManager.default.removeItem(atPath: folder.file(copy))
  }

  @Test func `Each answer names what was set aside, until it is settled`() async throws {
    try await closedLibrary()
    try damage(0..<200)
    let store = store()
    #expect(try await store.count() == 0)
    #expect(store.damaged.map(\.path) == [folder.file("library.sqlite.corrupt-20261121T120000Z")])
    #expect(store.fault?.message.contains("library.sqlite.corrupt-20261121T120000Z") == true)
    let other = self.store()
    #expect(other.fault != nil)
    let outcome = try await store.recover(from: .nothing)
    #expect(outcome.restored == 0 && outcome.kept == [folder.file("library.sqlite.settled-20261121T120000Z")])
    #expect(store.fault == nil && other.fault == nil)
    #expect(FileManager.default.fileExists(atPath: try #require(outcome.kept.first)))
  }

  @Test func `Doctor and the server's status name what was set aside`() async throws {
    let state = folder.file("state/marquee")
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: state + "/library.sqlite"))
    let client = try TestClient([:], folder: folder)
    let findings = await LibraryDiagnosis(client.backend).run()
    let name = "library.sqlite.corrupt-"
    #expect(findings.count == 1 && findings.allSatisfy { $0.verdict == .wrong && $0.text.contains(name) })
    let status = try await client.result("server/status")
    #expect(status["libraryFault"]?["message"]?.string?.contains(name) == true)
    _ = try await client.result("library/recover", #"{"from":"nothing"}"#)
    #expect(try await client.result("server/status")["libraryFault"] == nil)
    #expect(await LibraryDiagnosis(client.backend).run().map(\.verdict) == [.good])
    await client.finish()
  }

  @Test func `What was removed before the damage stays removed after the recovery`() async throws {
    let first = store()
    try await add(1...300, to: first)
    _ = try await first.remove(["tmdb:movie:7"], at: .now)
    blocking { first.close() }
    try damage(0..<200)
    let second = store()
    try await add(301...301, to: second)
    try await add(8...8, to: second)
    for number in [8, 301] { _ = try await second.remove(["tmdb:movie:\(number)"], at: .now) }
    _ = try await second.recover(from: .damaged)
    for number in [7, 8, 301] {
      let ids = ["tmdb:movie:\(number)"]
      let known = try await second.tried(ImportChange(StoredImport(key: "a", content: ""), ids: Set(ids)))
      #expect(known.removal?.ids == Set(ids))
    }
    #expect(try await second.count() == 298)
  }

  @Test(arguments: [0..<200, 100..<110, 4_096..<4_200])
  func `What can be read of a damaged file comes back, beside what was added since`(_ place: Range<Int>) async throws {
    try await closedLibrary()
    try damage(place)
    let store = store()
    try await add(300...301, to: store)
    try #require(store.damaged.count == 1)
    let outcome = try await store.recover(from: .damaged)
    let count = try await store.count()
    #expect(count + outcome.missing.count == 301, "\(outcome)")
    #expect(outcome.missing.count <= outcome.unread)
    #expect(store.damaged.isEmpty)
  }

  /// Regression: SQLite reads a log up to its first damaged page, and what was stored later was gone without a word.
  @Test(arguments: [0, 40, 5_000, 30_000, 100_000])
  func `What a damaged log has after the damage comes back, too`(_ place: Int) async throws {
    try await closedLibrary()
    let store = store()
    try await add(301...400, to: store)
    let aside = folder.file("aside.sqlite")
    for end in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + end, toPath: aside + end) }
    let log = try #require(FileHandle(forUpdatingAtPath: aside + "-wal"))
    try #require(try log.seekToEnd() > 200_000)
    try log.seek(toOffset: UInt64(place))
    try log.write(contentsOf: Data((0..<600).map { UInt8(truncatingIfNeeded: $0 &* 131 &+ 7) }))
    try log.close()
    let library = try SalvagedLibrary.read(aside)
    let known = Set(library.entries.flatMap(\.ids)).union(library.unread.values.flatMap(\.self))
    #expect(known.isSuperset(of: (1...400).map { "tmdb:movie:\($0)" }))
    #expect(library.entries.count >= 380, "\(library.unread)")
    blocking { store.close() }
  }

  /// Regression: the film came back under a name of random bytes, and nothing said that it was missing.
  @Test func `An entry whose name was overwritten comes back by its id, and is named`() async throws {
    try await closedLibrary()
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let name = try #require(bytes.range(of: Data("tmdb:movie:77Film 77".utf8)))
    try damage(name.lowerBound..<name.lowerBound + 13)
    try damage(0..<20)
    let store = store()
    try await add(301...301, to: store)
    let outcome = try await store.recover(from: .damaged)
    #expect(outcome.altered.map(\.name) == ["tmdb:movie:77"] && outcome.unread == 0)
    #expect(try await store.count() == 301)
    #expect(try await store.entry(of: ["tmdb:movie:77"])?.title == "Film 77")
  }

  /// Overwrites a byte of a film's note, which SQLite doesn't notice.
  private func changeNote(of number: Int) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let film = try #require(bytes.range(of: Data("tmdb:movie:\(number)Film \(number)".utf8)))
    let note = try #require(bytes.range(of: Data("A note. A note.".utf8), in: film.upperBound..<bytes.endIndex))
    try damage(note.lowerBound..<note.lowerBound + 1)
  }

  // Regression: a note with another byte was shown as the user's.
  @Test(arguments: [true, false])
  func `A byte that was changed within a note is noticed`(hasCopy: Bool) async throws {
    let first = store()
    try await add(1...300, to: first)
    blocking { first.close() }
    if !hasCopy { try FileManager.default.removeItem(atPath: folder.file(copy)) }
    try changeNote(of: 77)
    let store = store()
    #expect(try await store.entry(of: ["tmdb:movie:76"]) != nil)
    #expect(try await store.entry(of: ["tmdb:movie:77"]) == nil)
    #expect(store.damaged.map(\.kind) == [.setAside])
    let outcome = try await store.recover(from: .damaged)
    #expect(outcome.restored == 300 && outcome.missing.isEmpty && outcome.unread == 0)
    #expect(outcome.fromCopies == (hasCopy ? 1 : 0) && outcome.older.isEmpty)
    #expect(outcome.altered.map(\.name) == (hasCopy ? [] : ["tmdb:movie:77"]))
    let note = try await store.entry(of: ["tmdb:movie:77"])?.note
    #expect(note?.dropFirst() == film(77).note.dropFirst() && (note == film(77).note) == hasCopy)
  }

  @Test func `A copy whose entries have other numbers gives back the right one`() async throws {
    try await closedLibrary()
    try damage(0..<200)
    let second = store()
    try await add(301...302, to: second)
    _ = try await second.recover(from: .damaged)
    blocking { second.close() }
    // The copy has the films in another order than the file that is damaged now.
    try changeNote(of: 77)
    let third = store()
    #expect(try await third.entry(of: ["tmdb:movie:77"]) == nil)
    let outcome = try await third.recover(from: .damaged)
    #expect(try await third.count() == 302 && outcome.fromCopies == 1 && outcome.older.isEmpty)
    #expect(try await third.entry(of: ["tmdb:movie:77"])?.note == film(77).note)
  }

  // Regression: what a copy had under another number was lost without a name.
  @Test func `What a cut file had beyond its end comes from a copy, whatever its numbers are`() async throws {
    let first = store()
    try await add(1...300, to: first)
    _ = try await first.remove(["tmdb:movie:7"], at: .now)
    blocking { first.close() }
    for _ in 1...2 {
      let file = try #require(FileHandle(forUpdatingAtPath: path))
      try file.truncate(atOffset: try file.seekToEnd() / 2)
      try file.close()
      let store = store()
      #expect(try await store.count() == 0)
      let outcome = try await store.recover(from: .damaged)
      #expect(outcome.fromCopies > 0 && outcome.older.isEmpty && outcome.unread == 0)
      #expect(try await store.count() == 299)
      blocking { store.close() }
    }
  }

  // Regression: only the last of several files was read, and the others counted as settled.
  @Test func `All files that were set aside come back`() async throws {
    for number in 1...3 {
      let store = store()
      try await add(number * 100...number * 100 + 99, to: store)
      blocking { store.close() }
      try damage(0..<200)
      #expect(try await self.store().count() == 0)
    }
    let store = store()
    #expect(store.damaged.count == 3)
    let outcome = try await store.recover(from: .damaged)
    #expect(try await store.count() == 300 && outcome.kept.count == 3 && outcome.missing.isEmpty)
    #expect(store.fault == nil)
  }

  @Test func `What the user has said since the damage counts`() async throws {
    try await closedLibrary()
    try damage(0..<200)
    let store = store()
    var wanted = film(7)
    (wanted.status, wanted.note) = (.wanted, "")
    _ = try await store.change([EntryChange(ids: wanted.ids) { [wanted] _ in wanted }])
    _ = try await store.recover(from: .damaged)
    let entry = try await store.entry(of: wanted.ids)
    #expect(entry?.status == .wanted && entry?.note == film(7).note)
  }

  @Test func `A library of the format before has no checksums, and gets them with its changes`() async throws {
    try await closedLibrary()
    try Database(path: path).script(
      """
      ALTER TABLE entries DROP COLUMN checksum;
      ALTER TABLE entries DROP COLUMN seen_at;
      ALTER TABLE seen_episodes DROP COLUMN rating;
      PRAGMA user_version = 9
      """)
    let store = store()
    #expect(try await store.entry(of: ["tmdb:movie:1"])?.isAltered == false)
    _ = try await store.change([
      EntryChange(ids: ["tmdb:movie:1"]) { entry in
        var entry = entry
        entry?.rating = 3
        return entry
      }
    ])
    #expect(try await store.entry(of: ["tmdb:movie:1"])?.rating == 3)
    let known = try await store.write { database throws(DatabaseError) in
      try database.integer("SELECT COUNT(checksum) FROM entries")
    }
    #expect(known == 1 && store.damaged.isEmpty)
  }

  @Test func `A damaged library of the format before comes back`() async throws {
    try await closedLibrary()
    try Database(path: path).script("ALTER TABLE entries DROP COLUMN seen_at; PRAGMA user_version = 11")
    let size = try Data(contentsOf: URL(fileURLWithPath: path)).count
    try damage(size - 4_096..<size)
    let store = store()
    #expect(try await store.count() == 0)
    #expect(try await store.recover(from: .damaged).restored > 200)
  }

  @Test func `A byte that was changed in where a film was seen is noticed`() async throws {
    let first = store()
    var entry = film(1)
    entry.seenOn = [20_000]
    entry.seenAt = [20_000: StoredVisit(theatre: "AMC Studio 28")]
    let new = entry
    _ = try await first.change([EntryChange(ids: new.ids) { $0 ?? new }])
    #expect(try await first.entry(of: new.ids)?.seenAt == new.seenAt)
    blocking { first.close() }
    try Database(path: path).script("UPDATE entries SET seen_at = '20000 - AMC Studio 29'")
    let second = store()
    _ = try? await second.entry(of: new.ids)
    #expect(second.fault != nil)
  }

  @Test func `What the damaged file no longer has comes from a copy, and is named without one`() async throws {
    let first = store()
    try await add(1...250, to: first)
    blocking { first.close() }
    let second = store()
    // The copy of the day is there, so these are in no copy.
    try await add(251...300, to: second)
    blocking { second.close() }
    let size = try Data(contentsOf: URL(fileURLWithPath: path)).count
    // All but the first pages, among them most of the films.
    try damage(40_960..<size)
    let third = store()
    #expect(try await third.count() == 0)
    let outcome = try await third.recover(from: .damaged)
    #expect(outcome.fromCopies > 0)
    #expect(try await third.count() >= 250)
    #expect(try await third.count() + outcome.missing.count == 300, "\(outcome)")
  }

  // Regression: facts that were asked for before the damage went to the entry that has the number now, which became
  // another film with them.
  @Test func `What TMDB says of an entry is stored with it after a recovery, whatever its number is`() async throws {
    let first = store()
    try await add(1...300, to: first)
    _ = try await first.remove(["tmdb:movie:7"], at: .now)
    blocking { first.close() }
    let second = store()
    let entries = try await second.entries(numbered: Array(21...60))
    try damage(0..<200)
    try await add(301...301, to: store())
    _ = try await second.recover(from: .damaged)
    for entry in entries {
      try await second.store(StoredFacts(), ofEntry: entry.name, at: .now) { found in
        found.ids.formUnion(entry.ids.union(["imdb:tt\(entry.number)"]))
      }
    }
    #expect(try await second.count() == 300)
    for entry in entries {
      #expect(try await second.entry(of: ["imdb:tt\(entry.number)"])?.name == entry.name)
    }
  }

  // Regression: they were named by another provider's id, or not at all.
  @Test func `Entries that nothing has any more are named by TMDB's ids`() async throws {
    let first = store()
    var other = film(301)
    other.ids.insert("imdb:tt0000301")
    _ = try await first.change([EntryChange(ids: other.ids) { [other] in $0 ?? other }])
    blocking { first.close() }
    try FileManager.default.removeItem(atPath: folder.file(copy))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let film = try #require(bytes.range(of: Data("tmdb:movie:301Film 301".utf8)))
    let page = film.lowerBound / 4_096 * 4_096
    try damage(page..<page + 4_096)
    let second = store()
    #expect(try await second.count() == 0)
    let outcome = try await second.recover(from: .damaged)
    #expect(outcome.missing.map(\.name) == ["tmdb:movie:301"])
  }

  // Regression: a copy that was younger than an hour stayed, and a cut file had lost what was added since.
  @Test func `A small library's copy is made anew some seconds later, unless an entry isn't as it was stored`()
    async throws
  {
    let path = folder.file(copy)
    func close(with numbers: ClosedRange<Int>) async throws -> Int {
      let store = store()
      try await add(numbers, to: store)
      blocking { store.close() }
      let entries = try SalvagedLibrary.read(path).entries.count
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -10)], ofItemAtPath: path)
      return entries
    }
    #expect(try await close(with: 1...300) == 300)
    #expect(try await close(with: 301...301) == 301)
    try changeNote(of: 77)
    #expect(try await close(with: 302...302) == 301)
  }

  @Test func `A copy is made on each day on which something changes, and the last seven are kept`() async throws {
    for day in 0..<9 {
      let store = store()
      try await add(day + 1...day + 1, to: store)
      blocking { store.close() }
      clock.advance(by: 86_400)
    }
    #expect(store().copyDays == (23...29).reversed().map { "2026-11-\($0)" })
    let store = store()
    for number in 1...9 { _ = try await store.remove(["tmdb:movie:\(number)"], at: .now) }
    let outcome = try await store.recover(from: .copy(day: "2026-11-25"))
    #expect(try await store.count() == 5 && outcome.restored == 5)
  }

  /// Regression: changes that were acknowledged were gone without a word.
  @Test func `A log that another program has cut is reported, and the library goes on`() async throws {
    let store = store()
    try await add(1...20, to: store)
    let log = try #require(FileHandle(forUpdatingAtPath: path + "-wal"))
    try log.truncate(atOffset: 0)
    try log.close()
    try await add(21...21, to: store)
    #expect(try await store.entry(of: ["tmdb:movie:21"]) != nil)
    #expect(store.damaged.map(\.kind) == [.latestChanges])
    let isReported = reports.all.contains { report in
      guard case .logCut = report.event else { return false }
      return true
    }
    #expect(isReported)
  }

  @Test func `Only the command line exports to standard output`() async throws {
    let client = try TestClient([:], folder: folder)
    let error = try await client.error("library/export", #"{"format":"json","to":"-"}"#)
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/to")
    await client.finish()
  }
}
