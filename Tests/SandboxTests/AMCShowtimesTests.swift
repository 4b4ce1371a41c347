// SPDX-License-Identifier: MIT
import Basics
import JSON
import TestSupport
import Testing

@testable import Sandbox

@Suite("AMC's showtimes and seats", .timeLimit(.minutes(5)))
struct AMCShowtimesTests {
  let schedule = Schedule(Catalogue.shared)

  /// All showtimes of a list, fetched page by page.
  private func rows(_ path: String) async throws -> [JSONValue] {
    var rows: [JSONValue] = []
    for page in 1...100 {
      let mark = path.contains("?") ? "&" : "?"
      let answer = try await askAMC("\(path)\(mark)page-size=100&page-number=\(page)")
      guard answer.status == 200 else { return rows }
      rows += answer.json.embedded("showtimes")
      if answer.json("_links", "next").isNull { return rows }
    }
    return rows
  }

  @Test("A showtime found in a list is found again by its number")
  func stable() async throws {
    let rows = try await rows("/v2/theatres/610/showtimes/11-21-26")
    expect(!rows.isEmpty)
    for row in rows {
      let id = try #require(row["id"]?.integer)
      expect(try await askAMC("/v2/showtimes/\(id)").json.raw == row.raw)
    }
  }

  @Test("Dates are read with two and four digits of the year")
  func dates() async throws {
    let short = try await askAMC("/v2/theatres/38/showtimes/12-25-26")
    let long = try await askAMC("/v2/theatres/38/showtimes/12-25-2026")
    expect(!short.json.embedded("showtimes").isEmpty)
    expect(short.json("_embedded").raw == long.json("_embedded").raw)
  }

  @Test("There are showtimes on any day", arguments: ["1-1-2000", "2-29-2028", "7-4-2031", "12-31-2199"])
  func anyDay(_ date: String) async throws {
    expect(try await askAMC("/v2/theatres/38/showtimes/\(date)").status == 200)
  }

  @Test(
    "A day without showtimes is code 5217",
    arguments: [
      "/v2/theatres/8/showtimes/11-21-26", "/v2/theatres/8/showtimes", "/v2/theatres/610/showtimes/12-24-2026",
      "/v2/theatres/38/showtimes/1-1-1900", "/v2/theatres/38/showtimes/11-21-26?movie=nosuchfilm",
      "/v2/theatres/38/movies/60110/earliest-showtime", "/v2/showtimes/views/current-location/11-21-2026/0/0",
    ])
  func darkDay(_ path: String) async throws {
    let answer = try await askAMC(path)
    expect(answer.status == 404)
    expect(answer.json("errors")[0]?["code"]?.integer == 5_217)
  }

  @Test(
    "A date that can't be read is a 404 without a word",
    arguments: [
      "/v2/theatres/38/showtimes/tomorrow", "/v2/theatres/38/showtimes/13-40-26",
      "/v2/showtimes/views/current-location/x/38.9/-94.6", "/v2/showtimes/views/current-location/11-21-26/north/west",
    ])
  func malformedDate(_ path: String) async throws {
    let answer = try await askAMC(path)
    expect(answer.status == 404)
    expect(answer.body.isEmpty)
  }

  @Test("Unknown showtimes", arguments: ["1", "0", "-5", "9223372036854775807", "abc", "38020778000000099"])
  func unknown(_ id: String) async throws {
    let answer = try await askAMC("/v2/showtimes/\(id)")
    expect(answer.status == 404)
    expect(answer.json("errors")[0]?["code"]?.integer == 5_215)
  }

