// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import TestSupport
import Testing

@testable import Backend

@Suite("Who asks for watches", .timeLimit(.minutes(5)))
struct WatchSchedulerTests {
  /// AMC lists the film after 3.5 seconds and sells tickets after ten.
  static let fast = ["MARQUEE_NOW": "2026-11-21T12:00:00Z*1200"]

  /// The folder of a client that has added a watch by a clock that runs like ours: however long a busy machine takes,
  /// nothing happens before the next client.
  private func added(_ watch: String) async throws -> TemporaryFolder {
    let client = try TestClient(["MARQUEE_NOW": "2026-11-21T12:00:00Z*1"], isSandbox: true)
    _ = try await client.result("watch/add", watch)
    await client.finish()
    return client.folder
  }

  @Test func `A world that moves is told without anyone asking, the same every time`() async throws {
    var told: [[String]] = []
    for _ in 0..<2 {
      let folder = try await added(#"{"kind":"tickets","movie":"The Batman Part II","every":300}"#)
      let client = try TestClient(Self.fast, isSandbox: true, folder: folder)
      let follow = client.send("watch/follow", #"{"partialResultToken":"t","after":0,"limit":2}"#)
      let answer = await client.answer(to: follow)
      #expect(answer?["result"]?["itemCount"]?.integer == 2)
      let parts = await client.pendingNotifications("$/progress")
      told.append(parts.compactMap { $0["value"]?["event"]?["message"]?.string })
      await client.finish()
    }
    #expect(told[0] == ["AMC lists The Batman Part II now.", "Tickets are on sale for The Batman Part II."])
    #expect(told[1] == told[0])
  }

  @Test func `What happens while no process runs is told by the next one`() async throws {
    let folder = try await added(#"{"kind":"tickets","movie":"The Batman Part II"}"#)
    let second = try TestClient(Self.fast, isSandbox: true, folder: folder)
    let missed = try await second.result("watch/follow", #"{"after":0,"limit":1}"#)
    #expect(missed["items"]?[0]?["kind"]?.string == "movieFound")
    await second.finish()
  }

  @Test func `A process that ran before anything was watched takes over from the one that asked`() async throws {
    let folder = TemporaryFolder()
    let early = try TestClient(Self.fast, isSandbox: true, folder: folder)
    let (services, watchServices) = (early.services, early.backend.watches)
    let scheduler = WatchScheduler(watchServices, pollInterval: .milliseconds(50)) { Call(watchesOf: services) }
    scheduler.start()
    let late = try TestClient(Self.fast, isSandbox: true, folder: folder)
    // Of these some are cancelled for half a minute, within which a busy machine has added the watch too.
    _ = try await late.result(
      "watch/add", #"{"kind":"showings","place":"Olathe, KS","date":"2026-11-27","every":300}"#)
    await late.finish()
    let known = try await watchServices.store.newestCursor()
    while try await watchServices.store.newestCursor() == known {
      await watchServices.signal.wait(
        beyond: WatchPosition(cursor: known, changes: .max), atMost: .seconds(60), in: watchServices.store)
    }
    #expect(try await watchServices.store.lease()?.fence ?? 0 >= 1)
    stop(scheduler)
    await early.finish()
  }

  private func stop(_ scheduler: WatchScheduler) { scheduler.stop() }

  @Test func `Watches on the same day share its request, however many they are`() async throws {
    let theatre = try PlayedTheatre()
    theatre.show(1, 2, 3)
    let client = try theatre.client()
    let condition = WatchCondition(
      kind: .showings, theatres: [StoredTheatre(id: try #require(EntityID(.amc, .theatre, 77)), name: "T")],
      date: Day("2090-11-21"))
    let definition = WatchDefinition(name: "N", condition: condition)
    let stored = StoredState(
      state: ConditionState(message: "", items: []), changedAt: Instant(secondsSince1970: 1_800_000_000))
    let new = NewWatch(content: definition.jsonText, state: stored.jsonText, createdAt: 1, nextCheckAt: 1)
    let store = client.backend.watches.store
    let count = 1000
    for _ in 0..<count { _ = try await store.add(new) }
    let id = client.send("watch/follow", #"{"partialResultToken":"t","after":0,"limit":\#(3 * count)}"#)
    #expect(await client.answer(to: id)?["result"]?["cursor"]?.integer == 3 * count)
    #expect(theatre.upstream.requests(to: "/amc/v2/theatres/77/showtimes/11-21-90").count == 1)
    await client.finish()
  }

  @Test func `A watch on a showing ends when it begins, saying so, and then it tells nothing more`() async throws {
    // The showing begins at 02:10.
    let folder = try await added(#"{"kind":"seats","showtimeId":"amc:showtime:61020778482511","partySize":1}"#)
    let client = try TestClient(["MARQUEE_NOW": "2026-11-22T02:08:00Z*60"], isSandbox: true, folder: folder)
    let follow = client.send("watch/follow", #"{"partialResultToken":"t","after":0}"#)
    var last: JSONValue?
    repeat { last = await client.notification("$/progress")?["value"]?["event"] } while last?["kind"]?.string != "ended"
    #expect(last?["message"]?.string?.hasPrefix("The showing has begun: The Hunger Games") == true)
    #expect((last?["at"]?.string ?? "") >= "2026-11-22T02:10:00Z")
    let watch = try await client.result("watch/get", #"{"id":"watch:1"}"#)
    #expect(watch["status"]?.string == "ended" && watch["nextCheckAt"] == nil)
    #expect(await client.pendingNotifications("$/progress").isEmpty)
    await client.finish()
    _ = follow
  }

  @Test func `While the clock stands nothing is asked`() async throws {
    let client = try TestClient(isSandbox: true)
    let added = try await client.result("watch/add", #"{"kind":"release","movieId":"tmdb:268"}"#)
    #expect(added["lastCheckedAt"]?.string == "2026-11-21T18:00:00Z")
    #expect(client.backend.watches.clock.wait(until: .init(secondsSince1970: .max)) == nil)
    await client.finish()
  }
}
