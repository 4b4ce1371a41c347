// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import Backend
@testable import Database

@Suite("A suggestion file that befell something", .timeLimit(.minutes(5)))
struct DatabaseFaultTests {
  let folder = TemporaryFolder()
  let clock = TestClock()
  let reports = Reports()

  var path: String { folder.file("marquee.sqlite") }

  func table(folder path: String? = nil) -> SuggestionTable {
    SuggestionTable(folder: path ?? folder.path, capacity: 10, now: clock.now, reporter: StoreReporter(reports.add))
  }

  @Test func `A file that is no database is set aside, with its content, and a fresh one is used`() throws {
    let rubbish = Data((0..<8192).map { UInt8($0 % 251) })
    try rubbish.write(to: URL(fileURLWithPath: path))
    var table = table()
    _ = try table.remember("alien")
    #expect(try table.list(prefix: "", limit: .max).map(\.query) == ["alien"])

    let kept = "marquee.sqlite.corrupt-20261121T120000Z"
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file(kept))) == rubbish)
    guard case .setAside(let reason, let moved) = reports.all.first?.event else {
      Issue.record("not reported: \(reports.all)")
      return
    }
    #expect(reason.kind == .corrupt && moved == folder.file(kept) && reports.all.count == 1)
  }

  @Test func `Two files set aside in one second are both kept`() throws {
    for _ in 1...2 {
      try Data("no database, but long enough to have a header".utf8).write(to: URL(fileURLWithPath: path))
      var table = table()
      #expect(try table.list(prefix: "", limit: .max).isEmpty)
      table.close()
    }
    #expect(
      folder.names == [
        "marquee.sqlite", "marquee.sqlite.corrupt-20261121T120000Z", "marquee.sqlite.corrupt-20261121T120000Z-2",
      ])
  }

  @Test func `Damage inside is found when the file is opened`() throws {
    var table = table()
    for number in 1...10 { _ = try table.remember("\(number)" + String(repeating: "x", count: 2_000)) }
    table.close()
    try overwritePages(from: 1)
    var reopened = self.table()
    #expect(try reopened.list(prefix: "", limit: .max).isEmpty)
    _ = try reopened.remember("alien")
    #expect(reports.all.count == 1)
  }

  @Test func `Damage met while the file is open is got over in the same call`() throws {
    var table = table()
    _ = try table.remember("alien")
    try table.checkpoint()
    var other = self.table()
    _ = try other.list(prefix: "", limit: .max)
    try overwritePages(from: 0)
    try Data().write(to: URL(fileURLWithPath: path + "-wal"))
    var third = self.table()
    _ = try third.remember("dune")
    #expect(try third.list(prefix: "", limit: .max).map(\.query) == ["dune"])
    // Stores that had the damaged file open go on with the new one.
    _ = try table.remember("heat")
    #expect(try other.list(prefix: "", limit: .max).map(\.query) == ["heat", "dune"])
    #expect(reports.all.count == 1)
  }

  @Test func `The fresh file of one that was first to see the damage is not set aside by the second`() throws {
    let schema = Schema(version: 1, tables: "CREATE TABLE notes (text TEXT)", content: .irreplaceable)
    func open() -> DatabaseFile {
      DatabaseFile(
        folder: folder.path, name: "notes.sqlite", schema: schema, now: clock.now, reporter: StoreReporter(reports.add))
    }
    let damage = DatabaseError(.corrupt, "as if SQLite had said so")
    var (first, second) = (open(), open())
    var isDamaged = true
    let notes = try second.read { database throws(DatabaseError) in
      if isDamaged {
        try first.write { database throws(DatabaseError) in
          if isDamaged {
            isDamaged = false
            throw damage
          }
          try database.run("INSERT INTO notes VALUES ('kept')")
        }
        throw damage
      }
      return try database.rows("SELECT text FROM notes") { $0.text(0) }
    }
    #expect(notes == ["kept"])
    #expect(reports.all.count == 1)
  }

  /// A newer version may rename columns, also while this version has the file open.
  static let newer = "ALTER TABLE suggestions RENAME COLUMN query TO words; PRAGMA user_version = 99"

  @Test(arguments: [true, false])
  func `A file of a newer version is refused with a sentence, and stays as it is`(isOpen: Bool) throws {
    var table = table()
    _ = try table.remember("alien")
    if !isOpen { table.close() }
    do {
      let database = try Database(path: path)
      try database.script(Self.newer)
    }
    for _ in 1...2 {
      #expect(throws: DatabaseError.self) { try table.list(prefix: "", limit: .max) }
      #expect(throws: DatabaseError.self) { try table.remember("dune") }
      #expect(throws: DatabaseError.self) { try table.clear() }
    }
    let refusal = try #require(throws: DatabaseError.self) { try table.list(prefix: "", limit: .max) }
    #expect(refusal.kind == .newerSchema)
    #expect(
      refusal.message
        == "A newer version of this program wrote the file (format 99; this one knows 1). "
        + "Update this program, or give it another folder with --state-dir")
    #expect(reports.all.map(\.event.isSetAside) == [false])
    table.close()
    let kept = try Database(path: path)
    #expect(try kept.rows("SELECT words FROM suggestions") { $0.text(0) } == ["alien"])
    #expect(folder.names.filter { $0.contains("newer") || $0.contains("corrupt") } == [])
  }

  @Test func `A cache of a newer version is set aside`() throws {
    let schema = Schema(version: 1, tables: "CREATE TABLE notes (text TEXT)", content: .cached)
    var file = DatabaseFile(
      folder: folder.path, name: "notes.sqlite", schema: schema, now: clock.now, reporter: StoreReporter(reports.add))
    _ = try file.write { database throws(DatabaseError) in try database.run("INSERT INTO notes VALUES ('kept')") }
    try Database(path: folder.file("notes.sqlite")).script("PRAGMA user_version = 99")
    _ = try file.write { database throws(DatabaseError) in try database.run("INSERT INTO notes VALUES ('new')") }
    guard case .setAside(let reason, let moved) = reports.all.first?.event else {
      Issue.record("not reported: \(reports.all)")
      return
    }
    #expect(reason.kind == .newerSchema && moved.hasSuffix(".newer-20261121T120000Z"))
    #expect(try Database(path: moved).rows("SELECT text FROM notes") { $0.text(0) } == ["kept"])
    #expect(
      try file.read { database throws(DatabaseError) in
        try database.rows("SELECT text FROM notes") { $0.text(0) }
      } == ["new"])
  }

  @Test func `A deleted file is made anew by those that had it open`() throws {
    var table = table()
    _ = try table.remember("alien")
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(try table.list(prefix: "", limit: .max).isEmpty)
    _ = try table.remember("dune")
    var other = self.table()
    #expect(try other.list(prefix: "", limit: .max).map(\.query) == ["dune"])
  }

  /// Regression: an intact file of the right version made every search's suggestion fail for good.
  @Test(arguments: [
    "DROP TABLE suggestions", "ALTER TABLE suggestions RENAME TO others",
    "DROP TABLE suggestions; CREATE TABLE suggestions (id INTEGER PRIMARY KEY, query BLOB)",
    "UPDATE suggestions SET sequence = 9223372036854775807",
  ])
  func `A file whose tables are not what they should be is set aside, and the call that met it succeeds`(
    damage: String
  ) throws {
    var table = table()
    _ = try table.remember("alien")
    table.close()
    try Database(path: path).script(damage)
    var reopened = self.table()
    for query in ["dune", "heat"] { #expect(try reopened.remember(query)?.query == query) }
    #expect(try reopened.list(prefix: "", limit: .max).first?.query == "heat")
    #expect(reports.all.map(\.event.isSetAside) == [true])
  }

  @Test func `A damaged time is one that clients can read`() throws {
    var table = table()
    for (query, time) in [("low", Int.min), ("high", Int.max)] {
      _ = try table.remember(query)
      _ = try table.file.write { database throws(DatabaseError) in
        try database.run("UPDATE suggestions SET used_at = ? WHERE query = ?", .integer(time), .text(query))
      }
    }
    let times = try table.list(prefix: "", limit: .max).map { $0.usedAt.utc }
    #expect(times == ["9999-12-31T23:59:59Z", "1970-01-01T00:00:00Z"])
  }

  /// Regression: a new file met the log of a deleted one, and processes wrote to separate logs.
  @Test(arguments: [[""], ["-wal"], ["-shm"], ["-wal", "-shm"], ["", "-wal", "-shm"], ["", "-shm"]])
  func `Whatever of it is deleted, those that have it open go on with one file`(suffixes: [String]) throws {
    var (one, two) = (table(), table())
    _ = try one.remember("alien")
    #expect(try two.list(prefix: "", limit: .max).map(\.query) == ["alien"])
    for suffix in suffixes { try FileManager.default.removeItem(atPath: path + suffix) }
    _ = try one.remember("dune")
    _ = try two.remember("heat")
    _ = try one.remember("jaws")
    var three = table()
    let queries = try three.list(prefix: "", limit: .max).map(\.query)
    #expect(queries == ["jaws", "heat", "dune"] + (suffixes.contains("") ? [] : ["alien"]))
    #expect(try one.list(prefix: "", limit: .max).map(\.query) == queries)
    #expect(try two.list(prefix: "", limit: .max).map(\.query) == queries)
    one.close()
    two.close()
    three.close()
    #expect(try Database(path: path).rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    #expect(folder.names == ["marquee.sqlite"] && reports.all.isEmpty)
  }

  @Test func `A folder that can't be made fails writes with a typed error, reported once, and lists nothing`()
    async throws
  {
    try Data().write(to: URL(fileURLWithPath: folder.file("file")))
    let store = SuggestionStore(folder: folder.file("file/state"), now: clock.now, report: reports.add)
    for _ in 1...3 {
      await #expect(throws: DatabaseError.self) { try await store.remember("alien") }
      #expect(try await store.list().isEmpty)
    }
    #expect(reports.all.count == 1)
  }

  @Test func `In a read-only folder reads go on, writes fail and are reported once, until one succeeds`() async throws {
    // On a separate thread, because only that thread loses the right to write.
    let failures = try await onThread { [folder, clock, reports] in
      var table = SuggestionTable(
        folder: folder.path, capacity: 10, now: clock.now, reporter: StoreReporter(reports.add))
      _ = try table.remember("alien")
      chmod(folder.path, 0o555)
      chmod(folder.file("marquee.sqlite"), 0o444)
      for suffix in ["-wal", "-shm"] { chmod(folder.file("marquee.sqlite" + suffix), 0o444) }
      // Root may write anywhere; as another user, this thread may not.
      if geteuid() == 0 { setFileSystemUser(65_534) }
      defer {
        if geteuid() == 0 { setFileSystemUser(0) }
        chmod(folder.path, 0o755)
      }
      var reader = SuggestionTable(
        folder: folder.path, capacity: 10, now: clock.now, reporter: StoreReporter(reports.add))
      #expect(try reader.list(prefix: "", limit: .max).map(\.query) == ["alien"])
      var kinds: [DatabaseError.Kind] = []
      for _ in 1...2 {
        do { _ = try reader.remember("dune") } catch let error as DatabaseError { kinds.append(error.kind) }
      }
      #expect(try reader.list(prefix: "", limit: .max).map(\.query) == ["alien"])
      return kinds
    }
    #expect(failures == [.readOnly, .readOnly])
    #expect(reports.all.count == 1)
  }

  @Test func `On a full disk writes fail, reads go on, and it heals`() throws {
    var table = table()
    _ = try table.remember("alien")
    try table.limitPages(to: 4)
    for _ in 1...2 {
      let error = #expect(throws: DatabaseError.self) {
        _ = try table.remember(String(repeating: "x", count: 100_000))
      }
      #expect(error?.kind == .full)
      #expect(try table.list(prefix: "", limit: .max).map(\.query) == ["alien"])
    }
    #expect(reports.all.count == 1)
    try table.limitPages(to: 1_000_000)
    _ = try table.remember("dune")
    #expect(try table.list(prefix: "", limit: .max).map(\.query) == ["dune", "alien"])
  }

  /// Regression: the first access to the part that was cut killed the process (SIGBUS).
  /// SQLite rebuilds an empty index from the log. Of one that is cut in the middle it can't know, and may miss writes.
  @Test(arguments: [0, 4096]) func `A -shm file that is cut under it doesn't end the process`(length: Int) async throws
  {
    await #expect(processExitsWith: .success) { [path = folder.path as String, length] in
      let reporter = StoreReporter { guard length != 0 else { fatalError($0.message) } }
      var one = SuggestionTable(folder: path, capacity: 1000, now: { .now }, reporter: reporter)
      var other = SuggestionTable(folder: path, capacity: 1000, now: { .now }, reporter: reporter)
      for number in 1...20 {
        do {
          _ = try one.remember("film \(number)")
          guard truncate(path + "/marquee.sqlite-shm", length) == 0 else { fatalError() }
          _ = try other.remember("other \(number)")
          let found = try other.list(prefix: "", limit: .max).count
          guard length != 0 || found == 2 * number else { fatalError("\(found) after \(number)") }
        } catch {
          guard length != 0 else { throw error }
        }
      }
    }
  }

  private func overwritePages(from first: Int) throws {
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    let size = Int(try handle.seekToEnd())
    try handle.seek(toOffset: UInt64(first * 4096))
    try handle.write(contentsOf: Data(repeating: 0xA5, count: size - first * 4096))
    try handle.close()
  }
}

extension SuggestionTable {
  mutating func checkpoint() throws(DatabaseError) {
    _ = try file.read { database throws(DatabaseError) in try database.integer("PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  /// Simulates a full device.
  mutating func limitPages(to count: Int) throws(DatabaseError) {
    _ = try file.read { database throws(DatabaseError) in try database.integer("PRAGMA max_page_count = \(count)") }
  }
}

func onThread<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}

/// setfsuid(2), which the Glibc module lacks: sets the user whose file permissions apply to the calling thread.
private func setFileSystemUser(_ id: uid_t) {
  #if os(Linux)
    typealias Function = @convention(c) (uid_t) -> Int32
    _ = unsafeBitCast(dlsym(nil, "setfsuid"), to: Function.self)(id)
  #endif
}
