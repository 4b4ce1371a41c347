// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Lists where the films that the user wants to see are shown tonight. Joins the wanted films of the library, as far as
/// the filters want them (with tags also those with tags alone), with the showings near a place, with the user's
/// services (services/set), and with the days that are announced. A film has its showings with the total for the party
/// and their availability, offers of the user's services in the country of the call, or else its nextDate; of some
/// films nothing is known. A show that is wanted or begun has its nextEpisode, if that is out by then and a service of
/// the user's has the show; without services every such show is listed. The films that are shown come first, in the
/// order of their first showings, then those on the user's services, then the others by their next date. AMC is asked
/// for its programme once, and TMDB at most once for each film, for nothing that is kept, and at its rate. A stream has
/// the films that are shown on its first pages, and the others as they are found; without a partialResultToken all are
/// asked for before the answer. If AMC can't be asked, or has no theatre near, the other films are listed all the same,
/// and faults or message say so. Requests stay out of the log, the suggestions and what machines share, since they name
/// what is in the library.
public enum LibraryTonight: CodedMethod {
  public static let name = "library/tonight"
  public typealias Result = ListResult<MovieShowings>

  /// The params of `library/tonight`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["place", "latitude", "longitude", "theatreId", "radiusKilometres", "date", "untilDate", "days", "timeOfDay", "theatreIds", "after", "before", "partySize", "genres", "genreOperator", "minimumMinutes", "maximumMinutes", "years", "tags", "tagOperator", "personIds", "collectionId", "originCountry", "originalLanguage", "maximumCertification", "on"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Only showings that start in this part of each day, in place of after and before.
    public var timeOfDay: TimeOfDay?
    /// Only showings that start at this time or later, by the clock of the place.
    public var after: ClockTime?
    /// Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later
    /// than all others, and a time before 06:00 is after midnight.
    public var before: ClockTime?
    /// The number of people, for the total price; by default that of the settings, otherwise 1.
    public var partySize: Int?
    public var films: FilmFilters
    public var location: PlaceOptions
    public var dates: DayOptions
    public var list: ListOptions
    public var call: CallOptions

    public init(timeOfDay: TimeOfDay? = nil, after: ClockTime? = nil, before: ClockTime? = nil, partySize: Int? = nil, films: FilmFilters = FilmFilters(), location: PlaceOptions = PlaceOptions(), dates: DayOptions = DayOptions(), list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.timeOfDay = timeOfDay
      self.after = after
      self.before = before
      self.partySize = partySize
      self.films = films
      self.location = location
      self.dates = dates
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      timeOfDay = reader.given("timeOfDay")
      after = reader.given("after")
      before = reader.given("before")
      partySize = reader.given("partySize", .range(1...20))
      films = try FilmFilters(&reader)
      location = try PlaceOptions(&reader)
      dates = try DayOptions(&reader)
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.atMostOne(of: ["place": location.place != nil, "theatreId": location.theatreId != nil, "latitude": location.latitude != nil, "theatreIds": location.theatreIds != nil])
      try reader.atMostOne(of: ["untilDate": dates.untilDate != nil, "days": dates.days != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "after": after != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "before": before != nil])
      try reader.require(["longitude": location.longitude != nil], with: ["latitude": location.latitude != nil])
      try reader.require(["latitude": location.latitude != nil], with: ["longitude": location.longitude != nil])
    }
  }
}

extension LibraryTonight.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await films.resolve(codes)
  }
}

extension LibraryTonight.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("timeOfDay", timeOfDay)
    writer.member("after", after)
    writer.member("before", before)
    writer.member("partySize", partySize)
    films.writeMembers(to: &writer)
    location.writeMembers(to: &writer)
    dates.writeMembers(to: &writer)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Chooses from the library what to see. One to three films by chance, as far as the filters want them: first those
/// that are on near a place and fit, then those on the user's services (services/set), then the others. Without status
/// it chooses from what is wanted, with tags also from those with tags alone; without kinds, films. A showing fits if
/// it isn't sold out, costs the party no more than maximumTotal, and has the seats together. The same seed chooses the
/// same again, the next one others; seed in the answer is the one that was used. reasons say why each was chosen, and
/// message what could not be known. Without a place, here or in the settings, theatres are left out; without services,
/// these. Requests stay out of the log, the suggestions and what machines share.
public enum LibraryChoose: CodedMethod {
  public static let name = "library/choose"
  public typealias Result = LibraryPicks

  /// The params of `library/choose`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["status", "kinds", "query", "minimumRating", "genres", "genreOperator", "minimumMinutes", "maximumMinutes", "years", "tags", "tagOperator", "personIds", "collectionId", "originCountry", "originalLanguage", "maximumCertification", "on", "place", "latitude", "longitude", "theatreId", "theatreIds", "radiusKilometres", "date", "untilDate", "days", "after", "before", "partySize", "seatsTogether", "maximumTotal", "seen", "seed"] + CallOptions.parameterNames

    /// Only entries of this status; wanted if left out.
    public var status: LibraryStatusChange?
    /// Films or shows, or both; films if left out.
    public var kinds: [WorkKind]?
    /// Words that the title, the tags or the note have, or the year.
    public var query: Query?
    /// The lowest rating by the user. In points from 0.5 to 10.
    public var minimumRating: Double?
    /// Only showings that start at this time or later, by the clock of the place.
    public var after: ClockTime?
    /// Only showings that start at this time or earlier, by the clock of the place.
    public var before: ClockTime?
    /// The number of people; by default that of the settings, otherwise 1.
    public var partySize: Int?
    /// Whether the party must find seats side by side.
    public var seatsTogether: Bool
    /// The most that a showing may cost the party, in USD, fees not counted. One of an unknown price doesn't fit.
    public var maximumTotal: Double?
    /// hide leaves out what the user has seen, only everything else.
    public var seen: SeenOption?
    /// The number that chance depends on: the same chooses the same again, the next one others. If absent, that of the
    /// day.
    public var seed: Int?
    public var films: FilmFilters
    public var location: PlaceOptions
    public var dates: DayOptions
    public var call: CallOptions

