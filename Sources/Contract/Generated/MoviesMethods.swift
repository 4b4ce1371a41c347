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
    /// Only movies released after this day.
    public var startDate: Day?
    /// Only movies released on or before this day.
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
      ids = try reader.optional("ids", .count(1...100), .each(.id(of: .movie)))
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

    public init(provider: MovieProvider = .`amc`, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.provider = provider
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      provider = try reader.optional("provider") ?? .`amc`
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

    public init(window: TrendingWindow = .`day`, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.window = window
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      window = try reader.optional("window") ?? .`day`
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

    public init(genreIds: [EntityID]? = nil, year: Int? = nil, minimumRating: Double? = nil, minimumVotes: Int? = nil, sortBy: MovieSort = .`popularityDesc`, watchProviderIds: [EntityID]? = nil, originalLanguage: String? = nil, releasedAfter: Day? = nil, releasedBefore: Day? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
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
      genreIds = try reader.optional("genreIds", .count(1...20), .each(.id(of: .genre)))
      year = try reader.optional("year", .range(1870...2200))
      minimumRating = try reader.optional("minimumRating", .range(0...10))
      minimumVotes = try reader.optional("minimumVotes", .range(0...))
      sortBy = try reader.optional("sortBy") ?? .`popularityDesc`
      watchProviderIds = try reader.optional("watchProviderIds", .count(1...20), .each(.id(of: .watchProvider)))
      originalLanguage = try reader.optional("originalLanguage", .languageTag)
      releasedAfter = try reader.optional("releasedAfter")
      releasedBefore = try reader.optional("releasedBefore")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Gives one movie. By any id, by AMC's web address or by AMC's internal release number. With link the other provider's
/// id and fields are added, and the movie as known so far is sent as a partial, if there is a partialResultToken.
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
    /// Which parts to add. They come from TMDB.
    public var include: [MovieInclude]?
    /// Whether to look for the movie at the other provider too.
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
      id = try reader.optional("id", .id(of: .movie))
      slug = try reader.optional("slug", .slug, .length(0...200))
      internalReleaseId = try reader.optional("internalReleaseId", .range(0...))
      include = try reader.optional("include", .count(0...10))
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
      id = try reader.required("id", .id(of: .movie))
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
      id = try reader.required("id", .id(of: .movie))
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
      id = try reader.required("id", .id(of: .movie))
      call = try CallOptions(&reader)
    }
  }
}

/// Gives a movie's trailers and other videos. From TMDB; for a movie of another provider the same movie is looked for
/// there.
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
      id = try reader.required("id", .id(of: .movie))
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
      id = try reader.required("id", .id(of: .movie))
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

