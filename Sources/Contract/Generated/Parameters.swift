// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The parameters that every call takes.
public struct CallOptions: ParameterReadable, Sendable, Hashable {
  public static let parameterNames: [String] = ["timeoutMilliseconds", "cache", "language", "region", "verbatim", "presentation"]

  /// The time limit for the whole call, from when it is read: waiting, all upstream requests and their retries. After
  /// it the call fails with timedOut. In milliseconds.
  public var timeoutMilliseconds: Int
  /// How the answer may use cached responses.
  public var cache: CacheOption
  /// The language of the answer's texts; by default the one given to initialize, otherwise TMDB's default, American
  /// English. A text without a translation is in English, or else in the original language, and named in untranslated.
  public var language: Language?
  /// The country whose release dates, certifications and offers count; by default the one given to initialize.
  public var region: Region?
  /// False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and pixabay, which
  /// are half of many answers.
  public var verbatim: Bool
  /// True to get the answer, its pages and its other parts also ready to be shown, as their member presentation.
  public var presentation: Bool?

  public init(timeoutMilliseconds: Int = 30000, cache: CacheOption = .default, language: Language? = nil, region: Region? = nil, verbatim: Bool = true, presentation: Bool? = nil) {
    self.timeoutMilliseconds = timeoutMilliseconds
    self.cache = cache
    self.language = language
    self.region = region
    self.verbatim = verbatim
    self.presentation = presentation
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    timeoutMilliseconds = reader.given("timeoutMilliseconds", .range(1...600000)) ?? 30000
    cache = reader.given("cache") ?? .default
    language = reader.given("language")
    region = reader.given("region")
    verbatim = reader.given("verbatim") ?? true
    presentation = reader.given("presentation")
    try reader.finish()
  }
}

extension CallOptions {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("timeoutMilliseconds", timeoutMilliseconds)
    writer.member("cache", cache)
    writer.member("language", language)
    writer.member("region", region)
    writer.member("verbatim", verbatim)
    writer.member("presentation", presentation)
  }
}

/// The params of a method that takes none of its own.
public struct PlainCallParameters: CallParameters, Sendable, Hashable {
  public static let parameterNames: [String] = CallOptions.parameterNames

  public var call: CallOptions

  public init(call: CallOptions = CallOptions()) {
    self.call = call
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    call = try CallOptions(&reader)
  }
}

extension PlainCallParameters: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    call.writeMembers(to: &writer)
  }
}

/// The parameters that every list method takes.
public struct ListOptions: ParameterReadable, Sendable, Hashable {
  public static let parameterNames: [String] = ["page", "pageSize", "limit", "maxPages", "seen"]

  /// The number of the page to return, or to start streaming from; the first is 1.
  public var page: Int
  /// The number of rows per page.
  public var pageSize: Int
  /// The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below pageSize becomes
  /// the page size, so that nextPage continues with the next row.
  public var limit: Int?
  /// The maximum number of pages to stream; if absent, all. It has no effect without a partialResultToken.
  public var maxPages: Int?
  /// Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows left out are
  /// counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that a page may be short or
  /// empty, and limit counts the rows given. Refused with -32602 by lists of other things.
  public var seen: SeenOption?

  public init(page: Int = 1, pageSize: Int = 20, limit: Int? = nil, maxPages: Int? = nil, seen: SeenOption? = nil) {
    self.page = page
    self.pageSize = pageSize
    self.limit = limit
    self.maxPages = maxPages
    self.seen = seen
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    page = reader.given("page", .range(1...1000000000)) ?? 1
    pageSize = reader.given("pageSize", .range(1...100)) ?? 20
    limit = reader.given("limit", .range(1...1000000000))
    maxPages = reader.given("maxPages", .range(1...1000000000))
    seen = reader.given("seen")
    try reader.finish()
  }
}

extension ListOptions {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("page", page)
    writer.member("pageSize", pageSize)
    writer.member("limit", limit)
    writer.member("maxPages", maxPages)
    writer.member("seen", seen)
  }
}

/// The params of a method that takes none of its own.
public struct PlainListParameters: ListParameters, Sendable, Hashable {
  public static let parameterNames: [String] = ListOptions.parameterNames + CallOptions.parameterNames

  public var list: ListOptions
  public var call: CallOptions

  public init(list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
    self.list = list
    self.call = call
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    list = try ListOptions(&reader)
    call = try CallOptions(&reader)
  }
}

extension PlainListParameters: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Which films and shows of the library are meant.
public struct FilmFilters: ParameterReadable, Sendable, Hashable {
  public static let parameterNames: [String] = ["genres", "genreOperator", "minimumMinutes", "maximumMinutes", "years", "tags", "tagOperator", "personIds", "collectionId", "originCountry", "originalLanguage", "maximumCertification", "on"]

  /// Only films and shows of these genres, by name or id, of reference/genres.
  public var genres: [Code]?
  /// Whether all of genres are needed or one is enough.
  public var genreOperator: FilterOperator
  /// Only what runs at least so long; of a show, an episode. In minutes.
  public var minimumMinutes: Int?
  /// Only what runs at most so long; of a show, an episode. In minutes.
  public var maximumMinutes: Int?
  /// Only what was released in a year, in a range of years, or in one of several.
  public var years: OneOrMore<YearRange>?
  /// Only what has these tags, of which library/tags has the list. A tag that no entry has is refused.
  public var tags: [String]?
  /// Whether all of tags are needed or one is enough.
  public var tagOperator: FilterOperator
  /// The ids of people who must all have directed it or be in the main cast.
  public var personIds: [EntityID]?
  /// The id of the collection that a film must belong to.
  public var collectionId: EntityID?
  /// The countries that it comes from; one is enough.
  public var originCountry: [Region]?
  /// The language that it was made in; of several, one is enough.
  public var originalLanguage: OneOrMore<Language>?
  /// Only films with at most this age rating of the region, or of the United States without one, as
  /// reference/certifications lists them.
  public var maximumCertification: String?
  /// With mine, only what one of the services that services/set has includes in the subscription, free or with
  /// advertisements. TMDB is asked for what it hasn't said within a day. What is left out is counted in hidden. Refused
  /// if no services are set.
  public var on: ServiceSelection?

