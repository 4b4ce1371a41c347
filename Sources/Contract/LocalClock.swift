// SPDX-License-Identifier: MIT
import Basics
import JSONRPC

extension Instant {
  /// The instant with the name of its clock, so that it can't be mistaken for the time at another place: `Fri 27 Nov
  /// 01:00 by the theatre's clock`.
  /// - Parameter offset: that of the theatre; nil without a theatre, or if the theatre's offset is unknown.
  public func reading(atTheatre offset: UTCOffset?) -> String {
    offset.map { "\($0.reading(self)) by the theatre's clock" } ?? AmericanClock.everywhere(self)
  }
}

extension LocalTime {
  /// The day in whose programme a showing at this time is: days of showings begin at five in the morning.
  public var showingDay: Day { instant.adding(seconds: -5 * 3600).day(at: offset) }
}

extension Theatre {
  /// The rules of the theatre's time zone; nil if they are unknown.
  public var zone: TimeZoneRules? { timeZoneName.flatMap(TimeZoneRules.named) }

  /// The theatre's offset from UTC at an instant, or else today's.
  public func offset(at instant: Instant) -> UTCOffset? { zone?.offset(at: instant) ?? utcOffset }
}

extension Closure {
  /// Whether the theatre is closed at an instant.
  public func covers(_ instant: Instant) -> Bool {
    startsAt.map { $0 <= instant } ?? false && endsAt.map { instant < $0 } ?? true
  }
}

/// The time at a place.
public struct LocalClock: Hashable, Sendable {
  /// The time in UTC.
  public let now: Instant
  /// The place's offset from UTC.
  public let offset: UTCOffset

  public init(now: Instant, offset: UTCOffset) {
    self.now = now
    self.offset = offset
  }

  /// The day at the place.
  public var today: Day { now.day(at: offset) }

  /// The day of the showings that go on: until five in the morning that of the evening before.
  public var showingDay: Day { LocalTime(now, offset: offset).showingDay }

  /// Whether showings after midnight belong to the day before.
  public func isNight(of day: Day) -> Bool { day == showingDay && day < today }

  /// The date that a word stands for at the place.
  /// - Throws: -32602 for a day after the year 9999.
  /// - Parameter isOfShowings: whether days begin at five in the morning.
  public func day(_ word: DayWord, ofShowings isOfShowings: Bool = false) throws(RPCError) -> Day {
    guard let day = word.day(from: isOfShowings ? showingDay : today) else { throw .beyondCalendar }
    return day
  }

  /// The time some seconds ago: `19:40`, or `Fri 20 Nov 19:40` on another day than today.
  public func time(secondsAgo: Int) -> String {
    let then = LocalTime(now.adding(seconds: -secondsAgo), offset: offset)
    return then.day == today ? then.time.reading : offset.reading(then.instant)
  }
}

/// A calendar day, written as `YYYY-MM-DD`.
public typealias Day = Basics.Day

/// An instant, written in UTC.
public typealias Instant = Basics.Instant

/// A local time with its offset from UTC.
public typealias LocalTime = Basics.LocalTime

/// The offset of local time from UTC.
public typealias UTCOffset = Basics.UTCOffset

/// A time of day, as in the contract.
public typealias ClockTime = Basics.ClockTime

extension RPCError {
  /// For a day after the year 9999.
  public static var beyondCalendar: RPCError {
    RPCError(.invalidParams, "The calendar of four-digit years has no such day")
  }
}
