// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import Backend

@Suite("Who asks for watches", .timeLimit(.minutes(5)))
struct WatchAskerTests {
  static let fast = ["MARQUEE_NOW": "2026-11-21T12:00:00Z*2400"]

  @Test func `A world that moves is told without anyone asking, the same every time`() async throws {
    var told: [[String]] = []
    for _ in 0..<2 {
      let client = try TestClient(Self.fast, isSandbox: true)
      let follow = client.send("watch/follow", #"{"partialResultToken":"t","after":0,"limit":2}"#)
      _ = try await client.result("watch/add", #"{"kind":"tickets","movie":"The Batman Part II","every":300}"#)
      let answer = await client.answer(to: follow)
      #expect(answer?["result"]?["itemCount"]?.integer == 2)
      let parts = await client.pendingNotifications("$/progress")
      told.append(parts.compactMap { $0["value"]?["event"]?["message"]?.string })
      await client.finish()
    }
    #expect(told[0] == ["AMC lists The Batman Part II now.", "Tickets are on sale for The Batman Part II."])
    #expect(told[1] == told[0])
  }

  /// As the program does at its end; blocks.
  private func end(_ client: TestClient) { client.services.close() }

  @Test func `What happens while no process runs is told by the next one`() async throws {
    let folder = TemporaryFolder()
    let first = try TestClient(Self.fast, isSandbox: true, folder: folder)
    _ = try await first.result("watch/add", #"{"kind":"tickets","movie":"The Batman Part II"}"#)
    await first.finish()
    end(first)
    let second = try TestClient(Self.fast, isSandbox: true, folder: folder)
    let missed = try await second.result("watch/follow", #"{"after":0,"limit":1}"#)
    #expect(missed["items"]?[0]?["kind"]?.string == "movieFound")
    await second.finish()
  }

  @Test func `While the clock stands nothing is asked`() async throws {
    let client = try TestClient(isSandbox: true)
    let added = try await client.result("watch/add", #"{"kind":"release","movieId":"tmdb:268"}"#)
    #expect(added["lastCheckedAt"]?.string == "2026-11-21T12:00:00Z")
    #expect(client.services.watching.clock.wait(until: .init(secondsSince1970: .max)) == nil)
    await client.finish()
  }
}
