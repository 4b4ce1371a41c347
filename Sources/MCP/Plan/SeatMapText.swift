// SPDX-License-Identifier: MIT
import Basics
import Contract

/// The map of an auditorium as text.
struct SeatMapText {
  private let rows: [SeatMapRow]

  /// - Parameter rows: their texts are sanitized here, since blanks count in a drawing.
  init(rows: [SeatMapRow]) {
    self.rows = rows.map { row in
      SeatMapRow(
        row: row.row.forModel, rowNumber: row.rowNumber, seats: row.seats, freeSeats: row.freeSeats?.map(\.forModel))
    }
  }

  var freeCount: Int { rows.reduce(0) { $0 + ($1.freeSeats?.count ?? 0) } }

  /// A line for each row, from the screen backwards: the drawing, how many are free, and which.
  var drawing: [String] {
    let margin = rows.map(\.row.count).max() ?? 1
    let width = rows.map(\.seats.count).max() ?? 0
    let screen = String(repeating: " ", count: margin + 1) + String(repeating: "=", count: width) + " screen"
    return [screen]
      + rows.map { row in
        let padding = String(repeating: " ", count: margin - row.row.count)
        return "\(row.row)\(padding) \(row.seats.replacing(".", with: " ")) \(free(in: row))"
      }
  }

  /// `4 free: A3-A4 A6 F1 (wheelchair)`; a dash joins seats that are side by side.
  private func free(in row: SeatMapRow) -> String {
    guard let names = row.freeSeats, !names.isEmpty else { return "none free" }
    var rest = names[...]
    var runs: [[String]] = []
    var kept: [String] = []
    var isJoined = false
    for sign in row.seats {
      let isOrdinary = "o()".contains(sign)
      if isOrdinary || "wc".contains(sign), let name = rest.popFirst() {
        if !isOrdinary {
          kept.append("\(name) (\(sign == "w" ? "wheelchair" : "companion"))")
        } else if isJoined {
          runs[runs.count - 1].append(name)
        } else {
          runs.append([name])
        }
      }
      isJoined = isOrdinary
    }
    let joined = runs.map { $0.count == 1 ? $0[0] : "\($0[0])-\($0[$0.count - 1])" }
    return "\(names.count) free: \((joined + kept).joined(separator: " "))"
  }

  /// The signs that the drawing uses, and no others.
  var legend: String {
    let used = Set(rows.flatMap(\.seats))
    let parts = [
      ("o", "o free"), ("()", "( ) free, left and right half of a love seat"), ("w", "w free, for a wheelchair"),
      ("c", "c free, for who comes with a wheelchair"), ("x", "x taken"),
    ].filter { !used.isDisjoint(with: $0.0) }.map(\.1)
    return "Legend: \(parts.joined(separator: "; ")). The first row is nearest to the screen."
  }
}
