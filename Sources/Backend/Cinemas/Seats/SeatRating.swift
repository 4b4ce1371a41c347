// SPDX-License-Identifier: MIT
import Contract

/// Rates blocks of seats by their distance from the best seats of the hall: those in the middle and, unless the party
/// has other wishes, about two thirds of the way back, where picture and sound are best.
struct SeatRating: Sendable {
  private let hall: Hall
  private let wishes: SeatWishes
  /// The row of the best seats, which may lie between two rows.
  private let bestPosition: Double
  private let bestColumn: Double

  init(_ hall: Hall, _ wishes: SeatWishes) {
    self.hall = hall
    self.wishes = wishes
    let numbered = hall.places.filter { place in
      place.number.map { wishes.numbers?.range.contains($0) ?? false } ?? false
    }
    let middle = Double(hall.columns.lowerBound + hall.columns.upperBound) / 2
    bestColumn =
      numbered.isEmpty ? middle : Double(numbered.map(\.column).reduce(0, +)) / Double(numbered.count)
    bestPosition = wishes.rows.flatMap(hall.middle) ?? Double(hall.rows.count - 1) * 0.65
  }

  /// The block of these seats. A row in front of the best seats adds more to its distance than a row behind them.
  /// Splitting a love seat adds two seats of distance, and each single free seat left beside the block adds one.
  /// - Parameter run: the adjacent free seats that the block is taken from.
  func block(
    _ seats: Range<Int>, of places: [Hall.Place], at position: Int, run: Range<Int>
  ) -> SeatChoice.Block {
    let first = places[seats.lowerBound]
    let last = places[seats.upperBound - 1]
    let back = Double(position) - bestPosition
    var distance = abs(Double(first.column + last.column) / 2 - bestColumn) + (back < 0 ? -2.5 * back : 1.5 * back)
    if first.kind == .loveSeatRight { distance += 2 }
    if last.kind == .loveSeatLeft { distance += 2 }
    if seats.lowerBound - run.lowerBound == 1 { distance += 1 }
    if run.upperBound - seats.upperBound == 1 { distance += 1 }
    let isAtAisle =
      seats.lowerBound == 0 || places[seats.lowerBound - 1].column + 1 < first.column
      || seats.upperBound == places.count || last.column + 1 < places[seats.upperBound].column
    return SeatChoice.Block(
      row: position, seats: seats,
      rowRank: wishes.rows.map { hall.rank(ofRow: position, in: $0) } ?? 0,
      hasWishedNumbers: wishes.numbers.map { wished in
        places[seats].allSatisfy { $0.number.map(wished.range.contains) ?? false }
      } ?? true,
      isBehindFront: position >= wishes.frontRowsExcluded,
      isAtAisle: isAtAisle, splitsLoveSeat: first.kind == .loveSeatRight || last.kind == .loveSeatLeft,
      distance: distance)
  }

  /// The distance that a block gets if no companion seat is beside its wheelchair place: three seats if another seat of
  /// the block is there. If none is, the distance is longer than any auditorium, so that such a block is chosen only if
  /// there is no other.
  func distanceWithoutCompanion(_ seats: Range<Int>, of places: [Hall.Place]) -> Double {
    let beside = seats.filter { seat in
      [seat - 1, seat + 1].contains { seats.contains($0) && places[$0].kind == .wheelchair }
    }
    guard !beside.isEmpty else { return 1000 }
    return beside.contains { places[$0].kind == .companion } ? 0 : 3
  }
}
