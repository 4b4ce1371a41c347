// SPDX-License-Identifier: MIT
import Basics
import TestSupport
import Testing

@testable import Sandbox

@Suite("Days, offsets and repeatable numbers", .timeLimit(.minutes(5)))
struct ClockTests {
  @Test("The clock stands at noon of the twenty-first of November 2026 in Olathe")
  func standard() {
    expect(Instant(secondsSince1970: SandboxClock.standard.secondsSince1970).utc == "2026-11-21T18:00:00Z")
    expect(SandboxClock(secondsSince1970: .max).today.year == 2200)
    expect(SandboxClock(secondsSince1970: .min).today.description == "1970-01-01")
  }

  @Test(
    "A day and its number are each other's inverse",
    arguments: [-719_528, -719_162, -1, 0, 58, 59, 11_016, 20_778, 2_932_896])
  func inverse(_ number: Int) throws {
    let day = try #require(Day(daysSince1970: number))
    expect(day.daysSince1970 == number)
    expect(Day(day.description) == day)
    expect(day.adding(days: 1)?.daysSince1970 == (number < 2_932_896 ? number + 1 : nil))
  }

  @Test("Known days of the week")
  func weekdays() throws {
    expect(Day(year: 1970, month: 1, day: 1)?.weekday == 4)
    expect(Day(year: 2026, month: 11, day: 21)?.weekday == 6)
    expect(Day(year: 2000, month: 2, day: 29)?.weekday == 2)
  }

  @Test(
    "Days that do not exist",
    arguments: ["2-30-26", "13-1-2026", "0-1-26", "1-1-026", "1-1", "a-b-c", "1--1-26", "+1-1-26", ""])
  func nonsense(_ text: String) { expect(Day(american: text) == nil) }

  @Test("Two digits are a year of this century")
  func american() {
    expect(Day(american: "2-24-17")?.description == "2017-02-24")
    expect(Day(american: "2-24-2017")?.description == "2017-02-24")
  }

  @Test(
    "Clocks change on the second Sunday of March and the first of November",
    arguments: [
      ("2026-03-07", "-06:00", "CST"), ("2026-03-08", "-05:00", "CDT"), ("2026-10-31", "-05:00", "CDT"),
      ("2026-11-01", "-06:00", "CST"), ("2026-11-21", "-06:00", "CST"), ("2024-03-10", "-05:00", "CDT"),
    ])
  func daylight(_ text: String, _ offset: String, _ abbreviation: String) throws {
    let zone = TimeZoneRule.central
    let day = try #require(Day(text))
    expect(zone.offset(day) == offset)
    expect(zone.abbreviation(day) == abbreviation)
  }

  @Test("Arizona keeps standard time")
  func arizona() throws {
    let theatre = try #require(Catalogue.shared.theatres.first { $0.market == "Phoenix" })
    let summer = try #require(Day("2026-07-01"))
    expect(theatre.zone.offset(summer) == "-07:00")
    expect(theatre.zone.abbreviation(summer) == "MST")
  }

  @Test("The generator gives the numbers of its authors")
  func splitMix() {
    var generator = SplitMix64(seed: 1_234_567)
    expect(generator.next() == 6_457_827_717_110_365_317)
    expect(generator.next() == 3_203_168_211_198_807_973)
  }

  @Test("Titles are compared without case, marks and signs")
  func folding() {
    expect("Amélie".folded == "amelie")
    expect("WALL·E".folded == "wall e")
    expect("  It's  a Wonderful—Life! ".folded == "its a wonderful life")
    expect("Straße Çedilla Ōsaka".folded == "strasse cedilla osaka")
    expect("千と千尋".folded == "千と千尋")
    expect("İstanbul Kırmızısı".folded == "istanbul kirmizisi")
  }
}
