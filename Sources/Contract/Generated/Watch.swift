// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Something that is watched for: it stays until it has ended or is removed, whoever is connected.
public struct Watch: Sendable, Hashable {
  /// The watch's id.
  public var id: WatchID
  /// A name for people: the one given, or one made from what is watched for.
  public var name: String
  /// What is watched for, as it was understood.
  public var question: WatchQuestion
  /// Whether it is being checked.
  public var status: WatchStatus
  /// The time between two checks. It is longer while nothing changes and shorter near an instant at which something
  /// should happen. In seconds.
  public var everySeconds: Int
  /// When it ends by itself; absent if that is not set.
  public var until: Instant?
  /// True if it ends with the first event that it waits for; otherwise absent.
  public var once: Bool?
  /// When it was added.
  public var createdAt: Instant
  /// When the provider was last asked; absent if it has not been asked yet.
  public var lastCheckedAt: Instant?
  /// When the provider will be asked next, if a process runs then; absent if it is paused or has ended.
  public var nextCheckAt: Instant?
  /// The number of checks that have failed since the last one that succeeded.
  public var failures: Int
  /// Why the last check failed; absent if it succeeded.
  public var failure: WatchFailure?
  /// True in the answer of watch/add if this watch was there already; otherwise absent.
  public var existing: Bool?
  /// The settings of the user that stand for parameters that the call left out; absent if none does. Only in the answer
  /// of watch/add: a later change of a setting doesn't change the watch.
  public var settingsUsed: [SettingName]?
  /// What was true at the last check that succeeded.
  public var now: WatchState

  public init(id: WatchID, name: String, question: WatchQuestion, status: WatchStatus, everySeconds: Int, until: Instant? = nil, once: Bool? = nil, createdAt: Instant, lastCheckedAt: Instant? = nil, nextCheckAt: Instant? = nil, failures: Int, failure: WatchFailure? = nil, existing: Bool? = nil, settingsUsed: [SettingName]? = nil, now: WatchState) {
    self.id = id
    self.name = name
    self.question = question
    self.status = status
    self.everySeconds = everySeconds
    self.until = until
    self.once = once
    self.createdAt = createdAt
    self.lastCheckedAt = lastCheckedAt
    self.nextCheckAt = nextCheckAt
    self.failures = failures
    self.failure = failure
    self.existing = existing
    self.settingsUsed = settingsUsed
    self.now = now
  }
}

extension Watch: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("question", question)
    writer.member("status", status)
    writer.member("everySeconds", everySeconds)
    writer.member("until", until)
    writer.member("once", once)
    writer.member("createdAt", createdAt)
    writer.member("lastCheckedAt", lastCheckedAt)
    writer.member("nextCheckAt", nextCheckAt)
    writer.member("failures", failures)
    writer.member("failure", failure)
    writer.member("existing", existing)
    writer.member("settingsUsed", settingsUsed)
    writer.member("now", now)
  }
}

/// What is watched for.
public enum WatchKind: String, Enumeration {
  /// Tickets for a movie, which AMC need not list yet.
  case tickets
  /// The showings at theatres: added, removed, changed and cancelled ones.
  case showings
  /// Seats side by side for a party.
  case seats
  /// The release dates and offers of a movie, at TMDB.
  case release
  /// All films that the library has as wanted: tickets, services, digital dates.
  case library
  /// New films of a person: announced, dated, with tickets.
  case person
}

/// Whether a watch is being checked.
public enum WatchStatus: String, Enumeration {
  /// It is checked.
  case active
  /// It is not checked until it is resumed.
  case paused
  /// It is over: what it waited for can't happen any more, or has happened and once is set.
  case ended
}

/// Whether the movie of a watch is known.
public enum WatchResolution: String, Enumeration {
  /// AMC doesn't list it yet.
  case pending
  /// Several movies have the title; candidates lists them.
  case ambiguous
  /// It is known.
  case resolved
}

