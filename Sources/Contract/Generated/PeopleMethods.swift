// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Returns one person. With the id of TMDB or IMDb, or with that of AMC and movieId: AMC knows people only through
/// their films, so the person is the only one of the same name in TMDB's credits of that film. If that isn't certain,
/// the call fails with -32012. knownFor has the three films and shows with the most votes in the person's department.
public enum PeopleGet: RPCMethod {
  public static let name = "people/get"
  public typealias Result = Person

  /// The params of `people/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "movieId", "include"] + CallOptions.parameterNames

    /// The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232 with movieId.
    public var id: EntityID
    /// For a person of AMC's: a film whose movies/credits has the person.
    public var movieId: EntityID?
    /// The parts to add; none if absent.
    public var include: [PersonInclude]?
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .person)
      movieId = reader.given("movieId", of: .movie)
      include = reader.given("include", .count(0...4))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists the films and shows of one person. Everything that the person did in front of the camera and behind it, one
/// row per film or show with all parts and jobs in roles. By default the newest first; what is to come, and first of
/// all what has no day yet, stands before it.
public enum PeopleCredits: RPCMethod {
  public static let name = "people/credits"
  public typealias Result = ListResult<PersonCredit>

  /// The params of `people/credits`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "movieId", "kinds", "departments", "sortBy"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232 with movieId.
    public var id: EntityID
    /// For a person of AMC's: a film whose movies/credits has the person.
    public var movieId: EntityID?
    /// The kinds of works to list; all if absent.
    public var kinds: [WorkKind]?
    /// The departments to list, such as Acting, Directing or Writing, in upper or lower case; all if absent. Rows have
    /// the roles in these departments only. If the person has none, the message names those that the person has.
    public var departments: [String]?
    /// The order.
    public var sortBy: PersonCreditSort
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .person)
      movieId = reader.given("movieId", of: .movie)
      kinds = reader.given("kinds", .count(1...2))
      departments = reader.given("departments", .count(1...20), .each(.length(1...100)))
      sortBy = reader.given("sortBy") ?? .date
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists the most popular people. TMDB's list, the most popular first.
public enum PeoplePopular: RPCMethod {
  public static let name = "people/popular"
  public typealias Result = ListResult<Person>
  public typealias Params = PlainListParameters
}

/// Lists the people who get the most attention now. TMDB's list of trending people over a day or a week.
public enum PeopleTrending: RPCMethod {
  public static let name = "people/trending"
  public typealias Result = ListResult<Person>

  /// The params of `people/trending`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["window"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The period over which attention is measured.
    public var window: TrendingWindow
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      window = reader.given("window") ?? .day
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

