// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// One showing of a movie at a theatre.
public struct Showtime: Sendable, Hashable, Dated, Boxed {
  /// The showtime's id.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The movie's title.
  public var movieTitle: String {
    get { box.members.movieTitle }
    _modify { own(); yield &box.members.movieTitle }
  }
  /// The movie's id.
  public var movieId: EntityID? {
    get { box.members.movieId }
    _modify { own(); yield &box.members.movieId }
  }
  /// The theatre's id.
  public var theatreId: EntityID? {
    get { box.members.theatreId }
    _modify { own(); yield &box.members.theatreId }
  }
  /// The theatre's name; left out if AMC doesn't give it.
  public var theatreName: String? {
    get { box.members.theatreName }
    _modify { own(); yield &box.members.theatreName }
  }
  /// The theatre's distance from the place in the request; left out if the request has none. In kilometres.
  public var distanceKilometres: Double? {
    get { box.members.distanceKilometres }
    _modify { own(); yield &box.members.distanceKilometres }
  }
  /// The start, in UTC.
  public var startsAt: Instant? {
    get { box.members.startsAt }
    _modify { own(); yield &box.members.startsAt }
  }
  /// The start, in the theatre's local time.
  public var startsAtLocal: LocalTime? {
    get { box.members.startsAtLocal }
    _modify { own(); yield &box.members.startsAtLocal }
  }
  /// The end of ticket sales.
  public var sellUntil: Instant? {
    get { box.members.sellUntil }
    _modify { own(); yield &box.members.sellUntil }
  }
  /// The movie's running time in minutes.
  public var runtimeMinutes: Int? {
    get { box.members.runtimeMinutes }
    _modify { own(); yield &box.members.runtimeMinutes }
  }
  /// The movie's age rating by the MPA.
  public var certification: String? {
    get { box.members.certification }
    _modify { own(); yield &box.members.certification }
  }
  /// The number of the auditorium at the theatre.
  public var auditorium: Int? {
    get { box.members.auditorium }
    _modify { own(); yield &box.members.auditorium }
  }
  /// AMC's name for the premium format, such as IMAX; absent if there is none.
  public var format: String? {
    get { box.members.format }
    _modify { own(); yield &box.members.format }
  }
  /// Whether all tickets are sold.
  public var isSoldOut: Bool? {
    get { box.members.isSoldOut }
    _modify { own(); yield &box.members.isSoldOut }
  }
  /// Whether few tickets are left.
  public var isAlmostSoldOut: Bool? {
    get { box.members.isAlmostSoldOut }
    _modify { own(); yield &box.members.isAlmostSoldOut }
  }
  /// Whether the showing is cancelled.
  public var isCanceled: Bool? {
    get { box.members.isCanceled }
    _modify { own(); yield &box.members.isCanceled }
  }
  /// Whether AMC doesn't want the showing announced yet; visibleAt says until when.
  public var isEmbargoed: Bool? {
    get { box.members.isEmbargoed }
    _modify { own(); yield &box.members.isEmbargoed }
  }
  /// Whether the showing is about to be announced.
  public var isComingSoon: Bool? {
    get { box.members.isComingSoon }
    _modify { own(); yield &box.members.isComingSoon }
  }
  /// When the showing may be announced; its embargo ends or ended then.
  public var visibleAt: Instant? {
    get { box.members.visibleAt }
    _modify { own(); yield &box.members.visibleAt }
  }
  /// Whether tickets are sold only at the theatre.
  public var inTheatreTicketingOnly: Bool? {
    get { box.members.inTheatreTicketingOnly }
    _modify { own(); yield &box.members.inTheatreTicketingOnly }
  }
  /// True if this is no public showing but an auditorium to rent; otherwise absent. Leave such entries out of lists of
  /// movies.
  public var isPrivateRental: Bool? {
    get { box.members.isPrivateRental }
    _modify { own(); yield &box.members.isPrivateRental }
  }
  /// The maximum number of people for a private rental.
  public var maximumIntendedAttendance: Int? {
    get { box.members.maximumIntendedAttendance }
    _modify { own(); yield &box.members.maximumIntendedAttendance }
  }
  /// Whether matinée prices apply.
  public var isDiscountMatinee: Bool? {
    get { box.members.isDiscountMatinee }
    _modify { own(); yield &box.members.isDiscountMatinee }
  }
  /// What AMC says of the matinée price.
  public var discountMatineeMessage: String? {
    get { box.members.discountMatineeMessage }
    _modify { own(); yield &box.members.discountMatineeMessage }
  }
  /// The URL of the page to buy tickets at.
  public var purchaseUrl: String? {
    get { box.members.purchaseUrl }
    _modify { own(); yield &box.members.purchaseUrl }
  }
  /// The price of each kind of ticket; absent if AMC gives none.
  public var ticketPrices: [TicketPrice]? {
    get { box.members.ticketPrices }
    _modify { own(); yield &box.members.ticketPrices }
  }
  /// The fees that AMC expects to add to each ticket bought online. AMC gives them where a law requires it. If absent,
  /// they are not known and may still be added; an empty list means that there are none.
  public var estimatedFees: [EstimatedFee]? {
    get { box.members.estimatedFees }
    _modify { own(); yield &box.members.estimatedFees }
  }
  /// The features of the showing, such as IMAX or closed captions.
  public var attributes: [Attribute]? {
    get { box.members.attributes }
    _modify { own(); yield &box.members.attributes }
  }
  /// The spoken language and that of the subtitles.
  public var languages: ShowtimeLanguages? {
    get { box.members.languages }
    _modify { own(); yield &box.members.languages }
  }
  /// The URL of the movie's poster.
  public var posterUrl: String? {
    get { box.members.posterUrl }
    _modify { own(); yield &box.members.posterUrl }
  }
  /// The URL of a wide picture of the movie.
  public var backdropUrl: String? {
    get { box.members.backdropUrl }
    _modify { own(); yield &box.members.backdropUrl }
  }
  /// The showtime's number at its theatre.
  public var performanceNumber: Int? {
    get { box.members.performanceNumber }
    _modify { own(); yield &box.members.performanceNumber }
  }
  /// The number of the auditorium's seating layout.
  public var layoutId: Int? {
    get { box.members.layoutId }
    _modify { own(); yield &box.members.layoutId }
  }
  /// The version of that layout.
  public var layoutVersion: Int? {
    get { box.members.layoutVersion }
    _modify { own(); yield &box.members.layoutVersion }
  }
  /// AMC's number of the movie's release, which theatres/showing takes.
  public var releaseNumber: Int? {
    get { box.members.releaseNumber }
    _modify { own(); yield &box.members.releaseNumber }
  }
  /// AMC's internal release number, which movies/get takes.
  public var internalReleaseId: Int? {
    get { box.members.internalReleaseId }
    _modify { own(); yield &box.members.internalReleaseId }
  }
  /// The movie's id as given in the request; present only if AMC knows the movie by another id.
  public var linkedFrom: EntityID? {
    get { box.members.linkedFrom }
    _modify { own(); yield &box.members.linkedFrom }
  }
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON? {
    get { box.members.amc }
    _modify { own(); yield &box.members.amc }
  }
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int? {
    get { box.members.ageSeconds }
    _modify { own(); yield &box.members.ageSeconds }
  }
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool? {
    get { box.members.stale }
    _modify { own(); yield &box.members.stale }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var id: EntityID
    var movieTitle: String
    var movieId: EntityID?
    var theatreId: EntityID?
    var theatreName: String?
    var distanceKilometres: Double?
    var startsAt: Instant?
    var startsAtLocal: LocalTime?
    var sellUntil: Instant?
    var runtimeMinutes: Int?
    var certification: String?
    var auditorium: Int?
    var format: String?
    var isSoldOut: Bool?
    var isAlmostSoldOut: Bool?
    var isCanceled: Bool?
    var isEmbargoed: Bool?
    var isComingSoon: Bool?
    var visibleAt: Instant?
    var inTheatreTicketingOnly: Bool?
    var isPrivateRental: Bool?
    var maximumIntendedAttendance: Int?
    var isDiscountMatinee: Bool?
    var discountMatineeMessage: String?
    var purchaseUrl: String?
    var ticketPrices: [TicketPrice]?
    var estimatedFees: [EstimatedFee]?
    var attributes: [Attribute]?
    var languages: ShowtimeLanguages?
    var posterUrl: String?
    var backdropUrl: String?
    var performanceNumber: Int?
    var layoutId: Int?
    var layoutVersion: Int?
    var releaseNumber: Int?
    var internalReleaseId: Int?
    var linkedFrom: EntityID?
    var amc: RawJSON?
    var ageSeconds: Int?
    var stale: Bool?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(id: EntityID, movieTitle: String, movieId: EntityID? = nil, theatreId: EntityID? = nil, theatreName: String? = nil, distanceKilometres: Double? = nil, startsAt: Instant? = nil, startsAtLocal: LocalTime? = nil, sellUntil: Instant? = nil, runtimeMinutes: Int? = nil, certification: String? = nil, auditorium: Int? = nil, format: String? = nil, isSoldOut: Bool? = nil, isAlmostSoldOut: Bool? = nil, isCanceled: Bool? = nil, isEmbargoed: Bool? = nil, isComingSoon: Bool? = nil, visibleAt: Instant? = nil, inTheatreTicketingOnly: Bool? = nil, isPrivateRental: Bool? = nil, maximumIntendedAttendance: Int? = nil, isDiscountMatinee: Bool? = nil, discountMatineeMessage: String? = nil, purchaseUrl: String? = nil, ticketPrices: [TicketPrice]? = nil, estimatedFees: [EstimatedFee]? = nil, attributes: [Attribute]? = nil, languages: ShowtimeLanguages? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, performanceNumber: Int? = nil, layoutId: Int? = nil, layoutVersion: Int? = nil, releaseNumber: Int? = nil, internalReleaseId: Int? = nil, linkedFrom: EntityID? = nil, amc: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    box = Box(Members(id: id, movieTitle: movieTitle, movieId: movieId, theatreId: theatreId, theatreName: theatreName, distanceKilometres: distanceKilometres, startsAt: startsAt, startsAtLocal: startsAtLocal, sellUntil: sellUntil, runtimeMinutes: runtimeMinutes, certification: certification, auditorium: auditorium, format: format, isSoldOut: isSoldOut, isAlmostSoldOut: isAlmostSoldOut, isCanceled: isCanceled, isEmbargoed: isEmbargoed, isComingSoon: isComingSoon, visibleAt: visibleAt, inTheatreTicketingOnly: inTheatreTicketingOnly, isPrivateRental: isPrivateRental, maximumIntendedAttendance: maximumIntendedAttendance, isDiscountMatinee: isDiscountMatinee, discountMatineeMessage: discountMatineeMessage, purchaseUrl: purchaseUrl, ticketPrices: ticketPrices, estimatedFees: estimatedFees, attributes: attributes, languages: languages, posterUrl: posterUrl, backdropUrl: backdropUrl, performanceNumber: performanceNumber, layoutId: layoutId, layoutVersion: layoutVersion, releaseNumber: releaseNumber, internalReleaseId: internalReleaseId, linkedFrom: linkedFrom, amc: amc, ageSeconds: ageSeconds, stale: stale))
  }
}

extension Showtime: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Showtime.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("movieTitle", movieTitle)
    writer.member("movieId", movieId)
    writer.member("theatreId", theatreId)
    writer.member("theatreName", theatreName)
    writer.member("distanceKilometres", distanceKilometres)
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
    writer.member("discountMatineeMessage", discountMatineeMessage)
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
  }
}