/// What has happened.
public enum WatchEventKind: String, Enumeration {
  /// AMC lists the movie that was waited for.
  case movieFound
  /// Several movies have the title that was waited for.
  case movieAmbiguous
  /// AMC lists the movie under another id.
  case movieChanged
  /// AMC has showings under embargo: tickets for them will be on sale, but are not yet.
  case ticketsAnnounced
  /// Tickets for a showing are on sale.
  case ticketsOpened
  /// A showing was added.
  case showingAdded
  /// A showing is no longer listed.
  case showingRemoved
  /// A showing has another time, auditorium or format, or sells out or again.
  case showingChanged
  /// A showing was cancelled.
  case showingCancelled
  /// Enough seats side by side are free.
  case seatsFound
  /// There are no longer enough seats side by side.
  case seatsGone
  /// A release has a date.
  case releaseDateSet
  /// A release has another date.
  case releaseDateMoved
  /// A release no longer has a date.
  case releaseDateRemoved
  /// A service offers the movie.
  case offerAdded
  /// A service no longer offers the movie.
  case offerRemoved
  /// A new film of a person is known.
  case movieAnnounced
  /// A new season of a show is known.
  case seasonAnnounced
  /// An episode of a show is out.
  case episodeOut
  /// Three checks in a row have failed.
  case failing
  /// A check has succeeded again.
  case recovered
  /// The watch has ended by itself.
  case ended
}

/// Why an event of a watch for many films is news.
public enum WatchReason: String, Enumeration {
  /// Its first tickets are on sale.
  case tickets
  /// Its first showing in a wanted format has tickets.
  case format
  /// A service that the user subscribes to has it.
  case service
  /// Its digital release has a date, or another one.
  case digitalDate
  /// It is a new film of the person.
  case announced
  /// The film of the person has a release date, or another one.
  case dated
  /// A season of a show that is wanted or begun is announced.
  case season
  /// An episode of a show that is wanted or begun is out.
  case episode
}

/// How a service offers a movie.
public enum WatchOfferKind: String, Enumeration {
  /// In a subscription.
  case subscription
  /// Free of charge.
  case free
  /// Free of charge, with advertisements.
  case ads
  /// To rent.
  case rent
  /// To buy.
  case buy
}

/// What is watched for.
public struct WatchQuestion: Sendable, Hashable {
  /// The kind of watch.
  public var kind: WatchKind
  /// The showtime; for seats.
  public var showtimeId: EntityID?
  /// The theatres, the nearest first; absent for all of AMC's (tickets only), and for a showtime.
  public var theatres: [WatchedTheatre]?
  /// The day at the theatres, or the first of several; absent for all coming days.
  public var date: Day?
  /// The last of several days.
  public var untilDate: Day?
  /// The earliest start on the first of several days, such as the Friday of a weekend.
  public var firstDayAfter: ClockTime?
  /// The earliest start, by the theatre's clock.
  public var after: ClockTime?
  /// The latest start, by the theatre's clock.
  public var before: ClockTime?
  /// The title, as it was given, or that of the movie of TMDB's that was given by its id.
  public var movie: String?
  /// The year that was given beside the title.
  public var year: Int?
  /// The movie's id, as it was given: one of AMC's is for this entry of AMC's, one of TMDB's for each of AMC's entries
  /// of the movie.
  public var movieId: EntityID?
  /// The format or attribute, or several of which a showing has one.
  public var format: Formats?
  /// The number of people who want to sit together; for seats.
  public var partySize: Int?
  /// The rows that the seats must be in; for seats.
  public var rows: SeatRowWishes?
  /// The numbers that the seats must have.
  public var seatNumbers: SeatNumbers?
  /// The number of rows at the screen that the seats must not be in.
  public var frontRowsExcluded: Int?
  /// True if one of the seats must be at an aisle; for seats.
  public var aisle: Bool?
  /// True if one of the places must be for a wheelchair; for seats.
  public var accessible: Bool?
  /// The country of the release dates and offers; for releases and the library.
  public var region: String?
  /// The person's id at TMDB; for a person.
  public var personId: EntityID?
  /// The person's name; for a person.
  public var person: String?
  /// The show's id at TMDB; for the release of a show.
  public var showId: EntityID?
  /// The show's name; for the release of a show.
  public var show: String?

