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
    #expect(try await store.fleetPosition().heard == first)
    #expect(try await store.untold(limit: 9).watches.isEmpty)
    try await store.advance(from: first, to: FleetPosition(epoch: "b", turn: 0))
    #expect(try await store.fleetPosition().heard == FleetPosition(epoch: "b", turn: 0))
    #expect(try await store.untold(limit: 9).watches.count == 1)
  }

  // MARK: The log

  static let beginning = FleetPosition(epoch: "", turn: 0)
  static func position(_ turn: Int) -> FleetPosition { FleetPosition(epoch: "a", turn: turn) }
  /// The cursor of an event of a turn.
  static func cursor(_ turn: Int, _ index: Int = 1) -> Int { turn << 17 | index }

  /// Commits events at a place; nil if that is refused.
  func record(_ events: String..., of watch: StoredWatch, at place: LogPlace) async throws -> [Int]? {
    let known = try await store.newestCursor()
    let row = try #require(try await store.watches([watch.id]).watches.first)
    guard try await store.record([WatchRecord(row, events: events, at: 1)], at: place) != nil else { return nil }
    return try await store.events(after: known, limit: 100).events.map(\.cursor)
  }

  /// A machine that has heard turns 5 and 6, and has found something by itself between them.
  func heard() async throws -> (watch: StoredWatch, own: Int) {
    let watch = try await store.add(new())
    try await store.advance(from: Self.beginning, to: Self.position(0))
    let fifth = LogPlace.turn(from: Self.position(0), to: Self.position(5), dropped: 0)
    #expect(try await record("5a", "5b", of: watch, at: fifth) == [Self.cursor(5), Self.cursor(5, 2)])
    let own = try #require(try await record("own", of: watch, at: .own)?.first)
    let sixth = LogPlace.turn(from: Self.position(5), to: Self.position(6), dropped: 0)
    #expect(try await record("6", of: watch, at: sixth) == [Self.cursor(6)])
    return (watch, own)
  }

  func contents(after cursor: Int) async throws -> [String] {
    try await store.events(after: cursor, limit: 100).events.map(\.content)
  }

  @Test func `An event has its turn's cursor, and is committed by one of those who hear it`() async throws {
    let (watch, own) = try await heard()
    #expect(own > Self.cursor(5, 2) && own < Self.cursor(6))
    #expect(try await store.fleetPosition().heard == Self.position(6))
    #expect(try await store.fleetPosition().newest == 6)
    // Another process that has heard the same, later.
    let late = LogPlace.turn(from: Self.position(5), to: Self.position(6), dropped: 0)
    #expect(try await record("6", of: watch, at: late) == nil)
    #expect(try await contents(after: 0) == ["5a", "5b", "own", "6"])
    // A turn below the log's last, of an engine with another clock, comes after it nevertheless.
    try await store.advance(from: Self.position(6), to: FleetPosition(epoch: "b", turn: 0))
    let lower = LogPlace.turn(
      from: FleetPosition(epoch: "b", turn: 0), to: FleetPosition(epoch: "b", turn: 3), dropped: 0)
    #expect(try await record("3", of: watch, at: lower) == [Self.cursor(6, 2)])
    #expect(try await store.fleetPosition().heard.turn == 3)
  }

  @Test func `From another machine's cursor the log is read again rather than not at all`() async throws {
    let (watch, own) = try await heard()
    #expect(try await contents(after: Self.cursor(5)) == ["5b", "own", "6"])
    #expect(try await contents(after: own) == ["6"])
    // What another one has found by itself after the fifth turn.
    #expect(try await contents(after: own == Self.cursor(6) - 1 ? own - 1 : own + 1) == ["5a", "5b", "own", "6"])
    #expect(try await contents(after: Self.cursor(6, 9)) == ["6"])
    // What this one has not heard yet.
    let page = try await store.events(after: Self.cursor(9), limit: 100)
    #expect(page.events.isEmpty && page.cursor == Self.cursor(6) && !page.hasGap)
    #expect(try await record("own", of: watch, at: .own)?.first ?? 0 > Self.cursor(6))
  }

  @Test func `What the engine no longer tells is a gap for those who have not heard it`() async throws {
    let (watch, _) = try await heard()
    // It was heard before it was dropped.
    try await store.advance(from: Self.position(6), to: Self.position(7), dropped: 6)
    #expect(try await store.events(after: Self.cursor(5), limit: 100).hasGap == false)
    let place = LogPlace.turn(from: Self.position(7), to: Self.position(20), dropped: 12)
    #expect(try await record("20", of: watch, at: place) == [Self.cursor(20)])
    for cursor in [Self.cursor(5), Self.cursor(6), Self.cursor(8)] {
      #expect(try await store.events(after: cursor, limit: 100).hasGap)
    }
    #expect(try await store.events(after: Self.cursor(20), limit: 100).hasGap == false)
    // Whoever was told of a gap can go on from the newest cursor even if nothing has come since.
    try await store.advance(from: Self.position(20), to: Self.position(40), dropped: 30)
    #expect(try await store.events(after: Self.cursor(20), limit: 100).hasGap)
    let newest = try await store.newestCursor()
    #expect(try await store.events(after: newest, limit: 100).hasGap == false)
    // Nor can what was found of a watch be heard before the watch is known.
    let origin = NewWatch.Origin(identity: "0123456789abcdef", edition: 4)
    _ = try await store.adopt(new(), of: origin, missed: 50)
    #expect(try await store.events(after: newest, limit: 100).hasGap)
    #expect(try await store.events(after: store.newestCursor(), limit: 100).hasGap == false)
  }

  @Test func `The log is bounded by its events, though their cursors have holes`() async throws {
    let bounded = WatchStore(
      folder: folder.path, bounds: WatchLogBounds(count: 2), now: clock.now, report: reports.add)
    var watch = try await bounded.add(new())
    try await bounded.advance(from: Self.beginning, to: Self.position(0))
    for turn in 1...4 {
      let place = LogPlace.turn(from: Self.position(turn - 1), to: Self.position(turn), dropped: 0)
      #expect(try await bounded.record([WatchRecord(watch, events: ["\(turn)"], at: turn)], at: place) == [watch.id])
      watch = try #require(try await bounded.watches([watch.id]).watches.first)
    }
    #expect(try await bounded.events(after: 0, limit: 9).events.map(\.content) == ["3", "4"])
    #expect(try await bounded.events(after: Self.cursor(1), limit: 9).hasGap)
    #expect(try await bounded.events(after: Self.cursor(2), limit: 9).hasGap == false)
    #expect(try await bounded.cursor(beforeLast: 1) == Self.cursor(3))
    #expect(try await bounded.cursor(beforeLast: 5) == 0)
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
