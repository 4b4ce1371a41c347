import EndpointCore
import Foundation
import Testing

@testable import Store

@Suite("Cached responses on disk")
struct ResponseCacheTests {
  let folder = TemporaryFolder()
  let clock = TestClock()
  let reports = Reports()

  func table(maximumBytes: Int = 64 << 20) -> ResponseTable {
    ResponseTable(folder: folder.path, maximumBytes: maximumBytes, now: clock.now, report: reports.add)
  }

  func response(_ body: [UInt8], url: String = "https://example.com/") -> CachedResponse {
    CachedResponse(
      url: url, headers: ["ETag": "\"a\""], body: body, receivedAt: HTTPDate(secondsSince1970: 1_795_262_400))
  }

  @Test func `An entry comes back as it was, after a restart too`() async {
    var headers: HTTPHeaders = ["Content-Type": "application/json", "X-Empty": "", "X-Colon": "a: b:c"]
    headers.append("vary", "Accept")
    headers.append("Vary", "Accept-Language")
    let entry = CachedResponse(
      url: "https://example.com/3/movie?language=de", headers: headers, body: Array(0...255),
      receivedAt: HTTPDate(secondsSince1970: 1_795_262_400))
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

  /// The age of such an entry overflowed, and every process that met it died.
  @Test(arguments: [Int.min, -1, Int.max])
  func `A damaged time is no reason to trap`(time: Int) throws {
    var table = table()
    try table.store(response([1]), for: "key")
    _ = try table.file.write { database throws(DatabaseError) in
      try database.run("UPDATE contents SET received_at = ?", .integer(time))
    }
    let entry = try #require(try table.entry(for: "key"))
    _ = HTTPDate.now.secondsSince1970 - entry.receivedAt.secondsSince1970
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
    _ = try table.entry(for: "1")
    _ = try table.entry(for: "3")
    for number in 9...10 { try table.store(response(body), for: "\(number)") }
    var kept: [Int] = []
    for number in 1...10 where try table.entry(for: "\(number)") != nil { kept.append(number) }
    #expect(kept == [1, 3, 5, 6, 7, 8, 9, 10])
  }

  @Test func `What was used is known after a restart, though reads write nothing at once`() throws {
    var table = table(maximumBytes: 80_000)
    let body = [UInt8](repeating: 7, count: 9_000)
    for number in 1...8 { try table.store(response(body), for: "\(number)") }
    let size = try logSize()
    _ = try table.entry(for: "1")
    #expect(try logSize() == size)
    table.close()

    var restarted = self.table(maximumBytes: 80_000)
    try restarted.store(response(body), for: "9")
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

  @Test func `Several connections store and read at once`() async throws {
    try await withThrowingTaskGroup { group in
      for lane in 0..<4 {
        group.addTask { [folder, clock, reports] in
          try await onThread {
            var table = ResponseTable(
              folder: folder.path, maximumBytes: 1 << 20, now: clock.now, report: reports.add)
            for number in 0..<50 {
              let response = CachedResponse(
                url: "", headers: [:], body: Array(repeating: UInt8(lane), count: 1_000 + number),
                receivedAt: HTTPDate(secondsSince1970: 0))
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
    for _ in 1...3 {
      await store.store(response([1]), for: "key")
      #expect(await store.entry(for: "key") == nil)
    }
    #expect(reports.all.count == 1)
  }

  private func logSize() throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.file("responses.sqlite-wal"))[.size] as? Int
  }
}
