// SPDX-License-Identifier: MIT
import Basics
import Contract
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend
@testable import Database

/// Opens the folders that the release with contract 2.0 wrote: `Tests/folders/contract-2.0`, made by that release
/// itself with watches of all kinds, their events, two searches, a poster and a key.
@Suite("What the release before left on disk", .timeLimit(.minutes(5)))
struct ReleaseBeforeTests {
  static let folders = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "folders/contract-2.0")

  /// The release's folders, where a client looks for them.
  private func folder() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let places = [
      "marquee.sqlite": "state/marquee", "watches.sqlite": "state/marquee", "config.json": "config/marquee",
      "images": "cache/marquee",
    ]
    for (name, place) in places {
      let place = URL(filePath: folder.path).appending(path: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.folders.appending(path: name), to: place.appending(path: name))
    }
    // Version control keeps no permissions.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600], ofItemAtPath: folder.path + "/config/marquee/config.json")
    return folder
  }

  @Test func `Every watch is there, with its status and what was found`() async throws {
    let client = try TestClient(folder: folder())
    let list = try await client.result("watch/list")
    let watches = list["items"]?.elements.map { $0 } ?? []
    #expect(watches.compactMap { $0["id"]?.string } == (1...7).map { "watch:\($0)" })
    #expect(
      watches.compactMap { $0["status"]?.string } == [
        "active", "active", "active", "active", "active", "paused", "ended",
      ])
    #expect(watches.allSatisfy { $0["note"] == nil && $0["failure"] == nil })
    var counts: [Int?] = []
    for number in 1...7 {
      counts.append(try await client.result("watch/get", #"{"id":"watch:\#(number)"}"#)["now"]?["items"]?.count)
    }
    #expect(counts == [1, 0, 7, 0, 40, 7, 1])
    let seats = try await client.result("watch/get", #"{"id":"watch:4"}"#)["question"]
    #expect(seats?["rows"]?.string == "back" && seats?["aisle"]?.boolean == true && seats?["partySize"]?.integer == 2)
    #expect(seats?["theatres"]?[0]?["utcOffset"]?.string == "-06:00")
    let renamed = try await client.result("watch/update", #"{"id":"watch:6","name":"New"}"#)
    #expect(renamed["name"]?.string == "New")
    await client.finish()
  }

  @Test func `Its events are read from the cursors that clients have kept`() async throws {
    let client = try TestClient(folder: folder())
    let log = try await client.result("watch/events", #"{"after":2}"#)
    #expect(log["items"]?.elements.compactMap { $0["cursor"]?.integer } == [3, 4, 5, 6])
    #expect(log["gap"] == nil && log["cursor"]?.integer == 6)
    let last = log["items"]?[3]
    #expect(last?["kind"]?.string == "seatsGone" && last?["watchId"]?.string == "watch:5")
    #expect(last?["before"]?["seats"]?["showing"]?["theatreId"]?.string?.hasPrefix("amc:theatre:") == true)
    #expect(try await client.backend.watches.store.delivered(to: "mail") == 4)
    await client.finish()
  }

  @Test func `Every search, image and key is there`() async throws {
    let client = try TestClient(folder: folder())
    let searches = try await client.result("suggestions/list")
    #expect(searches["items"]?.elements.compactMap { $0["query"]?.string } == ["hunger games", "batman"])
    let poster = try await client.result(
      "images/fetch", #"{"path":"/pnEjDnM4sNRtXn4oT3KsQD5h9mg.png","size":"w92","cache":"only"}"#)
    #expect(poster["bytes"]?.integer == 1404)
    let keys = try await client.result("credentials/status")
    let amc = keys["credentials"]?.elements.first { $0["provider"]?.string == "amc" }
    #expect(amc?["configured"]?.boolean == true)
    await client.finish()
  }

  @Test func `A newer version's watches and searches are refused with a sentence, and stay as they are`() async throws {
    let folder = try folder()
    let paths = ["marquee", "watches"].map { folder.path + "/state/marquee/\($0).sqlite" }
    for path in paths { try Database(path: path).script("PRAGMA user_version = 99") }
    let client = try TestClient(folder: folder)
    for method in ["watch/list", "watch/events", "suggestions/list", "suggestions/clear"] {
      let error = try await client.error(method)
      #expect(error["message"]?.string?.hasPrefix("A newer version of this program wrote the file (format 99") == true)
    }
    await client.finish()
    #expect(try Database(path: paths[0]).integer("SELECT COUNT(*) FROM suggestions") == 2)
    #expect(try Database(path: paths[1]).integer("SELECT COUNT(*) FROM watches") == 7)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/state/marquee")
    #expect(names.allSatisfy { !$0.contains("newer") && !$0.contains("corrupt") })
  }

  @Test func `A newer version's settings are refused with a sentence, and stay as they are`() async throws {
    let folder = try folder()
    let path = folder.path + "/config/marquee/config.json"
    let content = #"{"version":2,"keys":{"amc":"k"}}"#
    try Data(content.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let client = try TestClient(folder: folder)
    let error = try await client.error("credentials/set", #"{"provider":"amc","key":"new","persist":true}"#)
    #expect(error["message"]?.string?.contains("a newer version of this program wrote it (format 2)") == true)
    await client.finish()
    #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == content)
  }

  /// The words of enumerations that files of version 5 may hold. One that the contract renames needs a migration.
  @Test func `All words that a file may hold are read`() {
    func missing<T: Enumeration>(_ type: T.Type, _ words: String) -> [String] {
      words.split(separator: " ").map(String.init).filter { T(rawValue: $0) == nil }
    }
    #expect(missing(WatchKind.self, "tickets showings seats release library person") == [])
    #expect(missing(WatchReason.self, "tickets format service digitalDate announced dated") == [])
    #expect(missing(WatchResolution.self, "pending ambiguous resolved") == [])
    #expect(missing(WatchOfferKind.self, "subscription free ads rent buy") == [])
    #expect(missing(SeatRows.self, "front middle back") == [])
    let availabilities = "available almostSoldOut soldOut embargoed comingSoon cancelled started"
    #expect(missing(ShowingAvailability.self, availabilities) == [])
    let events =
      "movieFound movieAmbiguous movieChanged ticketsOpened showingAdded showingRemoved showingChanged showingCancelled "
      + "seatsFound seatsGone releaseDateSet releaseDateMoved releaseDateRemoved offerAdded offerRemoved movieAnnounced failing recovered ended"
    #expect(missing(WatchEventKind.self, events) == [])
  }
}
