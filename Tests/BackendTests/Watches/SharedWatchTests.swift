// SPDX-License-Identifier: MIT
import TestSupport
import Testing

@testable import Backend

@Suite("Watches that a version before 3.0 shared in a fleet", .timeLimit(.minutes(5)))
struct SharedWatchTests {
  static let cases: [(StoredWatch.Origin, StoredWatch.Status, String?)] = [
    (.here, .active, nil), (.here, .paused, nil), (.unknown, .active, "several machines may check it"),
    (.unknown, .paused, nil), (.elsewhere, .paused, "Another machine of the fleet added it"), (.elsewhere, .ended, nil),
  ]

  @Test(arguments: cases)
  func `A note says why it is paused, or that others may check it too`(
    origin: StoredWatch.Origin, status: StoredWatch.Status, note: String?
  ) async throws {
    let folder = TemporaryFolder()
    let store = WatchStore(folder: folder.path, now: { .now }, report: { _ in })
    var row = try await store.add(NewWatch(content: "{}", state: "{}", createdAt: 1, nextCheckAt: nil)).watch
    (row.origin, row.status) = (origin, status)
    #expect(row.note.map { $0.contains(note ?? "no note") } == note.map { _ in true })
  }
}
