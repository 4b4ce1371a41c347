// SPDX-License-Identifier: MIT
import Contract
import Testing

@testable import Backend

@Suite("What a party pays", .timeLimit(.minutes(5)))
struct PartyTotalTests {
  private static let adult = TicketPrice(type: "ADULT", price: 18.1, tax: 1.61)
  private static let fee = EstimatedFee(name: "convenience", cost: 1.99, tax: 0.18, quantity: 1)
  private static let zones = [
    SeatZone(zoneNumber: 1, surchargeAmount: 0, discountAmount: 2.5, description: "Value"),
    SeatZone(zoneNumber: 2, surchargeAmount: 2, description: "Preferred"), SeatZone(zoneNumber: 3),
    SeatZone(zoneNumber: 4, surchargeAmount: 0, discountAmount: 0),
  ]

  private func total(
    _ price: TicketPrice = adult, fees: [EstimatedFee]? = [fee], beyond surcharges: PartyTotal.Surcharges = .none
  ) -> PlanTotal? {
    PartyTotal([price], fees: fees, size: 3)?.total(surcharges)
  }

  private func hall(_ zoneNumbers: [Int?], _ zones: [SeatZone]? = zones) -> Hall {
    var rows = DrawnHall.rows([String(repeating: "o", count: zoneNumbers.count)])
    for (index, number) in zoneNumbers.enumerated() { rows[0].seats[index].zoneNumber = number }
    return Hall(rows, zones: zones)
  }

  private func surcharges(_ zoneNumbers: [Int?], _ zones: [SeatZone]? = zones) -> PartyTotal.Surcharges {
    let hall = hall(zoneNumbers, zones)
    return hall.surcharges(of: hall.rows.flatMap(\.seats))
  }

  @Test("is tickets, fees and the tax on both, to the cent")
  func parts() throws {
    let total = try #require(self.total())
    #expect(total.amount == 65.64 && total.unknown == nil)
    #expect(
      total.parts == [
        TotalPart(kind: .ticket, name: "ADULT", quantity: 3, amount: 54.3),
        TotalPart(kind: .fee, name: "convenience", quantity: 3, amount: 5.97),
        TotalPart(kind: .tax, name: "ADULT", quantity: 3, amount: 4.83),
        TotalPart(kind: .tax, name: "convenience", quantity: 3, amount: 0.54),
      ])
  }

  @Test("names what AMC doesn't say, and counts the rest")
  func unknown() throws {
    var price = Self.adult
    (price.tax, price.totalExcludes) = (nil, [.tax, .fees])
    let total = try #require(self.total(price, fees: nil))
    #expect(total.amount == 54.3 && total.unknown == [.tax, .fees] && total.parts.count == 1)
    #expect(self.total(beyond: .unknown)?.unknown == [.zones])
  }

  @Test("has what the seats' zones add and take off")
  func zones() throws {
    let total = try #require(self.total(beyond: surcharges([1, 2, 2])))
    #expect(total.amount == 67.14 && total.unknown == [.surchargeTax, .memberDiscount])
    #expect(
      total.parts.filter { $0.kind == .surcharge } == [
        TotalPart(kind: .surcharge, name: "Value", quantity: 1, amount: -2.5),
        TotalPart(kind: .surcharge, name: "Preferred", quantity: 2, amount: 4),
      ])
    #expect(try #require(self.total(beyond: surcharges([4, 4, 4]))).unknown == nil)
  }

  @Test("names a zone that is not known", arguments: [nil, 9, 3])
  func unknownZone(_ zone: Int?) throws {
    let total = try #require(self.total(beyond: surcharges([2, 2, zone])))
    #expect(total.amount == 69.64 && total.unknown == [.zones, .surchargeTax])
  }

  /// The second version of AMC's layouts has no zones at all, also where there are some.
  @Test("doesn't take a layout without zones for proof that there are none")
  func noZones() {
    #expect(total(beyond: surcharges([nil, nil, nil], nil))?.unknown == [.zones])
    #expect(total(beyond: surcharges([nil, nil, nil], []))?.unknown == nil)
    #expect(total(beyond: hall([nil], nil).surcharges)?.unknown == [.zones])
    #expect(total(beyond: hall([nil], []).surcharges)?.unknown == nil)
    #expect(total(beyond: hall([nil]).surcharges)?.unknown == [.zones])
  }

  @Test("counts a fee as often as AMC says")
  func quantity() throws {
    var fee = Self.fee
    fee.quantity = 2
    #expect(total(fees: [fee])?.amount == 72.15)
    fee.quantity = 0
    #expect(total(fees: [fee])?.amount == 59.13)
    fee.quantity = nil
    #expect(total(fees: [fee])?.amount == 65.64)
    fee.quantity = .max
    #expect(total(fees: [fee]) == nil)
  }

  @Test("is an adult's price times the party, and no child's")
  func adults() {
    let child = TicketPrice(type: "CHILD", price: 9, agePolicy: "Age 2-12")
    #expect(PartyTotal([child, Self.adult], fees: [], size: 2)?.total(.none)?.amount == 39.42)
    #expect(PartyTotal([child], fees: [], size: 2) == nil)
    #expect(PartyTotal([], fees: [], size: 2) == nil)
  }

  @Test("is left out where it is beyond counting", arguments: [1e300, 9e15, .infinity])
  func hostile(_ amount: Double) {
    #expect(total(TicketPrice(type: "ADULT", price: amount)) == nil)
    #expect(total(TicketPrice(type: "ADULT", price: 1, tax: amount)) == nil)
    let zone = [SeatZone(zoneNumber: 1, surchargeAmount: amount, discountAmount: 1e300)]
    #expect(total(beyond: surcharges([1, 1, 1], zone)) == nil)
    // A discount of more than the ticket is a mistake.
    #expect(total(beyond: surcharges([1], [SeatZone(zoneNumber: 1, discountAmount: 100)])) == nil)
  }
}
