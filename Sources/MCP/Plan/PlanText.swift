// SPDX-License-Identifier: MIT
import Contract
import JSON

/// `showtimes/plan` as a tool's result: one showing with its price, its seats, and the best of them for a party.
struct PlanText {
  private let plan: ShowtimePlan
  /// More would only lengthen the text.
  private let groups: ArraySlice<SeatGroup>
  private let map: SeatMapText

  init(_ plan: ShowtimePlan) {
    self.plan = plan
    groups = plan.groups.prefix(3)
    map = SeatMapText(rows: plan.map ?? [])
  }

  var result: ToolResult {
    let showtime = plan.showtime
    return ToolResult(
      answer,
      links: [
        showtime.movieId.map { .film($0.description, title: showtime.movieTitle) },
        showtime.theatreId.flatMap { id in plan.theatreName.map { .theatre(id.description, name: $0) } },
      ].compactMap { $0 })
  }

  var answer: Answer {
    var answer = ShowingText.sheet(plan.showtime, theatre: plan.theatreName)
    if let total = plan.total { answer.say("total", cost(TicketCost(total))) }
    if plan.map != nil {
      let free = "\(map.freeCount) of \((plan.seatCount ?? 0).counted("seat")) free"
      answer.say("\(free) · showtime \(plan.showtime.id)", [Answer.Member("free", free)])
    }
    answer.say("note", plan.message)
    if let best = groups.first {
      answer.say(
        best.together
          ? "Best for \(plan.partySize)\(plan.partySize > 1 ? " side by side" : ""), the best first:"
          : "Nearest to that, in two groups:",
        [Answer.Member("together", best.together)])
      answer.say(
        "best", lines: groups.map { $0.textWithTiers + (hasZones ? price(of: $0) : "") }, indentation: "  ")
    }
    if plan.map != nil {
      answer.draw("map", map.drawing)
      answer.say("legend", map.legend)
    }
    answer.say("zones", zones)
    return answer
  }

  /// `For 3 adults in E6, E7, E8: $58.14 with tax, before fees that AMC may add at checkout.`
  private func cost(_ cost: TicketCost) -> String {
    let seats = groups.first.flatMap { hasZones ? $0.text : nil }
    return
      "For \(plan.partySize.counted("adult"))\(seats.map { " in \($0)" } ?? ""): \(cost.dollars) \(cost.phrase)."
  }

  private var hasZones: Bool { plan.zones?.isEmpty == false }

  /// `: $64.14 (3 Preferred at +$2.00)`.
  private func price(of group: SeatGroup) -> String {
    guard let total = group.total else { return "" }
    let zones = total.parts.filter { $0.kind == .surcharge && $0.quantity > 0 }.map { part in
      "\(part.quantity) \(part.name ?? "seats") at \(TextValue.difference(part.amount / Double(part.quantity)))"
    }
    let isUnknown = total.unknown?.contains(.zones) == true
    let reasons = zones + (isUnknown ? ["what AMC may ask for the zone of some is not known"] : [])
    return ": " + TextValue.dollars(total.amount) + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))")
  }

  /// `Zones: Value -$2.00, Standard, Preferred +$2.00 a seat; …`; nil if there are none. When AMC introduced
  /// them (2023, "Sightline"), the discount was for members of its club alone; its API has nothing on that, nor on
  /// tax.
  private var zones: String? {
    guard let zones = plan.zones, !zones.isEmpty, plan.map != nil else { return nil }
    let texts = zones.sorted { $0.zoneNumber < $1.zoneNumber }.map { zone in
      let name = zone.description ?? "zone \(zone.zoneNumber)"
      guard let difference = zone.difference else { return "\(name) (price not known)" }
      return difference == 0 ? name : "\(name) \(TextValue.difference(difference))"
    }
    let differences = zones.compactMap(\.difference)
    let parts: [String?] = [
      "Zones: \(texts.joined(separator: ", ")) a seat",
      differences.contains { $0 > 0 } ? "AMC doesn't say whether tax comes on top" : nil,
      differences.contains { $0 < 0 } ? "a discount may be for members of AMC Stubs alone" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: "; ") + "."
  }
}

extension SeatZone {
  /// The difference to the price of a standard seat in US dollars; nil if AMC doesn't state it.
  fileprivate var difference: Double? {
    surchargeAmount == nil && discountAmount == nil ? nil : (surchargeAmount ?? 0) - (discountAmount ?? 0)
  }
}

extension SeatGroup {
  /// `E5, E6 and F6`.
  fileprivate var text: String { blocks.map { $0.label($0.seats) }.joined(separator: " and ") }

  fileprivate var textWithTiers: String {
    blocks.map { $0.label($0.seats) + ($0.tiers.map { " (\($0.joined(separator: ", ")))" } ?? "") }
      .joined(separator: " and ")
  }
}

extension SeatBlock {
  /// The names of seats for people: `F7, F8`, or `row 5 seats 29, 28` if names have no letters, because other rows may
  /// have the same names.
  fileprivate func label(_ seats: [String]) -> String {
    let names = seats.joined(separator: ", ")
    if seats.allSatisfy({ $0.contains(where: \.isLetter) }) { return names }
    return "row \(row) \(seats.count == 1 ? "seat" : "seats") \(names)"
  }
}
