// SPDX-License-Identifier: MIT
/// The seats of an auditorium for one performance.
struct SeatMap {
  /// AMC's `type`.
  enum Kind: String {
    case none = "NotASeat"
    case single = "CanReserve"
    case left = "LoveSeatLeft"
    case right = "LoveSeatRight"
    case wheelchair = "Wheelchair"
    case companion = "Companion"
  }

  struct Seat {
    /// From 1, at the screen.
    let row: Int
    /// From 1, at the left.
    let column: Int
    let kind: Kind
    /// `C7`; empty where there is no seat.
    let name: String
    let isPremium: Bool
    let isAvailable: Bool
    /// Nil where no price zone is named: in halls without them, and for places that are not for everyone.
    let zone: Zone?
  }

  /// What a seat costs more or less, by where it is.
  enum Zone: Int, CaseIterable {
    case value = 1
    case standard, preferred

    var name: String {
      switch self {
      case .value: "Value"
      case .standard: "Standard"
      case .preferred: "Preferred"
      }
    }

    /// In USD.
    var surcharge: Double { self == .preferred ? 2 : 0 }
    /// In USD.
    var discount: Double { self == .value ? 2 : 0 }
  }

  let rows: Int
  let columns: Int
  /// Row by row.
  let seats: [Seat]
  /// The zones of the hall: none in every other one.
  let zones: [Zone]

  init(_ performance: Performance) {
    var room = SplitMix64("room", performance.theatre.id, performance.auditorium)
    let rows = 5 + room.below(7)
    let columns = 10 + 2 * room.below(6)
    let hasPairs = room.below(2) == 0
    let premium = rows - rows / 3 + 1
    let isZoned = performance.auditorium % 2 == 1
    var sales = SplitMix64("seats", performance.theatre.id, performance.number)
    var seats: [Seat] = []
    for row in 1...rows {
      // The room narrows toward the screen, by pairs so that no pair is torn.
      let indent = row <= rows / 3 ? 2 : 0
      var number = 0
      for column in 1...columns {
        let isSeat = column > indent && column <= columns - indent
        let kind: Kind = isSeat ? Self.kind(row: row, column: column, rows: rows, hasPairs: hasPairs) : .none
        if isSeat { number += 1 }
        let isSold = sales.fraction() < performance.sold
        seats.append(
          Seat(
            row: row, column: column, kind: kind, name: isSeat ? "\(Self.letter(row))\(number)" : "",
            isPremium: isSeat && row >= premium, isAvailable: isSeat && !isSold && !performance.isCanceled,
            zone: !isZoned || !isSeat || kind == .wheelchair || kind == .companion
              ? nil : row == 1 ? .value : row >= premium ? .preferred : .standard))
      }
    }
    self.rows = rows
    self.columns = columns
    self.seats = seats
    zones = isZoned ? Zone.allCases : []
  }

  /// The last row but one from the middle aisle is level: wheelchairs and whoever comes along.
  private static func kind(row: Int, column: Int, rows: Int, hasPairs: Bool) -> Kind {
    if row == rows / 2 + 1 && column <= 4 { return column % 2 == 1 ? .wheelchair : .companion }
    guard hasPairs else { return .single }
    return column % 2 == 1 ? .left : .right
  }

  private static func letter(_ row: Int) -> String { String(UnicodeScalar(UInt8(64 + min(row, 26)))) }
}
