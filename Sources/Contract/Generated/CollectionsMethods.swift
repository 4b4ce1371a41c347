// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Returns a series of movies, with its parts. The parts are in the order of release, those without a day last, with
/// what they come to. A movie names its collection in movies/get; search/collections finds others.
public enum CollectionsGet: RPCMethod {
  public static let name = "collections/get"
  public typealias Result = MovieCollection

  /// The params of `collections/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The collection's id.
    public var id: EntityID
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .collection)
      call = try CallOptions(&reader)
    }
  }
}

/// Returns a production company. A movie names its companies in movies/get; search/companies finds others.
public enum CompaniesGet: RPCMethod {
  public static let name = "companies/get"
  public typealias Result = Company

  /// The params of `companies/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The company's id.
    public var id: EntityID
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .company)
      call = try CallOptions(&reader)
    }
  }
}

/// Returns one review. It says which movie or show it is of; movies/reviews lists those of a movie.
public enum ReviewsGet: RPCMethod {
  public static let name = "reviews/get"
  public typealias Result = Review

  /// The params of `reviews/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The review's id.
    public var id: EntityID
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: .review)
      call = try CallOptions(&reader)
    }
  }
}