  public init(kind: WatchKind, showtimeId: EntityID? = nil, theatres: [WatchedTheatre]? = nil, date: Day? = nil, untilDate: Day? = nil, firstDayAfter: ClockTime? = nil, after: ClockTime? = nil, before: ClockTime? = nil, movie: String? = nil, year: Int? = nil, movieId: EntityID? = nil, format: Formats? = nil, partySize: Int? = nil, rows: SeatRowWishes? = nil, seatNumbers: SeatNumbers? = nil, frontRowsExcluded: Int? = nil, aisle: Bool? = nil, accessible: Bool? = nil, region: String? = nil, personId: EntityID? = nil, person: String? = nil, showId: EntityID? = nil, show: String? = nil) {
    self.kind = kind
    self.showtimeId = showtimeId
    self.theatres = theatres
    self.date = date
    self.untilDate = untilDate
    self.firstDayAfter = firstDayAfter
    self.after = after
    self.before = before
    self.movie = movie
    self.year = year
    self.movieId = movieId
    self.format = format
    self.partySize = partySize
    self.rows = rows
    self.seatNumbers = seatNumbers
    self.frontRowsExcluded = frontRowsExcluded
    self.aisle = aisle
    self.accessible = accessible
    self.region = region
    self.personId = personId
    self.person = person
    self.showId = showId
    self.show = show
  }
}

extension WatchQuestion: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("showtimeId", showtimeId)
    writer.member("theatres", theatres)
    writer.member("date", date)
    writer.member("untilDate", untilDate)
    writer.member("firstDayAfter", firstDayAfter)
    writer.member("after", after)
    writer.member("before", before)
    writer.member("movie", movie)
    writer.member("year", year)
    writer.member("movieId", movieId)
    writer.member("format", format)
    writer.member("partySize", partySize)
    writer.member("rows", rows)
    writer.member("seatNumbers", seatNumbers)
    writer.member("frontRowsExcluded", frontRowsExcluded)
    writer.member("aisle", aisle)
    writer.member("accessible", accessible)
    writer.member("region", region)
    writer.member("personId", personId)
    writer.member("person", person)
    writer.member("showId", showId)
    writer.member("show", show)
  }
}

/// A theatre that is watched.
public struct WatchedTheatre: Sendable, Hashable {
  /// The theatre's id.
  public var id: EntityID
  /// Its name.
  public var name: String
  /// The offset of its clock from UTC: that of the showings found at the last check, or that of the day on which the
  /// watch was added. Absent if AMC doesn't say.
  public var utcOffset: UTCOffset?

  public init(id: EntityID, name: String, utcOffset: UTCOffset? = nil) {
    self.id = id
    self.name = name
    self.utcOffset = utcOffset
  }
}

extension WatchedTheatre: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("utcOffset", utcOffset)
  }
}

/// What was true when a watch was last checked.
public struct WatchState: Sendable, Hashable {
  /// A sentence for people.
  public var message: String
  /// Whether AMC lists the movie; only for tickets.
  public var resolution: WatchResolution?
  /// The movie, once it is known; for tickets and releases.
  public var movie: WatchedMovie?
  /// The movies with the title, if it is ambiguous, or while the watch waits those that only have its words in theirs;
  /// give watch/update the id of the right one.
  public var candidates: [WatchedMovie]?
  /// The showings, groups of seats, release dates and offers that there are; for the library and a person the films.
  /// watch/list leaves them out.
  public var items: [WatchItem]

  public init(message: String, resolution: WatchResolution? = nil, movie: WatchedMovie? = nil, candidates: [WatchedMovie]? = nil, items: [WatchItem]) {
    self.message = message
    self.resolution = resolution
    self.movie = movie
    self.candidates = candidates
    self.items = items
  }
}

extension WatchState: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("message", message)
    writer.member("resolution", resolution)
    writer.member("movie", movie)
    writer.member("candidates", candidates)
    writer.member("items", items)
  }
}

