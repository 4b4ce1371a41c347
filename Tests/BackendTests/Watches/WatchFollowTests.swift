// SPDX-License-Identifier: MIT
import Foundation
import JSON
import Testing

@testable import Backend
@testable import Database

@Suite("Events of watches", .timeLimit(.minutes(5)))
struct WatchFollowTests {
  let theatre: PlayedTheatre

  init() throws {
    theatre = try PlayedTheatre()
    theatre.show(1, 2)
  }

  @Test func `The log has a gap for a cursor that it doesn't reach, by the rule of following it`() async throws {
    let client = try theatre.client()
    func hasGap(after cursor: Int) async throws -> Bool {
      let listed = try await client.result("watch/events", #"{"after":\#(cursor)}"#)
      let followed = try await client.result("watch/follow", #"{"after":\#(cursor)}"#)
      #expect(listed["gap"]?.boolean == followed["gap"]?.boolean)
      #expect(listed["cursor"]?.integer == followed["cursor"]?.integer)
      return listed["gap"]?.boolean == true
    }
    // Nothing was ever watched; then nothing has happened.
    #expect(try await hasGap(after: 9))
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    #expect(try await hasGap(after: 9))
    theatre.show(1, 2, 3)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(try await hasGap(after: 0) == false)
    #expect(try await hasGap(after: 2))
    await client.finish()
  }

  // MARK: Following

  @Test func `When it is quiet a bookmark is due, and then it goes on`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    var reader = WatchLogReader(client.backend.watches, after: 0, of: nil, quiet: .milliseconds(1))
    _ = try await reader.next(limit: 10)
    #expect(try await reader.waitForChange() == .nothing)
    theatre.show(1, 2, 3)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    guard case .events(let events)? = try await reader.next(limit: 10) else {
      Issue.record("the event is missing")
      return
    }
    #expect(events.map(\.cursor) == [1])
    await client.finish()
  }

  /// Regression: who was told of events when the folder was deleted read the log that wasn't there over and over, with
  /// all of a processor and ever more memory.
  @Test func `A log that is gone is waited for`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    theatre.show(1, 2, 3)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    try FileManager.default.removeItem(atPath: client.folder.path + "/state")
    var reader = WatchLogReader(client.backend.watches, after: 0, of: nil, quiet: .milliseconds(100))
    var news: [WatchLogReader.Change] = []
    for _ in 1...3 {
      #expect(try await reader.next(limit: 10) == nil)
      news.append(try await reader.waitForChange())
    }
    #expect(news.last == .nothing)
    await client.finish()
  }

