// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import Contract
import JSON

/// What a watch waits for. It doesn't depend on the day on which it is read: words for days are resolved to days, and
/// places to theatres.
struct WatchCondition: Sendable, Hashable {
  /// The kind of watch.
  var kind: WatchKind
  /// The only showtime.
  var showtimeId: EntityID?
  /// The theatres, the nearest first.
  var theatres: [StoredTheatre]?
  /// The day at the theatres, or the first of several.
  var date: Day?
  /// The last of several days; absent in watches of earlier versions.
  var untilDate: Day?
  /// The earliest start on the first of several days.
  var firstDayAfter: ClockTime?
  /// The earliest start, by the theatre's clock.
  var after: ClockTime?
  /// The latest start, by the theatre's clock.
  var before: ClockTime?
  /// The title.
  var movie: String?
  /// The year of the movie's release; beside the title.
  var year: Int?
  /// The movie's id, as it was given.
  var movieId: EntityID?
  /// The formats or attributes, of which a showing has one; a text if there is only one.
  var format: Formats?
  /// The number of people who want to sit together.
  var partySize: Int?
  /// The rows that the seats must be in; a text if there is only one wish.
  var rows: SeatRowWishes?
  /// The numbers that the seats must have; absent in watches of earlier versions.
  var seatNumbers: SeatNumbers?
  /// The number of rows at the screen that the seats must not be in; absent in watches of earlier versions.
  var frontRowsExcluded: Int?
  /// True if one of the seats must be at an aisle.
  var aisle: Bool?
  /// True if one of the places must be for a wheelchair.
  var accessible: Bool?
  /// The country of the release dates and offers.
  var region: String?
  /// The person's id at TMDB.
  var personId: EntityID?
  /// The person's name.
  var person: String?
  /// The show's id at TMDB.
  var showId: EntityID?
  /// The show's name.
  var show: String?
}

extension WatchQuestion {
  init(_ stored: WatchCondition) {
    self.init(kind: stored.kind, showtimeId: stored.showtimeId, theatres: stored.theatres?.map { WatchedTheatre($0) }, date: stored.date, untilDate: stored.untilDate, firstDayAfter: stored.firstDayAfter, after: stored.after, before: stored.before, movie: stored.movie, year: stored.year, movieId: stored.movieId, format: stored.format, partySize: stored.partySize, rows: stored.rows, seatNumbers: stored.seatNumbers, frontRowsExcluded: stored.frontRowsExcluded, aisle: stored.aisle, accessible: stored.accessible, region: stored.region, personId: stored.personId, person: stored.person, showId: stored.showId, show: stored.show)
  }
}

extension WatchCondition: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    kind = try json.required("kind")
    showtimeId = try json.optional("showtimeId")
    theatres = try json.optional("theatres")
    date = try json.optional("date")
    untilDate = try json.optional("untilDate")
    firstDayAfter = try json.optional("firstDayAfter")
    after = try json.optional("after")
    before = try json.optional("before")
    movie = try json.optional("movie")
    year = try json.optional("year")
    movieId = try json.optional("movieId")
    format = try json.optional("format")
    partySize = try json.optional("partySize")
    rows = try json.optional("rows")
    seatNumbers = try json.optional("seatNumbers")
    frontRowsExcluded = try json.optional("frontRowsExcluded")
    aisle = try json.optional("aisle")
    accessible = try json.optional("accessible")
    region = try json.optional("region")
    personId = try json.optional("personId")
    person = try json.optional("person")
    showId = try json.optional("showId")
    show = try json.optional("show")
  }
}

extension WatchCondition: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
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

/// A theatre at which showings are watched.
struct StoredTheatre: Sendable, Hashable {
  /// The theatre's id.
  var id: EntityID
  /// The theatre's name.
  var name: String
  /// The offset when the watch was added.
  var utcOffset: UTCOffset?
  /// The time zone, such as America/Chicago; absent in watches of earlier versions.
  var timeZoneName: String?
}

extension WatchedTheatre {
  init(_ stored: StoredTheatre) {
    self.init(id: stored.id, name: stored.name, utcOffset: stored.utcOffset)
  }
}

extension StoredTheatre: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    id = try json.required("id")
    name = try json.required("name")
    utcOffset = try json.optional("utcOffset")
    timeZoneName = try json.optional("timeZoneName")
  }
}

extension StoredTheatre: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("utcOffset", utcOffset)
    writer.member("timeZoneName", timeZoneName)
  }
}

