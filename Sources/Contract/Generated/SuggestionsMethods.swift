// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Lists the remembered searches. The most recent comes first. The last ten are kept, or as many as MARQUEE_HISTORY
/// says.
public enum SuggestionsList: RPCMethod {
  public static let name = "suggestions/list"
  public typealias Result = SuggestionList

  /// The params of `suggestions/list`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["prefix", "limit"] + CallOptions.parameterNames

    /// The beginning of the searches to list; case is ignored. If absent, all are listed.
    public var prefix: String?
    /// The maximum number of suggestions to list; if absent, all.
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

/// Forgets one remembered search. Takes effect before any later request starts; the query is also erased from the file
/// of remembered searches. Cached responses stay until suggestions/clear. If another process holds the file, the call
/// fails after at most two seconds and is retryable.
public enum SuggestionsRemove: RPCMethod {
  public static let name = "suggestions/remove"
  public typealias Result = SuggestionRemoval

  /// The params of `suggestions/remove`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query"] + CallOptions.parameterNames

    /// The query to forget; case and extra white space are ignored.
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

/// Forgets all remembered searches and all cached responses. Takes effect before any later request starts. Both are
/// erased from this program's files, except for its log and any file of remembered searches that was set aside as
/// damaged. The cached responses of every method go, since the URL of any of them may contain a query; images stay.
/// Other running processes keep what they have in memory. If another process holds a file, the call fails after at most
/// two seconds and is retryable; a part may be forgotten by then.
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

