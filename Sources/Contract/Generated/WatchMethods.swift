// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Watches for tickets, showings, seats, a release, or films of a list. The watch lasts until it ends or is removed,
/// whoever is connected; whichever process runs asks the provider again and again, politely. Answers with what is true
/// now, which is asked anew whatever cache says. A condition that is watched already stays one watch: it is the answer,
/// with existing, and name, every, until and once are changed if they are given. There can be 1,000 watches, with 16
/// MiB of definitions; more are refused with requestFailed and limit. What changes from then on is in the log of events
/// (watch/events, watch/follow) and told by watch/didChange. tickets needs movie or movieId, and takes the place;
/// showings needs the place; seats needs showtimeId, or the place and date; release needs movieId or showId. A place
/// means at most its ten nearest theatres, theatreIds all of them. Where showings and seats need one, and for the
/// library, the usual place of the settings stands for one that is left out. library is one watch for all films that
/// the library has as wanted (the 2,000 that were added last): tickets (at the place, or else anywhere at AMC), the
/// first showing in a format, the arrival at one of the user's services (services/set) in the region, and the digital
/// release's date, each told once. A film that is added to the library joins at the next check, one that is removed or
/// seen leaves. However many films there are, a check asks AMC for its programme once, and TMDB for at most 50 films,
/// each at most every six hours; the others are asked for in the next minutes. person needs personId, and takes the
/// place of the tickets.
public enum WatchAdd: RPCMethod {
  public static let name = "watch/add"
  public typealias Result = Watch

  /// The params of `watch/add`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["kind", "showtimeId", "place", "latitude", "longitude", "theatreId", "theatreIds", "radiusKilometres", "date", "untilDate", "days", "timeOfDay", "after", "before", "movie", "year", "movieId", "format", "partySize", "rows", "seatNumbers", "frontRowsExcluded", "aisle", "accessible", "name", "every", "until", "once", "personId", "showId"] + CallOptions.parameterNames

    /// What to watch for.
    public var kind: WatchKind
    /// The showtime to watch for seats.
    public var showtimeId: EntityID?
    /// Only showings that start in this part of each day, in place of after and before.
    public var timeOfDay: TimeOfDay?
    /// Only showings that start at this time or later, by the clock of the place.
    public var after: ClockTime?
    /// Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later
    /// than all others, and a time before 06:00 is after midnight.
    public var before: ClockTime?
    /// The movie's title, however it is spelled, or its beginning up to a colon, a dash or a bracket. Movies that only
    /// have its words in their titles are candidates, and the watch waits. For tickets it may be one that AMC doesn't
    /// list yet. An id counts as movieId.
    public var movie: Query?
    /// The year of the movie's release, by AMC's release date; beside movie.
    public var year: Int?
    /// The movie's id. One of TMDB's means each of AMC's entries of the movie, and no other movie; for tickets it may
    /// be one that AMC doesn't list yet.
    public var movieId: EntityID?
    /// Only showings with this format or attribute, or with one of several; for the library what is told besides the
    /// first tickets.
    public var format: Formats?
    /// The number of people who want to sit side by side; for seats.
    public var partySize: Int?
    /// The rows that the seats must be in; for seats.
    public var rows: SeatRowWishes?
    /// The numbers that the seats must have; for seats.
    public var seatNumbers: SeatNumbers?
    /// How many rows at the screen the seats must not be in; for seats.
    public var frontRowsExcluded: Int?
    /// True if one of the seats must be at an aisle; for seats.
    public var aisle: Bool?
    /// True if one person uses a wheelchair; for seats. Otherwise wheelchair places and companion seats don't count.
    public var accessible: Bool?
    /// A name for people.
    public var name: String?
    /// The time between two checks: at least 60 for seats, 300 for tickets and showings, 900 for the library, 3600 for
    /// releases and a person, which are also the defaults. In seconds.
    public var every: Int?
    /// When the watch ends by itself. It also ends when what it waits for can't happen any more.
    public var until: String?
    /// True to end the watch with the first event that it waits for.
    public var once: Bool?
    /// The person's id, at TMDB, IMDb or Wikidata; for a person.
    public var personId: EntityID?
    /// The show's id; for release, which then is about the services that offer it.
    public var showId: EntityID?
    public var location: PlaceOptions
    public var dates: DayOptions
    public var call: CallOptions

