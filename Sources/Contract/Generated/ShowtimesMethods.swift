// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Returns one showtime. Includes ticket prices, taxes and fees where AMC gives them.
public enum ShowtimesGet: RPCMethod {
  public static let name = "showtimes/get"
  public typealias Result = Showtime

  /// The params of `showtimes/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The showtime's id.
    public var id: EntityID
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .showtime)
      call = try CallOptions(&reader)
    }
  }
}

/// Returns the seating layout of a showtime. Each seat comes with its availability.
public enum ShowtimesSeats: RPCMethod {
  public static let name = "showtimes/seats"
  public typealias Result = SeatingLayout

  /// The params of `showtimes/seats`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The showtime's id.
    public var id: EntityID
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .showtime)
      call = try CallOptions(&reader)
    }
  }
}

/// Finds the price and the best seats for a party. One call returns the total price in parts, the best free seats, a
/// map of the auditorium and the page to buy at. It doesn't book or hold anything.
public enum ShowtimesPlan: RPCMethod {
  public static let name = "showtimes/plan"
  public typealias Result = ShowtimePlan

  /// The params of `showtimes/plan`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "partySize", "rows", "seatNumbers", "frontRowsExcluded", "aisle", "accessible"] + CallOptions.parameterNames

    /// The showtime's id.
    public var id: EntityID
    /// The number of people who want to sit together; by default that of the settings, otherwise 2.
    public var partySize: Int?
    /// The preferred rows, in order of liking; by default about two thirds of the way back. If no seats are free there,
    /// the closest ones are returned, with unmet. A row that the auditorium does not have is refused with -32602 and
    /// those that it has.
    public var rows: SeatRowWishes?
    /// The preferred numbers of the seats. If none are free there, the closest ones are returned.
    public var seatNumbers: SeatNumbers?
    /// How many rows at the screen are to be avoided. If no other seats are free, they are returned all the same.
    public var frontRowsExcluded: Int?
    /// True to prefer a seat at an aisle. If none is free, other seats are returned.
    public var aisle: Bool
    /// True if one person uses a wheelchair: each group then has one wheelchair place, with companion and other seats
    /// beside it. Otherwise wheelchair places and companion seats are not offered.
    public var accessible: Bool
    public var call: CallOptions

    public init(id: EntityID, partySize: Int? = nil, rows: SeatRowWishes? = nil, seatNumbers: SeatNumbers? = nil, frontRowsExcluded: Int? = nil, aisle: Bool = false, accessible: Bool = false, call: CallOptions = CallOptions()) {
      self.id = id
      self.partySize = partySize
      self.rows = rows
      self.seatNumbers = seatNumbers
      self.frontRowsExcluded = frontRowsExcluded
      self.aisle = aisle
      self.accessible = accessible
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .showtime)
      partySize = reader.given("partySize", .range(1...20))
      rows = reader.given("rows")
      seatNumbers = reader.given("seatNumbers")
      frontRowsExcluded = reader.given("frontRowsExcluded", .range(1...50))
      aisle = reader.given("aisle") ?? false
      accessible = reader.given("accessible") ?? false
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension ShowtimesPlan.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("partySize", partySize)
    writer.member("rows", rows)
    writer.member("seatNumbers", seatNumbers)
    writer.member("frontRowsExcluded", frontRowsExcluded)
    writer.member("aisle", aisle)
    writer.member("accessible", accessible)
    call.writeMembers(to: &writer)
  }
}

/// Lists the showtimes of a theatre. Lists those of one day, or all upcoming ones if there is no date. A day without
/// showtimes is an empty list.
public enum ShowtimesAtTheatre: CodedMethod {
  public static let name = "showtimes/atTheatre"
  public typealias Result = ListResult<Showtime>

