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
      year = try reader.optional("year", .range(1870...2200))
      includeAdult = try reader.optional("includeAdult") ?? false
      provider = try reader.optional("provider") ?? .tmdb
      remember = try reader.optional("remember") ?? true
      include = try reader.optional("include", .count(0...2))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

extension SearchMovies.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("query", query)
    writer.member("year", year)
    writer.member("includeAdult", includeAdult)
    writer.member("provider", provider)
    writer.member("remember", remember)
    writer.member("include", include)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
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
      provider = try reader.optional("provider") ?? .tmdb
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

extension SearchPeople.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("query", query)
    writer.member("provider", provider)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
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
      year = try reader.optional("year", .range(1870...2200))
      includeAdult = try reader.optional("includeAdult") ?? false
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

extension SearchShows.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("query", query)
    writer.member("year", year)
    writer.member("includeAdult", includeAdult)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
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
      provider = try reader.optional("provider") ?? .tmdb
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
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

extension SearchCollections.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("query", query)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
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

extension SearchTheatres.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("query", query)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
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
    public var query: Query? {
      get { box.members.query }
      _modify { own(); yield &box.members.query }
    }
    /// The language of the query; if absent, Pixabay assumes English.
    public var lang: ImageSearchLanguage? {
      get { box.members.lang }
      _modify { own(); yield &box.members.lang }
    }
    /// The id of the only image to list.
    public var id: EntityID? {
      get { box.members.id }
      _modify { own(); yield &box.members.id }
    }
    /// The type of image.
    public var imageType: ImageType {
      get { box.members.imageType }
      _modify { own(); yield &box.members.imageType }
    }
    /// The orientation of the image.
    public var orientation: ImageOrientation {
      get { box.members.orientation }
      _modify { own(); yield &box.members.orientation }
    }
    /// The subject of the image; if absent, any.
    public var category: ImageCategory? {
      get { box.members.category }
      _modify { own(); yield &box.members.category }
    }
    /// The minimum width of the image. In pixels.
    public var minWidth: Int? {
      get { box.members.minWidth }
      _modify { own(); yield &box.members.minWidth }
    }
    /// The minimum height of the image. In pixels.
    public var minHeight: Int? {
      get { box.members.minHeight }
      _modify { own(); yield &box.members.minHeight }
    }
    /// The colours of the image; if absent, any.
    public var colors: [ImageColor]? {
      get { box.members.colors }
      _modify { own(); yield &box.members.colors }
    }
    /// Whether to list only images chosen by Pixabay's editors.
    public var editorsChoice: Bool {
      get { box.members.editorsChoice }
      _modify { own(); yield &box.members.editorsChoice }
    }
    /// Whether to list only images suitable for all ages.
    public var safesearch: Bool {
      get { box.members.safesearch }
      _modify { own(); yield &box.members.safesearch }
    }
    /// The order of the images.
    public var order: ImageOrder {
      get { box.members.order }
      _modify { own(); yield &box.members.order }
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
      var query: Query?
      var lang: ImageSearchLanguage?
      var id: EntityID?
      var imageType: ImageType
      var orientation: ImageOrientation
      var category: ImageCategory?
      var minWidth: Int?
      var minHeight: Int?
      var colors: [ImageColor]?
      var editorsChoice: Bool
      var safesearch: Bool
      var order: ImageOrder
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

    public init(query: Query? = nil, lang: ImageSearchLanguage? = nil, id: EntityID? = nil, imageType: ImageType = .all, orientation: ImageOrientation = .all, category: ImageCategory? = nil, minWidth: Int? = nil, minHeight: Int? = nil, colors: [ImageColor]? = nil, editorsChoice: Bool = false, safesearch: Bool = false, order: ImageOrder = .popular, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      box = Box(Members(query: query, lang: lang, id: id, imageType: imageType, orientation: orientation, category: category, minWidth: minWidth, minHeight: minHeight, colors: colors, editorsChoice: editorsChoice, safesearch: safesearch, order: order, list: list, call: call))
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      let query: Query? = try reader.optional("query", .length(1...100))
      let lang: ImageSearchLanguage? = try reader.optional("lang")
      let id: EntityID? = try reader.optional("id", of: .image)
      let imageType: ImageType = try reader.optional("imageType") ?? .all
      let orientation: ImageOrientation = try reader.optional("orientation") ?? .all
      let category: ImageCategory? = try reader.optional("category")
      let minWidth: Int? = try reader.optional("minWidth", .range(0...1000000))
      let minHeight: Int? = try reader.optional("minHeight", .range(0...1000000))
      let colors: [ImageColor]? = try reader.optional("colors", .count(1...14))
      let editorsChoice: Bool = try reader.optional("editorsChoice") ?? false
      let safesearch: Bool = try reader.optional("safesearch") ?? false
      let order: ImageOrder = try reader.optional("order") ?? .popular
      let list: ListOptions = try ListOptions(&reader)
      let call: CallOptions = try CallOptions(&reader)
      box = Box(Members(query: query, lang: lang, id: id, imageType: imageType, orientation: orientation, category: category, minWidth: minWidth, minHeight: minHeight, colors: colors, editorsChoice: editorsChoice, safesearch: safesearch, order: order, list: list, call: call))
    }
  }
}

