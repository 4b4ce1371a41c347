// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// The days of a request: `date`, which may be a word for several days, with `untilDate` or `days`.
struct RequestedDays: Sendable, Hashable {
  /// With `untilDate`, the first day and the last one.
  private let word: DaysWord
  /// The parameter that names the last day.
  private let lastName: String
  private let count: Int?
  /// The most days; nil for any number.
  private let most: Int?

  /// - Parameters:
  ///   - usual: the day of a request without `date`.
  ///   - most: the most days; nil for any number.
  /// - Throws: -32602 for parameters that contradict each other. Words are checked when their days are known.
  init(
    _ date: DaysWord?, until last: DayWord? = nil, days count: Int? = nil, otherwise usual: DayWord = .today,
    atMost most: Int? = DaysWord.mostDays
  ) throws(RPCError) {
    let given = date ?? .day(usual)
    if case .day(let first) = given, let last { word = .range(first, last) } else { word = given }
    lastName = last == nil ? "date" : "untilDate"
    self.count = count
    self.most = most
    if given.isOfSeveral, let beside = last.map({ ("untilDate", "\($0)") }) ?? count.map({ ("days", "\($0)") }) {
      throw .invalidParameter(
        beside.0, expected: "nothing beside the date \"\(given)\", which stands for several days", got: beside.1)
    }
    // Before anything is requested.
    if let first = firstWithoutClock { _ = try days(from: first) }
  }

  /// Nil if the request names no days.
  /// - Throws: as the other initializer.
  init?(
    named date: DaysWord?, until last: DayWord?, days count: Int? = nil, atMost most: Int? = DaysWord.mostDays
  ) throws(RPCError) {
    guard date != nil || last != nil || count != nil else { return nil }
    try self.init(date, until: last, days: count, atMost: most)
  }

  init(_ dates: DayOptions, otherwise usual: DayWord = .today) throws(RPCError) {
    try self.init(dates.date, until: dates.untilDate, days: dates.days, otherwise: usual)
  }

  /// Nil if the request names no days.
  /// - Throws: as the other initializers.
  init?(named dates: DayOptions) throws(RPCError) {
    try self.init(named: dates.date, until: dates.untilDate, days: dates.days)
  }

  /// - Throws: -32602 for a part of the day that isn't tonight's, if tonight is requested.
  static func check(_ part: TimeOfDay?, of dates: DayOptions) throws(RPCError) {
    guard let part, part.before != nil, dates.date == .day(.tonight), dates.untilDate == nil, dates.days ?? 1 == 1
    else {
      return
    }
    throw .invalidParameter("timeOfDay", expected: "evening or night, because date is tonight", got: part.rawValue)
  }

  /// Whether the request names the last day.
  var namesEnd: Bool { word.isOfSeveral || count ?? 1 > 1 }

  /// The earliest start on a single day.
  var usualStart: ClockTime? { word == .day(.tonight) && !namesEnd ? DayWord.evening : nil }

  /// The days of showings.
  /// - Throws: -32602 for an end before the beginning, or for too many days.
  func days(at clock: LocalClock) throws(RPCError) -> ShowingDays { try days(from: clock.showingDay) }

  /// The days of showings at a place, whose clock is asked for only where words name the days.
  /// - Throws: -32602 for an end before the beginning, or for too many days; what `clock` throws.
  func days(by clock: () async throws(RPCError) -> LocalClock) async throws(RPCError) -> ShowingDays {
    if let first = firstWithoutClock { return try days(from: first) }
    return try days(at: try await clock())
  }

  /// The first day, if it and the last one are the same on each day.
  private var firstWithoutClock: Day? {
    switch word {
    case .day(.day(let first)), .range(.day(let first), .day): first
    default: nil
    }
  }

  /// - Parameter today: the day at the place.
  /// - Throws: -32602 for an end before the beginning, or for too many days.
  func days(from today: Day) throws(RPCError) -> ShowingDays {
    if case .range(let first, let last) = word, let first = first.day(from: today),
      let last = last.day(notBefore: first, from: today), last < first
    {
      throw .invalidParameter(lastName, expected: "a day that isn't before \(first), the first day", got: "\(last)")
    }
    guard var days = word.days(from: today) else { throw .beyondCalendar }
    if let count, count > 1 {
      guard let end = days.first.adding(days: count - 1) else { throw .beyondCalendar }
      days = ShowingDays(days.first, through: end)
      if word == .day(.tonight) { days.start = DayWord.evening }
    }
    if let most, days.count > most {
      throw .invalidParameter(lastName, expected: "at most \(most) days", got: "\(days.count) days")
    }
    return days
  }
}
