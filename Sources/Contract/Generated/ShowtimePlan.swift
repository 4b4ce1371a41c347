// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The price of a showtime for a party, the best free seats and where to buy tickets.
public struct ShowtimePlan: Sendable, Hashable, Dated, Localized {
  /// The showtime, with the price of each type of ticket.
  public var showtime: Showtime
  /// The theatre's name; left out if AMC doesn't give it in time.
  public var theatreName: String?
  /// The number of people in the party.
  public var partySize: Int
  /// The reason why groups is empty; left out if it isn't.
  public var obstacle: PlanObstacle?
  /// A message for people: what the obstacle is, that the party can't sit together, or that the showing has started.
  public var message: String?
  /// The price of adult tickets for the party in the first group's seats, or regardless of seats if there is no group.
  /// Left out if AMC gives no adult price, and for cancelled showings and private rentals.
  public var price: PlanTotal?
  /// Up to five choices of seats for the whole party, the best first: those that meet the most wishes, and among these
  /// the closest to the middle of the auditorium, about two thirds of the way back unless rows says otherwise. No seat
  /// is in two groups.
  public var groups: [SeatGroup]
  /// The wishes that no group meets, or none together; left out if a group meets all.
  public var unmet: [SeatWish]?
  /// The number of seats that can be reserved; wheelchair places and companion seats count only with accessible. Left
  /// out if there is no map.
  public var freeSeats: Int?
  /// The number of all seats, including taken ones, wheelchair places and companion seats.
  public var seatCount: Int?
  /// The rows of the auditorium from front to back, with one character for each place. Left out if AMC gives no seating
  /// layout, or if no ticket can be bought.
  public var map: [SeatMapRow]?
  /// The price zones: what a seat costs more or less than its ticket. Left out if AMC doesn't say; an empty list means
  /// that all seats cost the same.
  public var zones: [SeatZone]?
  /// The time at which AMC gave the free seats.
  public var asOf: Instant?
  /// The page to buy tickets at; left out if none are sold.
  public var purchaseUrl: String?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?

  public init(showtime: Showtime, theatreName: String? = nil, partySize: Int, obstacle: PlanObstacle? = nil, message: String? = nil, price: PlanTotal? = nil, groups: [SeatGroup], unmet: [SeatWish]? = nil, freeSeats: Int? = nil, seatCount: Int? = nil, map: [SeatMapRow]? = nil, zones: [SeatZone]? = nil, asOf: Instant? = nil, purchaseUrl: String? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    self.showtime = showtime
    self.theatreName = theatreName
    self.partySize = partySize
    self.obstacle = obstacle
    self.message = message
    self.price = price
    self.groups = groups
    self.unmet = unmet
    self.freeSeats = freeSeats
    self.seatCount = seatCount
    self.map = map
    self.zones = zones
    self.asOf = asOf
    self.purchaseUrl = purchaseUrl
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
  }
}

extension ShowtimePlan: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("showtime", showtime)
    writer.member("theatreName", theatreName)
    writer.member("partySize", partySize)
    writer.member("obstacle", obstacle)
    writer.member("message", message)
    writer.member("price", price)
    writer.member("groups", groups)
    writer.member("unmet", unmet)
    writer.member("freeSeats", freeSeats)
    writer.member("seatCount", seatCount)
    writer.member("map", map)
    writer.member("zones", zones)
    writer.member("asOf", asOf)
    writer.member("purchaseUrl", purchaseUrl)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
  }
}

/// Why there are no seats for a party.
public enum PlanObstacle: String, Enumeration {
  /// The showing is cancelled.
  case cancelled
  /// The auditorium is rented as a whole.
  case privateRental
  /// The sale of tickets has ended.
  case salesEnded
  /// AMC has not announced the showing yet and sells no tickets.
  case embargoed
  /// All tickets are sold, or all seats are taken.
  case soldOut
  /// AMC gives no seating layout, for example because seats are not reserved.
  case noLayout
  /// There are not enough free seats for the party, or they are too scattered.
  case noRoom
}

/// A preference of the party that is met if possible.
public enum SeatWish: String, Enumeration {
  /// Seats in the requested rows.
  case rows
  /// Seats with the requested numbers.
  case seatNumbers
  /// No seats in the first rows.
  case frontRowsExcluded
  /// A seat at an aisle.
  case aisle
}

/// The price of tickets for a party, in parts.
public struct PlanTotal: Sendable, Hashable {
  /// The sum of the parts: everything that AMC gives a price for. In US dollars.
  public var amount: Double
  /// The parts of the amount.
  public var parts: [TotalPart]
  /// What AMC doesn't give, so that the price may differ from the amount; left out if nothing is unknown.
  public var unknown: [UnknownCost]?

  public init(amount: Double, parts: [TotalPart], unknown: [UnknownCost]? = nil) {
    self.amount = amount
    self.parts = parts
    self.unknown = unknown
  }
}

