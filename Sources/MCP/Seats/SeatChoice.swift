// SPDX-License-Identifier: MIT
/// Seats that a party could take.
struct SeatChoice: Sendable {
  /// Seats side by side in one row.
  struct Block: Sendable {
    let row: SeatMap.Row
    /// Never empty.
    let seats: ArraySlice<SeatMap.Seat>
    /// How far from the best place in the hall; less is better.
    let distance: Double
  }

  /// One if the party sits together, two if it must part.
  let blocks: [Block]
  let distance: Double

  var isTogether: Bool { blocks.count == 1 }

  /// The seats, each with its row.
  var seats: [(seat: SeatMap.Seat, row: SeatMap.Row)] {
    blocks.flatMap { block in block.seats.map { ($0, block.row) } }
  }

  func overlaps(_ other: SeatChoice) -> Bool {
    blocks.contains { one in other.blocks.contains { one.overlaps($0) } }
  }
}

extension SeatChoice.Block {
  func overlaps(_ other: SeatChoice.Block) -> Bool {
    row.number == other.row.number && seats.indices.overlaps(other.seats.indices)
  }

  /// How many columns lie between two blocks.
  func gap(to other: SeatChoice.Block) -> Int {
    guard let first = seats.first, let last = seats.last, let otherFirst = other.seats.first,
      let otherLast = other.seats.last
    else { return 0 }
    return max(0, max(otherFirst.column - last.column, first.column - otherLast.column) - 1)
  }
}
