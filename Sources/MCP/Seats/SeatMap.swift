// SPDX-License-Identifier: MIT
import JSON

/// The seats of a showing, from the screen backwards.
struct SeatMap: Sendable {
  struct Row: Sendable {
    /// What the seats of the row have in common in their names, else its number.
    let name: String
    let number: Int
    /// From left to right, as the layout is drawn with the screen above.
    let seats: [Seat]
  }

  struct Seat: Sendable {
    /// What a seat is for.
    enum Kind: Sendable, Hashable {
      case ordinary, loveSeatLeft, loveSeatRight, wheelchair, companion
    }

    let column: Int
    /// What the ticket says, else the column.
    let name: String
    let kind: Kind
    let tier: String?
    /// Nil where AMC names none.
    let zone: Int?
    let isFree: Bool
  }

  let showtimeID: String
  let rows: [Row]
  /// By number; nil where AMC doesn't say whether there are any.
  let zones: [Int: SeatZone]?
  /// False where several rows number their seats alike: then a seat's name says something only together with its row.
  private let hasUniqueNames: Bool

  /// Nil for what is no layout of the contract.
  init?(_ layout: JSONValue) {
    guard let id = layout["id"]?.string, let rows = layout["rows"], rows.kind == .array else { return nil }
    showtimeID = id
    self.rows = rows.elements.compactMap(Row.init).filter { !$0.seats.isEmpty }.sorted { $0.number < $1.number }
    zones = layout["zones"].map { zones in
      Dictionary(zones.elements.compactMap(SeatZone.init).map { ($0.number, $0) }) { first, _ in first }
    }
    let names = self.rows.flatMap { $0.seats.map(\.name) }
    hasUniqueNames = Set(names).count == names.count
  }

  /// What to tell somebody who is to find a seat: `F7`, `row 5 seat 29`.
  func label(of seat: Seat, in row: Row) -> String {
    tellsRow(seat) ? seat.name : "row \(row.name) seat \(seat.name)"
  }

  /// The same for several of a row: `F7, F8`, `row 5 seats 29, 28`.
  func label(of seats: some Collection<Seat>, in row: Row) -> String {
    let names = seats.map(\.name).joined(separator: ", ")
    if seats.allSatisfy(tellsRow) { return names }
    return "row \(row.name) \(seats.count == 1 ? "seat" : "seats") \(names)"
  }

  private func tellsRow(_ seat: Seat) -> Bool { hasUniqueNames && seat.name.contains(where: \.isLetter) }

  var seats: [Seat] { rows.flatMap(\.seats) }
  var freeCount: Int { rows.reduce(0) { $0 + $1.freeCount } }
}

extension SeatMap.Row {
  init?(_ row: JSONValue) {
    guard let number = row["row"]?.integer else { return nil }
    self.number = number
    seats = row.list("seats").compactMap(SeatMap.Seat.init).sorted { $0.column < $1.column }
    let letters = Set(seats.map { String($0.name.prefix { !$0.isNumber }) })
    let shared = letters.count == 1 ? letters.first : nil
    name = shared.flatMap { $0.isEmpty ? nil : $0 } ?? "\(number)"
  }

  var freeCount: Int { seats.count(where: \.isFree) }
}

extension SeatMap.Seat {
  /// Nil for a place where nobody can sit.
  init?(_ seat: JSONValue) {
    // No hall is wider; a mistake upstream must not be drawn as wide as it says.
    guard let column = seat["column"]?.integer, (0...500).contains(column) else { return nil }
    let type = seat["type"]?.string ?? ""
    guard type != "NotASeat" else { return nil }
    self.column = column
    name = seat["name"]?.string ?? "\(column)"
    tier = seat["tier"]?.string
    zone = seat["zoneNumber"]?.integer
    isFree = seat["available"]?.boolean ?? false
    kind =
      switch type {
      case "LoveSeatLeft": .loveSeatLeft
      case "LoveSeatRight": .loveSeatRight
      case "Wheelchair": .wheelchair
      case "Companion": .companion
      default: .ordinary
      }
  }

  /// Whether it is for everyone.
  var isForAnyone: Bool { kind != .wheelchair && kind != .companion }
}
