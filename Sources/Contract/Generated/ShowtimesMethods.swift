// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Gives one showtime. With its prices, taxes and fees, as far as AMC gives them.
public enum ShowtimesGet: RPCMethod {
  public static let name = "showtimes/get"
  public typealias Result = Showtime

  /// The params of `showtimes/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// Which showtime.
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

/// Gives the seats of a showtime. Which there are and which can still be booked.
public enum ShowtimesSeats: RPCMethod {
  public static let name = "showtimes/seats"
  public typealias Result = SeatingLayout

  /// The params of `showtimes/seats`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// Which showtime.
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

/// Lists the showtimes of a theatre. Of one day by the theatre's clock, or all that are still to come. A day without
/// showtimes is an empty list.
public enum ShowtimesAtTheatre: RPCMethod {
  public static let name = "showtimes/atTheatre"
  public typealias Result = ListResult<Showtime>

  /// The params of `showtimes/atTheatre`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["theatreId", "date", "movie", "movieId", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Which theatre.
    public var theatreId: EntityID
    /// Which day.
    public var date: Day?
    /// Only movies whose title holds this.
    public var movie: String?
    /// Only this movie.
    public var movieId: EntityID?
    /// Only what has these attributes, by code.
    public var includeAttributes: [String]?
    /// Nothing that has these attributes, by code.
    public var excludeAttributes: [String]?
    /// How several attributes combine.
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

/// Lists the showtimes around a place. Of one day by the theatres' clocks.
public enum ShowtimesNear: RPCMethod {
  public static let name = "showtimes/near"
  public typealias Result = ListResult<Showtime>

  /// The params of `showtimes/near`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["date", "latitude", "longitude", "radiusKilometres", "movie", "movieId", "city", "state", "includeAttributes", "excludeAttributes", "attributeOperator"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Which day.
    public var date: Day
    /// How far north the place lies. In degrees.
    public var latitude: Double
    /// How far east the place lies. In degrees.
    public var longitude: Double
    /// How far theatres may be from it. In kilometres.
    public var radiusKilometres: Double?
    /// Only movies whose title holds this.
    public var movie: String?
    /// Only this movie.
    public var movieId: EntityID?
    /// Only theatres in this city.
    public var city: String?
    /// Only theatres in this state, by its two letters or its name.
    public var state: String?
    /// Only what has these attributes, by code.
    public var includeAttributes: [String]?
    /// Nothing that has these attributes, by code.
    public var excludeAttributes: [String]?
    /// How several attributes combine.
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

/// Gives the first showtime of a movie at a theatre. The first that is still to come.
public enum ShowtimesEarliest: RPCMethod {
  public static let name = "showtimes/earliest"
  public typealias Result = Showtime

  /// The params of `showtimes/earliest`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["theatreId", "movieId"] + CallOptions.parameterNames

    /// Which theatre.
    public var theatreId: EntityID
    /// Which movie.
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