    public init(kind: WatchKind, showtimeId: EntityID? = nil, timeOfDay: TimeOfDay? = nil, after: ClockTime? = nil, before: ClockTime? = nil, movie: Query? = nil, year: Int? = nil, movieId: EntityID? = nil, format: Formats? = nil, partySize: Int? = nil, rows: SeatRowWishes? = nil, seatNumbers: SeatNumbers? = nil, frontRowsExcluded: Int? = nil, aisle: Bool? = nil, accessible: Bool? = nil, name: String? = nil, every: Int? = nil, until: String? = nil, once: Bool? = nil, personId: EntityID? = nil, showId: EntityID? = nil, location: PlaceOptions = PlaceOptions(), dates: DayOptions = DayOptions(), call: CallOptions = CallOptions()) {
      self.kind = kind
      self.showtimeId = showtimeId
      self.timeOfDay = timeOfDay
      self.after = after
      self.before = before
      self.movie = movie
      self.year = year
      self.movieId = movieId
      self.format = format
      self.partySize = partySize
      self.rows = rows
      self.seatNumbers = seatNumbers
      self.frontRowsExcluded = frontRowsExcluded
      self.aisle = aisle
      self.accessible = accessible
      self.name = name
      self.every = every
      self.until = until
      self.once = once
      self.personId = personId
      self.showId = showId
      self.location = location
      self.dates = dates
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      kind = try reader.required("kind")
      showtimeId = reader.given("showtimeId", of: .showtime)
      timeOfDay = reader.given("timeOfDay")
      after = reader.given("after")
      before = reader.given("before")
      movie = reader.given("movie", .length(1...200))
      year = reader.given("year", .range(1870...2200))
      movieId = reader.given("movieId", of: .movie)
      format = reader.given("format")
      partySize = reader.given("partySize", .range(1...20))
      rows = reader.given("rows")
      seatNumbers = reader.given("seatNumbers")
      frontRowsExcluded = reader.given("frontRowsExcluded", .range(1...50))
      aisle = reader.given("aisle")
      accessible = reader.given("accessible")
      name = reader.given("name", .length(1...200))
      every = reader.given("every", .range(60...604800))
      until = reader.given("until")
      once = reader.given("once")
      personId = reader.given("personId", of: .person)
      showId = reader.given("showId", of: .show)
      location = try PlaceOptions(&reader)
      dates = try DayOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.atMostOne(of: ["showtimeId": showtimeId != nil, "place": location.place != nil, "theatreId": location.theatreId != nil, "latitude": location.latitude != nil, "theatreIds": location.theatreIds != nil])
      try reader.atMostOne(of: ["movie": movie != nil, "movieId": movieId != nil, "showId": showId != nil])
      try reader.atMostOne(of: ["untilDate": dates.untilDate != nil, "days": dates.days != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "after": after != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "before": before != nil])
      try reader.require(["longitude": location.longitude != nil], with: ["latitude": location.latitude != nil])
      try reader.require(["latitude": location.latitude != nil], with: ["longitude": location.longitude != nil])
    }
  }
}

extension WatchAdd.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("kind", kind)
    writer.member("showtimeId", showtimeId)
    writer.member("timeOfDay", timeOfDay)
    writer.member("after", after)
    writer.member("before", before)
    writer.member("movie", movie)
    writer.member("year", year)
    writer.member("movieId", movieId)
    writer.member("format", format)
    writer.member("partySize", partySize)
    writer.member("rows", rows)
    writer.member("seatNumbers", seatNumbers)
    writer.member("frontRowsExcluded", frontRowsExcluded)
    writer.member("aisle", aisle)
    writer.member("accessible", accessible)
    writer.member("name", name)
    writer.member("every", every)
    writer.member("until", until)
    writer.member("once", once)
    writer.member("personId", personId)
    writer.member("showId", showId)
    location.writeMembers(to: &writer)
    dates.writeMembers(to: &writer)
    call.writeMembers(to: &writer)
  }
}

/// Lists the watches. In the order in which they were added, each without the items of what is true now, which
/// watch/get has.
public enum WatchList: RPCMethod {
  public static let name = "watch/list"
  public typealias Result = Watches

  /// The params of `watch/list`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["after", "limit"] + CallOptions.parameterNames

    /// The last watch of the page before: only those that were added later.
    public var after: WatchID?
    /// The maximum number of watches; all if left out.
    public var limit: Int?
    public var call: CallOptions

    public init(after: WatchID? = nil, limit: Int? = nil, call: CallOptions = CallOptions()) {
      self.after = after
      self.limit = limit
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      after = reader.given("after")
      limit = reader.given("limit", .range(1...1000))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension WatchList.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("after", after)
    writer.member("limit", limit)
    call.writeMembers(to: &writer)
  }
}

/// Gets one watch. With what was true when it was last checked, when that was, when it will be checked next, and why it
/// fails if it does.
public enum WatchGet: RPCMethod {
  public static let name = "watch/get"
  public typealias Result = Watch

