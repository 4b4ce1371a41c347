// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Gives one movie. By any id, by AMC's web address or by AMC's internal release number. With link the other provider's
/// id and fields are added, and the movie as known so far is sent as a partial, if there is a partialResultToken. The
/// other provider gets half of the time that is left, at most 10 seconds; if it can't answer, the movie comes without
/// its fields, and linkFault says why.
public enum MoviesGet: RPCMethod {
  public static let name = "movies/get"
  public typealias Result = Movie

  /// The params of `movies/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "slug", "internalReleaseId", "include", "link"] + CallOptions.parameterNames

    /// Which movie.
    public var id: EntityID?
    /// Which movie, by its web address at AMC.
    public var slug: String?
    /// Which movie, by its internal release number at AMC.
    public var internalReleaseId: Int?
    /// Which parts to add. They come from TMDB; where it can't give them for a movie of AMC's, linkFault says why.
    public var include: [MovieInclude]?
    /// Whether to look for the movie at the other provider too. A movie that only one of them has comes as it is.
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
      id = try reader.optional("id", of: .movie)
      slug = try reader.optional("slug", .slug, .length(0...200))
      internalReleaseId = try reader.optional("internalReleaseId", .range(0...))
      include = try reader.optional("include", .count(0...11))
      link = try reader.optional("link") ?? false
      call = try CallOptions(&reader)
      try reader.exactlyOne(of: ["id": id != nil, "slug": slug != nil, "internalReleaseId": internalReleaseId != nil])
    }
  }
}

/// Lists movies like one. AMC lists similar movies on demand, TMDB those that share genres and keywords; the id says
/// who is asked.
public enum MoviesSimilar: RPCMethod {
  public static let name = "movies/similar"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/similar`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Which movie.
    public var id: EntityID
    public var list: ListOptions
    public var call: CallOptions

    public init(id: EntityID, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.id = id
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists what people who like a movie like. TMDB's list; for a movie of another provider the same movie is looked for
/// there.
public enum MoviesRecommendations: RPCMethod {
  public static let name = "movies/recommendations"
  public typealias Result = ListResult<Movie>

  /// The params of `movies/recommendations`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Which movie.
    public var id: EntityID
    public var list: ListOptions
    public var call: CallOptions

    public init(id: EntityID, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.id = id
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Says who made a movie and who plays in it. From the provider that the id names.
public enum MoviesCredits: RPCMethod {
  public static let name = "movies/credits"
  public typealias Result = Credits

  /// The params of `movies/credits`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// Which movie.
    public var id: EntityID
    public var call: CallOptions

    public init(id: EntityID, call: CallOptions = CallOptions()) {
      self.id = id
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      call = try CallOptions(&reader)
    }
  }
}

/// Gives a movie's trailers and other videos. From TMDB; for a movie of another provider the same movie is looked for
/// there. Where there are none in the language asked for, those in the original language are given.
public enum MoviesVideos: RPCMethod {
  public static let name = "movies/videos"
  public typealias Result = VideoList

  /// The params of `movies/videos`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// Which movie.
    public var id: EntityID
    public var call: CallOptions

    public init(id: EntityID, call: CallOptions = CallOptions()) {
      self.id = id
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      call = try CallOptions(&reader)
    }
  }
}

/// Says where a movie can be watched at home. From TMDB, whose data comes from JustWatch; for a movie of another
/// provider the same movie is looked for there.
public enum MoviesWatchProviders: RPCMethod {
  public static let name = "movies/watchProviders"
  public typealias Result = WatchProviders

  /// The params of `movies/watchProviders`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// Which movie.
    public var id: EntityID
    public var call: CallOptions

    public init(id: EntityID, call: CallOptions = CallOptions()) {
      self.id = id
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .movie)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists the genres that movies can have. From TMDB, named in the language of the call.
public enum MoviesGenres: RPCMethod {
  public static let name = "movies/genres"
  public typealias Result = GenreList

  /// The params of `movies/genres`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = [] + CallOptions.parameterNames

    public var call: CallOptions

    public init(call: CallOptions = CallOptions()) {
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      call = try CallOptions(&reader)
    }
  }
}

