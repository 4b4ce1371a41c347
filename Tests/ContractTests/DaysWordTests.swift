// SPDX-License-Identifier: MIT
import Basics
import Testing

@testable import Contract

@Suite("A word for several days", .timeLimit(.minutes(5))) struct DaysWordTests {
  /// What a word stands for on each day from Monday to Sunday: the first and the last day as days after that Monday,
  /// and the earliest start on the first one.
  private static let words: [(word: String, onEachWeekday: [String])] = [
    ("yesterday", ["-1", "0", "1", "2", "3", "4", "5"]),
    ("today", ["0", "1", "2", "3", "4", "5", "6"]),
    ("tonight", ["0", "1", "2", "3", "4", "5", "6"]),
    ("tomorrow", ["1", "2", "3", "4", "5", "6", "7"]),
    ("monday", ["0", "7", "7", "7", "7", "7", "7"]),
    ("tuesday", ["1", "1", "8", "8", "8", "8", "8"]),
    ("wednesday", ["2", "2", "2", "9", "9", "9", "9"]),
    ("thursday", ["3", "3", "3", "3", "10", "10", "10"]),
    ("friday", ["4", "4", "4", "4", "4", "11", "11"]),
    ("saturday", ["5", "5", "5", "5", "5", "5", "12"]),
    ("sunday", ["6", "6", "6", "6", "6", "6", "6"]),
    ("next monday", Array(repeating: "7", count: 7)),
    ("next friday", Array(repeating: "11", count: 7)),
    ("next sunday", Array(repeating: "13", count: 7)),
    // To Thursday, the end of the cinemas' week; on a Thursday the seven days from then on.
    ("this week", ["0..3", "1..3", "2..3", "3..9", "4..10", "5..10", "6..10"]),
    ("next week", ["4..10", "4..10", "4..10", "4..10", "11..17", "11..17", "11..17"]),
    ("weekend", Array(repeating: "4..6 17:00", count: 5) + ["5..6", "6"]),
    ("this weekend", Array(repeating: "4..6 17:00", count: 5) + ["5..6", "6"]),
    ("The coming weekend", Array(repeating: "4..6 17:00", count: 5) + ["5..6", "6"]),
    ("next weekend", Array(repeating: "11..13 17:00", count: 7)),
    ("Next 7 Days", ["0..6", "1..7", "2..8", "3..9", "4..10", "5..11", "6..12"]),
    ("next 2 days", ["0..1", "1..2", "2..3", "3..4", "4..5", "5..6", "6..7"]),
    ("the next 14 days", ["0..13", "1..14", "2..15", "3..16", "4..17", "5..18", "6..19"]),
    ("Friday to Sunday", ["4..6", "4..6", "4..6", "4..6", "4..6", "11..13", "11..13"]),
    ("saturday and sunday", ["5..6", "5..6", "5..6", "5..6", "5..6", "5..6", "12..13"]),
    ("today to sunday", ["0..6", "1..6", "2..6", "3..6", "4..6", "5..6", "6"]),
    ("from tomorrow through monday", ["1..7", "2..7", "3..7", "4..7", "5..7", "6..7", "7"]),
  ]

  /// An ordinary week, and those whose Sundays begin with the nights on which the clocks of New York go back and
  /// forward. Honolulu's never do.
  private static let mondays = ["2026-11-23", "2026-10-26", "2027-03-08"].compactMap { Day($0) }
  private static let zones = ["America/New_York", "Pacific/Honolulu"]

  /// The instant of a local time, by what is known of the zones' clocks. New York's are changed on Sundays before five.
  private func instant(_ day: Day, _ minute: Int, in zone: String) throws -> Instant {
    let winter = try #require(Day("2026-11-01"))..<(#require(Day("2027-03-14")))
    let isSummer = !winter.contains(day)
    let hours = zone == "Pacific/Honolulu" ? 10 : isSummer ? 4 : 5
    return Instant(day, seconds: minute * 60 + hours * 3600)
  }

  /// What a word stands for at a place: `4..6 17:00`, in days after a Monday.
  private func meaning(_ word: String, at now: Instant, in zone: String, after monday: Day) throws -> String {
    let offset = try #require(TimeZoneRules.named(zone)?.offset(at: now))
    let today = LocalClock(now: now, offset: offset).showingDay
    let days = try #require(DaysWord(word)?.days(from: today))
    let ends = (days.isOne ? [days.first] : [days.first, days.last]).map { $0.daysSince1970 - monday.daysSince1970 }
    return ends.map { "\($0)" }.joined(separator: "..") + (days.start.map { " \($0)" } ?? "")
  }

  @Test("means these days on each weekday, by the clock of the place, until five to five", arguments: words)
  func weekdays(word: String, expected: [String]) throws {
    for zone in Self.zones {
      for monday in Self.mondays {
        for (weekday, expected) in expected.enumerated() {
          let today = try #require(monday.adding(days: weekday))
          let tomorrow = try #require(monday.adding(days: weekday + 1))
          for (day, minute) in [(today, 5 * 60), (today, 17 * 60), (today, 24 * 60 - 1), (tomorrow, 4 * 60 + 55)] {
            let found = try meaning(word, at: try instant(day, minute, in: zone), in: zone, after: monday)
            #expect(found == expected, "\(word), on \(day) at \(minute) minutes, \(zone)")
          }
        }
      }
    }
  }

  @Test(
    "means the same throughout the hour that clocks repeat or skip",
    arguments: [
      ("2026-11-01T05:30:00Z", 5), ("2026-11-01T06:30:00Z", 5), ("2027-03-14T06:59:00Z", 5),
      ("2027-03-14T07:00:00Z", 5), ("2027-03-14T09:00:00Z", 6), ("2026-11-01T10:00:00Z", 6),
    ])
  func changes(now: String, weekday: Int) throws {
    let now = try #require(Instant(now))
    for (word, expected) in Self.words {
      let monday = Self.mondays[now < (try #require(Instant("2027-01-01T00:00:00Z"))) ? 1 : 2]
      #expect(try meaning(word, at: now, in: Self.zones[0], after: monday) == expected[weekday], "\(word)")
    }
  }

  @Test(
    "that names days means them whatever day it is",
    arguments: [
      ("2026-12-01", "2026-12-01..2026-12-01"), ("2026-12-01..2026-12-05", "2026-12-01..2026-12-05"),
      ("2026-12-01 to 2026-12-05", "2026-12-01..2026-12-05"), ("december 1..friday", "2026-12-01..2026-12-04"),
      ("december 30 - january 2", "2026-12-30..2027-01-02"), ("november 22", "2027-11-22..2027-11-22"),
      ("february 29", "2028-02-29..2028-02-29"),
    ])
  func days(word: String, expected: String) throws {
    for offset in 0..<7 {
      let today = try #require(Self.mondays[0].adding(days: offset))
      let days = try #require(DaysWord(word)?.days(from: today))
      #expect("\(days.first)..\(days.last)" == expected && days.start == nil)
    }
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
    // Those of the table, but for fixed dates.
    let fixed = words.filter { $0.contains { $0.isNumber } && !$0.hasPrefix("next") }
    #expect(Set(words).subtracting(fixed).isSubset(of: Self.words.map { $0.word.lowercased() }))
    #expect(Set(DaysWord.Period.allCases.map(\.rawValue)).isSubset(of: words))
  }
}
