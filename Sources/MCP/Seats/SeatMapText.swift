// SPDX-License-Identifier: MIT
import JSON

extension ModelForm {
  static let seats = ModelForm(
    list: { $0.flatMap { SeatMapText.lines($0, partySize: 2) } }, sheet: { SeatMapText.lines($0, partySize: 2) })
}

/// The seats of a showing drawn with a sign each, with counts, and with what to book.
enum SeatMapText {
  static func lines(_ layout: JSONValue, partySize: Int) -> [String] {
    guard let map = SeatMap(layout) else { return ModelForm.plain.sheet(layout) }
    return lines(map, partySize: partySize, choices: SeatFinder(map).choices(for: partySize))
  }

  /// - Parameter ticket: what one ticket costs; each choice then has what it costs in all.
  static func lines(_ map: SeatMap, partySize: Int, choices: [SeatChoice], ticket: TicketCost? = nil) -> [String] {
    let seats = map.seats
    guard !seats.isEmpty else { return ["The seating plan of \(map.showtimeID) names no seats."] }
    let heading = "\(map.freeCount) of \(TextValue.count(seats.count, "seat")) free · showtime \(map.showtimeID)"
    let shortage = shortage(map, choices, partySize: partySize)
    return [heading] + (shortage.map { [$0] } ?? [])
      + self.choices(choices, in: map, partySize: partySize, ticket: ticket)
      + drawing(map) + [legend(seats), map.zonesText].compactMap { $0 }
  }

  /// Why the party can't sit side by side; nil if it can.
  static func shortage(_ map: SeatMap, _ choices: [SeatChoice], partySize: Int) -> String? {
    guard let best = choices.first else {
      return map.freeCount < partySize
        ? "There is no room for \(partySize) any more; try another showing."
        : "Only scattered seats are left for \(partySize); another showing may be better."
    }
    return best.isTogether ? nil : "No \(partySize) seats side by side are free; another showing may be better."
  }

  /// What to book, the best first.
  private static func choices(
    _ choices: [SeatChoice], in map: SeatMap, partySize: Int, ticket: TicketCost?
  ) -> [String] {
    guard let best = choices.first else { return [] }
    let heading =
      best.isTogether
      ? "Best for \(partySize)\(partySize > 1 ? " side by side" : ""), the best first:"
      : "Nearest to that, in two groups:"
    return [heading]
      + choices.map { choice in
        "  " + choice.blocks.map { group($0, in: map) }.joined(separator: " and ")
          + price(of: choice, in: map, ticket: ticket)
      }
  }

  /// `: $64.14 (3 Preferred at +$2.00)` where seats differ in price.
  private static func price(of choice: SeatChoice, in map: SeatMap, ticket: TicketCost?) -> String {
    guard map.hasPricedZones else { return "" }
    let seats = choice.seats
    let cost = ticket.flatMap { map.cost(of: seats.map(\.seat), each: $0) }
    let zones = map.zoneTexts(of: seats)
    let reasons = zones.isEmpty ? "" : " (\(zones.joined(separator: "; ")))"
    return (cost.map { ": \($0.dollars)" } ?? "") + reasons
  }

  private static func group(_ block: SeatChoice.Block, in map: SeatMap) -> String {
    let tiers = Set(block.seats.compactMap(\.tier)).subtracting(["Regular"]).sorted()
    return map.label(of: block.seats, in: block.row) + (tiers.isEmpty ? "" : " (\(tiers.joined(separator: ", ")))")
  }

  /// A line for each row, from the screen backwards: the drawing, how many are free, and which.
  private static func drawing(_ map: SeatMap) -> [String] {
    let finder = SeatFinder(map)
    let columns = map.seats.map(\.column)
    let left = columns.min() ?? 0
    let width = (columns.max() ?? 0) - left + 1
    let margin = map.rows.map(\.name.count).max() ?? 1
    let screen = String(repeating: " ", count: margin + 1) + String(repeating: "=", count: width) + " screen"
    return [screen]
      + map.rows.map { row in
        var line = [Character](repeating: " ", count: width)
        for seat in row.seats { line[seat.column - left] = sign(of: seat) }
        let padding = String(repeating: " ", count: margin - row.name.count)
        return "\(row.name)\(padding) \(String(line)) \(free(in: row, finder))"
      }
  }

  /// `4 free: A3-A4 A6 F1 (wheelchair)`; a dash joins seats that are side by side.
  private static func free(in row: SeatMap.Row, _ finder: SeatFinder) -> String {
    guard row.freeCount > 0 else { return "none free" }
    let runs = finder.runs(in: row).map { run in
      let first = row.seats[run.lowerBound].name
      return run.count == 1 ? first : "\(first)-\(row.seats[run.upperBound - 1].name)"
    }
    let kept = row.seats.filter { $0.isFree && !$0.isForAnyone }.map { seat in
      "\(seat.name) (\(seat.kind == .wheelchair ? "wheelchair" : "companion"))"
    }
    return "\(row.freeCount) free: \((runs + kept).joined(separator: " "))"
  }

  private static func sign(of seat: SeatMap.Seat) -> Character {
    guard seat.isFree else { return "x" }
    return switch seat.kind {
    case .ordinary: "o"
    case .loveSeatLeft: "("
    case .loveSeatRight: ")"
    case .wheelchair: "w"
    case .companion: "c"
    }
  }

  /// The signs that the drawing uses, and no others.
  private static func legend(_ seats: [SeatMap.Seat]) -> String {
    let free = Set(seats.filter(\.isFree).map(\.kind))
    var parts: [String] = []
    if free.contains(.ordinary) { parts.append("o free") }
    if free.contains(.loveSeatLeft) || free.contains(.loveSeatRight) {
      parts.append("( ) free, left and right half of a love seat")
    }
    if free.contains(.wheelchair) { parts.append("w free, for a wheelchair") }
    if free.contains(.companion) { parts.append("c free, for who comes with a wheelchair") }
    if seats.contains(where: { !$0.isFree }) { parts.append("x taken") }
    return "Legend: \(parts.joined(separator: "; ")). The first row is nearest to the screen."
  }
}
