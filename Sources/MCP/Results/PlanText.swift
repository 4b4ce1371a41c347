// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// `showtimes/plan` as a tool's result: one showing with its price, its seats, and the best of them for a party.
struct PlanText {
  private let plan: ShowtimePlan
  /// More would only lengthen the text.
  private let groups: ArraySlice<SeatGroup>
  private let map: SeatMapText
  /// As it is presented.
  private let text: PresentedText

  init(_ plan: ShowtimePlan, _ params: ShowtimesPlan.Params, in contract: any ContractCaller) {
    self.plan = plan
    text = PresentedText(RawJSON(writing: plan), of: ShowtimesPlan.name, RawJSON(writing: params), in: contract)
    groups = plan.groups.prefix(3)
    map = SeatMapText(rows: plan.map ?? [])
  }

  var content: ResultContent {
    let showtime = plan.showtime
    var content = ShowingText.sheet(showtime, theatre: plan.theatreName)
    let ids = [showtime.id, showtime.movieId, showtime.theatreId].compactMap { $0?.description }
    content += ([text.title] + ids).joined(separator: " · ")
    for fact in text.facts(excluding: ["total", "tickets", "zones"]) { content += fact }
    for line in ShowingText.tickets(showtime) { content += line }
    content.links = [
      showtime.movieId.map { .film($0.description, title: showtime.movieTitle) },
      showtime.theatreId.flatMap { id in plan.theatreName.map { .theatre(id.description, name: $0) } },
    ].compactMap { $0 }
    if let total = plan.price { content.add("total", cost(TicketCost(total))) }
    if plan.map != nil {
      let free = "\(plan.freeSeats ?? map.freeCount) of \((plan.seatCount ?? 0).counted("seat")) free"
      content.add(ResultContent.Member("free", free))
    }
    content.add("note", plan.message)
    if let best = groups.first {
      content.add(
        best.together
          ? "Best for \(plan.partySize)\(plan.partySize > 1 ? " side by side" : ""), the best first:"
          : "Nearest to that, in two groups:",
        [ResultContent.Member("together", best.together)])
      for line in text.groups(groups.count) { content += "  " + line }
      content.add(
        ResultContent.Member("best", groups.map { $0.text(withTiers: true) + (hasZones ? price(of: $0) : "") }))
    }
    if plan.map != nil {
      content.draw("map", map.drawing)
      content.add("legend", map.legend)
    }
    content.add("zones", zones)
    return content
  }

  /// `For 3 adults in E6, E7, E8: $58.14 with tax, before fees that AMC may add at checkout.`
  private func cost(_ cost: TicketCost) -> String {
    let seats = groups.first.flatMap { hasZones ? $0.text(withTiers: false) : nil }
    return
      "For \(plan.partySize.counted("adult"))\(seats.map { " in \($0)" } ?? ""): \(cost.dollars) \(cost.phrase)."
  }

  private var hasZones: Bool { plan.zones?.isEmpty == false }

  /// `: $64.14 (3 Preferred at +$2.00)`.
  private func price(of group: SeatGroup) -> String {
    guard let total = group.price else { return "" }
    let zones = total.parts.filter { $0.kind == .surcharge && $0.quantity > 0 }.map { part in
      "\(part.quantity) \(part.name ?? "seats") at \(TextValue.difference(part.amount / Double(part.quantity)))"
    }
    let isUnknown = total.unknown?.contains(.zones) == true
    let reasons = zones + (isUnknown ? ["what AMC may ask for the zone of some is not known"] : [])
    return ": " + total.amount.dollars + (reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))")
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
  /// `E5, E6 and F6`; with AMC's names of the seats' tiers, they follow in parentheses.
  fileprivate func text(withTiers: Bool) -> String {
    blocks.map { block in
      let tiers = withTiers ? block.tiers?.joined(separator: ", ") : nil
      return block.label + (tiers.map { " (\($0))" } ?? "")
    }.joined(separator: " and ")
  }
}

extension SeatBlock {
  /// The names of seats for people: `F7, F8`, or `row 5 seats 29, 28` if names have no letters, because other rows may
  /// have the same names.
  fileprivate var label: String {
    let names = seats.joined(separator: ", ")
    if seats.allSatisfy({ $0.contains(where: \.isLetter) }) { return names }
    return "row \(row) \(seats.count == 1 ? "seat" : "seats") \(names)"
  }
}

/// The map of an auditorium as text.
struct SeatMapText {
  private let rows: [SeatMapRow]

  /// - Parameter rows: their texts are sanitized here, since blanks count in a drawing.
  init(rows: [SeatMapRow]) {
    self.rows = rows.map { row in
      SeatMapRow(
        row: row.row.forModel, rowNumber: row.rowNumber, seats: row.seats,
        freeSeatNames: row.freeSeatNames?.map(\.forModel))
    }
  }

  var freeCount: Int { rows.reduce(0) { $0 + ($1.freeSeatNames?.count ?? 0) } }

  /// A line for each row, from the screen backwards: the drawing, how many are free, and which.
  var drawing: [String] {
    let margin = rows.map(\.row.count).max() ?? 1
    let width = rows.map(\.seats.count).max() ?? 0
    let screen = String(repeating: " ", count: margin + 1) + String(repeating: "=", count: width) + " screen"
    return [screen]
      + rows.map { row in
        let padding = String(repeating: " ", count: margin - row.row.count)
        return "\(row.row)\(padding) \(row.seats.replacing(".", with: " ")) \(free(in: row))"
      }
  }

  /// `4 free: A3-A4 A6 F1 (wheelchair)`; a dash joins seats that are side by side.
  private func free(in row: SeatMapRow) -> String {
    guard let names = row.freeSeatNames, !names.isEmpty else { return "none free" }
    var rest = names[...]
    var runs: [[String]] = []
    var kept: [String] = []
    var isJoined = false
    for sign in row.seats {
      let isOrdinary = "o()".contains(sign)
      if isOrdinary || "wc".contains(sign), let name = rest.popFirst() {
        if !isOrdinary {
          kept.append("\(name) (\(sign == "w" ? "wheelchair" : "companion"))")
        } else if isJoined {
          runs[runs.count - 1].append(name)
        } else {
          runs.append([name])
        }
      }
      isJoined = isOrdinary
    }
    let joined = runs.map { $0.count == 1 ? $0[0] : "\($0[0])-\($0[$0.count - 1])" }
    return "\(names.count) free: \((joined + kept).joined(separator: " "))"
  }

  /// The signs that the drawing uses, and no others.
  var legend: String {
    let used = Set(rows.flatMap(\.seats))
    let parts = [
      ("o", "o free"), ("()", "( ) free, left and right half of a love seat"), ("w", "w free, for a wheelchair"),
      ("c", "c free, for a companion of a person in a wheelchair"), ("x", "x taken"),
    ].filter { !used.isDisjoint(with: $0.0) }.map(\.1)
    return "Legend: \(parts.joined(separator: "; ")). The first row is nearest to the screen."
  }
}
