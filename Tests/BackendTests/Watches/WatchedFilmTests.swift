// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@testable import Backend

@Suite("The film of a watch", .timeLimit(.minutes(5)))
struct WatchedFilmTests {
  let theatre: PlayedTheatre

  init() throws { theatre = try PlayedTheatre() }

  private func programme(_ rows: String...) {
    for view in ["now-playing", "advance", "on-demand"] {
      theatre.upstream.on("/amc/v2/movies/views/\(view)", PlayedTheatre.movies())
    }
    let list = rows.joined(separator: ",")
    theatre.upstream.on(
      "/amc/v2/movies/views/coming-soon",
      .json(#"{"pageSize":100,"pageNumber":1,"count":\#(rows.count),"_embedded":{"movies":[\#(list)]}}"#))
  }

  private func film(_ number: Int, _ name: String, _ year: Int = 2090) -> String {
    #"{"id":\#(number),"name":"\#(name)","releaseDateUtc":"\#(year)-11-20T06:00:00Z","hasScheduledShowtimes":true}"#
  }

  @Test(arguments: ["It", "Us", "X", "9", "Up", "Demon"])
  func `A title takes no film that only has its words`(title: String) async throws {
    programme(
      film(1, "It Ends with Us"), film(2, "X-Men '97"), film(3, "9 to 5"), film(4, "Up in Arms"),
      film(5, "Demon Castle"), film(6, "Uproar"))
    let client = try theatre.client()
    let watch = try await client.result("watch/add", #"{"kind":"tickets","movie":"\#(title)"}"#)
    #expect(watch["now"]?["resolution"]?.string == "pending")
    #expect(watch["now"]?["items"]?.count == 0 && watch["now"]?["candidates"]?.count == 1)
    #expect(watch["now"]?["message"]?.string?.contains("add a watch by its id") == true)
    // When AMC lists it, its tickets are news.
    programme(film(1, "It Ends with Us"), film(9, title))
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(kinds(try await client.result("watch/events")["items"]) == ["movieFound", "ticketsOpened"])
    await client.finish()
  }

  @Test func `A title takes all entries of its film, up to a divider or a bracket, and the year tells films apart`()
    async throws
  {
    programme(
      film(1, "Demon Castle (Dubbed)"), film(2, "Demon Castle (Subtitled)"), film(3, "Dune"), film(4, "Dune", 2050))
    let client = try theatre.client()
    let castle = try await client.result("watch/add", #"{"kind":"tickets","movie":"demon castle"}"#)
    #expect(castle["now"]?["resolution"]?.string == "resolved" && castle["now"]?["items"]?.count == 1)
    let several = try await client.result("watch/add", #"{"kind":"tickets","movie":"dune"}"#)
    #expect(several["now"]?["resolution"]?.string == "ambiguous" && several["now"]?["candidates"]?.count == 2)
    let one = try await client.result("watch/add", #"{"kind":"tickets","movie":"dune","year":2050}"#)
    #expect(one["now"]?["movie"]?["id"]?.string == "amc:movie:4" && one["question"]?["year"]?.integer == 2050)
    let error = try await client.error("watch/add", #"{"kind":"tickets","movieId":"amc:1","year":2050}"#)
    #expect(error["data"]?["path"]?.string == "/year")
    await client.finish()
  }

  @Test func `A watch by TMDB's id is for no other film, and keeps the id`() async throws {
    programme(film(1, "Heathers"))
    theatre.upstream.on("/tmdb/movie/101", .json(#"{"id":101,"title":"Heat","release_date":"2090-12-18"}"#))
    theatre.upstream.on("/amc/v2/movies", PlayedTheatre.movies())
    let client = try theatre.client(["MARQUEE_TMDB_TOKEN": "t"])
    let watch = try await client.result("watch/add", #"{"kind":"tickets","movieId":"tmdb:movie:101"}"#)
    #expect(watch["question"]?["movieId"]?.string == "tmdb:movie:101")
    #expect(watch["now"]?["message"]?.string == "AMC doesn't list “Heat” yet." && watch["now"]?["items"]?.count == 0)
    programme(film(1, "Heathers"), film(2, "Heat"), film(3, "Heat (Subtitled)"))
    let found = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    #expect(found["now"]?["movie"]?["title"]?.string == "Heat")
    #expect(found["question"]?["movieId"]?.string == "tmdb:movie:101")
    let events = try await client.result("watch/events")["items"]
    #expect(events?[1]?["message"]?.string == "Tickets are on sale for Heat.")
    await client.finish()
  }

  @Test func `Showings by a title are of that film alone`() async throws {
    let rows = ["2001: A Space Odyssey", "The Odyssey", "The Odyssey (Dubbed)"].enumerated().map { number, name in
      PlayedTheatre.row(number + 1).replacing(#""movieName":"M""#, with: #""movieName":"\#(name)""#)
        .replacing(#""movieId":1"#, with: #""movieId":\#(number + 1)"#)
    }
    theatre.show(rows: [rows[0]])
    let client = try theatre.client()
    let params = #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-21","movie":"The Odyssey"}"#
    let watch = try await client.result("watch/add", params)
    #expect(watch["now"]?["items"]?.count == 0)
    #expect(watch["now"]?["candidates"]?[0]?["title"]?.string == "2001: A Space Odyssey")
    theatre.show(rows: rows)
    #expect(try await client.result("watch/check", #"{"id":"watch:1"}"#)["now"]?["items"]?.count == 2)
    await client.finish()
  }

  @Test func `Showings by a title and a year are of the film of that year`() async throws {
    let rows = [1, 2].map { number in
      PlayedTheatre.row(number).replacing(#""movieName":"M""#, with: #""movieName":"Superman""#)
        .replacing(#""movieId":1"#, with: #""movieId":\#(number)"#)
    }
    theatre.show(rows: rows)
    theatre.upstream.on(
      "/amc/v2/movies", PlayedTheatre.movies(film(1, "Superman", 2090), film(2, "Superman (2080)", 2090)))
    let client = try theatre.client()
    let params = #"{"kind":"showings","theatreId":"amc:77","date":"2090-11-21","movie":"superman","year":2080}"#
    let items = try await client.result("watch/add", params)["now"]?["items"]
    #expect(items?.elements.map { $0["showing"]?["id"]?.string } == ["amc:showtime:2"])
    await client.finish()
  }

  // MARK: Seats without a layout

  @Test(arguments: [(true, true), (true, false), (false, true)])
  func `Where AMC gives no layout it is refused only if seats are on sale and reserved`(
    isReserved: Bool, isOnSale: Bool
  ) async throws {
    var row: String = PlayedTheatre.row(1).dropLast() + #","isComingSoon":\#(!isOnSale)"#
    if isReserved { row += #","attributes":[{"code":"RESERVEDSEATING","name":"Reserved Seating"}]"# }
    theatre.show(rows: [row + "}"])
    theatre.upstream.on("/amc/v2/showtimes/1", .json(row + "}"))
    theatre.upstream.on("/amc/v3/seating-layouts/77/1", .json(#"{"errors":[{"code":404}]}"#, status: 404))
    theatre.upstream.on("/amc/v2/seating-layouts/77/1", .json(#"{"errors":[{"code":404}]}"#, status: 404))
    let client = try theatre.client()
    let sentence = "AMC gives no seating layout for this showing; its seats may not be reserved."
    if isReserved, isOnSale {
      let error = try await client.error("watch/add", #"{"kind":"seats","showtimeId":"amc:1"}"#)
      #expect(error["message"]?.string == sentence && error["code"]?.integer == -32602)
    } else {
      let watch = try await client.result("watch/add", #"{"kind":"seats","showtimeId":"amc:1"}"#)
      #expect(watch["now"]?["message"]?.string == sentence)
    }
    // A day's watch doesn't fail, and says so.
    let day = try await client.result("watch/add", #"{"kind":"seats","theatreId":"amc:77","date":"2090-11-21"}"#)
    #expect(day["now"]?["message"]?.string?.hasPrefix("AMC gives no seating layout for one showing;") == true)
    await client.finish()
  }
}
