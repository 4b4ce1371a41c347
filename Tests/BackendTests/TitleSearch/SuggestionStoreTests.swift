// SPDX-License-Identifier: MIT
import Basics
import Foundation
import TestSupport
import Testing

@testable import Backend
@testable import Database

@Suite("Suggestions", .timeLimit(.minutes(5)))
struct SuggestionStoreTests {
  let folder = TemporaryFolder()
  let clock = TestClock()
  let reports = Reports()

  func table(capacity: Int = 10) -> SuggestionTable {
    SuggestionTable(folder: folder.path, capacity: capacity, now: clock.now, reporter: StoreReporter(reports.add))
  }

  @Test func `Queries are kept lower-cased, condensed and newest first`() throws {
    var table = table()
    for query in ["  The   Matrix ", "ALIEN", "blade\trunner\n2049"] { _ = try table.remember(query) }
    #expect(try table.list(prefix: "", limit: .max).map(\.query) == ["blade runner 2049", "alien", "the matrix"])
  }

  @Test func `A query used again moves to the front, keeps its id and gets the new time`() throws {
    var table = table()
    let first = try #require(try table.remember("Alien"))
    _ = try table.remember("Dune")
    clock.advance(by: 60)
    let again = try #require(try table.remember(" ALIEN "))
    #expect(again.id == first.id)
    #expect(again.usedAt == Instant(secondsSince1970: first.usedAt.secondsSince1970 + 60))
    #expect(try table.list(prefix: "", limit: .max).map(\.query) == ["alien", "dune"])
  }

  @Test func `The order holds within one millisecond and when the clock is set back`() throws {
    var table = table()
    for query in ["a", "b", "c"] { _ = try table.remember(query) }
    clock.advance(by: -3_600)
    _ = try table.remember("d")
    #expect(try table.list(prefix: "", limit: .max).map(\.query) == ["d", "c", "b", "a"])
  }

  @Test func `The last ten are kept, or as many as asked`() throws {
    var table = table()
    for number in 1...25 { _ = try table.remember("film \(number)") }
    #expect(try table.list(prefix: "", limit: .max).map(\.query) == (16...25).reversed().map { "film \($0)" })

    var smaller = self.table(capacity: 3)
    #expect(try smaller.list(prefix: "", limit: .max).count == 3)
    _ = try smaller.remember("one more")
    #expect(try smaller.list(prefix: "", limit: .max).map(\.query) == ["one more", "film 25", "film 24"])

    var none = self.table(capacity: 0)
    #expect(try none.remember("nothing") == nil)
  }

  @Test func `An empty query leaves no trace, not even a file`() throws {
    var table = table()
    for query in ["", "   ", "\t\n"] { #expect(try table.remember(query) == nil) }
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [
    ("the", ["the thing", "the_matrix", "the%matrix", "the matrix", "thelma"]), ("THE ", ["the thing", "the matrix"]),
    ("  the   M", ["the matrix"]), ("the_", ["the_matrix"]), ("the%", ["the%matrix"]), ("%", []), ("_", []),
    ("[", []), ("'; DROP TABLE suggestions; --", []), ("matrix", []),
  ])
  func `A prefix is normalised and taken literally`(prefix: String, expected: [String]) throws {
    var table = table()
    for query in ["thelma", "the matrix", "the%matrix", "the_matrix", "the thing"] { _ = try table.remember(query) }
    #expect(try table.list(prefix: prefix, limit: .max).map(\.query) == expected)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (3, 3), (Int.max, 4), (Int.min, 0)])
  func `At most as many as asked are listed`(limit: Int, count: Int) throws {
    var table = table()
    for query in ["a", "b", "c", "d"] { _ = try table.remember(query) }
    #expect(try table.list(prefix: "", limit: limit).count == count)
  }

  @Test func `Both ways to write an accent are one query`() throws {
    var table = table()
    _ = try table.remember("Ame\u{301}lie")
    _ = try table.remember("amélie")
    #expect(try table.list(prefix: "amé", limit: .max).count == 1)
    #expect(try table.remove("AMÉLIE"))
  }

  @Test func `Any text survives as it is`() throws {
    let queries = [
      "千と千尋の神隠し", "🎬🍿", "o'brien \"quoted\"", "null\0byte", String(repeating: "long ", count: 9_999) + "x",
    ]
    var table = table()
    for query in queries { _ = try table.remember(query) }
    table.close()
    var reopened = self.table()
    #expect(try reopened.list(prefix: "", limit: .max).map(\.query) == queries.reversed())
  }

  @Test func `Removing tells whether there was something to remove`() throws {
    var table = table()
    _ = try table.remember("alien")
    #expect(try table.remove(" Alien "))
    #expect(try !table.remove("alien"))
    _ = try table.remember("a")
    _ = try table.remember("b")
    #expect(try table.clear() == 2)
    #expect(try table.clear() == 0)
    #expect(try table.list(prefix: "", limit: .max).isEmpty)
  }

  /// Regression: forgotten queries were still in the file, or in SQLite's log of it.
  @Test func `What is forgotten can't be read in any file any more`() throws {
    var (table, other) = (table(capacity: 300), table(capacity: 300))
    // The default of most builds of SQLite; Debian's overwrites deleted content.
    _ = try table.file.read { database throws(DatabaseError) in try database.integer("PRAGMA secure_delete=OFF") }
    let filler = String(repeating: "y", count: 400)
    for number in 1...200 { _ = try table.remember("zebra \(number) \(filler)") }
    _ = try table.remember("alien")
    _ = try table.remember("heron")
    #expect(try other.list(prefix: "heron", limit: .max).count == 1)
    #expect(try table.remove("heron"))
    #expect(!folder.holds("heron") && folder.holds("zebra 7 "))
    #expect(try other.list(prefix: "", limit: .max).count == 201)
    #expect(try table.clear() == 201)
    for word in ["zebra", "alien"] { #expect(!folder.holds(word), "\(word)") }
    #expect(try other.list(prefix: "", limit: .max).isEmpty)
    #expect(reports.all.isEmpty)
  }

  @Test func `An id is never given to another query`() throws {
    var table = table()
    let first = try #require(try table.remember("alien"))
    _ = try table.clear()
    let second = try #require(try table.remember("dune"))
    #expect(second.id > first.id)
  }

  @Test func `The store makes its folder and file at first use, for the owner alone, and survives a restart`()
    async throws
  {
    let path = folder.file("state/marquee")
    let store = SuggestionStore(folder: path, now: clock.now, report: reports.add)
    #expect(folder.names.isEmpty)
    try await store.remember("Alien")
    #expect(
      mode(path) == 0o700 && mode(path + "/marquee.sqlite") == 0o600 && mode(path + "/marquee.sqlite-wal") == 0o600)
    blocking { store.close() }

    let restarted = SuggestionStore(folder: path, now: clock.now, report: reports.add)
    #expect(try await restarted.list().map(\.query) == ["alien"])
    #expect(try blocking { try restarted.remove("alien") })
    #expect(try blocking { try restarted.clear() } == 0)
    #expect(reports.all.isEmpty)
  }

  @Test func `A closed store refuses, it does not hang`() async throws {
    let store = SuggestionStore(folder: folder.path, now: clock.now, report: reports.add)
    blocking { store.close() }
    await #expect(throws: DatabaseError.self) { try await store.remember("alien") }
    #expect(throws: DatabaseError.self) { try blocking { try store.clear() } }
    await #expect(throws: DatabaseError.self) { try await store.list() }
  }

  private func mode(_ path: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.posixPermissions] as? Int
  }
}
