// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// The seats of one showing, row by row.
public struct SeatingLayout: Sendable, Hashable, Dated {
  /// Which showtime.
  public var id: EntityID
  /// Where.
  public var theatreId: EntityID
  /// The showtime's number at the theatre.
  public var performanceNumber: Int
  /// How many rows there are.
  public var rowCount: Int
  /// How many places a row has, gaps included.
  public var columnCount: Int
  /// The rows, from the screen backwards.
  public var rows: [SeatRow]
  /// The seats' price zones: what a seat costs more or less than its ticket. Left out where AMC doesn't say whether
  /// there are any; an empty list means that all seats cost the same.
  public var zones: [SeatZone]?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
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

extension SeatingLayout: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
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
    writer.endObject()
  }
}

/// Seats that cost more or less than a ticket says.
public struct SeatZone: Sendable, Hashable {
  /// What the seats call it.
  public var zoneNumber: Int
  /// What a seat costs on top of its ticket. AMC doesn't say whether with tax. In US dollars.
  public var surchargeAmount: Double?
  /// What a seat costs less than its ticket. AMC may give it to members of AMC Stubs alone. In US dollars.
  public var discountAmount: Double?
  /// What AMC calls it.
  public var description: String?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?

  public init(zoneNumber: Int, surchargeAmount: Double? = nil, discountAmount: Double? = nil, description: String? = nil, amc: RawJSON? = nil) {
    self.zoneNumber = zoneNumber
    self.surchargeAmount = surchargeAmount
    self.discountAmount = discountAmount
    self.description = description
    self.amc = amc
  }
}

extension SeatZone: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("zoneNumber", zoneNumber)
    writer.member("surchargeAmount", surchargeAmount)
    writer.member("discountAmount", discountAmount)
    writer.member("description", description)
    writer.member("amc", amc)
    writer.endObject()
  }
}

/// One row of seats.
public struct SeatRow: Sendable, Hashable {
  /// Which row; 1 is next to the screen.
  public var row: Int
  /// Its places from left to right.
  public var seats: [Seat]

  public init(row: Int, seats: [Seat]) {
    self.row = row
    self.seats = seats
  }
}

extension SeatRow: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("row", row)
    writer.member("seats", seats)
    writer.endObject()
  }
}

/// One place in a row.
public struct Seat: Sendable, Hashable {
  /// Which place, from the left; the first is 1.
  public var column: Int
  /// True if it can be booked.
  public var available: Bool
  /// What the ticket calls it.
  public var name: String?
  /// What it is: a seat, a wheelchair space, a companion seat, or no seat at all.
  public var type: String?
  /// In which price class.
  public var tier: String?
  /// Whether it is taken, as the provider words it.
  public var status: String?
  /// In which of the layout's zones; left out where AMC names none.
  public var zoneNumber: Int?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
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

extension Seat: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("column", column)
    writer.member("available", available)
    writer.member("name", name)
    writer.member("type", type)
    writer.member("tier", tier)
    writer.member("status", status)
    writer.member("zoneNumber", zoneNumber)
    writer.member("amc", amc)
    writer.endObject()
  }
}

