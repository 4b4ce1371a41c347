// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// One showing of a movie at a theatre.
public struct Showtime: Sendable, Hashable {
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
  /// True if it has matinée prices.
  public var isDiscountMatinee: Bool?
  /// Where to buy tickets.
  public var purchaseUrl: String?
  /// What tickets cost.
  public var ticketPrices: [TicketPrice]?
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

  public init(id: EntityID, movieTitle: String, movieId: EntityID? = nil, theatreId: EntityID? = nil, startsAt: String? = nil, startsAtLocal: String? = nil, sellUntil: String? = nil, runtimeMinutes: Int? = nil, certification: String? = nil, auditorium: Int? = nil, format: String? = nil, isSoldOut: Bool? = nil, isAlmostSoldOut: Bool? = nil, isCanceled: Bool? = nil, isDiscountMatinee: Bool? = nil, purchaseUrl: String? = nil, ticketPrices: [TicketPrice]? = nil, attributes: [Attribute]? = nil, languages: ShowtimeLanguages? = nil, posterUrl: String? = nil, backdropUrl: String? = nil, performanceNumber: Int? = nil, layoutId: Int? = nil, layoutVersion: Int? = nil, releaseNumber: Int? = nil, internalReleaseId: Int? = nil, linkedFrom: EntityID? = nil, amc: RawJSON? = nil) {
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
    self.isDiscountMatinee = isDiscountMatinee
    self.purchaseUrl = purchaseUrl
    self.ticketPrices = ticketPrices
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
    writer.member("isDiscountMatinee", isDiscountMatinee)
    writer.member("purchaseUrl", purchaseUrl)
    writer.member("ticketPrices", ticketPrices)
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
  /// How old one must be.
  public var agePolicy: String?
  /// What the shop calls it.
  public var sku: String?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?

  public init(type: String, price: Double, tax: Double? = nil, agePolicy: String? = nil, sku: String? = nil, amc: RawJSON? = nil) {
    self.type = type
    self.price = price
    self.tax = tax
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
    writer.member("agePolicy", agePolicy)
    writer.member("sku", sku)
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

