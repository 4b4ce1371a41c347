// SPDX-License-Identifier: MIT
import Contract
import JSON
import TestSupport
import Testing

@testable import AMC

@Suite("What AMC's tickets cost", .timeLimit(.minutes(5)))
struct PriceMappingTests {
  private func showtime(_ members: String) throws -> Showtime {
    try #require(Showtime(amc: JSONValue(parsing: #"{"id":1,"movieName":"A",\#(members)}"#)))
  }

  private func adult(_ price: String, fees: String? = nil) throws -> TicketPrice {
    let fees = fees.map { #","estimatedFees":\#($0)"# } ?? ""
    return try #require(try showtime(#""ticketPrices":[{"type":"ADULT",\#(price)}]\#(fees)"#).ticketPrices?.first)
  }

  @Test("is price, tax and fees, to the cent")
  func total() throws {
    let fees = #"[{"name":"convenience","cost":1.99,"tax":0.18,"quantity":1}]"#
    let price = try adult(#""price":18.1,"tax":1.61"#, fees: fees)
    expect(price.total == 21.88 && price.totalExcludes == nil)
    let showtime = try showtime(#""estimatedFees":\#(fees)"#)
    let fee = EstimatedFee(name: "convenience", cost: 1.99, tax: 0.18, quantity: 1)
    expect(showtime.estimatedFees == [fee])
    expect(showtime.amc?.value["estimatedFees"] == nil)
  }

  @Test(
    "counts each fee as often as AMC says, and once where it doesn't",
    arguments: [
      (#"[{"cost":1,"tax":0.1,"quantity":2}]"#, 12.2), (#"[{"cost":1,"tax":0.1}]"#, 11.1),
      (#"[{"cost":1,"tax":0.1,"quantity":0}]"#, 10.0), ("[]", 10.0),
      (#"[{"cost":1,"tax":0},{"cost":0.5,"tax":0.05,"quantity":3}]"#, 12.65),
      (#"[{"cost":"1.50","tax":"0","quantity":"1","name":null}]"#, 11.5),
    ])
  func quantities(_ fees: String, total: Double) throws {
    let price = try adult(#""price":9.5,"tax":0.5"#, fees: fees)
    expect(price.total == total && price.totalExcludes == nil)
  }

  /// Regression: a total passed for the whole price although fees or tax were unknown.
  @Test(
    "says what it lacks",
    arguments: [
      (#""price":9.5,"tax":0.5"#, nil, 10.0, [.fees]), (#""price":9.5"#, nil, 9.5, [.tax, .fees]),
      (#""price":9.5,"tax":null"#, "[]", 9.5, [.tax]), (#""price":9.5,"tax":-1"#, "[]", 9.5, [.tax]),
      (#""price":9.5,"tax":0.5"#, "null", 10.0, [.fees]), (#""price":9.5,"tax":0.5"#, "{}", 10.0, [.fees]),
      (#""price":9.5,"tax":0.5"#, #"[{"cost":1}]"#, 11.0, [.tax]),
      // One of several fees can't be read, so the fees that can be are not all.
      (#""price":9.5,"tax":0.5"#, #"[{"cost":1,"tax":0},{"cost":"some"}]"#, 10.0, [.fees]),
      (#""price":9.5,"tax":0.5"#, #"[{"cost":-1,"tax":0}]"#, 10.0, [.fees]),
    ] as [(String, String?, Double, [PricePart])])
  func lacks(_ price: String, _ fees: String?, total: Double, excluded: [PricePart]) throws {
    let ticket = try adult(price, fees: fees)
    expect(ticket.total == total)
    expect(ticket.totalExcludes == excluded)
  }

  @Test("keeps fees that can't be read as they came")
  func unreadable() throws {
    let showtime = try showtime(#""estimatedFees":[{"cost":1},{"cost":"some","new":1}]"#)
    expect(showtime.estimatedFees == nil)
    expect(showtime.amc?.value["estimatedFees"]?.raw.description == #"[{"cost":1},{"cost":"some","new":1}]"#)
    let known = try self.showtime(#""estimatedFees":[{"cost":1,"isWaivable":true}]"#)
    expect(known.estimatedFees?.first?.amc?.description == #"{"isWaivable":true}"#)
  }

  @Test(
    "is left out where it is beyond counting, and traps on no number",
    arguments: [
      (#""price":1e300,"tax":1"#, nil), (#""price":1,"tax":1e300"#, nil),
      (#""price":1,"tax":1"#, #"[{"cost":1e300,"tax":0}]"#),
      (#""price":1,"tax":1"#, #"[{"cost":1e9,"tax":0,"quantity":9223372036854775807}]"#),
      (#""price":1,"tax":1"#, #"[{"cost":1e11,"tax":1e12}]"#),
    ] as [(String, String?)])
  func beyondCounting(_ price: String, _ fees: String?) throws {
    expect(try adult(price, fees: fees).total == nil)
  }
}

@Suite("AMC's price zones", .timeLimit(.minutes(5)))
struct ZoneMappingTests {
  private func layout(_ members: String) throws -> SeatingLayout {
    let text =
      #"{"theatreNumber":77,"seats":[{"row":1,"column":1,"zoneNumber":2},{"row":1,"column":2,"zoneNumber":null},{"row":1,"column":3,"zoneNumber":"front"}]\#(members)}"#
    let id = try #require(EntityID(.amc, .showtime, 900))
    return try #require(
      SeatingLayout(amc: JSONValue(parsing: text), showtimeID: id, theatreID: "77", performanceNumber: 1))
  }

  @Test("have what a seat costs more or less, and their seats name them")
  func zones() throws {
    let layout = try layout(
      #","zones":[{"zoneNumber":1,"surchargeAmount":0,"discountAmount":2.5,"description":"Value"},{"zoneNumber":2,"surchargeAmount":2,"discountAmount":null,"color":"gold"}]"#
    )
    let zones = try #require(layout.zones)
    try #require(zones.map(\.zoneNumber) == [1, 2])
    expect(zones[0].discountAmount == 2.5 && zones[0].description == "Value")
    expect(zones[1].surchargeAmount == 2 && zones[1].discountAmount == nil)
    expect(zones[1].amc?.description == #"{"discountAmount":null,"color":"gold"}"#)
    let seats = try #require(layout.rows.first).seats
    expect(seats.map(\.zoneNumber) == [2, nil, nil])
    expect(seats.last?.amc?.description == #"{"zoneNumber":"front"}"#)
  }

  @Test("are not known where they are absent or can't be read, which is not the same as none")
  func unknown() throws {
    expect(try layout("").zones == nil)
    expect(try layout(#","zones":null"#).zones == nil)
    expect(try layout(#","zones":[]"#).zones?.isEmpty == true)
    let odd = try layout(#","zones":[{"zoneNumber":1},{"name":"z"}]"#)
    expect(odd.zones?.map(\.zoneNumber) == [1])
    expect(odd.amc?.value["zones"]?.raw.description == #"[{"name":"z"}]"#)
  }

  @Test("take a discount off, whichever sign it has")
  func signs() throws {
    let zone = try #require(
      try layout(#","zones":[{"zoneNumber":1,"surchargeAmount":-1,"discountAmount":-2}]"#).zones?.first)
    expect(zone.surchargeAmount == nil && zone.discountAmount == 2)
    expect(zone.amc?.description == #"{"surchargeAmount":-1,"discountAmount":-2}"#)
  }
}

@Suite("What AMC lists that is not for everyone, or not yet", .timeLimit(.minutes(5)))
struct RentalMappingTests {
  private func showtime(_ members: String) throws -> Showtime {
    try #require(Showtime(amc: JSONValue(parsing: #"{"id":1,\#(members)}"#)))
  }

  @Test(
    "private rentals are marked, whatever tells them",
    arguments: [
      #""movieName":"A","attributes":[{"code":"PRVTRENTAL"}]"#,
      #""movieName":"A","attributes":[{"code":"prvtrntall"}]"#,
      #""movieName":"A","attributes":[{"code":"PRVTTITLE"}]"#,
      #""movieName":"A","premiumFormat":"Private Theatre Rentals""#,
      #""movieName":"Private Theatre Rental""#, #""movieName":"Dog Man: Private Theatre Rental for 1-20 Total Guests""#,
    ])
  func rentals(_ members: String) throws {
    expect(try showtime(members).isPrivateRental == true)
  }

  @Test("a film of no known running time is none")
  func films() throws {
    let film = try showtime(
      #""movieName":"The Rental","runTime":0,"maximumIntendedAttendance":null,"attributes":[{"code":"IMAX"}]"#)
    expect(film.isPrivateRental == nil && film.runtimeMinutes == nil)
    expect(film.amc?.value["runTime"]?.integer == 0)
  }

  @Test("a rental says for how many, and has no running time")
  func guests() throws {
    let rental = try showtime(#""movieName":"Private Theatre Rental","runTime":0,"maximumIntendedAttendance":20"#)
    expect(rental.maximumIntendedAttendance == 20 && rental.runtimeMinutes == nil)
  }

  @Test("movies that are rentals are marked too")
  func movies() throws {
    func movie(_ text: String) throws -> Movie { try #require(Movie(amc: JSONValue(parsing: text))) }
    expect(try movie(#"{"id":65421,"name":"Private Theatre Rental","runTime":0}"#).isPrivateRental == true)
    expect(try movie(#"{"id":2,"name":"A","attributes":[{"code":"PRVTRNTALL"}]}"#).isPrivateRental == true)
    expect(try movie(#"{"id":3,"name":"The Rental","runTime":0}"#).isPrivateRental == nil)
  }

  @Test("embargoes are told, null is false, and what was null stays")
  func embargoes() throws {
    let secret = try showtime(
      #""movieName":"A","isEmbargoed":true,"isComingSoon":true,"visibilityDateTimeUtc":"2026-11-22T12:00:00","inTheatreTicketingOnly":true"#
    )
    expect(secret.isEmbargoed == true && secret.isComingSoon == true && secret.inTheatreTicketingOnly == true)
    expect(secret.visibleAt?.utc == "2026-11-22T12:00:00Z")
    let open = try showtime(
      #""movieName":"A","isEmbargoed":null,"isComingSoon":"perhaps","visibilityDateTimeUtc":"0001-01-01T00:00:00Z""#)
    expect(open.isEmbargoed == false && open.isComingSoon == nil && open.visibleAt == nil)
    expect(open.inTheatreTicketingOnly == nil)
    expect(open.amc?.value["isEmbargoed"]?.isNull == true && open.amc?.value["isComingSoon"]?.string == "perhaps")
  }
}
