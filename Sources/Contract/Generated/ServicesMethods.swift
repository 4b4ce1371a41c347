// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Lists the streaming services of a country, the user's first. With a region, the services that TMDB knows there, for
/// films and for shows, in its order; those that the user subscribes to come first. Two requests, which are kept for a
/// week; without an answer of TMDB's the user's own services are listed, and faults says so. Without a region, or with
/// mine, the services that the user subscribes to, from this machine alone.
public enum ServicesList: RPCMethod {
  public static let name = "services/list"
  public typealias Result = ListResult<StreamingService>

  /// The params of `services/list`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["mine"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Whether to list only the services that the user subscribes to: in the region if the call has one of its own,
    /// otherwise in every country.
    public var mine: Bool
    public var list: ListOptions
    public var call: CallOptions

    public init(mine: Bool = false, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.mine = mine
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      mine = reader.given("mine") ?? false
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension ServicesList.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("mine", mine)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Sets the streaming services that the user subscribes to in a country. add stores further services of the region,
/// remove takes some away, and without either the answer is what is stored. The region is required, in the call or
/// given to initialize. Names and ids are looked up in the country's services: a name that several have, or none, is
/// refused with -32602, and alternatives has the most similar ones; nothing is changed then. What is stored is removed
/// without a request. The services are stored when this answers; the same call twice changes nothing.
public enum ServicesSet: RPCMethod {
  public static let name = "services/set"
  public typealias Result = ServiceChoice

  /// The params of `services/set`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["add", "remove"] + CallOptions.parameterNames

    /// Services to add, by name, however it is spelled, or by TMDB's id (tmdb:watchProvider:8 or 8).
    public var add: [String]?
    /// Services to remove, by name or id.
    public var remove: [String]?
    public var call: CallOptions

    public init(add: [String]? = nil, remove: [String]? = nil, call: CallOptions = CallOptions()) {
      self.add = add
      self.remove = remove
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      add = reader.given("add", .count(0...100), .each(.length(1...200)))
      remove = reader.given("remove", .count(0...100), .each(.length(1...200)))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension ServicesSet.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("add", add)
    writer.member("remove", remove)
    call.writeMembers(to: &writer)
  }
}

