// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A movie with its showings at a place on a day, or on several.
public struct MovieShowings: Sendable, Hashable, Boxed {
  /// The movie's id at AMC; in library/tonight also another one, or a show's.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The movie's title.
  public var title: String {
    get { box.members.title }
    _modify { own(); yield &box.members.title }
  }
  /// The movie's ids at each provider, as far as known.
  public var ids: KnownIDs? {
    get { box.members.ids }
    _modify { own(); yield &box.members.ids }
  }
  /// The year of the movie's release.
  public var year: Int? {
    get { box.members.year }
    _modify { own(); yield &box.members.year }
  }
  /// The audience's rating, from 0 to 10 points; left out if unknown. In points from 0 to 10.
  public var rating: Double? {
    get { box.members.rating }
    _modify { own(); yield &box.members.rating }
  }
  /// The number of votes for the rating.
  public var ratingCount: Int? {
    get { box.members.ratingCount }
    _modify { own(); yield &box.members.ratingCount }
  }
  /// The age rating.
  public var certification: String? {
    get { box.members.certification }
    _modify { own(); yield &box.members.certification }
  }
  /// The running time in minutes.
  public var runtimeMinutes: Int? {
    get { box.members.runtimeMinutes }
    _modify { own(); yield &box.members.runtimeMinutes }
  }
  /// The names of the movie's genres.
  public var genres: [String]? {
    get { box.members.genres }
    _modify { own(); yield &box.members.genres }
  }
  /// A short summary of the plot.
  public var overview: String? {
    get { box.members.overview }
    _modify { own(); yield &box.members.overview }
  }
  /// The day of the showings, by the clock of the place; only with groupBy day.
  public var date: Day? {
    get { box.members.date }
    _modify { own(); yield &box.members.date }
  }
  /// The URL of the poster, in a size for lists.
  public var posterUrl: String? {
    get { box.members.posterUrl }
    _modify { own(); yield &box.members.posterUrl }
  }
  /// The showings, in order of their start; at the same time, the nearest first.
  public var showings: [Showing] {
    get { box.members.showings }
    _modify { own(); yield &box.members.showings }
  }
  /// Where to watch it on the user's services, in the country of the call; only in library/tonight, and absent if none
  /// has it. The data is JustWatch's, which asks to be named.
  public var offers: WatchOffers? {
    get { box.members.offers }
    _modify { own(); yield &box.members.offers }
  }
  /// Whether a service of the user's has it without a further payment, in the country of the call; only in
  /// library/tonight, and absent if the user has no services there.
  public var onMine: Bool? {
    get { box.members.onMine }
    _modify { own(); yield &box.members.onMine }
  }
  /// The next day on which one can see it somewhere; only in library/tonight, and only for a movie that is neither
  /// shown nor on the user's services.
  public var nextDate: NextDate? {
    get { box.members.nextDate }
    _modify { own(); yield &box.members.nextDate }
  }
  /// The episode of a show that is next to see, which is out; only in library/tonight.
  public var nextEpisode: Episode? {
    get { box.members.nextEpisode }
    _modify { own(); yield &box.members.nextEpisode }
  }
  /// Why the rating and other data of TMDB are missing; left out if they are not.
  public var linkFault: RPCError? {
    get { box.members.linkFault }
    _modify { own(); yield &box.members.linkFault }
  }
  /// What the user's library has of it, found by any of its ids; absent if there is no entry.
  public var library: LibraryEntry? {
    get { box.members.library }
    _modify { own(); yield &box.members.library }
  }
  /// Why library is missing although there may be an entry: the library can't be read. On a list the page has it.
  public var libraryFault: RPCError? {
    get { box.members.libraryFault }
    _modify { own(); yield &box.members.libraryFault }
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
    var title: String
    var ids: KnownIDs?
    var year: Int?
    var rating: Double?
    var ratingCount: Int?
    var certification: String?
    var runtimeMinutes: Int?
    var genres: [String]?
    var overview: String?
    var date: Day?
    var posterUrl: String?
    var showings: [Showing]
    var offers: WatchOffers?
    var onMine: Bool?
    var nextDate: NextDate?
    var nextEpisode: Episode?
    var linkFault: RPCError?
    var library: LibraryEntry?
    var libraryFault: RPCError?
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

  public init(id: EntityID, title: String, ids: KnownIDs? = nil, year: Int? = nil, rating: Double? = nil, ratingCount: Int? = nil, certification: String? = nil, runtimeMinutes: Int? = nil, genres: [String]? = nil, overview: String? = nil, date: Day? = nil, posterUrl: String? = nil, showings: [Showing], offers: WatchOffers? = nil, onMine: Bool? = nil, nextDate: NextDate? = nil, nextEpisode: Episode? = nil, linkFault: RPCError? = nil, library: LibraryEntry? = nil, libraryFault: RPCError? = nil) {
    box = Box(Members(id: id, title: title, ids: ids, year: year, rating: rating, ratingCount: ratingCount, certification: certification, runtimeMinutes: runtimeMinutes, genres: genres, overview: overview, date: date, posterUrl: posterUrl, showings: showings, offers: offers, onMine: onMine, nextDate: nextDate, nextEpisode: nextEpisode, linkFault: linkFault, library: library, libraryFault: libraryFault))
  }
}

extension MovieShowings: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension MovieShowings.Members {
  func writeMembers(to writer: inout JSONWriter) {
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
    writer.member("date", date)
    writer.member("posterUrl", posterUrl)
    writer.member("showings", showings)
    writer.member("offers", offers)
    writer.member("onMine", onMine)
    writer.member("nextDate", nextDate)
    writer.member("nextEpisode", nextEpisode)
    writer.member("linkFault", linkFault)
    writer.member("library", library)
    writer.member("libraryFault", libraryFault)
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
  /// TMDB's remark on the release, such as an anniversary.
  public var note: String?
  /// The page that sells the tickets.
  public var url: String?

  public init(kind: NextDateKind, day: Day, at: Instant? = nil, note: String? = nil, url: String? = nil) {
    self.kind = kind
    self.day = day
    self.at = at
    self.note = note
    self.url = url
  }
}

extension NextDate: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("day", day)
    writer.member("at", at)
    writer.member("note", note)
    writer.member("url", url)
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
public struct Showing: Sendable, Hashable, Boxed {
  /// The showtime's id, for showtimes/plan and showtimes/seats.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// AMC's title of what is shown; only where a film's showings are of several of AMC's entries, such as a dubbed and a
  /// subtitled one.
  public var movieTitle: String? {
    get { box.members.movieTitle }
    _modify { own(); yield &box.members.movieTitle }
  }
  /// The theatre's id.
  public var theatreId: EntityID {
    get { box.members.theatreId }
    _modify { own(); yield &box.members.theatreId }
  }
  /// The theatre's name.
  public var theatreName: String? {
    get { box.members.theatreName }
    _modify { own(); yield &box.members.theatreName }
  }
  /// The theatre's city with its state, as AMC writes them.
  public var theatreCity: String? {
    get { box.members.theatreCity }
    _modify { own(); yield &box.members.theatreCity }
  }
  /// The theatre's distance from the place in kilometres.
  public var distanceKilometres: Double? {
    get { box.members.distanceKilometres }
    _modify { own(); yield &box.members.distanceKilometres }
  }
  /// The start in UTC.
  public var startsAt: Instant? {
    get { box.members.startsAt }
    _modify { own(); yield &box.members.startsAt }
  }
  /// The start by the theatre's clock.
  public var startsAtLocal: LocalTime? {
    get { box.members.startsAtLocal }
    _modify { own(); yield &box.members.startsAtLocal }
  }
  /// The end by the theatre's clock: start and running time, without trailers; left out if the running time is unknown.
  public var endsAtLocal: LocalTime? {
    get { box.members.endsAtLocal }
    _modify { own(); yield &box.members.endsAtLocal }
  }
  /// The auditorium's number.
  public var auditorium: Int? {
    get { box.members.auditorium }
    _modify { own(); yield &box.members.auditorium }
  }
  /// The premium format.
  public var format: String? {
    get { box.members.format }
    _modify { own(); yield &box.members.format }
  }
  /// Everything that AMC says of the showing: formats, captions, seating and more.
  public var attributes: [Attribute]? {
    get { box.members.attributes }
    _modify { own(); yield &box.members.attributes }
  }
  /// The prices of single tickets, with the total of each.
  public var ticketPrices: [TicketPrice]? {
    get { box.members.ticketPrices }
    _modify { own(); yield &box.members.ticketPrices }
  }
  /// The price of adult tickets for the party in US dollars, with tax and fees except for totalExcludes; left out if
  /// AMC gives no adult price. Some seats may cost more or less.
  public var total: Double? {
    get { box.members.total }
    _modify { own(); yield &box.members.total }
  }
  /// What total lacks because AMC doesn't give it; left out if it lacks nothing.
  public var totalExcludes: [PricePart]? {
    get { box.members.totalExcludes }
    _modify { own(); yield &box.members.totalExcludes }
  }
  /// Whether tickets can be bought.
  public var availability: ShowingAvailability {
    get { box.members.availability }
    _modify { own(); yield &box.members.availability }
  }
  /// When an embargo ends, in UTC; only for embargoed showings.
  public var visibleAt: Instant? {
    get { box.members.visibleAt }
    _modify { own(); yield &box.members.visibleAt }
  }
  /// True if tickets are sold only at the theatre; left out otherwise.
  public var inTheatreTicketingOnly: Bool? {
    get { box.members.inTheatreTicketingOnly }
    _modify { own(); yield &box.members.inTheatreTicketingOnly }
  }
  /// True if the showing has begun; left out otherwise.
  public var hasStarted: Bool? {
    get { box.members.hasStarted }
    _modify { own(); yield &box.members.hasStarted }
  }
  /// The page that sells the tickets.
  public var purchaseUrl: String? {
    get { box.members.purchaseUrl }
    _modify { own(); yield &box.members.purchaseUrl }
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
    var movieTitle: String?
    var theatreId: EntityID
    var theatreName: String?
    var theatreCity: String?
    var distanceKilometres: Double?
    var startsAt: Instant?
    var startsAtLocal: LocalTime?
    var endsAtLocal: LocalTime?
    var auditorium: Int?
    var format: String?
    var attributes: [Attribute]?
    var ticketPrices: [TicketPrice]?
    var total: Double?
    var totalExcludes: [PricePart]?
    var availability: ShowingAvailability
    var visibleAt: Instant?
    var inTheatreTicketingOnly: Bool?
    var hasStarted: Bool?
    var purchaseUrl: String?
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

  public init(id: EntityID, movieTitle: String? = nil, theatreId: EntityID, theatreName: String? = nil, theatreCity: String? = nil, distanceKilometres: Double? = nil, startsAt: Instant? = nil, startsAtLocal: LocalTime? = nil, endsAtLocal: LocalTime? = nil, auditorium: Int? = nil, format: String? = nil, attributes: [Attribute]? = nil, ticketPrices: [TicketPrice]? = nil, total: Double? = nil, totalExcludes: [PricePart]? = nil, availability: ShowingAvailability, visibleAt: Instant? = nil, inTheatreTicketingOnly: Bool? = nil, hasStarted: Bool? = nil, purchaseUrl: String? = nil) {
    box = Box(Members(id: id, movieTitle: movieTitle, theatreId: theatreId, theatreName: theatreName, theatreCity: theatreCity, distanceKilometres: distanceKilometres, startsAt: startsAt, startsAtLocal: startsAtLocal, endsAtLocal: endsAtLocal, auditorium: auditorium, format: format, attributes: attributes, ticketPrices: ticketPrices, total: total, totalExcludes: totalExcludes, availability: availability, visibleAt: visibleAt, inTheatreTicketingOnly: inTheatreTicketingOnly, hasStarted: hasStarted, purchaseUrl: purchaseUrl))
  }
}

extension Showing: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Showing.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("movieTitle", movieTitle)
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

/// What a row has the showings of.
public enum ProgrammeGroup: String, Enumeration {
  /// A movie, on all days.
  case movie
  /// A movie of one day.
  case day
}

/// An order of movies, within a day where a row is a movie of one day; ties keep the order of their first showings.
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

