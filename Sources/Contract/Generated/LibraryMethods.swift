// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Adds a film or a show to the library, or changes its entry. Only what is given is changed, so that the same call
/// twice changes nothing. A new entry is wanted, or seen if a rating or a day is given without a status; an entry that
/// is wanted becomes seen by these too. The entry is stored when this answers, and survives a killed process. A title
/// that isn't known yet is requested for two seconds at most, and again when the film is next set; without one the
/// entry is stored all the same. A new film that the provider says doesn't exist is not found, and not stored.
public enum LibrarySet: RPCMethod {
  public static let name = "library/set"
  public typealias Result = LibraryRow

  /// The params of `library/set`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "status", "rating", "seenOn", "note", "tags"] + CallOptions.parameterNames

    /// The id of the film or the show.
    public var id: EntityReference
    /// Whether the user wants to see it or has seen it.
    public var status: LibraryStatus?
    /// The user's rating, which is rounded to a half; 0 removes it. In points from 0.5 to 10.
    public var rating: Double?
    /// The days on which the user saw it, in place of those stored; an empty list removes them.
    public var seenOn: [Day]?
    /// A note, in place of the one stored; an empty one removes it.
    public var note: String?
    /// Tags, in place of those stored; an empty list removes them.
    public var tags: [String]?
    public var call: CallOptions

    public init(id: EntityReference, status: LibraryStatus? = nil, rating: Double? = nil, seenOn: [Day]? = nil, note: String? = nil, tags: [String]? = nil, call: CallOptions = CallOptions()) {
      self.id = id
      self.status = status
      self.rating = rating
      self.seenOn = seenOn
      self.note = note
      self.tags = tags
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id")
      status = try reader.optional("status")
      rating = try reader.optional("rating", .range(0...10))
      seenOn = try reader.optional("seenOn", .count(0...1000))
      note = try reader.optional("note", .length(0...20000))
      tags = try reader.optional("tags", .count(0...100), .each(.length(1...200)))
      call = try CallOptions(&reader)
    }
  }
}

extension LibrarySet.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("status", status)
    writer.member("rating", rating)
    writer.member("seenOn", seenOn)
    writer.member("note", note)
    writer.member("tags", tags)
    call.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Lists the films and shows of the library. Answers from this machine alone, except with on. query finds words of the
/// title, the tags and the note, however they are spelled.
public enum LibraryList: RPCMethod {
  public static let name = "library/list"
  public typealias Result = ListResult<LibraryRow>

  /// The params of `library/list`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["status", "kinds", "query", "minimumRating", "sortBy", "on"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Only entries of this status.
    public var status: LibraryStatus?
    /// Only films, or only shows; if absent, both.
    public var kinds: [WorkKind]?
    /// Words that the title, the tags or the note have.
    public var query: Query?
    /// The lowest rating by the user. In points from 0.5 to 10.
    public var minimumRating: Double?
    /// The order.
    public var sortBy: LibrarySort
    /// With mine, only what one of the user's services has, as services/set has them, in the subscription, free or with
    /// advertisements. It costs a request to TMDB for each entry of a page, eight at once and at TMDB's rate, so that
    /// 20 entries take a second at most, and 1,000 a minute with their pages streamed and a timeoutMilliseconds to
    /// match; an answer costs nothing while it is kept, which is in memory alone. What is left out, as well as what has
    /// no id of TMDB's, is counted in hidden; totals and page numbers stay those of the whole list, and limit counts
    /// the rows given. Without a region it is the country that has services. Refused with -32602 if no services are
    /// set.
    public var on: ServiceSelection?
    public var list: ListOptions
    public var call: CallOptions

    public init(status: LibraryStatus? = nil, kinds: [WorkKind]? = nil, query: Query? = nil, minimumRating: Double? = nil, sortBy: LibrarySort = .added, on: ServiceSelection? = nil, list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.status = status
      self.kinds = kinds
      self.query = query
      self.minimumRating = minimumRating
      self.sortBy = sortBy
      self.on = on
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      status = try reader.optional("status")
      kinds = try reader.optional("kinds", .count(1...2))
      query = try reader.optional("query")
      minimumRating = try reader.optional("minimumRating", .range(0.5...10))
      sortBy = try reader.optional("sortBy") ?? .added
      on = try reader.optional("on")
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
    }
  }
}

extension LibraryList.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("status", status)
    writer.member("kinds", kinds)
    writer.member("query", query)
    writer.member("minimumRating", minimumRating)
    writer.member("sortBy", sortBy)
    writer.member("on", on)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Gets the library's entry for a film or a show. It is found by any of its ids that are known.
public enum LibraryGet: RPCMethod {
  public static let name = "library/get"
  public typealias Result = LibraryRow

  /// The params of `library/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The id of the film or the show.
    public var id: EntityReference
    public var call: CallOptions

    public init(id: EntityReference, call: CallOptions = CallOptions()) {
      self.id = id
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id")
      call = try CallOptions(&reader)
    }
  }
}

extension LibraryGet.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    call.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Removes a film or a show from the library. Removes its entry, found by any of its ids, with its rating, days, note
/// and tags.
public enum LibraryRemove: RPCMethod {
  public static let name = "library/remove"
  public typealias Result = LibraryRemoval

  /// The params of `library/remove`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The id of the film or the show.
    public var id: EntityReference
    public var call: CallOptions

    public init(id: EntityReference, call: CallOptions = CallOptions()) {
      self.id = id
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id")
      call = try CallOptions(&reader)
    }
  }
}

extension LibraryRemove.Params: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    call.writeMembers(to: &writer)
    writer.endObject()
  }
}

