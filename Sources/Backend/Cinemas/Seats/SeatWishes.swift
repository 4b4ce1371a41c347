// SPDX-License-Identifier: MIT
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
