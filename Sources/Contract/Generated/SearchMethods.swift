// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Finds movies by title. If the first page has results, the query is remembered for suggestions/list. With remember
/// false, or with MARQUEE_HISTORY=off, nothing about the search is written to a file.
public enum SearchMovies: RPCMethod {
  public static let name = "search/movies"
  public typealias Result = ListResult<Movie>

  /// The params of `search/movies`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "year", "includeAdult", "provider", "remember", "include"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The title to search for, or a part of it.
    public var query: Query
    /// Only movies released in this year: anywhere at TMDB, by AMC's release date at AMC; of the local index, those
    /// whose year an answer told.
    public var year: Int?
    /// Whether to list adult movies as well; it has no effect at AMC, and the local index has none.
    public var includeAdult: Bool
    /// Where to search. The local index forgives typing errors and has at most the 100 best, of which it knows the
    /// title alone, and the year and the poster if an answer told them; without an index the call fails.
    public var provider: MovieSource
    /// Whether to remember the query for suggestions/list.
    public var remember: Bool
    /// Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
    public var include: [MovieRowInclude]?
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query, year: Int? = nil, includeAdult: Bool = false, provider: MovieSource = .tmdb, remember: Bool = true, include: [MovieRowInclude]? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.year = year
      self.includeAdult = includeAdult
      self.provider = provider
      self.remember = remember
      self.include = include
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      year = reader.given("year", .range(1870...2200))
      includeAdult = reader.given("includeAdult") ?? false
      provider = reader.given("provider") ?? .tmdb
      remember = reader.given("remember") ?? true
      include = reader.given("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension SearchMovies.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    writer.member("year", year)
    writer.member("includeAdult", includeAdult)
    writer.member("provider", provider)
    writer.member("remember", remember)
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Finds people by name. Searches TMDB's catalogue, or with provider local the index on this machine.
public enum SearchPeople: RPCMethod {
  public static let name = "search/people"
  public typealias Result = ListResult<Person>

  /// The params of `search/people`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "provider"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The name to search for, or a part of it.
    public var query: Query
    /// Where to search. The local index forgives typing errors and has at most the 100 best, of which it knows the name
    /// alone, and what else an answer told; without an index the call fails.
    public var provider: TitleSource
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query, provider: TitleSource = .tmdb, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.provider = provider
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      provider = reader.given("provider") ?? .tmdb
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension SearchPeople.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    writer.member("provider", provider)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Finds television shows by name. Searches TMDB's catalogue, in any language.
public enum SearchShows: RPCMethod {
  public static let name = "search/shows"
  public typealias Result = ListResult<Show>

  /// The params of `search/shows`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "year", "includeAdult"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The name to search for, or a part of it.
    public var query: Query
    /// Only shows first broadcast in this year.
    public var year: Int?
    /// Whether to list shows for adults only as well.
    public var includeAdult: Bool
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query, year: Int? = nil, includeAdult: Bool = false, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.year = year
      self.includeAdult = includeAdult
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      year = reader.given("year", .range(1870...2200))
      includeAdult = reader.given("includeAdult") ?? false
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension SearchShows.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    writer.member("year", year)
    writer.member("includeAdult", includeAdult)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Finds movies, people and television shows. Searches TMDB's catalogue; results are mixed, in TMDB's order. Results of
/// any other kind are left out and counted in skipped.
public enum SearchAll: RPCMethod {
  public static let name = "search/all"
  public typealias Result = ListResult<SearchResult>

  /// The params of `search/all`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "provider"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The title or name to search for, or a part of it.
    public var query: Query
    /// Where to search. The local index forgives typing errors and has at most the 100 best, of which it knows the
    /// title or the name alone, and what else an answer told; without an index the call fails.
    public var provider: TitleSource
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      provider = reader.given("provider") ?? .tmdb
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Finds series of movies by name. Searches TMDB's catalogue. collections/get returns the parts of one.
public enum SearchCollections: RPCMethod {
  public static let name = "search/collections"
  public typealias Result = ListResult<MovieCollection>

  /// The params of `search/collections`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The name to search for, or a part of it.
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

extension SearchCollections.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Finds production companies by name. Searches TMDB's catalogue. companies/get returns one.
public enum SearchCompanies: RPCMethod {
  public static let name = "search/companies"
  public typealias Result = ListResult<Company>

  /// The params of `search/companies`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The name to search for, or a part of it.
    public var query: Query
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Finds keywords for the subjects of movies and shows. Searches TMDB's catalogue. Most keywords are in English.
public enum SearchKeywords: RPCMethod {
  public static let name = "search/keywords"
  public typealias Result = ListResult<Keyword>

  /// The params of `search/keywords`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The keyword to search for, or a part of it.
    public var query: Query
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Finds AMC theatres by name. For theatres around a place use theatres/near.
public enum SearchTheatres: RPCMethod {
  public static let name = "search/theatres"
  public typealias Result = ListResult<Theatre>

  /// The params of `search/theatres`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The theatre's name, or a part of it.
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

extension SearchTheatres.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Finds images at Pixabay by keyword. Takes Pixabay's documented search parameters; pageSize takes the place of its
/// per_page. Wherever an image is shown, name Pixabay as the source and link to the image's page.
public enum SearchImages: RPCMethod {
  public static let name = "search/images"
  public typealias Result = ListResult<Image>

  /// The params of `search/images`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "lang", "id", "imageType", "orientation", "category", "minWidth", "minHeight", "colors", "editorsChoice", "safesearch", "order"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The keywords to search for; if absent, every image matches, or the one that id names.
    public var query: Query?
    /// The language of the query; if absent, Pixabay assumes English.
    public var lang: ImageSearchLanguage?
    /// The id of the only image to list.
    public var id: EntityID?
    /// The type of image.
    public var imageType: ImageType
    /// The orientation of the image.
    public var orientation: ImageOrientation
    /// The subject of the image; if absent, any.
    public var category: ImageCategory?
    /// The minimum width of the image. In pixels.
    public var minWidth: Int?
    /// The minimum height of the image. In pixels.
    public var minHeight: Int?
    /// The colours of the image; if absent, any.
    public var colors: [ImageColor]?
    /// Whether to list only images chosen by Pixabay's editors.
    public var editorsChoice: Bool
    /// Whether to list only images suitable for all ages.
    public var safesearch: Bool
    /// The order of the images.
    public var order: ImageOrder
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query? = nil, lang: ImageSearchLanguage? = nil, id: EntityID? = nil, imageType: ImageType = .all, orientation: ImageOrientation = .all, category: ImageCategory? = nil, minWidth: Int? = nil, minHeight: Int? = nil, colors: [ImageColor]? = nil, editorsChoice: Bool = false, safesearch: Bool = false, order: ImageOrder = .popular, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
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
      query = reader.given("query", .length(1...100))
      lang = reader.given("lang")
      id = reader.given("id", of: .image)
      imageType = reader.given("imageType") ?? .all
      orientation = reader.given("orientation") ?? .all
      category = reader.given("category")
      minWidth = reader.given("minWidth", .range(0...1000000))
      minHeight = reader.given("minHeight", .range(0...1000000))
      colors = reader.given("colors", .count(1...14))
      editorsChoice = reader.given("editorsChoice") ?? false
      safesearch = reader.given("safesearch") ?? false
      order = reader.given("order") ?? .popular
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension SearchImages.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    writer.member("lang", lang)
    writer.member("id", id)
    writer.member("imageType", imageType)
    writer.member("orientation", orientation)
    writer.member("category", category)
    writer.member("minWidth", minWidth)
    writer.member("minHeight", minHeight)
    writer.member("colors", colors)
    writer.member("editorsChoice", editorsChoice)
    writer.member("safesearch", safesearch)
    writer.member("order", order)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Finds free video clips at Pixabay by keyword. Takes Pixabay's documented search parameters; pageSize takes the place
/// of its per_page. Wherever a clip is shown, name Pixabay as the source and link to the clip's page.
public enum SearchVideos: RPCMethod {
  public static let name = "search/videos"
  public typealias Result = ListResult<VideoClip>

  /// The params of `search/videos`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "lang", "id", "videoType", "category", "minWidth", "minHeight", "editorsChoice", "safesearch", "order"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The keywords to search for; if absent, every clip matches, or the one that id names.
    public var query: Query?
    /// The language of the query; if absent, Pixabay assumes English.
    public var lang: ImageSearchLanguage?
    /// The id of the only clip to list.
    public var id: EntityID?
    /// The type of video.
    public var videoType: VideoClipType
    /// The subject of the clip; if absent, any.
    public var category: ImageCategory?
    /// The minimum width of the clip. In pixels.
    public var minWidth: Int?
    /// The minimum height of the clip. In pixels.
    public var minHeight: Int?
    /// Whether to list only clips chosen by Pixabay's editors.
    public var editorsChoice: Bool
    /// Whether to list only clips suitable for all ages.
    public var safesearch: Bool
    /// The order of the clips.
    public var order: ImageOrder
    public var list: ListOptions
    public var call: CallOptions

    public init(query: Query? = nil, lang: ImageSearchLanguage? = nil, id: EntityID? = nil, videoType: VideoClipType = .all, category: ImageCategory? = nil, minWidth: Int? = nil, minHeight: Int? = nil, editorsChoice: Bool = false, safesearch: Bool = false, order: ImageOrder = .popular, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.query = query
      self.lang = lang
      self.id = id
      self.videoType = videoType
      self.category = category
      self.minWidth = minWidth
      self.minHeight = minHeight
      self.editorsChoice = editorsChoice
      self.safesearch = safesearch
      self.order = order
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = reader.given("query", .length(1...100))
      lang = reader.given("lang")
      id = reader.given("id", of: .video)
      videoType = reader.given("videoType") ?? .all
      category = reader.given("category")
      minWidth = reader.given("minWidth", .range(0...1000000))
      minHeight = reader.given("minHeight", .range(0...1000000))
      editorsChoice = reader.given("editorsChoice") ?? false
      safesearch = reader.given("safesearch") ?? false
      order = reader.given("order") ?? .popular
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension SearchVideos.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    writer.member("lang", lang)
    writer.member("id", id)
    writer.member("videoType", videoType)
    writer.member("category", category)
    writer.member("minWidth", minWidth)
    writer.member("minHeight", minHeight)
    writer.member("editorsChoice", editorsChoice)
    writer.member("safesearch", safesearch)
    writer.member("order", order)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

