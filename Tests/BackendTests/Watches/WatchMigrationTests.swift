// SPDX-License-Identifier: MIT
import Foundation
import TestSupport
import Testing

@testable import Backend
@testable import Database

/// Opens a file as the release before 3.0 wrote it, which shared watches between the machines of a fleet.
@Suite("Watches of the release before", .timeLimit(.minutes(5)))
struct WatchMigrationTests {
  let folder = TemporaryFolder()
  let clock = TestClock()
  let reports = Reports()

  /// The tables of version 4.
  static let tables = """
    CREATE TABLE watches (
      id INTEGER PRIMARY KEY AUTOINCREMENT, revision INTEGER NOT NULL, created_at INTEGER NOT NULL,
      content TEXT NOT NULL, state TEXT NOT NULL, standing INTEGER NOT NULL, last_checked_at INTEGER,
      next_check_at INTEGER, failures INTEGER NOT NULL, failure TEXT);
    CREATE INDEX watches_due ON watches (next_check_at) WHERE standing = 0 AND next_check_at IS NOT NULL;
    CREATE TABLE events (
      cursor INTEGER PRIMARY KEY AUTOINCREMENT, watch INTEGER NOT NULL, at INTEGER NOT NULL, content TEXT NOT NULL);
    CREATE TABLE lease (
      id INTEGER PRIMARY KEY CHECK (id = 1), fence INTEGER NOT NULL, beat INTEGER NOT NULL, beat_at INTEGER NOT NULL,
      holder TEXT);
    INSERT INTO lease VALUES (1, 0, 0, 0, NULL);
    CREATE TABLE deliveries (id INTEGER PRIMARY KEY, receiver TEXT NOT NULL UNIQUE, cursor INTEGER NOT NULL);
    CREATE INDEX watches_checked ON watches (last_checked_at) WHERE standing = 0;
    ALTER TABLE watches ADD COLUMN identity TEXT NOT NULL DEFAULT '';
    ALTER TABLE watches ADD COLUMN edition INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE watches ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
    CREATE UNIQUE INDEX watches_identity ON watches (identity);
    CREATE INDEX watches_untold ON watches (id) WHERE told < edition;
    CREATE TABLE removals (
      id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, edition INTEGER NOT NULL, told INTEGER NOT NULL);
    CREATE TABLE fleet (id INTEGER PRIMARY KEY CHECK (id = 1), epoch TEXT NOT NULL, turn INTEGER NOT NULL);
    INSERT INTO fleet VALUES (1, '', 0);
    CREATE INDEX events_at ON events (at);
    ALTER TABLE fleet ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
    PRAGMA user_version = 4;
    """

  /// - Parameters:
  ///   - status: 0 active, 1 paused, 2 ended.
  ///   - told: the edition that the fleet knows; 0 for none.
  static func watch(_ id: Int, createdAt: Int, status: Int = 0, told: Int = 1) -> String {
    """
    INSERT INTO watches VALUES (\(id), 7, \(createdAt), '{"name":"\(id)"}', '{"foundAt":1}', \(status), \(createdAt),
      \(status == 0 ? "\(createdAt + 60)" : "NULL"), 0, NULL, lower(hex(randomblob(8))), 1, \(told));
    """
  }

  static func event(_ cursor: Int, of watch: Int = 1) -> String {
    "INSERT INTO events VALUES (\(cursor), \(watch), 100, '\(cursor)');"
  }

  /// A cursor as a fleet's machine gave it for the turn of its engine; `own` is what it found by itself.
  static func cursor(_ turn: Int, _ number: Int = 1, own: Bool = false) -> Int {
    turn << 17 | (own ? 1 << 16 : 0) | number
  }

  func store(_ rows: String...) throws -> WatchStore {
    try Data().write(to: URL(fileURLWithPath: folder.file("watches.sqlite")))
    let database = try Database(path: folder.file("watches.sqlite"))
    try database.script(Self.tables + rows.joined())
    return WatchStore(folder: folder.path, now: clock.now, report: reports.add)
  }

  @Test func `What the machine added stays active, and what came from another one is paused`() async throws {
    let store = try store(
      "UPDATE fleet SET epoch = 'a', turn = 9;", Self.watch(1, createdAt: 10_000), Self.watch(2, createdAt: 20_000),
      Self.watch(3, createdAt: 5000), Self.watch(4, createdAt: 6000, status: 1),
      Self.watch(5, createdAt: 7000, status: 2), Self.watch(6, createdAt: 8000, told: 0),
      // The clocks of two machines differ a little.
      Self.watch(7, createdAt: 19_800))
    let watches = try await store.watches().watches
    #expect(watches.map(\.id) == Array(1...7))
    #expect(watches.map(\.status) == [.active, .active, .paused, .paused, .ended, .active, .active])
    #expect(watches.map(\.origin) == [.unknown, .unknown, .elsewhere, .elsewhere, .elsewhere, .here, .unknown])
    #expect(watches.map(\.nextCheckAt) == [10_060, 20_060, nil, nil, nil, 8060, 19_860])
    #expect(watches.map(\.content) == (1...7).map { #"{"name":"\#($0)"}"# })
    #expect(try await store.due(by: 30_000, limit: 10).map(\.id) == [6, 1, 7, 2])
    // What is changed here is this machine's from then on.
    var resumed = watches[2]
    (resumed.status, resumed.nextCheckAt, resumed.origin) = (.active, 100, .here)
    #expect(try await store.record([WatchRecord(resumed, at: 100)]) == [3])
    #expect(try await store.watches([3]).watches.first?.origin == .here)
    #expect(try await store.due(by: 30_000, limit: 10).map(\.id) == [3, 6, 1, 7, 2])
    #expect(reports.all.isEmpty)
  }

