// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// One showing of a movie at a theatre.
public struct Showtime: Sendable, Hashable, Dated {
  /// Which showtime.
  public var id: EntityID
  /// What is shown.
  public var movieTitle: String
  /// Which movie.
  public var movieId: EntityID?
  /// Where.
  public var theatreId: EntityID?
  /// When it begins.
  public var startsAt: String?
  /// When it begins, by the theatre's clock.
  public var startsAtLocal: String?
  /// Until when tickets are sold.
  public var sellUntil: String?
  /// How long the movie runs. In minutes.
  public var runtimeMinutes: Int?
  /// The movie's age rating.
  public var certification: String?
  /// In which auditorium of the theatre.
  public var auditorium: Int?
  /// The premium format it is shown in.
  public var format: String?
  /// True if no ticket is left.
  public var isSoldOut: Bool?
  /// True if few tickets are left.
  public var isAlmostSoldOut: Bool?
  /// True if it won't take place.
  public var isCanceled: Bool?
  /// True if AMC doesn't want it to be announced yet; visibleAt says until when.
  public var isEmbargoed: Bool?
  /// True if it is about to be announced.
  public var isComingSoon: Bool?
  /// From when it may be announced: when an embargo ends or has ended.
  public var visibleAt: String?
  /// True if tickets are sold at the theatre alone.
  public var inTheatreTicketingOnly: Bool?
  /// True if it is no showing for everyone but an auditorium to rent; left out otherwise. No list of films should count
  /// it.
  public var isPrivateRental: Bool?
  /// How many guests a private rental is for at most. In people.
  public var maximumIntendedAttendance: Int?
  /// True if it has matinée prices.
  public var isDiscountMatinee: Bool?
  /// Where to buy tickets.
  public var purchaseUrl: String?
  /// What tickets cost.
  public var ticketPrices: [TicketPrice]?
  /// What AMC expects to add to each ticket when it is bought online. AMC says so where a law wants it shown; left out,
  /// it is not known and may be added all the same, while an empty list means that there is none.
  public var estimatedFees: [EstimatedFee]?
  /// What is special about it.
  public var attributes: [Attribute]?
  /// What is spoken and read.
  public var languages: ShowtimeLanguages?
  /// The movie's poster.
  public var posterUrl: String?
  /// A wide picture of the movie.
  public var backdropUrl: String?
  /// Its number at the theatre.
  public var performanceNumber: Int?
  /// Which seating layout it has.
  public var layoutId: Int?
  /// Which version of that layout.
  public var layoutVersion: Int?
  /// The number of the movie's release, which theatres/showing takes.
  public var releaseNumber: Int?
  /// The internal release number, which movies/get takes.
  public var internalReleaseId: Int?
  /// The id of the movie that was asked for, where AMC knows it by another one.
  public var linkedFrom: EntityID?
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

