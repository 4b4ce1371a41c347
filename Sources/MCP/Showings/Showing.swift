// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// One showing of a film, as far as it matters for choosing one.
struct Showing: Sendable {
  let id: String
  let title: String
  let movieID: String?
  let theatreID: String?
  /// In UTC, RFC 3339.
  let startsAt: String?
  /// By the theatre's clock with its offset, RFC 3339.
  let startsAtLocal: String?
  let runtimeMinutes: Int?
  let certification: String?
  let auditorium: Int?
  /// The premium format, such as IMAX.
  let format: String?
  let attributes: [Attribute]
  let prices: [Price]
  /// Nil where AMC doesn't say whether there are any.
  let fees: [Fee]?
  let isSoldOut: Bool
  let isAlmostSoldOut: Bool
  let isCanceled: Bool
  let isEmbargoed: Bool
  let isComingSoon: Bool
  /// When an embargo ends, in UTC, RFC 3339.
  let visibleAt: String?
  /// Whether tickets are sold at the theatre alone.
  let isSoldAtTheatreOnly: Bool
  /// Whether it is an auditorium to rent in place of a film to see.
  let isPrivateRental: Bool
  /// How many guests a rental is for at most.
  let mostGuests: Int?
  let purchaseURL: String?

  struct Attribute: Sendable {
    let code: String
    let name: String
  }

  /// In US dollars.
  struct Price: Sendable {
    let type: String
    let price: Double
    let tax: Double?
    let agePolicy: String?
    /// What it costs in all; nil where that is beyond counting.
    let cost: TicketCost?

    var isAdult: Bool { type.uppercased() == "ADULT" }
  }

  /// What is added to a ticket, in US dollars.
  struct Fee: Sendable {
    let name: String?
    let cost: Double
    let tax: Double?
    let quantity: Int?
  }

  /// Nil for what is no showtime of the contract.
  init?(_ showtime: JSONValue) {
    guard let id = showtime["id"]?.string, let title = showtime["movieTitle"]?.string else { return nil }
    self.id = id
    self.title = title
    movieID = showtime["movieId"]?.string
    theatreID = showtime["theatreId"]?.string
    startsAt = showtime["startsAt"]?.string
    startsAtLocal = showtime["startsAtLocal"]?.string
    runtimeMinutes = showtime["runtimeMinutes"]?.integer
    certification = showtime["certification"]?.string
    auditorium = showtime["auditorium"]?.integer
    format = showtime["format"]?.string
    attributes = showtime.list("attributes").compactMap { attribute in
      attribute["code"]?.string.map { Attribute(code: $0, name: attribute["name"]?.string ?? $0) }
    }
    prices = showtime.list("ticketPrices").compactMap(Price.init)
    fees = showtime["estimatedFees"].map { $0.elements.compactMap(Fee.init) }
    isSoldOut = showtime["isSoldOut"]?.boolean ?? false
    isAlmostSoldOut = showtime["isAlmostSoldOut"]?.boolean ?? false
    isCanceled = showtime["isCanceled"]?.boolean ?? false
    isEmbargoed = showtime["isEmbargoed"]?.boolean ?? false
    isComingSoon = showtime["isComingSoon"]?.boolean ?? false
    visibleAt = showtime["visibleAt"]?.string
    isSoldAtTheatreOnly = showtime["inTheatreTicketingOnly"]?.boolean ?? false
    isPrivateRental = showtime["isPrivateRental"]?.boolean ?? false
    mostGuests = showtime["maximumIntendedAttendance"]?.integer
    purchaseURL = showtime["purchaseUrl"]?.string
  }
}

extension Showing {
  /// `2026-11-21`, by the theatre's clock where that is known.
  var day: String { (startsAtLocal ?? startsAt).map { String($0.prefix(10)) } ?? "" }

  /// `19:10`, by the theatre's clock where that is known.
  var time: String? {
    guard let start = startsAtLocal ?? startsAt, start.utf8.count >= 16 else { return nil }
    let clock = String(start.dropFirst(11).prefix(5))
    return startsAtLocal == nil ? clock + " UTC" : clock
  }

  /// - Parameter now: in UTC, RFC 3339.
  func hasBegun(at now: String) -> Bool {
    // Up to the seconds; what follows, fractions and Z, need not be written alike.
    startsAt.map { $0.prefix(19) < now.prefix(19) } ?? false
  }

  /// An adult's, or whichever comes first.
  var price: Price? { prices.first(where: \.isAdult) ?? prices.first }

  /// The format and what else sets it apart; what nearly every showing has is left out.
  var features: [String] {
    let others = attributes.filter { attribute in
      if Self.common.contains(attribute.code.uppercased()) { return false }
      guard let format else { return true }
      return !attribute.name.lowercased().contains(format.lowercased())
    }
    return (format.map { [$0] } ?? []) + others.map(\.name)
  }

  private static let common: Set<String> = ["CLOSEDCAPTION", "DESCRIPTIVEVIDEO", "RESERVEDSEATING"]

  /// Whether it is shown in this format or has this attribute: a part of its name or code, blanks and signs aside.
  func has(_ feature: String) -> Bool {
    let wanted = feature.bare
    guard !wanted.isEmpty else { return true }
    return (attributes.flatMap { [$0.code, $0.name] } + [format ?? ""]).contains { $0.bare.contains(wanted) }
  }
}

extension Showing.Price {
  fileprivate init?(_ price: JSONValue) {
    guard let type = price["type"]?.string, let amount = price["price"]?.double else { return nil }
    self.type = type
    self.price = amount
    tax = price["tax"]?.double
    agePolicy = price["agePolicy"]?.string
    let excluded = price.strings("totalExcludes").compactMap(TicketCost.Part.init)
    cost = price["total"]?.double.flatMap { Cents(dollars: $0) }.map {
      TicketCost(amount: $0, excluded: Set(excluded))
    }
  }
}

extension Showing.Fee {
  fileprivate init?(_ fee: JSONValue) {
    guard let cost = fee["cost"]?.double else { return nil }
    self.cost = cost
    name = fee["name"]?.string
    tax = fee["tax"]?.double
    quantity = fee["quantity"]?.integer
  }
}
