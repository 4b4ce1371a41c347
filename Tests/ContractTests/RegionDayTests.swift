// SPDX-License-Identifier: MIT
import Contract
import Testing

@Suite("The day in a country", .timeLimit(.minutes(5)))
struct RegionDayTests {
  @Test(
    "lasts until it is over everywhere in it, whatever UTC's day is",
    arguments: [
      ("US", "2026-11-21T00:30:00Z", "2026-11-20"), ("US", "2026-11-21T09:30:00Z", "2026-11-20"),
      ("US", "2026-11-21T12:00:00Z", "2026-11-21"), ("JP", "2026-11-20T20:00:00Z", "2026-11-21"),
      ("DE", "2026-11-20T23:30:00Z", "2026-11-21"),
    ])
  func day(region: String, now: String, day: String) throws {
    let country = try #require(Region(region))
    let instant = try #require(Instant(now))
    #expect(country.day(at: instant) == Day(day))
  }
}