/// One thing that a watch has found; it has one of the members.
public struct WatchItem: Sendable, Hashable {
  /// A showing.
  public var showing: WatchedShowing?
  /// Free seats at a showing.
  public var seats: WatchedSeats?
  /// A movie.
  public var movie: WatchedMovie?
  /// A release date.
  public var release: WatchedRelease?
  /// An offer to watch the movie at home.
  public var offer: WatchedOffer?
  /// A film of the library or of a person.
  public var film: WatchedFilm?
  /// A show.
  public var show: WatchedShow?
  /// An error.
  public var failure: WatchFailure?

  public init(showing: WatchedShowing? = nil, seats: WatchedSeats? = nil, movie: WatchedMovie? = nil, release: WatchedRelease? = nil, offer: WatchedOffer? = nil, film: WatchedFilm? = nil, show: WatchedShow? = nil, failure: WatchFailure? = nil) {
    self.showing = showing
    self.seats = seats
    self.movie = movie
    self.release = release
    self.offer = offer
    self.film = film
    self.show = show
    self.failure = failure
  }
}

extension WatchItem: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("showing", showing)
    writer.member("seats", seats)
    writer.member("movie", movie)
    writer.member("release", release)
    writer.member("offer", offer)
    writer.member("film", film)
    writer.member("show", show)
    writer.member("failure", failure)
  }
}

/// A showing as a watch sees it.
public struct WatchedShowing: Sendable, Hashable {
  /// The showtime's id.
  public var id: EntityID
  /// The movie's title.
  public var movieTitle: String
  /// The movie's id.
  public var movieId: EntityID?
  /// The theatre's id.
  public var theatreId: EntityID?
  /// The theatre's name.
  public var theatreName: String?
  /// The start in UTC.
  public var startsAt: Instant?
  /// The start by the theatre's clock.
  public var startsAtLocal: LocalTime?
  /// The auditorium's number.
  public var auditorium: Int?
  /// The premium format; absent for an ordinary showing.
  public var format: String?
  /// Whether it can be seen.
  public var availability: ShowingAvailability
  /// When an embargo ends; only while there is one.
  public var visibleAt: Instant?
  /// The URL of the page that sells its tickets.
  public var purchaseUrl: String?

  public init(id: EntityID, movieTitle: String, movieId: EntityID? = nil, theatreId: EntityID? = nil, theatreName: String? = nil, startsAt: Instant? = nil, startsAtLocal: LocalTime? = nil, auditorium: Int? = nil, format: String? = nil, availability: ShowingAvailability, visibleAt: Instant? = nil, purchaseUrl: String? = nil) {
    self.id = id
    self.movieTitle = movieTitle
    self.movieId = movieId
    self.theatreId = theatreId
    self.theatreName = theatreName
    self.startsAt = startsAt
    self.startsAtLocal = startsAtLocal
    self.auditorium = auditorium
    self.format = format
    self.availability = availability
    self.visibleAt = visibleAt
    self.purchaseUrl = purchaseUrl
  }
}

extension WatchedShowing: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("movieTitle", movieTitle)
    writer.member("movieId", movieId)
    writer.member("theatreId", theatreId)
    writer.member("theatreName", theatreName)
    writer.member("startsAt", startsAt)
    writer.member("startsAtLocal", startsAtLocal)
    writer.member("auditorium", auditorium)
    writer.member("format", format)
    writer.member("availability", availability)
    writer.member("visibleAt", visibleAt)
    writer.member("purchaseUrl", purchaseUrl)
  }
}

/// Free seats side by side at a showing.
public struct WatchedSeats: Sendable, Hashable {
  /// The showing.
  public var showing: WatchedShowing
  /// Groups without common seats, the best first; at most five.
  public var groups: [[String]]
  /// The number of seats that the party could reserve, side by side or not.
  public var freeSeats: Int

  public init(showing: WatchedShowing, groups: [[String]], freeSeats: Int) {
    self.showing = showing
    self.groups = groups
    self.freeSeats = freeSeats
  }
}

