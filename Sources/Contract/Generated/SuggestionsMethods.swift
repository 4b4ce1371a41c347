// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
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
      prefix = reader.given("prefix", .length(0...500))
      limit = reader.given("limit", .range(1...1000))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension SuggestionsList.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("prefix", prefix)
    writer.member("limit", limit)
    call.writeMembers(to: &writer)
  }
}

/// Completes a title or a name as it is typed. Answers from this machine alone, without a connection, for each key that
/// is pressed. Typing errors are forgiven; words may be in any order, run together or apart; accents, case, width and
/// the spelling of small numbers don't matter; scripts without blanks are found from one character on. The index has
/// TMDB's lists, which hold original titles only; index/update fetches them, and nothing else does. Titles in other
/// languages, years, posters, AMC's movies and theatres are known once an answer held them: the last 20,000 of each
/// kind are kept, except what a search held that is not to be remembered, until suggestions/clear. A kind without an
/// index has no items, and the first answer that lacks one says so in hint. In the sandbox the items are those of its
/// catalogue.
public enum SuggestionsComplete: RPCMethod {
  public static let name = "suggestions/complete"
  public typealias Result = CompletionList

  /// The params of `suggestions/complete`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["query", "kinds", "limit"] + CallOptions.parameterNames

    /// What has been typed so far; a blank at its end ends the last word.
    public var query: Query
    /// Only items of these kinds; if absent, of all.
    public var kinds: [CompletionKind]?
    /// The maximum number of items.
    public var limit: Int
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      query = try reader.required("query")
      kinds = reader.given("kinds", .count(1...6))
      limit = reader.given("limit", .range(1...50)) ?? 8
      call = try CallOptions(&reader)
      try reader.finish()
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
  public typealias Params = PlainCallParameters
}

