// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Lists all movies, or those that match. Everything AMC knows, whether it plays or not. Several filters together
/// narrow the list.
public enum MoviesAll: RPCMethod {
  public static let name = "movies/all"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/all`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["name", "ids", "slug", "releaseNumber", "startDate", "endDate", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// A part of the title.
    public var name: String?
    /// Only these movies.
    public var ids: [EntityID]?
    /// Only the movie with this web address.
    public var slug: String?
    /// Only the movies of this release.
    public var releaseNumber: Int?
    /// Only movies released after this day; without endDate, all of them.
    public var startDate: Day?
    /// Only movies released on or before this day; without startDate, all of them.
    public var endDate: Day?
    /// Only what has these attributes, by code.
    public var includeAttributes: [String]?
    /// Nothing that has these attributes, by code.
    public var excludeAttributes: [String]?
    /// How several attributes combine.
    public var attributeOperator: AttributeOperator?
    public var list: ListOptions
    public var call: CallOptions

    public init(name: String? = nil, ids: [EntityID]? = nil, slug: String? = nil, releaseNumber: Int? = nil, startDate: Day? = nil, endDate: Day? = nil, includeAttributes: [String]? = nil, excludeAttributes: [String]? = nil, attributeOperator: AttributeOperator? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.name = name
      self.ids = ids
      self.slug = slug
      self.releaseNumber = releaseNumber
      self.startDate = startDate
      self.endDate = endDate
      self.includeAttributes = includeAttributes
      self.excludeAttributes = excludeAttributes
      self.attributeOperator = attributeOperator
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      name = try reader.optional("name", .length(1...200))
      ids = try reader.optional("ids", each: .movie, .count(1...100))
      slug = try reader.optional("slug", .slug, .length(0...200))
      releaseNumber = try reader.optional("releaseNumber", .range(0...))
      startDate = try reader.optional("startDate")
      endDate = try reader.optional("endDate")
      includeAttributes = try reader.optional("includeAttributes", .count(1...50))
      excludeAttributes = try reader.optional("excludeAttributes", .count(1...50))
      attributeOperator = try reader.optional("attributeOperator")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists the movies that play now. At AMC what its theatres show today; at TMDB what is in theatres of the region.
public enum MoviesNowPlaying: RPCMethod {
  public static let name = "movies/nowPlaying"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/nowPlaying`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["provider"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Whose list.
    public var provider: MovieProvider
    public var list: ListOptions
    public var call: CallOptions

    public init(provider: MovieProvider = .amc, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.provider = provider
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      provider = try reader.optional("provider") ?? .amc
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists the movies whose tickets are sold in advance. AMC's list of movies that are not shown yet and can be booked.
public enum MoviesAdvanceTickets: RPCMethod {
  public static let name = "movies/advanceTickets"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/advanceTickets`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = [] + ListOptions.parameterNames + CallOptions.parameterNames

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
}

/// Lists the movies that come soon. AMC's list of announced movies.
public enum MoviesComingSoon: RPCMethod {
  public static let name = "movies/comingSoon"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/comingSoon`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = [] + ListOptions.parameterNames + CallOptions.parameterNames

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
}

/// Lists the movies that are active. AMC's list of movies that play or are about to.
public enum MoviesActive: RPCMethod {
  public static let name = "movies/active"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/active`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = [] + ListOptions.parameterNames + CallOptions.parameterNames

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
}

/// Lists all movies that are active anywhere. AMC's list of active movies, events and series included.
public enum MoviesAllActive: RPCMethod {
  public static let name = "movies/allActive"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/allActive`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = [] + ListOptions.parameterNames + CallOptions.parameterNames

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
}

/// Lists the movies to watch at home. AMC's list of movies on demand.
public enum MoviesOnDemand: RPCMethod {
  public static let name = "movies/onDemand"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/onDemand`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = [] + ListOptions.parameterNames + CallOptions.parameterNames

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
}

