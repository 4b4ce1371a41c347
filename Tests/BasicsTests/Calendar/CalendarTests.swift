// SPDX-License-Identifier: MIT
import Basics
import Testing

@Suite(.timeLimit(.minutes(5))) struct CalendarTests {
  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "2026-11-2１", "+026-11-21", "2026-11-21T", ""])
  func otherTextsAreNoDay(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(arguments: [("2026-11-21", 0), ("2028-02-28", 1), ("2026-12-31", 31), ("1970-01-01", -1), ("2026-01-01", 365)])
  func daysAreAddedAndTakenAway(text: String, days: Int) throws {
    let day = try #require(Day(text))
    let later = try #require(day.adding(days: days))
    #expect(later.daysSince1970 == day.daysSince1970 + days)
    #expect(later.adding(days: -days) == day)
  }

  @Test func theCalendarHasTwoEnds() {
    #expect(Day.first.description == "0000-01-01" && Day.first.adding(days: -1) == nil)
    #expect(Day.last.description == "9999-12-31" && Day.last.adding(days: .max) == nil)
    #expect(Instant(secondsSince1970: .min).day(at: .utc) == .first)
    #expect(Instant(secondsSince1970: .max).day(at: .utc) == .last)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-11-21T12:00:00Z", 1_795_262_400), ("1969-12-31T23:59:59Z", -1),
  ])
  func aMomentIsReadAsItIsWritten(text: String, seconds: Int) {
    #expect(Instant(text)?.secondsSince1970 == seconds)
    #expect(Instant(secondsSince1970: seconds).utc == text)
  }

  @Test(arguments: ["noon", "2026-11-21", "2026-11-21T12:00:00", "2026-11-21 12:00:00Z", "2026-11-21T12:00:60Z"])
  func otherTextsAreNoMoment(text: String) {
    #expect(Instant(text) == nil)
  }

  @Test(arguments: [("-06:00", -360), ("+05:30", 330), ("+00:00", 0)])
  func anOffsetIsReadAsItIsWritten(text: String, minutes: Int) {
    #expect(UTCOffset(text)?.minutes == minutes)
    #expect(UTCOffset(minutes: minutes)?.description == text)
  }

  @Test(arguments: ["06:00", "-6:00", "-24:00", "Z", "-06:60", "--6:00", ""]) func otherTextsAreNoOffset(text: String) {
    #expect(UTCOffset(text) == nil)
  }
}
