// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import Foundation
import JSON
import TestSupport
import Testing

@testable import AMC

@Suite("AMC's showtimes", .timeLimit(.minutes(5)))
struct ShowtimeMappingTests {
  @Test("have the contract's names, and keep everything else as it came")
  func mapping() throws {
    let upstream = try JSONValue(parsing: Payload.showtime)
    let showtime = try AMCObject.showtime("900").content(of: response(Payload.showtime))
    expect(showtime.id.description == "amc:showtime:900")
    expect(showtime.movieId?.description == "amc:movie:70011")
    expect(showtime.theatreId?.description == "amc:theatre:77")
    expect(showtime.startsAt?.utc == "2026-11-22T01:30:00Z")
    expect(showtime.certification == "NC-17")
    expect(showtime.format == nil)
    expect(showtime.languages == nil)
    expect(showtime.ticketPrices?.map(\.price) == [12.5, 9.5])
    expect(NothingLost(in: RawJSON(writing: showtime)).missing(of: upstream) == [])
  }

  @Test(
    "tell local time with the offset, given or worked out",
    arguments: [
      (#""utcOffset":"-05:00","#, "2026-11-21T19:30:00-05:00"), ("", "2026-11-21T19:30:00-06:00"),
      (#""utcOffset":"soon","#, "2026-11-21T19:30:00-06:00"),
    ])
  func localTime(_ member: String, expected: String) throws {
    let showtime = try JSONValue(parsing: "{" + member + Payload.showtime.drop { $0 != "\"" })
    expect(Showtime(amc: showtime)?.startsAtLocal?.description == expected)
  }

  @Test(
    "work out offsets across days, months and years, but none that no clock has",
    arguments: [
      ("2026-11-21T19:30:00", "2026-11-22T01:30:00Z", "-06:00"),
      ("2027-01-01T05:30:00", "2026-12-31T23:59:00Z", "+05:31"),
      ("2024-02-29T20:00:00", "2024-03-01T04:00:00Z", "-08:00"),
      ("2026-03-01T00:00:00", "2026-03-01T00:00:00Z", "+00:00"),
      ("2026-11-21T19:30:00", "2026-11-21T20:30:00-05:00", "-06:00"),
      ("2026-11-21T19:30:00", "2026-11-25T01:30:00Z", nil), ("soon", "2026-11-25T01:30:00Z", nil),
    ])
  func offsets(_ local: String, _ utc: String, expected: String?) throws {
    let showtime = try showtime(#""showDateTimeLocal":"\#(local)","showDateTimeUtc":"\#(utc)""#)
    expect(showtime.startsAtLocal?.offset.description == expected)
    expect(showtime.startsAt != nil)
  }

  @Test(
    "are told in instants that end in Z, in one form",
    arguments: [
      ("2026-11-21T19:30:00", "2026-11-21T19:30:00Z"), ("2026-11-21T19:30:00.123Z", "2026-11-21T19:30:00.123Z"),
      ("2026-11-21T19:30:00.000Z", "2026-11-21T19:30:00Z"), ("2026-11-21T19:30:00.5000000", "2026-11-21T19:30:00.5Z"),
      ("1900-01-01T00:00:00", nil), ("0001-01-01T00:00:00Z", nil), ("2026-13-01T00:00:00Z", nil), ("2026-11-21", nil),
      ("2026-11-21T25:00:00Z", nil), ("2026-11-21T19:60:00Z", nil), ("2026-11-21T19:30:61Z", nil), ("", nil),
      ("next week", nil), ("2026-11-21T19:30:00.Z", nil), ("2026-11-21T19:30:00+1:00", nil), ("2026-11-21T", nil),
      ("2026-11-21T19:30:00Z ", nil), ("2026-11-21T19:30:00:00", nil), ("2026-11-21T19:30:00+24:00", nil),
      // Regression: instants with an offset were lost.
      ("2026-11-21T19:30:00+00:00", "2026-11-21T19:30:00Z"), ("2026-11-21T19:30:00.5+01:30", "2026-11-21T18:00:00.5Z"),
      ("2026-12-31T19:30:00-06:00", "2027-01-01T01:30:00Z"), ("2027-01-01T00:30:00+01:00", "2026-12-31T23:30:00Z"),
      ("2028-03-01T00:30:00+01:00", "2028-02-29T23:30:00Z"), ("2026-02-28T23:30:00-01:00", "2026-03-01T00:30:00Z"),
      ("2026-11-21T19:30Z", "2026-11-21T19:30:00Z"), ("2026-11-21 19:30:00", "2026-11-21T19:30:00Z"),
      ("9999-12-31T23:30:00-01:00", nil),
    ] as [(String, String?)])
  func instants(_ text: String, expected: String?) throws {
    let showtime = try showtime(#""sellUntilDateTimeUtc":"\#(text)""#)
    expect(showtime.sellUntil?.utc == expected)
    // The form alone isn't kept; an offset is.
    let isKept = expected == nil || text.contains("+0") && !text.contains("+00:00") || text.dropFirst(19).contains("-")
    expect((showtime.amc?.value["sellUntilDateTimeUtc"] != nil) == isKept)
  }

  @Test(
    "take the start from local time and offset where AMC leaves UTC out",
    arguments: [
      ("2026-11-21T19:30:00-05:00", "2026-11-21T19:30:00-05:00", "2026-11-22T00:30:00Z"),
      ("2026-11-21T19:30:00.000-0500", "2026-11-21T19:30:00-05:00", "2026-11-22T00:30:00Z"),
      ("2026-11-21T19:30:00Z", "2026-11-21T19:30:00-06:00", "2026-11-22T01:30:00Z"),
      ("2026-11-21T19:30", "2026-11-21T19:30:00-06:00", "2026-11-22T01:30:00Z"),
    ])
  func missingUTC(_ local: String, start: String, utc: String) throws {
    let showtime = try showtime(#""showDateTimeLocal":"\#(local)","utcOffset":"-06:00""#)
    expect(showtime.startsAtLocal?.description == start)
    expect(showtime.startsAt?.utc == utc)
    expect(showtime.amc?.value["showDateTimeLocal"] == nil)
  }

  @Test("keep a local time that nothing places")
  func noOffset() throws {
    let showtime = try showtime(#""showDateTimeLocal":"2026-11-21T19:30:00""#)
    expect(showtime.startsAtLocal == nil && showtime.startsAt == nil)
    expect(showtime.amc?.value["showDateTimeLocal"]?.string == "2026-11-21T19:30:00")
  }

  private func showtime(_ members: String) throws -> Showtime {
    try #require(Showtime(amc: JSONValue(parsing: #"{"id":1,"movieName":"A",\#(members)}"#)))
  }

  @Test("leave what is not as the contract has it where it came")
  func odd() throws {
    let upstream = try JSONValue(
      parsing: #"{"id":1,"movieName":"A","auditorium":-1,"ticketPrices":[{"type":"ADULT","price":9,"tax":-1}]}"#)
    let showtime = try #require(Showtime(amc: upstream))
    expect(showtime.auditorium == nil)
    expect(showtime.ticketPrices?.first?.tax == nil)
    expect(showtime.amc?.description == #"{"id":1,"auditorium":-1}"#)
    expect(showtime.ticketPrices?.first?.amc?.description == #"{"tax":-1}"#)
  }

  @Test("can be bought at an address with blanks, which are escaped")
  func blanks() throws {
    let text = #"{"id":1,"movieName":"A","purchaseUrl":"https://a.example/b c"}"#
    let showtime = try #require(Showtime(amc: JSONValue(parsing: text)))
    expect(showtime.purchaseUrl == "https://a.example/b%20c")
    expect(showtime.amc?.value["purchaseUrl"]?.string == "https://a.example/b c")
  }

  @Test(
    "can't be bought at an address whose user name reads like the host",
    arguments: ["https://amctheatres.com@elsewhere.example/", "https://www.amctheatres.com:443@a.example/showtimes/1"])
  func userNames(address: String) throws {
    let showtime = try #require(
      Showtime(amc: JSONValue(parsing: #"{"id":1,"movieName":"A","purchaseUrl":"\#(address)"}"#)))
    expect(showtime.purchaseUrl == nil)
    expect(showtime.amc?.value["purchaseUrl"]?.string == address)
  }

  @Test("can be bought at an address with an @ in its path")
  func atSigns() throws {
    let text = #"{"id":1,"movieName":"A","purchaseUrl":"https://a.example/@b?c=@d"}"#
    expect(try Showtime(amc: JSONValue(parsing: text))?.purchaseUrl == "https://a.example/@b?c=@d")
  }

  @Test(
    "of another century are asked for with all digits of the year",
    arguments: [
      ("1926-11-21", "11-21-1926"), ("2099-01-02", "1-2-99"), ("2100-01-02", "1-2-2100"), ("0001-01-01", "1-1-0001"),
    ])
  func centuries(_ text: String, segment: String) throws {
    let day = try #require(Day(text))
    expect(AMCList<Showtime>(.atTheatre(id: "610", date: day), pageSize: 10).path.last == segment)
  }

  @Test("are asked for by day, month first")
  func paths() throws {
    let base = try #require(HTTPURL("https://api.amctheatres.com"))
    let day = try #require(Day("2026-02-04"))
    let atTheatre = AMCList<Showtime>(.atTheatre(id: "610", date: day, movie: "wall"), pageSize: 10)
    expect(
      try atTheatre.request(base: base).url.text
        == "https://api.amctheatres.com/v2/theatres/610/showtimes/2-4-26?movie=wall&page-number=1&page-size=10")
    let near = AMCList<Showtime>(.near(Coordinates(latitude: 38.91, longitude: -94.64), date: day), pageSize: 10)
    expect(
      try near.request(base: base).url.text.hasPrefix(
        "https://api.amctheatres.com/v2/showtimes/views/current-location/2-4-2026/38.91/-94.64?"))
    expect(
      try AMCObject.earliest(theatreID: "610", movieID: "7").request(base: base).url.text
        == "https://api.amctheatres.com/v2/theatres/610/movies/7/earliest-showtime")
  }
}

@Suite("AMC's seating layouts", .timeLimit(.minutes(5)))
struct SeatingLayoutMappingTests {
  @Test("stand in rows, the first next to the screen")
  func rows() throws {
    let upstream = try JSONValue(parsing: Payload.seats)
    let id = try #require(EntityID(.amc, .showtime, 900))
    let endpoint = AMCObject.seatingLayout(of: id, theatre: "77", performance: 4100, .v3)
    let layout = try endpoint.content(of: response(Payload.seats))
    try #require(layout.rows.map(\.row) == [1, 2])
    expect(layout.rows[0].seats.map(\.column) == [1, 2])
    expect(layout.rows[0].seats.map(\.name) == ["A1", nil])
    expect(layout.rows[1].seats.first?.amc?.description == #"{"zone":"z"}"#)
    expect(layout.zones?.count == 1)
    expect(NothingLost(in: RawJSON(writing: layout)).missing(of: upstream) == [])
    expect(endpoint.path == ["v3", "seating-layouts", "77", "4100"])
  }

  /// Regression: a layout was refused because it didn't repeat what the request had asked for.
  @Test("need only their seats")
  func certain() throws {
    let id = try #require(EntityID(.amc, .showtime, 900))
    let endpoint = AMCObject.seatingLayout(of: id, theatre: "77", performance: 4100, .v2)
    let layout = try endpoint.content(of: response(#"{"seats":[{"row":1,"column":"2"}]}"#))
    expect(layout.theatreId.description == "amc:theatre:77")
    expect(layout.performanceNumber == 4100)
    expect(layout.rows.map { $0.seats.map(\.column) } == [[2]])
    #expect(throws: UpstreamError.self) { try endpoint.content(of: response(#"{"theatreNumber":77}"#)) }
  }

  @Test("keep the zones that can be read, and don't say that there are none")
  func zones() throws {
    let id = try #require(EntityID(.amc, .showtime, 900))
    let endpoint = AMCObject.seatingLayout(of: id, theatre: "77", performance: 4100, .v3)
    func layout(_ zones: String) throws -> SeatingLayout {
      try endpoint.content(of: response(#"{"seats":[{"row":1,"column":2}],"zones":[\#(zones)]}"#))
    }
    let some = try layout(#"{"zoneNumber":3,"surchargeAmount":2},{"zoneNumber":"?"}"#)
    expect(some.zones?.map(\.zoneNumber) == [3])
    expect(some.amc?.description == #"{"zones":[{"zoneNumber":"?"}]}"#)
    expect(try layout(#"{"zoneNumber":"?"}"#).zones == nil)
    expect(try layout("").zones == [])
  }

  /// Regression: Emacs needed 11.8 GB to draw a layout of 10^9 columns.
  @Test("have no more rows and columns than an auditorium", arguments: [501, 1_000_000_000, Int.max, -1, Int.min])
  func bounds(size: Int) throws {
    let id = try #require(EntityID(.amc, .showtime, 900))
    let endpoint = AMCObject.seatingLayout(of: id, theatre: "77", performance: 4100, .v3)
    let seats = [(1, 2), (size, 1), (1, size), (500, 500)].map { #"{"row":\#($0),"column":\#($1),"seatName":"A1"}"# }
    let body = #"{"rows":\#(size),"columns":\#(size),"seats":[\#(seats.joined(separator: ","))]}"#
    let layout = try endpoint.content(of: response(body))
    expect(layout.rows.map(\.row) == [1, 500])
    expect(layout.rows.map { $0.seats.map(\.column) } == [[2], [500]])
    expect(layout.rowCount == 2)
    expect(layout.columnCount == 500)
    expect(NothingLost(in: RawJSON(writing: layout)).missing(of: try JSONValue(parsing: body)) == [])
  }
}
