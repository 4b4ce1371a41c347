// SPDX-License-Identifier: MIT
import Basics
import Foundation
import TestSupport
import Testing

@testable import Backend
@testable import Database

@Suite("Several processes at one suggestion file", .timeLimit(.minutes(5)))
struct SeveralProcessesTests {
  let folder = TemporaryFolder()
  let reports = Reports()

  func table() -> SuggestionTable {
    SuggestionTable(folder: folder.path, capacity: 10, now: { .now }, reporter: StoreReporter(reports.add))
  }

  @Test func `Changes by another are seen at the next list`() throws {
    var (ours, theirs) = (table(), table())
    _ = try ours.remember("alien")
    _ = try theirs.remember("dune")
    #expect(try ours.list(prefix: "", limit: .max).map(\.query) == ["dune", "alien"])
    _ = try theirs.clear()
    #expect(try ours.list(prefix: "", limit: .max).isEmpty)
  }

  @Test func `Processes killed while they write leave ten whole rows`() async throws {
    // The second and later rounds start from what the earlier kills left behind.
    for _ in 1...3 {
      async let first: Void = writeUntilKilled(name: "first")
      async let second: Void = writeUntilKilled(name: "second")
      _ = await (first, second)
      var table = table()
      let rows = try table.list(prefix: "", limit: .max)
      #expect(rows.count == 10)
      #expect(Set(rows.map(\.query)).count == 10)
      #expect(rows.allSatisfy { $0.query.contains(#/^(first|second) [0-9]+$/#) })
    }
    #expect(reports.all.isEmpty)
    #expect(folder.names.allSatisfy { ["marquee.sqlite", "marquee.sqlite-shm", "marquee.sqlite-wal"].contains($0) })
  }

  /// Starts a child process that remembers a thousand queries on two threads, and kills it in the middle.
  private func writeUntilKilled(name: String) async {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String, name] in
      let store = SuggestionStore(folder: path, now: { .now }, report: { fatalError($0.message) })
      await withTaskGroup { group in
        for lane in 0..<2 {
          group.addTask {
            for number in 0..<500 {
              _ = try? await store.remember("\(name) \(lane * 500 + number)")
              if number == 250 + lane * 7 { Thread.detachNewThread { kill(getpid(), SIGKILL) } }
            }
          }
        }
      }
      // On a busy machine everything may be written before the killing thread starts.
      while true { pause() }
    }
  }

  @Test func `All who find the file damaged at once end up with one fresh file and lose nothing written to it`()
    async throws
  {
    let path = folder.file("marquee.sqlite")
    try Data("no database, but long enough to have a header".utf8).write(to: URL(fileURLWithPath: path))
    try await withThrowingTaskGroup { group in
      for number in 0..<8 {
        group.addTask { [folder, reports] in
          try await onThread {
            var table = SuggestionTable(
              folder: folder.path, capacity: 10, now: { .now }, reporter: StoreReporter(reports.add))
            _ = try table.remember("query \(number)")
            table.close()
          }
        }
      }
      try await group.waitForAll()
    }
    var table = table()
    #expect(Set(try table.list(prefix: "", limit: .max).map(\.query)) == Set((0..<8).map { "query \($0)" }))
    #expect(reports.all.count == 1)
    #expect(folder.names.filter { $0.contains("corrupt") }.count == 1)
  }
}
