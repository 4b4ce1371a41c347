// SPDX-License-Identifier: MIT
import Basics
import Database
import Foundation
import Platform
import TestSupport
import Testing

@testable import Backend

/// The log of the library's file, damaged after its processes were killed.
@Suite("A library whose log was damaged", .timeLimit(.minutes(5)))
struct LibraryLogTests {
  private let folder = TemporaryFolder()
  /// What killed processes have left.
  private let left = TemporaryFolder()
  private let clock = TestClock()

  private func store(_ folder: TemporaryFolder) -> LibraryStore {
    LibraryStore(folder: folder.path, now: clock.now, report: { _ in })
  }

  private func add(_ numbers: ClosedRange<Int>, _ note: String = "", to store: LibraryStore) async throws {
    for number in numbers {
      var entry = StoredEntry(name: "tmdb:movie:\(number)", isShow: false, status: .seen, addedAt: number)
      (entry.title, entry.note) = ("Film \(number)", note)
      _ = try await store.change([EntryChange(ids: entry.ids) { [entry] _ in entry }])
    }
  }

  /// Films 1 to 100, of which the log alone has those from 51 on, the later notes of 1 to 5, and that 7 was removed.
  private func killedLibrary(hasCopy: Bool) async throws {
    let first = store(folder)
    try await add(1...50, to: first)
    blocking { first.close() }
    let second = store(folder)
    try await add(51...100, to: second)
    _ = try await second.remove(["tmdb:movie:7"], at: .now)
    try await add(1...5, "A later note", to: second)
    for name in folder.names where hasCopy || !name.contains(".copy-") {
      try FileManager.default.copyItem(atPath: folder.file(name), toPath: left.file(name))
    }
    blocking { second.close() }
  }

  private func names(_ numbers: some Sequence<Int>) -> Set<String> { Set(numbers.map { "tmdb:movie:\($0)" }) }

  // Regression: SQLite reads nothing after a damaged frame, and neither said so nor kept it.
  @Test(arguments: [10, 5_000, 100_000, 300_000])
  func `What is after the damage comes back, and what was removed stays removed`(_ place: Int) async throws {
    try await killedLibrary(hasCopy: true)
    let log = try #require(FileHandle(forUpdatingAtPath: left.file("library.sqlite-wal")))
    try #require(try log.seekToEnd() > 310_000)
    try log.seek(toOffset: UInt64(place))
    try log.write(contentsOf: Data(repeating: 7, count: 600))
    try log.close()
    let store = store(left)
    #expect(try await store.count() >= 50)
    #expect(store.damaged.map(\.kind) == [.latestChanges])
    let outcome = try await store.recover(from: .damaged)
    #expect(outcome.missing.isEmpty && outcome.older.isEmpty && store.fault == nil)
    #expect(try await store.count() == 99)
    #expect(try await store.entry(of: ["tmdb:movie:7"]) == nil)
    #expect(try await store.entry(of: ["tmdb:movie:5"])?.note == "A later note")
    blocking { store.close() }
  }

  @Test(arguments: [true, false], [true, false])
  func `What only a lost log had is named`(isDeleted: Bool, hasCopy: Bool) async throws {
    try await killedLibrary(hasCopy: hasCopy)
    if isDeleted {
      try FileManager.default.removeItem(atPath: left.file("library.sqlite-wal"))
    } else {
      try Data().write(to: URL(fileURLWithPath: left.file("library.sqlite-wal")))
    }
    let store = store(left)
    // Changes since then count.
    try await add(60...60, to: store)
    try await add(3...3, "The last note", to: store)
    #expect(store.damaged.map(\.kind) == [.latestChanges])
    let outcome = try await store.recover(from: .damaged)
    #expect(Set(outcome.missing.map(\.name)) == names(51...100).subtracting(names([60])))
    #expect(outcome.missing.allSatisfy { $0.title.hasPrefix("Film ") } && outcome.unread == 49)
    #expect(Set(outcome.older.map(\.name)).isSuperset(of: names([1, 2, 4, 5])))
    #expect(Set(outcome.older.map(\.name)).isSubset(of: names([1, 2, 3, 4, 5, 60])))
    #expect(try await store.entry(of: ["tmdb:movie:7"]) == nil)
    #expect(try await store.entry(of: ["tmdb:movie:3"])?.note == "The last note")
    #expect(try await store.count() == 50)
    blocking { store.close() }
  }

