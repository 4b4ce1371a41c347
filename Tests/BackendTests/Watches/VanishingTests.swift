// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import JSON
import Testing

@testable import Backend

extension PlayedTheatre {
  static func movie(_ id: Int) -> String {
    #"{"id":\#(id),"name":"Dune: Part Three","hasScheduledShowtimes":false}"#
  }

  static func movies(_ rows: String...) -> Reply {
    .json(
      #"{"pageSize":100,"pageNumber":1,"count":\#(rows.count),"_embedded":{"movies":[\#(rows.joined(separator: ","))]}}"#
    )
  }

  static let noMovie = Reply.json(
    #"{"errors":[{"code":5103,"message":"There is no such movie."}]}"#, status: 404)
}

/// A condition that a test checks at the times it wants.
struct CheckedCondition {
  let client: TestClient
  let condition: WatchCondition
  private(set) var state: ConditionState?
  private(set) var now = Instant("2090-11-20T12:00:00Z")!

  static let theatre = StoredTheatre(id: EntityID(.amc, .theatre, 77)!, name: "T")

  init(_ client: TestClient, _ condition: WatchCondition, _ state: ConditionState? = nil) {
    (self.client, self.condition, self.state) = (client, condition, state)
  }

  /// Checks after some minutes, and returns the news.
  mutating func check(after minutes: Int = 5) async throws -> [WatchChange] {
    now = now.adding(seconds: 60 * minutes)
    let round = CheckRound(Call(watchesOf: client.services), client.backend.watches, now: now)
    let new = try await WatchObserver(round: round, condition: condition, last: state, now: now).observe().get().state
    defer { state = new }
    return state?.changes(to: new, of: condition, now: now) ?? []
  }
}

@Suite("What one response leaves out", .timeLimit(.minutes(5)))
struct VanishingTests {
  let theatre: PlayedTheatre

  init() throws {
    theatre = try PlayedTheatre()
    theatre.show(1, 2)
  }

  private var day: WatchCondition {
    WatchCondition(kind: .showings, theatres: [CheckedCondition.theatre], date: Day("2090-11-21"))
  }

  @Test func `A day that vanishes and comes back is no news, one that stays away is one event`() async throws {
    let client = try theatre.client()
    var watch = CheckedCondition(client, day)
    _ = try await watch.check()
    let answers: [[Int]] = [[], [1, 2], [], [], [], [1, 2], [1], [2], [1, 2]]
    for shown in answers {
      theatre.show(rows: shown.map { PlayedTheatre.row($0) })
      #expect(try await watch.check(after: 30).isEmpty)
      #expect(watch.state?.items.count == 2)
    }
    theatre.show()
    var told: [WatchChange] = []
    for _ in 1...8 { told += try await watch.check(after: 20) }
    #expect(told.map(\.message) == ["None of the 2 showings at T on Tue 21 Nov 2090 is listed any more."])
    #expect(watch.state?.items.isEmpty == true)
    theatre.show(1, 2)
    #expect(try await watch.check().map(\.message) == ["The 2 showings at T on Tue 21 Nov 2090 are listed again."])
    await client.finish()
  }

