// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Returns one showtime. Includes ticket prices, taxes and fees where AMC gives them.
public enum ShowtimesGet: RPCMethod {
  public static let name = "showtimes/get"
  public typealias Result = Showtime

  /// The params of `showtimes/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The showtime's id.
    public var id: EntityID
    public var call: CallOptions

    public init(id: EntityID, call: CallOptions = CallOptions()) {
      self.id = id
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .showtime)
      call = try CallOptions(&reader)
    }
  }
}

/// Returns the seating layout of a showtime. Each seat comes with its availability.
public enum ShowtimesSeats: RPCMethod {
  public static let name = "showtimes/seats"
  public typealias Result = SeatingLayout

  /// The params of `showtimes/seats`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The showtime's id.
    public var id: EntityID
    public var call: CallOptions

    public init(id: EntityID, call: CallOptions = CallOptions()) {
      self.id = id
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .showtime)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists the showtimes of a theatre. Lists those of one day, or all upcoming ones if there is no date. A day without
/// showtimes is an empty list.
public enum ShowtimesAtTheatre: RPCMethod {
  public static let name = "showtimes/atTheatre"
  public typealias Result = ListResult<Showtime>

  /// The params of `showtimes/atTheatre`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["theatreId", "date", "movie", "movieId", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The theatre's id.
    public var theatreId: EntityID
    /// The day, by the theatre's local time; if absent, all upcoming showtimes are listed.
    public var date: Day?
    /// A part of the movie's title; only showtimes of matching movies are listed.
    public var movie: String?
    /// The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to AMC's movie.
    public var movieId: EntityID?
    /// The codes of attributes to require, as in Attribute.code; attributeOperator combines them.
    public var includeAttributes: [String]?
    /// The codes of attributes to exclude, as in Attribute.code.
    public var excludeAttributes: [String]?
    /// Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
    public var attributeOperator: AttributeOperator?
    public var list: ListOptions
    public var call: CallOptions

    public init(theatreId: EntityID, date: Day? = nil, movie: String? = nil, movieId: EntityID? = nil, includeAttributes: [String]? = nil, excludeAttributes: [String]? = nil, attributeOperator: AttributeOperator? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.theatreId = theatreId
      self.date = date
      self.movie = movie
      self.movieId = movieId
      self.includeAttributes = includeAttributes
      self.excludeAttributes = excludeAttributes
      self.attributeOperator = attributeOperator
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      theatreId = try reader.required("theatreId", of: .theatre)
      date = try reader.optional("date")
      movie = try reader.optional("movie", .length(1...200))
      movieId = try reader.optional("movieId", of: .movie)
      includeAttributes = try reader.optional("includeAttributes", .count(1...50))
      excludeAttributes = try reader.optional("excludeAttributes", .count(1...50))
      attributeOperator = try reader.optional("attributeOperator")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Lists one day's showtimes around a place. The day is that of each theatre's local time. Only AMC theatres are
/// listed.
public enum ShowtimesNear: RPCMethod {
  public static let name = "showtimes/near"
  public typealias Result = ListResult<Showtime>

  /// The params of `showtimes/near`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["date", "latitude", "longitude", "radiusKilometres", "movie", "movieId", "city", "state", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The day, by each theatre's local time.
    public var date: Day
    /// The latitude of the place, positive to the north. In degrees.
    public var latitude: Double
    /// The longitude of the place, positive to the east. In degrees.
    public var longitude: Double
    /// The greatest distance of a theatre from the place; if absent, AMC decides. In kilometres.
    public var radiusKilometres: Double?
    /// A part of the movie's title; only showtimes of matching movies are listed.
    public var movie: String?
    /// The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to AMC's movie.
    public var movieId: EntityID?
    /// The city of the theatres to list.
    public var city: String?
    /// The state of the theatres to list: its two-letter code or its name.
    public var state: String?
    /// The codes of attributes to require, as in Attribute.code; attributeOperator combines them.
    public var includeAttributes: [String]?
    /// The codes of attributes to exclude, as in Attribute.code.
    public var excludeAttributes: [String]?
    /// Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.
    public var attributeOperator: AttributeOperator?
    public var list: ListOptions
    public var call: CallOptions

    public init(date: Day, latitude: Double, longitude: Double, radiusKilometres: Double? = nil, movie: String? = nil, movieId: EntityID? = nil, city: String? = nil, state: String? = nil, includeAttributes: [String]? = nil, excludeAttributes: [String]? = nil, attributeOperator: AttributeOperator? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.date = date
      self.latitude = latitude
      self.longitude = longitude
      self.radiusKilometres = radiusKilometres
      self.movie = movie
      self.movieId = movieId
      self.city = city
      self.state = state
      self.includeAttributes = includeAttributes
      self.excludeAttributes = excludeAttributes
      self.attributeOperator = attributeOperator
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      date = try reader.required("date")
      latitude = try reader.required("latitude", .range(-90...90))
      longitude = try reader.required("longitude", .range(-180...180))
      radiusKilometres = try reader.optional("radiusKilometres", .range(0.1...20000))
      movie = try reader.optional("movie", .length(1...200))
      movieId = try reader.optional("movieId", of: .movie)
      city = try reader.optional("city", .length(1...100))
      state = try reader.optional("state", .length(1...100))
      includeAttributes = try reader.optional("includeAttributes", .count(1...50))
      excludeAttributes = try reader.optional("excludeAttributes", .count(1...50))
      attributeOperator = try reader.optional("attributeOperator")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

/// Returns the next showtime of a movie at a theatre. Returns the first one that is still to come.
public enum ShowtimesEarliest: RPCMethod {
  public static let name = "showtimes/earliest"
  public typealias Result = Showtime

  /// The params of `showtimes/earliest`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["theatreId", "movieId"] + CallOptions.parameterNames

    /// The theatre's id.
    public var theatreId: EntityID
    /// The movie's id. A TMDB or IMDb id is matched to AMC's movie.
    public var movieId: EntityID
    public var call: CallOptions

    public init(theatreId: EntityID, movieId: EntityID, call: CallOptions = CallOptions()) {
      self.theatreId = theatreId
      self.movieId = movieId
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      theatreId = try reader.required("theatreId", of: .theatre)
      movieId = try reader.required("movieId", of: .movie)
      call = try CallOptions(&reader)
    }
  }
}

