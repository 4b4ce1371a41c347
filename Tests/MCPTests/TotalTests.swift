// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// The prices that the tools report, over a contract that answers as each test wants.
@Suite(.timeLimit(.minutes(1))) struct TotalTests {
  private func seats(showtime: String, layout: String?, partySize: Int = 3) async throws -> ToolResult {
    let context = FeatureContext(
      contract: OneShowing(showtime: showtime, layout: layout), progress: ProgressReporter())
    return try await ShowtimesAndSeats.tool.call(
      JSONValue(parsing: #"{"showtimeId":"amc:showtime:1","partySize":\#(partySize)}"#), context)
  }

  private func showtime(_ members: String) -> String { #"{"id":"amc:showtime:1","movieTitle":"Playtime",\#(members)}"# }

  /// A layout with one row of free seats, each in the zone given for it.
  private func layout(_ zones: String?, seats: [String]) -> String {
    let seats = seats.enumerated().map { column, zone in
      #"{"column":\#(column + 1),"name":"A\#(column + 1)","available":true,"type":"CanReserve"\#(zone)}"#
    }
    let zones = zones.map { #","zones":\#($0)"# } ?? ""
    return #"{"id":"amc:showtime:1","rows":[{"row":1,"seats":[\#(seats.joined(separator: ","))]}]\#(zones)}"#
  }

  private let whole = #""ticketPrices":[{"type":"ADULT","price":18.1,"tax":1.61,"total":21.88}]"#
  private let lacking =
    #""ticketPrices":[{"type":"ADULT","price":18.1,"tax":1.61,"total":19.71,"totalExcludes":["fees"]}]"#
  private let fees = #""estimatedFees":[{"name":"convenience","cost":1.99,"tax":0.18,"quantity":1}]"#
  private let plain = "[]"
  private let zones =
    #"[{"zoneNumber":1,"surchargeAmount":0,"discountAmount":2.5,"description":"Value"},{"zoneNumber":2,"surchargeAmount":2,"description":"Preferred"},{"zoneNumber":3,"description":"Odd"}]"#

  /// Regression: a total with tax passed for the whole price.
  @Test func aTotalHasTheFees() async throws {
    let result = try await seats(showtime: showtime("\(whole),\(fees)"), layout: layout(plain, seats: ["", "", ""]))
    #expect(result.text.contains("For 3 adults: $65.64 with tax and estimated fees."))
    #expect(result.text.contains("Tickets: adult $18.10 + $1.61 tax + fees = $21.88"))
    #expect(result.text.contains("Fees: convenience $1.99 + $0.18 tax a ticket, as AMC estimates."))
    let cost = result.structured.value["cost"]
    #expect(cost?["total"]?.double == 65.64 && cost?["totalExcludes"] == nil)
    #expect(result.structured.value["fees"]?[0]?["cost"]?.double == 1.99)
  }

  @Test func aTotalWithoutKnownFeesSaysSo() async throws {
    let result = try await seats(showtime: showtime(lacking), layout: layout(plain, seats: ["", "", ""]))
    #expect(result.text.contains("For 3 adults: $59.13 with tax, before fees that AMC may add at checkout."))
    #expect(result.text.contains("Fees: not known; AMC may add some at checkout."))
    #expect(result.structured.value["cost"]?.strings("totalExcludes") == ["fees"])
    #expect(result.structured.value["fees"] == nil)
  }

  @Test func aTotalWithoutKnownTaxSaysSo() async throws {
    let price = #""ticketPrices":[{"type":"ADULT","price":18.1,"total":18.1,"totalExcludes":["tax","fees"]}]"#
    let result = try await seats(showtime: showtime(price), layout: layout(plain, seats: ["", "", ""]))
    #expect(result.text.contains("For 3 adults: $54.30 before tax and fees that AMC may add at checkout."))
    #expect(result.text.contains("adult $18.10 (tax not known) = $18.10"))
  }

  @Test func theChosenSeatsZonesAreInTheTotal() async throws {
    let seats = [#","zoneNumber":1"#, #","zoneNumber":2"#, #","zoneNumber":2"#]
    let result = try await self.seats(showtime: showtime("\(whole),\(fees)"), layout: layout(zones, seats: seats))
    #expect(result.text.contains("For 3 adults in A1, A2, A3: $67.14 with tax and estimated fees."))
    #expect(result.text.contains("  A1, A2, A3: $67.14 (1 Value at -$2.50; 2 Preferred at +$2.00)\n"))
    let zonesLine = "Zones: Value -$2.50, Preferred +$2.00, Odd (price not known) a seat; AMC doesn't say whether tax"
    #expect(result.text.contains(zonesLine))
    let best = try #require(result.structured.value["seats"]?["best"]?[0])
    #expect(best["cost"]?["total"]?.double == 67.14 && best["cost"]?["totalExcludes"] == nil)
  }

  @Test(arguments: ["", #","zoneNumber":9"#, #","zoneNumber":3"#])
  func aSeatOfNoKnownZoneIsNamed(_ zone: String) async throws {
    let seats = [#","zoneNumber":2"#, #","zoneNumber":2"#, zone]
    let result = try await self.seats(showtime: showtime("\(whole),\(fees)"), layout: layout(zones, seats: seats))
    #expect(
      result.text.contains(
        "For 3 adults in A1, A2, A3: $69.64 with tax and estimated fees, before what AMC may ask for a seat's zone."))
    #expect(
      result.text.contains(": $69.64 (2 Preferred at +$2.00; what AMC may ask for the zone of A3 is not known)\n"))
    #expect(result.structured.value["cost"]?.strings("totalExcludes") == ["zones"])
  }

  /// The second version of AMC's layouts never has zones, even where there are some.
  @Test func aLayoutThatTellsNoZonesIsNoProofThatThereAreNone() async throws {
    let result = try await seats(showtime: showtime("\(whole),\(fees)"), layout: layout(nil, seats: ["", "", ""]))
    #expect(
      result.text.contains(
        "For 3 adults: $65.64 with tax and estimated fees, before what AMC may ask for a seat's zone."))
  }

  @Test func withoutASeatingPlanTheTicketsAreSummedUp() async throws {
    let result = try await seats(showtime: showtime("\(whole),\(fees)"), layout: nil, partySize: 20)
    #expect(result.text.contains("For 20 adults: $437.60 with tax and estimated fees."))
  }

  @Test(arguments: ["1e300", "9e15", "-1e300"])
  func noNumberTraps(_ total: String) async throws {
    let price = #""ticketPrices":[{"type":"ADULT","price":\#(total),"total":\#(total)}]"#
    let odd = #"[{"zoneNumber":1,"surchargeAmount":\#(total),"discountAmount":1e300}]"#
    let seats = [String](repeating: #","zoneNumber":1"#, count: 3)
    let result = try await self.seats(showtime: showtime(price), layout: layout(odd, seats: seats))
    #expect(!result.text.contains("For 3 adults") && result.structured.value["cost"] == nil)
  }

  @Test func aPrivateRentalHasNoTicketsForAParty() async throws {
    let rental = showtime(#"\#(whole),"isPrivateRental":true,"maximumIntendedAttendance":20"#)
    let result = try await seats(showtime: rental, layout: nil)
    #expect(result.text.contains("private rental for up to 20 guests"))
    #expect(!result.text.contains("For 3 adults"))
    #expect(result.structured.value["note"]?.string?.contains("auditorium to rent") == true)
  }

  @Test func whatKeepsPeopleFromBuyingIsSaid() throws {
    func state(_ members: String) throws -> String? {
      ShowingText.state(try #require(Showing(JSONValue(parsing: showtime(members)))))
    }
    #expect(try state(#""inTheatreTicketingOnly":true"#) == "tickets at the theatre only")
    #expect(
      try state(#""isEmbargoed":true,"isComingSoon":true,"visibleAt":"2026-11-22T12:00:00Z""#)
        == "embargoed until 2026-11-22 12:00 UTC")
    #expect(try state(#""isEmbargoed":true"#) == "embargoed")
    #expect(try state(#""isComingSoon":true,"isAlmostSoldOut":true"#) == "coming soon, almost sold out")
    #expect(try state(#""isEmbargoed":false,"isCanceled":false"#) == nil)
  }

  @Test func pricesThatLackSomethingAreMarkedWhereOthersDoNot() throws {
    let rows = try ["\(whole),\(fees)", lacking].map { try JSONValue(parsing: showtime($0)) }
    let text = ModelForm.showtime.list(rows).joined(separator: "\n")
    #expect(text.contains("with tax and estimated fees, or where a + follows before fees that AMC may add at checkout"))
    #expect(text.contains("$21.88 amc:showtime:1") && text.contains("$19.71+ amc:showtime:1"))
    let alike = ModelForm.showtime.list([rows[1]]).joined(separator: "\n")
    #expect(alike.contains("an adult's price with tax, before fees that AMC may add at checkout"))
    #expect(alike.contains("$19.71 amc:showtime:1"))
  }
}

/// A contract with one showing and its seats.
private struct OneShowing: ContractCaller {
  let showtime: String
  let layout: String?

  func call(
    _ method: String, _ params: RawJSON, onPage: (@Sendable (JSONValue) async -> PageDemand)?
  ) async throws(RPCError) -> RawJSON {
    let answer: String? =
      switch method {
      case "showtimes/get": showtime
      case "showtimes/seats": layout
      case "server/status": #"{"now":"2026-11-21T12:00:00Z"}"#
      default: nil
      }
    guard let value = answer.flatMap({ try? JSONValue(parsing: $0) }) else { throw RPCError(.notFound, "none") }
    return value.raw
  }
}
