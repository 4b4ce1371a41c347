// SPDX-License-Identifier: MIT
import Contract

/// Finds the best free seats for a party (`SeatRating`), side by side if possible.
struct SeatFinder: Sendable {
  private let hall: Hall
  private let wishes: SeatWishes
  private let rating: SeatRating
  /// The longest runs of adjacent free seats, by row, as positions in the row.
  private let runs: [[Range<Int>]]
  /// The same with wheelchair places and companion seats; empty unless a wheelchair place is needed.
  private let accessibleRuns: [[Range<Int>]]

  init(_ hall: Hall, _ wishes: SeatWishes = SeatWishes()) {
    self.hall = hall
    self.wishes = wishes
    rating = SeatRating(hall, wishes)
    runs = hall.rows.map { Self.runs(in: $0.places, accessible: false) }
    accessibleRuns = wishes.accessible ? hall.rows.map { Self.runs(in: $0.places, accessible: true) } : []
  }

  /// Choices that share no seats, the best first. If the party can't sit side by side, each choice has two blocks that
  /// are close to each other. If that is impossible too, there are none.
  func choices(for partySize: Int, limit: Int = 5) -> [SeatChoice] {
    let together = blocks(of: partySize, from: partySize, withWheelchair: wishes.accessible)
      .map { SeatChoice($0, wishes: wishes) }
    var rest = withoutHalves(together.isEmpty ? apart(partySize) : together)
    var result: [SeatChoice] = []
    while result.count < limit, let best = rest.min(by: { $0.isBetter(than: $1) }) {
      result.append(best)
      rest.removeAll(where: best.overlaps)
    }
    return result
  }

  /// The choices without those that take half of a love seat, as far as others meet as many wishes.
  private func withoutHalves(_ choices: [SeatChoice]) -> [SeatChoice] {
    let whole = choices.filter { !$0.blocks.contains(where: \.splitsLoveSeat) }
    guard let fewest = whole.map(\.unmetCount).min() else { return choices }
    return whole + choices.filter { $0.blocks.contains(where: \.splitsLoveSeat) && $0.unmetCount < fewest }
  }

  static func runs(in places: [Hall.Place], accessible: Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, place) in places.enumerated() where place.isFree(accessible: accessible) {
      if let last = runs.last, last.upperBound == index, places[index - 1].column + 1 == place.column {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// All blocks of this many adjacent free seats.
  /// - Parameters:
  ///   - partySize: the number of people, of whom some may sit in another block.
  ///   - withWheelchair: if true, only blocks with exactly one wheelchair place; if false, only blocks without
  ///     wheelchair places and companion seats.
  private func blocks(of size: Int, from partySize: Int, withWheelchair: Bool) -> [SeatChoice.Block] {
    var blocks: [SeatChoice.Block] = []
    guard size > 0 else { return [] }
    for (position, runs) in (withWheelchair ? accessibleRuns : runs).enumerated() {
      let places = hall.rows[position].places
      for run in runs where run.count >= size {
        for start in run.lowerBound...run.upperBound - size {
          let seats = start..<start + size
          guard !withWheelchair || places[seats].count(where: { $0.kind == .wheelchair }) == 1 else { continue }
          var block = rating.block(seats, of: places, at: position, run: run)
          if withWheelchair, partySize > 1 { block.distance += rating.distanceWithoutCompanion(seats, of: places) }
          blocks.append(block)
        }
      }
    }
    return blocks
  }

  /// All splits of the party into two blocks; a wheelchair place is in the first block.
  private func apart(_ partySize: Int) -> [SeatChoice] {
    guard partySize > 1 else { return [] }
    let smallest = wishes.accessible ? 1 : (partySize + 1) / 2
    return (smallest..<partySize).flatMap { size -> [SeatChoice] in
      let others = nearest(blocks(of: partySize - size, from: partySize, withWheelchair: false))
      return nearest(blocks(of: size, from: partySize, withWheelchair: wishes.accessible)).flatMap { block in
        others.filter { !$0.overlaps(block) }.map { other in
          SeatChoice(block, other, apartness: apartness(block, other), wishes: wishes)
        }
      }
    }
  }

  /// The best 60 blocks, which bounds the number of pairs in a large hall.
  private func nearest(_ blocks: [SeatChoice.Block]) -> [SeatChoice.Block] {
    let choices = blocks.map { (block: $0, choice: SeatChoice($0, wishes: wishes)) }
    return choices.sorted { $0.choice.isBetter(than: $1.choice) }.prefix(60).map(\.block)
  }

  private func apartness(_ one: SeatChoice.Block, _ other: SeatChoice.Block) -> Double {
    let rows = abs(one.row - other.row)
    let left = ends(of: one)
    let right = ends(of: other)
    let gap = max(0, max(right.first - left.last, left.first - right.last) - 1)
    return Double(rows * 3 + (rows > 0 ? 2 : 0) + gap)
  }

  /// The columns of the outer seats.
  private func ends(of block: SeatChoice.Block) -> (first: Int, last: Int) {
    let places = hall.rows[block.row].places
    return (places[block.seats.lowerBound].column, places[block.seats.upperBound - 1].column)
  }
}
