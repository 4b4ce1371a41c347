// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend

/// Films of imports, and TMDB's films that they are.
@Suite("Films of an import", .timeLimit(.minutes(5)))
struct ImportMatchingTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws { upstream = try FaultServer() }

  /// Has these films and shows, as `title year`, with their positions as numbers, from 1 on.
  private func tmdb(_ films: [String], shows: [String] = []) {
    func answer(_ works: [String], _ title: String, _ day: String) -> @Sendable (ReceivedRequest) -> Reply {
      { request in
        let query = (request.queryItem("query") ?? "").removingPercentEncoding?.lowercased() ?? ""
        let year = request.queryItem("year") ?? request.queryItem("first_air_date_year")
        let words = query.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
        let rows = works.enumerated().filter { _, work in
          (year.map(work.hasSuffix) ?? true) && words.allSatisfy(work.lowercased().contains)
        }.map { number, work in
          #"{"id":\#(number + 1),"\#(title)":"\#(work.dropLast(5))","\#(day)":"\#(work.suffix(4))-05-01"}"#
        }
        return .json(
          #"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":1,"total_results":\#(rows.count)}"#)
      }
    }
    upstream.on("/search/movie", handler: answer(films, "title", "release_date"))
    upstream.on("/search/tv", handler: answer(shows, "name", "first_air_date"))
    for (number, film) in films.enumerated() {
      upstream.on(
        "/movie/\(number + 1)",
        .json(#"{"id":\#(number + 1),"title":"\#(film.dropLast(5))","release_date":"\#(film.suffix(4))-05-01"}"#))
    }
  }

  private func client() throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"], folder: folder)
  }

  private func params(_ name: String, _ text: String, _ more: String = "") throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    return #"{"from":"\#(folder.file(name))"\#(more)}"#
  }

  private func watchlist(_ films: [String]) throws -> String {
    let lines = films.enumerated().map { number, film in
      "2024-01-01,\"\(film.dropLast(5))\",\(film.suffix(4)),https://boxd.it/\(number)\n"
    }
    return try params("watchlist.csv", "Date,Name,Year,Letterboxd URI\n" + lines.joined())
  }

  /// The rows as `outcome id matchedTitle matchedYear`.
  private func rows(_ page: JSONValue) -> [String] {
    page["items"]?.elements.map { row in
      ["outcome", "id", "matchedTitle", "matchedYear"].compactMap {
        row[$0]?.string ?? row[$0]?.integer.map(String.init)
      }
      .joined(separator: " ")
    } ?? []
  }

  private func imported(_ films: [String]) async throws -> [String] {
    let client = try client()
    let rows = rows(try await client.result("library/import", try watchlist(films)))
    await client.finish()
    return rows
  }

  @Test(
    arguments: [
      ("Ruins 2009", "The Ruins 2008", "ambiguous"), ("Kid 2015", "A Kid 2016", "ambiguous"),
      ("Mother 2016", "Mother! 2017", "ambiguous"),
      ("Ruins 2008", "The Ruins 2008", "matched tmdb:movie:1 The Ruins"),
      ("Ruins 2009", "Ruins 2008", "matched tmdb:movie:1 2008"),
      ("Mission, Impossible 1997", "Mission: Impossible 1996", "matched tmdb:movie:1 1996"),
      ("Batman, The Movie 1966", "Batman: The Movie 1966", "matched tmdb:movie:1"),
      ("Ruins 2006", "Ruins 2008", "notFound"),
      ("Step Up 2: The Streets 2008", "Step Up 2 the Streets 2008", "matched tmdb:movie:1 Step Up 2 the Streets"),
      ("Ruins, the Hut 2008", "Ruins the Hut 2008", "matched tmdb:movie:1 Ruins the Hut"),
    ])
  func `Either the title or the year may differ, and the row says which`(
    wanted: String, film: String, row: String
  ) async throws {
    tmdb([film])
    #expect(try await imported([wanted]) == [row])
  }

  // Regression: the other titles of a film of the year took the place of the search in all years.
  @Test func `A film of the next year is found beside one of the year that has its words`() async throws {
    tmdb(["Taken Away 2014", "Taken 3 2015"])
    #expect(try await imported(["Taken 3 2014"]) == ["matched tmdb:movie:2 2015"])
  }

  @Test func `Two films of an export don't become one`() async throws {
    tmdb(["Stranger Than Paradise 1984", "Comet 1992", "Heat 1995"])
    let rows = try await imported([
      "Stranger Than Paradise 1983", "Stranger Than Paradise 1984", "Comet 1991", "Comet 1993", "Heat 1995",
      "Heat 1995",
    ])
    #expect(
      rows == [
        "ambiguous", "matched tmdb:movie:1", "ambiguous", "ambiguous", "matched tmdb:movie:3", "ambiguous",
      ])
  }

  @Test(
    arguments: [
      (["Frost 2012", "Frozen 2013"], "matched tmdb:movie:2"), (["Frost 2013", "Frozen 2013"], "matched tmdb:movie:1"),
      (["Frost 2012", "Frozen 2012"], "ambiguous"), (["Frost 2012"], "matched tmdb:movie:1 2012"),
    ])
  func `A title in the language of an account is no other film's while the original title fits better`(
    films: [String], row: String
  ) async throws {
    tmdb(films)
    let client = try client()
    let text = "Your Rating,Date Rated,Title,Original Title,Title Type,Year\n8,2024-01-05,Frost,Frozen,Film,2013\n"
    #expect(rows(try await client.result("library/import", try params("ratings.csv", text))) == [row])
    await client.finish()
  }

  @Test func `An id that an earlier part of the export has isn't taken again`() async throws {
    tmdb(["Comet 1992"])
    #expect(try await imported(["Comet 1992"]) == ["matched tmdb:movie:1"])
    #expect(try await imported(["Comet 1991"]) == ["ambiguous"])
  }

  @Test func `What is doubtful is listed, and is settled with the same id or another one`() async throws {
    tmdb(["The Ruins 2008", "Ruins 2010"])
    let client = try client()
    _ = try await client.result("library/import", try watchlist(["Ruins 2008"]))
    #expect(try await client.result("library/unmatched")["items"]?.count == 0)
    let doubtful = try await client.result("library/unmatched", #"{"doubtful":true}"#)
    #expect(rows(doubtful) == ["matched tmdb:movie:1 The Ruins"])
    let row = try #require(doubtful["items"]?[0]?["row"]?.integer)
    let settled = try await client.result("library/set", #"{"id":"tmdb:movie:2","row":\#(row)}"#)
    #expect(settled["library"]?["status"]?.string == "wanted")
    #expect(try await client.result("library/unmatched", #"{"doubtful":true}"#)["items"]?.count == 0)
    await client.finish()
  }

  @Test func `Television of Letterboxd's is found as such, by its very title and year`() async throws {
    tmdb([], shows: ["Angels in America 2003", "The Kingdom 1995"])
    let client = try client()
    let page = try await client.result("library/import", try watchlist(["Angels in America 2003", "The Kingdom 1994"]))
    #expect(rows(page) == ["matched tmdb:show:1", "notFound"] && page["items"]?[0]?["kind"]?.string == "show")
    let entry = try await client.result("library/get", #"{"id":"tmdb:show:1"}"#)
    #expect(entry["kind"]?.string == "show" && entry["title"]?.string == "Angels in America")
    let again = try await client.result("library/import", try watchlist(["Angels in America 2003"]))
    #expect(rows(again) == ["unchanged tmdb:show:1"])
    await client.finish()
  }

  @Test func `TMDB says whether what IMDb lists is a film or a show`() async throws {
    let found = [
      (41, #""tv_results":[{"id":7}],"movie_results":[]"#), (42, #""movie_results":[{"id":8}],"tv_results":[]"#),
      (43, #""tv_episode_results":[{"id":9}],"movie_results":[],"tv_results":[]"#),
    ]
    for (number, results) in found { upstream.on("/find/tt00000\(number)", .json("{\(results)}")) }
    let client = try client()
    let lines = ["tt0000041,8,A,Film,2013", "tt0000042,8,B,Blurb,2013", "tt0000043,8,C,Blurb,2013"].map { $0 + "\n" }
    let page = try await client.result(
      "library/import", try params("ratings.csv", "Const,Your Rating,Title,Title Type,Year\n" + lines.joined()))
    #expect(rows(page) == ["matched imdb:tt0000041", "matched imdb:tt0000042", "notFound"])
    let list = try await client.result("library/list", #"{"sortBy":"title"}"#)["items"]?.elements
    #expect(list?.map { $0["kind"]?.string } == ["show", "movie"])
    #expect(list?.map { $0["ids"]?["tmdb"]?.integer } == [7, 8])
    await client.finish()
  }

  @Test func `What was removed stays away until a line from after the removal, and then has all of its ids`()
    async throws
  {
    upstream.on("/find/tt0000081", .json(#"{"movie_results":[{"id":8}],"tv_results":[]}"#))
    upstream.on("/movie/8", .json(#"{"id":8,"title":"A","release_date":"2016-05-01"}"#))
    let client = try client()
    func rated(_ day: String) throws -> String {
      try params("ratings.csv", "Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0000081,8,\(day),A,Movie,2016\n")
    }
    _ = try await client.result("library/import", try rated("2024-01-05"))
    _ = try await client.result("library/remove", #"{"id":"imdb:tt0000081"}"#)
    for day in ["2024-01-05", "2025-01-05"] {
      let page = try await client.result("library/import", try rated(day))
      #expect(rows(page) == ["skipped"] && page["items"]?[0]?["reason"]?.string?.contains("removed") == true)
      #expect(try await client.result("library/list")["items"]?.count == 0)
    }
    _ = try await client.result("library/import", try rated("2999-01-05"))
    #expect(try await client.result("library/get", #"{"id":"tmdb:movie:8"}"#)["ids"]?["imdb"]?.string == "tt0000081")
    // What the user adds again is as any other film.
    _ = try await client.result("library/remove", #"{"id":"imdb:tt0000081"}"#)
    _ = try await client.result("library/set", #"{"id":"imdb:tt0000081"}"#)
    #expect(
      rows(try await client.result("library/import", try rated("2024-01-05"))).first?.hasPrefix("skipped") == false)
    await client.finish()
  }

  @Test func `What an import took for granted is in the answer and in the message`() async throws {
    let client = try client()
    let page = try await client.result(
      "library/import", try params("mine.csv", "Title,Year,tmdbID,Rating\nA,2001,1,9\nB,2002,2,\n"))
    #expect(page["assumed"]?.raw.description == #"[{"file":"mine.csv","status":"seen","bestRating":10}]"#)
    let message = page["message"]?.string ?? ""
    #expect(message.hasPrefix("2 matched.") && message.contains("mine.csv") && message.contains("seen"))
    await client.finish()
  }

  @Test func `A watchlist comes back from Marquee's own table as it was, formulas too`() async throws {
    upstream.on("/movie/1", .json(#"{"id":1,"title":"=A","release_date":"2001-05-01"}"#))
    let client = try client()
    _ = try await client.result(
      "library/set", #"{"id":"tmdb:movie:1","status":"wanted","rating":7,"note":"-x","tags":["@y"]}"#)
    let path = folder.file("out.csv")
    _ = try await client.result("library/export", #"{"format":"letterboxd","status":"wanted","to":"\#(path)"}"#)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasSuffix("1,,'=A,2001,7,,,'@y,'-x,wanted\n"))
    let other = TemporaryFolder()
    let second = try TestClient(["MARQUEE_TMDB_URL": upstream.url], folder: other)
    _ = try await second.result("library/import", #"{"from":"\#(path)"}"#)
    let row = try await second.result("library/get", #"{"id":"tmdb:movie:1"}"#)
    let library = row["library"]
    #expect(row["title"]?.string == "=A" && library?["status"]?.string == "wanted" && library?["rating"]?.double == 7)
    #expect(library?["note"]?.string == "-x" && library?["tags"]?[0]?.string == "@y")
    await second.finish()
    await client.finish()
  }

  @Test func `A second import waits for the first one, and can be cancelled while it waits`() async throws {
    tmdb(["Heat 1995"])
    let turns = ImportTurns()
    let (isRunning, running) = AsyncStream.makeStream(of: Void.self)
    let (isReleased, release) = AsyncStream.makeStream(of: Void.self)
    let first = Task {
      try await turns.run { _ in
      } _: {
        running.yield()
        for await _ in isReleased { break }
        return 1
      }
    }
    for await _ in isRunning { break }
    let (reports, report) = AsyncStream.makeStream(of: Int.self)
    let second = Task {
      try await turns.run {
        report.yield($0)
      } _: {
        2
      }
    }
    for await ahead in reports {
      #expect(ahead == 1)
      break
    }
    let third = Task {
      try await turns.run {
        report.yield($0)
      } _: {
        3
      }
    }
    for await ahead in reports where ahead == 2 { break }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    for await ahead in reports where ahead == 1 { break }
    release.yield()
    #expect(try await first.value == 1)
    #expect(try await third.value == 3)
  }
}
