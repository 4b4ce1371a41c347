// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Lists all AMC theatres, optionally filtered. A theatre must match all filters given.
public enum TheatresAll: CodedMethod {
  public static let name = "theatres/all"
  public typealias Result = ListResult<Theatre>

  /// The params of `theatres/all`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["name", "ids", "market", "state", "city", "brand", "includeClosed", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// A part of the theatre's name.
    public var name: Query?
    /// The ids of the theatres to list.
    public var ids: [EntityID]?
    /// The market of the theatres to list: its slug or its name.
    public var market: Code?
    /// The state of the theatres to list: its two-letter code or its name.
    public var state: Code?
    /// The city of the theatres to list; needs state.
    public var city: Query?
    /// The AMC brand of the theatres to list, as in Theatre.brand.
    public var brand: Query?
    /// Whether to list permanently closed theatres as well.
    public var includeClosed: Bool
    /// The codes or names of attributes to require, from reference/attributes; attributeOperator combines them.
    public var includeAttributes: [Code]?
    /// The codes or names of attributes to exclude, from reference/attributes.
    public var excludeAttributes: [Code]?
    /// Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
    public var attributeOperator: AttributeOperator?
    public var list: ListOptions
    public var call: CallOptions

    public init(name: Query? = nil, ids: [EntityID]? = nil, market: Code? = nil, state: Code? = nil, city: Query? = nil, brand: Query? = nil, includeClosed: Bool = false, includeAttributes: [Code]? = nil, excludeAttributes: [Code]? = nil, attributeOperator: AttributeOperator? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.name = name
      self.ids = ids
      self.market = market
      self.state = state
      self.city = city
      self.brand = brand
      self.includeClosed = includeClosed
      self.includeAttributes = includeAttributes
      self.excludeAttributes = excludeAttributes
      self.attributeOperator = attributeOperator
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      name = reader.given("name", .length(1...200))
      ids = reader.given("ids", each: .theatre, .count(1...100))
      market = reader.given("market")
      state = reader.given("state")
      city = reader.given("city", .length(1...100))
      brand = reader.given("brand", .length(1...100))
      includeClosed = reader.given("includeClosed") ?? false
      includeAttributes = reader.given("includeAttributes", .count(1...50))
      excludeAttributes = reader.given("excludeAttributes", .count(1...50))
      attributeOperator = reader.given("attributeOperator")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.require(["state": state != nil], with: ["city": city != nil])
    }
  }
}

extension TheatresAll.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await codes.resolve(&market, "market", of: .markets)
    try await codes.resolve(&state, "state", of: .states)
    try await codes.resolve(&includeAttributes, "includeAttributes", of: .attributes)
    try await codes.resolve(&excludeAttributes, "excludeAttributes", of: .attributes)
  }
}

extension TheatresAll.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("ids", ids)
    writer.member("market", market)
    writer.member("state", state)
    writer.member("city", city)
    writer.member("brand", brand)
    writer.member("includeClosed", includeClosed)
    writer.member("includeAttributes", includeAttributes)
    writer.member("excludeAttributes", excludeAttributes)
    writer.member("attributeOperator", attributeOperator)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Returns one theatre. The theatre is named by its id or by its slug.
public enum TheatresGet: RPCMethod {
  public static let name = "theatres/get"
  public typealias Result = Theatre

  /// The params of `theatres/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "slug"] + CallOptions.parameterNames

    /// The theatre's id.
    public var id: EntityID?
    /// The theatre's slug at AMC.
    public var slug: String?
    public var call: CallOptions

    public init(id: EntityID? = nil, slug: String? = nil, call: CallOptions = CallOptions()) {
      self.id = id
      self.slug = slug
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = reader.given("id", of: .theatre)
      slug = reader.given("slug", .slug, .length(0...200))
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.exactlyOne(of: ["id": id != nil, "slug": slug != nil])
    }
  }
}

extension TheatresGet.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("slug", slug)
    call.writeMembers(to: &writer)
  }
}

/// Lists the AMC theatres around a place. The nearest comes first; each comes with its distance.
public enum TheatresNear: RPCMethod {
  public static let name = "theatres/near"
  public typealias Result = ListResult<Theatre>

