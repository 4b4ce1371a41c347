// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Lists the most popular movies. TMDB's list, the most popular first.
public enum MoviesPopular: RPCMethod {
  public static let name = "movies/popular"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/popular`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(include: [MovieRowInclude]? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.include = include
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

extension MoviesPopular.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Lists the top-rated movies. TMDB's list, the best rated first.
public enum MoviesTopRated: RPCMethod {
  public static let name = "movies/topRated"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/topRated`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists the movies about to be released. Movies that theatres in the region, or in the United States if there is no
/// region, show for the first time from today on, the most popular first; none that was released elsewhere over a year
/// ago.
public enum MoviesUpcoming: RPCMethod {
  public static let name = "movies/upcoming"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/upcoming`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(include: [MovieRowInclude]? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.include = include
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

extension MoviesUpcoming.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Lists the movies that get the most attention now. TMDB's list of trending movies over a day or a week.
public enum MoviesTrending: RPCMethod {
  public static let name = "movies/trending"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/trending`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["window", "include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The period over which attention is measured.
    public var window: TrendingWindow
    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      window = try reader.optional("window") ?? .day
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists movies that match given criteria. Filters and sorts TMDB's catalogue. A movie must match all filters given;
/// region is the country whose release dates and offers count.
public enum MoviesDiscover: RPCMethod {
  public static let name = "movies/discover"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/discover`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["genreIds", "year", "minimumRating", "minimumVotes", "sortBy", "watchProviderIds", "originalLanguage", "releasedAfter", "releasedBefore", "include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The ids of genres, from movies/genres; a movie must have all of them.
    public var genreIds: [EntityID]?
    /// The year of the movie's first release.
    public var year: Int?
    /// The lowest average rating to list. In points from 0 to 10.
    public var minimumRating: Double?
    /// The lowest number of votes to list.
    public var minimumVotes: Int?
    /// The order of the movies.
    public var sortBy: MovieSort
    /// The ids of services, from movies/watchProviders; one of them must offer the movie in the region, or in the
    /// United States if there is no region.
    public var watchProviderIds: [EntityID]?
    /// The language that the movie was made in.
    public var originalLanguage: Language?
    /// Only movies released on or after this day: in the region, or for the first time anywhere if there is no region.
    public var releasedAfter: Day?
    /// Only movies released on or before this day: in the region, or for the first time anywhere if there is no region.
    public var releasedBefore: Day?
    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      genreIds = try reader.optional("genreIds", each: .genre, .count(1...20))
      year = try reader.optional("year", .range(1870...2200))
      minimumRating = try reader.optional("minimumRating", .range(0...10))
      minimumVotes = try reader.optional("minimumVotes", .range(0...))
      sortBy = try reader.optional("sortBy") ?? .popularityDesc
      watchProviderIds = try reader.optional("watchProviderIds", each: .watchProvider, .count(1...20))
      originalLanguage = try reader.optional("originalLanguage")
      releasedAfter = try reader.optional("releasedAfter")
      releasedBefore = try reader.optional("releasedBefore")
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