extension PlanTotal: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("amount", amount)
    writer.member("parts", parts)
    writer.member("unknown", unknown)
  }
}

/// A part of a total.
public struct TotalPart: Sendable, Hashable {
  /// What is paid for.
  public var kind: TotalPartKind
  /// AMC's name of the ticket, the fee or the seats' zone; for a tax, the name of what is taxed.
  public var name: String?
  /// How many times it is paid.
  public var quantity: Int
  /// The price for the whole quantity; negative for a zone whose seats are cheaper. In US dollars.
  public var amount: Double

  public init(kind: TotalPartKind, name: String? = nil, quantity: Int, amount: Double) {
    self.kind = kind
    self.name = name
    self.quantity = quantity
    self.amount = amount
  }
}

extension TotalPart: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("name", name)
    writer.member("quantity", quantity)
    writer.member("amount", amount)
  }
}

/// The kind of a part of a total.
public enum TotalPartKind: String, Enumeration {
  /// Tickets of one type, without tax.
  case ticket
  /// A fee that AMC expects to add to tickets, without tax.
  case fee
  /// The surcharge or discount of the seats of a zone.
  case surcharge
  /// The tax on tickets or on a fee.
  case tax
}

/// A part of the price that AMC doesn't give.
public enum UnknownCost: String, Enumeration {
  /// The tax on the tickets or on a fee.
  case tax
  /// The fees for buying tickets online.
  case fees
  /// The surcharge or discount of the seats' zones.
  case zones
  /// The tax on a zone's surcharge, if there is any.
  case surchargeTax
  /// Whether a zone's discount, which is part of the amount, is only for members of AMC Stubs.
  case memberDiscount
}

/// Seats for the whole party.
public struct SeatGroup: Sendable, Hashable {
  /// The names of the seats, as on the tickets.
  public var seats: [String]
  /// The name of the row; of two blocks, the row of the larger one.
  public var row: String
  /// True if all seats are side by side; false if the party has to sit in two blocks, which happens only if there are
  /// no seats side by side for all.
  public var together: Bool
  /// A sentence that says where the seats are and why they were chosen.
  public var reason: String
  /// The seats as blocks side by side: one if the party sits together, otherwise two.
  public var blocks: [SeatBlock]
  /// The wishes that these seats don't meet; left out if they meet all.
  public var unmet: [SeatWish]?
  /// The price for the party in these seats; left out if the auditorium has no price zones.
  public var price: PlanTotal?

  public init(seats: [String], row: String, together: Bool, reason: String, blocks: [SeatBlock], unmet: [SeatWish]? = nil, price: PlanTotal? = nil) {
    self.seats = seats
    self.row = row
    self.together = together
    self.reason = reason
    self.blocks = blocks
    self.unmet = unmet
    self.price = price
  }
}

extension SeatGroup: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("seats", seats)
    writer.member("row", row)
    writer.member("together", together)
    writer.member("reason", reason)
    writer.member("blocks", blocks)
    writer.member("unmet", unmet)
    writer.member("price", price)
  }
}

/// Seats side by side.
public struct SeatBlock: Sendable, Hashable {
  /// The name of the row.
  public var row: String
  /// The rowNumber of the row in the map.
  public var rowNumber: Int
  /// The index of the first seat in the row's string in the map. In characters.
  public var offset: Int
  /// The names of the seats, from left to right.
  public var seats: [String]
  /// AMC's names of the seats' tiers; left out if all are regular.
  public var tiers: [String]?

  public init(row: String, rowNumber: Int, offset: Int, seats: [String], tiers: [String]? = nil) {
    self.row = row
    self.rowNumber = rowNumber
    self.offset = offset
    self.seats = seats
    self.tiers = tiers
  }
}

extension SeatBlock: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("rowNumber", rowNumber)
    writer.member("offset", offset)
    writer.member("seats", seats)
    writer.member("tiers", tiers)
  }
}

/// A row of the map of an auditorium.
public struct SeatMapRow: Sendable, Hashable {
  /// The name of the row: the letters that its seats' names begin with, or else its number.
  public var row: String
  /// The number of the row in the layout, counted from the screen.
  public var rowNumber: Int
  /// One character for each place from left to right, the same number in all rows: o for a free seat, ( and ) for the
  /// free halves of a love seat, w for a free wheelchair place, c for a free companion seat, x for a seat that can't be
  /// reserved, and . for no seat.
  public var seats: String
  /// The names of the free seats, from left to right: one for each character of seats that is neither x nor a dot. Left
  /// out if there are none.
  public var freeSeatNames: [String]?

  public init(row: String, rowNumber: Int, seats: String, freeSeatNames: [String]? = nil) {
    self.row = row
    self.rowNumber = rowNumber
    self.seats = seats
    self.freeSeatNames = freeSeatNames
  }
}

extension SeatMapRow: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("row", row)
    writer.member("rowNumber", rowNumber)
    writer.member("seats", seats)
    writer.member("freeSeatNames", freeSeatNames)
  }
}

