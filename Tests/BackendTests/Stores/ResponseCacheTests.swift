// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Foundation
import TestSupport
import Testing

@testable import Backend
@testable import Database

@Suite("Cached responses on disk", .timeLimit(.minutes(5)))
struct ResponseCacheTests {
  let folder = TemporaryFolder()
  let clock = TestClock()
  let reports = Reports()

  func table(maximumBytes: Int = 64 << 20) -> ResponseTable {
    ResponseTable(folder: folder.path, maximumBytes: maximumBytes, now: clock.now, reporter: StoreReporter(reports.add))
  }

  func response(_ body: [UInt8], url: String = "https://example.com/") -> CachedResponse {
    CachedResponse(
      url: url, headers: ["ETag": "\"a\""], body: body, receivedAt: Instant(secondsSince1970: 1_795_262_400))
  }

  @Test func `An entry comes back as it was, after a restart too`() async {
    var headers: HTTPHeaders = ["Content-Type": "application/json", "X-Empty": "", "X-Colon": "a: b:c"]
    headers.append("vary", "Accept")
    headers.append("Vary", "Accept-Language")
    let entry = CachedResponse(
      url: "https://example.com/3/movie?language=de", headers: headers, body: Array(0...255),
      receivedAt: Instant(secondsSince1970: 1_795_262_400))
    let empty = response([])

    let store = DiskResponseStore(folder: folder.path, now: clock.now, report: reports.add)
    #expect(await store.entry(for: "one") == nil)
    await store.store(entry, for: "one")
    await store.store(empty, for: "two")
    #expect(await store.entry(for: "one") == entry)
    blocking { store.close() }

    let restarted = DiskResponseStore(folder: folder.path, now: clock.now, report: reports.add)
    #expect(await restarted.entry(for: "one") == entry)
    #expect(await restarted.entry(for: "two") == empty)
    await restarted.remove("one")
    #expect(await restarted.entry(for: "one") == nil)
    #expect(reports.all.isEmpty)
  }

  /// Regression: the age of such an entry overflowed and crashed every process that read it.
  @Test(arguments: [Int.min, -1, Int.max])
  func `A damaged time is no reason to trap`(time: Int) throws {
    var table = table()
    try table.store(response([1]), for: "key")
    _ = try table.file.write { database throws(DatabaseError) in
      try database.run("UPDATE contents SET received_at = ?", .integer(time))
    }
    let entry = try #require(try table.entry(for: "key"))
    _ = Instant.now.secondsSince1970 - entry.receivedAt.secondsSince1970
  }

  @Test func `A later entry takes the place of the earlier, even one too large to be kept`() throws {
    var table = table(maximumBytes: 80_000)
    try table.store(response([1]), for: "key")
    try table.store(response([2]), for: "key")
    #expect(try table.entry(for: "key")?.body == [2])
    try table.store(response(Array(repeating: 3, count: 20_000)), for: "key")
    #expect(try table.entry(for: "key") == nil)
  }

  @Test func `The least recently used go when room is needed`() throws {
    var table = table(maximumBytes: 80_000)
    let body = [UInt8](repeating: 7, count: 9_000)
    for number in 1...8 { try table.store(response(body), for: "\(number)") }
    let rows = try ["1", "3"].compactMap { try table.entry(for: $0, until: .now)?.row }
    try table.write(PendingResponses.Batch(uses: rows), until: .now)
    for number in 9...10 { try table.store(response(body), for: "\(number)") }
    var kept: [Int] = []
    for number in 1...10 where try table.entry(for: "\(number)") != nil { kept.append(number) }
    #expect(kept == [1, 3, 5, 6, 7, 8, 9, 10])
  }