/// The price of one kind of ticket.
public struct TicketPrice: Sendable, Hashable {
  /// The kind of ticket, in AMC's words, such as ADULT.
  public var type: String
  /// The price before tax, in US dollars.
  public var price: Double
  /// The tax on the price, in US dollars.
  public var tax: Double?
  /// The total for one ticket in US dollars, to the cent: price, tax and estimated fees, as far as AMC gives them. A
  /// seat's surcharge or discount is not included. Absent if it is too large to compute.
  public var total: Double?
  /// What the total lacks because AMC doesn't give it; absent if it lacks nothing.
  public var totalExcludes: [PricePart]?
  /// The ages that the ticket is for, in AMC's words.
  public var agePolicy: String?
  /// AMC's stock-keeping unit for the ticket.
  public var sku: String?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
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

extension TicketPrice: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("type", type)
    writer.member("price", price)
    writer.member("tax", tax)
    writer.member("total", total)
    writer.member("totalExcludes", totalExcludes)
    writer.member("agePolicy", agePolicy)
    writer.member("sku", sku)
    writer.member("amc", amc)
  }
}

/// A part of a ticket's total.
public enum PricePart: String, Enumeration {
  /// The tax, on the ticket or on a fee.
  case tax
  /// What AMC adds to a ticket bought online.
  case fees
}

