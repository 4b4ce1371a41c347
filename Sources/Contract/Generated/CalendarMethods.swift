// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Makes a calendar (iCalendar) of showings, plans and release dates. text is a file by RFC 5545, and events has the
/// same for programs, in the order of their times. Times are in UTC; an event's description gives them by the theatre's
/// clock. An event keeps its UID, so that a calendar that imports the file again updates it. Each showing takes a
/// request to AMC, and each plan a second one for its seats; a watch takes none, since it has the dates of its last
/// check; a film that is wanted takes one to TMDB if it isn't out yet, or has been for less than half a year. What
/// could not be had is in missing, and if that is everything the first error is the answer. At least one of the
/// parameters must name something.
public enum CalendarGet: RPCMethod {
  public static let name = "calendar/get"
  public typealias Result = CalendarFile

  /// The params of `calendar/get`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["showtimeIds", "plans", "movieIds", "watches", "library", "date", "untilDate", "alarmMinutes"] + CallOptions.parameterNames

    /// Showings.
    public var showtimeIds: [EntityID]?
    /// Showings with the seats that were chosen.
    public var plans: [CalendarPlan]?
    /// Movies whose release dates in the region are wanted, past ones too. An AMC movie has the dates that AMC knows as
    /// well.
    public var movieIds: [EntityID]?
    /// True for the coming release dates that active watches know of.
    public var watches: Bool
    /// True for the coming release dates of the films that the library has as wanted.
    public var library: Bool
    /// Only what library, movieIds and watches have on this day, or on these days, by the region's calendar. Showings
    /// and plans are given whenever they are.
    public var date: DaysWord?
    /// The last of several days, of which date, or else today, is the first. There may be any number.
    public var untilDate: DayWord?
    /// How long before a showing, or the beginning of sales, the calendar reminds; absent for no reminder. Days have
    /// none. In minutes.
    public var alarmMinutes: Int?
    public var call: CallOptions

    public init(showtimeIds: [EntityID]? = nil, plans: [CalendarPlan]? = nil, movieIds: [EntityID]? = nil, watches: Bool = false, library: Bool = false, date: DaysWord? = nil, untilDate: DayWord? = nil, alarmMinutes: Int? = nil, call: CallOptions = CallOptions()) {
      self.showtimeIds = showtimeIds
      self.plans = plans
      self.movieIds = movieIds
      self.watches = watches
      self.library = library
      self.date = date
      self.untilDate = untilDate
      self.alarmMinutes = alarmMinutes
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      showtimeIds = reader.given("showtimeIds", each: .showtime, .count(1...1000))
      plans = reader.given("plans", .count(1...100))
      movieIds = reader.given("movieIds", each: .movie, .count(1...1000))
      watches = reader.given("watches") ?? false
      library = reader.given("library") ?? false
      date = reader.given("date")
      untilDate = reader.given("untilDate")
      alarmMinutes = reader.given("alarmMinutes", .range(0...40320))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension CalendarGet.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("showtimeIds", showtimeIds)
    writer.member("plans", plans)
    writer.member("movieIds", movieIds)
    writer.member("watches", watches)
    writer.member("library", library)
    writer.member("date", date)
    writer.member("untilDate", untilDate)
    writer.member("alarmMinutes", alarmMinutes)
    call.writeMembers(to: &writer)
  }
}

