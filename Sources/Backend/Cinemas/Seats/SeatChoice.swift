// SPDX-License-Identifier: MIT
import Contract

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
