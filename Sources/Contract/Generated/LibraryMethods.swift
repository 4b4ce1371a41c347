// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Adds a film or a show to the library, or changes its entry. Only what is given is changed, so that the same call
/// twice changes nothing. A new entry is wanted, or seen if a rating or a day is given without a status; an entry that
/// is wanted becomes seen by these too. The entry is stored when this answers, and survives a killed process. A title
/// that isn't known yet is requested for two seconds at most, and again when the film is next set; without one the
/// entry is stored all the same. A new film that the provider says doesn't exist is not found, and not stored. With
/// season, episodes of a show were seen: the show's status stays as it is, a new show is wanted, and it is begun until
/// its last episode is seen. An episode that the provider doesn't have is not found; without an answer of the provider
/// a season can't be set, and an episode is stored all the same.
public enum LibrarySet: RPCMethod {
  public static let name = "library/set"
  public typealias Result = LibraryRow

  /// The params of `library/set`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "status", "rating", "seenOn", "seenAt", "note", "tags", "addTags", "removeTags", "row", "season", "episode"] + CallOptions.parameterNames

    /// The id of the film or the show.
    public var id: EntityReference
    /// Whether the user wants to see it or has seen it. none takes that back, and removes an entry that has nothing
    /// else; the answer then has it without a status.
    public var status: LibraryStatusChange?
    /// The user's rating, which is rounded to a half; 0 removes it. In points from 0.5 to 10.
    public var rating: Double?
    /// The days on which the user saw it, in place of those stored; an empty list removes them.
    public var seenOn: [Day]?
    /// A showing at which the user saw the film, besides those stored: its day, which is added to seenOn, and its
    /// theatre. It stays until seenOn is set without that day.
    public var seenAt: CinemaVisit?
    /// A note, in place of the one stored; an empty one removes it.
    public var note: String?
    /// Tags, in place of those stored; an empty list removes them.
    public var tags: [String]?
    /// Tags to add to those stored, or to tags. An entry has a hundred at most.
    public var addTags: [String]?
    /// Tags to remove, whatever their case; the others stay.
    public var removeTags: [String]?
    /// The number of a row of library/unmatched, which is this film or show. Its entry gets what the row has, and the
    /// row is settled.
    public var row: Int?
    /// The number of a show's season, of which episode was seen, or all episodes that are out if episode is left out; 0
    /// for specials. With it only status (seen, or none to take it back), seenOn and, with episode, rating are set, of
    /// the episodes.
    public var season: Int?
    /// The number of the episode within the season.
    public var episode: Int?
    public var call: CallOptions

    public init(id: EntityReference, status: LibraryStatusChange? = nil, rating: Double? = nil, seenOn: [Day]? = nil, seenAt: CinemaVisit? = nil, note: String? = nil, tags: [String]? = nil, addTags: [String]? = nil, removeTags: [String]? = nil, row: Int? = nil, season: Int? = nil, episode: Int? = nil, call: CallOptions = CallOptions()) {
      self.id = id
      self.status = status
      self.rating = rating
      self.seenOn = seenOn
      self.seenAt = seenAt
      self.note = note
      self.tags = tags
      self.addTags = addTags
      self.removeTags = removeTags
      self.row = row
      self.season = season
      self.episode = episode
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: [.movie, .show])
      status = reader.given("status")
      rating = reader.given("rating", .range(0...10))
      seenOn = reader.given("seenOn", .count(0...1000))
      seenAt = reader.given("seenAt")
      note = reader.given("note", .length(0...20000))
      tags = reader.given("tags", .count(0...100), .each(.length(1...200)))
      addTags = reader.given("addTags", .count(0...100), .each(.length(1...200)))
      removeTags = reader.given("removeTags", .count(0...100), .each(.length(1...200)))
      row = reader.given("row", .range(1...))
      season = reader.given("season", .range(0...100000))
      episode = reader.given("episode", .range(0...100000))
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.require(["season": season != nil], with: ["episode": episode != nil])
    }
  }
}

extension LibrarySet.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("status", status)
    writer.member("rating", rating)
    writer.member("seenOn", seenOn)
    writer.member("seenAt", seenAt)
    writer.member("note", note)
    writer.member("tags", tags)
    writer.member("addTags", addTags)
    writer.member("removeTags", removeTags)
    writer.member("row", row)
    writer.member("season", season)
    writer.member("episode", episode)
    call.writeMembers(to: &writer)
  }
}

/// Lists the films and shows of the library. Answers from this machine alone, except with on, and but for the lists of
/// genres, countries and languages by which names and codes are checked. What TMDB says of the films and shows is
/// learnt in the background, once for each and again after a month; known and of say how far that is. What isn't known
/// is never no: an entry that lacks the fact that a filter asks for is left out and counted in unknownCount. query
/// finds words of the title, the tags and the note, however they are spelled.
public enum LibraryList: CodedMethod {
  public static let name = "library/list"
  public typealias Result = ListResult<LibraryRow>

