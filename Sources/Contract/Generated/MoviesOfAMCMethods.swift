// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Lists all movies that AMC knows, optionally filtered. Includes movies that are not playing. A movie must match all
/// filters given.
public enum MoviesAll: CodedMethod {
  public static let name = "movies/all"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/all`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["name", "ids", "slug", "releaseNumber", "startDate", "endDate", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// A part of the movie's title.
    public var name: Query?
    /// The ids of the movies to list. TMDB and IMDb ids are matched to AMC's movies.
    public var ids: [EntityID]?
    /// The slug of the movie to list.
    public var slug: String?
    /// The number of the release to list, as in Movie.releaseNumber.
    public var releaseNumber: Int?
    /// Only movies released after this day, this day itself excluded. If absent, there is no lower bound.
    public var startDate: Day?
    /// Only movies released on or before this day. If absent, there is no upper bound.
    public var endDate: Day?
    /// The codes or names of attributes to require, from reference/attributes; attributeOperator combines them.
    public var includeAttributes: [Code]?
    /// The codes or names of attributes to exclude, from reference/attributes.
    public var excludeAttributes: [Code]?
    /// Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
    public var attributeOperator: AttributeOperator?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      name = reader.given("name", .length(1...200))
      ids = reader.given("ids", each: .movie, .count(1...100))
      slug = reader.given("slug", .slug, .length(0...200))
      releaseNumber = reader.given("releaseNumber", .range(0...))
      startDate = reader.given("startDate")
      endDate = reader.given("endDate")
      includeAttributes = reader.given("includeAttributes", .count(1...50))
      excludeAttributes = reader.given("excludeAttributes", .count(1...50))
      attributeOperator = reader.given("attributeOperator")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension MoviesAll.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await codes.resolve(&includeAttributes, "includeAttributes", of: .attributes)
    try await codes.resolve(&excludeAttributes, "excludeAttributes", of: .attributes)
  }
}

/// Lists the movies that are in theatres now. At AMC those that its theatres show today; at TMDB those in theatres in
/// the region.
public enum MoviesNowPlaying: RPCMethod {
  public static let name = "movies/nowPlaying"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/nowPlaying`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["provider", "include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The provider whose movies are listed.
    public var provider: MovieProvider
    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(provider: MovieProvider = .amc, include: [MovieRowInclude]? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.provider = provider
      self.include = include
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      provider = reader.given("provider") ?? .amc
      include = reader.given("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension MoviesNowPlaying.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("provider", provider)
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Lists the movies with tickets on advance sale. AMC's list of movies that have not opened yet but can be booked.
public enum MoviesAdvanceTickets: RPCMethod {
  public static let name = "movies/advanceTickets"
  public typealias Result = ListResult<Movie>
  public typealias Params = PlainListParameters
}

/// Lists the movies that AMC has announced. AMC's list of movies coming soon.
public enum MoviesComingSoon: RPCMethod {
  public static let name = "movies/comingSoon"
  public typealias Result = ListResult<Movie>
  public typealias Params = PlainListParameters
}

/// Lists the movies that play at AMC or are about to. AMC's list of active movies.
public enum MoviesActive: RPCMethod {
  public static let name = "movies/active"
  public typealias Result = ListResult<Movie>
  public typealias Params = PlainListParameters
}

/// Lists everything that is active anywhere at AMC. AMC's list of active movies including events and series.
public enum MoviesAllActive: RPCMethod {
  public static let name = "movies/allActive"
  public typealias Result = ListResult<Movie>
  public typealias Params = PlainListParameters
}

/// Lists the movies that AMC offers on demand. AMC's list of movies to watch at home.
public enum MoviesOnDemand: RPCMethod {
  public static let name = "movies/onDemand"
  public typealias Result = ListResult<Movie>
  public typealias Params = PlainListParameters
}

