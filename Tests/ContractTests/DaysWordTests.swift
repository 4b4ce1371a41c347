// SPDX-License-Identifier: MIT
import Basics
import Testing

@testable import Contract

@Suite("A word for several days", .timeLimit(.minutes(5))) struct DaysWordTests {
  /// What a word stands for on a day: `11-20..11-22 17:00`, with the earliest start on the first day.
  private func days(_ word: String, on today: Day) throws -> String {
    let read = try #require(DaysWord(word))
    let days = try #require(read.days(from: today))
    let ends = [days.first, days.last].map { $0.description.dropFirst(5) }.joined(separator: "..")
    return ends + (days.start.map { " \($0)" } ?? "")
  }

  // 2026-11-23 is a Monday.
  @Test(
    "means these days on each weekday",
    arguments: [
      (
        "this week",
        ["23..26", "24..26", "25..26", "26..02", "27..03", "28..03", "29..03"]
      ),
      (
        "next week",
        ["27..03", "27..03", "27..03", "27..03", "04..10", "04..10", "04..10"]
      ),
      (
        "weekend",
        ["27..29 17:00", "27..29 17:00", "27..29 17:00", "27..29 17:00", "27..29 17:00", "28..29", "29..29"]
      ),
      (
        "next weekend",
        [
          "04..06 17:00", "04..06 17:00", "04..06 17:00", "04..06 17:00", "04..06 17:00", "04..06 17:00",
          "04..06 17:00",
        ]
      ),
      ("Next 7 Days", ["23..29", "24..30", "25..01", "26..02", "27..03", "28..04", "29..05"]),
      ("next 2 days", ["23..24", "24..25", "25..26", "26..27", "27..28", "28..29", "29..30"]),
      ("2026-12-01..2026-12-05", Array(repeating: "01..05", count: 7)),
      ("this weekend", Array(repeating: "27..29 17:00", count: 5) + ["28..29", "29..29"]),
      ("Friday to Sunday", ["27..29", "27..29", "27..29", "27..29", "27..29", "04..06", "04..06"]),
      ("saturday and sunday", ["28..29", "28..29", "28..29", "28..29", "28..29", "28..29", "05..06"]),
      ("december 1..friday", Array(repeating: "01..04", count: 7)),
      ("tonight", ["23..23", "24..24", "25..25", "26..26", "27..27", "28..28", "29..29"]),
    ])
  func weekdays(word: String, expected: [String]) throws {
    let monday = try #require(Day("2026-11-23"))
    for (offset, expected) in expected.enumerated() {
      let today = try #require(monday.adding(days: offset))
      // Without the months, which the table leaves out.
      let found = try days(word, on: today).replacing("11-", with: "").replacing("12-", with: "")
      #expect(found == expected, "\(word) on a \(today.weekdayName)")
    }
  }

  /// The days of a word at a place, whose clock is set by its offset at that moment.
  @Test(
    "means days that begin at five in the morning by the clock of the place",
    arguments: [
      // New York, on the night on which clocks go back: 04:55 and 05:00 in standard time, 01:30 twice.
      ("2026-11-01T09:55:00Z", "America/New_York", "weekend", "10-31..11-01"),
      ("2026-11-01T10:00:00Z", "America/New_York", "weekend", "11-01..11-01"),
      ("2026-11-01T05:30:00Z", "America/New_York", "next 7 days", "10-31..11-06"),
      ("2026-11-01T06:30:00Z", "America/New_York", "next 7 days", "10-31..11-06"),
      // On the night on which they go forward: 04:55 and 05:00 in daylight time.
      ("2027-03-14T08:55:00Z", "America/New_York", "this week", "03-13..03-18"),
      ("2027-03-14T09:00:00Z", "America/New_York", "this week", "03-14..03-18"),
      // Five to five on a Friday is still Thursday, of which this week is the next seven days.
      ("2026-11-27T09:55:00Z", "America/New_York", "this week", "11-26..12-02"),
      ("2026-11-27T10:00:00Z", "America/New_York", "this week", "11-27..12-03"),
      ("2026-11-27T09:55:00Z", "America/New_York", "next week", "11-27..12-03"),
      ("2026-11-30T09:55:00Z", "America/New_York", "weekend", "11-29..11-29"),
      ("2026-11-30T10:00:00Z", "America/New_York", "weekend", "12-04..12-06 17:00"),
      // Honolulu has one clock all year, five or six hours behind.
      ("2026-11-27T14:55:00Z", "Pacific/Honolulu", "this week", "11-26..12-02"),
      ("2026-11-27T15:00:00Z", "Pacific/Honolulu", "this week", "11-27..12-03"),
      ("2026-11-01T10:00:00Z", "Pacific/Honolulu", "weekend", "10-31..11-01"),
      ("2027-03-14T14:55:00Z", "Pacific/Honolulu", "next 7 days", "03-13..03-19"),
    ])
  func clocks(now: String, zone: String, word: String, expected: String) throws {
    let now = try #require(Instant(now))
    let offset = try #require(TimeZoneRules.named(zone)?.offset(at: now))
    #expect(try days(word, on: LocalClock(now: now, offset: offset).showingDay) == expected)
  }

  @Test(
    "is refused if it isn't one",
    arguments: [
      "week", "next 1 days", "next 15 days", "next days", "2026-12-01..", "friday to", "friday and sunday",
      "this friday", "",
    ])
  func others(word: String) { #expect(DaysWord(word) == nil) }

  @Test("is written as it is read, and is no word of one day", arguments: DaysWord.Period.allCases)
  func written(period: DaysWord.Period) throws {
    #expect(DaysWord(period.rawValue) == .period(period))
    #expect("\(DaysWord.period(period))" == period.rawValue)
    #expect(DayWord(period.rawValue) == nil)
  }

  @Test("is in the contract, and no other one")
  func contract() throws {
    let words = try #require(ContractDescription().schema("DaysWord")?["x-words"]).members.map(\.name)
    #expect(words.allSatisfy { DaysWord($0) != nil })
    #expect(Set(DaysWord.Period.allCases.map(\.rawValue)).isSubset(of: words))
  }
}
