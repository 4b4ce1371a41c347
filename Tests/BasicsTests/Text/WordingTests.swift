// SPDX-License-Identifier: MIT
import Basics
import Testing

@Suite("How people read times and distances", .timeLimit(.minutes(5)))
struct WordingTests {
  @Test("Days of the reader's year are written without it")
  func days() throws {
    let day = try #require(Day("2026-12-04"))
    #expect(day.reading == "Fri 4 Dec 2026" && day.date == "4 Dec 2026")
    Wording.$current.withValue(Wording(year: 2026)) { #expect(day.reading == "Fri 4 Dec") }
  }

  @Test(
    "a clock has twelve or twenty-four hours",
    arguments: [
      ("00:00", "12:00 am"), ("00:05", "12:05 am"), ("11:59", "11:59 am"), ("12:00", "12:00 pm"), ("13:07", "1:07 pm"),
      ("23:59", "11:59 pm"),
    ])
  func clocks(text: String, reading: String) throws {
    let time = try #require(ClockTime(text))
    #expect(time.reading == text)
    Wording.$current.withValue(Wording(usesTwelveHours: true)) {
      #expect(time.reading == reading)
      #expect(time.description == text)
    }
  }

  @Test("a distance is in kilometres or miles")
  func distances() {
    #expect(Wording().distance(kilometres: 16.09344) == 16.09344 && Wording().unit == "km")
    let miles = Wording(usesMiles: true)
    #expect(abs(miles.distance(kilometres: 16.09344) - 10) < 1e-9 && miles.unit == "mi")
  }

  @Test("what is read back from a time of twelve hours is the same time")
  func roundTrip() {
    Wording.$current.withValue(Wording(usesTwelveHours: true)) {
      for minute in 0..<1440 {
        let time = ClockTime(minuteOfDay: minute)
        #expect(ClockTime(words: time.reading) == time)
      }
    }
  }
}
