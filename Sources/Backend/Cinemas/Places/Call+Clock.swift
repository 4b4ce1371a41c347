// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

extension Call {
  /// The clock of a theatre; UTC if AMC doesn't give its offset.
  func clock(of theatre: EntityID) async throws(RPCError) -> LocalClock {
    let theatre = try await amc.answer(AMCObject.theatre(theatre.native))
    return LocalClock(now: now, offset: theatre.offset(at: now) ?? AmericanClock.eastern.offset(at: now))
  }

  /// The clock of a place: that of its nearest theatre, or else that of its longitude (15 degrees are an hour).
  func clock(of place: Coordinates) async throws(RPCError) -> LocalClock {
    let nearest = try await amc.response(to: AMCList(.near(place, radiusKilometres: nil), pageSize: 1))
    if let theatre = nearest.content.rows.first { return try await clock(of: theatre.id) }
    let hours = Int((place.longitude / 15).rounded())
    return LocalClock(now: now, offset: UTCOffset(minutes: hours * 60) ?? .utc)
  }

  /// The day of showings for a word, and whether its evening goes on after midnight. For a date no clock is requested.
  func showingDay(
    _ word: DayWord, by clock: () async throws(RPCError) -> LocalClock
  ) async throws(RPCError) -> (day: Day, isNight: Bool) {
    if case .day(let day) = word { return (day, false) }
    let clock = try await clock()
    let day = try clock.day(word, ofShowings: true)
    return (day, clock.isNight(of: day))
  }
}
