// SPDX-License-Identifier: MIT
import Contract

@testable import Backend

/// An auditorium as the contract draws it: o free, x taken, ( and ) a free love seat, w for a wheelchair, c for its
/// companion, . no seat. Its rows are A, B, … from the screen backwards, its seats are named by their columns.
enum DrawnHall {
  static func rows(_ drawing: [String]) -> [SeatRow] {
    let types: [Character: String] = [
      "(": "LoveSeatLeft", ")": "LoveSeatRight", "w": "Wheelchair", "c": "Companion", ".": "NotASeat",
    ]
    return drawing.enumerated().map { row, signs in
      SeatRow(
        row: row + 1,
        seats: signs.enumerated().map { column, sign in
          Seat(
            column: column + 1, available: !"x.".contains(sign),
            name: sign == "." ? nil : "\(Character(UnicodeScalar(UInt8(65 + row % 26))))\(column + 1)",
            type: types[sign] ?? "CanReserve")
        })
    }
  }

  static func hall(_ drawing: String...) -> Hall { Hall(rows(drawing), zones: []) }
}