/// The state of a watch's condition at a check.
struct ConditionState: Sendable, Hashable {
  /// A sentence for people.
  var message: String {
    get { box.members.message }
    _modify { own(); yield &box.members.message }
  }
  /// Whether the movie of the watch is known; for tickets.
  var resolution: WatchResolution? {
    get { box.members.resolution }
    _modify { own(); yield &box.members.resolution }
  }
  /// The movie.
  var movie: StoredMovie? {
    get { box.members.movie }
    _modify { own(); yield &box.members.movie }
  }
  /// The movies that the title may mean.
  var candidates: [StoredMovie]? {
    get { box.members.candidates }
    _modify { own(); yield &box.members.candidates }
  }
  /// What meets the condition.
  var items: [StoredItem] {
    get { box.members.items }
    _modify { own(); yield &box.members.items }
  }
  /// Showings of the movie under embargo; for tickets at theatres, absent in watches of earlier versions.
  var announced: [StoredShowing]? {
    get { box.members.announced }
    _modify { own(); yield &box.members.announced }
  }
  /// AMC's entries of the movie, which may be several: for a format, for a language.
  var entries: [StoredMovie]? {
    get { box.members.entries }
    _modify { own(); yield &box.members.entries }
  }
  /// What was reported and is no longer there. It isn't news if it comes back.
  var reported: [StoredItem]? {
    get { box.members.reported }
    _modify { own(); yield &box.members.reported }
  }
  /// Since when the only movie or showing of the watch is missing from the answers.
  var missed: StoredMiss? {
    get { box.members.missed }
    _modify { own(); yield &box.members.missed }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var message: String
    var resolution: WatchResolution?
    var movie: StoredMovie?
    var candidates: [StoredMovie]?
    var items: [StoredItem]
    var announced: [StoredShowing]?
    var entries: [StoredMovie]?
    var reported: [StoredItem]?
    var missed: StoredMiss?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  init(message: String, resolution: WatchResolution? = nil, movie: StoredMovie? = nil, candidates: [StoredMovie]? = nil, items: [StoredItem], announced: [StoredShowing]? = nil, entries: [StoredMovie]? = nil, reported: [StoredItem]? = nil, missed: StoredMiss? = nil) {
    box = Box(Members(message: message, resolution: resolution, movie: movie, candidates: candidates, items: items, announced: announced, entries: entries, reported: reported, missed: missed))
  }
}

extension WatchState {
  init(_ stored: ConditionState) {
    self.init(message: stored.message, resolution: stored.resolution, movie: stored.movie.map { WatchedMovie($0) }, candidates: stored.candidates?.map { WatchedMovie($0) }, items: stored.items.map { WatchItem($0) })
  }
}

extension ConditionState: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    let message: String = try json.required("message")
    let resolution: WatchResolution? = try json.optional("resolution")
    let movie: StoredMovie? = try json.optional("movie")
    let candidates: [StoredMovie]? = try json.optional("candidates")
    let items: [StoredItem] = try json.required("items")
    let announced: [StoredShowing]? = try json.optional("announced")
    let entries: [StoredMovie]? = try json.optional("entries")
    let reported: [StoredItem]? = try json.optional("reported")
    let missed: StoredMiss? = try json.optional("missed")
    box = Box(Members(message: message, resolution: resolution, movie: movie, candidates: candidates, items: items, announced: announced, entries: entries, reported: reported, missed: missed))
  }
}

extension ConditionState: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension ConditionState.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("message", message)
    writer.member("resolution", resolution)
    writer.member("movie", movie)
    writer.member("candidates", candidates)
    writer.member("items", items)
    writer.member("announced", announced)
    writer.member("entries", entries)
    writer.member("reported", reported)
    writer.member("missed", missed)
  }
}

/// Since when something is missing from the answers, which isn't gone before several checks and some time.
struct StoredMiss: Sendable, Hashable {
  /// The number of checks in a row whose answers lacked it.
  var checks: Int
  /// The time of the first of them.
  var since: Instant
}

extension StoredMiss: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    checks = try json.required("checks")
    since = try json.required("since")
  }
}

extension StoredMiss: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("checks", checks)
    writer.member("since", since)
  }
}