extension SearchImages.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
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
    writer.endObject()
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
    public var query: Query? {
      get { box.members.query }
      _modify { own(); yield &box.members.query }
    }
    /// The language of the query; if absent, Pixabay assumes English.
    public var lang: ImageSearchLanguage? {
      get { box.members.lang }
      _modify { own(); yield &box.members.lang }
    }
    /// The id of the only clip to list.
    public var id: EntityID? {
      get { box.members.id }
      _modify { own(); yield &box.members.id }
    }
    /// The type of video.
    public var videoType: VideoClipType {
      get { box.members.videoType }
      _modify { own(); yield &box.members.videoType }
    }
    /// The subject of the clip; if absent, any.
    public var category: ImageCategory? {
      get { box.members.category }
      _modify { own(); yield &box.members.category }
    }
    /// The minimum width of the clip. In pixels.
    public var minWidth: Int? {
      get { box.members.minWidth }
      _modify { own(); yield &box.members.minWidth }
    }
    /// The minimum height of the clip. In pixels.
    public var minHeight: Int? {
      get { box.members.minHeight }
      _modify { own(); yield &box.members.minHeight }
    }
    /// Whether to list only clips chosen by Pixabay's editors.
    public var editorsChoice: Bool {
      get { box.members.editorsChoice }
      _modify { own(); yield &box.members.editorsChoice }
    }
    /// Whether to list only clips suitable for all ages.
    public var safesearch: Bool {
      get { box.members.safesearch }
      _modify { own(); yield &box.members.safesearch }
    }
    /// The order of the clips.
    public var order: ImageOrder {
      get { box.members.order }
      _modify { own(); yield &box.members.order }
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
      var query: Query?
      var lang: ImageSearchLanguage?
      var id: EntityID?
      var videoType: VideoClipType
      var category: ImageCategory?
      var minWidth: Int?
      var minHeight: Int?
      var editorsChoice: Bool
      var safesearch: Bool
      var order: ImageOrder
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

    public init(query: Query? = nil, lang: ImageSearchLanguage? = nil, id: EntityID? = nil, videoType: VideoClipType = .all, category: ImageCategory? = nil, minWidth: Int? = nil, minHeight: Int? = nil, editorsChoice: Bool = false, safesearch: Bool = false, order: ImageOrder = .popular, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      box = Box(Members(query: query, lang: lang, id: id, videoType: videoType, category: category, minWidth: minWidth, minHeight: minHeight, editorsChoice: editorsChoice, safesearch: safesearch, order: order, list: list, call: call))
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      let query: Query? = try reader.optional("query", .length(1...100))
      let lang: ImageSearchLanguage? = try reader.optional("lang")
      let id: EntityID? = try reader.optional("id", of: .video)
      let videoType: VideoClipType = try reader.optional("videoType") ?? .all
      let category: ImageCategory? = try reader.optional("category")
      let minWidth: Int? = try reader.optional("minWidth", .range(0...1000000))
      let minHeight: Int? = try reader.optional("minHeight", .range(0...1000000))
      let editorsChoice: Bool = try reader.optional("editorsChoice") ?? false
      let safesearch: Bool = try reader.optional("safesearch") ?? false
      let order: ImageOrder = try reader.optional("order") ?? .popular
      let list: ListOptions = try ListOptions(&reader)
      let call: CallOptions = try CallOptions(&reader)
      box = Box(Members(query: query, lang: lang, id: id, videoType: videoType, category: category, minWidth: minWidth, minHeight: minHeight, editorsChoice: editorsChoice, safesearch: safesearch, order: order, list: list, call: call))
    }
  }
}

extension SearchVideos.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
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
    writer.endObject()
  }
}