  @Test func `What was used is known after a restart, though reads write nothing at once`() async throws {
    func open() -> DiskResponseStore {
      DiskResponseStore(folder: folder.path, maximumBytes: 80_000, now: clock.now, report: reports.add)
    }
    let store = open()
    for number in 1...8 { await store.store(response(Array(repeating: 7, count: 9_000)), for: "\(number)") }
    blocking { store.close() }

    let reader = open()
    #expect(await reader.entry(for: "8") != nil)
    let size = try logSize()
    #expect(await reader.entry(for: "1") != nil)
    #expect(try logSize() == size)
    blocking { reader.close() }

    var restarted = table(maximumBytes: 80_000)
    try restarted.store(response(Array(repeating: 7, count: 9_000)), for: "9")
    #expect(try restarted.entry(for: "1") != nil)
    #expect(try restarted.entry(for: "2") == nil)
  }

  @Test func `The file stays bounded while far more goes through it`() throws {
    var table = table(maximumBytes: 1 << 20)
    let body = [UInt8](repeating: 7, count: 100_000)
    for number in 1...200 { try table.store(response(body), for: "\(number)") }
    table.close()
    let size = try #require(
      try FileManager.default.attributesOfItem(atPath: folder.file("responses.sqlite"))[.size] as? Int)
    #expect(size < 2 << 20)
  }

  @Test func `Damage that an open file shows only later is got over in the same call`() throws {
    var table = table()
    // More than SQLite keeps in memory, so that the damaged pages must be read.
    for number in 1...40 { try table.store(response(Array(repeating: 7, count: 200_000)), for: "\(number)") }
    _ = try table.file.read { database throws(DatabaseError) in
      try database.integer("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: folder.file("responses.sqlite")))
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: 4096 * 8)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: Int(size) - 4096 * 8))
    try handle.close()

    for number in 1...40 { _ = try table.entry(for: "\(number)") }
    try table.store(response([1]), for: "new")
    #expect(try table.entry(for: "new")?.body == [1])
    #expect(reports.all.count == 1)
    #expect(folder.names.contains("responses.sqlite.corrupt-20261121T120000Z"))
  }

  /// Regression: a file of the right version no longer stored anything.
  @Test(arguments: [
    "DROP TABLE contents", "DROP TABLE entries", "UPDATE entries SET size = 9223372036854775807",
    "DROP TRIGGER contents_follow; DELETE FROM entries",
  ])
  func `A file whose tables are not what they should be is made anew, and the entry that met it is kept`(
    damage: String
  ) throws {
    var table = table()
    try table.store(response([1]), for: "old")
    table.close()
    try Database(path: folder.file("responses.sqlite")).script(damage)
    var reopened = self.table()
    _ = try reopened.entry(for: "old")
    try reopened.store(response([2]), for: "new")
    #expect(try reopened.entry(for: "new")?.body == [2])
    #expect(reports.all.map(\.event.isSetAside) == [true])
  }

  @Test func `Clearing leaves nothing of it in any file, and whoever has it open goes on`() async throws {
    let word = "zebrafilm"
    try Data(word.utf8).write(to: URL(fileURLWithPath: folder.file("responses.sqlite.corrupt-20261121T120000Z-wal")))
    try Data(word.utf8).write(to: URL(fileURLWithPath: folder.file("responses.sqlite.corrupt-20261121T120000Z")))
    let store = DiskResponseStore(folder: folder.path, maximumBytes: 80_000, now: clock.now, report: reports.add)
    var other = table(maximumBytes: 80_000)
    // Some are evicted, one is still pending.
    let long = Array(word.utf8) + Array(repeating: 7, count: 9_000)
    for number in 1...20 { try other.store(response(long), for: "\(number)") }
    #expect(await store.entry(for: "20") != nil)
    await store.store(response(Array(word.utf8)), for: "zebrafilm")
    try blocking { try store.clear(until: .now + .seconds(60)) }
    #expect(!folder.holds(word))
    #expect(await store.entry(for: "20") == nil)
    #expect(await store.entry(for: "zebrafilm") == nil)
    #expect(try other.entry(for: "20") == nil)
    try other.store(response([1]), for: "new")
    #expect(await store.entry(for: "new") == response([1]))
    blocking { store.close() }
    other.close()
    #expect(!folder.holds(word) && reports.all.isEmpty)
  }

  @Test func `Several connections store and read at once`() async throws {
    try await withThrowingTaskGroup { group in
      for lane in 0..<4 {
        group.addTask { [folder, clock, reports] in
          try await onThread {
            var table = ResponseTable(
              folder: folder.path, maximumBytes: 1 << 20, now: clock.now, reporter: StoreReporter(reports.add))
            for number in 0..<50 {
              let response = CachedResponse(
                url: "", headers: [:], body: Array(repeating: UInt8(lane), count: 1_000 + number),
                receivedAt: Instant(secondsSince1970: 0))
              try table.store(response, for: "\(lane)-\(number)")
              let found = try table.entry(for: "\(lane)-\(number)")
              #expect(found == response)
            }
            table.close()
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(reports.all.isEmpty)
  }

  @Test func `A folder that can't be made is a miss, reported once`() async throws {
    try Data().write(to: URL(fileURLWithPath: folder.file("file")))
    let store = DiskResponseStore(folder: folder.file("file/cache"), now: clock.now, report: reports.add)
    for number in 1...3 {
      await store.store(response([1]), for: "\(number)")
      #expect(await store.entry(for: "none") == nil)
    }
    blocking { store.close() }
    #expect(reports.all.count == 1)
  }

  @Test func `Entries are found before they are written, and a later one counts`() throws {
    let pending = PendingResponses()
    var writer = table()
    _ = pending.add(.store(response([1])), for: "a")
    _ = pending.add(.store(response([2])), for: "b")
    _ = pending.add(.store(response([3])), for: "a")
    _ = pending.add(.remove, for: "b")
    #expect(pending.change(for: "a") == .store(response([3])))
    #expect(pending.change(for: "b") == .remove)
    var other = table()
    #expect(try other.entry(for: "a") == nil, "it was written one by one")

    #expect(writer.write(pending) == nil)

    #expect(pending.change(for: "a") == nil)
    #expect(try other.entry(for: "a") == response([3]))
    #expect(try other.entry(for: "b") == nil)
  }

  @Test func `What comes while a batch is being written stays for the next`() {
    let pending = PendingResponses()
    _ = pending.add(.store(response([1])), for: "a")
    _ = pending.add(.store(response([2])), for: "b")
    let batch = pending.batch()
    _ = pending.add(.store(response([3])), for: "a")
    batch.map(pending.remove)
    #expect(pending.batch()?.changes.map(\.key) == ["a"])
    #expect(pending.change(for: "a") == .store(response([3])))
  }

  @Test func `What waits to be written is bounded in bytes`() {
    let pending = PendingResponses()
    let body = [UInt8](repeating: 7, count: 1 << 19)
    // A batch is due above 4 MiB, and above 16 there is no room.
    #expect((1...33).map { pending.add(.store(response(body)), for: "\($0)") }.firstIndex(of: true) == 8)
    #expect(pending.change(for: "32") == .store(response(body)))
    #expect(pending.change(for: "33") == .remove)
    // The older of two responses for the same key is dropped.
    _ = pending.add(.store(response(body + body)), for: "1")
    #expect(pending.change(for: "1") == .remove)
    _ = pending.add(.store(response(body)), for: "34")
    #expect(pending.change(for: "34") == .store(response(body)))
  }

  private func logSize() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.file("responses.sqlite-wal"))[.size] as? Int
  }
}

extension DiskResponseStore {
  func entry(for key: String) async -> CachedResponse? {
    await entry(for: ResponseKey(key), isUrgent: false, until: .now + .seconds(60))
  }
}

extension ResponseTable {
  mutating func entry(for key: String) throws(DatabaseError) -> CachedResponse? {
    try entry(for: key, until: .now + DatabaseFile.timeout)?.response
  }

  mutating func store(_ entry: CachedResponse, for key: String) throws(DatabaseError) {
    try write(PendingResponses.Batch(changes: [(key, .store(entry))]), until: .now + DatabaseFile.timeout)
  }
}

extension ResponseKey: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}
