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
    #expect(first?["reasons"]?[0]?.string?.contains("2 seats together, $") == true)
    let dear = try await client.result("library/choose", params.replacing(#":60}"#, with: ":1}"))
    #expect(dear["items"]?.elements.allSatisfy { $0["showing"] == nil } == true && dear["items"]?.count == 3)
    await client.finish()
  }

  @Test func `What isn't known is said, and nothing is chosen that doesn't match`() async throws {
    let client = try client()
    let none = try await client.result("library/choose")
    #expect(ids(none) == [] && none["message"]?.string?.contains("No film") == true)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:62","status":"none","tags":["Ann"]}"#)
    #expect(ids(try await client.result("library/choose")) == [])
    let tagged = try await client.result("library/choose", #"{"tags":["ann"]}"#)
    #expect(ids(tagged) == ["tmdb:movie:62"])
    #expect(tagged["items"]?[0]?["reasons"]?.elements.contains { $0.string == "tagged Ann" } == true)
    let unknown = try await client.result("library/choose", #"{"tags":["ann"],"maximumMinutes":300}"#)
    #expect(ids(unknown) == [] && unknown["message"]?.string?.contains("known yet") == true)
    await client.finish()
  }
}