  @Test func `A log that is whole is read, and nothing is said`() async throws {
    try await killedLibrary(hasCopy: true)
    let store = store(left)
    #expect(try await store.count() == 99)
    #expect(store.damaged.isEmpty)
    blocking { store.close() }
  }

  // Regression: SQLite deletes the log of an empty file.
  @Test func `A file that was cut to nothing leaves its log to the recovery`() async throws {
    try await killedLibrary(hasCopy: true)
    try Data().write(to: URL(fileURLWithPath: left.file("library.sqlite")))
    let store = store(left)
    #expect(try await store.count() == 0)
    #expect(store.damaged.map(\.kind) == [.setAside])
    let outcome = try await store.recover(from: .damaged)
    #expect(outcome.missing.isEmpty && outcome.older.isEmpty)
    #expect(try await store.count() == 99)
    blocking { store.close() }
  }

  @Test func `A copy says what was changed after it`() async throws {
    try await killedLibrary(hasCopy: true)
    try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: left.file("library.sqlite")))
    let store = store(left)
    #expect(try await store.count() == 0)
    let outcome = try await store.recover(from: .copy(day: "2026-11-21"))
    #expect(Set(outcome.missing.map(\.name)) == names(51...100))
    #expect(Set(outcome.older.map(\.name)) == names([1, 2, 3, 4, 5, 7]))
    blocking { store.close() }
  }

  @Test func `A record with a line that was changed isn't taken for complete`() throws {
    let record = ChangeRecord(of: folder.file("library.sqlite"))
    let copy = try FileStatus(path: folder.path).identity
    record.note(copy: copy)
    var film = StoredEntry(name: "tmdb:movie:1", isShow: false, status: .seen, addedAt: 1)
    film.title = "A\tfilm\n"
    record.append([RecordedChange(film, checksum: 1), RecordedChange(gone: film)], at: 7)
    #expect(record.read().isComplete(since: copy))
    #expect(record.read().removals.map(\.id) == ["tmdb:movie:1"])
    let path = folder.file("library.sqlite-changes")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.split(separator: "\n").count == 3)
    for changed in [text.replacing("\t7\t", with: "\t8\t"), String(text.dropLast(5))] {
      try Data(changed.utf8).write(to: URL(fileURLWithPath: path))
      #expect(!record.read().isComplete(since: copy))
    }
  }

  // Regression: the rows of a file that was set aside got other numbers, and those that users had seen were others'.
  @Test func `A row of an import keeps its number, which no other row gets meanwhile`() async throws {
    func add(_ keys: [String], to store: LibraryStore) async throws -> [Int] {
      var numbers: [Int] = []
      for key in keys {
        var imported = StoredImport(key: key, content: "")
        imported.outcome = .ambiguous
        numbers += try await store.store([ImportChange(imported, ids: [])]).map(\.number)
      }
      return numbers
    }
    let first = store(folder)
    let before = try await add(["a", "b", "c"], to: first)
    blocking { first.close() }
    let file = try #require(FileHandle(forUpdatingAtPath: folder.file("library.sqlite")))
    try file.write(contentsOf: Data(repeating: 7, count: 200))
    try file.close()
    let second = store(folder)
    let since = try await add(["d", "b"], to: second)
    #expect(Set(since).isDisjoint(with: before))
    _ = try await second.recover(from: .damaged)
    let rows = Dictionary(uniqueKeysWithValues: try await second.openImports().map { ($0.key, $0.number) })
    #expect(rows == ["a": before[0], "c": before[2], "d": since[0], "b": since[1]])
    blocking { second.close() }
  }
}
