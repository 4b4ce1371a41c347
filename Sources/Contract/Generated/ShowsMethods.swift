// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Returns one television show. With its seasons in short, its latest and its next episode, from TMDB in one request.
/// An id of IMDb, TheTVDB or Wikidata is looked up there first, and linkedFrom names it.
public enum ShowsGet: RPCMethod {
  public static let name = "shows/get"
  public typealias Result = Show

  /// The params of `shows/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "include"] + CallOptions.parameterNames

    /// The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or wikidata:Q23572.
    public var id: EntityID
    /// The parts to add; none if absent. They cost no further request.
    public var include: [ShowInclude]?
    public var call: CallOptions

    public init(id: EntityID, include: [ShowInclude]? = nil, call: CallOptions = CallOptions()) {
      self.id = id
      self.include = include
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .show)
      include = reader.given("include", .count(0...9))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension ShowsGet.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("include", include)
    call.writeMembers(to: &writer)
  }
}

/// Returns one season of a television show with its episodes. An unknown season fails with notFound (-32012); its hint
/// names the seasons that exist if an earlier answer has told them.
public enum ShowsSeason: RPCMethod {
  public static let name = "shows/season"
  public typealias Result = Season

  /// The params of `shows/season`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "season"] + CallOptions.parameterNames

    /// The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or wikidata:Q23572.
    public var id: EntityID
    /// The number of the season; 0 for specials.
    public var season: Int
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .show)
      season = try reader.required("season", .range(0...100000))
      call = try CallOptions(&reader)
    }
  }
}

/// Lists the most popular television shows. TMDB's list, the most popular first.
public enum ShowsPopular: RPCMethod {
  public static let name = "shows/popular"
  public typealias Result = ListResult<Show>
  public typealias Params = PlainListParameters
}

/// Lists the top-rated television shows. TMDB's list, the best rated first.
public enum ShowsTopRated: RPCMethod {
  public static let name = "shows/topRated"
  public typealias Result = ListResult<Show>
  public typealias Params = PlainListParameters
}

/// Lists the television shows of this week. Shows with an episode within the next seven days, from TMDB.
public enum ShowsOnTheAir: RPCMethod {
  public static let name = "shows/onTheAir"
  public typealias Result = ListResult<Show>
  public typealias Params = PlainListParameters
}

/// Lists the television shows of today. Shows that broadcast an episode today, from TMDB.
public enum ShowsAiringToday: RPCMethod {
  public static let name = "shows/airingToday"
  public typealias Result = ListResult<Show>
  public typealias Params = PlainListParameters
}

/// Lists the television shows that get the most attention now. TMDB's list of trending shows over a day or a week.
public enum ShowsTrending: RPCMethod {
  public static let name = "shows/trending"
  public typealias Result = ListResult<Show>

  /// The params of `shows/trending`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["window"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The period over which attention is measured.
    public var window: TrendingWindow
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      window = reader.given("window") ?? .day
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists television shows that match given criteria. Filters and sorts TMDB's catalogue. A show must match all filters
/// given; names are checked against the lists of reference/….
public enum ShowsDiscover: CodedMethod {
  public static let name = "shows/discover"
  public typealias Result = ListResult<Show>

  /// The params of `shows/discover`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["genres", "years", "minimumRating", "services", "on", "sortBy"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Genres by name or id, of reference/genres with kind show; a show must have all of them.
    public var genres: [Code]?
    /// The year of the first broadcast, or a range of years.
    public var years: YearRange?
    /// The lowest average rating to list. In points from 0 to 10.
    public var minimumRating: Double?
    /// Services by name or id; one of them must offer the show in the region, or in the United States if there is no
    /// region.
    public var services: [Code]?
    /// With mine, only shows that one of the user's services has in the subscription, free or with advertisements, as
    /// services/set has them. Without a region it is the country that has services. The request and its answer stay out
    /// of every file, since they name the services. Refused with -32602 if no services are set.
    public var on: ServiceSelection?
    /// The order of the shows.
    public var sortBy: ShowSort
    public var list: ListOptions
    public var call: CallOptions

    public init(genres: [Code]? = nil, years: YearRange? = nil, minimumRating: Double? = nil, services: [Code]? = nil, on: ServiceSelection? = nil, sortBy: ShowSort = .popularityDesc, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.genres = genres
      self.years = years
      self.minimumRating = minimumRating
      self.services = services
      self.on = on
      self.sortBy = sortBy
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      genres = reader.given("genres", .count(1...20))
      years = reader.given("years")
      minimumRating = reader.given("minimumRating", .range(0...10))
      services = reader.given("services", .count(1...20))
      on = reader.given("on")
      sortBy = reader.given("sortBy") ?? .popularityDesc
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.atMostOne(of: ["on": on != nil, "services": services != nil])
    }
  }
}

extension ShowsDiscover.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await codes.resolve(&genres, "genres", of: .showGenres)
    try await codes.resolve(&services, "services", of: .watchProviders)
  }
}

extension ShowsDiscover.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("genres", genres)
    writer.member("years", years)
    writer.member("minimumRating", minimumRating)
    writer.member("services", services)
    writer.member("on", on)
    writer.member("sortBy", sortBy)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