  /// The params of `showtimes/atTheatre`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["theatreId", "date", "movie", "year", "movieId", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The theatre's id.
    public var theatreId: EntityID
    /// The day, by the theatre's local time; if absent, all upcoming showtimes are listed.
    public var date: DayWord?
    /// The movie's title. Films of exactly this title are listed, in any spelling and version; if there are none, those
    /// whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
    public var movie: Query?
    /// The year of the first release of the film that movie names. The year may also stand in brackets at the end of
    /// movie.
    public var year: Int?
    /// The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to all of AMC's entries of the
    /// film: dubbed, subtitled, in 3D.
    public var movieId: EntityID?
    /// The codes or names of attributes to require, from reference/attributes; attributeOperator combines them.
    public var includeAttributes: [Code]?
    /// The codes or names of attributes to exclude, from reference/attributes.
    public var excludeAttributes: [Code]?
    /// Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
    public var attributeOperator: AttributeOperator?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      theatreId = try reader.required("theatreId", of: .theatre)
      date = reader.given("date")
      movie = reader.given("movie", .length(1...200))
      year = reader.given("year", .range(1870...2200))
      movieId = reader.given("movieId", of: .movie)
      includeAttributes = reader.given("includeAttributes", .count(1...50))
      excludeAttributes = reader.given("excludeAttributes", .count(1...50))
      attributeOperator = reader.given("attributeOperator")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.require(["movie": movie != nil], with: ["year": year != nil])
    }
  }
}

extension ShowtimesAtTheatre.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await codes.resolve(&includeAttributes, "includeAttributes", of: .attributes)
    try await codes.resolve(&excludeAttributes, "excludeAttributes", of: .attributes)
  }
}

/// Lists one day's showtimes around a place. The day is that of each theatre's local time. Only AMC theatres are
/// listed.
public enum ShowtimesNear: CodedMethod {
  public static let name = "showtimes/near"
  public typealias Result = ListResult<Showtime>

  /// The params of `showtimes/near`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["date", "latitude", "longitude", "radiusKilometres", "movie", "year", "movieId", "city", "state", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The day, by each theatre's local time.
    public var date: DayWord
    /// The latitude of the place, positive to the north. In degrees.
    public var latitude: Double
    /// The longitude of the place, positive to the east. In degrees.
    public var longitude: Double
    /// The greatest distance of a theatre from the place; if absent, AMC decides. In kilometres.
    public var radiusKilometres: Double?
    /// The movie's title. Films of exactly this title are listed, in any spelling and version; if there are none, those
    /// whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
    public var movie: Query?
    /// The year of the first release of the film that movie names. The year may also stand in brackets at the end of
    /// movie.
    public var year: Int?
    /// The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to all of AMC's entries of the
    /// film: dubbed, subtitled, in 3D.
    public var movieId: EntityID?
    /// The city of the theatres to list.
    public var city: Query?
    /// The state of the theatres to list: its two-letter code or its name.
    public var state: Code?
    /// The codes or names of attributes to require, from reference/attributes; attributeOperator combines them.
    public var includeAttributes: [Code]?
    /// The codes or names of attributes to exclude, from reference/attributes.
    public var excludeAttributes: [Code]?
    /// Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
    public var attributeOperator: AttributeOperator?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      date = try reader.required("date")
      latitude = try reader.required("latitude", .range(-90...90))
      longitude = try reader.required("longitude", .range(-180...180))
      radiusKilometres = reader.given("radiusKilometres", .range(0.1...20000))
      movie = reader.given("movie", .length(1...200))
      year = reader.given("year", .range(1870...2200))
      movieId = reader.given("movieId", of: .movie)
      city = reader.given("city", .length(1...100))
      state = reader.given("state")
      includeAttributes = reader.given("includeAttributes", .count(1...50))
      excludeAttributes = reader.given("excludeAttributes", .count(1...50))
      attributeOperator = reader.given("attributeOperator")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.require(["movie": movie != nil], with: ["year": year != nil])
    }
  }
}

extension ShowtimesNear.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await codes.resolve(&state, "state", of: .states)
    try await codes.resolve(&includeAttributes, "includeAttributes", of: .attributes)
    try await codes.resolve(&excludeAttributes, "excludeAttributes", of: .attributes)
  }
}

