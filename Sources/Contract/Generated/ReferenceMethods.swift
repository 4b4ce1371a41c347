// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Lists the countries. TMDB's list, by code (ISO 3166-1 alpha-2); movies/discover takes them as originCountry. Kept
/// for a week.
public enum ReferenceCountries: RPCMethod {
  public static let name = "reference/countries"
  public typealias Result = ListResult<CodeEntry>
  public typealias Params = PlainListParameters
}

/// Lists the languages. TMDB's list, by code (ISO 639-1); movies/discover takes them as originalLanguage. Kept for a
/// week.
public enum ReferenceLanguages: RPCMethod {
  public static let name = "reference/languages"
  public typealias Result = ListResult<CodeEntry>
  public typealias Params = PlainListParameters
}

/// Lists the jobs of a crew, with their departments. TMDB's list, department by department. Kept for a week.
public enum ReferenceJobs: RPCMethod {
  public static let name = "reference/jobs"
  public typealias Result = ListResult<CodeEntry>
  public typealias Params = PlainListParameters
}

/// Lists the genres of movies or of shows. TMDB's list; movies/discover takes the ids as genreIds and the names as
/// genres. movies/genres has those of movies in one answer. Kept for a week.
public enum ReferenceGenres: RPCMethod {
  public static let name = "reference/genres"
  public typealias Result = ListResult<Genre>

  /// The params of `reference/genres`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["kind"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Whether the codes are those of movies or of shows.
    public var kind: WorkKind
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      kind = reader.given("kind") ?? .movie
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists the age ratings, by country. TMDB's list, with what they mean and in the order of age; with region only that
/// country's. movies/discover takes them as certification. Kept for a week.
public enum ReferenceCertifications: RPCMethod {
  public static let name = "reference/certifications"
  public typealias Result = ListResult<CodeEntry>

  /// The params of `reference/certifications`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["kind"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Whether the codes are those of movies or of shows.
    public var kind: WorkKind
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      kind = reader.given("kind") ?? .movie
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists the streaming services and shops. TMDB's list (JustWatch's data), with logos; with region only that country's,
/// in the order of its people. movies/discover takes the ids as watchProviderIds and the names as services. Kept for a
/// week.
public enum ReferenceWatchProviders: RPCMethod {
  public static let name = "reference/watchProviders"
  public typealias Result = ListResult<WatchProvider>

  /// The params of `reference/watchProviders`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["kind"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Whether the codes are those of movies or of shows.
    public var kind: WorkKind
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      kind = reader.given("kind") ?? .movie
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists the countries for which offers are known. TMDB's list of the countries whose streaming services it has. Kept
/// for a week.
public enum ReferenceWatchRegions: RPCMethod {
  public static let name = "reference/watchRegions"
  public typealias Result = ListResult<CodeEntry>
  public typealias Params = PlainListParameters
}

/// Lists AMC's attributes of movies, theatres and showtimes. With what they mean and apply to; lists take the codes and
/// the names as includeAttributes and excludeAttributes. Kept for a week.
public enum ReferenceAttributes: RPCMethod {
  public static let name = "reference/attributes"
  public typealias Result = ListResult<CodeEntry>
  public typealias Params = PlainListParameters
}

/// Lists AMC's markets. The regions around cities by which AMC groups its theatres; theatres/all takes them as market.
/// Kept for a week.
public enum ReferenceMarkets: RPCMethod {
  public static let name = "reference/markets"
  public typealias Result = ListResult<CodeEntry>
  public typealias Params = PlainListParameters
}

/// Lists the states with AMC's theatres. theatres/all and showtimes/near take them as state. Kept for a week.
public enum ReferenceStates: RPCMethod {
  public static let name = "reference/states"
  public typealias Result = ListResult<CodeEntry>
  public typealias Params = PlainListParameters
}

