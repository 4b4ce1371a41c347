// SPDX-License-Identifier: MIT
import Basics
import Contract
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend
@testable import Database

@Suite("The formats of what is stored", .timeLimit(.minutes(5)))
struct StoredFormatTests {
  /// A folder with files of the user's own data in a format.
  private func folder(format: Int) throws -> (folder: TemporaryFolder, files: [String]) {
    let folder = TemporaryFolder()
    let place = folder.path + "/state/marquee"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let files = ["library", "marquee", "watches"].map { "\(place)/\($0).sqlite" }
    for file in files {
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      try Database(path: file).script("CREATE TABLE notes (text TEXT); PRAGMA user_version = \(format)")
    }
    return (folder, files)
  }

  private static let methods = ["library/list", "suggestions/list", "suggestions/clear", "watch/list", "watch/events"]

  /// Expects each method to fail with a message, and the files to stay as they are.
  private func expectRefusal(of methods: [String], format: Int, _ message: String) async throws {
    let (folder, files) = try folder(format: format)
    let client = try TestClient(folder: folder)
    for method in methods {
      let text = try await client.error(method)["message"]?.string
      #expect(text?.hasPrefix(message) == true, "\(method): \(text ?? "")")
    }
    await client.finish()
    for file in files { #expect(try Database(path: file).integer("SELECT COUNT(*) FROM notes") == 0) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/state/marquee")
    #expect(names.allSatisfy { !$0.contains("newer") && !$0.contains("corrupt") })
  }

  @Test func `A newer version's data are refused with a sentence, and stay as they are`() async throws {
    try await expectRefusal(
      of: Self.methods, format: 99, "A newer version of this program wrote the file (format 99")
  }

  @Test func `So are those from before the first release`() async throws {
    try await expectRefusal(
      of: ["library/list", "watch/list"], format: 2,
      "A version of this program that was never released wrote the file (format 2)")
  }

  @Test func `The formats begin with those of the first release`() {
    #expect(Schema.watches.version == 6 && Schema.library.version == 3)
    #expect(Schema.watches.steps.isEmpty && Schema.library.steps.count == 9)
  }

  @Test func `A newer version's settings are refused with a sentence, and stay as they are`() async throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/config/marquee/config.json"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/config/marquee", withIntermediateDirectories: true)
    let content = #"{"version":2,"keys":{"amc":"k"}}"#
    try Data(content.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let client = try TestClient(folder: folder)
    let error = try await client.error("credentials/set", #"{"provider":"amc","key":"new","persist":true}"#)
    #expect(error["message"]?.string?.contains("a newer version of this program wrote it (format 2)") == true)
    await client.finish()
    #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == content)
  }

  /// The words of enumerations that files may hold. One that the contract renames needs a step of the schema.
  @Test func `All words that a file may hold are read`() {
    func missing<T: Enumeration>(_ type: T.Type, _ words: String) -> [String] {
      words.split(separator: " ").map(String.init).filter { T(rawValue: $0) == nil }
    }
    #expect(missing(WatchKind.self, "tickets showings seats release library person") == [])
    #expect(missing(WatchReason.self, "tickets format service digitalDate announced dated season episode") == [])
    #expect(missing(WatchResolution.self, "pending ambiguous resolved") == [])
    #expect(missing(WatchOfferKind.self, "subscription free ads rent buy") == [])
    #expect("front middle back".split(separator: " ").allSatisfy { SeatRowWishes.Wish(String($0)) != nil })
    let availabilities = "available almostSoldOut soldOut embargoed comingSoon cancelled started"
    #expect(missing(ShowingAvailability.self, availabilities) == [])
    let events =
      "movieFound movieAmbiguous movieChanged ticketsOpened showingAdded showingRemoved showingChanged showingCancelled "
      + "seatsFound seatsGone releaseDateSet releaseDateMoved releaseDateRemoved offerAdded offerRemoved movieAnnounced failing recovered ended"
    #expect(missing(WatchEventKind.self, events) == [])
  }
}
