// SPDX-License-Identifier: MIT
import Basics
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend

/// `library/recommendations` with a TMDB on the loopback interface: film N is recommended N+100, N+101 and 500.
@Suite("Recommendations", .timeLimit(.minutes(5)))
struct RecommendationTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws {
    upstream = try FaultServer()
    for number in 1...40 {
      let rows = [number + 100, number + 101, 500].map(Self.row).joined(separator: ",")
      upstream.on(
        "/movie/\(number)/recommendations",
        .json(#"{"page":1,"results":[\#(rows)],"total_results":3}"#, headers: Self.kept))
    }
    for number in Array(1...40) + Array(101...141) + [500] {
      upstream.on(
        "/movie/\(number)",
        .json(
          """
          {"id":\(number),"title":"Film \(number)","release_date":"1995-05-01","runtime":\(number % 2 == 0 ? 150 : 90),
          "genres":[{"id":28,"name":"Action"}],"credits":{"crew":[{"id":200,"name":"Ann","job":"Director"}]},
          "watch/providers":{"results":{}}}
          """, headers: Self.kept))
    }
    let popular = (601...605).map(Self.row).joined(separator: ",")
    upstream.on("/movie/popular", .json(#"{"page":1,"results":[\#(popular)],"total_results":5,"total_pages":1}"#))
  }

  private static let kept = [("Cache-Control", "max-age=600")]

  private static func row(_ number: Int) -> String {
    #"{"id":\#(number),"title":"Film \#(number)","release_date":"1995-05-01","genre_ids":[28],"vote_count":100}"#
  }

  private func client() throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"], folder: folder)
  }

  private func rate(_ client: TestClient, _ films: Range<Int>, _ rating: Double) async throws {
    for film in films {
      _ = try await client.result("library/set", #"{"id":"tmdb:movie:\#(film)","rating":\#(rating)}"#)
    }
  }

  private func ids(_ page: JSONValue) -> [String] { page["items"]?.elements.compactMap { $0["id"]?.string } ?? [] }
  private var asked: Int { upstream.requests.count }

  @Test func `With fewer than three films rated seven the popular ones are given, and it says how many are needed`()
    async throws
  {
    let client = try client()
    try await rate(client, 1..<3, 9)
    try await rate(client, 3..<4, 6.5)
    let page = try await client.result("library/recommendations")
    #expect(page["basis"]?.string == "popular" && ids(page).first == "tmdb:movie:601")
    let message = try #require(page["message"]?.string)
    #expect(message.contains("need 3 films rated 7") && message.contains("the library has 2"))
    #expect(page["items"]?[0]?["reasons"]?[0]?.string?.hasPrefix("Because") == true)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","addTags":["cosy"]}"#)
    let cosy = try await client.result("library/recommendations", #"{"tags":["cosy"]}"#)
    #expect(cosy["message"]?.string?.contains("the library has 1 with these tags") == true)
    await client.finish()
  }

  @Test func `What is seen, wanted or rated below six is left out, and each reason is a sentence`() async throws {
    let client = try client()
    try await rate(client, 1..<3, 9)
    try await rate(client, 3..<4, 8.5)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:101","status":"seen"}"#)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:102"}"#)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:103","status":"none","rating":5.5}"#)
    let page = try await client.result("library/recommendations")
    #expect(page["basis"]?.string == "ratings" && ids(page) == ["tmdb:movie:500", "tmdb:movie:104"])
    let reasons = page["items"]?[0]?["reasons"]?.elements.compactMap(\.string) ?? []
    #expect(
      reasons.first == "Because you gave Film 1 9 and Film 2 9." && reasons.allSatisfy { $0.hasPrefix("Because ") })
    #expect(page["items"]?[1]?["reasons"]?[0]?.string == "Because you gave Film 3 8.5.")
    await client.finish()
  }

  @Test func `A call sends TMDB at most 20 requests, which are kept; what isn't known is never no`() async throws {
    let client = try client()
    try await rate(client, 1..<41, 8)
    let before = asked
    let first = try await client.result("library/recommendations", #"{"maximumMinutes":100,"pageSize":100}"#)
    #expect(asked - before == 20)
    let unknown = try #require(first["unknownCount"]?.integer)
    #expect(unknown > 0 && first["message"]?.string?.contains("isn't known yet") == true)
    #expect(first["items"]?.elements.allSatisfy { $0["runtimeMinutes"]?.integer == 90 } == true)
    let second = try await client.result("library/recommendations", #"{"maximumMinutes":100,"pageSize":100}"#)
    #expect(ids(second).count > ids(first).count && (second["unknownCount"]?.integer ?? 0) < unknown)
    #expect(asked - before <= 40)
    // In the end all are known, and nothing is requested.
    let all = asked
    let last = try await client.result("library/recommendations", #"{"maximumMinutes":100,"pageSize":100}"#)
    #expect(last["unknownCount"] == nil && ids(last).count == ids(second).count && asked == all)
    await client.finish()
  }

  @Test func `Tags choose the films that count, and a genre is known without a request for each film`() async throws {
    let client = try client()
    try await rate(client, 1..<10, 8)
    for film in 1...3 {
      _ = try await client.result("library/set", #"{"id":"tmdb:movie:\#(film)","addTags":["cosy"]}"#)
    }
    let cosy = try await client.result("library/recommendations", #"{"tags":["Cosy"],"pageSize":100}"#)
    #expect(
      Set(ids(cosy)) == ["tmdb:movie:500", "tmdb:movie:101", "tmdb:movie:102", "tmdb:movie:103", "tmdb:movie:104"])
    upstream.on("/genre/movie/list", .json(#"{"genres":[{"id":28,"name":"Action"},{"id":11,"name":"Comedy"}]}"#))
    let action = try await client.result("library/recommendations", #"{"genres":["action"]}"#)
    #expect(ids(action).count == 11 && action["unknownCount"] == nil)
    #expect(ids(try await client.result("library/recommendations", #"{"genres":["comedy"]}"#)) == [])
    await client.finish()
  }

  // Regression: each call looked for the same best films, and never for the others.
  @Test func `With a place only what is on is recommended, and each call knows of more films than the one before`()
    async throws
  {
    let client = try TestClient(isSandbox: true, folder: folder)
    for film in [155, 680, 120] {
      _ = try await client.result("library/set", #"{"id":"tmdb:movie:\#(film)","status":"seen","rating":9}"#)
    }
    let params = #"{"place":"Olathe, KS","date":"today","pageSize":100}"#
    let first = try await client.result("library/recommendations", params)
    let second = try await client.result("library/recommendations", params)
    #expect(first["items"]?.elements.allSatisfy { $0["showing"]?["startsAt"] != nil } == true)
    #expect(!ids(first).isEmpty && Set(ids(first)).isStrictSubset(of: ids(second)))
    let unknown = try #require(first["unknownCount"]?.integer)
    #expect((second["unknownCount"]?.integer ?? 0) < unknown)
    await client.finish()
  }
}

/// The order of recommendations, without any request.
@Suite("Taste", .timeLimit(.minutes(1)))
struct TasteTests {
  private func film(_ id: Int, _ rating: Double, day: Int = 0, genres: [Int] = []) -> RatedFilm {
    RatedFilm(id: id, rating: rating, day: day, traits: FilmTraits(genres: genres))
  }

  @Test func `Seeds are the best rated and then the latest, none below seven`() {
    let films = [film(1, 10), film(2, 9, day: 1), film(3, 9, day: 2), film(4, 7, day: 9), film(5, 6.5, day: 99)]
    #expect(Taste(films, seeds: 3).seeds.map(\.id) == [1, 3, 4])
    #expect(Taste(films, seeds: 9).seeds.count == 4)
  }

  @Test func `What several films speak for comes before what one does, and a liked genre before one that isn't`() {
    let films = (1...6).map { film($0, 9, genres: [28]) } + (7...12).map { film($0, 3, genres: [35]) }
    let taste = Taste(films, seeds: 2)
    let ranked = taste.ranked([[100, 101, 102], [103, 102]], without: [103]) { id in
      FilmTraits(genres: id == 100 ? [35] : [28])
    }
    #expect(ranked.map(\.id) == [102, 101, 100] && ranked[0].seeds.count == 2)
    #expect(taste.likes(genre: 28) && !taste.likes(genre: 35))
  }
}