  /// The params of `theatres/near`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["latitude", "longitude", "radiusKilometres"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The latitude of the place, positive to the north. In degrees.
    public var latitude: Double
    /// The longitude of the place, positive to the east. In degrees.
    public var longitude: Double
    /// The greatest distance of a theatre from the place; if absent, AMC decides. In kilometres.
    public var radiusKilometres: Double?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      latitude = try reader.required("latitude", .range(-90...90))
      longitude = try reader.required("longitude", .range(-180...180))
      radiusKilometres = reader.given("radiusKilometres", .range(0.1...20000))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists the AMC theatres that show a movie. The movie is named by its id or by its release number.
public enum TheatresShowing: RPCMethod {
  public static let name = "theatres/showing"
  public typealias Result = ListResult<Theatre>

  /// The params of `theatres/showing`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["movieId", "releaseNumber"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The movie's id. A TMDB or IMDb id is matched to AMC's movie.
    public var movieId: EntityID?
    /// The number of the movie's release, as in Movie.releaseNumber.
    public var releaseNumber: Int?
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      movieId = reader.given("movieId", of: .movie)
      releaseNumber = reader.given("releaseNumber", .range(0...))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.exactlyOne(of: ["movieId": movieId != nil, "releaseNumber": releaseNumber != nil])
    }
  }
}

/// Lists the theatres at a place, given as people say it. Nearest first, with their distance. The page says which place
/// was understood. A theatre's name or id finds that theatre alone, unless radiusKilometres is given. A place that AMC
/// doesn't have is -32012, and its hint names the nearest; words that say something else, such as a format or a day,
/// are -32602, and the hint has the arguments to send.
public enum TheatresFind: RPCMethod {
  public static let name = "theatres/find"
  public typealias Result = ListResult<Theatre>

  /// The params of `theatres/find`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["place", "latitude", "longitude", "theatreId", "radiusKilometres"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// A city ("Olathe, KS", "Kansas City"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a
    /// theatre's id, or coordinates ("40.75,-73.98"). By default the place of the settings; without one, exactly one of
    /// place, theatreId and latitude is required.
    public var place: Query?
    /// Degrees north of the equator, in place of a name. In degrees.
    public var latitude: Double?
    /// Degrees east of Greenwich. In degrees.
    public var longitude: Double?
    /// A theatre's id, in place of a name.
    public var theatreId: EntityID?
    /// The greatest distance of a theatre from the place; 40 if left out. In kilometres.
    public var radiusKilometres: Double?
    public var list: ListOptions
    public var call: CallOptions

    public init(place: Query? = nil, latitude: Double? = nil, longitude: Double? = nil, theatreId: EntityID? = nil, radiusKilometres: Double? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.place = place
      self.latitude = latitude
      self.longitude = longitude
      self.theatreId = theatreId
      self.radiusKilometres = radiusKilometres
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      place = reader.given("place")
      latitude = reader.given("latitude", .range(-90...90))
      longitude = reader.given("longitude", .range(-180...180))
      theatreId = reader.given("theatreId", of: .theatre)
      radiusKilometres = reader.given("radiusKilometres", .range(0.1...20000))
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.atMostOne(of: ["place": place != nil, "theatreId": theatreId != nil, "latitude": latitude != nil])
      try reader.require(["longitude": longitude != nil], with: ["latitude": latitude != nil])
      try reader.require(["latitude": latitude != nil], with: ["longitude": longitude != nil])
    }
  }
}

extension TheatresFind.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("place", place)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("theatreId", theatreId)
    writer.member("radiusKilometres", radiusKilometres)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Lists the places that a text may mean. Finds cities, zip codes and AMC theatres, for use with theatres/near,
/// theatres/get or showtimes/near.
public enum TheatresSuggest: RPCMethod {
  public static let name = "theatres/suggest"
  public typealias Result = ListResult<Place>

  /// The params of `theatres/suggest`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The beginning of a place's name, or a zip code.
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

extension TheatresSuggest.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("query", query)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

