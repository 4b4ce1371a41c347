// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import Foundation
import JSON
import JSONRPC
import Synchronization
import TestSupport
import Testing

@testable import Backend

/// An AMC with one theatre, whose day a test changes.
final class PlayedTheatre: Sendable {
  let upstream: FaultServer
  private let rows = Mutex<[String]>([])
  let folder = TemporaryFolder()

  init() throws {
    upstream = try FaultServer()
    upstream.on("/amc/v2/theatres/77", .json(#"{"id":77,"name":"T","utcOffset":"-06:00"}"#))
    upstream.on("/amc/v2/theatres/77/showtimes/11-21-90") { [weak self] _ in
      let rows = self?.rows.withLock(\.self) ?? []
      if rows == ["refused"] { return .json("{}", status: 403) }
      guard !rows.isEmpty else { return .json(#"{"errors":[{"code":5217}]}"#, status: 404) }
      let reply = Reply.json(Self.page(rows))
      return self?.gate.withLock(\.self).map(reply.after) ?? reply
    }
  }

  private let gate = Mutex<Gate?>(nil)

  /// From now on its day is answered once the gate is open.
  func hold() -> Gate {
    let new = Gate()
    gate.withLock { $0 = new }
    return new
  }

  static func page(_ rows: [String]) -> String {
    #"{"pageSize":100,"pageNumber":1,"count":\#(rows.count),"_embedded":{"showtimes":[\#(rows.joined(separator: ","))]}}"#
  }

  /// - Parameter start: in UTC, at the theatre, and the theatre's offset.
  static func row(
    _ number: Int,
    at start: (utc: String, local: String, offset: String) = (
      "2090-11-22T02:10:00Z", "2090-11-21T20:10:00", "-06:00"
    ), isSoldOut: Bool = false
  ) -> String {
    #"{"id":\#(number),"movieId":1,"movieName":"M","theatreId":77,"performanceNumber":\#(number),"#
      + #""showDateTimeUtc":"\#(start.utc)","showDateTimeLocal":"\#(start.local)","utcOffset":"\#(start.offset)","#
      + #""isSoldOut":\#(isSoldOut)}"#
  }

  /// From now on its day is refused.
  func fail() { rows.withLock { $0 = ["refused"] } }

  func show(_ numbers: Int..., soldOut: Set<Int> = []) {
    show(rows: numbers.map { Self.row($0, isSoldOut: soldOut.contains($0)) })
  }

  func show(rows: [String]) { self.rows.withLock { $0 = rows } }

  func client(_ variables: [String: String] = [:]) throws -> TestClient {
    let own = [
      "MARQUEE_AMC_URL": upstream.url + "/amc", "MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_URL": upstream.url + "/tmdb",
    ]
    return try TestClient(own.merging(variables) { $1 }, folder: folder)
  }

  static let showings = #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-21"}"#
  /// The same showings by another condition.
  static let evening = #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-21","after":"18:00"}"#
}

/// The kinds of events in a result.
func kinds(_ events: JSONValue?) -> [String] {
  events?.elements.compactMap { $0["kind"]?.string } ?? []
}

@Suite("Watches", .timeLimit(.minutes(5)))
struct WatchMethodTests {
  let theatre: PlayedTheatre

  init() throws {
    theatre = try PlayedTheatre()
    theatre.show(1, 2)
  }

  // Regression: such a watch could find nothing.
  @Test(arguments: [("21:00", "20:00", true), ("21:00", "01:00", false), ("20:00", "21:00", false)])
  func `Times between which nothing begins are refused`(after: String, before: String, isRefused: Bool) async throws {
    let client = try theatre.client()
    let params =
      #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-21","after":"\#(after)","before":"\#(before)"}"#
    let answer = try await client.call("watch/add", params)
    #expect((answer["error"]?["data"]?["path"]?.string == "/before") == isRefused)
    #expect((answer["result"] == nil) == isRefused)
    await client.finish()
  }

  // Regression: ten of them were watched, and nothing was said of the others.
  @Test func `Each theatre that is named is watched`() async throws {
    let theatres = (1...12).map { #"{"id":\#($0),"name":"T\#($0)","utcOffset":"-06:00"}"# }.joined(separator: ",")
    theatre.upstream.on("/amc/v2/theatres", .json(#"{"count":12,"_embedded":{"theatres":[\#(theatres)]}}"#))
    theatre.upstream.otherwise { _ in .json(#"{"errors":[{"code":5217}]}"#, status: 404) }
    let client = try theatre.client()
    let ids = (1...12).map { #""amc:\#($0)""# }.joined(separator: ",")
    let added = try await client.result(
      "watch/add", #"{"kind":"showings","theatreIds":[\#(ids)],"date":"2090-11-21"}"#)
    #expect(added["question"]?["theatres"]?.count == 12)
    #expect(added["name"]?.string == "Showings at T1, T2 and 10 others on Tue 21 Nov")
    await client.finish()
  }

  @Test func `Adding one answers with what is true now, and what changes is an event, in another process too`()
    async throws
  {
    let client = try theatre.client()
    let added = try await client.result("watch/add", PlayedTheatre.showings)
    #expect(added["id"]?.string == "watch:1")
    #expect(added["now"]?["items"]?.count == 2)
    #expect(try await client.result("watch/events")["items"]?.count == 0)
    theatre.show(1, 2, 3)
    let checked = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(checked["now"]?["items"]?.count == 3)
    await client.finish()

    let other = try theatre.client()
    let events = try await other.result("watch/events")
    #expect(kinds(events["items"]) == ["showingAdded"])
    #expect(events["items"]?[0]?["cursor"]?.integer == 1 && events["complete"]?.boolean == true)
    #expect(events["items"]?[0]?["after"]?["showing"]?["id"]?.string == "amc:showtime:3")
    let list = try await other.result("watch/list")
    #expect(list["items"]?[0]?["now"]?["items"]?.count == 0 && list["cursor"]?.integer == 1)
    #expect(try await other.result("watch/get", #"{"id":"watch:1"}"#)["now"]?["items"]?.count == 3)
    await other.finish()
  }

  @Test func `No showtimes yet is an answer, not an error`() async throws {
    theatre.show()
    let client = try theatre.client()
    let added = try await client.result("watch/add", PlayedTheatre.showings)
    #expect(added["now"]?["message"]?.string == "No such showing is listed yet.")
    await client.finish()
  }

  @Test func `A check that fails is told by the watch, which keeps what it knew`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    theatre.fail()
    let watch = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(watch["failures"]?.integer == 1 && watch["failure"]?["kind"]?.string == "requestFailed")
    #expect(watch["now"]?["items"]?.count == 2)
    await client.finish()
  }

  @Test func `It is renamed, paused, resumed, asked something else, and removed`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    let paused = try await client.result(
      "watch/update", #"{"id":"watch:1","name":"Friday","paused":true,"every":600,"until":"2091-01-01T00:00:00Z"}"#)
    #expect(paused["name"]?.string == "Friday" && paused["status"]?.string == "paused")
    #expect(paused["nextCheckAt"] == nil && paused["everySeconds"]?.integer == 600)
    let resumed = try await client.result("watch/update", #"{"id":"watch:1","paused":false,"format":"imax"}"#)
    #expect(resumed["status"]?.string == "active" && resumed["question"]?["format"]?.string == "imax")
    // The showings without IMAX were not removed: the question is another one.
    #expect(resumed["now"]?["items"]?.count == 0)
    #expect(try await client.result("watch/events")["items"]?.count == 0)
    #expect(try await client.result("watch/remove", #"{"id":"watch:1"}"#)["removed"]?.integer == 1)
    #expect(try await client.result("watch/remove", #"{"id":"watch:1"}"#)["removed"]?.integer == 0)
    for method in ["watch/get", "watch/check", "watch/update"] {
      let error = try await client.error(method, #"{"id":"watch:1"}"#)
      #expect(error["code"]?.integer == -32012 && error["message"]?.string == "There is no watch:1", "\(method)")
      #expect(error["data"]?["kind"]?.string == "notFound" && error["data"]?["path"]?.string == "/id")
      #expect(error["data"]?["hint"]?.string != nil)
    }
    await client.finish()
  }

  @Test func `The same condition again is the first watch, with the new settings`() async throws {
    let client = try theatre.client()
    let add = { (more: String) in #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-21"\#(more)}"# }
    let first = try await client.result("watch/add", add(""))
    #expect(first["existing"] == nil)
    let again = try await client.result("watch/add", add(#","name":"Mine","every":900,"once":true"#))
    #expect(again["id"]?.string == first["id"]?.string && again["existing"]?.boolean == true)
    #expect(again["name"]?.string == "Mine" && again["everySeconds"]?.integer == 900 && again["once"]?.boolean == true)
    let plain = try await client.result("watch/add", add(""))
    #expect(plain["name"]?.string == "Mine" && plain["once"]?.boolean == true)
    let other = try await client.result("watch/add", add(#","after":"18:00""#))
    #expect(other["existing"] == nil)
    #expect(try await client.result("watch/list")["items"]?.count == 2)
    await client.finish()
  }

  /// For: the offset was the one of the day on which it was added.
  @Test(arguments: [("2091-01-10", "2091-01-11T05:59:59Z"), ("2091-07-10", "2091-07-11T04:59:59Z")])
  func `A watch ends with a day by the clock that the theatre has then`(day: String, end: String) async throws {
    let theatre = #"{"id":77,"name":"T","utcOffset":"-06:00","timezone":"CENTRAL STANDARD TIME"}"#
    self.theatre.upstream.on("/amc/v2/theatres/77", .json(theatre))
    let client = try self.theatre.client()
    let watch = try await client.result(
      "watch/add", #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-21","until":"\#(day)"}"#)
    #expect(watch["until"]?.string == end)
    await client.finish()
  }

  @Test func `The list has pages`() async throws {
    let client = try theatre.client()
    for hour in 10...14 {
      _ = try await client.result(
        "watch/add", #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-21","after":"\#(hour):00"}"#)
    }
    let page = try await client.result("watch/list", #"{"limit":3}"#)
    #expect(page["items"]?.elements.compactMap { $0["id"]?.string } == (1...3).map { "watch:\($0)" })
    #expect(page["complete"]?.boolean == false)
    let last = try await client.result("watch/list", #"{"limit":3,"after":"watch:3"}"#)
    #expect(last["items"]?.count == 2 && last["complete"] == nil)
    await client.finish()
  }

  @Test func `Several formats are one condition`() async throws {
    let client = try theatre.client()
    let watch = try await client.result(
      "watch/add", #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-21","format":["imax","dolby"]}"#)
    #expect(watch["question"]?["format"]?.elements.compactMap(\.string) == ["imax", "dolby"])
    #expect(watch["now"]?["items"]?.count == 0)
    let one = try await client.result("watch/update", #"{"id":"watch:1","format":"imax"}"#)
    #expect(one["question"]?["format"]?.string == "imax")
    await client.finish()
  }

  /// For: `movie=amc:movie:60225` was searched for as a title.
  @Test func `An id that is given as the movie is an id`() async throws {
    theatre.upstream.on("/amc/v2/movies/1", .json(#"{"id":1,"name":"M"}"#))
    theatre.upstream.on("/amc/v2/theatres/77/showtimes", .json(PlayedTheatre.page([])))
    let client = try theatre.client()
    let watch = try await client.result("watch/add", #"{"kind":"tickets","movie":"amc:movie:1","theatreId":"amc:77"}"#)
    #expect(watch["question"]?["movieId"]?.string == "amc:movie:1" && watch["question"]?["movie"] == nil)
    let error = try await client.error("watch/add", #"{"kind":"tickets","movie":"amc:theatre:77"}"#)
    #expect(error["data"]?["path"]?.string == "/movie")
    await client.finish()
  }

  @Test(arguments: [
    (#"{"kind":"seats"}"#, "/showtimeId"), (#"{"kind":"seats","theatreId":"amc:77"}"#, "/date"),
    (#"{"kind":"seats","showtimeId":"amc:1","date":"today"}"#, "/date"), (#"{"kind":"showings"}"#, "/place"),
    (#"{"kind":"tickets"}"#, "/movie"), (#"{"kind":"tickets","movie":"x","partySize":2}"#, "/partySize"),
    (#"{"kind":"tickets","movie":"x","format":"imax"}"#, "/format"), (#"{"kind":"release"}"#, "/movieId"),
    (#"{"kind":"release","movieId":"tmdb:1","theatreId":"amc:77"}"#, "/theatreId"),
    (#"{"kind":"showings","theatreId":"amc:77","every":60}"#, "/every"),
    (#"{"kind":"showings","theatreId":"amc:77","until":"soon"}"#, "/until"), (#"{"kind":"rain"}"#, "/kind"),
    (#"{"kind":"showings","theatreId":"amc:77","until":"2020-01-01T00:00:00Z"}"#, "/until"),
  ])
  func `What can't be watched is refused, with the parameter`(params: String, path: String) async throws {
    let client = try theatre.client()
    let error = try await client.error("watch/add", params)
    #expect(error["code"]?.integer == -32602)
    #expect(error["data"]?["path"]?.string == path)
    #expect(theatre.upstream.requests.isEmpty)
    await client.finish()
  }

  /// For: it was watched without its evening, until a time that had passed, or on a day that was over.
  @Test(arguments: [
    (1, #""until":"2020-01-01T00:00:00Z""#, "/until"), (1, #""date":"2020-01-01""#, "/date"),
    (2, #""format":"imax""#, "/format"), (2, #""after":"18:00""#, "/after"), (2, #""date":"2090-11-21""#, "/date"),
  ])
  func `What a watch can't be changed to is refused, with the parameter`(
    watch: Int, change: String, path: String
  ) async throws {
    theatre.upstream.on("/amc/v2/movies/1", .json(#"{"id":1,"name":"M"}"#))
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    _ = try await client.result("watch/add", #"{"kind":"tickets","movieId":"amc:1"}"#)
    let error = try await client.error("watch/update", #"{"id":"watch:\#(watch)",\#(change)}"#)
    #expect(error["code"]?.integer == -32602)
    #expect(error["data"]?["path"]?.string == path)
    await client.finish()
  }

  @Test func `Changed to tonight it is on the evening, and is called so`() async throws {
    let client = try TestClient(isSandbox: true)
    let added = try await client.result(
      "watch/add", #"{"kind":"showings","place":"Olathe, KS","date":"2026-11-27"}"#)
    #expect(added["name"]?.string == "Showings near Olathe, KS on Fri 27 Nov")
    let changed = try await client.result("watch/update", #"{"id":"watch:1","date":"tonight"}"#)
    #expect(changed["question"]?["date"]?.string == "2026-11-21")
    #expect(changed["question"]?["after"]?.string == "17:00")
    #expect(changed["name"]?.string == "Showings near Olathe, KS on Sat 21 Nov")
    await client.finish()
  }

  @Test func `A watch for more seats is called so`() async throws {
    theatre.show()
    let client = try theatre.client()
    let added = try await client.result(
      "watch/add", #"{"kind":"seats","theatreId":"amc:77","date":"2090-11-21","partySize":1}"#)
    #expect(added["name"]?.string == "1 seat at T on Tue 21 Nov")
    let changed = try await client.result("watch/update", #"{"id":"watch:1","partySize":3}"#)
    #expect(changed["name"]?.string == "3 seats at T on Tue 21 Nov")
    await client.finish()
  }

  // Regression: it was still called after the old film.
  @Test(arguments: [
    (#"{"kind":"tickets","movieId":"amc:1"}"#, "Tickets for M", "Tickets for N"),
    (#"{"kind":"tickets","movie":"m","theatreId":"amc:77"}"#, "Tickets for m at T", "Tickets for N at T"),
    (
      #"{"kind":"showings","movieId":"amc:1","theatreId":"amc:77","date":"2090-11-21"}"#,
      "Showings of M at T on Tue 21 Nov", "Showings of N at T on Tue 21 Nov"
    ),
    (
      #"{"kind":"seats","partySize":3,"movie":"M","theatreId":"amc:77","date":"2090-11-21"}"#,
      "3 seats for M at T on Tue 21 Nov", "3 seats for N at T on Tue 21 Nov"
    ),
    (#"{"kind":"tickets","movieId":"amc:1","name":"Tickets for Mum"}"#, "Tickets for Mum", "Tickets for Mum"),
  ])
  func `A watch for another film is called so`(params: String, name: String, renamed: String) async throws {
    theatre.show()
    let upstream = theatre.upstream
    upstream.on("/amc/v2/movies/1", .json(#"{"id":1,"name":"M"}"#))
    upstream.on("/amc/v2/movies/2", .json(#"{"id":2,"name":"N"}"#))
    upstream.on("/amc/v2/theatres/77/showtimes", .json(PlayedTheatre.page([])))
    for view in ["now-playing", "advance", "on-demand", "coming-soon"] {
      upstream.on("/amc/v2/movies/views/\(view)", PlayedTheatre.movies())
    }
    let client = try theatre.client()
    #expect(try await client.result("watch/add", params)["name"]?.string == name)
    let changed = try await client.result("watch/update", #"{"id":"watch:1","movieId":"amc:2"}"#)
    #expect(changed["name"]?.string == renamed && changed["question"]?["movieId"]?.string == "amc:movie:2")
    let named = try await client.result("watch/update", #"{"id":"watch:1","movieId":"amc:1","name":"Mine"}"#)
    #expect(named["name"]?.string == "Mine")
    await client.finish()
  }

  @Test func `A film that gets another id is found again by its title`() async throws {
    let upstream = theatre.upstream
    for view in ["now-playing", "advance", "on-demand"] {
      upstream.on("/amc/v2/movies/views/\(view)", PlayedTheatre.movies())
    }
    upstream.on("/amc/v2/movies/views/coming-soon", PlayedTheatre.movies(PlayedTheatre.movie(7)))
    upstream.on("/amc/v2/movies/1", .json(PlayedTheatre.movie(1)))
    let client = try theatre.client()
    var watch = CheckedCondition(client, WatchCondition(kind: .tickets, movieId: EntityID(.amc, .movie, 1)))
    _ = try await watch.check()
    upstream.on("/amc/v2/movies/1", PlayedTheatre.noMovie)
    var told: [WatchChange] = []
    for _ in 1...6 { told += try await watch.check(after: 20) }
    #expect(watch.state?.movie?.id.description == "amc:movie:7")
    #expect(told.map(\.kind) == [.movieChanged])
    await client.finish()
  }

  @Test func `A watch on a showing that AMC no longer lists ends, saying so`() async throws {
    let upstream = theatre.upstream
    upstream.on("/amc/v2/showtimes/1", .json(PlayedTheatre.row(1)))
    upstream.on("/amc/v3/seating-layouts/77/1", .json(#"{"seats":[{"row":1,"column":1}]}"#))
    let client = try theatre.client()
    _ = try await client.result("watch/add", #"{"kind":"seats","showtimeId":"amc:showtime:1"}"#)
    theatre.show(2)
    upstream.on("/amc/v2/showtimes/1", .json(#"{"errors":[{"code":5215}]}"#, status: 404))
    let missed = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(missed["status"]?.string == "active" && missed["failures"]?.integer == 0)
    let stored = try await client.backend.watches.store.watches([1]).watches
    var watch = try #require(stored.first.flatMap { LoadedWatch($0) })
    var time = Instant.now
    var told: [WatchEvent] = []
    for _ in 1...4 {
      time = time.adding(seconds: 300)
      let round = CheckRound(Call(watchesOf: client.services), client.backend.watches, now: time)
      let record = watch.record(of: await watch.observed(in: round, at: time), at: time)
      told += record.events.compactMap { WatchEvent(StoredEvent(cursor: 1, watch: 1, content: $0)) }
      watch = try #require(LoadedWatch(record.watch))
      if watch.row.status == .ended { break }
    }
    #expect(told.map(\.kind) == [.ended] && told.first?.message == "AMC no longer lists the showing.")
    await client.finish()
  }

  @Test func `Of the hour that comes twice each showing is one, however its offset is written`() async throws {
    let twice = ["2090-11-05T06:30:00Z", "2090-11-05T07:30:00Z"]
    func show(_ offsets: String...) {
      let rows = zip(twice, offsets).enumerated().map { number, time in
        PlayedTheatre.row(number + 1, at: (time.0, "2090-11-05T01:30:00", time.1))
      }
      theatre.upstream.on("/amc/v2/theatres/77/showtimes/11-4-90", .json(PlayedTheatre.page(rows)))
    }
    show("-05:00", "-06:00")
    let client = try theatre.client()
    let added = try await client.result(
      "watch/add", #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-04","after":"18:00"}"#)
    #expect(added["now"]?["items"]?.count == 2)
    show("-06:00", "-06:00")
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(try await client.result("watch/events")["items"]?.count == 0)
    await client.finish()
  }

  @Test func `What is said of a watch while it is checked stands`() async throws {
    let client = try theatre.client()
    for params in [PlayedTheatre.showings, PlayedTheatre.evening] { _ = try await client.result("watch/add", params) }
    theatre.show(1, 2, 3)
    func answer(toCheckOf id: String, during change: () async throws -> Void) async throws -> JSONValue? {
      let gate = theatre.hold()
      let check = client.send("watch/check", #"{"id":"\#(id)"}"#)
      await gate.arrivals()
      try await change()
      gate.open()
      return await client.answer(to: check)
    }
    let paused = try await answer(toCheckOf: "watch:1") {
      _ = try await client.result("watch/update", #"{"id":"watch:1","paused":true}"#)
    }
    #expect(paused?["result"]?["status"]?.string == "paused")
    let removed = try await answer(toCheckOf: "watch:2") {
      _ = try await client.result("watch/remove", #"{"id":"watch:2"}"#)
    }
    #expect(removed?["error"]?["code"]?.integer == -32012)
    #expect(try await client.result("watch/events")["items"]?.count == 0)
    #expect(try await client.result("watch/list")["items"]?.count == 1)
    await client.finish()
  }

  @Test func `Two watches on the same thing are each told of it`() async throws {
    let client = try theatre.client()
    for params in [PlayedTheatre.showings, PlayedTheatre.evening] { _ = try await client.result("watch/add", params) }
    theatre.show(1, 2, 3)
    for id in 1...2 { _ = try await client.result("watch/check", #"{"id":"watch:\#(id)"}"#) }
    let events = try await client.result("watch/events")["items"]
    #expect(kinds(events) == ["showingAdded", "showingAdded"])
    #expect(events?.elements.compactMap { $0["watchId"]?.string } == ["watch:1", "watch:2"])
    let last = try await client.result("watch/events", #"{"last":1}"#)
    #expect(last["items"]?.elements.compactMap { $0["cursor"]?.integer } == [2])
    let both = client.send("watch/events", #"{"last":1,"after":0}"#)
    #expect(await client.answer(to: both)?["error"]?["code"]?.integer == -32602)
    await client.finish()
  }
}
