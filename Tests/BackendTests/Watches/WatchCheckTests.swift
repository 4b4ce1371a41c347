// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import FaultServer
import JSON
import JSONRPC
import Testing

@testable import Backend

@Suite("What a check leaves behind", .timeLimit(.minutes(5)))
struct WatchCheckTests {
  let now = Instant("2026-11-21T12:00:00Z")!

  func after(_ seconds: Int) -> Instant { Instant(secondsSince1970: now.secondsSince1970 + seconds) }

  func item(_ number: Int, at start: String = "2026-11-22T02:10:00Z") -> StoredItem {
    StoredItem(
      showing: StoredShowing(
        id: EntityID(.amc, .showtime, number)!, movieTitle: "M", startsAt: Instant(start), availability: .available))
  }

  func watch(_ items: [StoredItem] = [], once: Bool = false, until: Instant? = nil) throws -> LoadedWatch {
    let definition = WatchDefinition(
      name: "N", condition: WatchCondition(kind: .showings), every: 300, until: until, once: once)
    let stored = StoredState(state: ConditionState(message: "m", items: items), changedAt: now)
    let row = StoredWatch(
      id: 1, revision: 1, createdAt: now.secondsSince1970, content: definition.jsonText, state: stored.jsonText,
      status: .active, lastCheckedAt: nil, nextCheckAt: nil, failures: 0, failure: nil)
    return try #require(LoadedWatch(row))
  }

  func found(_ items: [StoredItem]) -> CheckOutcome {
    .success(WatchObservation(state: ConditionState(message: "m", items: items)))
  }

