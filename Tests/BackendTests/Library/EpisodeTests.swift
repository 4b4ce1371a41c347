// SPDX-License-Identifier: MIT
import Basics
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

@testable import Backend
@testable import Database

/// Episodes of shows in the library, with a TMDB on the loopback interface.
@Suite("An episode of a show", .timeLimit(.minutes(5)))
struct EpisodeTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  /// A show of two seasons and specials, whose last episode is to come.
  init() throws {
    upstream = try FaultServer()
    answer(seasons: [(0, 2), (1, 2), (2, 3)], next: (2, 3, "2099-01-03"))
    upstream.on("/tv/1/season/0", .json(Self.season(0, ["2000-12-25", "2003-12-25"])))
    upstream.on("/tv/1/season/1", .json(Self.season(1, ["2001-01-01", "2001-01-08"])))
    upstream.on("/tv/1/season/2", .json(Self.season(2, ["2002-01-01", "2002-01-08", "2099-01-03"])))
    upstream.on("/find/tt0000009", .json(#"{"movie_results":[],"tv_results":[{"id":1}]}"#))
  }

  private func answer(seasons: [(Int, Int)], next: (Int, Int, String)?, status: String = "Returning Series") {
    let list = seasons.map { #"{"season_number":\#($0.0),"episode_count":\#($0.1)}"# }.joined(separator: ",")
    let nextText =
      next.map { #"{"season_number":\#($0.0),"episode_number":\#($0.1),"air_date":"\#($0.2)"}"# } ?? "null"
    upstream.on(
      "/tv/1",
      .json(
        #"{"id":1,"name":"Show 1","first_air_date":"2001-01-01","status":"\#(status)","seasons":[\#(list)],"#
          + #""next_episode_to_air":\#(nextText)}"#))
  }

  private static func season(_ number: Int, _ days: [String]) -> String {
    let episodes = days.enumerated().map { index, day in
      #"{"season_number":\#(number),"episode_number":\#(index + 1),"name":"E\#(index + 1)","air_date":"\#(day)"}"#
    }
    return #"{"season_number":\#(number),"episodes":[\#(episodes.joined(separator: ","))]}"#
  }

  private func client() throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"], folder: folder)
  }

  private func next(_ row: JSONValue) -> String? {
    guard let next = row["library"]?["nextEpisode"] else { return nil }
    return "\(next["season"]?.integer ?? -1)x\(next["episode"]?.integer ?? -1)"
  }

  private func counts(_ row: JSONValue) -> [Int?] {
    [row["library"]?["episodes"]?["seen"]?.integer, row["library"]?["episodes"]?["out"]?.integer]
  }

  @Test func `A new show is wanted, and what is next is known at once`() async throws {
    let client = try client()
    let row = try await client.result(
      "library/set", #"{"id":"imdb:tt0000009","season":1,"episode":1,"seenOn":["2026-11-20"]}"#)
    #expect(row["kind"]?.string == "show" && row["title"]?.string == "Show 1")
    #expect(row["library"]?["status"]?.string == "wanted" && row["library"]?["begun"]?.boolean == true)
    #expect(next(row) == "1x2" && counts(row) == [1, 4])
    let got = try await client.result("library/get", #"{"id":"tmdb:show:1"}"#)
    #expect(
      got["library"]?["seenEpisodes"]?.raw.description
        == #"[{"season":1,"episode":1,"seenOn":["2026-11-20"]}]"#)
    await client.finish()
  }

  @Test func `A season alone is all its episodes that are out, and a status stays`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","status":"seen"}"#)
    let row = try await client.result("library/set", #"{"id":"tmdb:show:1","season":2}"#)
    #expect(row["library"]?["status"]?.string == "seen" && row["library"]?["begun"]?.boolean == true)
    #expect(counts(row) == [2, 4] && next(row) == "2x3")
    // A special is neither next nor counted.
    let special = try await client.result("library/set", #"{"id":"tmdb:show:1","season":0}"#)
    #expect(counts(special) == [2, 4] && next(special) == "2x3")
    await client.finish()
  }

  @Test func `What is out is out in the region of the call`() async throws {
    for (region, count) in [("US", 8), ("JP", 9)] {
      let client = try TestClient(isSandbox: true)
      // In Japan the day of the ninth episode has begun.
      var row = try await client.result("library/set", #"{"id":"tmdb:show:456","season":38,"region":"\#(region)"}"#)
      // So many seasons may take a busy machine longer than an answer waits for them.
      while counts(row)[1] == nil {
        row = try await client.result("library/get", #"{"id":"tmdb:show:456","region":"\#(region)"}"#)
      }
      #expect(counts(row) == [count, 801 + count], "\(region)")
      let entry = try await client.result("library/get", #"{"id":"tmdb:show:456","region":"\#(region)"}"#)
      #expect(counts(entry) == [count, 801 + count], "\(region)")
      await client.finish()
    }
  }

  @Test func `A show is begun until its last episode is seen`() async throws {
    answer(seasons: [(1, 2)], next: nil, status: "Ended")
    let client = try client()
    let first = try await client.result("library/set", #"{"id":"tmdb:show:1","season":1,"episode":2}"#)
    #expect(first["library"]?["begun"]?.boolean == true && next(first) == "1x1")
    let last = try await client.result("library/set", #"{"id":"tmdb:show:1","season":1,"episode":1}"#)
    #expect(last["library"]?["begun"] == nil && next(last) == nil && counts(last) == [2, 2])
    await client.finish()
  }

  @Test func `What TMDB doesn't have isn't found, and without TMDB an episode is stored all the same`() async throws {
    let client = try client()
    for params in [#""season":1,"episode":3"#, #""season":7"#, #""season":7,"episode":1"#] {
      let error = try await client.error("library/set", #"{"id":"tmdb:show:1",\#(params)}"#)
      #expect(error["code"]?.integer == -32012, "\(error.raw)")
    }
    #expect(try await client.result("library/list")["totalResults"]?.integer == 0)
    for params in [#""episode":1"#, #""season":1,"rating":8"#, #""season":1,"status":"wanted""#] {
      let error = try await client.error("library/set", #"{"id":"tmdb:show:1",\#(params)}"#)
      #expect(error["code"]?.integer == -32602, "\(error.raw)")
    }
    #expect(try await client.error("library/set", #"{"id":"tmdb:movie:1","season":1}"#)["code"]?.integer == -32602)
    upstream.on("/tv/2", .json("{}", status: 500))
    let row = try await client.result("library/set", #"{"id":"tmdb:show:2","season":3,"episode":4}"#)
    #expect(counts(row) == [1, nil] && row["library"]?["begun"]?.boolean == true && next(row) == nil)
    let error = try await client.error("library/set", #"{"id":"tmdb:show:2","season":1}"#)
    #expect(error["data"]?["retryable"]?.boolean == true, "\(error.raw)")
    await client.finish()
  }

  @Test func `It can be taken back, and an entry that has nothing else goes`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","season":1}"#)
    let removed = try await client.result("library/remove", #"{"id":"tmdb:show:1","season":1,"episode":2}"#)
    #expect(removed["removed"]?.integer == 1)
    let row = try await client.result("library/set", #"{"id":"tmdb:show:1","status":"none"}"#)
    #expect(counts(row) == [1, 4] && next(row) == "1x2")
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","season":1,"status":"none"}"#)
    #expect(try await client.error("library/get", #"{"id":"tmdb:show:1"}"#)["code"]?.integer == -32012)
    await client.finish()
  }

  @Test func `A list that comes short doesn't unsee it, and takes nothing away at once`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","season":1}"#)
    let store = client.backend.library
    let short = EpisodeList(
      episodes: [KnownEpisode(number: EpisodeNumber(season: 1, episode: 1), airsOn: 11_323)], askedAt: 1, isOver: true)
    for _ in 1...3 { _ = try await store.store(short, of: [1, 2], ofEntry: "tmdb:show:1") }
    #expect(counts(try await client.result("library/get", #"{"id":"tmdb:show:1"}"#)) == [2, 4])
    let last = try #require(try await store.store(short, of: [1, 2], ofEntry: "tmdb:show:1"))
    #expect(last.list?.episodes.count { $0.number.season > 0 } == 1 && ShowProgress(last, by: 0).seenCount == 2)
    await client.finish()
  }

  @Test func `It can be rated, which a season can't`() async throws {
    let client = try client()
    func seen(_ client: TestClient) async throws -> String? {
      try await client.result("library/get", #"{"id":"tmdb:show:1"}"#)["library"]?["seenEpisodes"]?.raw.description
    }
    let row = try await client.result("library/set", #"{"id":"tmdb:show:1","season":1,"episode":1,"rating":8.6}"#)
    #expect(row["library"]?["rating"] == nil && row["library"]?["status"]?.string == "wanted")
    // What isn't given stays.
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","season":1,"seenOn":["2026-11-20"]}"#)
    let both =
      #"[{"season":1,"episode":1,"seenOn":["2026-11-20"],"rating":8.5},"#
      + #"{"season":1,"episode":2,"seenOn":["2026-11-20"]}]"#
    #expect(try await seen(client) == both)
    let file = folder.file("rated.json")
    _ = try await client.result("library/export", #"{"format":"json","to":"\#(file)"}"#)
    let other = try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"])
    _ = try await other.result("library/import", #"{"from":"\#(file)"}"#)
    #expect(try await seen(other) == both)
    await other.finish()
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","season":1,"episode":1,"rating":0}"#)
    #expect(try await seen(client) == both.replacing(#","rating":8.5"#, with: ""))
    await client.finish()
  }

  @Test func `It is in an export, and comes back with it`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","season":2,"seenOn":["2026-11-20"]}"#)
    let file = folder.file("films.json")
    _ = try await client.result("library/export", #"{"format":"json","to":"\#(file)"}"#)
    await client.finish()
    let other = try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"])
    _ = try await other.result("library/import", #"{"from":"\#(file)"}"#)
    func seen() async throws -> Int? {
      try await other.result("library/get", #"{"id":"tmdb:show:1"}"#)["library"]?["seenEpisodes"]?.count
    }
    #expect(try await seen() == 2)
    // What was taken back stays so.
    _ = try await other.result("library/remove", #"{"id":"tmdb:show:1","season":2,"episode":1}"#)
    _ = try await other.result("library/import", #"{"from":"\#(file)"}"#)
    #expect(try await seen() == 1)
    await other.finish()
  }

  @Test func `It comes back from a library that was lost, and one that was taken back stays so`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","season":1,"seenOn":["2026-11-20"]}"#)
    _ = try await client.result("library/remove", #"{"id":"tmdb:show:1","season":1,"episode":2}"#)
    await client.finish()
    let salvaged = try SalvagedLibrary.read(folder.file("state/marquee/library.sqlite"))
    let marks = try #require(salvaged.entries.first).episodes
    #expect(marks[EpisodeNumber(season: 1, episode: 1)]?.days.count == 1)
    #expect(marks[EpisodeNumber(season: 1, episode: 2)]?.isSeen == false)
  }

  @Test func `A folder of an older version gets its tables`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:show:1","status":"wanted"}"#)
    await client.finish()
    do {
      let database = try Database(path: folder.file("state/marquee/library.sqlite"))
      for table in ["seen_episodes", "episodes", "episode_lists", "series", "certifications"] {
        try database.script("DROP TABLE \(table)")
      }
      try database.script(
        "ALTER TABLE entries DROP COLUMN checksum; ALTER TABLE entries DROP COLUMN seen_at; PRAGMA user_version = 5")
    }
    let later = try self.client()
    #expect(next(try await later.result("library/set", #"{"id":"tmdb:show:1","season":1}"#)) == "2x1")
    #expect(try await later.result("library/list")["libraryFault"] == nil)
    await later.finish()
  }
}

/// What follows from the episodes that were seen.
@Suite("How far one is with a show", .timeLimit(.minutes(5)))
struct ShowProgressTests {
  private func progress(_ seen: [(Int, Int)], isOver: Bool? = true, list: [(Int, Int)]?) -> ShowProgress {
    var entry = StoredEntry(name: "tmdb:show:1", isShow: true, status: .none, addedAt: 0)
    for (season, episode) in seen { entry.episodes[EpisodeNumber(season: season, episode: episode)] = EpisodeMark() }
    entry.list = list.map { list in
      EpisodeList(
        episodes: list.map { KnownEpisode(number: EpisodeNumber(season: $0, episode: $1), airsOn: 0) }, isOver: isOver)
    }
    return ShowProgress(entry, by: 0)
  }

  @Test func `Goes on after the last that was seen, and then to those that were left out`() {
    let list = [(0, 1), (1, 1), (1, 2), (2, 1)]
    #expect(progress([], list: list).next?.number == EpisodeNumber(season: 1, episode: 1))
    #expect(progress([(1, 2)], list: list).next?.number == EpisodeNumber(season: 2, episode: 1))
    #expect(progress([(2, 1)], list: list).next?.number == EpisodeNumber(season: 1, episode: 1))
    #expect(progress([(0, 1)], list: list).seenCount == 0)
  }

  @Test func `Is the same whether the file or its episodes are asked`() async throws {
    let store = LibraryStore(folder: TemporaryFolder().path, now: { Instant(secondsSince1970: 1) }, report: { _ in })
    var numbers: [Int] = []
    // Each show by what was seen, and by which episodes are known: none, some without a day, all, and specials.
    let lists: [[(Int, Int, Int?)]?] = [
      nil, [], [(0, 1, 1)], [(1, 1, 5), (1, 2, nil)], [(0, 1, 1), (1, 1, 5), (1, 2, 10), (2, 1, 11), (2, 2, nil)],
    ]
    let marks: [[(Int, Int)]] = [
      [], [(0, 1)], [(1, 1)], [(1, 2)], [(2, 1)], [(1, 1), (1, 2), (2, 1), (2, 2)], [(9, 9)],
    ]
    for (place, seen) in marks.enumerated() {
      for (list, isOver) in lists.flatMap({ list in [nil, true, false].map { (list, $0) } }) {
        let id = "tmdb:show:\(numbers.count + 1)"
        let change = EntryChange(ids: [id]) { _ in
          var entry = StoredEntry(name: id, isShow: true, status: .wanted, addedAt: 1)
          for (season, episode) in seen {
            entry.episodes[EpisodeNumber(season: season, episode: episode)] = EpisodeMark()
          }
          if place == 3 { entry.episodes[EpisodeNumber(season: 1, episode: 1)] = EpisodeMark(removedAt: 1) }
          return entry
        }
        let number = try #require(try await store.change([change]).first?.entry?.number)
        numbers.append(number)
        guard let list else { continue }
        let episodes = list.map { season, episode, day in
          KnownEpisode(
            number: EpisodeNumber(season: season, episode: episode), airsOn: day, title: "\(season) \(episode)")
        }
        let known = EpisodeList(episodes: episodes, askedAt: 1, isOver: isOver)
        _ = try await store.store(known, of: [], ofEntry: id)
      }
    }
    let whole = try await store.entries(numbered: numbers)
    let sums = try await store.entries(numbered: numbers, progressBy: 10)
    #expect(sums.count == 105 && sums.allSatisfy { $0.episodes.isEmpty && $0.list == nil })
    for (entry, sum) in zip(whole, sums) { #expect(sum.progress == ShowProgress(entry, by: 10), "\(entry)") }
    let begun = try await store.known(on: 10).shows
    for entry in whole {
      let progress = ShowProgress(entry, by: 10)
      #expect(begun[entry.number]?.progress == (progress.isBegun ? progress : nil), "\(entry)")
      guard progress.isBegun else { continue }
      #expect(begun[entry.number]?.missing == entry.unseenEpisodes.filter { $0.isOut(by: 10) }, "\(entry)")
    }
  }

  @Test func `Has seen no more than there is, before the day and under other numbers too`() {
    let list = [(1, 1), (1, 2), (2, 1)]
    #expect(progress([(1, 1)], list: list).outCount == 3)
    let ahead = progress([(1, 1), (1, 9)], list: list)
    #expect(ahead.seenCount == 2 && ahead.outCount == 4)
    var entry = StoredEntry(name: "tmdb:show:1", isShow: true, status: .none, addedAt: 0)
    let number = EpisodeNumber(season: 1, episode: 1)
    entry.episodes[number] = EpisodeMark()
    entry.list = EpisodeList(episodes: [KnownEpisode(number: number, airsOn: 5)])
    #expect(ShowProgress(entry, by: 4).outCount == 1)
  }

  @Test func `Isn't over while it isn't known`() {
    #expect(progress([(1, 1)], list: nil).isBegun)
    #expect(progress([(1, 1)], list: []).isBegun)
    #expect(progress([(1, 1)], isOver: nil, list: [(1, 1)]).isBegun)
    #expect(progress([(1, 1)], isOver: false, list: [(1, 1)]).isBegun)
    #expect(!progress([(1, 1)], list: [(1, 1)]).isBegun)
    #expect(!progress([], list: [(1, 1)]).isBegun)
  }
}
