// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The seats of one showtime, row by row.
public struct SeatingLayout: Sendable, Hashable, Dated {
  /// The showtime's id.
  public var id: EntityID
  /// The theatre's id.
  public var theatreId: EntityID
  /// The showtime's number at its theatre.
  public var performanceNumber: Int
  /// The number of rows.
  public var rowCount: Int
  /// The number of places in a row, gaps included.
  public var columnCount: Int
  /// The rows that have places, from the screen backwards.
  public var rows: [SeatRow]
  /// The price zones: what a seat costs more or less than its ticket. Absent if AMC doesn't say; an empty list means
  /// that all seats cost the same.
  public var zones: [SeatZone]?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?

  public init(id: EntityID, theatreId: EntityID, performanceNumber: Int, rowCount: Int, columnCount: Int, rows: [SeatRow], zones: [SeatZone]? = nil, amc: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.id = id
    self.theatreId = theatreId
    self.performanceNumber = performanceNumber
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.rows = rows
    self.zones = zones
    self.amc = amc
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension SeatingLayout: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("theatreId", theatreId)
    writer.member("performanceNumber", performanceNumber)
    writer.member("rowCount", rowCount)
    writer.member("columnCount", columnCount)
    writer.member("rows", rows)
    writer.member("zones", zones)
    writer.member("amc", amc)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
  }
}

/// A price zone: seats that cost more or less than the ticket.
public struct SeatZone: Sendable, Hashable {
  /// The number by which seats refer to the zone.
  public var zoneNumber: Int
  /// The surcharge on a ticket in US dollars. AMC doesn't say whether it includes tax.
  public var surchargeAmount: Double?
  /// The discount on a ticket in US dollars, as a positive number. AMC may limit it to members of AMC Stubs.
  public var discountAmount: Double?
  /// AMC's name for the zone.
  public var description: String?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?

  public init(zoneNumber: Int, surchargeAmount: Double? = nil, discountAmount: Double? = nil, description: String? = nil, amc: RawJSON? = nil) {
    self.zoneNumber = zoneNumber
    self.surchargeAmount = surchargeAmount
    self.discountAmount = discountAmount
    self.description = description
    self.amc = amc
  }
}

extension SeatZone: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("zoneNumber", zoneNumber)
    writer.member("surchargeAmount", surchargeAmount)
    writer.member("discountAmount", discountAmount)
    writer.member("description", description)
    writer.member("amc", amc)
  }
}

/// One row of seats.
public struct SeatRow: Sendable, Hashable {
  /// The number of the row; row 1 is nearest to the screen.
  public var row: Int
  /// The places in the row, from left to right.
  public var seats: [Seat]

  public init(row: Int, seats: [Seat]) {
    self.row = row
    self.seats = seats
  }
}

extension SeatRow: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("seats", seats)
  }
}

/// One place in a row: a seat, or a gap between seats.
public struct Seat: Sendable, Hashable {
  /// The number of the place in its row, from the left; the first is 1.
  public var column: Int
  /// Whether the seat can be booked.
  public var available: Bool
  /// The seat's name, as printed on the ticket.
  public var name: String?
  /// AMC's type of the place, such as CanReserve: a seat, a wheelchair space, a companion seat or no seat at all.
  public var type: String?
  /// The price class, in AMC's words.
  public var tier: String?
  /// The seat's status, in AMC's words.
  public var status: String?
  /// The number of the seat's price zone; absent if AMC names none.
  public var zoneNumber: Int?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?

  public init(column: Int, available: Bool, name: String? = nil, type: String? = nil, tier: String? = nil, status: String? = nil, zoneNumber: Int? = nil, amc: RawJSON? = nil) {
    self.column = column
    self.available = available
    self.name = name
    self.type = type
    self.tier = tier
    self.status = status
    self.zoneNumber = zoneNumber
    self.amc = amc
  }
}

extension Seat: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("column", column)
    writer.member("available", available)
    writer.member("name", name)
    writer.member("type", type)
    writer.member("tier", tier)
    writer.member("status", status)
    writer.member("zoneNumber", zoneNumber)
    writer.member("amc", amc)
  }
}

