// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// What time it is at a theatre.
struct LocalClock: Sendable {
  /// The time in UTC (RFC 3339).
  let now: String
  /// As if the theatre's time were UTC.
  private let local: Instant

  /// - Parameters:
  ///   - now: as `server/status` tells it: the sandbox's time stands still.
  ///   - utcOffset: of the theatre, `-06:00`; UTC where it is not known.
  /// - Returns: nil if `now` is no time.
  init?(now: String, utcOffset: String?) {
    guard let instant = Instant(now) else { return nil }
    self.now = now
    let offset = utcOffset.flatMap { UTCOffset($0) }?.minutes ?? 0
    local = Instant(secondsSince1970: instant.secondsSince1970 + offset * 60)
  }

  /// The day that a word such as "tonight" means there.
  func day(_ word: DayWord) throws(RPCError) -> Day {
    guard let day = word.day(from: today) else {
      throw RPCError(.invalidParams, "The calendar of four-digit years has no such day")
    }
    return day
  }

  var today: Day { local.day }

  /// What the clock said so long ago: `19:40`, and `Friday 2026-11-20 19:40` of another day than today.
  func time(secondsAgo: Int) -> String {
    let then = Instant(secondsSince1970: local.secondsSince1970 &- secondsAgo)
    return then.day == today ? "\(then.time)" : "\(then.day.weekdayName) \(then.day) \(then.time)"
  }
}

extension LocalClock {
  /// The clock of a place: that of its nearest theatre.
  init(at theatre: NearTheatre?, _ finder: PlaceFinder) async throws(RPCError) {
    let now = try await finder.contract.call("server/status")["now"]?.string ?? ""
    var offset = theatre?.utcOffset
    if offset == nil, let theatre { offset = try await finder.theatre(theatre.id).utcOffset }
    guard let clock = LocalClock(now: now, utcOffset: offset) else {
      throw RPCError(.internalError, "The time \(now) can't be read")
    }
    self = clock
  }
}
