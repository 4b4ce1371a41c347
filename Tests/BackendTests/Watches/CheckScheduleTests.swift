// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import Testing

@testable import Backend

@Suite("When a watch is checked next", .timeLimit(.minutes(5)))
struct CheckScheduleTests {
  let now = Instant("2026-11-21T12:00:00Z")!

  func after(_ seconds: Int) -> Instant { Instant(secondsSince1970: now.secondsSince1970 + seconds) }

  func schedule(every: Int = 60, isAdaptive: Bool = false, phase: UInt64 = 7) -> CheckSchedule {
    CheckSchedule(every: every, isAdaptive: isAdaptive, phase: phase)
  }

  func next(_ schedule: CheckSchedule, at time: Instant, instants: [Instant] = [], end: Instant? = nil) -> Int {
    schedule.next(after: time, changedAt: time, instants: instants, end: end).seconds(after: now)
  }

  @Test func `Checks keep the interval, from a phase that others don't share`() {
    let first = next(schedule(), at: now)
    #expect((30...90).contains(first))
    #expect(next(schedule(), at: after(first)) == first + 60)
    // A check that was a little late doesn't move the next one.
    #expect(next(schedule(), at: after(first + 9)) == first + 60)
    #expect(Set((0..<60).map { next(schedule(phase: $0), at: now) }).count == 60)
  }

  /// Regression: an interval that another machine or an editor had written ended the process.
  @Test(arguments: [Int.min, -5, 0, 1, 60, 604_800, .max])
  func `An interval that someone else has written is bounded`(every: Int) throws {
    let condition = WatchCondition(kind: .release, movieId: EntityID(.tmdb, .movie, 268), partySize: every)
    var definition = WatchDefinition(name: "a", condition: condition, every: every)
    definition = try JSONValue(parsing: definition.jsonText).read()
    #expect((60...604_800).contains(definition.schedule.interval(changedAt: now, now: now)))
    #expect((30...604_800 * 3 / 2).contains(next(definition.schedule, at: now)))
    #expect((1...20).contains(try #require(definition.condition.partySize)))
  }

  @Test func `Watches on the same thing are checked together, also with other intervals`() {
    let (one, two) = (next(schedule(every: 60), at: now), next(schedule(every: 120), at: now))
    #expect((two - one) % 60 == 0)
  }

  @Test func `Checks become rarer while nothing changes, unless the user says how often`() {
    func interval(_ quiet: Int, isAdaptive: Bool = true) -> Int {
      schedule(isAdaptive: isAdaptive).interval(changedAt: now, now: after(quiet))
    }
    #expect(interval(0) == 60)
    #expect(interval(1200) == 120)
    #expect(interval(6000) == 240)
    #expect(interval(1_000_000) == 240)
    #expect(interval(1_000_000, isAdaptive: false) == 60)
    // A clock that was set back.
    #expect(interval(-1_000_000) == 60)
  }

  @Test(arguments: [(3600, 14_400), (43_200, 86_400), (604_800, 604_800)])
  func `However long nothing changes, there is a check a day, or as rarely as was wished`(every: Int, longest: Int) {
    #expect(schedule(every: every, isAdaptive: true).interval(changedAt: now, now: after(1000 * every)) == longest)
  }

  @Test func `A known instant is not missed, and checks are frequent after it`() {
    #expect(next(schedule(every: 3600, phase: 0), at: now, instants: [after(100)]) == 101)
    let soon = next(schedule(every: 3600, phase: 0), at: after(101), instants: [after(100)])
    #expect((101...191).contains(soon))
    #expect(next(schedule(every: 3600, phase: 0), at: now, instants: [after(-601)]) >= 1800)
  }

  @Test func `The end is checked`() {
    #expect(next(schedule(), at: now, end: after(10)) == 10)
    #expect(next(schedule(), at: now, end: after(-10)) > 0)
  }

  @Test(arguments: [(1, 30), (2, 60), (3, 120), (4, 240), (5, 300), (6, 300), (Int.max, 300)])
  func `Failures are tried again later and later`(failures: Int, seconds: Int) {
    #expect(CheckSchedule.next(after: now, failures: failures).seconds(after: now) == seconds)
  }
}
