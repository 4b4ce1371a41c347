// SPDX-License-Identifier: MIT
/// The seats of an auditorium for one performance.
struct SeatMap {
  /// The kind of a place; the raw value is AMC's `type`.
  enum Kind: String {
    case none = "NotASeat"
    case single = "CanReserve"
    case left = "LoveSeatLeft"
    case right = "LoveSeatRight"
    case wheelchair = "Wheelchair"
    case companion = "Companion"
  }

  struct Seat {
    /// Numbered from 1 at the screen.
    let row: Int
    /// Numbered from 1 at the left.
    let column: Int
    let kind: Kind
    /// The seat's name, such as `C7`; empty where there is no seat.
    let name: String
    let isPremium: Bool
    let isAvailable: Bool
    /// The price zone; nil in an auditorium without zones, where there is no seat, and for wheelchair and companion
    /// places.
    let zone: Zone?
  }

  /// A price zone, which raises or lowers the price of a seat by its location.
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
  /// All places, row by row.
  let seats: [Seat]
  /// The price zones; empty in an auditorium with an even number.
  let zones: [Zone]

  init(_ performance: Performance) {
    var room = SplitMix64("room", performance.theatre.id, performance.auditorium)
    let rows = 5 + room.below(7)
    let columns = 10 + 2 * room.below(6)
    let hasPairs = room.below(2) == 0
    let premium = rows - rows / 3 + 1
    let isZoned = performance.auditorium % 2 == 1
    var sales = SplitMix64("seats", performance.theatre.id, performance.number)
    let soldSince = performance.world?.soldSince ?? 0
    let freeRow = performance.world?.freeRow(of: performance, rows: rows)
    let freeColumns = columns / 2 - 1...columns / 2 + 2
    var seats: [Seat] = []
    for row in 1...rows {
      // The first rows are narrower, by two columns on each side so that no pair is split.
      let indent = row <= rows / 3 ? 2 : 0
      var number = 0
      for column in 1...columns {
        let isSeat = column > indent && column <= columns - indent
        let kind: Kind = isSeat ? Self.kind(row: row, column: column, rows: rows, hasPairs: hasPairs) : .none
        if isSeat { number += 1 }
        let hasReturned = row == freeRow && freeColumns.contains(column)
        // Drawn for every seat, so that one that has come free doesn't change the others.
        let random = sales.fraction()
        let isSold = !hasReturned && random < performance.sold + soldSince
        let zone: Zone =
          switch row {
          case 1: .value
          case premium...: .preferred
          default: .standard
          }
        seats.append(
          Seat(
            row: row, column: column, kind: kind, name: isSeat ? "\(Self.letter(row))\(number)" : "",
            isPremium: isSeat && row >= premium, isAvailable: isSeat && !isSold && !performance.isCanceled,
            zone: !isZoned || !isSeat || kind == .wheelchair || kind == .companion ? nil : zone))
      }
    }
    self.rows = rows
    self.columns = columns
    self.seats = seats
    zones = isZoned ? Zone.allCases : []
  }

  /// The kind of a seat. The left end of one row in the middle has wheelchair places, each with a companion's seat.
  private static func kind(row: Int, column: Int, rows: Int, hasPairs: Bool) -> Kind {
    if row == rows / 2 + 1 && column <= 4 { return column % 2 == 1 ? .wheelchair : .companion }
    guard hasPairs else { return .single }
    return column % 2 == 1 ? .left : .right
  }

  private static func letter(_ row: Int) -> String { String(UnicodeScalar(UInt8(64 + min(row, 26)))) }
}
