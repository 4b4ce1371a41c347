// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import JSON
import Testing

@testable import Backend

@Suite("showtimes/whatsOn", .timeLimit(.minutes(5)))
struct WhatsOnTests {
  let upstream: FaultServer
  let client: TestClient

  init() throws {
    upstream = try FaultServer()
    client = try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k"])
    upstream.on(
      "/v2/locations",
      .json(
        #"""
        {"count":2,"_embedded":{"locations":[
         {"rank":1,"distance":1,"_embedded":{"theatre":{"id":7,"name":"Lantern","utcOffset":"-06:00"}}},
         {"rank":2,"distance":9,"_embedded":{"theatre":{"id":8,"name":"Harbor","utcOffset":"-06:00"}}}]}}
        """#))
  }

  /// A showtime at a theatre, on a day far in the future.
  func showtime(_ id: Int, _ movie: Int, _ title: String, _ hour: Int, _ more: String = "") -> String {
    let (day, utc) = hour < 18 ? ("21", "21T\(hour + 6)") : ("21", "22T0\(hour - 18)")
    return #"""
      {"id":\#(id),"movieId":\#(movie),"movieName":"\#(title)","showDateTimeUtc":"2090-11-\#(utc):00:00Z",
       "showDateTimeLocal":"2090-11-\#(day)T\#(hour):00:00","runTime":90\#(more)}
      """#
  }

  func show(_ theatre: Int, _ showtimes: String...) {
    upstream.on(
      "/v2/theatres/\(theatre)/showtimes/11-21-90",
      .json(
        #"{"count":\#(showtimes.count),"_embedded":{"showtimes":[\#(showtimes.joined(separator: ","))]}}"#))
  }

  func whatsOn(_ params: String = "") async throws -> JSONValue {
    let page = try await client.result(
      "showtimes/whatsOn", #"{"latitude":38.9,"longitude":-94.7,"date":"2090-11-21"\#(params)}"#)
    await client.finish()
    return page
  }

  func titles(_ page: JSONValue) -> [String] {
    page["items"]?.elements.compactMap { $0["title"]?.string } ?? []
  }

  @Test("takes all theatres of a large radius, also those after AMC's first page")
  func manyTheatres() async throws {
    upstream.on("/v2/locations") { request in
      let numbers = request.queryItem("page-number") == "1" ? 1...100 : 101...102
      let rows = numbers.map { number in
        #"""
        {"rank":\#(number),"distance":\#(number),
         "_embedded":{"theatre":{"id":\#(number),"name":"T\#(number)","utcOffset":"-06:00"}}}
        """#
      }
      return .json(#"{"count":102,"_embedded":{"locations":[\#(rows.joined(separator: ","))]}}"#)
    }
    for theatre in 1...101 { show(theatre) }
    show(102, showtime(1, 70, "Batman", 19))
    #expect(titles(try await whatsOn(#","radiusKilometres":500"#)) == ["Batman"])
  }

  @Test("gives each movie once, with the showings of all theatres in order of their start")
  func grouping() async throws {
    show(7, showtime(1, 70, "Batman", 19), showtime(2, 71, "Cats", 12))
    show(8, showtime(3, 70, "Batman", 14), showtime(4, 70, "Batman", 19))
    let page = try await whatsOn()
    #expect(titles(page) == ["Cats", "Batman"])
    let showings = try #require(page["items"]?[1]?["showings"])
    #expect(
      showings.elements.compactMap { $0["id"]?.string } == ["amc:showtime:3", "amc:showtime:1", "amc:showtime:4"])
    #expect(showings[0]?["theatreName"]?.string == "Harbor")
    #expect(showings[1]?["distanceKilometres"]?.double == 1.609)
    #expect(showings[1]?["endsAtLocal"]?.string == "2090-11-21T20:30:00-06:00")
    #expect(page["date"]?.string == "2090-11-21")
    #expect(page["place"]?["kind"]?.string == "coordinates")
  }

  /// For: "There are 443 showings in Dolby, IMAX, RealD 3D", of which 407 were in none.
  @Test("counts the showings of each format if none is in the one that is wanted")
  func formatCounts() async throws {
    let (imax, dolby) = (#","premiumFormat":"IMAX""#, #","premiumFormat":"Dolby""#)
    show(7, showtime(1, 70, "A", 12, imax), showtime(2, 70, "A", 13, dolby), showtime(3, 70, "A", 14, imax))
    show(8, showtime(4, 71, "B", 12), showtime(5, 71, "B", 13), showtime(6, 71, "B", 14))
    let page = try await whatsOn(#","format":["screenx"]"#)
    let message = try #require(page["message"]?.string)
    #expect(message.hasPrefix("Nothing is on in “screenx” near"))
    #expect(message.hasSuffix("There are 6 showings: 3 without a premium format, 2 in IMAX, 1 in Dolby."))
  }

  @Test("names the error where TMDB, under whose ids the library may have the movies, can't be asked")
  func unidentified() async throws {
    show(7, showtime(1, 70, "A", 12), showtime(2, 71, "B", 13))
    show(8)
    upstream.on("/v2/movies", .json(#"{"count":2,"_embedded":{"movies":[{"id":70,"name":"A"},{"id":71,"name":"B"}]}}"#))
    let page = try await whatsOn(#","library":"wanted""#)
    #expect(page["faults"]?[0]?["provider"]?.string == "tmdb")
    #expect(page["message"]?.string == "None of the 2 movies there is known to be wanted in the library.")
  }

  @Test("takes several formats, and the longest running time")
  func formatsAndLength() async throws {
    show(
      7, showtime(1, 70, "A", 12, #","premiumFormat":"IMAX""#), showtime(2, 71, "B", 13, #","premiumFormat":"Dolby""#))
    show(8, showtime(3, 72, "C", 12))
    let params = #"{"latitude":38.9,"longitude":-94.7,"date":"2090-11-21","includeDetails":false"#
    func titles(_ more: String) async throws -> [String] {
      self.titles(try await client.result("showtimes/whatsOn", params + more + "}"))
    }
    #expect(try await titles(#","format":["imax","dolby"]"#) == ["A", "B"])
    #expect(try await titles(#","format":["dolby"],"maximumMinutes":90"#) == ["B"])
    #expect(try await titles(#","maximumMinutes":89"#) == [])
    let refused = try await client.error("showtimes/whatsOn", params + #","format":[]}"#)
    #expect(refused["data"]?["path"]?.string == "/format")
    await client.finish()
  }

  @Test("says how long the movie takes that is too long, and not that all others are")
  func length() async throws {
    show(7, showtime(1, 70, "A", 12), showtime(2, 71, "B", 12))
    show(8)
    let page = try await whatsOn(#","movieId":"amc:movie:70","maximumMinutes":80"#)
    #expect(page["message"]?.string == "That movie takes 90 minutes, more than 80 minutes.")
  }

  @Test("gives the price for the party, with fees and what is not known")
  func prices() async throws {
    let prices = #","ticketPrices":[{"type":"CHILD","price":5},{"type":"ADULT","price":10.1,"tax":1}]"#
    show(7, showtime(1, 70, "A", 12, prices + #","estimatedFees":[{"cost":2.1,"tax":0.1}]"#))
    show(8, showtime(2, 70, "A", 13, prices), showtime(3, 70, "A", 14))
    let showings = try #require(try await whatsOn(#","partySize":3"#)["items"]?[0]?["showings"])
    #expect(showings[0]?["total"]?.double == 39.9)
    #expect(showings[0]?["totalExcludes"] == nil)
    #expect(showings[1]?["total"]?.double == 33.3)
    #expect(showings[1]?["totalExcludes"]?[0]?.string == "fees")
    #expect(showings[2]?["total"] == nil)
  }

  @Test(
    "says whether tickets can be bought",
    arguments: [
      ("", "available"), (#","isAlmostSoldOut":true"#, "almostSoldOut"), (#","isSoldOut":true"#, "soldOut"),
      (#","isCanceled":true,"isSoldOut":true"#, "cancelled"), (#","isComingSoon":true"#, "comingSoon"),
      (#","isEmbargoed":true,"visibilityDateTimeUtc":"2090-11-20T12:00:00Z""#, "embargoed"),
      // When its embargo ended.
      (#","isEmbargoed":false,"visibilityDateTimeUtc":"2020-11-20T12:00:00Z""#, "available"),
    ])
  func availability(more: String, word: String) async throws {
    show(7, showtime(1, 70, "A", 12, more))
    show(8)
    let showing = try #require(try await whatsOn()["items"]?[0]?["showings"]?[0])
    #expect(showing["availability"]?.string == word)
    #expect((showing["visibleAt"] != nil) == (word == "embargoed"))
  }

  @Test(
    "filters by title, format and time, and says what left nothing over",
    arguments: [
      (#","movie":"bat man""#, ["Batman"]), (#","format":"imax""#, ["Cats"]), (#","after":"18:00""#, ["Batman"]),
      (#","before":"12:00""#, ["Cats"]), (#","movie":"dogs""#, []), (#","movie":"batman","format":"imax""#, []),
      (#","format":"!!!""#, []),
    ])
  func filters(params: String, expected: [String]) async throws {
    show(
      7, showtime(1, 70, "Batman", 19), showtime(2, 71, "Cats", 12, #","attributes":[{"code":"IMAX","name":"IMAX"}]"#),
      showtime(3, 72, "Private Theatre Rental", 19, #","attributes":[{"code":"PRVTRENTAL","name":"Rental"}]"#))
    show(8)
    let page = try await whatsOn(params)
    #expect(titles(page) == expected)
    #expect((page["message"] != nil) == expected.isEmpty)
  }

  @Test(
    "counts a showing after midnight to the evening before",
    arguments: [
      (#","after":"22:00""#, 1), (#","before":"23:00""#, 0), ("", 1), (#","after":"22:00","before":"01:00""#, 1),
      (#","before":"00:30""#, 1), (#","before":"00:29""#, 0),
    ])
  func midnight(params: String, count: Int) async throws {
    show(
      7,
      #"{"id":1,"movieId":70,"movieName":"A","showDateTimeUtc":"2090-11-22T06:30:00Z","showDateTimeLocal":"2090-11-22T00:30:00"}"#
    )
    show(8)
    #expect(titles(try await whatsOn(params)).count == count)
  }

  @Test(
    "leaves out what has begun, up to the second",
    arguments: [
      ("11:59:59Z", true), ("11:59:59.999Z", true), ("12:00:00Z", false), ("12:00:00.000Z", false),
      ("12:00:01Z", false),
    ])
  func begun(time: String, hasStarted: Bool) throws {
    let now = try #require(Instant("2026-11-21T12:00:00Z"))
    let showtime = Showtime(
      id: try #require(EntityID(.amc, .showtime, 1)), movieTitle: "A", startsAt: Instant("2026-11-21T" + time))
    for isIncluded in [false, true] {
      let filter = ShowingFilter(
        ShowingWishes(includesStarted: isIncluded), on: ShowingDays(now.day(at: .utc)), now: now)
      #expect(filter.hasStarted(showtime) == hasStarted)
      #expect(filter.includes(showtime) == (isIncluded || !hasStarted))
    }
  }

  func list(_ day: Day, _ rows: [(id: Int, start: Instant)], at offset: UTCOffset) {
    let rows = rows.map { id, start in
      #"{"id":\#(id),"movieId":\#(id),"movieName":"M\#(id)","showDateTimeLocal":"\#(start.local)","utcOffset":"\#(offset)"}"#
    }
    upstream.on(
      "/v2/theatres/9/showtimes/\(day.month)-\(day.day)-\(day.year % 100)",
      .json(#"{"count":\#(rows.count),"_embedded":{"showtimes":[\#(rows.joined(separator: ","))]}}"#))
  }

  @Test("orders clock times by the evening, and knows one from many")
  func clockTimes() async throws {
    upstream.on("/v2/theatres/9", .json(#"{"id":9,"name":"Owl","utcOffset":"-06:00"}"#))
    let day = try #require(Day("2090-11-21"))
    let offset = try #require(UTCOffset("-06:00"))
    let times = [(id: 1, start: Instant(day, seconds: 89_100)), (id: 2, start: Instant(day, seconds: 72_000))]
    list(day, times, at: offset)
    let params = #"{"theatreId":"amc:theatre:9","date":"2090-11-21","after":"07:00","before":"08:00"}"#
    let many = try await client.result("showtimes/whatsOn", params)
    #expect(many["message"]?.string?.hasSuffix("There are 2 showings from 20:00 to 00:45.") == true)
    list(day, [times[1]], at: offset)
    let one = try await client.result("showtimes/whatsOn", params.dropLast() + #","cache":"reload"}"#)
    #expect(one["message"]?.string?.hasSuffix("There is 1 showing at 20:00.") == true)
    await client.finish()
  }

  @Test(
    "says that a theatre is closed, and why",
    arguments: [
      (#""isClosed":true,"outageDescription":"We moved""#, "Owl is permanently closed. AMC says: We moved."),
      (
        #""closures":[{"startDateTimeUtc":"2090-11-01T06:00:00Z","reason":"Repairs"}]"#,
        "Owl is closed. AMC says: Repairs."
      ),
      (#""closures":[{"startDateTimeUtc":"2090-11-25T06:00:00Z"}],"outageDescription":"Later""#, nil),
    ] as [(String, String?)])
  func closed(members: String, message: String?) async throws {
    upstream.on("/v2/theatres/9", .json(#"{"id":9,"name":"Owl","utcOffset":"-06:00",\#(members)}"#))
    list(try #require(Day("2090-11-21")), [], at: .utc)
    for method in ["whatsOn", "atTheatre"] {
      let page = try await client.result(
        "showtimes/\(method)", #"{"theatreId":"amc:theatre:9","date":"2090-11-21"}"#)
      #expect(
        page["message"]?.string == message
          ?? (method == "whatsOn" ? "Nothing is on at Owl on Tue 21 Nov 2090." : "Nothing found."))
    }
    await client.finish()
  }

  @Test(
    "ends by the clock of the theatre's zone on the nights on which clocks change",
    arguments: [
      ("CENTRAL TIME", "KS", "2026-11-01T00:30:00", "-05:00", "2026-11-01T02:00:00-06:00"),
      ("CENTRAL TIME", "KS", "2026-03-08T01:00:00", "-06:00", "2026-03-08T04:30:00-05:00"),
      ("MOUNTAIN TIME", "AZ", "2026-03-08T01:00:00", "-07:00", "2026-03-08T03:30:00-07:00"),
      ("UNKNOWN", "KS", "2026-03-08T01:00:00", "-06:00", "2026-03-08T03:30:00-06:00"),
    ])
  func clockChanges(zone: String, state: String, start: String, offset: String, end: String) async throws {
    upstream.on(
      "/v2/theatres/9", .json(#"{"id":9,"name":"Owl","timezone":"\#(zone)","location":{"state":"\#(state)"}}"#))
    let time = try #require(LocalTime(start + offset))
    upstream.on(
      "/v2/theatres/9/showtimes/\(time.day.month)-\(time.day.day)-26",
      .json(
        #"{"_embedded":{"showtimes":[{"id":1,"movieId":1,"movieName":"A","showDateTimeUtc":"\#(time.instant)","#
          + #""showDateTimeLocal":"\#(start)","utcOffset":"\#(offset)","runTime":150}]}}"#))
    let page = try await client.result(
      "showtimes/whatsOn", #"{"theatreId":"amc:theatre:9","date":"\#(time.day)","includeStarted":true}"#)
    #expect(page["items"]?[0]?["showings"]?[0]?["endsAtLocal"]?.string == end)
    await client.finish()
  }

  /// Regression: the pages' movies took turns, so that the first page came hardly sooner than the last one.
  @Test("looks up the movies of the first page before those of later ones")
  func order() async throws {
    let movies = 100..<140
    upstream.on(
      "/v2/theatres/7/showtimes/11-21-90",
      .json(
        #"{"_embedded":{"showtimes":[\#(movies.map { showtime($0, $0, "M\($0)", 12) }.joined(separator: ","))]}}"#))
    show(8)
    let known = movies.map { #"{"id":\#($0),"name":"M\#($0)","imdbId":"tt\#($0)"}"# }
    upstream.on("/v2/movies", .json(#"{"_embedded":{"movies":[\#(known.joined(separator: ","))]}}"#))
    for id in movies {
      upstream.on("/tmdb/find/tt0000\(id)", .json(#"{"movie_results":[{"id":\#(id),"title":"M\#(id)"}]}"#))
      upstream.on("/tmdb/movie/\(id)", .json(#"{"id":\#(id),"title":"M\#(id)"}"#))
    }
    let client = try TestClient([
      "MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_URL": upstream.url + "/tmdb",
      "MARQUEE_TMDB_TOKEN": "t", "MARQUEE_TMDB_RATE": "0",
    ])
    _ = try await client.result(
      "showtimes/whatsOn",
      #"{"latitude":38.9,"longitude":-94.7,"date":"2090-11-21","pageSize":8,"partialResultToken":"t"}"#)
    await client.finish()
    let asked = upstream.requests.map(\.path)
    let isSearch = { (path: String) in path.hasPrefix("/tmdb/find/") }
    #expect(asked.count(where: isSearch) == movies.count)
    #expect(asked.prefix { !$0.hasPrefix("/tmdb/movie/") }.count(where: isSearch) <= 8)
  }

  @Test("has the movies with the best rating first if asked to, and those without one last")
  func ratings() async throws {
    show(7, showtime(1, 70, "Batman", 12), showtime(2, 71, "Cats", 13), showtime(3, 72, "Dogs", 14))
    show(8)
    let movies = [70, 71, 72].map { #"{"id":\#($0),"name":"M","imdbId":"tt\#($0)"}"# }.joined(separator: ",")
    upstream.on("/v2/movies", .json(#"{"_embedded":{"movies":[\#(movies)]}}"#))
    for (id, rating) in [(70, 5.1), (72, 8.2)] {
      let movie = #"{"id":\#(id),"title":"M","vote_average":\#(rating),"vote_count":9}"#
      upstream.on("/tmdb/find/tt00000\(id)", .json(#"{"movie_results":[\#(movie)]}"#))
      upstream.on("/tmdb/movie/\(id)", .json(movie))
    }
    let client = try TestClient([
      "MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_URL": upstream.url + "/tmdb",
      "MARQUEE_TMDB_TOKEN": "t",
    ])
    let page = try await client.result(
      "showtimes/whatsOn", #"{"latitude":38.9,"longitude":-94.7,"date":"2090-11-21","sortBy":"rating"}"#)
    #expect(titles(page) == ["Dogs", "Batman", "Cats"])
    #expect(page["items"]?.elements.map { $0["rating"]?.double } == [8.2, 5.1, nil])
    await client.finish()
  }

  @Test("counts showings and private rentals, and has the movies with the most showings first")
  func counts() async throws {
    show(
      7, showtime(1, 70, "Batman", 12), showtime(2, 71, "Cats", 19), showtime(3, 71, "Cats", 20),
      showtime(4, 72, "Private Theatre Rental", 19, #","attributes":[{"code":"PRVTRENTAL","name":"Rental"}]"#))
    show(8)
    let page = try await whatsOn(#","sortBy":"showings","includeDetails":false"#)
    #expect(titles(page) == ["Cats", "Batman"])
    #expect(page["totalShowings"]?.integer == 3)
    #expect(page["privateRentals"]?.integer == 1)
    #expect(page["items"]?[0]?["linkFault"] == nil)
  }

  // Regression: the end was computed with an overflow, and told.
  @Test("gives no end for a running time that is none", arguments: [1441, 153_722_867_280_912_930, Int.max])
  func end(runtime: Int) async throws {
    show(7, showtime(1, 70, "A", 12).replacing("\"runTime\":90", with: "\"runTime\":\(runtime)"))
    show(8)
    let showing = try #require(try await whatsOn()["items"]?[0]?["showings"]?[0])
    #expect(showing["startsAtLocal"] != nil)
    #expect(showing["endsAtLocal"] == nil)
  }

  @Test(
    "says on which day a showing ends, by the theatre's clock",
    arguments: [(299, "2090-11-21T23:59"), (300, "2090-11-22T00:00"), (1440, "2090-11-22T19:00")])
  func endDay(runtime: Int, end: String) async throws {
    show(7, showtime(1, 70, "A", 19).replacing("\"runTime\":90", with: "\"runTime\":\(runtime)"))
    show(8)
    let showing = try #require(try await whatsOn()["items"]?[0]?["showings"]?[0])
    #expect(showing["endsAtLocal"]?.string == end + ":00-06:00")
  }

  // Regression: AMC was asked for each movie by itself, of which it answers ten in a second.
  @Test("asks AMC for its movies in one request, and by itself for one that is not among them")
  func movies() async throws {
    show(7, showtime(1, 70, "Batman", 19), showtime(2, 71, "Cats", 12), showtime(3, 72, "Dogs", 13))
    show(8)
    upstream.on(
      "/v2/movies",
      .json(#"{"_embedded":{"movies":[{"id":71,"name":"Cats","synopsis":"c"},{"id":70,"name":"Batman"}]}}"#))
    upstream.on("/v2/movies/72", .json(#"{"id":72,"name":"Dogs","synopsis":"d"}"#))
    let page = try await whatsOn()
    #expect(page["items"]?.elements.map { $0["overview"]?.string } == ["c", "d", nil])
    #expect(upstream.requests(to: "/v2/movies").map(\.query) == ["ids=70%2C71%2C72&page-number=1&page-size=100"])
    #expect(upstream.requests.filter { $0.path.hasPrefix("/v2/movies/") }.map(\.path) == ["/v2/movies/72"])
  }

  @Test("goes on where a theatre fails, which is named")
  func fault() async throws {
    show(7, showtime(1, 70, "Batman", 19))
    upstream.on("/v2/theatres/8/showtimes/11-21-90", .status(400))
    let page = try await whatsOn()
    #expect(titles(page) == ["Batman"])
    #expect(page["faults"]?.count == 1)
    #expect(page["faults"]?[0]?["error"]?["message"]?.string?.hasPrefix("Harbor: ") == true)
  }

  @Test("fails where every theatre does")
  func failure() async throws {
    for id in [7, 8] { upstream.on("/v2/theatres/\(id)/showtimes/11-21-90", .status(400)) }
    let error = try await client.error(
      "showtimes/whatsOn", #"{"latitude":38.9,"longitude":-94.7,"date":"2090-11-21"}"#)
    #expect(error["code"]?.integer == -32803)
    await client.finish()
  }
}
