// SPDX-License-Identifier: MIT
import Basics
import Foundation
import TestSupport
import Testing

@testable import Backend
@testable import Database

@Suite("Watches in the store", .timeLimit(.minutes(5)))
struct WatchStoreTests {
  let folder = TemporaryFolder()
  let clock = TestClock()
  let reports = Reports()

  func store(limits: WatchLimits = WatchLimits()) -> WatchStore {
    WatchStore(folder: folder.path, limits: limits, now: clock.now, report: reports.add)
  }

  func added(to store: WatchStore, next: Int? = 160) async throws -> StoredWatch {
    try await store.add(NewWatch(content: #"{"a":1}"#, state: "{}", createdAt: 100, nextCheckAt: next)).watch
  }

  func changed(_ watch: StoredWatch, state: String) -> StoredWatch {
    var watch = watch
    watch.state = state
    watch.lastCheckedAt = 160
    watch.nextCheckAt = 220
    return watch
  }

  @Test func `What was added is there in another process`() async throws {
    let watch = try await added(to: store())
    let (found, cursor) = try await store().watches()
    #expect(found == [watch])
    #expect(cursor == 0)
    #expect(watch.lastCheckedAt == 100 && watch.revision == 1 && watch.status == .active)
  }

  @Test func `A file with the column of a development version opens as it is`() async throws {
    let watch = try await added(to: store())
    try Database(path: folder.file("watches.sqlite"), deadline: .now + .seconds(60)).script(
      "ALTER TABLE watches ADD COLUMN origin INTEGER NOT NULL DEFAULT 0; UPDATE watches SET origin = 2")
    let store = store()
    #expect(try await store.watches().watches == [watch])
    #expect(try await store.record([WatchRecord(changed(watch, state: "new"), at: 160)]) == [watch.id])
    _ = try await added(to: store)
    #expect(try await store.watches().watches.map(\.state) == ["new", "{}"])
  }

  @Test func `Each watch that is added or removed changes the position, and nothing else does`() async throws {
    let (store, other) = (store(), store())
    #expect(try await other.position() == nil)
    let watch = try await added(to: store)
    #expect(try await other.position() == WatchPosition(cursor: 0, changes: 1))
    _ = try await store.record([WatchRecord(changed(watch, state: "new"), events: ["one"], at: 160)])
    #expect(try await other.position() == WatchPosition(cursor: 1, changes: 1))
    _ = try await added(to: store)
    #expect(try await store.remove(watch.id))
    #expect(try await other.position() == WatchPosition(cursor: 1, changes: 3))
    #expect(try await store.remove(watch.id) == false)
    #expect(try await other.events(after: 0, limit: 10).changes == 3)
  }

  @Test func `A new state and its events are seen together`() async throws {
    let store = store()
    let watch = try await added(to: store)
    let record = WatchRecord(changed(watch, state: "new"), events: ["one", "two"], at: 160)
    #expect(try await store.record([record]) == [watch.id])
    let page = try await store.events(after: 0, limit: 10)
    #expect(page.events.map(\.content) == ["one", "two"])
    #expect(page.events.map(\.cursor) == [1, 2])
    #expect(page.cursor == 2 && page.isComplete && !page.hasGap)
    #expect(try await store.watches([watch.id]).watches.first?.state == "new")
  }

  @Test func `Of two records made from one state the second is refused with its events`() async throws {
    let store = store()
    let watch = try await added(to: store)
    _ = try await store.record([WatchRecord(changed(watch, state: "first"), events: ["first"], at: 160)])
    let late = WatchRecord(changed(watch, state: "second"), events: ["second"], at: 161)
    #expect(try await store.record([late]) == [])
    #expect(try await store.events(after: 0, limit: 10).events.map(\.content) == ["first"])
    #expect(try await store.watches().watches.map(\.state) == ["first"])
  }

  @Test func `A removed watch takes no records, and its number is not used again`() async throws {
    let store = store()
    let watch = try await added(to: store)
    #expect(try await store.remove(watch.id))
    #expect(try await store.remove(watch.id) == false)
    #expect(try await store.record([WatchRecord(changed(watch, state: "x"), events: ["x"], at: 1)]) == [])
    #expect(try await added(to: store).id == watch.id + 1)
    #expect(try await store.newestCursor() == 0)
  }

  @Test func `What is due comes first by time, and only if it is active`() async throws {
    let store = store()
    let (late, early) = (try await added(to: store, next: 300), try await added(to: store, next: 200))
    var paused = try await added(to: store, next: 100)
    paused.status = .paused
    _ = try await store.record([WatchRecord(paused, at: 1)])
    #expect(try await store.nextDue() == 200)
    #expect(try await store.due(by: 250, limit: 10).map(\.id) == [early.id])
    #expect(try await store.due(by: 300, limit: 10).map(\.id) == [early.id, late.id])
    #expect(try await store.due(by: 300, limit: 1).map(\.id) == [early.id])
  }

  @Test func `What was checked in the future is due: the clock was set back`() async throws {
    let store = store()
    let watch = try await added(to: store, next: 200)
    _ = try await store.record([WatchRecord(changed(watch, state: "new"), at: 160)])
    #expect(try await store.due(by: 160, limit: 10).isEmpty)
    #expect(try await store.due(by: 159, limit: 10).map(\.id) == [watch.id])
    #expect(try await store.due(by: 220, limit: 10).map(\.id) == [watch.id])
  }

  // MARK: The log

  func log(_ count: Int, in store: WatchStore, at times: (Int) -> Int = { $0 }) async throws -> [StoredWatch] {
    var watches = [try await added(to: store), try await added(to: store)]
    for number in 1...count {
      let index = number % 2
      _ = try await store.record([WatchRecord(watches[index], events: ["\(number)"], at: times(number))])
      watches[index] = try #require(try await store.watches([watches[index].id]).watches.first)
    }
    return watches
  }

  @Test func `The log is read in pages, also of some watches only`() async throws {
    let store = store()
    let watches = try await log(7, in: store)
    var page = try await store.events(after: 2, limit: 3)
    #expect(page.events.map(\.content) == ["3", "4", "5"])
    #expect(page.cursor == 5 && !page.isComplete)
    // Else a follower would be told that watches were added.
    #expect(page.changes == 2)
    page = try await store.events(after: page.cursor, limit: 3)
    #expect(page.events.map(\.content) == ["6", "7"])
    #expect(page.isComplete)
    page = try await store.events(after: 0, of: [watches[0].id], limit: 10)
    #expect(page.events.map(\.content) == ["2", "4", "6"])
    // The last event is another watch's, and need not be read again.
    #expect(page.cursor == 7)
  }

  @Test func `A log that no longer reaches back says so`() async throws {
    let store = store(limits: WatchLimits(events: 3))
    _ = try await log(8, in: store)
    #expect(try await store.events(after: 5, limit: 10).events.map(\.content) == ["6", "7", "8"])
    #expect(try await store.events(after: 5, limit: 10).hasGap == false)
    #expect(try await store.events(after: 4, limit: 10).hasGap)
    let page = try await store.events(after: 9, limit: 10)
    #expect(page.hasGap && page.events.isEmpty && page.cursor == 8)
  }

  @Test func `The log is bounded in bytes, and the numbers of its events are not used again`() async throws {
    let store = store(limits: WatchLimits(eventBytes: 2))
    _ = try await log(4, in: store)
    let page = try await store.events(after: 0, limit: 10)
    #expect(page.events.map(\.content) == ["3", "4"])
    #expect(page.hasGap)
    #expect(try await store.newestCursor() == 4)
  }

  /// For: one check while the clock was a year ahead erased the log.
  @Test func `However old an event is, it stays`() async throws {
    let store = store()
    _ = try await log(4, in: store) { $0 * 400 * 86_400 }
    #expect(try await store.events(after: 0, limit: 10).events.map(\.content) == ["1", "2", "3", "4"])
  }

  @Test func `More watches, or larger definitions, than are allowed are refused with the limit`() async throws {
    let few = store(limits: WatchLimits(watches: 2))
    for _ in 0..<2 { _ = try await added(to: few) }
    await #expect { _ = try await added(to: few) } throws: { ($0 as? DatabaseError)?.limit == 2 }
    #expect(try await few.watches().watches.count == 2 && reports.all.isEmpty)
    #expect(try await few.remove(1))
    _ = try await added(to: few)
    let small = store(limits: WatchLimits(definitionBytes: 20))
    await #expect { _ = try await added(to: small) } throws: { ($0 as? DatabaseError)?.limit == 20 }
  }

  @Test func `A watch that is the same is the answer, also in place of one too many, unless it has ended`() async throws
  {
    let store = store(limits: WatchLimits(watches: 1))
    let first = try await added(to: store)
    let new = NewWatch(content: "{}", state: "{}", createdAt: 200, nextCheckAt: nil)
    let again = try await store.add(new) { $0 == #"{"a":1}"# }
    #expect(again.watch == first && !again.isNew)
    var ended = first
    ended.status = .ended
    #expect(try await store.record([WatchRecord(ended, at: 300)]) == [1])
    await #expect(throws: DatabaseError.self) { try await store.add(new) { $0 == #"{"a":1}"# } }
  }

  // MARK: Files that can't be looked for

  @Test func `Without a file nothing is read, and none is made`() async throws {
    let store = store()
    #expect(try await store.watches().watches.isEmpty)
    #expect(try await store.events(after: 7, limit: 1).hasGap)
    #expect(try await store.position() == nil)
    #expect(try await store.delivered(to: .command("a")) == nil)
    #expect(folder.names.isEmpty)
  }

  /// Regression: with a state folder that the process may not enter, nothing was watched.
  @Test func `A file that can't be looked for is an error, not an empty file`() async throws {
    // The system can't follow a link to itself, whatever the user's rights.
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("loop"), withDestinationPath: folder.file("loop"))
    let reports = Reports()
    let store = WatchStore(folder: folder.file("loop/state"), now: { .now }, report: reports.add)
    await #expect(throws: DatabaseError.self) { try await store.watches() }
    await #expect(throws: DatabaseError.self) { try await store.events(after: 0, limit: 1) }
    await #expect(throws: DatabaseError.self) { try await store.lease() }
    #expect(reports.all.count == 1)
    let suggestions = SuggestionStore(folder: folder.file("loop/state"), now: { .now }, report: reports.add)
    await #expect(throws: DatabaseError.self) { try await suggestions.list() }
    #expect(throws: FileError.self) { try TitleExport.newest(.movie, in: folder.file("loop/lists")) }
  }

  // MARK: The lease

  private func leased(_ store: WatchStore, by holder: String, at time: Int) async throws -> WatchLease {
    let seen = try #require(try await store.lease())
    return try #require(try await store.takeLease(seen, for: holder, at: time))
  }

  @Test func `One process takes the lease, and another only what it has seen`() async throws {
    let store = store()
    #expect(try await store.lease() == nil)
    _ = try await added(to: store)
    let seen = try #require(try await store.lease())
    let mine = try #require(try await store.takeLease(seen, for: "a", at: 1))
    #expect(try await store.takeLease(seen, for: "b", at: 1) == nil)
    #expect(try await store.renewLease(fence: mine.fence, at: 2))
    // The holder was alive when the other looked.
    #expect(try await store.takeLease(mine, for: "b", at: 3) == nil)
  }

  @Test func `A holder that was suspended can't write when another has taken over`() async throws {
    let store = store()
    let watch = try await added(to: store)
    let old = try await leased(store, by: "a", at: 1)
    let new = try await leased(store, by: "b", at: 60)
    let record = WatchRecord(changed(watch, state: "late"), events: ["late"], at: 61)
    #expect(try await store.record([record], fence: old.fence) == nil)
    #expect(try await store.renewLease(fence: old.fence, at: 61) == false)
    #expect(try await store.newestCursor() == 0)
    #expect(try await store.record([record], fence: new.fence) == [watch.id])
  }

  @Test func `A lease that was given up is free at once, and its fence is of no use`() async throws {
    let store = store()
    _ = try await added(to: store)
    let lease = try await leased(store, by: "a", at: 1)
    blocking { store.releaseLease(of: "b") }
    #expect(try await store.lease()?.holder == "a")
    blocking { store.releaseLease(of: "a") }
    #expect(try await store.lease()?.holder == nil)
    #expect(try await store.record([], fence: lease.fence) == nil)
  }

  // MARK: Faults

  @Test func `A damaged file is set aside, and a cursor of its log is a gap`() async throws {
    let first = store()
    _ = try await log(3, in: first)
    blocking { first.close() }
    try Data("no database at all, but long enough to look like one".utf8)
      .write(to: URL(fileURLWithPath: folder.file("watches.sqlite")))
    let second = store()
    #expect(try await second.watches().watches.isEmpty)
    #expect(try await second.events(after: 3, limit: 10).hasGap)
    #expect(reports.all.contains { if case .setAside = $0.event { true } else { false } })
    #expect(folder.names.contains { $0.hasPrefix("watches.sqlite.") })
  }

  @Test func `A thousand watches are recorded in one transaction`() async throws {
    let store = store()
    await withThrowingTaskGroup { group in
      // Few at a time, so that a slow machine doesn't make the last in the queue wait too long.
      for _ in 0..<10 {
        group.addTask { for _ in 0..<100 { _ = try await added(to: store, next: 10_000) } }
      }
    }
    let many = try await store.due(by: 10_000, limit: 2_000)
    let records = many.map { WatchRecord(changed($0, state: "new"), events: ["e"], at: 5) }
    #expect(try await store.record(records)?.count == 1_000)
    #expect(try await store.newestCursor() == 1_000)
    #expect(try await store.nextDue() == 220)
  }

  // MARK: Deliveries

  @Test func `How far each receiver has come is kept, of the last thousand`() async throws {
    let store = store()
    #expect(try await store.delivered(to: .command("mail")) == nil)
    try await store.deliver(upTo: 7, to: .command("mail"))
    try await store.deliver(upTo: 3, to: .command("chat"))
    try await store.deliver(upTo: 8, to: .command("mail"))
    #expect(try await self.store().delivered(to: .command("mail")) == 8)
    #expect(try await store.delivered(to: .command("chat")) == 3)
    for number in 0..<999 { try await store.deliver(upTo: number, to: .command("command \(number)")) }
    #expect(try await store.delivered(to: .command("mail")) == 8)
    #expect(try await store.delivered(to: .command("chat")) == nil)
  }
}