extension WatchedSeats: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("showing", showing)
    writer.member("groups", groups)
    writer.member("freeSeats", freeSeats)
  }
}

/// A movie as a watch sees it.
public struct WatchedMovie: Sendable, Hashable {
  /// The movie's id.
  public var id: EntityID
  /// Its title.
  public var title: String
  /// Its release date.
  public var releaseDate: Day?

  public init(id: EntityID, title: String, releaseDate: Day? = nil) {
    self.id = id
    self.title = title
    self.releaseDate = releaseDate
  }
}

extension WatchedMovie: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("title", title)
    writer.member("releaseDate", releaseDate)
  }
}

/// One of the films of a watch for many, with what is known of it. What is there when the film joins the watch is no
/// event.
public struct WatchedFilm: Sendable, Hashable {
  /// The film.
  public var movie: WatchedMovie
  /// Whether there are tickets: at the watch's theatres, or without a place anywhere at AMC. Absent until AMC has been
  /// asked.
  public var onSale: Bool?
  /// The first showing at the theatres that has tickets.
  public var showing: WatchedShowing?
  /// The first of them in a wanted format.
  public var formatShowing: WatchedShowing?
  /// The offers of the user's services, without a further payment; for the library. Absent until TMDB has been asked.
  public var offers: [WatchedOffer]?
  /// The day of the digital release; for the library.
  public var digitalDate: Day?

  public init(movie: WatchedMovie, onSale: Bool? = nil, showing: WatchedShowing? = nil, formatShowing: WatchedShowing? = nil, offers: [WatchedOffer]? = nil, digitalDate: Day? = nil) {
    self.movie = movie
    self.onSale = onSale
    self.showing = showing
    self.formatShowing = formatShowing
    self.offers = offers
    self.digitalDate = digitalDate
  }
}

extension WatchedFilm: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("movie", movie)
    writer.member("onSale", onSale)
    writer.member("showing", showing)
    writer.member("formatShowing", formatShowing)
    writer.member("offers", offers)
    writer.member("digitalDate", digitalDate)
  }
}

/// A show of a watch for the library, with its latest episode that is out; in an event, with the season or the episode
/// that it is about. What is there when the show joins the watch is no event.
public struct WatchedShow: Sendable, Hashable {
  /// The show's id.
  public var id: EntityID
  /// Its name.
  public var title: String
  /// The number of the season.
  public var season: Int?
  /// The number of the episode within the season; absent for a season.
  public var episode: Int?
  /// The title of the episode.
  public var episodeTitle: String?
  /// The day on which it is out.
  public var airDate: Day?

  public init(id: EntityID, title: String, season: Int? = nil, episode: Int? = nil, episodeTitle: String? = nil, airDate: Day? = nil) {
    self.id = id
    self.title = title
    self.season = season
    self.episode = episode
    self.episodeTitle = episodeTitle
    self.airDate = airDate
  }
}

extension WatchedShow: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("title", title)
    writer.member("season", season)
    writer.member("episode", episode)
    writer.member("episodeTitle", episodeTitle)
    writer.member("airDate", airDate)
  }
}

/// A release in one country.
public struct WatchedRelease: Sendable, Hashable {
  /// The country.
  public var region: String
  /// The type of release: premiere, limitedTheatrical, theatrical, digital, physical or television.
  public var type: String
  /// The day: the next one to come, or else the last one.
  public var date: Day
  /// What is special about it, in TMDB's words; absent if nothing is.
  public var note: String?

  public init(region: String, type: String, date: Day, note: String? = nil) {
    self.region = region
    self.type = type
    self.date = date
    self.note = note
  }
}

extension WatchedRelease: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("region", region)
    writer.member("type", type)
    writer.member("date", date)
    writer.member("note", note)
  }
}

/// An offer to watch a movie at home in one country.
public struct WatchedOffer: Sendable, Hashable {
  /// The country.
  public var region: String
  /// How it is offered.
  public var kind: WatchOfferKind
  /// The service.
  public var provider: WatchedService
  /// The URL of a page that leads to the offers.
  public var url: String?

