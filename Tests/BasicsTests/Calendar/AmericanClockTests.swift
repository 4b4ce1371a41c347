// SPDX-License-Identifier: MIT
import Testing

@testable import Basics

/// What happens everywhere at once is told by the clocks of both coasts.
@Suite(.timeLimit(.minutes(5))) struct AmericanClockTests {
  @Test(arguments: [
    ("2026-11-27T06:00:00Z", "Fri 27 Nov 2026 01:00", "Thu 26 Nov 2026 22:00"),
    ("2026-07-01T00:00:00Z", "Tue 30 Jun 2026 20:00", "Tue 30 Jun 2026 17:00"),
    // The clocks go forward at two, first in the east.
    ("2026-03-08T06:59:59Z", "Sun 8 Mar 2026 01:59", "Sat 7 Mar 2026 22:59"),
    ("2026-03-08T07:00:00Z", "Sun 8 Mar 2026 03:00", "Sat 7 Mar 2026 23:00"),
    ("2026-03-08T10:00:00Z", "Sun 8 Mar 2026 06:00", "Sun 8 Mar 2026 03:00"),
    // And back.
    ("2026-11-01T05:59:59Z", "Sun 1 Nov 2026 01:59", "Sat 31 Oct 2026 22:59"),
    ("2026-11-01T06:00:00Z", "Sun 1 Nov 2026 01:00", "Sat 31 Oct 2026 23:00"),
    ("2026-11-01T09:00:00Z", "Sun 1 Nov 2026 04:00", "Sun 1 Nov 2026 01:00"),
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