    public init(status: LibraryStatusChange? = nil, kinds: [WorkKind]? = nil, query: Query? = nil, minimumRating: Double? = nil, after: ClockTime? = nil, before: ClockTime? = nil, partySize: Int? = nil, seatsTogether: Bool = false, maximumTotal: Double? = nil, seen: SeenOption? = nil, seed: Int? = nil, films: FilmFilters = FilmFilters(), location: PlaceOptions = PlaceOptions(), dates: DayOptions = DayOptions(), call: CallOptions = CallOptions()) {
      self.status = status
      self.kinds = kinds
      self.query = query
      self.minimumRating = minimumRating
      self.after = after
      self.before = before
      self.partySize = partySize
      self.seatsTogether = seatsTogether
      self.maximumTotal = maximumTotal
      self.seen = seen
      self.seed = seed
      self.films = films
      self.location = location
      self.dates = dates
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      status = reader.given("status")
      kinds = reader.given("kinds", .count(1...2))
      query = reader.given("query")
      minimumRating = reader.given("minimumRating", .range(0.5...10))
      after = reader.given("after")
      before = reader.given("before")
      partySize = reader.given("partySize", .range(1...20))
      seatsTogether = reader.given("seatsTogether") ?? false
      maximumTotal = reader.given("maximumTotal", .range(0...100000))
      seen = reader.given("seen")
      seed = reader.given("seed", .range(0...9007199254740991))
      films = try FilmFilters(&reader)
      location = try PlaceOptions(&reader)
      dates = try DayOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.atMostOne(of: ["place": location.place != nil, "theatreId": location.theatreId != nil, "latitude": location.latitude != nil, "theatreIds": location.theatreIds != nil])
      try reader.atMostOne(of: ["untilDate": dates.untilDate != nil, "days": dates.days != nil])
      try reader.require(["longitude": location.longitude != nil], with: ["latitude": location.latitude != nil])
      try reader.require(["latitude": location.latitude != nil], with: ["longitude": location.longitude != nil])
    }
  }
}

extension LibraryChoose.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await films.resolve(codes)
  }
}

extension LibraryChoose.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("status", status)
    writer.member("kinds", kinds)
    writer.member("query", query)
    writer.member("minimumRating", minimumRating)
    writer.member("after", after)
    writer.member("before", before)
    writer.member("partySize", partySize)
    writer.member("seatsTogether", seatsTogether)
    writer.member("maximumTotal", maximumTotal)
    writer.member("seen", seen)
    writer.member("seed", seed)
    films.writeMembers(to: &writer)
    location.writeMembers(to: &writer)
    dates.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Recommends films by the user's ratings. From what TMDB recommends for the best rated and the latest of the user's
/// films, ranked by the user's ratings, genres, directors and countries, at most 100 films. What is seen, wanted or
/// rated below six is left out. A call sends TMDB at most 20 requests, and keeps what they answer: what the filters and
/// the ranking want to know of the films is asked with those that are left, so that the next call knows more. What
/// isn't known is never no: a film that lacks the fact that a filter asks for is left out and counted in unknownCount.
/// With fewer than three films rated 7 or more, basis is popular, the rows are what is popular, and message says how
/// many are needed. With a place, only what its theatres show in the days, with the first showing. Requests stay out of
/// the log, the suggestions and what machines share.
public enum LibraryRecommendations: CodedMethod {
  public static let name = "library/recommendations"
  public typealias Result = ListResult<Recommendation>

  /// The params of `library/recommendations`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["genres", "genreOperator", "minimumMinutes", "maximumMinutes", "years", "tags", "tagOperator", "personIds", "collectionId", "originCountry", "originalLanguage", "maximumCertification", "on", "place", "latitude", "longitude", "theatreId", "theatreIds", "radiusKilometres", "date", "untilDate", "days"] + ListOptions.parameterNames + CallOptions.parameterNames

    public var films: FilmFilters
    public var location: PlaceOptions
    public var dates: DayOptions
    public var list: ListOptions
    public var call: CallOptions

    public init(films: FilmFilters = FilmFilters(), location: PlaceOptions = PlaceOptions(), dates: DayOptions = DayOptions(), list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.films = films
      self.location = location
      self.dates = dates
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      films = try FilmFilters(&reader)
      location = try PlaceOptions(&reader)
      dates = try DayOptions(&reader)
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.atMostOne(of: ["place": location.place != nil, "theatreId": location.theatreId != nil, "latitude": location.latitude != nil, "theatreIds": location.theatreIds != nil])
      try reader.atMostOne(of: ["untilDate": dates.untilDate != nil, "days": dates.days != nil])
      try reader.require(["longitude": location.longitude != nil], with: ["latitude": location.latitude != nil])
      try reader.require(["latitude": location.latitude != nil], with: ["longitude": location.longitude != nil])
    }
  }
}

extension LibraryRecommendations.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await films.resolve(codes)
  }
}

extension LibraryRecommendations.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    films.writeMembers(to: &writer)
    location.writeMembers(to: &writer)
    dates.writeMembers(to: &writer)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