/// A fee that AMC expects to add to a ticket.
public struct EstimatedFee: Sendable, Hashable {
  /// AMC's name for the fee.
  public var name: String?
  /// The fee before tax, in US dollars.
  public var cost: Double
  /// The tax on the fee, in US dollars.
  public var tax: Double?
  /// The number of such fees added to one ticket; 1 if absent.
  public var quantity: Int?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?

  public init(name: String? = nil, cost: Double, tax: Double? = nil, quantity: Int? = nil, amc: RawJSON? = nil) {
    self.name = name
    self.cost = cost
    self.tax = tax
    self.quantity = quantity
    self.amc = amc
  }
}

extension EstimatedFee: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("cost", cost)
    writer.member("tax", tax)
    writer.member("quantity", quantity)
    writer.member("amc", amc)
  }
}

/// The languages of a showing, by name.
public struct ShowtimeLanguages: Sendable, Hashable {
  /// The spoken language.
  public var spoken: String?
  /// The language of the subtitles.
  public var subtitles: String?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?

  public init(spoken: String? = nil, subtitles: String? = nil, amc: RawJSON? = nil) {
    self.spoken = spoken
    self.subtitles = subtitles
    self.amc = amc
  }
}

extension ShowtimeLanguages: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("spoken", spoken)
    writer.member("subtitles", subtitles)
    writer.member("amc", amc)
  }
}