  @Test("Local time, offset and UTC agree in winter and in summer", arguments: [("11-21-26", 6), ("7-4-27", 5)])
  func offsets(_ date: String, _ hours: Int) async throws {
    let rows = try await rows("/v2/theatres/38/showtimes/\(date)")
    expect(!rows.isEmpty)
    for row in rows { expect(row["utcOffset"]?.string == "-0\(hours):00") }
    let showings = schedule.showings(
      at: try #require(Catalogue.shared.theatre(38)), on: try #require(Day(american: date)))
    expect(!showings.isEmpty)
    for showing in showings {
      expect(showing.begins.secondsSince1970 - showing.beginsLocally.secondsSince1970 == hours * 3_600)
    }
  }

  @Test("Without a date: what begins from now through four weeks, in order")
  func coming() async throws {
    let rows = try await rows("/v2/theatres/38/showtimes")
    let times = rows.compactMap { $0["showDateTimeUtc"]?.string }
    expect(times.count == rows.count && times == times.sorted())
    expect(try #require(times.first) >= "2026-11-21T18:00:00Z")
    expect(Set(rows.compactMap { $0["id"]?.integer }).count == rows.count)
    expect(Set(times.map { $0.prefix(10) }).count >= 28 && times.contains { $0 > "2026-12-19T18" })
  }

  @Test("Films are shown from their first day on, and events on theirs alone")
  func openings() throws {
    let theatre = try #require(Catalogue.shared.theatre(2_480))
    func titles(_ iso: String) throws -> Set<String> {
      Set(schedule.showings(at: theatre, on: try #require(Day(iso))).map(\.film.title))
    }
    expect(try titles("2026-12-17").contains("Avengers: Doomsday") == false)
    expect(try titles("2026-12-18").contains("Avengers: Doomsday"))
    expect(try titles("2026-11-23").contains("AMC Screen Unseen: November 23"))
    expect(try titles("2026-11-24").contains("AMC Screen Unseen: November 23") == false)
    expect(try titles("2026-11-26").contains("Home Alone") == false)
  }

  @Test("Premium formats are shown where a theatre has them, for films that have them")
  func formats() {
    var premium = 0
    for theatre in Catalogue.shared.theatres {
      for showing in schedule.showings(at: theatre, on: SandboxClock.standard.today) {
        if !showing.format.isEmpty { premium += 1 }
        expect(showing.format.isEmpty || theatre.formats.contains(showing.format))
        expect(showing.format.isEmpty || showing.film.formats.contains(showing.format))
        expect(showing.turn < 10 && showing.slot < 100)
      }
    }
    expect(premium > 0)
  }

  @Test("Filters by film and by attribute")
  func filters() async throws {
    let all = try await rows("/v2/theatres/38/showtimes/11-21-26")
    let imax = try await rows("/v2/theatres/38/showtimes/11-21-26?include-attributes=IMAX")
    expect(!imax.isEmpty && imax.count < all.count)
    expect(imax.allSatisfy { $0["premiumFormat"]?.string == "IMAX" })
    let id = try #require(all.first?["movieId"]?.integer)
    let name = try #require(all.first?["movieName"]?.string)
    let byID = try await rows("/v2/theatres/38/showtimes/11-21-26?movie-id=\(id)")
    expect(!byID.isEmpty && byID.allSatisfy { $0["movieId"]?.integer == id })
    let word = try #require(name.folded.split(separator: " ").last)
    let byName = try await rows("/v2/theatres/38/showtimes/11-21-26?movie=\(word)")
    expect(byName.count >= byID.count)
  }

  @Test("Near a place: all theatres within the radius, no date of the last change")
  func near() async throws {
    let path = "/v2/showtimes/views/current-location/11-21-2026/38.91/-94.64"
    let answer = try await askAMC(path)
    expect(answer.json["lastUpdatedDateUtc"] == nil)
    expect(try await askAMC("/v2/theatres/38/showtimes/11-21-26").json["lastUpdatedDateUtc"] != nil)
    expect(Set(try await rows("\(path)?radius=30").compactMap { $0["theatreId"]?.integer }) == [25, 38, 118, 610])
    expect(Set(try await rows("\(path)?radius=2").compactMap { $0["theatreId"]?.integer }) == [38])
    expect(Set(try await rows("\(path)?city=olathe&state=KS").compactMap { $0["theatreId"]?.integer }) == [610])
  }

  @Test("The earliest showtime is the first that begins from now on")
  func earliest() async throws {
    let rows = try await rows("/v2/theatres/38/showtimes")
    let row = try #require(rows.first)
    let id = try #require(row["movieId"]?.integer)
    let earliest = try await askAMC("/v2/theatres/38/movies/\(id)/earliest-showtime")
    expect(earliest.json.raw == row.raw)
    expect(try await askAMC("/v2/theatres/38/movies/1/earliest-showtime").json("errors")[0]?["code"]?.integer == 5_103)
  }

  @Test("Some fields come and go, some showings are sold out")
  func presence() async throws {
    let rows = try await rows("/v2/theatres/2114/showtimes")
    for name in ["visibilityDateTimeUtc", "lastUpdatedDateUtc", "runTime", "mpaaRating"] {
      expect(rows.contains { $0[name] != nil })
    }
    expect(rows.contains { $0["visibilityDateTimeUtc"] == nil })
    expect(rows.contains { $0["premiumFormat"]?.string == "" })
    expect(rows.contains { $0["isSoldOut"]?.boolean == true })
    expect(rows.contains { $0["isAlmostSoldOut"]?.boolean == true })
  }

  @Test("A seating layout has one seat for each row and column; version 3 adds zones")
  func seats() async throws {
    let performance = try #require(
      try await askAMC("/v2/theatres/610/showtimes/11-21-26").json.embedded("showtimes").first?["performanceNumber"]?
        .integer)
    let second = try await askAMC("/v2/seating-layouts/610/\(performance)").json
    let third = try await askAMC("/v3/seating-layouts/610/\(performance)").json
    let rows = try #require(second["rows"]?.integer), columns = try #require(second["columns"]?.integer)
    expect(second("seats").count == rows * columns)
    expect(second["zones"] == nil)
    expect(second("seats").elements.allSatisfy { $0["zoneNumber"] == nil })
    expect(
      second("seats").elements.map { $0["seatName"]?.string } == third("seats").elements.map { $0["seatName"]?.string })
    let seats = Array(second("seats").elements)
    expect(seats.contains { $0["type"]?.string == "NotASeat" && $0["seatName"]?.string == "" })
    expect(seats.contains { $0["type"]?.string == "Wheelchair" })
    let names = seats.compactMap { $0["seatName"]?.string }.filter { !$0.isEmpty }
    expect(Set(names).count == names.count)
  }

  @Test("Every other hall has price zones: the first row for less, the last for more, no zone for wheelchairs")
  func zones() async throws {
    let rows = try await rows("/v2/theatres/38/showtimes/11-21-26")
    let performances = rows.compactMap { row in
      row["auditorium"]?.integer.flatMap { hall in row["performanceNumber"]?.integer.map { (hall, $0) } }
    }
    let zoned = try #require(performances.first { $0.0 % 2 == 1 }),
      plain = try #require(performances.first { $0.0 % 2 == 0 })
    let layout = try await askAMC("/v3/seating-layouts/38/\(zoned.1)").json
    expect(
      layout("zones").elements.map { $0.raw.description } == [
        #"{"zoneNumber":1,"surchargeAmount":0.0,"discountAmount":2.0,"description":"Value"}"#,
        #"{"zoneNumber":2,"surchargeAmount":0.0,"discountAmount":0.0,"description":"Standard"}"#,
        #"{"zoneNumber":3,"surchargeAmount":2.0,"discountAmount":0.0,"description":"Preferred"}"#,
      ])
    expect(layout("seats").count > 0)
    for seat in layout("seats").elements {
      let isForAnyone = ["CanReserve", "LoveSeatLeft", "LoveSeatRight"].contains(seat["type"]?.string)
      expect(
        (seat["zoneNumber"]?.integer != nil) == isForAnyone && (seat["zoneNumber"]?.isNull == false) == isForAnyone)
      if isForAnyone, seat["row"]?.integer == 1 { expect(seat["zoneNumber"]?.integer == 1) }
    }
    expect(try await askAMC("/v3/seating-layouts/38/\(plain.1)").json("zones").count == 0)
  }

  @Test("Fees are told where the law wants them shown, and elsewhere nothing is said of them")
  func fees() async throws {
    let states = ["CA": 1.99, "NY": 1.99, "WA": 1.5]
    for theatre in Catalogue.shared.theatres where !theatre.isClosed {
      let row = try #require(try await askAMC("/v2/theatres/\(theatre.id)/showtimes").json.embedded("showtimes").first)
      expect(row["estimatedFees"]?[0]?["cost"]?.double == states[theatre.state], "\(theatre.name)")
      expect((row["estimatedFees"] == nil) == (states[theatre.state] == nil), "\(theatre.name)")
    }
  }

  @Test("Some theatres rent an auditorium, which AMC lists among the films")
  func rentals() async throws {
    let rows = try await rows("/v2/theatres/610/showtimes/11-21-26")
    let rentals = rows.filter { $0["movieName"]?.string == "Private Theatre Rental" }
    let rental = try #require(rentals.first)
    expect(rentals.count == 1 && rows.count > 50)
    expect(rental["premiumFormat"]?.string == "Private Theatre Rentals" && rental["runTime"]?.integer == 0)
    expect(rental("attributes").elements.map { $0["code"]?.string } == ["PRVTRENTAL", "PRVTRNTALL", "SELCTMOVIE"])
    expect(rental["maximumIntendedAttendance"]?.integer == 20)
    let movie = try await askAMC("/v2/movies/\(try #require(rental["movieId"]?.integer))").json
    expect(movie["name"]?.string == "Private Theatre Rental" && movie["runTime"]?.integer == 0)
    expect(
      try await askAMC("/v2/movies/views/now-playing?page-size=100").json.embedded("movies").allSatisfy {
        $0["name"]?.string != "Private Theatre Rental"
      })
  }

  @Test("What an event will be is under embargo until the day before it")
  func embargo() async throws {
    let path = "/v2/theatres/2480/showtimes/11-23-26?movie=unseen"
    let now = try #require(try await rows(path).first)
    expect(now["isEmbargoed"]?.boolean == true && now["isComingSoon"]?.boolean == true)
    expect(now["visibilityDateTimeUtc"]?.string == "2026-11-22T12:00:00Z")
    let clock = SandboxClock(secondsSince1970: SandboxClock.standard.secondsSince1970 + 86_400)
    let later = try await ask("https://api.amctheatres.com\(path)", clock: clock).json.embedded("showtimes")
    expect(later.first?["isEmbargoed"]?.boolean == false)
    expect(try await rows("/v2/theatres/38/showtimes/11-21-26").contains { $0["isEmbargoed"]?.isNull == true })
    expect(try await rows("/v2/theatres/7/showtimes").contains { $0["inTheatreTicketingOnly"]?.boolean == true })
  }

  @Test("A theatre without reserved seats has only version 2, and other rooms have no layout")
  func missingLayouts() async throws {
    let performance = try #require(
      try await askAMC("/v2/theatres/7/showtimes/11-21-26").json.embedded("showtimes").first?["performanceNumber"]?
        .integer)
    expect(try await askAMC("/v2/seating-layouts/7/\(performance)").status == 200)
    for path in [
      "/v3/seating-layouts/7/\(performance)", "/v2/seating-layouts/7/19", "/v2/seating-layouts/8/\(performance)",
    ] {
      let answer = try await askAMC(path)
      expect(answer.status == 404)
      expect(answer.json("errors")[0]?["code"]?.integer == 5_301)
    }
  }

  @Test("A showing that is sold out has no seat left, and others have")
  func soldOut() throws {
    let theatre = try #require(Catalogue.shared.theatre(2_114))
    let showings = schedule.comingShowings(at: theatre)
    let full = try #require(showings.first { $0.performance.isSoldOut })
    let seats = SeatMap(full.performance).seats
    expect(!seats.isEmpty && seats.allSatisfy { !$0.isAvailable })
    let open = try #require(showings.first { $0.performance.sold < 0.5 && !$0.performance.isCanceled })
    expect(SeatMap(open.performance).seats.contains { $0.isAvailable })
    expect(Performance(number: open.performance.number, at: theatre, in: nil)?.number == open.performance.number)
  }

  @Test("Another clock shows another week")
  func clock() async throws {
    let clock = SandboxClock(secondsSince1970: SandboxClock.standard.secondsSince1970 + 30 * 86_400)
    let answer = try await ask("https://api.amctheatres.com/v2/theatres/38/showtimes", clock: clock)
    expect(try #require(answer.json.embedded("showtimes").first?["showDateTimeUtc"]?.string) >= "2026-12-21T12")
  }

  @Test func `Large theatres show several films in each format, some of them short`() {
    let large = Catalogue.shared.theatres.filter { $0.auditoriums >= 14 && !$0.formats.isEmpty && !$0.isClosed }
    expect(!large.isEmpty)
    var short: Set<String> = []
    for theatre in large {
      let showings = schedule.showings(at: theatre, on: SandboxClock.standard.today)
      for format in theatre.formats {
        let films = showings.filter { $0.format == format }.map(\.film)
        expect(Set(films.map(\.ids.amc)).count >= 2, "\(theatre.name), \(format)")
        if films.contains(where: { $0.minutes ?? .max < 135 }) { short.insert(format) }
      }
    }
    expect(short == ["IMAX", "Dolby", "RealD 3D"])
  }
}
