// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Lists all movies that AMC knows, optionally filtered. Includes movies that are not playing. A movie must match all
/// filters given.
public enum MoviesAll: RPCMethod {
  public static let name = "movies/all"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/all`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["name", "ids", "slug", "releaseNumber", "startDate", "endDate", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// A part of the movie's title.
    public var name: Query? {
      get { box.members.name }
      _modify { own(); yield &box.members.name }
    }
    /// The ids of the movies to list. TMDB and IMDb ids are matched to AMC's movies.
    public var ids: [EntityID]? {
      get { box.members.ids }
      _modify { own(); yield &box.members.ids }
    }
    /// The slug of the movie to list.
    public var slug: String? {
      get { box.members.slug }
      _modify { own(); yield &box.members.slug }
    }
    /// The number of the release to list, as in Movie.releaseNumber.
    public var releaseNumber: Int? {
      get { box.members.releaseNumber }
      _modify { own(); yield &box.members.releaseNumber }
    }
    /// Only movies released after this day, this day itself excluded. If absent, there is no lower bound.
    public var startDate: Day? {
      get { box.members.startDate }
      _modify { own(); yield &box.members.startDate }
    }
    /// Only movies released on or before this day. If absent, there is no upper bound.
    public var endDate: Day? {
      get { box.members.endDate }
      _modify { own(); yield &box.members.endDate }
    }
    /// The codes or names of attributes to require, from reference/attributes; attributeOperator combines them.
    public var includeAttributes: [Code]? {
      get { box.members.includeAttributes }
      _modify { own(); yield &box.members.includeAttributes }
    }
    /// The codes or names of attributes to exclude, from reference/attributes.
    public var excludeAttributes: [Code]? {
      get { box.members.excludeAttributes }
      _modify { own(); yield &box.members.excludeAttributes }
    }
    /// Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
    public var attributeOperator: AttributeOperator? {
      get { box.members.attributeOperator }
      _modify { own(); yield &box.members.attributeOperator }
    }
    public var list: ListOptions {
      get { box.members.list }
      _modify { own(); yield &box.members.list }
    }
    public var call: CallOptions {
      get { box.members.call }
      _modify { own(); yield &box.members.call }
    }

    /// Copies share it until one of them is changed.
    private var box: Box

    private final class Box: @unchecked Sendable {
      /// Changed only in a box that one value has, so that no access to it overlaps with another.
      @exclusivity(unchecked) var members: Members
      init(_ members: Members) { self.members = members }
    }

    fileprivate struct Members: Sendable, Hashable {
      var name: Query?
      var ids: [EntityID]?
      var slug: String?
      var releaseNumber: Int?
      var startDate: Day?
      var endDate: Day?
      var includeAttributes: [Code]?
      var excludeAttributes: [Code]?
      var attributeOperator: AttributeOperator?
      var list: ListOptions
      var call: CallOptions
    }

    fileprivate var members: Members { _read { yield box.members } }

    @inline(never) private mutating func own() {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
    }

    public static func == (one: Self, other: Self) -> Bool {
      one.box === other.box || one.members == other.members
    }

    public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      let name: Query? = try reader.optional("name", .length(1...200))
      let ids: [EntityID]? = try reader.optional("ids", each: .movie, .count(1...100))
      let slug: String? = try reader.optional("slug", .slug, .length(0...200))
      let releaseNumber: Int? = try reader.optional("releaseNumber", .range(0...))
      let startDate: Day? = try reader.optional("startDate")
      let endDate: Day? = try reader.optional("endDate")
      let includeAttributes: [Code]? = try reader.optional("includeAttributes", .count(1...50))
      let excludeAttributes: [Code]? = try reader.optional("excludeAttributes", .count(1...50))
      let attributeOperator: AttributeOperator? = try reader.optional("attributeOperator")
      let list: ListOptions = try ListOptions(&reader)
      let call: CallOptions = try CallOptions(&reader)
      box = Box(Members(name: name, ids: ids, slug: slug, releaseNumber: releaseNumber, startDate: startDate, endDate: endDate, includeAttributes: includeAttributes, excludeAttributes: excludeAttributes, attributeOperator: attributeOperator, list: list, call: call))
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
      provider = try reader.optional("provider") ?? .amc
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

extension MoviesNowPlaying.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
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

