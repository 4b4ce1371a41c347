// SPDX-License-Identifier: MIT
import Contract

/// A seating layout prepared for choosing seats: its rows without the places that are no seats, and its price zones.
struct Hall: Sendable {
  struct Row: Sendable {
    /// Its number in the layout.
    let number: Int
    /// The letters that the names of most of its seats begin with, or else its number.
    let name: String
    /// From left to right with the screen above; never empty.
    let seats: [Seat]
    /// The properties of the seats that a choice depends on; small, because a hall is searched many times.
    let places: [Place]
  }

  /// The properties of a seat that a choice depends on.
  struct Place: Sendable {
    let column: Int
    let kind: Seat.Kind?
    let isAvailable: Bool
    /// The number in the seat's name; nil without a name.
    let number: Int?
  }

  /// From the screen backwards.
  let rows: [Row]
  /// The zones by number; nil if AMC doesn't state any.
  let zones: [Int: SeatZone]?
  /// From the leftmost place to the rightmost.
  let columns: ClosedRange<Int>

  init(_ rows: [SeatRow], zones: [SeatZone]?) {
    self.rows = rows.compactMap(Row.init)
    self.zones = zones.map { zones in Dictionary(zones.map { ($0.zoneNumber, $0) }) { first, _ in first } }
    let places = self.rows.flatMap { $0.seats.map(\.column) }
    columns = (places.min() ?? 0)...(places.max() ?? 0)
  }

  var places: [Place] { rows.flatMap(\.places) }

  /// The map in the contract's format (`SeatMapRow`).
  var map: [SeatMapRow] {
    rows.map { row in
      var signs = [Character](repeating: ".", count: columns.count)
      for seat in row.seats { signs[seat.column - columns.lowerBound] = seat.sign }
      return SeatMapRow(
        row: row.name, rowNumber: row.number, seats: String(signs),
        freeSeatNames: row.seats.filter { $0.sign != "x" }.map(\.label).nilIfEmpty)
    }
  }
}

extension Hall.Row {
  /// - Returns: nil for a row without seats.
  fileprivate init?(_ row: SeatRow) {
    seats = row.seats.filter { $0.type != "NotASeat" }
    guard !seats.isEmpty else { return nil }
    places = seats.map {
      Hall.Place(column: $0.column, kind: $0.kind, isAvailable: $0.available, number: $0.number)
    }
    number = row.row
    let letters = seats.map { String(($0.name ?? "").prefix { !$0.isNumber }) }
    let counts = Dictionary(letters.map { ($0, 1) }, uniquingKeysWith: +)
    // A row has the letters of most of its seats: wheelchair places within it are called otherwise. Of as many the
    // first count.
    let most = counts.values.max()
    name = letters.first { counts[$0] == most && !$0.isEmpty } ?? "\(number)"
  }
}

extension Hall.Place {
  /// Whether the party can reserve it.
  /// - Parameter accessible: whether one of the party comes in a wheelchair.
  func isFree(accessible: Bool) -> Bool {
    switch kind {
    case nil: false
    case .wheelchair, .companion: isAvailable && accessible
    case .ordinary, .loveSeatLeft, .loveSeatRight: isAvailable
    }
  }
}

extension Seat {
  /// Whom a seat is for. AMC marks wheelchair places and companion seats as available like all others.
  enum Kind: Sendable {
    case ordinary, loveSeatLeft, loveSeatRight, wheelchair, companion
  }

  /// Nil for an unknown type, which may not be open to everyone.
  var kind: Kind? {
    switch type {
    case nil, "CanReserve": .ordinary
    case "LoveSeatLeft": .loveSeatLeft
    case "LoveSeatRight": .loveSeatRight
    case "Wheelchair": .wheelchair
    case "Companion": .companion
    default: nil
    }
  }

  /// The number at the end of its name: 12 of `F12`.
  fileprivate var number: Int? { name.flatMap { Int($0.drop { !$0.isNumber }) } }

  /// The seat's name, or else its column.
  var label: String { name ?? "\(column)" }

  fileprivate var sign: Character {
    guard available, let kind else { return "x" }
    return switch kind {
    case .ordinary: "o"
    case .loveSeatLeft: "("
    case .loveSeatRight: ")"
    case .wheelchair: "w"
    case .companion: "c"
    }
  }
}