  @Test func `A row is gone after several checks and some time, never within one of them`() async throws {
    let client = try theatre.client()
    var watch = CheckedCondition(client, day)
    _ = try await watch.check()
    theatre.show(1)
    // Many checks in a minute, and then few in a long time.
    for _ in 1...10 { #expect(try await watch.check(after: 0).isEmpty) }
    #expect(try await watch.check(after: 60).map(\.kind) == [.showingRemoved])
    theatre.show(1, 2)
    let returned = try await watch.check().map(\.message)
    #expect(returned == ["A showing is listed again: M at T on Tue 21 Nov 2090 at 20:10."])
    theatre.show(1)
    for _ in 1...3 { #expect(try await watch.check(after: 300).isEmpty) }
    #expect(try await watch.check(after: 300).map(\.kind) == [.showingRemoved])
    await client.finish()
  }

  @Test func `Another number of a showing or of its film is no other showing`() async throws {
    func row(_ number: Int, movie: Int, _ hour: Int) -> String {
      PlayedTheatre.row(number, at: ("2090-11-22T0\(hour):00:00Z", "2090-11-21T2\(hour - 4):00:00", "-06:00"))
        .replacing(#""movieId":1"#, with: #""movieId":\#(movie)"#)
    }
    let client = try theatre.client()
    theatre.show(rows: [row(1, movie: 1, 4), row(2, movie: 1, 5)])
    var watch = CheckedCondition(client, day)
    _ = try await watch.check()
    // The numbers change, are exchanged, and then the film's changes.
    for rows in [
      [row(101, movie: 1, 4), row(2, movie: 1, 5)], [row(2, movie: 1, 4), row(101, movie: 1, 5)],
      [row(7, movie: 9, 4), row(8, movie: 9, 5)],
    ] {
      theatre.show(rows: rows)
      #expect(try await watch.check().isEmpty)
      #expect(watch.state?.items.count == 2)
    }
    await client.finish()
  }

  @Test func `A showing that is listed under a second number is the same showing`() async throws {
    func row(_ number: Int, auditorium: Int = 5, isSoldOut: Bool = false) -> String {
      PlayedTheatre.row(number, isSoldOut: isSoldOut)
        .replacing(#""movieId":1"#, with: #""movieId":1,"auditorium":\#(auditorium)"#)
    }
    let client = try theatre.client()
    theatre.show(rows: [row(1)])
    var watch = CheckedCondition(client, day)
    _ = try await watch.check()
    for rows in [[row(1), row(2)], [row(1, isSoldOut: true), row(2)], [row(2)], [row(3), row(2)]] {
      theatre.show(rows: rows)
      #expect(try await watch.check().isEmpty)
      #expect(watch.state?.items.count == 1)
    }
    theatre.show(rows: [row(3), row(4, auditorium: 6)])
    #expect(try await watch.check().map(\.kind) == [.showingAdded])
    await client.finish()
  }

  @Test func `Tickets that were reported are not on sale again, however long they were missing`() async throws {
    theatre.upstream.on("/amc/v2/movies/1", .json(#"{"id":1,"name":"M"}"#))
    let client = try theatre.client()
    let condition = WatchCondition(
      kind: .tickets, theatres: [CheckedCondition.theatre], date: Day("2090-11-21"), movieId: EntityID(.amc, .movie, 1))
    theatre.show()
    var watch = CheckedCondition(client, condition)
    _ = try await watch.check()
    theatre.show(1, 2)
    #expect(try await watch.check().map(\.kind) == [.ticketsOpened])
    theatre.show()
    for _ in 1...10 { #expect(try await watch.check(after: 60).isEmpty) }
    #expect(watch.state?.items.isEmpty == true)
    // Another number, too.
    theatre.show(1, 7)
    #expect(try await watch.check().isEmpty)
    #expect(watch.state?.items.count == 2)
    await client.finish()
  }

  /// For: the seats of each showing were gone, and then came free.
  @Test func `Seats of a day that vanishes and comes back are no news`() async throws {
    let seat = #"{"row":1,"column":1,"available":true,"seatName":"A1","type":"CanReserve"}"#
    theatre.upstream.on("/amc/v3/seating-layouts/77/1", .json(#"{"seats":[\#(seat)]}"#))
    theatre.show(1)
    let client = try theatre.client()
    let added = try await client.result(
      "watch/add", #"{"kind":"seats","theatreId":"amc:77","date":"2090-11-21","partySize":1}"#)
    #expect(added["now"]?["items"]?.count == 1)
    theatre.show()
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    theatre.show(1)
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(kinds(try await client.result("watch/events")["items"]) == [])
    await client.finish()
  }

  /// For: a showing began while the list was read, and one that moved up to the page before was removed and added.
  @Test func `A showing that moves to another page while the list is read is not removed`() async throws {
    let begun = PlayedTheatre.row(1, at: ("2020-01-01T00:00:00Z", "2090-11-21T18:00:00", "-06:00"))
    let rows = [begun] + (2...150).map { PlayedTheatre.row($0) }
    let requests = Counter()
    theatre.upstream.on("/amc/v2/theatres/77/showtimes/11-21-90") { request in
      // Before the second page of the check.
      let listed = requests.next() < 4 ? rows[...] : rows.dropFirst()
      let page = request.queryItem("page-number") == "2" ? listed.dropFirst(100) : listed.prefix(100)
      return .json(
        #"{"pageSize":100,"count":\#(listed.count),"_embedded":{"showtimes":[\#(page.joined(separator: ","))]}}"#)
    }
    let client = try theatre.client()
    let added = try await client.result("watch/add", PlayedTheatre.showings)
    #expect(added["now"]?["items"]?.count == 149)
    let checked = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(checked["now"]?["items"]?.count == 149)
    #expect(kinds(try await client.result("watch/events")["items"]) == [])
    await client.finish()
  }

  /// For: of more than two thousand, the last one that was read was removed when another was added before it.
  @Test func `All coming showings of a theatre are watched`() async throws {
    let rows = (1...2010).map { PlayedTheatre.row($0) }
    theatre.upstream.on("/amc/v2/theatres/77/showtimes") { request in
      let number = request.queryItem("page-number").flatMap { Int($0) } ?? 1
      let page = rows.dropFirst(number * 100 - 100).prefix(100)
      return .json(
        #"{"pageSize":100,"count":\#(rows.count),"_embedded":{"showtimes":[\#(page.joined(separator: ","))]}}"#)
    }
    let client = try theatre.client(["MARQUEE_AMC_RATE": "0"])
    let added = try await client.result("watch/add", #"{"kind":"showings","theatreId":"amc:77"}"#)
    #expect(added["now"]?["items"]?.count == 2010)
    await client.finish()
  }

  /// For: the second check looked for a film without a title, which is none.
  @Test func `A film that AMC doesn't list for a while is still looked for by its title`() async throws {
    let upstream = theatre.upstream
    for view in ["now-playing", "advance", "on-demand", "coming-soon"] {
      upstream.on("/amc/v2/movies/views/\(view)", PlayedTheatre.movies())
    }
    upstream.on("/amc/v2/movies/1", .json(PlayedTheatre.movie(1)))
    upstream.on("/amc/v2/movies/7", PlayedTheatre.noMovie)
    let client = try theatre.client()
    var watch = CheckedCondition(client, WatchCondition(kind: .tickets, movieId: EntityID(.amc, .movie, 1)))
    _ = try await watch.check()
    upstream.on("/amc/v2/movies/1", PlayedTheatre.noMovie)
    #expect(try await watch.check().isEmpty)
    #expect(watch.state?.resolution == .resolved)
    for _ in 1...3 { #expect(try await watch.check(after: 30).isEmpty) }
    #expect(watch.state?.message == "AMC doesn't list “Dune: Part Three” yet.")
    upstream.on("/amc/v2/movies/views/coming-soon", PlayedTheatre.movies(PlayedTheatre.movie(7)))
    #expect(try await watch.check().map(\.kind) == [.movieFound])
    #expect(watch.state?.movie?.id.description == "amc:movie:7")
    await client.finish()
  }

  /// For: tickets that one response left out were on sale again.
  @Test func `A film that one response leaves out, or its tickets, is no news`() async throws {
    let upstream = theatre.upstream
    for view in ["now-playing", "advance", "on-demand", "coming-soon"] {
      upstream.on("/amc/v2/movies/views/\(view)", PlayedTheatre.movies())
    }
    let onSale = Reply.json(#"{"id":1,"name":"M","hasScheduledShowtimes":true}"#)
    upstream.on("/amc/v2/movies/1", onSale)
    let client = try theatre.client()
    let added = try await client.result("watch/add", #"{"kind":"tickets","movieId":"amc:1"}"#)
    #expect(added["now"]?["items"]?.count == 1)
    for reply in [Reply.json(#"{"id":1,"name":"M"}"#), onSale, PlayedTheatre.noMovie, onSale] {
      upstream.on("/amc/v2/movies/1", reply)
      _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    }
    #expect(kinds(try await client.result("watch/events")["items"]) == [])
    await client.finish()
  }

  /// For: each date and offer was gone, which ended a watch that reports once, and then new.
  @Test func `Dates and offers that one response leaves out are no news`() async throws {
    func film(_ parts: String) -> Reply {
      .json(#"{"id":1,"title":"M"\#(parts)}"#, headers: [("Cache-Control", "no-store")])
    }
    let date = #"{"type":4,"release_date":"2090-11-21T00:00:00.000Z"}"#
    let offer = #"{"provider_id":8,"provider_name":"S"}"#
    let parts =
      #","release_dates":{"results":[{"iso_3166_1":"US","release_dates":[\#(date)]}]}"#
      + #","watch/providers":{"results":{"US":{"flatrate":[\#(offer)]}}}"#
    theatre.upstream.on("/tmdb/movie/1", film(parts))
    let client = try theatre.client(["MARQUEE_TMDB_TOKEN": "t"])
    let added = try await client.result("watch/add", #"{"kind":"release","movieId":"tmdb:1"}"#)
    #expect(added["now"]?["items"]?.count == 2)
    let renumbered = parts.replacing(#""provider_id":8"#, with: #""provider_id":119"#)
    for parts in ["", parts, renumbered] {
      theatre.upstream.on("/tmdb/movie/1", film(parts))
      _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    }
    #expect(kinds(try await client.result("watch/events")["items"]) == [])
    await client.finish()
  }
}
