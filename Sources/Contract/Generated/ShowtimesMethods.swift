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
      partySize = try reader.optional("partySize", .range(1...20))
      rows = try reader.optional("rows")
      seatNumbers = try reader.optional("seatNumbers")
      frontRowsExcluded = try reader.optional("frontRowsExcluded", .range(1...50))
      aisle = try reader.optional("aisle") ?? false
      accessible = try reader.optional("accessible") ?? false
      call = try CallOptions(&reader)
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
    /// The year of the first release of the film that movie names; ignored without movie. The year may also stand in
    /// brackets at the end of movie.
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
      date = try reader.optional("date")
      movie = try reader.optional("movie", .length(1...200))
      year = try reader.optional("year", .range(1870...2200))
      movieId = try reader.optional("movieId", of: .movie)
      includeAttributes = try reader.optional("includeAttributes", .count(1...50))
      excludeAttributes = try reader.optional("excludeAttributes", .count(1...50))
      attributeOperator = try reader.optional("attributeOperator")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
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
    /// The year of the first release of the film that movie names; ignored without movie. The year may also stand in
    /// brackets at the end of movie.
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
      radiusKilometres = try reader.optional("radiusKilometres", .range(0.1...20000))
      movie = try reader.optional("movie", .length(1...200))
      year = try reader.optional("year", .range(1870...2200))
      movieId = try reader.optional("movieId", of: .movie)
      city = try reader.optional("city", .length(1...100))
      state = try reader.optional("state")
      includeAttributes = try reader.optional("includeAttributes", .count(1...50))
      excludeAttributes = try reader.optional("excludeAttributes", .count(1...50))
      attributeOperator = try reader.optional("attributeOperator")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
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

    /// A city ("Olathe, KS"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a theatre's id, or
    /// coordinates ("40.75,-73.98"). By default the place of the settings; without one, exactly one of place, theatreId
    /// and latitude is required.
    public var place: Query?
    /// Degrees north of the equator, in place of a name. In degrees.
    public var latitude: Double?
    /// Degrees east of Greenwich. In degrees.
    public var longitude: Double?
    /// A theatre's id, in place of a name.
    public var theatreId: EntityID?
    /// The greatest distance of a theatre from the place; 40 if left out. In kilometres.
    public var radiusKilometres: Double?
    /// The day or the days, by the clock of the place; today if left out. tonight is today from 17:00 on. after, before
    /// and timeOfDay hold for each day.
    public var date: DaysWord?
    /// The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
    public var untilDate: DayWord?
    /// The number of days from date on, in place of untilDate.
    public var days: Int?
    /// Only showings that start in this part of each day, in place of after and before.
    public var timeOfDay: TimeOfDay?
    /// Whether a row is a movie with its showings on all days, in order of time, or a movie of one day, the days in
    /// order.
    public var groupBy: ProgrammeGroup
    /// The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres
    /// then has no meaning.
    public var theatreIds: [EntityID]?
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
    /// The year of the first release of the film that movie names; ignored without movie. The year may also stand in
    /// brackets at the end of movie.
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
    public var list: ListOptions
    public var call: CallOptions

    public init(place: Query? = nil, latitude: Double? = nil, longitude: Double? = nil, theatreId: EntityID? = nil, radiusKilometres: Double? = nil, date: DaysWord? = nil, untilDate: DayWord? = nil, days: Int? = nil, timeOfDay: TimeOfDay? = nil, groupBy: ProgrammeGroup = .movie, theatreIds: [EntityID]? = nil, seatsTogether: Int? = nil, after: ClockTime? = nil, before: ClockTime? = nil, movie: Query? = nil, year: Int? = nil, movieId: EntityID? = nil, format: Formats? = nil, maximumMinutes: Int? = nil, genres: [Code]? = nil, genreOperator: FilterOperator = .and, maximumCertification: UnitedStatesCertification? = nil, partySize: Int? = nil, sortBy: WhatsOnSort = .start, includeStarted: Bool = false, includeDetails: Bool = true, library: LibraryChoice? = nil, minimumMinutes: Int? = nil, years: OneOrMore<YearRange>? = nil, tags: [String]? = nil, tagOperator: FilterOperator = .or, personIds: [EntityID]? = nil, collectionId: EntityID? = nil, originCountry: [Region]? = nil, originalLanguage: OneOrMore<Language>? = nil, on: ServiceSelection? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.place = place
      self.latitude = latitude
      self.longitude = longitude
      self.theatreId = theatreId
      self.radiusKilometres = radiusKilometres
      self.date = date
      self.untilDate = untilDate
      self.days = days
      self.timeOfDay = timeOfDay
      self.groupBy = groupBy
      self.theatreIds = theatreIds
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
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      place = try reader.optional("place")
      latitude = try reader.optional("latitude", .range(-90...90))
      longitude = try reader.optional("longitude", .range(-180...180))
      theatreId = try reader.optional("theatreId", of: .theatre)
      radiusKilometres = try reader.optional("radiusKilometres", .range(0.1...500))
      date = try reader.optional("date")
      untilDate = try reader.optional("untilDate")
      days = try reader.optional("days", .range(1...14))
      timeOfDay = try reader.optional("timeOfDay")
      groupBy = try reader.optional("groupBy") ?? .movie
      theatreIds = try reader.optional("theatreIds", each: .theatre, .count(1...20))
      seatsTogether = try reader.optional("seatsTogether", .range(1...20))
      after = try reader.optional("after")
      before = try reader.optional("before")
      movie = try reader.optional("movie", .length(1...200))
      year = try reader.optional("year", .range(1870...2200))
      movieId = try reader.optional("movieId", of: .movie)
      format = try reader.optional("format")
      maximumMinutes = try reader.optional("maximumMinutes", .range(1...1440))
      genres = try reader.optional("genres", .count(1...20))
      genreOperator = try reader.optional("genreOperator") ?? .and
      maximumCertification = try reader.optional("maximumCertification")
      partySize = try reader.optional("partySize", .range(1...20))
      sortBy = try reader.optional("sortBy") ?? .start
      includeStarted = try reader.optional("includeStarted") ?? false
      includeDetails = try reader.optional("includeDetails") ?? true
      library = try reader.optional("library")
      minimumMinutes = try reader.optional("minimumMinutes", .range(1...100000))
      years = try reader.optional("years")
      tags = try reader.optional("tags", .count(1...20), .each(.length(1...200)))
      tagOperator = try reader.optional("tagOperator") ?? .or
      personIds = try reader.optional("personIds", each: .person, .count(1...20))
      collectionId = try reader.optional("collectionId", of: .collection)
      originCountry = try reader.optional("originCountry", .count(1...20))
      originalLanguage = try reader.optional("originalLanguage")
      on = try reader.optional("on")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.atMostOne(of: ["place": place != nil, "theatreId": theatreId != nil, "latitude": latitude != nil, "theatreIds": theatreIds != nil])
      try reader.atMostOne(of: ["movie": movie != nil, "movieId": movieId != nil])
      try reader.atMostOne(of: ["untilDate": untilDate != nil, "days": days != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "after": after != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "before": before != nil])
      try reader.require(["library": library != nil], with: ["minimumMinutes": minimumMinutes != nil])
      try reader.require(["library": library != nil], with: ["years": years != nil])
      try reader.require(["library": library != nil], with: ["tags": tags != nil])
      try reader.require(["library": library != nil], with: ["personIds": personIds != nil])
      try reader.require(["library": library != nil], with: ["collectionId": collectionId != nil])
      try reader.require(["library": library != nil], with: ["originCountry": originCountry != nil])
      try reader.require(["library": library != nil], with: ["originalLanguage": originalLanguage != nil])
      try reader.require(["library": library != nil], with: ["on": on != nil])
      try reader.require(["longitude": longitude != nil], with: ["latitude": latitude != nil])
      try reader.require(["latitude": latitude != nil], with: ["longitude": longitude != nil])
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
    writer.member("place", place)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("theatreId", theatreId)
    writer.member("radiusKilometres", radiusKilometres)
    writer.member("date", date)
    writer.member("untilDate", untilDate)
    writer.member("days", days)
    writer.member("timeOfDay", timeOfDay)
    writer.member("groupBy", groupBy)
    writer.member("theatreIds", theatreIds)
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