/// Lists what is on at a place on one day or several, by movie. Asks the theatres at the place side by side. A movie's
/// row has its showings at all of them, so the pages begin when the last has answered. A stream that begins with page 1
/// gets partials before: each movie with its showings at the theatres that have answered so far, and again whenever
/// more is known of it. No showing of a partial is taken back; the pages have all of them. Of several days, partials
/// have the first one on which something is on. Several days are asked for one after the other, and with groupBy day a
/// stream gets the pages of a day before the next ones are known, the totals with the last; a film by its id is asked
/// for on all days at once. A later page keeps the order of the first one for ten minutes, so that showings that are
/// added meanwhile shift no row over the end of a page that was read. Each showing has its theatre, local time, format,
/// price for the party and availability, so that no second call is needed to decide. Pages say which place and which
/// day were understood. A place that AMC doesn't have is -32012; words beside the place, such as a format, are -32602,
/// and the hint has the arguments to send. A theatre that fails is named in faults, and the others' showings are given.
/// Auditoriums for private rental are left out.
public enum ShowtimesWhatsOn: CodedMethod {
  public static let name = "showtimes/whatsOn"
  public typealias Result = ListResult<MovieShowings>

  /// The params of `showtimes/whatsOn`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["place", "latitude", "longitude", "theatreId", "radiusKilometres", "date", "untilDate", "days", "timeOfDay", "groupBy", "theatreIds", "seatsTogether", "after", "before", "movie", "year", "movieId", "format", "maximumMinutes", "genres", "genreOperator", "maximumCertification", "partySize", "sortBy", "includeStarted", "includeDetails", "library", "minimumMinutes", "years", "tags", "tagOperator", "personIds", "collectionId", "originCountry", "originalLanguage", "on"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Only showings that start in this part of each day, in place of after and before.
    public var timeOfDay: TimeOfDay?
    /// Whether a row is a movie with its showings on all days, in order of time, or a movie of one day, the days in
    /// order.
    public var groupBy: ProgrammeGroup
    /// Only showings with so many free seats side by side, for which AMC is asked for the seats of each showing. The
    /// pages are those of the same call without it: of a page's showings, in the order of sortBy, the seats of the
    /// first 60 are asked for, and the others are left out and counted in seatsUnasked. A page may be short or empty
    /// while there is a nextPage, and totals are left out.
    public var seatsTogether: Int?
    /// Only showings that start at this time or later, by the clock of the place.
    public var after: ClockTime?
    /// Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later
    /// than all others, and a time before 06:00 is after midnight.
    public var before: ClockTime?
    /// The movie's title. Films of exactly this title are listed, in any spelling and version; if there are none, those
    /// whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
    public var movie: Query?
    /// The year of the first release of the film that movie names. The year may also stand in brackets at the end of
    /// movie.
    public var year: Int?
    /// Only this movie.
    public var movieId: EntityID?
    /// Only showings with this format or attribute, or with one of several.
    public var format: Formats?
    /// Only movies that run at most so long. A movie whose running time AMC doesn't give is left out. In minutes.
    public var maximumMinutes: Int?
    /// Only movies of these genres, by name or id. They are those of TMDB; a movie whose genres aren't known is left
    /// out and counted in unknownCount.
    public var genres: [Code]?
    /// Whether a movie must have all of genres, or one is enough.
    public var genreOperator: FilterOperator
    /// Only movies with at most this age rating. A movie without a known one is left out and counted in unknownCount.
    public var maximumCertification: UnitedStatesCertification?
    /// The number of people, for the total price; by default that of the settings, otherwise 1.
    public var partySize: Int?
    /// The order of the movies.
    public var sortBy: WhatsOnSort
    /// Whether to include showings that have begun.
    public var includeStarted: Bool
    /// Whether to add to each movie its year, rating, genres and overview, for which each movie on the page is asked
    /// for by itself.
    public var includeDetails: Bool
    /// Only movies of the user's library: those that are wanted, or all that the user hasn't seen. All movies of the
    /// day are then looked up before the first row, since an entry may have only TMDB's id; one that can't be looked up
    /// is known by AMC's id alone. Of a movie that the library doesn't have, filters go by what both providers say of
    /// it. Totals count the movies that are left.
    public var library: LibraryChoice?
    /// With library: only what runs at least so long; of a show, an episode. In minutes.
    public var minimumMinutes: Int?
    /// With library: only what was released in a year, in a range of years, or in one of several.
    public var years: OneOrMore<YearRange>?
    /// With library: only what has these tags, of which library/tags has the list. A tag that no entry has is refused.
    public var tags: [String]?
    /// With library: whether all of tags are needed or one is enough.
    public var tagOperator: FilterOperator
    /// With library: the ids of people who must all have directed it or be in the main cast.
    public var personIds: [EntityID]?
    /// With library: the id of the collection that a film must belong to.
    public var collectionId: EntityID?
    /// With library: the countries that it comes from; one is enough.
    public var originCountry: [Region]?
    /// With library: the language that it was made in; of several, one is enough.
    public var originalLanguage: OneOrMore<Language>?
    /// With library and mine, only what one of the services that services/set has includes in the subscription, free or
    /// with advertisements. Refused if no services are set.
    public var on: ServiceSelection?
    public var location: PlaceOptions
    public var dates: DayOptions
    public var list: ListOptions
    public var call: CallOptions