  public init(genres: [Code]? = nil, genreOperator: FilterOperator = .and, minimumMinutes: Int? = nil, maximumMinutes: Int? = nil, years: OneOrMore<YearRange>? = nil, tags: [String]? = nil, tagOperator: FilterOperator = .or, personIds: [EntityID]? = nil, collectionId: EntityID? = nil, originCountry: [Region]? = nil, originalLanguage: OneOrMore<Language>? = nil, maximumCertification: String? = nil, on: ServiceSelection? = nil) {
    self.genres = genres
    self.genreOperator = genreOperator
    self.minimumMinutes = minimumMinutes
    self.maximumMinutes = maximumMinutes
    self.years = years
    self.tags = tags
    self.tagOperator = tagOperator
    self.personIds = personIds
    self.collectionId = collectionId
    self.originCountry = originCountry
    self.originalLanguage = originalLanguage
    self.maximumCertification = maximumCertification
    self.on = on
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    genres = reader.given("genres", .count(1...20))
    genreOperator = reader.given("genreOperator") ?? .and
    minimumMinutes = reader.given("minimumMinutes", .range(1...100000))
    maximumMinutes = reader.given("maximumMinutes", .range(1...100000))
    years = reader.given("years")
    tags = reader.given("tags", .count(1...20), .each(.length(1...200)))
    tagOperator = reader.given("tagOperator") ?? .or
    personIds = reader.given("personIds", each: .person, .count(1...20))
    collectionId = reader.given("collectionId", of: .collection)
    originCountry = reader.given("originCountry", .count(1...20))
    originalLanguage = reader.given("originalLanguage")
    maximumCertification = reader.given("maximumCertification", .length(0...20))
    on = reader.given("on")
    try reader.finish()
  }
}

extension FilmFilters {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("genres", genres)
    writer.member("genreOperator", genreOperator)
    writer.member("minimumMinutes", minimumMinutes)
    writer.member("maximumMinutes", maximumMinutes)
    writer.member("years", years)
    writer.member("tags", tags)
    writer.member("tagOperator", tagOperator)
    writer.member("personIds", personIds)
    writer.member("collectionId", collectionId)
    writer.member("originCountry", originCountry)
    writer.member("originalLanguage", originalLanguage)
    writer.member("maximumCertification", maximumCertification)
    writer.member("on", on)
  }
}

extension FilmFilters: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await codes.resolve(&genres, "genres", of: .genres)
    try await codes.resolve(&originCountry, "originCountry", of: .countries)
    try await codes.resolve(&originalLanguage, "originalLanguage", of: .languages)
  }
}

/// Which theatres are meant: those near a place, or named ones.
public struct PlaceOptions: ParameterReadable, Sendable, Hashable {
  public static let parameterNames: [String] = ["place", "latitude", "longitude", "theatreId", "theatreIds", "radiusKilometres"]

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
  /// The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then
  /// has no meaning.
  public var theatreIds: [EntityID]?
  /// The greatest distance of a theatre from the place; 40 if left out. In kilometres.
  public var radiusKilometres: Double?

  public init(place: Query? = nil, latitude: Double? = nil, longitude: Double? = nil, theatreId: EntityID? = nil, theatreIds: [EntityID]? = nil, radiusKilometres: Double? = nil) {
    self.place = place
    self.latitude = latitude
    self.longitude = longitude
    self.theatreId = theatreId
    self.theatreIds = theatreIds
    self.radiusKilometres = radiusKilometres
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    place = reader.given("place")
    latitude = reader.given("latitude", .range(-90...90))
    longitude = reader.given("longitude", .range(-180...180))
    theatreId = reader.given("theatreId", of: .theatre)
    theatreIds = reader.given("theatreIds", each: .theatre, .count(1...20))
    radiusKilometres = reader.given("radiusKilometres", .range(0.1...500))
    try reader.finish()
  }
}

extension PlaceOptions {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("place", place)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("theatreId", theatreId)
    writer.member("theatreIds", theatreIds)
    writer.member("radiusKilometres", radiusKilometres)
  }
}

/// Which days are meant.
public struct DayOptions: ParameterReadable, Sendable, Hashable {
  public static let parameterNames: [String] = ["date", "untilDate", "days"]

  /// The day or the days, by the clock of the place; tonight, from 17:00 on, if left out. after, before and timeOfDay
  /// hold for each day.
  public var date: DaysWord?
  /// The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
  public var untilDate: DayWord?
  /// The number of days from date on, in place of untilDate.
  public var days: Int?

  public init(date: DaysWord? = nil, untilDate: DayWord? = nil, days: Int? = nil) {
    self.date = date
    self.untilDate = untilDate
    self.days = days
  }

  public init(_ reader: inout ParameterReader) throws(RPCError) {
    date = reader.given("date")
    untilDate = reader.given("untilDate")
    days = reader.given("days", .range(1...14))
    try reader.finish()
  }
}

extension DayOptions {
  func writeMembers(to writer: inout JSONWriter) {
    writer.member("date", date)
    writer.member("untilDate", untilDate)
    writer.member("days", days)
  }
}