  public init(region: String, kind: WatchOfferKind, provider: WatchedService, url: String? = nil) {
    self.region = region
    self.kind = kind
    self.provider = provider
    self.url = url
  }
}

extension WatchedOffer: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("region", region)
    writer.member("kind", kind)
    writer.member("provider", provider)
    writer.member("url", url)
  }
}

/// A streaming service or shop.
public struct WatchedService: Sendable, Hashable {
  /// Its id.
  public var id: EntityID
  /// Its name.
  public var name: String

  public init(id: EntityID, name: String) {
    self.id = id
    self.name = name
  }
}

extension WatchedService: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
  }
}

/// Why checks fail.
public struct WatchFailure: Sendable, Hashable {
  /// The error's code.
  public var code: Int
  /// The error's kind.
  public var kind: String
  /// A sentence for people.
  public var message: String

  public init(code: Int, kind: String, message: String) {
    self.code = code
    self.kind = kind
    self.message = message
  }
}

extension WatchFailure: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("code", code)
    writer.member("kind", kind)
    writer.member("message", message)
  }
}

/// Something that happened to what is watched for.
public struct WatchEvent: Sendable, Hashable, Boxed {
  /// Its number, which only grows. Give that of the last event received as after to go on from there.
  public var cursor: Int {
    get { box.members.cursor }
    _modify { own(); yield &box.members.cursor }
  }
  /// The watch's id.
  public var watchId: WatchID {
    get { box.members.watchId }
    _modify { own(); yield &box.members.watchId }
  }
  /// The watch's name at that time.
  public var watchName: String {
    get { box.members.watchName }
    _modify { own(); yield &box.members.watchName }
  }
  /// What has happened.
  public var kind: WatchEventKind {
    get { box.members.kind }
    _modify { own(); yield &box.members.kind }
  }
  /// When it was noticed.
  public var at: Instant {
    get { box.members.at }
    _modify { own(); yield &box.members.at }
  }
  /// A sentence for people.
  public var message: String {
    get { box.members.message }
    _modify { own(); yield &box.members.message }
  }
  /// Why it is news; for the library and a person.
  public var reason: WatchReason? {
    get { box.members.reason }
    _modify { own(); yield &box.members.reason }
  }
  /// The film that it is about; for the library and a person.
  public var movie: WatchedMovie? {
    get { box.members.movie }
    _modify { own(); yield &box.members.movie }
  }
  /// What was true before; absent if there was nothing.
  public var before: WatchItem? {
    get { box.members.before }
    _modify { own(); yield &box.members.before }
  }
  /// What is true now; absent if there is nothing.
  public var after: WatchItem? {
    get { box.members.after }
    _modify { own(); yield &box.members.after }
  }
  /// The URL of the page to act on.
  public var url: String? {
    get { box.members.url }
    _modify { own(); yield &box.members.url }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var cursor: Int
    var watchId: WatchID
    var watchName: String
    var kind: WatchEventKind
    var at: Instant
    var message: String
    var reason: WatchReason?
    var movie: WatchedMovie?
    var before: WatchItem?
    var after: WatchItem?
    var url: String?
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

  public init(cursor: Int, watchId: WatchID, watchName: String, kind: WatchEventKind, at: Instant, message: String, reason: WatchReason? = nil, movie: WatchedMovie? = nil, before: WatchItem? = nil, after: WatchItem? = nil, url: String? = nil) {
    box = Box(Members(cursor: cursor, watchId: watchId, watchName: watchName, kind: kind, at: at, message: message, reason: reason, movie: movie, before: before, after: after, url: url))
  }
}

extension WatchEvent: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension WatchEvent.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("cursor", cursor)
    writer.member("watchId", watchId)
    writer.member("watchName", watchName)
    writer.member("kind", kind)
    writer.member("at", at)
    writer.member("message", message)
    writer.member("reason", reason)
    writer.member("movie", movie)
    writer.member("before", before)
    writer.member("after", after)
    writer.member("url", url)
  }
}

