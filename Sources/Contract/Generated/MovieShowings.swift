// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A movie with its showings at a place on a day.
public struct MovieShowings: Sendable, Hashable {
  /// The movie's id at AMC.
  public var id: EntityID
  /// The movie's title.
  public var title: String
  /// The movie's ids at each provider, as far as known.
  public var ids: KnownIDs?
  /// The year of the movie's release.
  public var year: Int?
  /// The audience's rating, from 0 to 10 points; left out if unknown. In points from 0 to 10.
  public var rating: Double?
  /// The number of votes for the rating.
  public var ratingCount: Int?
  /// The age rating.
  public var certification: String?
  /// The running time in minutes.
  public var runtimeMinutes: Int?
  /// The names of the movie's genres.
  public var genres: [String]?
  /// A short summary of the plot.
  public var overview: String?
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String?
  /// The showings, in order of their start; at the same time, the nearest first.
  public var showings: [Showing]
  /// Where to watch it on the user's services, in the country of the call; only in library/tonight, and absent if none
  /// has it. The data is JustWatch's, which asks to be named.
  public var offers: WatchOffers?
  /// Whether a service of the user's has it without a further payment, in the country of the call; only in
  /// library/tonight, and absent if the user has no services there.
  public var onMine: Bool?
  /// The next day on which one can see it somewhere; only in library/tonight, and only for a movie that is neither
  /// shown nor on the user's services.
  public var nextDate: NextDate?
  /// Why the rating and other data of TMDB are missing; left out if they are not.
  public var linkFault: RPCError?
  /// What the user's library has of it, found by any of its ids; absent if there is no entry.
  public var library: LibraryEntry?
  /// Why library is missing although there may be an entry: the library can't be read. On a list the page has it.
  public var libraryFault: RPCError?

  public init(id: EntityID, title: String, ids: KnownIDs? = nil, year: Int? = nil, rating: Double? = nil, ratingCount: Int? = nil, certification: String? = nil, runtimeMinutes: Int? = nil, genres: [String]? = nil, overview: String? = nil, posterUrl: String? = nil, showings: [Showing], offers: WatchOffers? = nil, onMine: Bool? = nil, nextDate: NextDate? = nil, linkFault: RPCError? = nil, library: LibraryEntry? = nil, libraryFault: RPCError? = nil) {
    self.id = id
    self.title = title
    self.ids = ids
    self.year = year
    self.rating = rating
    self.ratingCount = ratingCount
    self.certification = certification
    self.runtimeMinutes = runtimeMinutes
    self.genres = genres
    self.overview = overview
    self.posterUrl = posterUrl
    self.showings = showings
    self.offers = offers
    self.onMine = onMine
    self.nextDate = nextDate
    self.linkFault = linkFault
    self.library = library
    self.libraryFault = libraryFault
  }
}

extension MovieShowings: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("title", title)
    writer.member("ids", ids)
    writer.member("year", year)
    writer.member("rating", rating)
    writer.member("ratingCount", ratingCount)
    writer.member("certification", certification)
    writer.member("runtimeMinutes", runtimeMinutes)
    writer.member("genres", genres)
    writer.member("overview", overview)
    writer.member("posterUrl", posterUrl)
    writer.member("showings", showings)
    writer.member("offers", offers)
    writer.member("onMine", onMine)
    writer.member("nextDate", nextDate)
    writer.member("linkFault", linkFault)
    writer.member("library", library)
    writer.member("libraryFault", libraryFault)
    writer.endObject()
  }
}

/// A day from which one can see a movie, or buy its tickets.
public struct NextDate: Sendable, Hashable {
  /// What happens on the day.
  public var kind: NextDateKind
  /// The day.
  public var day: Day
  /// The time in UTC; only for tickets of which AMC says when their sale begins.
  public var at: Instant?
  /// The page that sells the tickets.
  public var url: String?

  public init(kind: NextDateKind, day: Day, at: Instant? = nil, url: String? = nil) {
    self.kind = kind
    self.day = day
    self.at = at
    self.url = url
  }
}

extension NextDate: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    writer.member("day", day)
    writer.member("at", at)
    writer.member("url", url)
    writer.endObject()
  }
}

/// What happens on a movie's next date.
public enum NextDateKind: String, Enumeration {
  /// AMC begins to sell tickets, or sells them already for showings from that day on.
  case tickets
  /// The premiere.
  case premiere
  /// In a few theatres.
  case limitedTheatrical
  /// In theatres.
  case theatrical
  /// To stream or download.
  case digital
  /// On disc.
  case physical
  /// On television.
  case television
}

