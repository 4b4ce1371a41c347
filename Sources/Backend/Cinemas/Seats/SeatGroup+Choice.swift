// SPDX-License-Identifier: MIT
import Basics
import Contract

extension SeatGroup {
  /// Converts a choice to the contract's model.
  init(_ choice: SeatChoice, in hall: Hall, _ wishes: SeatWishes, price: PlanTotal?) {
    let blocks = choice.blocks.map { SeatBlock($0, in: hall) }
    // Of several blocks of the largest size, `max` returns the first.
    let largest = blocks.max { $0.seats.count < $1.seats.count } ?? SeatBlock(choice.first, in: hall)
    let unmet = choice.unmet
    self.init(
      seats: blocks.flatMap(\.seats), row: largest.row, together: choice.isTogether,
      reason: Self.reason(choice, in: hall, wishes), blocks: blocks, unmet: unmet.nilIfEmpty, price: price)
  }

  /// `In the middle of row G, 2 rows behind the centre.`, `In two groups: E5, E6 (in the middle of row E) and F6 (…).`.
  private static func reason(_ choice: SeatChoice, in hall: Hall, _ wishes: SeatWishes) -> String {
    let places = choice.blocks.map { place(of: $0, in: hall, wishes) }
    guard !choice.isTogether else { return places.joined().sentence + "." }
    let groups = zip(choice.blocks, places).map { block, place in
      "\(hall.seats(of: block).map(\.label).joined(separator: ", ")) (\(place))"
    }
    return "In two groups: \(groups.joined(separator: " and "))."
  }

  /// `in the middle of row G, 2 rows behind the centre, at an aisle`.
  static func place(of block: SeatChoice.Block, in hall: Hall, _ wishes: SeatWishes) -> String {
    let seats = hall.seats(of: block)
    let columns = seats.map(\.column)
    let middle = Double(hall.columns.lowerBound + hall.columns.upperBound) / 2
    let sideways = Double((columns.first ?? 0) + (columns.last ?? 0)) / 2 - middle
    let off = Int(abs(sideways).rounded())
    let row = "the middle of row \(hall.rows[block.row].name)"
    let parts: [String?] = [
      off == 0 ? "in \(row)" : "\(off.counted("seat")) \(sideways < 0 ? "left" : "right") of \(row)",
      depth(of: block.row, of: hall.rows.count),
      wishes.aisle && block.isAtAisle ? "at an aisle" : nil,
      wishes.accessible ? accessible(seats) : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func depth(of position: Int, of rows: Int) -> String? {
    guard rows > 1 else { return nil }
    let back = Double(position) - Double(rows - 1) / 2
    let off = Int(abs(back).rounded())
    return off == 0 ? "half-way back" : "\(off.counted("row")) \(back < 0 ? "in front of" : "behind") the centre"
  }

  private static func accessible(_ seats: ArraySlice<Seat>) -> String? {
    guard seats.contains(where: { $0.kind == .wheelchair }) else { return nil }
    let companions = seats.count { $0.kind == .companion }
    return "with a place for a wheelchair" + (companions > 0 ? " and \(companions.counted("companion seat"))" : "")
  }
}

extension SeatBlock {
  fileprivate init(_ block: SeatChoice.Block, in hall: Hall) {
    let seats = hall.seats(of: block)
    let row = hall.rows[block.row]
    let tiers = Set(seats.compactMap(\.tier)).subtracting(["Regular"]).sorted()
    self.init(
      row: row.name, rowNumber: row.number, offset: (seats.first?.column ?? 0) - hall.columns.lowerBound,
      seats: seats.map(\.label), tiers: tiers.nilIfEmpty)
  }
}

extension Hall {
  func seats(of block: SeatChoice.Block) -> ArraySlice<Seat> { rows[block.row].seats[block.seats] }
}
