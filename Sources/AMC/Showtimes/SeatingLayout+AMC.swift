import Contract
import JSON

extension SeatingLayout {
  /// A seating layout as AMC tells it; nil unless it says which seats there are. AMC lists seats one after the other; here
  /// they stand in their rows.
  /// - Parameters:
  ///   - theatreID: where it was asked for, in case it doesn't say.
  ///   - performanceNumber: likewise.
  init?(amc json: JSONValue, showtimeID: EntityID, theatreID: String, performanceNumber: Int) {
    guard var object = LenientObject(json),
      let theatre = object.peekID("theatreNumber") ?? EntityID(.amc, theatreID),
      let seats = object.takeAll("seats", PlacedSeat.init(amc:))
    else { return nil }
    let rows = Dictionary(grouping: seats, by: \.row).sorted { $0.key < $1.key }
    self.init(
      id: showtimeID, theatreId: theatre,
      performanceNumber: object.take("performanceNumber", if: { $0 >= 0 }) ?? performanceNumber,
      rowCount: object.take("rows", if: { $0 >= 0 }) ?? rows.count,
      columnCount: object.take("columns", if: { $0 >= 0 }) ?? seats.map(\.seat.column).max() ?? 0,
      rows: rows.map { row, seats in
        SeatRow(row: row, seats: seats.map(\.seat).sorted { $0.column < $1.column })
      })
    zones = object.takeAll("zones") { $0.kind == .object ? $0.raw : nil }
    object.discard("_links")
    amc = object.rest()
  }
}

/// A seat and the row that it stands in.
private struct PlacedSeat {
  let row: Int
  var seat: Seat

  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let row = object.take("row", as: Int.self),
      let column = object.take("column", as: Int.self)
    else { return nil }
    self.row = row
    seat = Seat(column: column, available: object.take("available") ?? false)
    seat.name = object.takeText("seatName")
    seat.type = object.takeText("type")
    seat.tier = object.takeText("seatTier")
    seat.status = object.takeText("seatStatus")
    seat.amc = object.rest()
  }
}
