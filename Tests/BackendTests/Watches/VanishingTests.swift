// SPDX-License-Identifier: MIT
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

@Suite("What one response leaves out", .timeLimit(.minutes(5)))
struct VanishingTests {
  let theatre: PlayedTheatre

  init() throws {
    theatre = try PlayedTheatre()
    theatre.show(1, 2)
  }

  @Test func `A day that vanishes and comes back is no news, one that stays away is`() async throws {
    let client = try theatre.client()
    _ = try await client.result("watch/add", PlayedTheatre.showings)
    func check() async throws -> [String] {
      _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
      return kinds(try await client.result("watch/events")["items"])
    }
    theatre.show()
    #expect(try await check() == [])
    theatre.show(1, 2)
    #expect(try await check() == [])
    theatre.show()
    #expect(try await check() == [])
    #expect(try await check() == ["showingRemoved", "showingRemoved"])
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
    upstream.on("/amc/v2/movies/7", .json(PlayedTheatre.movie(7)))
    let client = try theatre.client()
    _ = try await client.result("watch/add", #"{"kind":"tickets","movieId":"amc:1"}"#)
    upstream.on("/amc/v2/movies/1", PlayedTheatre.noMovie)
    let doubted = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(doubted["now"]?["resolution"]?.string == "resolved")
    for _ in 1...2 {
      let missing = try await client.result("watch/check", #"{"id":"watch:1"}"#)
      #expect(missing["now"]?["message"]?.string == "AMC doesn't list “Dune: Part Three” yet.")
    }
    upstream.on("/amc/v2/movies/views/coming-soon", PlayedTheatre.movies(PlayedTheatre.movie(7)))
    let found = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(found["now"]?["movie"]?["id"]?.string == "amc:movie:7")
    #expect(kinds(try await client.result("watch/events")["items"]) == ["movieFound"])
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
    for parts in ["", parts] {
      theatre.upstream.on("/tmdb/movie/1", film(parts))
      _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    }
    #expect(kinds(try await client.result("watch/events")["items"]) == [])
    await client.finish()
  }
}