/// Something that meets the condition; it has one member, and how long it is missing.
struct StoredItem: Sendable, Hashable {
  /// A showing.
  var showing: StoredShowing? {
    get { box.members.showing }
    _modify { own(); yield &box.members.showing }
  }
  /// Free seats.
  var seats: StoredSeats? {
    get { box.members.seats }
    _modify { own(); yield &box.members.seats }
  }
  /// A movie.
  var movie: StoredMovie? {
    get { box.members.movie }
    _modify { own(); yield &box.members.movie }
  }
  /// A release.
  var release: StoredRelease? {
    get { box.members.release }
    _modify { own(); yield &box.members.release }
  }
  /// An offer.
  var offer: StoredOffer? {
    get { box.members.offer }
    _modify { own(); yield &box.members.offer }
  }
  /// A film of many.
  var film: StoredFilm? {
    get { box.members.film }
    _modify { own(); yield &box.members.film }
  }
  /// A show.
  var show: StoredShow? {
    get { box.members.show }
    _modify { own(); yield &box.members.show }
  }
  /// Why checks fail; only in events.
  var failure: StoredFailure? {
    get { box.members.failure }
    _modify { own(); yield &box.members.failure }
  }
  /// Since when it is missing from the answers; absent for what the last one had.
  var missed: StoredMiss? {
    get { box.members.missed }
    _modify { own(); yield &box.members.missed }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var showing: StoredShowing?
    var seats: StoredSeats?
    var movie: StoredMovie?
    var release: StoredRelease?
    var offer: StoredOffer?
    var film: StoredFilm?
    var show: StoredShow?
    var failure: StoredFailure?
    var missed: StoredMiss?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  init(showing: StoredShowing? = nil, seats: StoredSeats? = nil, movie: StoredMovie? = nil, release: StoredRelease? = nil, offer: StoredOffer? = nil, film: StoredFilm? = nil, show: StoredShow? = nil, failure: StoredFailure? = nil, missed: StoredMiss? = nil) {
    box = Box(Members(showing: showing, seats: seats, movie: movie, release: release, offer: offer, film: film, show: show, failure: failure, missed: missed))
  }
}

extension WatchItem {
  init(_ stored: StoredItem) {
    self.init(showing: stored.showing.map { WatchedShowing($0) }, seats: stored.seats.map { WatchedSeats($0) }, movie: stored.movie.map { WatchedMovie($0) }, release: stored.release.map { WatchedRelease($0) }, offer: stored.offer.map { WatchedOffer($0) }, film: stored.film.map { WatchedFilm($0) }, show: stored.show.map { WatchedShow($0) }, failure: stored.failure.map { WatchFailure($0) })
  }
}

extension StoredItem: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    let showing: StoredShowing? = try json.optional("showing")
    let seats: StoredSeats? = try json.optional("seats")
    let movie: StoredMovie? = try json.optional("movie")
    let release: StoredRelease? = try json.optional("release")
    let offer: StoredOffer? = try json.optional("offer")
    let film: StoredFilm? = try json.optional("film")
    let show: StoredShow? = try json.optional("show")
    let failure: StoredFailure? = try json.optional("failure")
    let missed: StoredMiss? = try json.optional("missed")
    box = Box(Members(showing: showing, seats: seats, movie: movie, release: release, offer: offer, film: film, show: show, failure: failure, missed: missed))
  }
}

extension StoredItem: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension StoredItem.Members {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("showing", showing)
    writer.member("seats", seats)
    writer.member("movie", movie)
    writer.member("release", release)
    writer.member("offer", offer)
    writer.member("film", film)
    writer.member("show", show)
    writer.member("failure", failure)
    writer.member("missed", missed)
  }
}

/// A movie.
struct StoredMovie: Sendable, Hashable {
  /// The movie's id.
  var id: EntityID
  /// The movie's title.
  var title: String
  /// The day of its release.
  var releaseDate: Day?
  /// AMC's page of its showtimes, or else about it; absent in watches of earlier versions.
  var url: String?
}

extension WatchedMovie {
  init(_ stored: StoredMovie) {
    self.init(id: stored.id, title: stored.title, releaseDate: stored.releaseDate)
  }
}

extension StoredMovie: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    id = try json.required("id")
    title = try json.required("title")
    releaseDate = try json.optional("releaseDate")
    url = try json.optional("url")
  }
}

extension StoredMovie: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("title", title)
    writer.member("releaseDate", releaseDate)
    writer.member("url", url)
  }
}

/// A film of a watch for many, and what is known of it.
struct StoredFilm: Sendable, Hashable {
  /// The film.
  var movie: StoredMovie
  /// Whether there are tickets; absent until AMC has been asked.
  var onSale: Bool?
  /// The first showing that has tickets.
  var showing: StoredShowing?
  /// The first of them in a wanted format.
  var formatShowing: StoredShowing?
  /// The offers of the user's services.
  var offers: [StoredOffer]?
  /// The day of the digital release.
  var digitalDate: Day?
  /// Whether there ever were tickets, which are reported once; absent until AMC has been asked.
  var hadTickets: Bool?
  /// Whether there ever was a showing in a wanted format; absent until AMC has been asked.
  var hadFormat: Bool?
  /// The numbers of all services that ever had it, the user's or not; absent until TMDB has been asked.
  var services: [Int]?
  /// Their names, since a service's number may change; absent in watches of earlier versions.
  var serviceNames: [String]?
  /// When TMDB was last asked.
  var askedAt: Instant?
}

