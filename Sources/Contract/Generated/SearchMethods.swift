// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Finds movies by their title. A search whose first page finds something is remembered as a suggestion. With remember
/// false, or MARQUEE_HISTORY=off, no file holds anything of it.
public enum SearchMovies: RPCMethod {
  public static let name = "search/movies"
  public typealias Result = ListResult<Movie>

  /// The params of `search/movies`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "year", "includeAdult", "provider", "remember"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// What to look for.
    public var query: Query
    /// Only movies released in this year. In years.
    public var year: Int?
    /// Whether to list movies that are for adults only.
    public var includeAdult: Bool
    /// Whose movies.
    public var provider: MovieProvider
    /// Whether to remember the search.
    public var remember: Bool
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query, year: Int? = nil, includeAdult: Bool = false, provider: MovieProvider = .tmdb, remember: Bool = true, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.year = year
      self.includeAdult = includeAdult
      self.provider = provider
      self.remember = remember
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      year = try reader.optional("year", .range(1870...2200))
      includeAdult = try reader.optional("includeAdult") ?? false
      provider = try reader.optional("provider") ?? .tmdb
      remember = try reader.optional("remember") ?? true
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Finds people by their name. In TMDB's catalogue.
public enum SearchPeople: RPCMethod {
  public static let name = "search/people"
  public typealias Result = ListResult<Person>

  /// The params of `search/people`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// What to look for.
    public var query: Query
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Finds movies, people and television shows at once. Mixed, in TMDB's order. What is none of these is skipped and
/// counted.
public enum SearchAll: RPCMethod {
  public static let name = "search/all"
  public typealias Result = ListResult<SearchResult>

  /// The params of `search/all`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// What to look for.
    public var query: Query
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Finds theatres by their name. Among AMC's theatres.
public enum SearchTheatres: RPCMethod {
  public static let name = "search/theatres"
  public typealias Result = ListResult<Theatre>

  /// The params of `search/theatres`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// What to look for.
    public var query: Query
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Finds images by keywords. At Pixabay, with every parameter that it documents; its per_page is pageSize. Whoever
/// shows an image says where it is from and links its page.
public enum SearchImages: RPCMethod {
  public static let name = "search/images"
  public typealias Result = ListResult<Image>

  /// The params of `search/images`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "lang", "id", "imageType", "orientation", "category", "minWidth", "minHeight", "colors", "editorsChoice", "safesearch", "order"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// What to look for.
    public var query: Query
    /// The language of the query; that of the call unless said.
    public var lang: ImageSearchLanguage?
    /// Only this image.
    public var id: EntityID?
    /// Which images to look for.
    public var imageType: ImageType
    /// How the images lie.
    public var orientation: ImageOrientation
    /// What the images are about.
    public var category: ImageCategory?
    /// How wide the images must be at least. In pixels.
    public var minWidth: Int?
    /// How high the images must be at least. In pixels.
    public var minHeight: Int?
    /// Colours that the images have.
    public var colors: [ImageColor]?
    /// Whether only images that the editors have chosen will do.
    public var editorsChoice: Bool
    /// Whether only images for all ages will do.
    public var safesearch: Bool
    /// In which order.
    public var order: ImageOrder
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query, lang: ImageSearchLanguage? = nil, id: EntityID? = nil, imageType: ImageType = .all, orientation: ImageOrientation = .all, category: ImageCategory? = nil, minWidth: Int? = nil, minHeight: Int? = nil, colors: [ImageColor]? = nil, editorsChoice: Bool = false, safesearch: Bool = false, order: ImageOrder = .popular, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.lang = lang
      self.id = id
      self.imageType = imageType
      self.orientation = orientation
      self.category = category
      self.minWidth = minWidth
      self.minHeight = minHeight
      self.colors = colors
      self.editorsChoice = editorsChoice
      self.safesearch = safesearch
      self.order = order
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query", .length(1...100))
      lang = try reader.optional("lang")
      id = try reader.optional("id", of: .image)
      imageType = try reader.optional("imageType") ?? .all
      orientation = try reader.optional("orientation") ?? .all
      category = try reader.optional("category")
      minWidth = try reader.optional("minWidth", .range(0...1000000))
      minHeight = try reader.optional("minHeight", .range(0...1000000))
      colors = try reader.optional("colors", .count(1...14))
      editorsChoice = try reader.optional("editorsChoice") ?? false
      safesearch = try reader.optional("safesearch") ?? false
      order = try reader.optional("order") ?? .popular
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