  /// The params of `library/list`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["status", "kinds", "query", "minimumRating", "genres", "genreOperator", "minimumMinutes", "maximumMinutes", "years", "tags", "tagOperator", "personIds", "collectionId", "originCountry", "originalLanguage", "maximumCertification", "sortBy", "seed", "on"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Only entries of this status; with none, only those that have neither, such as those with tags alone.
    public var status: LibraryStatusChange?
    /// Only films, or only shows; if absent, both.
    public var kinds: [WorkKind]?
    /// Words that the title, the tags or the note have, or the year.
    public var query: Query?
    /// The lowest rating by the user. In points from 0.5 to 10.
    public var minimumRating: Double?
    /// The order.
    public var sortBy: LibrarySort
    /// The number that chance depends on, with sortBy random: the same gives the same order, so that pages hold
    /// together. If absent, that of the day.
    public var seed: Int?
    public var films: FilmFilters
    public var list: ListOptions
    public var call: CallOptions

    public init(status: LibraryStatusChange? = nil, kinds: [WorkKind]? = nil, query: Query? = nil, minimumRating: Double? = nil, sortBy: LibrarySort = .added, seed: Int? = nil, films: FilmFilters = FilmFilters(), list: ListOptions = ListOptions(), call: CallOptions = CallOptions()) {
      self.status = status
      self.kinds = kinds
      self.query = query
      self.minimumRating = minimumRating
      self.sortBy = sortBy
      self.seed = seed
      self.films = films
      self.list = list
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      status = reader.given("status")
      kinds = reader.given("kinds", .count(1...2))
      query = reader.given("query")
      minimumRating = reader.given("minimumRating", .range(0.5...10))
      sortBy = reader.given("sortBy") ?? .added
      seed = reader.given("seed", .range(0...9007199254740991))
      films = try FilmFilters(&reader)
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension LibraryList.Params: CodeParameters {
  public mutating func resolve(_ codes: CodeResolver) async throws(RPCError) {
    try await films.resolve(codes)
  }
}

extension LibraryList.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("status", status)
    writer.member("kinds", kinds)
    writer.member("query", query)
    writer.member("minimumRating", minimumRating)
    writer.member("sortBy", sortBy)
    writer.member("seed", seed)
    films.writeMembers(to: &writer)
    list.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
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
      id = try reader.required("id", of: [.movie, .show])
      call = try CallOptions(&reader)
    }
  }
}

extension LibraryGet.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    call.writeMembers(to: &writer)
  }
}

/// Removes a film or a show from the library. Removes its entry, found by any of its ids, with its rating, days, note
/// and tags. An import doesn't bring it back, unless its export has a line from after the removal; library/set does.
/// With season, episodes of a show are no longer seen, and the entry stays.
public enum LibraryRemove: RPCMethod {
  public static let name = "library/remove"
  public typealias Result = LibraryRemoval

  /// The params of `library/remove`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "season", "episode"] + CallOptions.parameterNames

    /// The id of the film or the show.
    public var id: EntityReference
    /// The number of a show's season, of which episode is no longer seen, or all episodes if episode is left out.
    public var season: Int?
    /// The number of the episode within the season.
    public var episode: Int?
    public var call: CallOptions

    public init(id: EntityReference, season: Int? = nil, episode: Int? = nil, call: CallOptions = CallOptions()) {
      self.id = id
      self.season = season
      self.episode = episode
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id", of: [.movie, .show])
      season = reader.given("season", .range(0...100000))
      episode = reader.given("episode", .range(0...100000))
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.require(["season": season != nil], with: ["episode": episode != nil])
    }
  }
}

extension LibraryRemove.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("season", season)
    writer.member("episode", episode)
    call.writeMembers(to: &writer)
  }
}

/// Counts what the user has seen. From this machine alone: films and hours by years, months, days of the week, genres,
/// directors, countries, decades and ratings, what was seen at the cinema, as far as a showing (seenAt of library/set)
/// or a tag says so, most often, what came and went of the list, and the series begun with what is missing. With years,
/// only what was seen in these years. Of a film whose facts TMDB hasn't told yet (library/list), neither genre nor
/// length is guessed: it is counted in unknownCount. With to, also a page for a browser: one new file with mode 0600
/// that loads nothing and has no notes; an existing file is never replaced.
public enum LibraryStatistics: RPCMethod {
  public static let name = "library/statistics"
  public typealias Result = FilmStatistics

  /// The params of `library/statistics`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["years", "to"] + CallOptions.parameterNames

    /// Only what was seen in a year, in a range of years, or in one of several.
    public var years: OneOrMore<YearRange>?
    /// The path of a page to write, which ends with .html.
    public var to: String?
    public var call: CallOptions

    public init(years: OneOrMore<YearRange>? = nil, to: String? = nil, call: CallOptions = CallOptions()) {
      self.years = years
      self.to = to
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      years = reader.given("years")
      to = reader.given("to", .path, .length(1...4096))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension LibraryStatistics.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("years", years)
    writer.member("to", to)
    call.writeMembers(to: &writer)
  }
}

/// Lists the tags of the library. Those with the most entries first, from this machine alone.
public enum LibraryTags: RPCMethod {
  public static let name = "library/tags"
  public typealias Result = ListResult<LibraryTag>
  public typealias Params = PlainListParameters
}