extension WatchedFilm {
  init(_ stored: StoredFilm) {
    self.init(movie: WatchedMovie(stored.movie), onSale: stored.onSale, showing: stored.showing.map { WatchedShowing($0) }, formatShowing: stored.formatShowing.map { WatchedShowing($0) }, offers: stored.offers?.map { WatchedOffer($0) }, digitalDate: stored.digitalDate)
  }
}

extension StoredFilm: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    movie = try json.required("movie")
    onSale = try json.optional("onSale")
    showing = try json.optional("showing")
    formatShowing = try json.optional("formatShowing")
    offers = try json.optional("offers")
    digitalDate = try json.optional("digitalDate")
    hadTickets = try json.optional("hadTickets")
    hadFormat = try json.optional("hadFormat")
    services = try json.optional("services")
    serviceNames = try json.optional("serviceNames")
    askedAt = try json.optional("askedAt")
  }
}

extension StoredFilm: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("movie", movie)
    writer.member("onSale", onSale)
    writer.member("showing", showing)
    writer.member("formatShowing", formatShowing)
    writer.member("offers", offers)
    writer.member("digitalDate", digitalDate)
    writer.member("hadTickets", hadTickets)
    writer.member("hadFormat", hadFormat)
    writer.member("services", services)
    writer.member("serviceNames", serviceNames)
    writer.member("askedAt", askedAt)
  }
}

/// A show of the library, and what is known of it.
struct StoredShow: Sendable, Hashable {
  /// The show's id.
  var id: EntityID
  /// Its name.
  var title: String
  /// The number of the season.
  var season: Int?
  /// The number of the episode.
  var episode: Int?
  /// The title of the episode.
  var episodeTitle: String?
  /// The day on which it is out.
  var airDate: Day?
  /// The numbers of all seasons that were ever announced.
  var seasons: [Int]?
  /// The latest episodes that are out, in order.
  var episodes: [StoredEpisode]?
  /// When TMDB was last asked; absent until then.
  var askedAt: Instant?
}

extension WatchedShow {
  init(_ stored: StoredShow) {
    self.init(id: stored.id, title: stored.title, season: stored.season, episode: stored.episode, episodeTitle: stored.episodeTitle, airDate: stored.airDate)
  }
}

extension StoredShow: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    id = try json.required("id")
    title = try json.required("title")
    season = try json.optional("season")
    episode = try json.optional("episode")
    episodeTitle = try json.optional("episodeTitle")
    airDate = try json.optional("airDate")
    seasons = try json.optional("seasons")
    episodes = try json.optional("episodes")
    askedAt = try json.optional("askedAt")
  }
}

extension StoredShow: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("title", title)
    writer.member("season", season)
    writer.member("episode", episode)
    writer.member("episodeTitle", episodeTitle)
    writer.member("airDate", airDate)
    writer.member("seasons", seasons)
    writer.member("episodes", episodes)
    writer.member("askedAt", askedAt)
  }
}

/// An episode of a show.
struct StoredEpisode: Sendable, Hashable {
  /// The number of its season.
  var season: Int
  /// The number within the season.
  var episode: Int
  /// Its title.
  var title: String?
  /// The day on which it is out.
  var airDate: Day?
}

extension StoredEpisode: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    season = try json.required("season")
    episode = try json.required("episode")
    title = try json.optional("title")
    airDate = try json.optional("airDate")
  }
}

extension StoredEpisode: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("season", season)
    writer.member("episode", episode)
    writer.member("title", title)
    writer.member("airDate", airDate)
  }
}

/// A showing.
struct StoredShowing: Sendable, Hashable {
  /// The showtime's id.
  var id: EntityID
  /// The movie's title.
  var movieTitle: String
  /// The movie's id.
  var movieId: EntityID?
  /// The theatre's id.
  var theatreId: EntityID?
  /// The theatre's name.
  var theatreName: String?
  /// The start in UTC.
  var startsAt: Instant?
  /// The start by the theatre's clock.
  var startsAtLocal: LocalTime?
  /// The auditorium's number.
  var auditorium: Int?
  /// The premium format; absent for an ordinary showing.
  var format: String?
  /// Whether it has tickets.
  var availability: ShowingAvailability
  /// When an embargo ends; only while there is one.
  var visibleAt: Instant?
  /// The URL of the page that sells its tickets.
  var purchaseUrl: String?
}

