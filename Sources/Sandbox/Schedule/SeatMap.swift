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
  }

  let rows: Int
  let columns: Int
  /// Row by row.
  let seats: [Seat]
  /// The first of the rows at the back that cost more.
  let firstPremiumRow: Int

  init(_ performance: Performance) {
    var room = SplitMix64("room", performance.theatre.id, performance.auditorium)
    let rows = 5 + room.below(7)
    let columns = 10 + 2 * room.below(6)
    let hasPairs = room.below(2) == 0
    let premium = rows - rows / 3 + 1
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
            isPremium: isSeat && row >= premium, isAvailable: isSeat && !isSold && !performance.isCanceled))
      }
    }
    self.rows = rows
    self.columns = columns
    self.seats = seats
    firstPremiumRow = premium
  }

  /// The last row but one from the middle aisle is level: wheelchairs and whoever comes along.
  private static func kind(row: Int, column: Int, rows: Int, hasPairs: Bool) -> Kind {
    if row == rows / 2 + 1 && column <= 4 { return column % 2 == 1 ? .wheelchair : .companion }
    guard hasPairs else { return .single }
    return column % 2 == 1 ? .left : .right
  }

  private static func letter(_ row: Int) -> String { String(UnicodeScalar(UInt8(64 + min(row, 26)))) }
}