  @Test func `Events of watches that nobody follows here needn't be read again`() async throws {
    let client = try theatre.client()
    for params in [PlayedTheatre.showings, PlayedTheatre.evening] { _ = try await client.result("watch/add", params) }
    theatre.show(1, 2, 3)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    var reader = WatchLogReader(client.backend.watches, after: 0, of: [2])
    #expect(try await reader.next(limit: 10) == nil)
    #expect(reader.sent == 1)
    // What came is given when its reader says so.
    _ = try await client.result("watch/check", #"{"id":"watch:2"}"#)
    #expect(try await reader.next(limit: 10) != nil)
    #expect(reader.sent == 1 && reader.cursor == 2)
    await client.finish()
  }

  @Test func `What was missed comes first, then what happens, until the limit`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    theatre.show(1, 2, 3)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    let id = client.send("watch/follow", #"{"partialResultToken":"t","after":0,"limit":2}"#)
    let first = await client.notification("$/progress")
    #expect(first?["value"]?["event"]?["cursor"]?.integer == 1)
    theatre.show(1, 2, 3, 4)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    let second = await client.notification("$/progress")
    #expect(second?["value"]?["event"]?["kind"]?.string == "showingAdded")
    let answer = await client.answer(to: id)
    #expect(answer?["result"]?["itemCount"]?.integer == 2 && answer?["result"]?["cursor"]?.integer == 2)
    await client.finish()
  }

  @Test func `One that is cancelled says where to go on`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    theatre.show(1, 2, 3)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    let id = client.send("watch/follow", #"{"partialResultToken":"t","after":0}"#)
    _ = await client.notification("$/progress")
    client.send(line: #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
    let error = await client.answer(to: id)?["error"]
    #expect(error?["code"]?.integer == -32800)
    #expect(error?["data"]?["cursor"]?.integer == 1)
    await client.finish()
  }

  // Regression: where nothing was ever watched, it waited for the log to reach the cursor.
  @Test func `A cursor where there is no log is a gap`() async throws {
    let client = try PlayedTheatre().client()
    let summary = try await client.result("watch/follow", #"{"after":9}"#)
    #expect(summary["gap"]?.boolean == true)
    #expect(summary["cursor"]?.integer == 0)
    await client.finish()
  }

  /// For: each follower got all watches with all of their items, two gigabytes in all.
  @Test func `A cursor of a log that is gone is a gap, which has no watches`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    let id = client.send("watch/follow", #"{"partialResultToken":"t","after":99}"#)
    let gap = await client.notification("$/progress")?["value"]
    #expect(gap?["kind"]?.string == "gap" && gap?["cursor"]?.integer == 0)
    #expect(gap?["watches"] == nil)
    await client.finish()
    // The end of input ends what would never end.
    #expect(await client.answer(to: id)?["error"]?["data"]?["kind"]?.string == "serverCancelled")
  }

  @Test func `Without a token it answers as soon as there is something`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    let id = client.send("watch/follow", #"{"after":0}"#)
    theatre.show(1, 2, 3)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    let result = await client.answer(to: id)?["result"]
    #expect(kinds(result?["items"]) == ["showingAdded"])
    #expect(result?["cursor"]?.integer == 1)
    await client.finish()
  }

  @Test func `Clients that ask for it in initialize are told of events`() async throws {
    let client = try theatre.client()
    try await client.initialize(notifications: ["watch/didChange"])
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    theatre.show(1, 2, 3)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    let event = await client.notification("watch/didChange")
    #expect(event?["kind"]?.string == "showingAdded" && event?["watchId"]?.string == "watch:1")
    await client.finish()
  }

  // Regression: they were told of nothing.
  @Test func `Clients are told of events that the log lost before they could be sent`() async throws {
    let client = try theatre.client()
    try await client.initialize(notifications: ["watch/didChange", "server/error"])
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    theatre.show(1, 2, 3)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    // From here on the log is followed.
    _ = await client.notification("watch/didChange")
    try await client.backend.watches.store.write { database throws(DatabaseError) in
      try database.run("DELETE FROM events")
      try database.run("UPDATE log SET forgotten = 9")
      try database.run("UPDATE sqlite_sequence SET seq = 9 WHERE name = 'events'")
    }
    let fault = await client.notification("server/error")
    #expect(fault?["message"]?.string?.hasPrefix("Events of watches were lost") == true)
    theatre.show(1, 2, 3, 4)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(await client.notification("watch/didChange")?["cursor"]?.integer == 10)
    await client.finish()
  }

  // MARK: Receivers

  private func event(_ client: TestClient, _ numbers: [Int]) async throws {
    theatre.show(rows: numbers.map { PlayedTheatre.row($0) })
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
  }

  private func cursors(_ client: TestClient, _ params: String) async throws -> [Int] {
    try await client.result("watch/follow", params)["items"]?.elements.compactMap { $0["cursor"]?.integer } ?? []
  }

  @Test func `A new name begins with new events, and goes on after what it confirmed, in another process too`()
    async throws
  {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    try await event(client, [1, 2, 3])
    let id = client.send("watch/follow", #"{"receiver":"editor","limit":1,"partialResultToken":"t"}"#)
    // The name is known once another call sees it.
    var begun: Int?
    while begun == nil {
      begun = try await client.backend.watches.store.delivered(to: .name("editor"))
      await Task.yield()
    }
    try await event(client, [1, 2, 3, 4])
    #expect(await client.answer(to: id)?["result"]?["cursor"]?.integer == 2)
    // What was sent isn't confirmed.
    #expect(try await cursors(client, #"{"receiver":"editor"}"#) == [2])
    #expect(try await cursors(client, #"{"receiver":"editor"}"#) == [2])
    #expect(try await client.result("watch/delivered", #"{"receiver":"editor","cursor":2}"#)["cursor"]?.integer == 2)
    try await event(client, [1, 2, 3, 4, 5])
    await client.finish()

    let other = try theatre.client()
    #expect(try await cursors(other, #"{"receiver":"editor"}"#) == [3])
    // The next call's after confirms, too.
    try await event(other, [1, 2, 3, 4, 5, 6])
    #expect(try await cursors(other, #"{"receiver":"editor","after":3}"#) == [4])
    #expect(try await cursors(other, #"{"receiver":"editor"}"#) == [4])
    await other.finish()
  }

  @Test func `What is confirmed only grows, and never beyond the log`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    try await event(client, [1, 2, 3])
    try await event(client, [1, 2, 3, 4])
    func confirm(_ cursor: Int) async throws -> Int? {
      try await client.result("watch/delivered", #"{"receiver":"editor","cursor":\#(cursor)}"#)["cursor"]?.integer
    }
    #expect(try await confirm(1) == 1)
    #expect(try await confirm(2) == 2)
    #expect(try await confirm(1) == 2)
    #expect(try await cursors(client, #"{"receiver":"editor","after":0,"limit":1}"#) == [1])
    #expect(try await client.backend.watches.store.delivered(to: .name("editor")) == 2)
    let error = try await client.error("watch/delivered", #"{"receiver":"editor","cursor":9}"#)
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/cursor")
    // A cursor of another log confirms nothing.
    #expect(try await client.result("watch/follow", #"{"receiver":"editor","after":99}"#)["gap"]?.boolean == true)
    #expect(try await client.backend.watches.store.delivered(to: .name("editor")) == 2)
    await client.finish()
  }

  @Test func `Two clients of one name get all, each`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    _ = try await client.result("watch/delivered", #"{"receiver":"editor","cursor":0}"#)
    try await event(client, [1, 2, 3])
    let other = try theatre.client()
    for each in [client, other] {
      let id = each.send("watch/follow", #"{"receiver":"editor","limit":1,"partialResultToken":"t"}"#)
      #expect(await each.answer(to: id)?["result"]?["cursor"]?.integer == 1)
    }
    await other.finish()
    await client.finish()
  }

  @Test func `A name is never a command`() async throws {
    let names = ["mail", "\u{1}name mail", "\u{1}command mail", ""]
    let keys = names.map { WatchReceiver.command($0).key } + names.map { WatchReceiver.name($0).key }
    #expect(Set(keys).count == keys.count)
    // As earlier versions stored it.
    #expect(WatchReceiver.command("mail").key == "mail")
  }
}
