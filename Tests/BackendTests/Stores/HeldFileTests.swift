// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Foundation
import Platform
import TestSupport
import Testing

@testable import Backend
@testable import Database

/// Another process that is in the middle of a write, or was stopped there, may cost others time but nothing else.
@Suite("Files that another process holds", .timeLimit(.minutes(5)))
struct HeldFileTests {
  let folder = TemporaryFolder()
  let clock = TestClock()
  let reports = Reports()

  func suggestions() -> SuggestionTable {
    SuggestionTable(folder: folder.path, capacity: 10, now: clock.now, reporter: StoreReporter(reports.add))
  }

  func responses() -> DiskResponseStore {
    DiskResponseStore(folder: folder.path, now: clock.now, report: reports.add)
  }

  let response = CachedResponse(url: "", headers: [:], body: [1], receivedAt: Instant(secondsSince1970: 0))

  /// Another process's connection in the middle of a write; with `isExclusive` it also keeps readers out.
  func holder(of name: String, isExclusive: Bool) throws -> Database {
    let holder = try Database(path: folder.file(name))
    // In any mode but WAL a write keeps readers out.
    if isExclusive { try holder.run("PRAGMA journal_mode=DELETE") }
    try holder.run("BEGIN EXCLUSIVE")
    return holder
  }

  /// Regression: 8 of 9 requests with half a second failed although the upstream was well. Each read waited five
  /// seconds; here it would wait for longer than this suite may take.
  @Test func `An urgent read of the cache is a miss while nobody may read, and no failure`() async throws {
    let store = responses()
    await store.store(response, for: "kept")
    blocking { store.close() }
    let holder = try holder(of: "responses.sqlite", isExclusive: true)
    let reader = responses()
    for _ in 1...50 {
      #expect(await reader.entry(for: "kept", isUrgent: true, until: .now + .seconds(600)) == nil)
    }
    #expect(reports.all.isEmpty)
    try holder.run("COMMIT")
  }