  @Test func `Without a fleet all watches are this machine's`() async throws {
    let store = try store(
      Self.watch(1, createdAt: 10_000, told: 0), Self.watch(2, createdAt: 5000, told: 0), Self.event(1), Self.event(2))
    let watches = try await store.watches().watches
    #expect(watches.allSatisfy { $0.origin == .here && $0.status == .active && $0.nextCheckAt != nil })
    #expect(try await store.events(after: 1, limit: 9).events.map(\.cursor) == [2])
    #expect(try await store.events(after: 1, limit: 9).hasGap == false)
    let added = try await store.add(NewWatch(content: "{}", state: "{}", createdAt: 1, nextCheckAt: nil)).watch
    #expect(added.id == 3 && added.origin == .here)
  }

  @Test func `Cursors of the fleet's log go on`() async throws {
    let cursors = [Self.cursor(5), Self.cursor(5, 2), Self.cursor(5, 99, own: true), Self.cursor(6)]
    let store = try store(
      "UPDATE fleet SET epoch = 'a', turn = 9;", Self.watch(1, createdAt: 100), cursors.map { Self.event($0) }.joined(),
      "INSERT INTO deliveries (receiver, cursor) VALUES ('mail', \(cursors[1]));")
    for (index, cursor) in cursors.enumerated() {
      let page = try await store.events(after: cursor, limit: 9)
      #expect(page.events.map(\.cursor) == Array(cursors[(index + 1)...]))
      #expect(page.hasGap == false && page.cursor == Self.cursor(6))
    }
    #expect(try await store.delivered(to: "mail") == cursors[1])
    #expect(try await store.events(after: 0, limit: 9).events.map(\.cursor) == cursors)
    let watch = try #require(try await store.watches().watches.first)
    #expect(try await store.record([WatchRecord(watch, events: ["new", "newer"], at: 200)]) == [1])
    let page = try await store.events(after: cursors[3], limit: 9)
    #expect(page.events.map(\.content) == ["new", "newer"] && page.hasGap == false)
    #expect(page.events.map(\.cursor) == [cursors[3] + 1, cursors[3] + 2])
  }

  @Test func `A cursor of another machine's log is a gap`() async throws {
    let store = try store(
      "UPDATE fleet SET epoch = 'a', turn = 9;", Self.watch(1, createdAt: 100), Self.event(Self.cursor(5)),
      Self.event(Self.cursor(5, 7, own: true)), Self.event(Self.cursor(6)))
    // Another one has found something by itself, or has heard more or less of a turn.
    let foreign = [1, Self.cursor(4), Self.cursor(5, 2), Self.cursor(5, 8, own: true), Self.cursor(6, 2), 1 << 53]
    for cursor in foreign { #expect(try await store.events(after: cursor, limit: 9).hasGap) }
    #expect(try await store.events(after: Self.cursor(9), limit: 9).cursor == Self.cursor(6))
    // It doesn't become known by the events that come.
    let watch = try #require(try await store.watches().watches.first)
    _ = try await store.record([WatchRecord(watch, events: ["new"], at: 200)])
    #expect(try await store.events(after: Self.cursor(5, 8, own: true), limit: 9).hasGap)
  }

  @Test func `What the machine couldn't hear any more stays a gap`() async throws {
    let forgotten = Self.cursor(8, (1 << 16) - 1)
    let store = try store(
      Self.watch(1, createdAt: 100), Self.event(Self.cursor(5)), Self.event(Self.cursor(6)),
      "UPDATE fleet SET epoch = 'a', turn = 9, forgotten = \(forgotten);",
      "UPDATE sqlite_sequence SET seq = \(forgotten) WHERE name = 'events';")
    #expect(try await store.events(after: Self.cursor(6), limit: 9).hasGap)
    // Who was told of the gap goes on from there.
    #expect(try await store.newestCursor() == forgotten)
    let watch = try #require(try await store.watches().watches.first)
    _ = try await store.record([WatchRecord(watch, events: ["new"], at: 200)])
    let page = try await store.events(after: forgotten, limit: 9)
    #expect(page.events.map(\.content) == ["new"] && page.hasGap == false)
  }

  @Test func `Of a log in which cursors have holes the newest events are kept`() async throws {
    let limits = WatchLimits(events: 2)
    _ = try store(
      "UPDATE fleet SET epoch = 'a', turn = 9;", Self.watch(1, createdAt: 100),
      (1...4).map { Self.event(Self.cursor($0)) }.joined())
    let store = WatchStore(folder: folder.path, limits: limits, now: clock.now, report: reports.add)
    let watch = try #require(try await store.watches().watches.first)
    _ = try await store.record([WatchRecord(watch, events: ["new"], at: 200)])
    #expect(try await store.events(after: 0, limit: 9).events.map(\.cursor) == [Self.cursor(4), Self.cursor(4) + 1])
    #expect(try await store.events(after: Self.cursor(2), limit: 9).hasGap)
    #expect(try await store.events(after: Self.cursor(3), limit: 9).hasGap == false)
  }
}
