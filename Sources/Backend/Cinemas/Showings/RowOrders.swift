// SPDX-License-Identifier: MIT
import Basics
import Contract
import Synchronization

/// The order in which the rows of a question were given. A client that goes on with a later page then misses no row,
/// although a showing was added meanwhile, or the last one of a film has begun: new rows come after those that were
/// there, and a row that is gone keeps its place. By day, a new row of a day that was read moves the rows of later
/// days, so that the client may read one again.
final class RowOrders: Sendable {
  private struct Order {
    var ranks: [RowKey: Int] = [:]
    var at: ContinuousClock.Instant
  }

  private let orders = Mutex<[String: Order]>([:])

  /// How many questions are remembered, and for how long.
  private static let (mostQuestions, longest) = (32, Duration.seconds(600))

  /// Forgets the order of a question whose first page is asked for again.
  func begin(_ question: String) {
    orders.withLock { orders in
      orders[question] = nil
      guard orders.count >= Self.mostQuestions, let oldest = orders.min(by: { $0.value.at < $1.value.at }) else {
        return
      }
      orders[oldest.key] = nil
    }
  }

  /// The rows in the order that is remembered, whose new rows come last on their days, and are remembered so. A row
  /// that is gone is there without showings.
  /// - Parameter day: the only day whose rows these are; nil for those of all.
  func ordered(_ rows: [MovieShowings], of question: String, on day: Day?) -> [MovieShowings] {
    let ranks = orders.withLock { orders -> [RowKey: Int] in
      let now = ContinuousClock.now
      var order = orders[question].flatMap { now - $0.at < Self.longest ? $0 : nil } ?? Order(at: now)
      order.at = now
      for row in rows where order.ranks[RowKey(row)] == nil { order.ranks[RowKey(row)] = order.ranks.count }
      orders[question] = order
      return order.ranks
    }
    let there = Set(rows.map { RowKey($0) })
    let gone = ranks.keys.filter { !there.contains($0) && (day == nil || $0.day == day) }
      .map { MovieShowings(id: $0.movie, title: "", date: $0.day, showings: []) }
    return (rows + gone).map { (day: $0.date?.daysSince1970 ?? 0, rank: ranks[RowKey($0)] ?? .max, row: $0) }
      .sorted { ($0.day, $0.rank) < ($1.day, $1.rank) }.map(\.row)
  }
}

extension RowKey {
  fileprivate init(_ row: MovieShowings) { self.init(movie: row.id, day: row.date) }
}
