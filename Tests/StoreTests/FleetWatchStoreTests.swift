// SPDX-License-Identifier: MIT
import Testing

@testable import Store

@Suite("What a store has told a fleet and heard of it", .timeLimit(.minutes(5)))
struct FleetWatchStoreTests {
  let folder = TemporaryFolder()
  let clock = TestClock()
  let reports = Reports()
  let store: WatchStore

  init() {
    store = WatchStore(folder: folder.path, now: clock.now, report: reports.add)
  }

  func new(_ content: String = "{}") -> NewWatch {
    NewWatch(content: content, state: "{}", createdAt: 100, nextCheckAt: 160)
  }

  func origin(_ watch: StoredWatch) -> NewWatch.Origin {
    NewWatch.Origin(identity: watch.identity, edition: watch.edition)
  }

  @Test func `What is added, changed and removed is untold until it is told`() async throws {
    var watch = try await store.add(new())
    #expect(try await store.untold(limit: 9).watches == [watch])
    try await store.markTold([origin(watch)])
    #expect(try await store.untold(limit: 9).watches.isEmpty)
    // A check changes nothing that others need be told.
    watch.state = "new"
    _ = try await store.record([WatchRecord(try #require(await store.watches([watch.id]).watches.first), at: 1)])
    #expect(try await store.untold(limit: 9).watches.isEmpty)
    watch = try #require(await store.watches([watch.id]).watches.first)
    watch.edition += 1
    _ = try await store.record([WatchRecord(watch, at: 1)])
    #expect(try await store.untold(limit: 9).watches.map(\.edition) == [2])
    #expect(try await store.remove(watch.id))
    let (watches, removals) = try await store.untold(limit: 9)
    #expect(watches.isEmpty && removals == [NewWatch.Origin(identity: watch.identity, edition: 3)])
    try await store.markTold(removals)
    #expect(try await store.untold(limit: 9).removals.isEmpty)
  }

  /// Regression: the removal of a watch of the last edition ended the process.
  @Test func `There is no edition after the last one`() async throws {
    var watch = try await store.add(new())
    watch.edition = .max
    _ = try await store.record([WatchRecord(watch, at: 1)])
    #expect(try await store.watches([watch.id]).watches.first?.nextEdition == .max)
    #expect(try await store.remove(watch.id))
    #expect(try await store.untold(limit: 9).removals.map(\.edition) == [.max])
  }

  @Test func `Another epoch is told everything`() async throws {
    let watch = try await store.add(new())
    try await store.markTold([origin(watch)])
    let first = FleetPosition(epoch: "a", turn: 7)
    try await store.advance(from: FleetPosition(epoch: "", turn: 0), to: first)
    try await store.markTold([origin(watch)])
    try await store.advance(from: first, to: FleetPosition(epoch: "a", turn: 5))
    #expect(try await store.fleetPosition() == first)
    #expect(try await store.untold(limit: 9).watches.isEmpty)
    try await store.advance(from: first, to: FleetPosition(epoch: "b", turn: 0))
    #expect(try await store.fleetPosition() == FleetPosition(epoch: "b", turn: 0))
    #expect(try await store.untold(limit: 9).watches.count == 1)
  }

  @Test func `A watch of another machine's is there once, and not again once it was removed`() async throws {
    let origin = NewWatch.Origin(identity: "0123456789abcdef", edition: 4)
    let adopted = try #require(await store.adopt(new("theirs"), of: origin))
    #expect(adopted.identity == origin.identity && adopted.edition == 4 && adopted.toldEdition == 4)
    #expect(try await store.watch(identity: origin.identity) == adopted)
    #expect(try await store.adopt(new("theirs"), of: origin) == nil)
    #expect(try await store.remove(adopted.id))
    #expect(try await store.adopt(new("theirs"), of: origin) == nil)
    #expect(try await store.watches().watches.isEmpty)
  }

  @Test func `A removal elsewhere is one here, unless it was changed here since`() async throws {
    let watch = try await store.add(new())
    try await store.remove(NewWatch.Origin(identity: watch.identity, edition: 0))
    #expect(try await store.watches().watches.count == 1)
    try await store.remove(NewWatch.Origin(identity: watch.identity, edition: 2))
    #expect(try await store.watches().watches.isEmpty)
    #expect(try await store.untold(limit: 9).removals.isEmpty)
  }

  @Test func `A machine that doesn't ask sees only what is long overdue`() async throws {
    _ = try await store.add(new())
    #expect(try await store.due(by: 200, late: 120, limit: 9).isEmpty)
    #expect(try await store.due(by: 280, late: 120, limit: 9).count == 1)
  }
}