  public init(id: EntityID, movieTitle: String, movieId: EntityID? = nil, theatreId: EntityID? = nil, startsAt: String? = nil, startsAtLocal: String? = nil, sellUntil: String? = nil, runtimeMinutes: Int? = nil, certification: String? = nil, auditorium: Int? = nil, format: String? = nil, isSoldOut: Bool? = nil, isAlmostSoldOut: Bool? = nil, isCanceled: Bool? = nil, isEmbargoed: Bool? = nil, isComingSoon: Bool? = nil, visibleAt: String? = nil, inTheatreTicketingOnly: Bool? = nil, isPrivateRental: Bool? = nil, maximumIntendedAttendance: Int? = nil, isDiscountMatinee: Bool? = nil, purchaseUrl: String? = nil, ticketPrices: [TicketPrice]? = nil, estimatedFees: [EstimatedFee]? = nil, attributes: [Attribute]? = nil, languages: ShowtimeLanguages? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, performanceNumber: Int? = nil, layoutId: Int? = nil, layoutVersion: Int? = nil, releaseNumber: Int? = nil, internalReleaseId: Int? = nil, linkedFrom: EntityID? = nil, amc: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.id = id
    self.movieTitle = movieTitle
    self.movieId = movieId
    self.theatreId = theatreId
    self.startsAt = startsAt
    self.startsAtLocal = startsAtLocal
    self.sellUntil = sellUntil
    self.runtimeMinutes = runtimeMinutes
    self.certification = certification
    self.auditorium = auditorium
    self.format = format
    self.isSoldOut = isSoldOut
    self.isAlmostSoldOut = isAlmostSoldOut
    self.isCanceled = isCanceled
    self.isEmbargoed = isEmbargoed
    self.isComingSoon = isComingSoon
    self.visibleAt = visibleAt
    self.inTheatreTicketingOnly = inTheatreTicketingOnly
    self.isPrivateRental = isPrivateRental
    self.maximumIntendedAttendance = maximumIntendedAttendance
    self.isDiscountMatinee = isDiscountMatinee
    self.purchaseUrl = purchaseUrl
    self.ticketPrices = ticketPrices
    self.estimatedFees = estimatedFees
    self.attributes = attributes
    self.languages = languages
    self.posterUrl = posterUrl
    self.backdropUrl = backdropUrl
    self.performanceNumber = performanceNumber
    self.layoutId = layoutId
    self.layoutVersion = layoutVersion
    self.releaseNumber = releaseNumber
    self.internalReleaseId = internalReleaseId
    self.linkedFrom = linkedFrom
    self.amc = amc
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Showtime: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("movieTitle", movieTitle)
    writer.member("movieId", movieId)
    writer.member("theatreId", theatreId)
    writer.member("startsAt", startsAt)
    writer.member("startsAtLocal", startsAtLocal)
    writer.member("sellUntil", sellUntil)
    writer.member("runtimeMinutes", runtimeMinutes)
    writer.member("certification", certification)
    writer.member("auditorium", auditorium)
    writer.member("format", format)
    writer.member("isSoldOut", isSoldOut)
    writer.member("isAlmostSoldOut", isAlmostSoldOut)
    writer.member("isCanceled", isCanceled)
    writer.member("isEmbargoed", isEmbargoed)
    writer.member("isComingSoon", isComingSoon)
    writer.member("visibleAt", visibleAt)
    writer.member("inTheatreTicketingOnly", inTheatreTicketingOnly)
    writer.member("isPrivateRental", isPrivateRental)
    writer.member("maximumIntendedAttendance", maximumIntendedAttendance)
    writer.member("isDiscountMatinee", isDiscountMatinee)
    writer.member("purchaseUrl", purchaseUrl)
    writer.member("ticketPrices", ticketPrices)
    writer.member("estimatedFees", estimatedFees)
    writer.member("attributes", attributes)
    writer.member("languages", languages)
    writer.member("posterUrl", posterUrl)
    writer.member("backdropUrl", backdropUrl)
    writer.member("performanceNumber", performanceNumber)
    writer.member("layoutId", layoutId)
    writer.member("layoutVersion", layoutVersion)
    writer.member("releaseNumber", releaseNumber)
    writer.member("internalReleaseId", internalReleaseId)
    writer.member("linkedFrom", linkedFrom)
    writer.member("amc", amc)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

/// What one kind of ticket costs.
public struct TicketPrice: Sendable, Hashable {
  /// For whom.
  public var type: String
  /// The price without the tax. In US dollars.
  public var price: Double
  /// The tax on it. In US dollars.
  public var tax: Double?
  /// What one such ticket costs in all, as far as AMC says: its price, its tax and the estimated fees, to the cent.
  /// What a seat's zone adds or takes off is not in it. Left out where it is beyond counting. In US dollars.
  public var total: Double?
  /// What the total lacks because AMC doesn't say it; left out where it lacks nothing.
  public var totalExcludes: [PricePart]?
  /// How old one must be.
  public var agePolicy: String?
  /// What the shop calls it.
  public var sku: String?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?

  public init(type: String, price: Double, tax: Double? = nil, total: Double? = nil, totalExcludes: [PricePart]? = nil, agePolicy: String? = nil, sku: String? = nil, amc: RawJSON? = nil) {
    self.type = type
    self.price = price
    self.tax = tax
    self.total = total
    self.totalExcludes = totalExcludes
    self.agePolicy = agePolicy
    self.sku = sku
    self.amc = amc
  }
}

extension TicketPrice: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", type)
    writer.member("price", price)
    writer.member("tax", tax)
    writer.member("total", total)
    writer.member("totalExcludes", totalExcludes)
    writer.member("agePolicy", agePolicy)
    writer.member("sku", sku)
    writer.member("amc", amc)
    writer.endObject()
  }
}

/// A part of what is paid for a ticket.
public enum PricePart: String, Enumeration {
  /// The tax, on the ticket or on a fee.
  case tax
  /// What AMC adds to a ticket bought online.
  case fees
}

/// A fee that AMC expects to add to a ticket.
public struct EstimatedFee: Sendable, Hashable {
  /// What AMC calls it.
  public var name: String?
  /// What it is, without the tax. In US dollars.
  public var cost: Double
  /// The tax on it. In US dollars.
  public var tax: Double?
  /// How often it is added to one ticket; once where AMC doesn't say. In fees.
  public var quantity: Int?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?

  public init(name: String? = nil, cost: Double, tax: Double? = nil, quantity: Int? = nil, amc: RawJSON? = nil) {
    self.name = name
    self.cost = cost
    self.tax = tax
    self.quantity = quantity
    self.amc = amc
  }
}

extension EstimatedFee: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("cost", cost)
    writer.member("tax", tax)
    writer.member("quantity", quantity)
    writer.member("amc", amc)
    writer.endObject()
  }
}

/// What is spoken and read at a showing.
public struct ShowtimeLanguages: Sendable, Hashable {
  /// The language that is spoken.
  public var spoken: String?
  /// The language of the subtitles.
  public var subtitles: String?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?

  public init(spoken: String? = nil, subtitles: String? = nil, amc: RawJSON? = nil) {
    self.spoken = spoken
    self.subtitles = subtitles
    self.amc = amc
  }
}

extension ShowtimeLanguages: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("spoken", spoken)
    writer.member("subtitles", subtitles)
    writer.member("amc", amc)
    writer.endObject()
  }
}

