// SPDX-License-Identifier: MIT
import Testing

@testable import Basics

/// What happens everywhere at once is told by the clocks of both coasts.
@Suite(.timeLimit(.minutes(5))) struct AmericanClockTests {
  @Test(arguments: [
    ("2026-11-27T06:00:00Z", "2026-11-27 01:00", "2026-11-26 22:00"),
    ("2026-07-01T00:00:00Z", "2026-06-30 20:00", "2026-06-30 17:00"),
    // The clocks go forward at two, first in the east.
    ("2026-03-08T06:59:59Z", "2026-03-08 01:59", "2026-03-07 22:59"),
    ("2026-03-08T07:00:00Z", "2026-03-08 03:00", "2026-03-07 23:00"),
    ("2026-03-08T10:00:00Z", "2026-03-08 06:00", "2026-03-08 03:00"),
    // And back.
    ("2026-11-01T05:59:59Z", "2026-11-01 01:59", "2026-10-31 22:59"),
    ("2026-11-01T06:00:00Z", "2026-11-01 01:00", "2026-10-31 23:00"),
    ("2026-11-01T09:00:00Z", "2026-11-01 04:00", "2026-11-01 01:00"),
  ])
  func itFollowsTheLaw(instant: String, eastern: String, pacific: String) throws {
    let instant = try #require(Instant(instant))
    #expect(AmericanClock.eastern.reading(instant) == eastern)
    #expect(AmericanClock.pacific.reading(instant) == pacific)
  }

  @Test(arguments: [Int.min, Int.max, 0]) func nothingTraps(seconds: Int) {
    #expect(!AmericanClock.eastern.reading(Instant(secondsSince1970: seconds)).isEmpty)
  }
}
