// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Lists the remembered searches. The newest first; the last ten are kept, or as many as MARQUEE_HISTORY says.
public enum SuggestionsList: RPCMethod {
  public static let name = "suggestions/list"
  public typealias Result = SuggestionList

  /// The params of `suggestions/list`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["prefix", "limit"] + CallOptions.parameterNames

    /// Only searches that begin with this.
    public var prefix: String?
    /// The most to give. In suggestions.
    public var limit: Int?
    public var call: CallOptions

    public init(prefix: String? = nil, limit: Int? = nil, call: CallOptions = CallOptions()) {
      self.prefix = prefix
      self.limit = limit
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      prefix = try reader.optional("prefix", .length(0...500))
      limit = try reader.optional("limit", .range(1...1000))
      call = try CallOptions(&reader)
    }
  }
}

/// Forgets a search. It takes effect before any later request starts, and the search can't be read in the file of the
/// remembered searches any more. Kept responses to it stay until suggestions/clear. While another process holds the
/// file it fails after two seconds at most, retryable.
public enum SuggestionsRemove: RPCMethod {
  public static let name = "suggestions/remove"
  public typealias Result = SuggestionRemoval

  /// The params of `suggestions/remove`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + CallOptions.parameterNames

    /// What to look for.
    public var query: Query
    public var call: CallOptions

    public init(query: Query, call: CallOptions = CallOptions()) {
      self.query = query
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      call = try CallOptions(&reader)
    }
  }
}

/// Forgets all searches, and every kept response. It takes effect before any later request starts. Nothing of them can
/// be read any more in a file of this program, except for its log and a file of remembered searches that was set aside
/// as damaged. Since the address of any response may hold what was searched for, all kept responses go, of every
/// method; images stay. Other processes that run keep in memory what they have. While another process holds a file it
/// fails after two seconds at most, retryable, and may have forgotten a part.
public enum SuggestionsClear: RPCMethod {
  public static let name = "suggestions/clear"
  public typealias Result = SuggestionRemoval

  /// The params of `suggestions/clear`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = [] + CallOptions.parameterNames

    public var call: CallOptions

    public init(call: CallOptions = CallOptions()) {
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      call = try CallOptions(&reader)
    }
  }
}

