// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend

/// Episodes that exports have, with a TMDB on the loopback interface.
@Suite("An export's episodes", .timeLimit(.minutes(5)))
struct EpisodeImportTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws {
    upstream = try FaultServer()
    upstream.on("/tv/1", .json(#"{"id":1,"name":"Show 1","first_air_date":"2001-01-01"}"#))
    upstream.on(
      "/find/tt0000042",
      .json(
        #"{"movie_results":[],"tv_results":[],"#
          + #""tv_episode_results":[{"id":9,"show_id":1,"season_number":2,"episode_number":3}]}"#))
    upstream.on("/find/tt0000043", .json(#"{"movie_results":[],"tv_results":[{"id":1}],"tv_episode_results":[]}"#))
    upstream.on("/find/tt0000044", .json(#"{"movie_results":[],"tv_results":[],"tv_episode_results":[]}"#))
  }

  private func client() throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"], folder: folder)
  }

  private func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    return #"{"from":"\#(folder.file(name))"}"#
  }

  /// The episodes of show 1 as `1x2 2020-01-02 8.0`.
  private func seen(_ client: TestClient) async throws -> [String] {
    let row = try await client.result("library/get", #"{"id":"tmdb:show:1"}"#)
    return row["library"]?["seenEpisodes"]?.elements.map { episode in
      let number = "\(episode["season"]?.integer ?? -1)x\(episode["episode"]?.integer ?? -1)"
      let days = episode["seenOn"]?.elements.compactMap(\.string) ?? []
      return ([number] + days + [episode["rating"]?.double].compactMap { $0.map { "\($0)" } }).joined(separator: " ")
    } ?? []
  }

  private func outcomes(_ page: JSONValue) -> [String?] { page["items"]?.elements.map { $0["outcome"]?.string } ?? [] }

  @Test func `Trakt's are those of its history and of the shows that were watched`() async throws {
    let show = #""show":{"title":"Show 1","year":2001,"ids":{"trakt":5,"tmdb":1}}"#
    let params = try write(
      "history.json",
      """
      [{"watched_at":"2020-01-02T20:00:00.000Z","type":"episode","episode":{"season":1,"number":2,"ids":{}},\(show)},
       {"watched_at":"1970-01-01T00:00:00.000Z","type":"episode","episode":{"season":0,"number":1,"ids":{}},\(show)},
       {"rated_at":"2020-01-03T20:00:00.000Z","rating":7,"type":"episode","episode":{"season":1,"number":2},\(show)},
       {"listed_at":"2020-01-02T20:00:00.000Z","type":"episode","episode":{"season":1,"number":9,"ids":{}},\(show)},
       {"plays":3,"last_watched_at":"2020-02-02T20:00:00.000Z",\(show),
        "seasons":[{"number":2,"episodes":[{"number":1,"plays":1,"last_watched_at":"2020-02-02T20:00:00.000Z"}]}]}]
      """)
    let client = try client()
    let page = try await client.result("library/import", params)
    #expect(outcomes(page) == ["matched", "skipped"])
    #expect(try await seen(client) == ["0x1", "1x2 2020-01-02 7.0", "2x1 2020-02-02"])
    let row = try await client.result("library/get", #"{"id":"tmdb:show:1"}"#)
    #expect(row["library"]?["status"]?.string == "wanted" && row["library"]?["begun"]?.boolean == true)
    // What was taken back stays so, until it was seen after that.
    _ = try await client.result("library/remove", #"{"id":"tmdb:show:1","season":1}"#)
    _ = try await client.result("library/import", params)
    #expect(try await seen(client) == ["0x1", "2x1 2020-02-02"])
    let later = try write(
      "later.json",
      #"[{"watched_at":"2099-01-02T20:00:00.000Z","episode":{"season":1,"number":2,"ids":{}},\#(show)}]"#)
    _ = try await client.result("library/import", later)
    #expect(try await seen(client) == ["0x1", "1x2 2099-01-02", "2x1 2020-02-02"])
    await client.finish()
  }

  @Test func `IMDb's are named by TMDB, and change nothing else of their show`() async throws {
    let params = try write(
      "ratings.csv",
      """
      Const,Your Rating,Date Rated,Title,Title Type,Year
      tt0000042,8,2020-01-02,The Third,TV Episode,2002
      tt0000044,8,2020-01-02,Nothing,Episodio TV,2002
      """)
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","status":"seen","rating":5}"#)
    #expect(outcomes(try await client.result("library/import", params)) == ["matched", "notFound"])
    #expect(try await seen(client) == ["2x3 8.0"])
    let row = try await client.result("library/get", #"{"id":"tmdb:show:1"}"#)
    #expect(row["title"]?.string == "Show 1" && row["library"]?["rating"]?.double == 5)
    #expect(row["library"]?["status"]?.string == "seen" && row["ids"]?["imdb"] == nil)
    #expect(outcomes(try await client.result("library/import", params)).first == "unchanged")
    // Another rating takes its place, and an older export brings none back that the user has set.
    let rated = try write(
      "rated.csv",
      "Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0000042,6,2020-03-02,The Third,TV Episode,2002")
    _ = try await client.result("library/import", rated)
    #expect(try await seen(client) == ["2x3 6.0"])
    upstream.on("/tv/1/season/2", .json(#"{"season_number":2,"episodes":[{"season_number":2,"episode_number":3}]}"#))
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","season":2,"episode":3,"rating":10}"#)
    _ = try await client.result("library/import", rated)
    #expect(try await seen(client) == ["2x3 10.0"])
    // Taken back, it isn't brought back.
    _ = try await client.result("library/remove", #"{"id":"tmdb:show:1","season":2}"#)
    _ = try await client.result("library/import", params)
    #expect(try await seen(client) == [])
    await client.finish()
  }

  @Test func `A table's own numbers count with the id of the show`() async throws {
    let params = try write(
      "tmdb.csv",
      """
      TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
      77,tt0000043,tv_episode,Show 1,2001-01-01,4,5,8,9,2020-01-01
      77,,tv_episode,Show 1,2001-01-01,4,6,8,9,2020-01-01
      """)
    let client = try client()
    #expect(outcomes(try await client.result("library/import", params)) == ["matched", "skipped"])
    #expect(try await seen(client) == ["4x5 9.0"])
    await client.finish()
  }
}