/// A showing of a movie, with what one needs to choose it.
public struct Showing: Sendable, Hashable {
  /// The showtime's id, for showtimes/plan and showtimes/seats.
  public var id: EntityID
  /// The theatre's id.
  public var theatreId: EntityID
  /// The theatre's name.
  public var theatreName: String?
  /// The theatre's city with its state, as AMC writes them.
  public var theatreCity: String?
  /// The theatre's distance from the place in kilometres.
  public var distanceKilometres: Double?
  /// The start in UTC.
  public var startsAt: Instant?
  /// The start by the theatre's clock.
  public var startsAtLocal: LocalTime?
  /// The end by the theatre's clock: start and running time, without trailers; left out if the running time is unknown.
  public var endsAtLocal: LocalTime?
  /// The auditorium's number.
  public var auditorium: Int?
  /// The premium format.
  public var format: String?
  /// Everything that AMC says of the showing: formats, captions, seating and more.
  public var attributes: [Attribute]?
  /// The prices of single tickets, with the total of each.
  public var ticketPrices: [TicketPrice]?
  /// The price of adult tickets for the party in US dollars, with tax and fees except for totalExcludes; left out if
  /// AMC gives no adult price. Some seats may cost more or less.
  public var total: Double?
  /// What total lacks because AMC doesn't give it; left out if it lacks nothing.
  public var totalExcludes: [PricePart]?
  /// Whether tickets can be bought.
  public var availability: ShowingAvailability
  /// When an embargo ends, in UTC; only for embargoed showings.
  public var visibleAt: Instant?
  /// True if tickets are sold only at the theatre; left out otherwise.
  public var inTheatreTicketingOnly: Bool?
  /// True if the showing has begun; left out otherwise.
  public var hasStarted: Bool?
  /// The page that sells the tickets.
  public var purchaseUrl: String?

  public init(id: EntityID, theatreId: EntityID, theatreName: String? = nil, theatreCity: String? = nil, distanceKilometres: Double? = nil, startsAt: Instant? = nil, startsAtLocal: LocalTime? = nil, endsAtLocal: LocalTime? = nil, auditorium: Int? = nil, format: String? = nil, attributes: [Attribute]? = nil, ticketPrices: [TicketPrice]? = nil, total: Double? = nil, totalExcludes: [PricePart]? = nil, availability: ShowingAvailability, visibleAt: Instant? = nil, inTheatreTicketingOnly: Bool? = nil, hasStarted: Bool? = nil, purchaseUrl: String? = nil) {
    self.id = id
    self.theatreId = theatreId
    self.theatreName = theatreName
    self.theatreCity = theatreCity
    self.distanceKilometres = distanceKilometres
    self.startsAt = startsAt
    self.startsAtLocal = startsAtLocal
    self.endsAtLocal = endsAtLocal
    self.auditorium = auditorium
    self.format = format
    self.attributes = attributes
    self.ticketPrices = ticketPrices
    self.total = total
    self.totalExcludes = totalExcludes
    self.availability = availability
    self.visibleAt = visibleAt
    self.inTheatreTicketingOnly = inTheatreTicketingOnly
    self.hasStarted = hasStarted
    self.purchaseUrl = purchaseUrl
  }
}

extension Showing: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("theatreId", theatreId)
    writer.member("theatreName", theatreName)
    writer.member("theatreCity", theatreCity)
    writer.member("distanceKilometres", distanceKilometres)
    writer.member("startsAt", startsAt)
    writer.member("startsAtLocal", startsAtLocal)
    writer.member("endsAtLocal", endsAtLocal)
    writer.member("auditorium", auditorium)
    writer.member("format", format)
    writer.member("attributes", attributes)
    writer.member("ticketPrices", ticketPrices)
    writer.member("total", total)
    writer.member("totalExcludes", totalExcludes)
    writer.member("availability", availability)
    writer.member("visibleAt", visibleAt)
    writer.member("inTheatreTicketingOnly", inTheatreTicketingOnly)
    writer.member("hasStarted", hasStarted)
    writer.member("purchaseUrl", purchaseUrl)
    writer.endObject()
  }
}

/// Whether tickets for a showing can be bought.
public enum ShowingAvailability: String, Enumeration {
  /// Tickets can be bought.
  case available
  /// Few tickets are left.
  case almostSoldOut
  /// No tickets are left.
  case soldOut
  /// The showing was cancelled.
  case cancelled
  /// Tickets are not sold before visibleAt.
  case embargoed
  /// Tickets are not sold yet.
  case comingSoon
  /// The showing has begun; AMC doesn't say whether it still sells tickets.
  case started
}

/// An order of movies; ties keep the order of their first showings.
public enum WhatsOnSort: String, Enumeration {
  /// The first showing first.
  case start
  /// The nearest theatre first.
  case distance
  /// The best rated first, unrated ones last.
  case rating
  /// The lowest total first, unknown ones last.
  case price
  /// The most showings first.
  case showings
}