  /// The params of `watch/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The watch's id.
    public var id: WatchID
    public var call: CallOptions

    public init(id: WatchID, call: CallOptions = CallOptions()) {
      self.id = id
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id")
      call = try CallOptions(&reader)
    }
  }
}

extension WatchGet.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    call.writeMembers(to: &writer)
  }
}

/// Changes a watch: its name, its times, or what it waits for. Only what is given is changed. A change of what is
/// waited for is checked at once; what differs from before because of the change itself is no event.
public enum WatchUpdate: RPCMethod {
  public static let name = "watch/update"
  public typealias Result = Watch

  /// The params of `watch/update`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id", "paused", "name", "every", "until", "once", "date", "untilDate", "days", "timeOfDay", "after", "before", "movieId", "format", "partySize", "rows", "seatNumbers", "frontRowsExcluded", "aisle", "accessible"] + CallOptions.parameterNames

    /// The watch's id.
    public var id: WatchID
    /// True to stop checking, false to go on.
    public var paused: Bool?
    /// A name for people.
    public var name: String?
    /// The time between two checks: at least 60 for seats, 300 for tickets and showings, 900 for the library, 3600 for
    /// releases and a person, which are also the defaults. In seconds.
    public var every: Int?
    /// When the watch ends by itself. It also ends when what it waits for can't happen any more.
    public var until: String?
    /// True to end the watch with the first event that it waits for.
    public var once: Bool?
    /// Only showings that start in this part of each day, in place of after and before.
    public var timeOfDay: TimeOfDay?
    /// Only showings that start at this time or later, by the clock of the place.
    public var after: ClockTime?
    /// Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later
    /// than all others, and a time before 06:00 is after midnight.
    public var before: ClockTime?
    /// The movie's id. For tickets it may be a movie of TMDB's that AMC doesn't list yet.
    public var movieId: EntityID?
    /// Only showings with this format or attribute, or with one of several.
    public var format: Formats?
    /// The number of people who want to sit side by side; for seats.
    public var partySize: Int?
    /// The rows that the seats must be in; for seats.
    public var rows: SeatRowWishes?
    /// The numbers that the seats must have; for seats.
    public var seatNumbers: SeatNumbers?
    /// How many rows at the screen the seats must not be in; for seats.
    public var frontRowsExcluded: Int?
    /// True if one of the seats must be at an aisle; for seats.
    public var aisle: Bool?
    /// True if one person uses a wheelchair; for seats. Otherwise wheelchair places and companion seats don't count.
    public var accessible: Bool?
    public var dates: DayOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id")
      paused = reader.given("paused")
      name = reader.given("name", .length(1...200))
      every = reader.given("every", .range(60...604800))
      until = reader.given("until")
      once = reader.given("once")
      timeOfDay = reader.given("timeOfDay")
      after = reader.given("after")
      before = reader.given("before")
      movieId = reader.given("movieId", of: .movie)
      format = reader.given("format")
      partySize = reader.given("partySize", .range(1...20))
      rows = reader.given("rows")
      seatNumbers = reader.given("seatNumbers")
      frontRowsExcluded = reader.given("frontRowsExcluded", .range(1...50))
      aisle = reader.given("aisle")
      accessible = reader.given("accessible")
      dates = try DayOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
      try reader.atMostOne(of: ["untilDate": dates.untilDate != nil, "days": dates.days != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "after": after != nil])
      try reader.atMostOne(of: ["timeOfDay": timeOfDay != nil, "before": before != nil])
    }
  }
}

/// Removes a watch. Its events stay in the log.
public enum WatchRemove: RPCMethod {
  public static let name = "watch/remove"
  public typealias Result = WatchRemoval

  /// The params of `watch/remove`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The watch's id.
    public var id: WatchID
    public var call: CallOptions

    public init(id: WatchID, call: CallOptions = CallOptions()) {
      self.id = id
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id")
      call = try CallOptions(&reader)
    }
  }
}

extension WatchRemove.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    call.writeMembers(to: &writer)
  }
}

/// Checks a watch now. Asks the provider without waiting for the next check, within the rate kept for watches. What has
/// changed is an event as always. A check that fails is no error: the watch says why.
public enum WatchCheck: RPCMethod {
  public static let name = "watch/check"
  public typealias Result = Watch

  /// The params of `watch/check`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["id"] + CallOptions.parameterNames

    /// The watch's id.
    public var id: WatchID
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      id = try reader.required("id")
      call = try CallOptions(&reader)
    }
  }
}

