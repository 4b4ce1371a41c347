// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A calendar.
public struct CalendarFile: Sendable, Hashable, Dated, Localized {
  /// The file: iCalendar (RFC 5545), with lines that end in CR LF. Its media type is text/calendar; charset=utf-8.
  public var text: String
  /// The same events for programs, in the order of their times.
  public var events: [CalendarEvent]
  /// What could not be had; absent if nothing is missing.
  public var missing: [CalendarGap]?
  /// Why there are no events; absent if there are some.
  public var message: String?
  /// What happened to the library, if it was damaged and the user has not settled it yet (library/recover). Only with
  /// library.
  public var libraryFault: RPCError?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?

  public init(text: String, events: [CalendarEvent], missing: [CalendarGap]? = nil, message: String? = nil, libraryFault: RPCError? = nil, ageSeconds: Int? = nil, stale: Bool? = nil, settingsUsed: [SettingName]? = nil) {
    self.text = text
    self.events = events
    self.missing = missing
    self.message = message
    self.libraryFault = libraryFault
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.settingsUsed = settingsUsed
  }
}

extension CalendarFile: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("text", text)
    writer.member("events", events)
    writer.member("missing", missing)
    writer.member("message", message)
    writer.member("libraryFault", libraryFault)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.member("settingsUsed", settingsUsed)
  }
}

/// A showing with the seats that were chosen.
public struct CalendarPlan: Sendable, Hashable {
  /// The showing.
  public var showtimeId: EntityID
  /// The names of the seats, as showtimes/plan gives them.
  public var seats: [String]
  /// How many people go; by default as many as there are seats.
  public var partySize: Int?

  public init(showtimeId: EntityID, seats: [String], partySize: Int? = nil) {
    self.showtimeId = showtimeId
    self.seats = seats
    self.partySize = partySize
  }
}

extension CalendarPlan: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .object else { throw json.mismatch(expected: "an object") }
    showtimeId = try json.required("showtimeId", of: .showtime)
    seats = try json.required("seats", .count(1...100))
    partySize = try json.optional("partySize", .range(1...100))
  }
}

extension CalendarPlan: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("showtimeId", showtimeId)
    writer.member("seats", seats)
    writer.member("partySize", partySize)
  }
}

/// An event of a calendar.
public struct CalendarEvent: Sendable, Hashable {
  /// The event's UID: the same whenever the same event is made.
  public var uid: String
  /// What it is.
  public var kind: CalendarEventKind
  /// A title for people.
  public var title: String
  /// When it starts; absent for a whole day.
  public var startsAt: Instant?
  /// The start of a showing, in the theatre's local time; absent where that isn't known.
  public var startsAtLocal: LocalTime?
  /// When it ends: the start and the running time; absent if that isn't known.
  public var endsAt: Instant?
  /// The day, of what has no time.
  public var day: Day?
  /// The theatre and its address.
  public var place: String?
  /// What else is known of it, in lines: the time by the theatre's clock, the format, the seats and where they are, the
  /// price, where to buy.
  public var description: String
  /// The page to buy tickets at, or the film's page.
  public var url: String?
  /// True for a showing that AMC has cancelled; absent otherwise. The file has it with the status CANCELLED, without a
  /// reminder, and its user is free at that time.
  public var cancelled: Bool?
  /// The showing.
  public var showtimeId: EntityID?
  /// The film.
  public var movieId: EntityID?
  /// The show.
  public var showId: EntityID?

  public init(uid: String, kind: CalendarEventKind, title: String, startsAt: Instant? = nil, startsAtLocal: LocalTime? = nil, endsAt: Instant? = nil, day: Day? = nil, place: String? = nil, description: String, url: String? = nil, cancelled: Bool? = nil, showtimeId: EntityID? = nil, movieId: EntityID? = nil, showId: EntityID? = nil) {
    self.uid = uid
    self.kind = kind
    self.title = title
    self.startsAt = startsAt
    self.startsAtLocal = startsAtLocal
    self.endsAt = endsAt
    self.day = day
    self.place = place
    self.description = description
    self.url = url
    self.cancelled = cancelled
    self.showtimeId = showtimeId
    self.movieId = movieId
    self.showId = showId
  }
}

extension CalendarEvent: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("uid", uid)
    writer.member("kind", kind)
    writer.member("title", title)
    writer.member("startsAt", startsAt)
    writer.member("startsAtLocal", startsAtLocal)
    writer.member("endsAt", endsAt)
    writer.member("day", day)
    writer.member("place", place)
    writer.member("description", description)
    writer.member("url", url)
    writer.member("cancelled", cancelled)
    writer.member("showtimeId", showtimeId)
    writer.member("movieId", movieId)
    writer.member("showId", showId)
  }
}

/// A kind of event.
public enum CalendarEventKind: String, Enumeration {
  /// A showing.
  case showing
  /// A showing with the seats that were chosen.
  case plan
  /// A day on which a film is released.
  case release
  /// When the sale of tickets begins.
  case tickets
  /// A day on which an episode of a show is out.
  case episode
}

/// Something that could not be had for a calendar.
public struct CalendarGap: Sendable, Hashable {
  /// What it is.
  public var id: EntityID
  /// Why.
  public var error: RPCError

  public init(id: EntityID, error: RPCError) {
    self.id = id
    self.error = error
  }
}

extension CalendarGap: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("error", error)
  }
}

