// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// A party's wishes for its seats.
struct SeatWishes: Sendable, Hashable {
  /// The wanted rows, in order of liking. Nil for no preference; the best row is then somewhat behind the middle.
  var rows: SeatRowWishes?
  /// The wanted numbers of the seats; nil for any.
  var numbers: SeatNumbers?
  /// The number of rows at the screen to avoid.
  var frontRowsExcluded = 0
  /// Whether someone in the party wants an aisle seat.
  var aisle = false
  /// Whether someone in the party uses a wheelchair. Unlike the others, this is not a wish but a requirement.
  var accessible = false
}

/// Seats that a party could take.
struct SeatChoice: Sendable {
  /// Seats side by side in one row.
  struct Block: Sendable {
    /// The row's position in the hall.
    let row: Int
    /// The seats' positions in the row.
    let seats: Range<Int>
    /// The position of the wish for rows that it meets, 0 without such a wish; nil if it meets none.
    var rowRank: Int? = 0
    /// Whether all of its seats have wished numbers.
    var hasWishedNumbers = true
    /// Whether it is behind the rows to avoid.
    var isBehindFront = true
    let isAtAisle: Bool
    /// Whether it takes one half of a love seat and leaves the other.
    var splitsLoveSeat = false
    /// The distance from the best place in the hall, in seats.
    var distance: Double
  }

  /// The only block; if the party must split up, the larger block or the block with the wheelchair.
  let first: Block
  /// Nil if the party sits together.
  var second: Block?
  /// The distance of the blocks from the best place in the hall and from each other, in seats.
  let distance: Double
  /// The number of wishes that this choice doesn't meet.
  let unmetCount: Int
  /// The wishes that it doesn't meet.
  let unmet: [SeatWish]
  /// The position of the least liked wish for rows that its blocks meet.
  private let rowRank: Int

  /// - Parameter apartness: the distance of the two blocks from each other, in seats.
  init(_ first: Block, _ second: Block? = nil, apartness: Double = 0, wishes: SeatWishes) {
    self.first = first
    self.second = second
    distance = first.distance + (second?.distance ?? 0) + apartness
    let blocks = [first, second].compactMap(\.self)
    let checks: [(wish: SeatWish, isMet: Bool)] = [
      (.rows, blocks.allSatisfy { $0.rowRank != nil }), (.seatNumbers, blocks.allSatisfy(\.hasWishedNumbers)),
      (.frontRowsExcluded, blocks.allSatisfy(\.isBehindFront)),
      (.aisle, !wishes.aisle || blocks.contains(where: \.isAtAisle)),
    ]
    unmet = checks.filter { !$0.isMet }.map(\.wish)
    unmetCount = unmet.count
    rowRank = blocks.compactMap(\.rowRank).max() ?? 0
  }

  var isTogether: Bool { second == nil }
  var blocks: [Block] { [first, second].compactMap(\.self) }

  func isBetter(than other: SeatChoice) -> Bool {
    (unmetCount, rowRank, distance) < (other.unmetCount, other.rowRank, other.distance)
  }

  func overlaps(_ other: SeatChoice) -> Bool {
    first.overlaps(other.first) || other.second.map(first.overlaps) ?? false
      || second.map { $0.overlaps(other.first) || other.second.map($0.overlaps) ?? false } ?? false
  }
}

extension SeatChoice.Block {
  func overlaps(_ other: Self) -> Bool { row == other.row && seats.overlaps(other.seats) }
}

extension SeatRowWishes.SeatThird {
  /// The third in which a row lies.
  /// - Parameter position: the row's position, from 0 at the screen.
  init(position: Int, of count: Int) {
    switch (2 * position + 1) * 3 / max(2 * count, 1) {
    case 0: self = .front
    case 1: self = .middle
    default: self = .back
    }
  }

  /// The middle of this third, on a scale from 0 at the screen to 1 at the back.
  fileprivate var middle: Double {
    switch self {
    case .front: 1 / 6
    case .middle: 1 / 2
    case .back: 5 / 6
    }
  }
}

extension Hall {
  /// The positions of the rows from one to another; nil if one of them isn't there.
  private func positions(_ first: String, through last: String) -> ClosedRange<Int>? {
    func position(_ name: String) -> Int? { rows.firstIndex { $0.name.uppercased() == name } }
    guard let one = position(first), let other = position(last) else { return nil }
    return min(one, other)...max(one, other)
  }

  /// The position of the first of the wishes that a row meets; nil if it meets none.
  func rank(ofRow position: Int, in wishes: SeatRowWishes) -> Int? {
    wishes.wishes.firstIndex { wish in
      switch wish {
      case .third(let third): third == .init(position: position, of: rows.count)
      case .rows(let first, let last): positions(first, through: last)?.contains(position) ?? false
      }
    }
  }

  /// The middle of the rows that are liked best, as a position; nil if they aren't there.
  func middle(of wishes: SeatRowWishes) -> Double? {
    switch wishes.wishes[0] {
    case .third(let third): Double(rows.count - 1) * third.middle
    case .rows(let first, let last):
      positions(first, through: last).map { Double($0.lowerBound + $0.upperBound) / 2 }
    }
  }

  /// - Throws: -32602 for a row that isn't there, with those that are.
  func check(_ wishes: SeatRowWishes?) throws(RPCError) {
    for case .rows(let first, let last) in wishes?.wishes ?? [] where positions(first, through: last) == nil {
      let names = rows.map(\.name).joined(separator: ", ")
      throw .invalidParameter(
        "rows", expected: "front, middle, back, or rows of this auditorium: \(names)",
        got: first == last ? first : "\(first)-\(last)")
    }
  }
}

extension SeatGroup {
  /// Converts a choice to the contract's model.
  init(_ choice: SeatChoice, in hall: Hall, _ wishes: SeatWishes, price: PlanTotal?) {
    let blocks = choice.blocks.map { SeatBlock($0, in: hall) }
    // Of several blocks of the largest size, `max` returns the first.
    let largest = blocks.max { $0.seats.count < $1.seats.count } ?? SeatBlock(choice.first, in: hall)
    let unmet = choice.unmet
    self.init(
      seats: blocks.flatMap(\.seats), row: largest.row, together: choice.isTogether,
      reason: Self.reason(choice, in: hall, wishes), blocks: blocks, unmet: unmet.isEmpty ? nil : unmet, price: price)
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
      seats: seats.map(\.label), tiers: tiers.isEmpty ? nil : tiers)
  }
}

extension Hall {
  func seats(of block: SeatChoice.Block) -> ArraySlice<Seat> { rows[block.row].seats[block.seats] }
}