    public init(timeOfDay: TimeOfDay? = nil, groupBy: ProgrammeGroup = .movie, seatsTogether: Int? = nil, after: ClockTime? = nil, before: ClockTime? = nil, movie: Query? = nil, year: Int? = nil, movieId: EntityID? = nil, format: Formats? = nil, maximumMinutes: Int? = nil, genres: [Code]? = nil, genreOperator: FilterOperator = .and, maximumCertification: UnitedStatesCertification? = nil, partySize: Int? = nil, sortBy: WhatsOnSort = .start, includeStarted: Bool = false, includeDetails: Bool = true, library: LibraryChoice? = nil, minimumMinutes: Int? = nil, years: OneOrMore<YearRange>? = nil, tags: [String]? = nil, tagOperator: FilterOperator = .or, personIds: [EntityID]? = nil, collectionId: EntityID? = nil, originCountry: [Region]? = nil, originalLanguage: OneOrMore<Language>? = nil, on: ServiceSelection? = nil, location: PlaceOptions = PlaceOptions(), dates: DayOptions = DayOptions(), list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.timeOfDay = timeOfDay
      self.groupBy = groupBy
      self.seatsTogether = seatsTogether
      self.after = after
      self.before = before
      self.movie = movie
      self.year = year
      self.movieId = movieId
      self.format = format
      self.maximumMinutes = maximumMinutes
      self.genres = genres
      self.genreOperator = genreOperator
      self.maximumCertification = maximumCertification
      self.partySize = partySize
      self.sortBy = sortBy
      self.includeStarted = includeStarted
      self.includeDetails = includeDetails
      self.library = library
      self.minimumMinutes = minimumMinutes
      self.years = years
      self.tags = tags
      self.tagOperator = tagOperator
      self.personIds = personIds
      self.collectionId = collectionId
      self.originCountry = originCountry
      self.originalLanguage = originalLanguage
      self.on = on
      self.location = location
      self.dates = dates
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      timeOfDay = reader.given("timeOfDay")
      groupBy = reader.given("groupBy") ?? .movie
      seatsTogether = reader.given("seatsTogether", .range(1...20))
      after = reader.given("after")
      before = reader.given("before")
      movie = reader.given("movie", .length(1...200))
      year = reader.given("year", .range(1870...2200))
      movieId = reader.given("movieId", of: .movie)
      format = reader.given("format")
      maximumMinutes = reader.given("maximumMinutes", .range(1...1440))
      genres = reader.given("genres", .count(1...20))
      genreOperator = reader.given("genreOperator") ?? .and
      maximumCertification = reader.given("maximumCertification")
      partySize = reader.given("partySize", .range(1...20))
      sortBy = reader.given("sortBy") ?? .start
      includeStarted = reader.given("includeStarted") ?? false
      includeDetails = reader.given("includeDetails") ?? true
      library = reader.given("library")
      minimumMinutes = reader.given("minimumMinutes", .range(1...100000))
      years = reader.given("years")
      tags = reader.given("tags", .count(1...20), .each(.length(1...200)))
      tagOperator = reader.given("tagOperator") ?? .or
      personIds = reader.given("personIds", each: .person, .count(1...20))
      collectionId = reader.given("collectionId", of: .collection)
      originCountry = reader.given("originCountry", .count(1...20))
      originalLanguage = reader.given("originalLanguage")
      on = reader.given("on")
      location = try PlaceOptions(&reader)
      dates = try DayOptions(&reader)
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.atMostOne(of: ["place": location.place != nil, "theatreId": location.theatreId != nil, "latitude": location.latitude != nil, "theatreIds": location.theatreIds != nil])
      try reader.atMostOne(of: ["movie": movie != nil, "movieId": movieId != nil])
      try reader.atMostOne(of: ["untilDate": dates.untilDate != nil, "days": dates.days != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "after": after != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "before": before != nil])
      try reader.require(["movie": movie != nil], with: ["year": year != nil])
      try reader.require(["library": library != nil], with: ["minimumMinutes": minimumMinutes != nil])
      try reader.require(["library": library != nil], with: ["years": years != nil])
      try reader.require(["library": library != nil], with: ["tags": tags != nil])
      try reader.require(["library": library != nil], with: ["personIds": personIds != nil])
      try reader.require(["library": library != nil], with: ["collectionId": collectionId != nil])
      try reader.require(["library": library != nil], with: ["originCountry": originCountry != nil])
      try reader.require(["library": library != nil], with: ["originalLanguage": originalLanguage != nil])
      try reader.require(["library": library != nil], with: ["on": on != nil])
      try reader.require(["longitude": location.longitude != nil], with: ["latitude": location.latitude != nil])
      try reader.require(["latitude": location.latitude != nil], with: ["longitude": location.longitude != nil])
    }
  }
}

