// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import JSON
import Testing

@testable import Backend

@Suite("Several days of showtimes/whatsOn", .timeLimit(.minutes(5)))
struct WeekTests {
  let upstream: FaultServer
  let client: TestClient

  /// Two theatres, each with the film 70 every evening from 2090-11-20, a Monday, and a film of its day.
  init() throws {
    upstream = try FaultServer()
    client = try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k", "MARQUEE_AMC_RATE": "0"])
    upstream.on(
      "/v2/locations",
      .json(
        #"""
        {"count":2,"_embedded":{"locations":[
         {"rank":1,"distance":1,"_embedded":{"theatre":{"id":7,"name":"Lantern","utcOffset":"-06:00"}}},
         {"rank":2,"distance":9,"_embedded":{"theatre":{"id":8,"name":"Harbor","utcOffset":"-06:00"}}}]}}
        """#))
    for day in 20...27 {
      for theatre in [7, 8] {
        show(theatre, day, [showtime(theatre, 70, day, 19), showtime(theatre, 71 + day, day, 14)])
      }
    }
  }

  /// The id says where, which film and when.
  func showtime(_ theatre: Int, _ movie: Int, _ day: Int, _ hour: Int) -> String {
    #"""
    {"id":\#(theatre)\#(day)\#(hour)\#(movie),"movieId":\#(movie),"movieName":"M\#(movie)","utcOffset":"-06:00",
     "theatreId":\#(theatre),"performanceNumber":\#(day * 100 + hour),
     "showDateTimeUtc":"2090-11-\#(hour < 18 ? day : day + 1)T\#((hour + 6) % 24 < 10 ? "0" : "")\#((hour + 6) % 24):00:00Z",
     "showDateTimeLocal":"2090-11-\#(day)T\#(hour < 10 ? "0" : "")\#(hour):00:00","runTime":90}
    """#
  }

  func list(_ rows: [String]) -> String {
    #"{"count":\#(rows.count),"_embedded":{"showtimes":[\#(rows.joined(separator: ","))]}}"#
  }

  func show(_ theatre: Int, _ day: Int, _ rows: [String]) {
    upstream.on("/v2/theatres/\(theatre)/showtimes/11-\(day)-90", .json(list(rows)))
  }

  static let place = #"{"latitude":38.9,"longitude":-94.7,"includeDetails":false"#

  func page(_ more: String) async throws -> JSONValue {
    try await client.result("showtimes/whatsOn", Self.place + more + "}")
  }

  /// The rows as `11-20 M70 2`: the day, the title and the number of showings.
  func rows(_ page: JSONValue) -> [String] {
    page["items"]?.elements.map { row in
      [
        row["date"]?.string.map { String($0.dropFirst(5)) }, row["title"]?.string,
        row["showings"].map { "\($0.elements.count { _ in true })" },
      ].compactMap(\.self).joined(separator: " ")
    } ?? []
  }

  @Test("are films with their showings in order of time over all days")
  func films() async throws {
    let week = try await page(#","date":"2090-11-20","untilDate":"2090-11-22""#)
    #expect(rows(week) == ["M91 2", "M70 6", "M92 2", "M93 2"])
    #expect(week["date"]?.string == "2090-11-20" && week["untilDate"]?.string == "2090-11-22")
    #expect(week["totalShowings"]?.integer == 12)
    let starts = week["items"]?[1]?["showings"]?.elements.compactMap { $0["startsAtLocal"]?.string } ?? []
    #expect(starts == starts.sorted() && starts.count == 6)
    let range = try await page(#","date":"2090-11-20..2090-11-22""#)
    #expect(range.raw.description == week.raw.description)
    #expect(try await page(#","date":"2090-11-20","days":3"#).raw.description == week.raw.description)
    let (one, alone) = (try await page(#","date":"2090-11-20","days":1"#), try await page(#","date":"2090-11-20""#))
    #expect(one.raw.description == alone.raw.description)
    #expect(upstream.requests.count { $0.path.hasPrefix("/v2/theatres/7/showtimes/11-21") } == 3)
    await client.finish()
  }

  @Test("are films of a day, the days in order, whatever the order of the films")
  func byDay() async throws {
    let days = #","date":"2090-11-20","days":3,"groupBy":"day","#
    let start = try await page(days + #""pageSize":4"#)
    #expect(rows(start) == ["11-20 M91 2", "11-20 M70 2", "11-21 M92 2", "11-21 M70 2"])
    #expect(start["totalResults"]?.integer == 6 && start["totalPages"]?.integer == 2)
    let rest = try await page(days + #""pageSize":4,"page":2"#)
    #expect(rows(rest) == ["11-22 M93 2", "11-22 M70 2"])
    let late = try await page(days + #""sortBy":"distance","after":"18:00""#)
    #expect(rows(late) == ["11-20 M70 2", "11-21 M70 2", "11-22 M70 2"])
    await client.finish()
  }

  @Test("have a showing after midnight once, in the evening before")
  func midnight() async throws {
    let late = showtime(7, 99, 22, 1)
    show(7, 21, [showtime(7, 70, 21, 19), late])
    show(7, 22, [late, showtime(7, 70, 22, 19)])
    let found = try await page(#","date":"2090-11-21","days":2,"groupBy":"day""#)
    #expect(rows(found).filter { $0.contains("M99") } == ["11-21 M99 1"])
    let evening = try await page(#","date":"2090-11-21","days":2,"groupBy":"day","timeOfDay":"night""#)
    #expect(rows(evening) == ["11-21 M99 1"])
    await client.finish()
  }

  @Test(
    "are those parts of each day that are wanted",
    arguments: [("morning", 0), ("afternoon", 6), ("evening", 6), ("night", 0)])
  func parts(part: String, count: Int) async throws {
    let found = try await page(#","date":"2090-11-20","days":3,"timeOfDay":"\#(part)""#)
    #expect(found["totalShowings"]?.integer == count)
    await client.finish()
  }

  @Test("begin on a weekend's Friday at five in the afternoon")
  func friday() throws {
    var days = ShowingDays(try #require(Day("2026-11-20")), through: Day("2026-11-22"))
    days.start = DayWord.evening
    let filter = ShowingFilter(ShowingWishes(), on: days, now: try #require(Instant("2026-11-20T00:00:00Z")))
    func isIncluded(_ start: String) throws -> Bool {
      let start = try #require(LocalTime(start))
      return filter.includes(
        Showtime(
          id: try #require(EntityID(.amc, .showtime, 1)), movieTitle: "A", startsAt: start.instant, startsAtLocal: start
        ))
    }
    #expect(try isIncluded("2026-11-20T16:59:00-06:00") == false)
    #expect(try isIncluded("2026-11-20T17:00:00-06:00"))
    #expect(try isIncluded("2026-11-21T10:00:00-06:00"))
    #expect(try isIncluded("2026-11-23T04:55:00-06:00"))
    #expect(try isIncluded("2026-11-23T05:00:00-06:00") == false)
  }

  @Test(
    "are refused if they contradict each other",
    arguments: [
      (#""date":"2090-11-20","untilDate":"2090-11-19""#, "/untilDate"),
      (#""date":"2090-11-20","untilDate":"2090-12-04""#, "/untilDate"),
      (#""date":"2090-11-20","untilDate":"2090-11-21","days":2"#, ""),
      (#""date":"2090-11-20","days":15"#, "/days"), (#""days":0"#, "/days"),
      (#""date":"weekend","days":2"#, "/days"), (#""date":"this week","untilDate":"sunday""#, "/untilDate"),
      (#""date":"2090-11-20..2090-11-21","days":2"#, "/days"),
      (#""date":"2090-11-20..2090-11-19""#, "/date"), (#""date":"2090-11-20..2090-12-04""#, "/date"),
      (#""timeOfDay":"evening","after":"18:00""#, ""), (#""timeOfDay":"evening","before":"20:00""#, ""),
      (#""theatreIds":["amc:7"]"#, ""), (#""date":"next fortnight""#, "/date"),
    ])
  func refused(params: String, path: String) async throws {
    let error = try await client.error("showtimes/whatsOn", Self.place + "," + params + "}")
    #expect(error["code"]?.integer == -32602)
    if !path.isEmpty { #expect(error["data"]?["path"]?.string == path, "\(error)") }
    #expect(upstream.requests.allSatisfy { !$0.path.contains("/showtimes") })
    await client.finish()
  }

  @Test("are refused by methods of one day, which name the one that takes them", arguments: ["weekend", "next 7 days"])
  func oneDay(word: String) async throws {
    let error = try await client.error("showtimes/atTheatre", #"{"theatreId":"amc:7","date":"\#(word)"}"#)
    #expect(error["code"]?.integer == -32602)
    #expect(error["message"]?.string?.contains("showtimes/whatsOn") == true, "\(error)")
    await client.finish()
  }

  @Test("ask for a film once at each theatre, and not at all if the days are kept")
  func film() async throws {
    for theatre in [7, 8] {
      let all = (20...27).map { showtime(theatre, 70, $0, 19) }
      upstream.on("/v2/theatres/\(theatre)/showtimes", .json(list(all)))
    }
    let film = #","movieId":"amc:movie:70","date":"2090-11-21","days":5"#
    let found = try await page(film)
    #expect(rows(found) == ["M70 10"])
    #expect(
      upstream.requests.filter { $0.path.contains("/showtimes") }.map(\.path).sorted() == [
        "/v2/theatres/7/showtimes", "/v2/theatres/8/showtimes",
      ])
    #expect(upstream.requests(to: "/v2/theatres/7/showtimes").first?.queryItem("movie-id") == "70")
    for day in 21...25 {
      for theatre in [7, 8] {
        let rows = list([showtime(theatre, 70, day, 19)])
        upstream.on(
          "/v2/theatres/\(theatre)/showtimes/11-\(day)-90", .json(rows, headers: [("Cache-Control", "max-age=600")]))
      }
    }
    _ = try await page(#","date":"2090-11-21","days":5"#)
    let count = upstream.requests.count
    #expect(rows(try await page(film)) == ["M70 10"])
    #expect(upstream.requests.suffix(upstream.requests.count - count).allSatisfy { !$0.path.contains("showtimes") })
    await client.finish()
  }

  @Test("are those of one's favourite theatres, which hold before one's place")
  func favourites() async throws {
    upstream.on(
      "/v2/theatres",
      .json(
        #"""
        {"count":2,"_embedded":{"theatres":[{"id":7,"name":"Lantern","utcOffset":"-06:00"},
         {"id":8,"name":"Harbor","utcOffset":"-06:00"}]}}
        """#))
    let day = #""date":"2090-11-20","includeDetails":false"#
    let given = try await client.result("showtimes/whatsOn", #"{"theatreIds":["amc:8","amc:theatre:7"],\#(day)}"#)
    #expect(given["place"]?["name"]?.string == "Harbor and Lantern")
    #expect(given["place"]?["kind"]?.string == "theatres" && rows(given) == ["M91 2", "M70 2"])
    _ = try await client.result("settings/set", #"{"place":"Olathe, KS","theatreIds":["amc:7","amc:8"]}"#)
    let used = try await client.result("showtimes/whatsOn", "{\(day)}")
    #expect(rows(used) == ["M91 2", "M70 2"] && used["settingsUsed"]?.elements.compactMap(\.string) == ["theatreIds"])
    let settings = try await client.result("settings/set", #"{"theatreIds":[]}"#)
    #expect(settings["theatreIds"] == nil && settings["place"]?.string == "Olathe, KS")
    await client.finish()
  }

  @Test("lose no row and give none twice when a film's last showing begins between two pages")
  func gone() async throws {
    func titles(_ page: JSONValue) -> [String] { page["items"]?.elements.compactMap { $0["title"]?.string } ?? [] }
    let films = [(71, 12), (72, 13), (73, 14), (74, 15), (75, 16)]
    for (days, group) in [("", "movie"), (#","days":2"#, "movie"), (#","days":2"#, "day")] {
      for theatre in [7, 8] {
        for day in [20, 21] { show(theatre, day, films.map { showtime(theatre, $0.0, day, $0.1) }) }
      }
      let question = #","date":"2090-11-20","groupBy":"\#(group)","sortBy":"start","pageSize":2\#(days)"#
      let whole = titles(try await page(question.replacing(#""pageSize":2"#, with: #""pageSize":20"#)))
      var seen = titles(try await page(question))
      // A film that was given is over, on its second day too.
      for theatre in [7, 8] {
        for day in [20, 21] { show(theatre, day, films[1...].map { showtime(theatre, $0.0, day, $0.1) }) }
      }
      var next: Int? = 2
      while let number = next {
        let further = try await page(question + #","page":\#(number)"#)
        seen += titles(further)
        next = further["nextPage"]?.integer
      }
      #expect(seen == whole.enumerated().filter { $0 < 2 || $1 != "M71" }.map(\.element), "\(days) \(group)")
    }
    await client.finish()
  }

  // Regression: the days were those of the first theatre, and nothing said so.
  @Test("of theatres in several time zones are by the clock of the first, which is said where it matters")
  func zones() async throws {
    func message(at now: String, _ theatres: String) async throws -> String? {
      let client = try TestClient(["MARQUEE_NOW": now], isSandbox: true)
      let list = try await client.result(
        "showtimes/whatsOn", #"{"theatreIds":[\#(theatres)],"date":"tonight","includeDetails":false,"limit":1}"#)
      await client.finish()
      return "\(list["date"]?.string ?? "") \(list["message"]?.string ?? "")"
    }
    // Half past five in New York, and half past two in Burbank.
    let (east, west) = (#""amc:2114""#, #""amc:2705""#)
    #expect(
      try await message(at: "2026-11-22T10:30:00Z", "\(east),\(west)")
        == "2026-11-22 The days are by the clock of AMC Empire 25.")
    let other = try await message(at: "2026-11-22T10:30:00Z", "\(west),\(east)")
    #expect(other?.hasPrefix("2026-11-21 ") == true)
    #expect(other?.hasSuffix(" The days are by the clock of AMC Burbank 16.") == true)
    #expect(try await message(at: "2026-11-22T20:30:00Z", "\(east),\(west)") == "2026-11-22 ")
  }
}
