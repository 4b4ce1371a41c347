// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct TimeTests {
  @Test(arguments: [
    ("2026-11-21T12:00:00Z", "-06:00", "2026-11-21"), ("2026-11-22T03:00:00Z", "-06:00", "2026-11-21"),
    ("2026-12-31T23:30:00Z", "+01:00", "2027-01-01"), ("2026-11-21T12:00:00Z", "+00:00", "2026-11-21"),
  ])
  func todayIsWhatTheTheatresClockSays(now: String, offset: String, today: String) throws {
    expect(LocalClock(now: try #require(Instant(now)), offset: try #require(UTCOffset(offset))).today == Day(today))
  }

  /// 2026-11-21 is a Saturday.
  @Test(arguments: [
    ("today", "2026-11-21"), ("tonight", "2026-11-21"), ("Tomorrow", "2026-11-22"), ("saturday", "2026-11-21"),
    ("sunday", "2026-11-22"), ("FRIDAY", "2026-11-27"), ("2028-02-29", "2028-02-29"),
    ("yesterday", "2026-11-20"), ("next monday", "2026-11-23"), ("Next  Friday", "2026-11-27"),
    ("next saturday", "2026-11-28"), ("next sunday", "2026-11-29"),
    ("November 22", "2026-11-22"), ("november 21", "2026-11-21"),
    ("november 20", "2027-11-20"), ("february 29", "2028-02-29"),
  ])
  func aWordIsADay(word: String, day: String) throws {
    let today = try #require(Day("2026-11-21"))
    expect(try #require(DayWord(word)).day(from: today) == Day(day))
  }

  @Test(arguments: [
    "", "next", "next tomorrow", "2026-02-29", "2026-1-1", "21.11.2026", "fri", "november 31", "november 0", "nov 22",
    "weekend",
  ]) func otherWordsAreNone(
    word: String
  ) {
    expect(DayWord(word) == nil)
  }

  @Test func aDayOfTheYearIsWrittenAsItIsRead() {
    expect(DayWord("november 22").map(String.init(describing:)) == "november 22")
  }

  @Test(arguments: [
    ("2026-11-21T20:10:00-06:00", "-06:00"), ("2026-11-21T20:10:00.5+00:00", "+00:00"), ("2026-11-21T20:10:00", nil),
    ("2026-11-21T20:10:00Z", "+00:00"), ("-06:00", nil),
  ])
  func aLocalTimeEndsWithItsOffset(time: String, offset: String?) {
    expect(LocalTime(time)?.offset.description == offset)
  }

  @Test func anInstantIsToldByTheTheatresClockOrByThoseOfBothCoasts() throws {
    let instant = try #require(Instant("2026-11-22T02:10:30.25Z"))
    expect(instant.reading(atTheatre: UTCOffset("-06:00")) == "Sat 21 Nov 2026 20:10 by the theatre's clock")
    expect(
      instant.reading(atTheatre: nil) == "Sat 21 Nov 2026 21:10 Eastern time (Sat 21 Nov 2026 18:10 Pacific time)")
  }

  @Test func theCalendarEnds() throws {
    expect(try #require(Day("9999-12-31")).adding(days: 1) == nil)
    expect(try #require(Day("1969-12-31")).weekdayName == "Wednesday")
  }

  @Test(arguments: [
    ("18:30", true), ("00:00", true), ("24:00", false), ("7:30", false), ("+1:30", false), ("18:3０", false),
  ])
  func timesOfDayAreTwiceTwoDigits(text: String, isTime: Bool) {
    expect((ClockTime(text) != nil) == isTime)
  }
}
