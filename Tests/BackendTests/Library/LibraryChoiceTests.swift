// SPDX-License-Identifier: MIT
import Basics
import Contract
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend

/// `library/choose` in the sandbox.
@Suite("What to see", .timeLimit(.minutes(5)))
struct LibraryChoiceTests {
  private let folder = TemporaryFolder()

  private func client() throws -> TestClient { try TestClient(isSandbox: true, folder: folder) }

  private func ids(_ picks: JSONValue) -> [String?] { picks["items"]?.elements.map { $0["id"]?.string } ?? [] }

  private func want(_ client: TestClient, _ count: Int) async throws {
    let popular = try await client.result("movies/popular", #"{"pageSize":\#(count)}"#)
    for film in popular["items"]?.elements.map(\.self) ?? [] {
      let id = try #require(film["id"]?.string)
      _ = try await client.result("library/set", #"{"id":"\#(id)"}"#)
    }
  }

  @Test func `The same seed chooses the same, another one others`() async throws {
    let client = try client()
    try await want(client, 12)
    let first = try await client.result("library/choose", #"{"seed":1}"#)
    #expect(ids(first).count == 3 && first["seed"]?.integer == 1)
    #expect(ids(try await client.result("library/choose", #"{"seed":1}"#)) == ids(first))
    #expect(ids(try await client.result("library/choose", #"{"seed":2}"#)) != ids(first))
    let reasons = first["items"]?[0]?["reasons"]?.elements.map(\.string) ?? []
    #expect(reasons.contains("on your list"))
    await client.finish()
  }

  @Test func `What is on near the place comes first, with its price and its seats`() async throws {
    let client = try client()
    try await want(client, 12)
    let params =
      #"{"seed":1,"place":"Olathe, KS","date":"weekend","partySize":2,"seatsTogether":true,"maximumTotal":60}"#
    let picks = try await client.result("library/choose", params)
    let first = picks["items"]?[0]
    let showing = try #require(first?["showing"], "\(picks.raw)")
    #expect((showing["total"]?.double ?? 100) <= 60 && first?["seats"]?.count == 2)
    #expect(first?["reasons"]?[0]?.string?.contains("with 2 seats together for $") == true)
    #expect(picks["date"]?.string == "2026-11-21" && picks["untilDate"]?.string == "2026-11-22")
    let shown = try await client.result("library/choose", #"{"place":"Olathe, KS","presentation":true}"#)
    #expect(shown["presentation"]?["title"]?.string == "What to see · Olathe, KS · Sat 21 Nov")
    #expect(try await client.result("library/choose")["date"] == nil)
    let dear = try await client.result("library/choose", params.replacing(#":60}"#, with: ":1}"))
    #expect(dear["items"]?.elements.allSatisfy { $0["showing"] == nil } == true && dear["items"]?.count == 3)
    #expect(dear["message"]?.string?.contains("No showing there") == true)
    await client.finish()
  }

  @Test func `What isn't known is said, and nothing is chosen that doesn't match`() async throws {
    let client = try client()
    let none = try await client.result("library/choose")
    #expect(ids(none) == [] && none["message"]?.string?.contains("The library is empty") == true)
    // By an id that an import has, no request says anything else of the film.
    let file = folder.file("films.csv")
    try Data("tmdbID,Title,Year\n62,2001: A Space Odyssey,1968\n".utf8).write(to: URL(fileURLWithPath: file))
    _ = try await client.result("library/import", #"{"from":"\#(file)","status":"none","tags":["Ann"]}"#)
    #expect(ids(try await client.result("library/choose")) == [])
    let tagged = try await client.result("library/choose", #"{"tags":["ann"]}"#)
    #expect(ids(tagged) == ["tmdb:movie:62"])
    #expect(tagged["items"]?[0]?["reasons"]?.elements.contains { $0.string == "tagged Ann" } == true)
    let seen = try await client.result("library/choose", #"{"status":"seen"}"#)
    #expect(ids(seen) == [] && seen["message"]?.string == "Nothing matches.")
    let unknown = try await client.result("library/choose", #"{"tags":["ann"],"maximumMinutes":300}"#)
    #expect(ids(unknown) == [] && unknown["message"]?.string?.contains("known yet") == true)
    await client.finish()
  }

  @Test func `What two people want is said`() async throws {
    let client = try client()
    for tags in [#"["Ann","Bob"]"#, #"["Ann"]"#] {
      let id = tags.contains("Bob") ? "tmdb:movie:62" : "tmdb:movie:268"
      _ = try await client.result("library/set", #"{"id":"\#(id)","status":"none","addTags":\#(tags)}"#)
    }
    let both = try await client.result("library/choose", #"{"tags":["Ann","Bob"],"tagOperator":"and"}"#)
    #expect(ids(both) == ["tmdb:movie:62"])
    #expect(both["items"]?[0]?["reasons"]?.elements.contains { $0.string == "wanted by both: Ann, Bob" } == true)
    await client.finish()
  }

  @Test func `What's on takes the filters of the library, which need it`() async throws {
    let client = try client()
    for (id, tag) in [("tmdb:movie:62", "Ann"), ("tmdb:movie:603", "Bob")] {
      _ = try await client.result("library/set", #"{"id":"\#(id)","addTags":["\#(tag)"]}"#)
    }
    func titles(_ filter: String) async throws -> [String?] {
      let page = try await client.result(
        "showtimes/whatsOn", #"{"place":"Olathe, KS","library":"wanted","includeDetails":false,\#(filter)}"#)
      return page["items"]?.elements.map { $0["title"]?.string } ?? []
    }
    #expect(try await titles(#""sortBy":"start""#).count == 2)
    #expect(try await titles(#""tags":["ann"]"#) == ["2001: A Space Odyssey"])
    #expect(try await titles(#""years":"1990-1999""#) == ["The Matrix"])
    #expect(try await titles(#""minimumMinutes":140"#) == ["2001: A Space Odyssey"])
    // Of films that the library doesn't have, what both providers say counts, and they have no tag.
    let unseen = try await client.result(
      "showtimes/whatsOn",
      #"{"place":"Olathe, KS","library":"unseen","years":"1990-1999","originalLanguage":"ja","includeDetails":false}"#)
    let found = unseen["items"]?.elements.compactMap { $0["title"]?.string }.sorted()
    #expect(found == ["My Neighbor Totoro", "Princess Mononoke"])
    #expect(unseen["unknownCount"] == nil)
    let tagged = try await client.result(
      "showtimes/whatsOn",
      #"{"place":"Olathe, KS","library":"unseen","years":"1968","tags":["Ann"],"includeDetails":false}"#)
    #expect(tagged["items"]?.count == 1 && tagged["unknownCount"] == nil)
    let error = try await client.error("showtimes/whatsOn", #"{"place":"Olathe, KS","years":"1999"}"#)
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/library")
    await client.finish()
  }
}