/// The watches on this machine.
public struct Watches: Sendable, Hashable {
  /// False if limit has left out watches that were added later; otherwise absent.
  public var complete: Bool?
  /// The watches, in the order in which they were added.
  public var items: [Watch]
  /// The cursor of the newest event; watch/follow goes on from it.
  public var cursor: Int

  public init(complete: Bool? = nil, items: [Watch], cursor: Int) {
    self.complete = complete
    self.items = items
    self.cursor = cursor
  }
}

extension Watches: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("complete", complete)
    writer.member("items", items)
    writer.member("cursor", cursor)
  }
}

/// The number of watches that were removed.
public struct WatchRemoval: Sendable, Hashable {
  /// The number of watches removed.
  public var removed: Int

  public init(removed: Int) {
    self.removed = removed
  }
}

extension WatchRemoval: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("removed", removed)
  }
}

/// How far a receiver's events are confirmed.
public struct WatchReceipt: Sendable, Hashable {
  /// The cursor of the last event that is confirmed.
  public var cursor: Int

  public init(cursor: Int) {
    self.cursor = cursor
  }
}

extension WatchReceipt: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("cursor", cursor)
  }
}

/// A part of the log of events.
public struct WatchEventList: Sendable, Hashable {
  /// The events, the oldest first.
  public var items: [WatchEvent]
  /// Where to go on: the after of the next call.
  public var cursor: Int
  /// Whether these are all events up to now.
  public var complete: Bool
  /// True if events after the given cursor are no longer in the log; otherwise absent. What is true now is in
  /// watch/list.
  public var gap: Bool?

  public init(items: [WatchEvent], cursor: Int, complete: Bool, gap: Bool? = nil) {
    self.items = items
    self.cursor = cursor
    self.complete = complete
    self.gap = gap
  }
}

extension WatchEventList: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("items", items)
    writer.member("cursor", cursor)
    writer.member("complete", complete)
    writer.member("gap", gap)
  }
}

/// An event, as watch/follow sends it.
public struct WatchEventPart: Sendable, Hashable {
  /// The event.
  public var event: WatchEvent

  public init(event: WatchEvent) {
    self.event = event
  }
}

extension WatchEventPart: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "event")
    writer.member("event", event)
  }
}

/// The place that a stream has reached, sent when nothing has happened for a minute, and at once when watches were
/// added or removed.
public struct WatchBookmark: Sendable, Hashable {
  /// The cursor to go on from.
  public var cursor: Int
  /// Whether watches were added or removed, by whichever process, since the stream last told so. False if left out.
  public var watchesChanged: Bool?

  public init(cursor: Int, watchesChanged: Bool? = nil) {
    self.cursor = cursor
    self.watchesChanged = watchesChanged
  }
}

extension WatchBookmark: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "bookmark")
    writer.member("cursor", cursor)
    writer.member("watchesChanged", watchesChanged)
  }
}

/// Reports that events are missing because the log no longer reaches back to the given cursor. watch/list and watch/get
/// have the present state of the watches.
public struct WatchGap: Sendable, Hashable {
  /// The cursor after which the stream goes on.
  public var cursor: Int

  public init(cursor: Int) {
    self.cursor = cursor
  }
}

extension WatchGap: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "gap")
    writer.member("cursor", cursor)
  }
}

/// The end of a stream of events.
public struct WatchSummary: Sendable, Hashable {
  /// The number of events sent.
  public var itemCount: Int
  /// The cursor to go on from.
  public var cursor: Int
  /// The events, for a request without a partialResultToken.
  public var items: [WatchEvent]?
  /// True if events after the given cursor are no longer in the log; only for a request without a partialResultToken.
  public var gap: Bool?

  public init(itemCount: Int, cursor: Int, items: [WatchEvent]? = nil, gap: Bool? = nil) {
    self.itemCount = itemCount
    self.cursor = cursor
    self.items = items
    self.gap = gap
  }
}

extension WatchSummary: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", "summary")
    writer.member("itemCount", itemCount)
    writer.member("cursor", cursor)
    writer.member("items", items)
    writer.member("gap", gap)
  }
}

