// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Returns one movie. An AMC id, slug or internalReleaseId is looked up at AMC, a TMDB or IMDb id at TMDB. With link,
/// the other provider's ids and fields are added; where both have a value, that of the first stands. With a
/// partialResultToken, what is known is sent as a partial before the other provider answers. The other provider gets
/// half of the remaining time, at most 10 seconds; if it fails, the movie comes without its fields and linkFault says
/// why.
public enum MoviesGet: RPCMethod {
  public static let name = "movies/get"
  public typealias Result = Movie

  /// The params of `movies/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "slug", "internalReleaseId", "include", "link"] + CallOptions.parameterNames

    /// The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
    public var id: EntityID?
    /// The movie's slug at AMC.
    public var slug: String?
    /// The movie's internal release number at AMC, as in Showtime.internalReleaseId.
    public var internalReleaseId: Int?
    /// The parts to add, all from TMDB; none if absent. If an AMC movie's can't be had, linkFault says why.
    public var include: [MovieInclude]?
    /// Whether to add the other provider's fields. A movie that only one provider has is returned as it is.
    public var link: Bool
    public var call: CallOptions

    public init(id: EntityID? = nil, slug: String? = nil, internalReleaseId: Int? = nil, include: [MovieInclude]? = nil, link: Bool = false, call: CallOptions = CallOptions()) {
      self.id = id
      self.slug = slug
      self.internalReleaseId = internalReleaseId
      self.include = include
      self.link = link
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = reader.given("id", of: .movie)
      slug = reader.given("slug", .slug, .length(0...200))
      internalReleaseId = reader.given("internalReleaseId", .range(0...))
      include = reader.given("include", .count(0...12))
      link = reader.given("link") ?? false
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.exactlyOne(of: ["id": id != nil, "slug": slug != nil, "internalReleaseId": internalReleaseId != nil])
    }
  }
}

extension MoviesGet.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("slug", slug)
    writer.member("internalReleaseId", internalReleaseId)
    writer.member("include", include)
    writer.member("link", link)
    call.writeMembers(to: &writer)
  }
}

/// Finds movies at AMC and TMDB at once, by title or id. Each movie is one row with what both providers know of it: its
/// ids, its availability at AMC and, where AMC has it, AMC's id as its id. Movies with the same title stay apart;
/// different spellings of a title (hyphens, articles, accents, “Part Two” and “Part 2”) are the same. An exact title
/// comes first, then titles that begin with the query; among them what can be seen comes before what can't, and the
/// more popular first. The rows are made of TMDB's first 20 results, AMC's first 100, and all movies that AMC shows or
/// announces. A provider that has no key, fails, or takes more than half of the time (at most 10 seconds) is named in
/// faults, and in a stream also sent as a fault; the rows are then the other provider's. The call fails if both do. The
/// query is not remembered. If nothing matches a title, what the local index takes it for is asked for instead;
/// didYouMean says what.
public enum MoviesFind: RPCMethod {
  public static let name = "movies/find"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/find`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "year"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// A title or a part of one, without the year; or an id, which finds that movie alone: amc:movie:61234, amc:61234,
    /// tmdb:movie:268, imdb:tt0096895, tt0096895, or the address of its page at AMC, TMDB or IMDb.
    public var query: Query
    /// Only movies released in this year: anywhere at TMDB, by AMC's release date at AMC. Ignored with an id.
    public var year: Int?
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query, year: Int? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.year = year
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      year = reader.given("year", .range(1870...2200))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension MoviesFind.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    writer.member("year", year)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Lists movies similar to a given one. For an AMC id, AMC's list of similar movies on demand; for a TMDB or IMDb id,
/// TMDB's list of movies that share genres and keywords.
public enum MoviesSimilar: RPCMethod {
  public static let name = "movies/similar"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/similar`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
    public var id: EntityID
    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      include = reader.given("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists movies liked by those who like a given one. Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie.
public enum MoviesRecommendations: RPCMethod {
  public static let name = "movies/recommendations"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/recommendations`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
    public var id: EntityID
    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      include = reader.given("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Returns a movie's cast and crew. Comes from AMC for an AMC id, otherwise from TMDB. For AMC's, TMDB gets half of the
/// remaining time, at most 10 seconds, if link asks for it.
public enum MoviesCredits: RPCMethod {
  public static let name = "movies/credits"
  public typealias Result = Credits

  /// The params of `movies/credits`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "link"] + CallOptions.parameterNames

    /// The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
    public var id: EntityID
    /// Whether to add personId, TMDB's id, to the people of an AMC movie. One whom TMDB's credits don't have with
    /// certainty stays as AMC has it; if TMDB's can't be had, linkFault says why. TMDB's people have it as their id.
    public var link: Bool
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      link = reader.given("link") ?? false
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Returns a movie's trailers and other videos. Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie. If there
/// are none in the language of the call, those in the movie's original language are returned.
public enum MoviesVideos: RPCMethod {
  public static let name = "movies/videos"
  public typealias Result = VideoList

  /// The params of `movies/videos`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
    public var id: EntityID
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists users' reviews of a movie. Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie. TMDB lists the
/// reviews in the language of the call, which is English unless another is asked for.
public enum MoviesReviews: RPCMethod {
  public static let name = "movies/reviews"
  public typealias Result = ListResult<Review>

  /// The params of `movies/reviews`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
    public var id: EntityID
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Returns where a movie or a show can be streamed, rented or bought. Comes from TMDB, whose data is JustWatch's: name
/// JustWatch wherever it is shown. An AMC or IMDb id is matched to TMDB's movie or show. With region, only that
/// country's offers are returned.
public enum MoviesWatchProviders: RPCMethod {
  public static let name = "movies/watchProviders"
  public typealias Result = WatchProviders

  /// The params of `movies/watchProviders`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The id of the movie or the show: amc:movie:64825, tmdb:movie:268, tmdb:show:95396 or imdb:tt0096895. One without
    /// a kind is a movie's.
    public var id: EntityReference
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: [.movie, .show])
      call = try CallOptions(&reader)
    }
  }
}

/// Lists TMDB's movie genres with their ids. The names are in the language of the call. movies/discover takes the ids.
public enum MoviesGenres: RPCMethod {
  public static let name = "movies/genres"
  public typealias Result = GenreList
  public typealias Params = PlainCallParameters
}

