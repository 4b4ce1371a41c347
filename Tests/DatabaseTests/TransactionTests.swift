// SPDX-License-Identifier: MIT
import Basics
import Synchronization
import TestSupport
import Testing

@testable import Database

@Suite("What is written together", .timeLimit(.minutes(5)))
struct TransactionTests {
  let folder = TemporaryFolder()
  private let reports = Reports()

  func file(_ tables: String, _ steps: String...) -> DatabaseFile {
    DatabaseFile(
      folder: folder.path, name: "notes.sqlite",
      schema: Schema(version: 1, tables: tables, steps: steps, content: .cached),
      now: { Instant(secondsSince1970: 1_795_262_400) }, reporter: StoreReporter { reports.add($0) })
  }

  private let failure = DatabaseError(.failed, "in the middle of it")

  @Test func `A write that fails half way leaves nothing behind, and the next one goes through`() throws {
    var notes = file("CREATE TABLE notes (text TEXT)")
    #expect(throws: failure) {
      try notes.write { database throws(DatabaseError) in
        try database.run("INSERT INTO notes VALUES ('half')")
        throw failure
      }
    }
    _ = try notes.write { database throws(DatabaseError) in try database.run("INSERT INTO notes VALUES ('whole')") }
    #expect(try texts(&notes) == ["whole"])
  }

  // Regression: "disk I/O error (SQLite code 522)" was said not to be worth another attempt, which replaces the log.
  @Test(arguments: [522, 1_032, 5, 261, 517, 6, 15] as [Int32])
  func `What the next attempt mends is busy, by SQLite's codes`(code: Int32) {
    #expect(DatabaseError(code: code, message: "").kind == .busy)
  }

  @Test(arguments: [10, 266, 778, 14, 8, 13, 11, 7] as [Int32])
  func `What stays as it is isn't busy`(code: Int32) {
    #expect(DatabaseError(code: code, message: "").kind != .busy)
  }

  @Test func `Lists are read as they are written`() throws {
    var notes = file("CREATE TABLE notes (text TEXT)")
    let lists = ["", ",28,-7,,x,12x,-,99999999999999999999,3", "Ann\u{1F}\u{1F}Zoë\u{1F}", "9223372036854775807"]
    _ = try notes.write { database throws(DatabaseError) in
      for list in lists { _ = try database.run("INSERT INTO notes VALUES (?)", .text(list)) }
      _ = try database.run("INSERT INTO notes VALUES (NULL)")
    }
    let read = try notes.readIfAny { database throws(DatabaseError) in
      try database.rows("SELECT text FROM notes ORDER BY rowid") { ($0.numbers(0), $0.texts(0, separator: 0x1F)) }
    }
    let rows = try #require(read)
    #expect(rows.map(\.0) == [[], [28, -7, 3], [], [Int.max], []])
    #expect(rows.map(\.1) == [[], [lists[1]], ["Ann", "Zoë"], [lists[3]], []])
  }

  @Test func `What a write has read stays true until it commits`() throws {
    var (first, second) = (file("CREATE TABLE notes (text TEXT)"), file("CREATE TABLE notes (text TEXT)"))
    #expect(try texts(&second).isEmpty)
    try first.write { database throws(DatabaseError) in
      let before = try database.integer("SELECT COUNT(*) FROM notes")
      do throws(DatabaseError) {
        _ = try second.write(until: .now) { database throws(DatabaseError) in
          try database.run("INSERT INTO notes VALUES ('between')")
        }
        Issue.record("another wrote in the middle of it")
      } catch {
        #expect(error.kind == .busy)
      }
      #expect(try database.integer("SELECT COUNT(*) FROM notes") == before)
    }
  }

  @Test func `A step of the schema that fails half way is not taken`() throws {
    let first = "CREATE TABLE notes (text TEXT)"
    // Larger than any file may be.
    var broken = file(first, "CREATE TABLE more (text TEXT); INSERT INTO notes VALUES (zeroblob(2000000000))")
    #expect(throws: DatabaseError.self) { try texts(&broken) }
    var mended = file(first, "CREATE TABLE more (text TEXT)")
    #expect(try texts(&mended).isEmpty)
    // Whatever the failed step had created would be in the way of this one.
    #expect(reports.all.count == 1)
    if case .setAside = reports.all.first?.event { Issue.record("the file was set aside") }
  }

  private func texts(_ file: inout DatabaseFile) throws(DatabaseError) -> [String] {
    try file.read { database throws(DatabaseError) in try database.rows("SELECT text FROM notes") { $0.text(0) } }
  }
}

/// The reports of a file.
private final class Reports: Sendable {
  private let collected = Mutex<[StoreReport]>([])

  var all: [StoreReport] { collected.withLock(\.self) }

  func add(_ report: StoreReport) { collected.withLock { $0.append(report) } }
}
