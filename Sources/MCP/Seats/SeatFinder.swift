// SPDX-License-Identifier: MIT
/// Finds the best free seats for a party: side by side if that is possible, in the middle of the hall and about two
/// thirds of the way back, where picture and sound are at their best.
struct SeatFinder: Sendable {
  private let map: SeatMap
  private let bestPosition: Double
  private let bestColumn: Double

  init(_ map: SeatMap) {
    self.map = map
    let columns = map.seats.map(\.column)
    bestColumn = Double((columns.min() ?? 0) + (columns.max() ?? 0)) / 2
    bestPosition = Double(map.rows.count - 1) * 0.65
  }

  /// Up to so many choices that share no seat, the best first; where the party can't sit side by side, in two groups
  /// that are near each other. Empty where there is no room even so.
  func choices(for partySize: Int, limit: Int = 3) -> [SeatChoice] {
    guard partySize > 0 else { return [] }
    let together = blocks(of: partySize).map { SeatChoice(blocks: [$0], distance: $0.distance) }
    var result: [SeatChoice] = []
    for choice in together.isEmpty ? apart(partySize) : together {
      if result.count == limit { break }
      if !result.contains(where: choice.overlaps) { result.append(choice) }
    }
    return result
  }

  /// The longest runs of free seats with nothing between them, by their positions in the row. Places for wheelchairs
  /// and for those who come with them are left to them.
  func runs(in row: SeatMap.Row) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, seat) in row.seats.enumerated() where seat.isFree && seat.isForAnyone {
      if let last = runs.last, last.upperBound == index, row.seats[index - 1].column + 1 == seat.column {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// Every run of free seats side by side of this length, the best first.
  private func blocks(of size: Int) -> [SeatChoice.Block] {
    var blocks: [SeatChoice.Block] = []
    for (position, row) in map.rows.enumerated() {
      for run in runs(in: row) where run.count >= size {
        for start in run.lowerBound...run.upperBound - size {
          let seats = row.seats[start..<start + size]
          blocks.append(SeatChoice.Block(row: row, seats: seats, distance: distance(of: seats, at: position, in: run)))
        }
      }
    }
    return blocks.sorted { $0.distance < $1.distance }
  }

  /// In seats, sideways as in rows. To sit too near the screen is worse than too far. To part a love seat, or to leave
  /// a single seat that nobody will take, weighs as much as a seat or two.
  private func distance(of seats: ArraySlice<SeatMap.Seat>, at position: Int, in run: Range<Int>) -> Double {
    guard let first = seats.first, let last = seats.last else { return .infinity }
    let back = Double(position) - bestPosition
    var distance = abs(Double(first.column + last.column) / 2 - bestColumn) + (back < 0 ? -2.5 * back : 1.5 * back)
    if first.kind == .loveSeatRight { distance += 2 }
    if last.kind == .loveSeatLeft { distance += 2 }
    if seats.startIndex - run.lowerBound == 1 { distance += 1 }
    if run.upperBound - seats.endIndex == 1 { distance += 1 }
    return distance
  }

  /// Two groups, in one row or in rows behind each other if possible.
  private func apart(_ partySize: Int) -> [SeatChoice] {
    // The best few suffice, and keep a large hall from taking long.
    let mostBlocks = 60
    var choices: [SeatChoice] = []
    for larger in stride(from: partySize - 1, through: (partySize + 1) / 2, by: -1) {
      let others = blocks(of: partySize - larger).prefix(mostBlocks)
      for block in blocks(of: larger).prefix(mostBlocks) {
        for other in others where !block.overlaps(other) {
          let rows = abs(Double(block.row.number) - Double(other.row.number))
          let apartness = rows * 3 + (rows > 0 ? 2 : 0) + Double(block.gap(to: other))
          choices.append(
            SeatChoice(blocks: [block, other], distance: block.distance + other.distance + apartness))
        }
      }
    }
    return choices.sorted { $0.distance < $1.distance }
  }
}
