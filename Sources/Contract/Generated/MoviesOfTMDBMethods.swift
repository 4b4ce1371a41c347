// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Lists the movies with the most attention. TMDB's list, most popular first.
public enum MoviesPopular: RPCMethod {
  public static let name = "movies/popular"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/popular`, in positional order.
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

/// Lists the movies with the best ratings. TMDB's list, best first.
public enum MoviesTopRated: RPCMethod {
  public static let name = "movies/topRated"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/topRated`, in positional order.
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

/// Lists the movies that come out soon. TMDB's list for the region.
public enum MoviesUpcoming: RPCMethod {
  public static let name = "movies/upcoming"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/upcoming`, in positional order.
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

/// Lists the movies of the hour. TMDB's list of what people look at, over a day or a week.
public enum MoviesTrending: RPCMethod {
  public static let name = "movies/trending"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/trending`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["window"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Over which time.
    public var window: TrendingWindow
    public var list: ListOptions
    public var call: CallOptions

    public init(window: TrendingWindow = .day, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.window = window
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      window = try reader.optional("window") ?? .day
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Finds movies by what they are. TMDB's catalogue, filtered and sorted. region says whose release dates and offers
/// count.
public enum MoviesDiscover: RPCMethod {
  public static let name = "movies/discover"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/discover`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["genreIds", "year", "minimumRating", "minimumVotes", "sortBy", "watchProviderIds", "originalLanguage", "releasedAfter", "releasedBefore"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Only movies of all these genres.
    public var genreIds: [EntityID]?
    /// Only movies first released in this year. In years.
    public var year: Int?
    /// Only movies rated at least this well. In points from 0 to 10.
    public var minimumRating: Double?
    /// Only movies that at least so many people have rated. In votes.
    public var minimumVotes: Int?
    /// In which order.
    public var sortBy: MovieSort
    /// Only movies that one of these services offers in the region.
    public var watchProviderIds: [EntityID]?
    /// Only movies made in this language.
    public var originalLanguage: String?
    /// Only movies released on or after this day.
    public var releasedAfter: Day?
    /// Only movies released on or before this day.
    public var releasedBefore: Day?
    public var list: ListOptions
    public var call: CallOptions

    public init(genreIds: [EntityID]? = nil, year: Int? = nil, minimumRating: Double? = nil, minimumVotes: Int? = nil, sortBy: MovieSort = .popularityDesc, watchProviderIds: [EntityID]? = nil, originalLanguage: String? = nil, releasedAfter: Day? = nil, releasedBefore: Day? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.genreIds = genreIds
      self.year = year
      self.minimumRating = minimumRating
      self.minimumVotes = minimumVotes
      self.sortBy = sortBy
      self.watchProviderIds = watchProviderIds
      self.originalLanguage = originalLanguage
      self.releasedAfter = releasedAfter
      self.releasedBefore = releasedBefore
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      genreIds = try reader.optional("genreIds", each: .genre, .count(1...20))
      year = try reader.optional("year", .range(1870...2200))
      minimumRating = try reader.optional("minimumRating", .range(0...10))
      minimumVotes = try reader.optional("minimumVotes", .range(0...))
      sortBy = try reader.optional("sortBy") ?? .popularityDesc
      watchProviderIds = try reader.optional("watchProviderIds", each: .watchProvider, .count(1...20))
      originalLanguage = try reader.optional("originalLanguage", .languageTag)
      releasedAfter = try reader.optional("releasedAfter")
      releasedBefore = try reader.optional("releasedBefore")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