extension WatchedShowing {
  init(_ stored: StoredShowing) {
    self.init(id: stored.id, movieTitle: stored.movieTitle, movieId: stored.movieId, theatreId: stored.theatreId, theatreName: stored.theatreName, startsAt: stored.startsAt, startsAtLocal: stored.startsAtLocal, auditorium: stored.auditorium, format: stored.format, availability: stored.availability, visibleAt: stored.visibleAt, purchaseUrl: stored.purchaseUrl)
  }
}

extension StoredShowing: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    id = try json.required("id")
    movieTitle = try json.required("movieTitle")
    movieId = try json.optional("movieId")
    theatreId = try json.optional("theatreId")
    theatreName = try json.optional("theatreName")
    startsAt = try json.optional("startsAt")
    startsAtLocal = try json.optional("startsAtLocal")
    auditorium = try json.optional("auditorium")
    format = try json.optional("format")
    availability = try json.required("availability")
    visibleAt = try json.optional("visibleAt")
    purchaseUrl = try json.optional("purchaseUrl")
  }
}

extension StoredShowing: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
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

/// The free seats of a showing that meet the condition.
struct StoredSeats: Sendable, Hashable {
  /// The showing.
  var showing: StoredShowing
  /// Groups of seats, the best first, each as labels such as `E6`.
  var groups: [[String]]
  /// The number of all free seats.
  var freeSeats: Int
}

extension WatchedSeats {
  init(_ stored: StoredSeats) {
    self.init(showing: WatchedShowing(stored.showing), groups: stored.groups, freeSeats: stored.freeSeats)
  }
}

extension StoredSeats: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    showing = try json.required("showing")
    groups = try json.required("groups")
    freeSeats = try json.required("freeSeats")
  }
}

extension StoredSeats: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("showing", showing)
    writer.member("groups", groups)
    writer.member("freeSeats", freeSeats)
  }
}

/// A release of a movie.
struct StoredRelease: Sendable, Hashable {
  /// The country.
  var region: String
  /// The type, such as `theatrical`.
  var type: String
  /// The day.
  var date: Day
  /// What is special about it, such as an anniversary.
  var note: String?
}

extension WatchedRelease {
  init(_ stored: StoredRelease) {
    self.init(region: stored.region, type: stored.type, date: stored.date, note: stored.note)
  }
}

extension StoredRelease: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    region = try json.required("region")
    type = try json.required("type")
    date = try json.required("date")
    note = try json.optional("note")
  }
}

extension StoredRelease: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("region", region)
    writer.member("type", type)
    writer.member("date", date)
    writer.member("note", note)
  }
}

/// A service's offer of a movie.
struct StoredOffer: Sendable, Hashable {
  /// The country.
  var region: String
  /// On which terms the service offers it.
  var kind: WatchOfferKind
  /// The service.
  var provider: StoredService
  /// The page with the movie's offers.
  var url: String?
}

extension WatchedOffer {
  init(_ stored: StoredOffer) {
    self.init(region: stored.region, kind: stored.kind, provider: WatchedService(stored.provider), url: stored.url)
  }
}

extension StoredOffer: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    region = try json.required("region")
    kind = try json.required("kind")
    provider = try json.required("provider")
    url = try json.optional("url")
  }
}

extension StoredOffer: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("region", region)
    writer.member("kind", kind)
    writer.member("provider", provider)
    writer.member("url", url)
  }
}

/// A service that offers movies.
struct StoredService: Sendable, Hashable {
  /// The service's id.
  var id: EntityID
  /// The service's name.
  var name: String
}

extension WatchedService {
  init(_ stored: StoredService) {
    self.init(id: stored.id, name: stored.name)
  }
}

extension StoredService: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    id = try json.required("id")
    name = try json.required("name")
  }
}

extension StoredService: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
  }
}

/// Why a check failed.
struct StoredFailure: Sendable, Hashable {
  /// The error's code.
  var code: Int
  /// The error's kind.
  var kind: String
  /// The error's message.
  var message: String
}

extension WatchFailure {
  init(_ stored: StoredFailure) {
    self.init(code: stored.code, kind: stored.kind, message: stored.message)
  }
}

extension StoredFailure: JSONReadable {
  init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    code = try json.required("code")
    kind = try json.required("kind")
    message = try json.required("message")
  }
}

extension StoredFailure: JSONObjectWritable {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("code", code)
    writer.member("kind", kind)
    writer.member("message", message)
  }
}

