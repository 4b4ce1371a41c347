// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// The seats of one showing, row by row.
public struct SeatingLayout: Sendable, Hashable {
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
  /// Groups of seats, as AMC gives them; left out where it gives none.
  public var zones: [RawJSON]?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?

  public init(id: EntityID, theatreId: EntityID, performanceNumber: Int, rowCount: Int, columnCount: Int, rows: [SeatRow], zones: [RawJSON]? = nil, amc: RawJSON? = nil) {
    self.id = id
    self.theatreId = theatreId
    self.performanceNumber = performanceNumber
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.rows = rows
    self.zones = zones
    self.amc = amc
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
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?

  public init(column: Int, available: Bool, name: String? = nil, type: String? = nil, tier: String? = nil, status: String? = nil, amc: RawJSON? = nil) {
    self.column = column
    self.available = available
    self.name = name
    self.type = type
    self.tier = tier
    self.status = status
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
    writer.member("amc", amc)
    writer.endObject()
  }
}