/// Reads the log of events. The oldest first. The log keeps the last 100,000 events, at most 64 MiB of them, whatever
/// their age. Cursors only grow, but not always by 1, and belong to their machine's log: with a cursor that this log
/// never gave, gap is true.
public enum WatchEvents: RPCMethod {
  public static let name = "watch/events"
  public typealias Result = WatchEventList

  /// The params of `watch/events`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["after", "watchIds", "limit", "last"] + CallOptions.parameterNames

    /// The cursor of the last event that is known; from the beginning if left out.
    public var after: Int?
    /// Only the events of these watches.
    public var watchIds: [WatchID]?
    /// The maximum number of events.
    public var limit: Int
    /// Instead of after: only so many of the newest events, whichever watches they are of.
    public var last: Int?
    public var call: CallOptions

    public init(after: Int? = nil, watchIds: [WatchID]? = nil, limit: Int = 100, last: Int? = nil, call: CallOptions = CallOptions()) {
      self.after = after
      self.watchIds = watchIds
      self.limit = limit
      self.last = last
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      after = reader.given("after", .range(0...9007199254740991))
      watchIds = reader.given("watchIds", .count(1...1000))
      limit = reader.given("limit", .range(1...1000)) ?? 100
      last = reader.given("last", .range(1...1000))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension WatchEvents.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("after", after)
    writer.member("watchIds", watchIds)
    writer.member("limit", limit)
    writer.member("last", last)
    call.writeMembers(to: &writer)
  }
}

/// Follows the events as they happen. With a partialResultToken it sends what was missed since after, then each event
/// as it happens, for as long as the request is not cancelled. Without one it answers as soon as there is an event,
/// with all there are. It takes none of the places of running requests and has no time limit; it is served from the
/// log, so a client that doesn't read costs nothing and one that comes back with its cursor misses nothing. At the end
/// of input it ends with serverCancelled, once what was missed has been sent. Its errors have a cursor: the after to go
/// on from.
public enum WatchFollow: RPCMethod {
  public static let name = "watch/follow"
  public typealias Result = WatchSummary

  /// The params of `watch/follow`, in positional order.
  public struct Params: ParameterReadable, Sendable, Hashable {
    public static let parameterNames: [String] = ["after", "watchIds", "limit", "receiver", "presentation"]

    /// The cursor of the last event received, which confirms the events up to it for the receiver; if left out, the
    /// events after what was confirmed for the receiver, or without one those from now on.
    public var after: Int?
    /// Only the events of these watches.
    public var watchIds: [WatchID]?
    /// The number of events after which the stream ends.
    public var limit: Int?
    /// A name under which the backend keeps how far events were confirmed, in all sessions: by the after of the next
    /// call, or by watch/delivered. A new name begins with new events. Two clients of one name each get all of them.
    public var receiver: String?
    /// True to get each event and the answer also ready to be shown, as their member presentation.
    public var presentation: Bool?

    public init(after: Int? = nil, watchIds: [WatchID]? = nil, limit: Int? = nil, receiver: String? = nil, presentation: Bool? = nil) {
      self.after = after
      self.watchIds = watchIds
      self.limit = limit
      self.receiver = receiver
      self.presentation = presentation
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      after = reader.given("after", .range(0...9007199254740991))
      watchIds = reader.given("watchIds", .count(1...1000))
      limit = reader.given("limit", .range(1...1000000000))
      receiver = reader.given("receiver", .length(1...200))
      presentation = reader.given("presentation")
      try reader.finish()
    }
  }
}

extension WatchFollow.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("after", after)
    writer.member("watchIds", watchIds)
    writer.member("limit", limit)
    writer.member("receiver", receiver)
    writer.member("presentation", presentation)
  }
}

/// Confirms events for a receiver. The next watch/follow of the receiver without after goes on after them. What is
/// confirmed only grows: a lower cursor changes nothing. The thousand receivers that confirmed last are kept. Names are
/// apart from the commands of marquee watch --exec.
public enum WatchDelivered: RPCMethod {
  public static let name = "watch/delivered"
  public typealias Result = WatchReceipt

  /// The params of `watch/delivered`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["receiver", "cursor"] + CallOptions.parameterNames

    /// The receiver's name, as in watch/follow.
    public var receiver: String
    /// The cursor of the last event that was received and dealt with.
    public var cursor: Int
    public var call: CallOptions

    public init(receiver: String, cursor: Int, call: CallOptions = CallOptions()) {
      self.receiver = receiver
      self.cursor = cursor
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      receiver = try reader.required("receiver", .length(1...200))
      cursor = try reader.required("cursor", .range(0...9007199254740991))
      call = try CallOptions(&reader)
    }
  }
}

extension WatchDelivered.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("receiver", receiver)
    writer.member("cursor", cursor)
    call.writeMembers(to: &writer)
  }
}