  /// Regression: each page of a list waited 40 ms, one after the other, until the deadline of its request.
  @Test func `After a wait in vain, urgent reads are tried without one until the file is free`() throws {
    let schema = Schema(version: 1, tables: "CREATE TABLE notes (text TEXT)", content: .cached)
    func file() -> DatabaseFile {
      DatabaseFile(
        folder: folder.path, name: "notes.sqlite", schema: schema, now: clock.now, reporter: StoreReporter(reports.add))
    }
    var (maker, reader) = (file(), file())
    _ = try maker.write { database throws(DatabaseError) in try database.run("INSERT INTO notes VALUES ('kept')") }
    func notes() throws -> [String]? {
      let deadline = ContinuousClock.now + .seconds(600)
      return try reader.readIfFree(until: deadline, timeout: .milliseconds(100)) { database throws(DatabaseError) in
        try database.rows("SELECT * FROM notes") { $0.text(0) }
      }
    }
    let lock = try FolderLock(folder.path)
    // More than this suite may take if each waited.
    for _ in 1...5_000 { #expect(try notes() == nil) }
    lock.release()
    #expect(try notes() == ["kept"])
    #expect(reports.all.isEmpty)
  }

  /// Regression: each first read of a process waited two seconds for what another had stored; here that would be longer
  /// than this suite may take.
  @Test func `An answer that was just stored is not waited for while another holds the folder`() async throws {
    let store = responses()
    await store.store(response, for: "kept")
    blocking { store.close() }
    let lock = try FolderLock(folder.path)
    for _ in 1...160 {
      #expect(await responses().newestEntry(for: "kept", isUrgent: false, until: .now + .seconds(600)) == nil)
    }
    #expect(reports.all.isEmpty)
    lock.release()
    #expect(await responses().newestEntry(for: "kept", isUrgent: false, until: .now + .seconds(600)) == response)
  }

  /// Regression: to find that there are none, a list made the file, and waited two seconds for the folder.
  @Test func `Without a file there are no past queries, and nobody waits for the folder`() async throws {
    let lock = try FolderLock(folder.path)
    for _ in 1...160 {
      let store = SuggestionStore(folder: folder.path, now: clock.now, report: reports.add)
      #expect(try await store.list().isEmpty)
    }
    #expect(folder.names.isEmpty && reports.all.isEmpty)
    lock.release()
  }

  @Test func `Those that open a file don't keep each other waiting`() throws {
    var one = suggestions()
    _ = try one.remember("alien")
    let lock = try FolderLock(folder.path, isShared: true)
    var other = suggestions()
    #expect(try other.list(prefix: "", limit: 1, until: .now).map(\.query) == ["alien"])
    lock.release()
  }

  @Test func `A read that is not urgent waits for its turn`() async throws {
    let store = responses()
    await store.store(response, for: "kept")
    blocking { store.close() }
    let holder = try holder(of: "responses.sqlite", isExclusive: true)
    let reader = responses()
    async let late = reader.entry(for: "kept", isUrgent: false, until: .now + .milliseconds(10))
    #expect(await late == nil)
    async let found = reader.entry(for: "kept", isUrgent: false, until: .now + .seconds(600))
    try holder.run("COMMIT")
    #expect(await found == response)
  }

  @Test func `The cache is read while another writes, and what can't be written is found and written later`()
    async throws
  {
    let store = responses()
    await store.store(response, for: "kept")
    blocking { store.close() }
    let holder = try holder(of: "responses.sqlite", isExclusive: false)
    let reader = responses()
    await reader.store(response, for: "new")
    // The report comes once a write has been tried.
    while reports.all.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    for key in ["kept", "new"] {
      #expect(await reader.entry(for: ResponseKey(key), isUrgent: false, until: .now + .seconds(60)) == response)
    }
    try holder.run("COMMIT")
    blocking { reader.close() }
    let restarted = responses()
    #expect(await restarted.entry(for: "new", isUrgent: false, until: .now + .seconds(60)) == response)
    #expect(reports.all.count == 1)
  }

  @Test func `A query that can't be remembered in time keeps nobody, and lists go on`() async throws {
    let store = SuggestionStore(folder: folder.path, now: clock.now, report: reports.add)
    try await store.remember("alien")
    let holder = try holder(of: "marquee.sqlite", isExclusive: false)
    // Far more than would fit into a minute if each waited longer than its time limit.
    await withTaskGroup { group in
      for number in 1...20 {
        group.addTask {
          let error = await #expect(throws: DatabaseError.self) {
            try await store.remember("\(number)", until: .now + .milliseconds(5))
          }
          #expect(error?.kind == .busy)
        }
      }
    }
    for _ in 1...50 { #expect(try await store.list().map(\.query) == ["alien"]) }
    let changes: [() throws -> Bool] = [
      { try store.remove("alien", until: .now) }, { try store.clear(until: .now) > 0 },
    ]
    for forget in changes {
      let error = #expect(throws: DatabaseError.self) { _ = try blocking(forget) }
      #expect(error?.kind == .busy)
    }
    try holder.run("COMMIT")
    try await store.remember("dune")
    #expect(try await store.list().first?.query == "dune")
  }

  /// The operations that a process needs a folder's lock for, tried while another process has it. Each must fail and
  /// change nothing.
  @Test func `Nothing is opened, deleted or set aside in a folder that another has locked`() throws {
    let schema = Schema(version: 1, tables: "CREATE TABLE notes (text TEXT)", content: .irreplaceable)
    func file() -> DatabaseFile {
      DatabaseFile(
        folder: folder.path, name: "notes.sqlite", schema: schema, now: clock.now, reporter: StoreReporter(reports.add))
    }
    var (open, closed) = (file(), file())
    _ = try open.write { database throws(DatabaseError) in try database.run("INSERT INTO notes VALUES ('kept')") }
    let names = folder.names

    let lock = try FolderLock(folder.path)
    func kind(_ body: () throws -> Void) -> DatabaseError.Kind? {
      (#expect(throws: DatabaseError.self) { try body() })?.kind
    }
    #expect(kind { try closed.read(until: .now) { _ in } } == .busy)
    #expect(kind { try open.delete(until: .now) } == .busy)
    #expect(
      kind {
        try open.read(until: .now) { (_) throws(DatabaseError) in throw DatabaseError(.corrupt, "as if it were") }
      } == .busy)
    open.close()
    #expect(folder.names == names, "closing deleted the log by name")
    lock.release()

    #expect(
      try closed.read { database throws(DatabaseError) in try database.rows("SELECT * FROM notes") { $0.text(0) } }
        == ["kept"])
  }

  @Test func `A lock on a folder that was deleted meanwhile is no lock`() async throws {
    let path = folder.file("shared")
    let shared = PrivateFolder(path: path)
    try shared.create()
    let old = try FolderLock(path)
    async let entered = onThread {
      (try? shared.locked(until: .now + .seconds(2), failure: { $0 }) { () throws(FileError) in true }) ?? false
    }
    // Wait until it waits for the old folder's lock.
    while FolderLock.descriptors(of: path) < 2 { try await Task.sleep(for: .milliseconds(1)) }
    #expect(rename(path, path + " that was") == 0)
    try shared.create()
    let new = try FolderLock(path)
    old.release()
    #expect(try await !entered)
    new.release()
    #expect(try shared.locked(until: .now, failure: { $0 }) { () throws(FileError) in true })
  }
}

/// A folder's lock as another process would hold it: one that makes or replaces a file, or, shared, one that opens it.
struct FolderLock {
  private let descriptor: Int32

  init(_ path: String, isShared: Bool = false) throws {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try #require(descriptor >= 0 && flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) == 0)
  }

  func release() { close(descriptor) }

  /// The number of this process's descriptors that are open on the path.
  static func descriptors(of path: String) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
    return names.count { (try? FileStatus(path: "/dev/fd/\($0)"))?.identity == (try? FileStatus(path: path))?.identity }
  }
}
