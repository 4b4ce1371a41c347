// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// One showing with its price and its seats, as `showtimes/plan` gives them.
@Suite(.timeLimit(.minutes(5))) struct PlanTextTests {
  private let adult = TicketPrice(type: "ADULT", price: 18.1, tax: 1.61, total: 21.88)
  private let fee = EstimatedFee(name: "convenience", cost: 1.99, tax: 0.18, quantity: 1)

  private func plan(_ change: (inout ShowtimePlan) -> Void = { _ in }) throws -> ShowtimePlan {
    let id = try #require(EntityID("amc:showtime:1", of: .showtime))
    var plan = ShowtimePlan(showtime: Showtime(id: id, movieTitle: "Playtime"), partySize: 3, groups: [])
    plan.showtime.ticketPrices = [adult]
    plan.showtime.estimatedFees = [fee]
    plan.price = total(65.64)
    plan.groups = [group(["A1", "A2", "A3"])]
    plan.map = [SeatMapRow(row: "A", rowNumber: 1, seats: "ooo", freeSeatNames: ["A1", "A2", "A3"])]
    plan.seatCount = 3
    plan.zones = []
    change(&plan)
    return plan
  }

  private func total(_ amount: Double, _ zones: [TotalPart] = [], unknown: [UnknownCost]? = nil) -> PlanTotal {
    PlanTotal(amount: amount, parts: zones, unknown: unknown)
  }

  private func group(_ seats: [String], row: String = "A", total: PlanTotal? = nil) -> SeatGroup {
    let block = SeatBlock(row: row, rowNumber: 1, offset: 0, seats: seats)
    return SeatGroup(seats: seats, row: row, together: true, reason: "In row \(row).", blocks: [block], price: total)
  }

  /// Calls the tool over a contract that answers with the plan.
  private func result(_ plan: ShowtimePlan) async throws -> ResultContent {
    let context = FeatureContext(contract: Answers(byMethod: [ShowtimesPlan.name: plan]), progress: ProgressReporter())
    return try await ShowtimesAndSeats.tool.call(
      JSONValue(parsing: #"{"showtimeId":"amc:showtime:1","partySize":3}"#), context)
  }

  /// Regression: a total with tax passed for the whole price.
  @Test func aTotalHasTheFees() async throws {
    let result = try await result(plan())
    #expect(result.text.contains("For 3 adults: $65.64 with tax and estimated fees."))
    #expect(result.text.contains("Tickets: adult $18.10 + $1.61 tax + fees = $21.88"))
    #expect(result.text.contains("Fees: convenience $1.99 + $0.18 tax a ticket, as AMC estimates."))
    let structured = result.structured.value
    #expect(structured["total"]?.string == "For 3 adults: $65.64 with tax and estimated fees.")
    #expect(structured["fees"]?.string == "convenience $1.99 + $0.18 tax a ticket, as AMC estimates.")
  }

  @Test func aTotalSaysWhatItLacks() async throws {
    let plan = try plan { plan in
      plan.price = total(59.13, unknown: [.fees])
      plan.showtime.estimatedFees = nil
    }
    let result = try await result(plan)
    #expect(result.text.contains("For 3 adults: $59.13 with tax, before fees that AMC may add at checkout."))
    #expect(result.text.contains("Fees: not known; AMC may add some at checkout."))
    #expect(result.structured.value["total"]?.string?.hasSuffix("before fees that AMC may add at checkout.") == true)
    #expect(TicketCost(54.3, lacks: [.tax, .fees]).phrase == "before tax and fees that AMC may add at checkout")
    let zones = "with tax and estimated fees, before what AMC may ask for a seat's zone"
    #expect(TicketCost(65.64, lacks: [.zones, .surchargeTax]).phrase == zones)
  }

  @Test func theChosenSeatsZonesAreInTheTotal() async throws {
    let zones = [
      TotalPart(kind: .surcharge, name: "Value", quantity: 1, amount: -2.5),
      TotalPart(kind: .surcharge, name: "Preferred", quantity: 2, amount: 4),
    ]
    let total = total(67.14, zones, unknown: [.zones, .surchargeTax])
    let plan = try plan { plan in
      plan.price = total
      plan.groups = [group(["A1", "A2", "A3"], total: total)]
      plan.zones = [
        SeatZone(zoneNumber: 1, surchargeAmount: 0, discountAmount: 2.5, description: "Value"),
        SeatZone(zoneNumber: 2, surchargeAmount: 2, description: "Preferred"),
        SeatZone(zoneNumber: 3, description: "Odd"),
      ]
    }
    let result = try await result(plan)
    #expect(result.text.contains("For 3 adults in A1, A2, A3: $67.14 with tax and estimated fees, before what AMC"))
    let line = "A1, A2, A3: $67.14 (1 Value at -$2.50; 2 Preferred at +$2.00; what AMC may ask for the zone of some"
    #expect(result.text.contains("  A1, A2, A3: $67.14 + zones + surcharge tax · In row A."))
    let zonesLine = "Zones: Value -$2.50, Preferred +$2.00, Odd (price not known) a seat; AMC doesn't say whether tax"
    #expect(result.text.contains(zonesLine))
    #expect(result.structured.value.strings("best")[0].hasPrefix(line))
    #expect(result.structured.value["zones"]?.string?.hasPrefix(zonesLine) == true)
  }

  @Test func withoutASeatingPlanThereIsTheReason() async throws {
    let plan = try plan { plan in
      (plan.map, plan.groups, plan.obstacle) = (nil, [], .noLayout)
      plan.message = "AMC gives no seating layout for this showing."
    }
    let result = try await result(plan)
    #expect(result.text.hasSuffix("with tax and estimated fees.\nAMC gives no seating layout for this showing."))
    #expect(result.structured.value["map"] == nil)
    #expect(result.structured.value["note"]?.string == plan.message)
  }

  @Test func aPrivateRentalHasNoTicketsForAParty() async throws {
    let plan = try plan { plan in
      (plan.map, plan.groups, plan.price, plan.obstacle) = (nil, [], nil, .privateRental)
      plan.showtime.isPrivateRental = true
      plan.showtime.maximumIntendedAttendance = 20
    }
    let text = try await result(plan).text
    #expect(text.contains("private rental for up to 20 guests") && !text.contains("For 3 adults"))
  }

  @Test func theHallIsDrawnWithWhatIsFreeInEachRow() {
    let map = SeatMapText(rows: [
      SeatMapRow(row: "A", rowNumber: 1, seats: ".oox", freeSeatNames: ["A2", "A3"]),
      SeatMapRow(row: "B", rowNumber: 2, seats: "xxxx"),
      SeatMapRow(row: "C", rowNumber: 3, seats: "o()w", freeSeatNames: ["C1", "C2", "C3", "C4"]),
      SeatMapRow(row: "D", rowNumber: 4, seats: "o.co", freeSeatNames: ["D1", "D3", "D4"]),
    ])
    #expect(
      map.drawing == [
        "  ==== screen", "A  oox 2 free: A2-A3", "B xxxx none free", "C o()w 4 free: C1-C3 C4 (wheelchair)",
        "D o co 3 free: D1 D4 D3 (companion)",
      ])
    #expect(map.freeCount == 9)
    #expect(map.legend.contains("left and right half of a love seat; w free, for a wheelchair; c free"))
    #expect(!SeatMapText(rows: [SeatMapRow(row: "A", rowNumber: 1, seats: "o")]).legend.contains("taken"))
  }

  /// AMC numbers the seats of some auditoriums anew in each row, from right to left.
  @Test func seatsWithoutLettersAreNamedWithTheirRow() async throws {
    let result = try await result(plan { $0.groups = [group(["4", "3"], row: "2")] })
    #expect(result.text.contains("  row 2 seats 4, 3: "))
    #expect(result.structured.value.strings("best") == ["row 2 seats 4, 3"])
  }

  @Test func whatKeepsPeopleFromBuyingIsSaid() throws {
    func state(_ change: (inout Showtime) -> Void) throws -> String? {
      var showtime = try plan().showtime
      change(&showtime)
      return showtime.state
    }
    #expect(try state { $0.inTheatreTicketingOnly = true } == "tickets at the theatre only")
    let until = try state {
      ($0.isEmbargoed, $0.isComingSoon, $0.visibleAt) = (true, true, Instant("2026-11-22T12:00:00Z"))
    }
    #expect(until == "embargoed until Sun 22 Nov 2026 07:00 Eastern time (Sun 22 Nov 2026 04:00 Pacific time)")
    let local = try state {
      ($0.isEmbargoed, $0.visibleAt, $0.startsAtLocal) = (
        true, Instant("2026-11-22T12:00:00Z"), LocalTime("2026-11-22T19:00:00-06:00")
      )
    }
    #expect(local == "embargoed until Sun 22 Nov 2026 06:00")
    #expect(try state { $0.isEmbargoed = true } == "embargoed")
    #expect(try state { ($0.isComingSoon, $0.isAlmostSoldOut) = (true, true) } == "coming soon, almost sold out")
    #expect(try state { ($0.isEmbargoed, $0.isCanceled) = (false, false) } == nil)
    for (availability, words) in [
      (ShowingAvailability.available, nil), (.soldOut, "sold out"), (.cancelled, "cancelled"),
      (.embargoed, "embargoed"), (.started, "has begun"),
    ] {
      let id = try #require(EntityID("amc:theatre:1", of: .theatre))
      #expect(Showing(id: try plan().showtime.id, theatreId: id, availability: availability).state == words)
    }
  }

  @Test func pricesThatLackSomethingAreMarkedWhereOthersDoNot() throws {
    var lacking = try plan().showtime
    lacking.ticketPrices = [TicketPrice(type: "ADULT", price: 18.1, tax: 1.61, total: 19.71, totalExcludes: [.fees])]
    let rows = [try plan().showtime, lacking]
    let text = ModelForm.showtime.rows(rows, .none).structured.description
    #expect(text.contains("with tax and estimated fees, or where a + follows before fees that AMC may add at checkout"))
    #expect(text.contains(#"$21.88","amc:showtime:1"#) && text.contains(#"$19.71+","amc:showtime:1"#))
    let alike = ModelForm.showtime.rows([rows[1]], .none).structured.description
    #expect(alike.contains("an adult's price with tax, before fees that AMC may add at checkout"))
    #expect(alike.contains(#"$19.71","amc:showtime:1"#))
  }
}
