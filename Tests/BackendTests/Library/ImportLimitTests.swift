// SPDX-License-Identifier: MIT
import Contract
import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Backend

@Suite("The limits of an import", .timeLimit(.minutes(5)))
struct ImportLimitTests {
  let folder = TemporaryFolder()

  private func read(_ name: String, _ text: String) throws -> ImportReading {
    try read(name, Array(text.utf8))
  }

  private func read(_ name: String, _ bytes: [UInt8]) throws -> ImportReading {
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file(name)))
    return try ImportReading(at: folder.file(name), status: nil)
  }

  @Test func `Marquee's own form has the limits of library/set`() throws {
    let days = (0..<3_000).compactMap { Day(daysSince1970: $0).map { "\"\($0)\"" } }.joined(separator: ",")
    let tags = (0..<5_000).map { "\"t\($0)\"" }.joined(separator: ",")
    let note = String(repeating: "a", count: 30_000)
    let text =
      #"{"marqueeLibrary":1,"entries":[{"id":"tmdb:movie:1","title":"X","library":{"seenOn":[\#(days)],"tags":[\#(tags)],"note":"\#(note)"}}]}"#
    let reading = try read("own.json", text)
    let entry = reading.records[0].entry
    #expect(entry.seenOn.count == 1_000 && entry.tags.count == 100 && entry.note.count == 20_000)
    #expect(reading.skipped.count == 3)
  }

  @Test func `The lines of one film together have those limits, too, and what has no room is reported once`() throws {
    let lines = (0..<1_100).map { number in
      let day = Day(daysSince1970: number)?.description ?? ""
      return "2020-02-02,Heat,1995,d,4,,\"\(String(repeating: "r", count: 100)) \(number)\",t\(number),\(day)\n"
    }
    let heading = "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n"
    let reading = try read("reviews.csv", heading + lines.joined())
    let entry = reading.records[0].entry
    #expect(entry.seenOn.count == 1_000 && entry.tags.count == 100 && entry.note.utf8.count <= 60_000)
    #expect(reading.skipped.map(\.place) == Array(repeating: "reviews.csv:2", count: 3))
    for (skipped, name) in zip(reading.skipped, ["days", "tags", "notes"]) { #expect(skipped.reason.contains(name)) }
    // The same lines again add nothing that has no room.
    let few = lines.prefix(90).joined()
    #expect(try read("reviews.csv", heading + few + few).skipped.isEmpty)
  }

  @Test func `The episodes of one show are read in linear time, as far as there is room`() throws {
    // Regression: 199,000 lines took more than five minutes, and each copied all that came before.
    let start = ContinuousClock.now
    let elements = (0..<40_000).map { number in
      #"{"watched_at":"2020-01-02T20:00:00Z","episode":{"season":1,"number":\#(number)},"show":{"title":"X","ids":{"tmdb":1}}}"#
    }
    let reading = try read("history.json", "[" + elements.joined(separator: ",") + "]")
    #expect(reading.records.map(\.entry.episodes.count) == [20_000])
    #expect(reading.skipped.map(\.place) == ["history.json:1"] && reading.skipped[0].reason.contains("episodes"))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func `The reviews of many films are read in linear time`() throws {
    // Regression: each review was searched for in all those of its film, a file of 49 MB in more than half a minute.
    let start = ContinuousClock.now
    let review = String(repeating: "x", count: 250)
    let lines = (0..<40_000).map { "\($0 % 200 + 1),Film,2000,\"\(review) \($0)\"\n" }
    let reading = try read("watchlist.csv", "tmdbID,Title,Year,Review\n" + lines.joined())
    #expect(reading.records.count == 200 && reading.records.allSatisfy { $0.entry.note.utf8.count > 50_000 })
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func `A title is measured before it is normalised`() throws {
    // Regression: 63 MB of titles of 900,000 characters took 18 s.
    let long = "a" + String(repeating: " ", count: 2_000) + "b"
    let reading = try read("watchlist.csv", "tmdbID,Title,Year\n1,\(long),2000\n2,Heat,1995\n")
    #expect(reading.records.map(\.entry.title) == ["Heat"] && reading.skipped.map(\.place) == ["watchlist.csv:2"])
  }

  @Test func `An archive with too many files is refused as that, and not as a damaged one`() throws {
    let files = (0...10_000).map { (name: "\($0).csv", text: [UInt8]()) }
    let error = #expect(throws: RPCError.self) { try read("export.zip", madeZip(files)) }
    #expect(error?.message.contains("10000 files") == true)
  }

  @Test func `Thousands of quotes that are never closed are read in linear time`() throws {
    // Regression: 64 KiB took eight seconds, so that these would take two minutes each.
    let start = ContinuousClock.now
    for line in ["\"a\",\"b\n", "a,\"\n", "a\",\"\n", "\"\"\"\n", "x,\"y\n"] {
      let text = "Date,Name,Year,Letterboxd URI\n" + String(repeating: line, count: (1 << 18) / line.utf8.count)
      _ = try? read("watched.csv", text)
    }
    #expect(ContinuousClock.now - start < .seconds(60))
  }
}
