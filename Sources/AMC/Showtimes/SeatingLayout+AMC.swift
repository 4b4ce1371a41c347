// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// The API version of a seating layout. Version 3 has zones, but not every theatre supports it.
public enum SeatingLayoutVersion: String, Sendable {
  case v2, v3
}

extension AMCObject where Content == SeatingLayout {
  /// The seating layout of one performance. Seats sell all the time, so a stale response would be wrong.
  /// - Parameters:
  ///   - showtime: the showtime's id for the result; AMC's response lacks it.
  ///   - theatre: AMC's id of the theatre.
  ///   - performance: the showtime's number at the theatre.
  public static func seatingLayout(
    of showtime: EntityID, theatre: String, performance: Int, _ version: SeatingLayoutVersion
  ) -> Self {
    AMCObject(
      [version.rawValue, "seating-layouts", theatre, String(performance)], "a seating layout with seats",
      .availability, id: showtime
    ) { SeatingLayout(amc: $0, showtimeID: showtime, theatreID: theatre, performanceNumber: performance) }
  }
}

extension SeatingLayout {
  /// The accepted row and column numbers. The bound protects clients, which allocate as many cells as a layout says;
  /// AMC's largest auditoriums have some 25 rows of 45 seats.
  fileprivate static let places = 0...500

  /// Reads a seating layout; nil without seats. AMC lists the seats one after the other; here they are grouped into
  /// rows. A seat at an impossible position stays in the rest.
  /// - Parameters:
  ///   - theatreID: the theatre requested, in case the response doesn't say.
  ///   - performanceNumber: the performance requested, in case the response doesn't say.
  init?(amc json: JSONValue, showtimeID: EntityID, theatreID: String, performanceNumber: Int) {
    guard var object = LenientObject(json),
      let theatre = object.peekID("theatreNumber", of: .theatre) ?? EntityID(.amc, .theatre, theatreID),
      let seats = object.takeElements("seats", PlacedSeat.init(amc:))
    else { return nil }
    let rows = Dictionary(grouping: seats, by: \.row).sorted { $0.key < $1.key }
    self.init(
      id: showtimeID, theatreId: theatre,
      performanceNumber: object.take("performanceNumber", if: { $0 >= 0 }) ?? performanceNumber,
      rowCount: object.take("rows", if: Self.places.contains) ?? rows.count,
      columnCount: object.take("columns", if: Self.places.contains) ?? seats.map(\.seat.column).max() ?? 0,
      rows: rows.map { row, seats in
        SeatRow(row: row, seats: seats.map(\.seat).sorted { $0.column < $1.column })
      })
    // No zones would mean that all seats cost the same.
    let hasZones = object.peek("zones", as: JSONValue.self).map { $0.count > 0 } ?? false
    zones = object.takeElements("zones", SeatZone.init(amc:)).flatMap { $0.isEmpty && hasZones ? nil : $0 }
    object.discard("_links")
    amc = object.rest()
  }
}

extension SeatZone {
  /// Nil without the number by which seats refer to it.
  fileprivate init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let number = object.take("zoneNumber", as: Int.self) else { return nil }
    self.init(zoneNumber: number)
    surchargeAmount = object.take("surchargeAmount", if: { $0 >= 0 })
    // A discount is always subtracted, whichever sign it comes with.
    discountAmount =
      object.take("discountAmount", if: { $0 >= 0 }) ?? object.peek("discountAmount", as: Double.self).map(abs)
    description = object.takeText("description")
    amc = object.rest()
  }
}

/// A seat and its row.
private struct PlacedSeat {
  let row: Int
  var seat: Seat

  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let row: Int = object.take("row", if: SeatingLayout.places.contains),
      let column: Int = object.take("column", if: SeatingLayout.places.contains)
    else { return nil }
    self.row = row
    seat = Seat(column: column, available: object.take("available") ?? false)
    seat.name = object.takeText("seatName")
    seat.type = object.takeText("type")
    seat.tier = object.takeText("seatTier")
    seat.status = object.takeText("seatStatus")
    seat.zoneNumber = object.take("zoneNumber")
    seat.amc = object.rest()
  }
}
