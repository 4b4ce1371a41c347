// SPDX-License-Identifier: MIT
import Contract

/// A party's requirements for its seats.
struct SeatWishes: Sendable, Hashable {
  /// In which third of the rows; nil for where most like it best.
  var rows: SeatRows?
  /// Whether one of them would like to sit at an aisle.
  var aisle = false
  /// Whether one of them comes in a wheelchair: no wish but a need.
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
    let isInWishedRows: Bool
    let isAtAisle: Bool
    /// How far from the best place in the hall, in seats; less is better.
    let distance: Double
  }

  /// The larger one, or the one with the wheelchair, if the party must part.
  let first: Block
  /// Nil if the party sits together.
  var second: Block?
  let distance: Double
  /// How many wishes it doesn't meet.
  let unmetCount: Int
  let isInWishedRows: Bool
  let isAtAisle: Bool

  init(_ first: Block, _ second: Block? = nil, apartness: Double = 0, wishes: SeatWishes) {
    self.first = first
    self.second = second
    distance = first.distance + (second?.distance ?? 0) + apartness
    isInWishedRows = first.isInWishedRows && second?.isInWishedRows ?? true
    isAtAisle = first.isAtAisle || second?.isAtAisle ?? false
    unmetCount = (isInWishedRows ? 0 : 1) + (wishes.aisle && !isAtAisle ? 1 : 0)
  }

  var isTogether: Bool { second == nil }
  var blocks: [Block] { [first, second].compactMap(\.self) }

  func isBetter(than other: SeatChoice) -> Bool {
    (unmetCount, distance) < (other.unmetCount, other.distance)
  }

  func unmet(of wishes: SeatWishes) -> [SeatWish] {
    (isInWishedRows ? [] : [.rows]) + (wishes.aisle && !isAtAisle ? [.aisle] : [])
  }

  func overlaps(_ other: SeatChoice) -> Bool {
    first.overlaps(other.first) || other.second.map(first.overlaps) ?? false
      || second.map { $0.overlaps(other.first) || other.second.map($0.overlaps) ?? false } ?? false
  }
}

extension SeatChoice.Block {
  func overlaps(_ other: Self) -> Bool { row == other.row && seats.overlaps(other.seats) }
}

extension SeatRows {
  /// The third in which a row lies.
  /// - Parameter position: from 0, at the screen.
  init(position: Int, of count: Int) {
    switch (2 * position + 1) * 3 / max(2 * count, 1) {
    case 0: self = .front
    case 1: self = .middle
    default: self = .back
    }
  }

  /// The middle of the third, from 0 at the screen to 1.
  var middle: Double {
    switch self {
    case .front: 1 / 6
    case .middle: 1 / 2
    case .back: 5 / 6
    }
  }
}