  func events(_ record: WatchRecord) throws -> [WatchEvent] {
    try record.events.map { try #require(WatchEvent(StoredEvent(cursor: 1, watch: record.watch.id, content: $0))) }
  }

  /// The watch as the next check finds it.
  func kept(_ record: WatchRecord) throws -> LoadedWatch { try #require(LoadedWatch(record.watch)) }

  @Test func `The showings found tell the clock of today, also after it was changed`() throws {
    var item = item(1)
    var watch = try watch()
    let theatre = try #require(EntityID("amc:theatre:77", of: .theatre))
    watch.definition.condition.theatres = [
      StoredTheatre(id: theatre, name: "T", utcOffset: UTCOffset("-05:00"))
    ]
    #expect(Watch(watch).question.theatres?.first?.utcOffset?.description == "-05:00")
    item.showing?.theatreId = theatre
    item.showing?.startsAtLocal = LocalTime("2026-11-21T20:10:00-06:00")
    watch.stored.state.items = [item]
    #expect(Watch(watch).question.theatres?.first?.utcOffset?.description == "-06:00")
  }

  @Test func `The new state stands beside the events that tell of it`() throws {
    let record = try watch([item(1)]).record(of: found([item(1), item(2)]), at: after(300))
    let event = try #require(try events(record).first)
    #expect(event.kind == .showingAdded && event.at.utc == "2026-11-21T12:05:00Z" && event.watchName == "N")
    #expect(try kept(record).stored.state.items.count == 2)
    #expect(record.watch.lastCheckedAt == after(300).secondsSince1970)
    #expect(try events(kept(record).record(of: found([item(1), item(2)]), at: after(600))).isEmpty)
  }

  @Test func `The third failure is told, and so is the recovery`() throws {
    var watch = try watch([item(1)])
    let failure = CheckOutcome.failure(RPCError(.upstreamFailed, "AMC answered with status 503"))
    var told: [[WatchEventKind]] = []
    for outcome in [failure, failure, failure, failure, found([item(1), item(2)])] {
      let record = watch.record(of: outcome, at: now)
      told.append(try events(record).map(\.kind))
      watch = try kept(record)
      if case .failure = outcome {
        #expect(watch.stored.state.items.count == 1)
        #expect(watch.row.failure?.contains("503") == true)
      }
    }
    #expect(told == [[], [], [.failing], [], [.recovered, .showingAdded]])
    #expect(watch.row.failures == 0 && watch.row.failure == nil)
  }

  @Test func `An upstream that is down for an hour is told once, asked rarely, and nothing is missed`() throws {
    var watch = try watch([item(1)])
    let failure = CheckOutcome.failure(RPCError(.upstreamUnreachable, "AMC can't be reached"))
    var (time, checks, told) = (now, 0, [WatchEventKind]())
    while time < after(3600) {
      let record = watch.record(of: failure, at: time)
      watch = try kept(record)
      told += try events(record).map(\.kind)
      time = Instant(secondsSince1970: try #require(record.watch.nextCheckAt))
      checks += 1
    }
    #expect(told == [.failing])
    #expect(checks == 15)
    let back = watch.record(of: found([item(1), item(2)]), at: time)
    #expect(try events(back).map(\.kind) == [.recovered, .showingAdded])
  }

  @Test func `A watch that fails until its end is not said to have recovered`() throws {
    var watch = try watch(until: after(600))
    watch.row.failures = 5
    let over = watch.record(of: found([]), at: after(600))
    #expect(try events(over).map(\.kind) == [.ended])
  }

  @Test func `A watch that tells once ends with what it waits for`() throws {
    let failing = try watch(once: true).record(of: .failure(RPCError(.internalError, "x")), at: now)
    #expect(failing.watch.status == .active)
    let record = try kept(failing).record(of: found([item(1)]), at: now)
    #expect(try events(record).map(\.kind) == [.showingAdded])
    #expect(record.watch.status == .ended && record.watch.nextCheckAt == nil)
  }

  @Test func `It ends at its time, or when there is nothing to wait for, and says so`() throws {
    let record = try watch(until: after(10)).record(of: found([]), at: after(10))
    #expect(try events(record).map(\.message) == ["The watch has ended, as it was set to."])
    #expect(record.watch.status == .ended)
    var observation = WatchObservation(state: ConditionState(message: "", items: []))
    observation.end = (after(20), "The showing has begun.")
    let waiting = try watch().record(of: .success(observation), at: now)
    #expect(waiting.watch.status == .active && waiting.watch.nextCheckAt == after(20).secondsSince1970)
    let over = try kept(waiting).record(of: .success(observation), at: after(20))
    #expect(try events(over).map(\.message) == ["The showing has begun."])
    #expect(over.watch.status == .ended)
  }

  @Test func `Once its day is over it ends without asking anybody, wherever the day was`() async throws {
    let day = try #require(Day("2026-11-01"))
    let end = WatchCondition(kind: .showings, date: day).endOfDay
    // The last minute of the day in Hawaii, and the one in which its showings after midnight begin.
    #expect(try #require(end).at > Instant("2026-11-02T11:00:00Z")!)
    #expect(end?.at == Instant("2026-11-02T12:00:00Z"))
    let theatre = try PlayedTheatre()
    let client = try theatre.client()
    var watch = try watch([item(1, at: "2026-11-01T23:00:00Z")])
    watch.definition.condition.date = day
    let outcome = await watch.observed(
      in: CheckRound(Call(watchesOf: client.services), client.backend.watches), at: after(0))
    let record = watch.record(of: outcome, at: after(0))
    #expect(try events(record).map(\.message) == ["The day that was watched, Sun 1 Nov 2026, is over."])
    #expect(record.watch.status == .ended)
    #expect(theatre.upstream.requests.isEmpty)
    await client.finish()
  }

  @Test func `A clock that was set back checks again, and tells nothing twice`() throws {
    let record = try watch([item(1)]).record(of: found([item(1), item(2)]), at: now)
    let back = try kept(record).record(of: found([item(1), item(2)]), at: after(-86_400))
    #expect(back.events.isEmpty)
    let next = try #require(back.watch.nextCheckAt)
    #expect((1...450).contains(next - after(-86_400).secondsSince1970))
  }
}