extension ShowtimesWhatsOn.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await codes.resolve(&genres, "genres", of: .genres)
    try await codes.resolve(&originCountry, "originCountry", of: .countries)
    try await codes.resolve(&originalLanguage, "originalLanguage", of: .languages)
  }
}

extension ShowtimesWhatsOn.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("timeOfDay", timeOfDay)
    writer.member("groupBy", groupBy)
    writer.member("seatsTogether", seatsTogether)
    writer.member("after", after)
    writer.member("before", before)
    writer.member("movie", movie)
    writer.member("year", year)
    writer.member("movieId", movieId)
    writer.member("format", format)
    writer.member("maximumMinutes", maximumMinutes)
    writer.member("genres", genres)
    writer.member("genreOperator", genreOperator)
    writer.member("maximumCertification", maximumCertification)
    writer.member("partySize", partySize)
    writer.member("sortBy", sortBy)
    writer.member("includeStarted", includeStarted)
    writer.member("includeDetails", includeDetails)
    writer.member("library", library)
    writer.member("minimumMinutes", minimumMinutes)
    writer.member("years", years)
    writer.member("tags", tags)
    writer.member("tagOperator", tagOperator)
    writer.member("personIds", personIds)
    writer.member("collectionId", collectionId)
    writer.member("originCountry", originCountry)
    writer.member("originalLanguage", originalLanguage)
    writer.member("on", on)
    location.writeMembers(to: &writer)
    dates.writeMembers(to: &writer)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Returns the next showtime of a movie at a theatre. Returns the first one that is still to come.
public enum ShowtimesEarliest: RPCMethod {
  public static let name = "showtimes/earliest"
  public typealias Result = Showtime

  /// The params of `showtimes/earliest`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["theatreId", "movieId"] + CallOptions.parameterNames

    /// The theatre's id.
    public var theatreId: EntityID
    /// The movie's id. A TMDB or IMDb id is matched to all of AMC's entries of the film: dubbed, subtitled, in 3D.
    public var movieId: EntityID
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      theatreId = try reader.required("theatreId", of: .theatre)
      movieId = try reader.required("movieId", of: .movie)
      call = try CallOptions(&reader)
    }
  }
}

