// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import Foundation
import Synchronization
import Testing

@testable import Backend

/// A process that checks watches by a clock that runs fast, and the theatre that it asks.
private final class FastScheduler: Sendable {
  let theatre: PlayedTheatre
  let client: TestClient
  let watchServices: WatchServices
  let scheduler: WatchScheduler
  static let beginning = 1_800_000_000

  /// - Parameter speed: how many seconds of the clock round in one of this machine's.
  init(_ theatre: PlayedTheatre, speed: Double, variables: [String: String] = [:]) throws {
    self.theatre = theatre
    client = try theatre.client(variables)
    let (services, start) = (client.services, ContinuousClock.now)
    let clock = WatchClock(
      time: { Instant(secondsSince1970: Self.beginning + Int((ContinuousClock.now - start) / .seconds(1) * speed)) },
      speed: speed)
    watchServices = WatchServices(
      folder: services.settings.stateFolder, clock: clock, now: { Instant.now },
      links: LinkMemory(), library: client.backend.library, report: { _ in })
    scheduler = WatchScheduler(watchServices, pollInterval: .milliseconds(50)) { Call(watchesOf: services) }
  }

  /// The seconds of the clock since it began.
  var elapsed: Int { watchServices.clock.now.secondsSince1970 - Self.beginning }

  /// A watch on showings that has seen some, and is due.
  func add(_ known: Int..., on day: String = "2090-11-21", every: Int? = nil) async throws {
    let condition = WatchCondition(
      kind: .showings, theatres: [StoredTheatre(id: EntityID(.amc, .theatre, 77)!, name: "T")], date: Day(day))
    let items = known.map { number in
      StoredItem(
        showing: StoredShowing(
          id: EntityID(.amc, .showtime, number)!, movieTitle: "M", startsAt: Instant("2090-11-22T02:10:00Z"),
          startsAtLocal: LocalTime("2090-11-21T20:10:00-06:00"), availability: .available))
    }
    let stored = StoredState(
      state: ConditionState(message: "", items: items), changedAt: Instant(secondsSince1970: Self.beginning))
    _ = try await watchServices.store.add(
      NewWatch(
        content: WatchDefinition(name: "N", condition: condition, every: every).jsonText, state: stored.jsonText,
        createdAt: Self.beginning, nextCheckAt: Self.beginning))
  }

  /// The kinds of all events, as soon as there are that many.
  func kinds(atLeast count: Int) async throws -> [WatchEventKind] {
    while true {
      let page = try await watchServices.store.events(after: 0, limit: .max)
      if page.events.count >= count { return page.events.compactMap(WatchEvent.init).map(\.kind) }
      await watchServices.signal.wait(
        beyond: WatchPosition(cursor: page.cursor, changes: page.changes), atMost: .seconds(60), in: watchServices.store
      )
    }
  }

  func finish() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        scheduler.stop()
        watchServices.store.close()
        continuation.resume()
      }
    }
    await client.finish()
  }
}

@Suite("Watches ask politely", .timeLimit(.minutes(5)))
struct PoliteWatchTests {
  let theatre: PlayedTheatre

  init() throws {
    theatre = try PlayedTheatre()
    theatre.show(1)
  }

  private func requests() -> [ReceivedRequest] {
    theatre.upstream.requests.filter { $0.path.contains("/showtimes/") }
  }

  @Test func `An upstream that is down for an hour is asked rarely, told once, and what it missed is told`()
    async throws
  {
    theatre.fail()
    let scheduler = try FastScheduler(theatre, speed: 2000)
    try await scheduler.add(1)
    scheduler.scheduler.start()
    #expect(try await scheduler.kinds(atLeast: 1) == [.failing])
    // 30, 60, 120 and 240 seconds after one another, then every five minutes.
    await theatre.upstream.requests(atLeast: 15)
    #expect(scheduler.elapsed >= 30 + 60 + 120 + 240 + 10 * 300)
    theatre.show(1, 2)
    #expect(try await scheduler.kinds(atLeast: 3) == [.failing, .recovered, .showingAdded])
    await scheduler.finish()
  }

  @Test func `What has not changed is not sent again`() async throws {
    let path = "/amc/v2/theatres/77/showtimes/11-21-90"
    let body = PlayedTheatre.page([PlayedTheatre.row(1)])
    theatre.upstream.on(path) { request in
      request.header("If-None-Match") == "\"v1\""
        ? .status(304, headers: [("ETag", "\"v1\"")]) : .json(body, headers: [("ETag", "\"v1\"")])
    }
    let scheduler = try FastScheduler(theatre, speed: 2000)
    try await scheduler.add(1, every: 300)
    scheduler.scheduler.start()
    await theatre.upstream.requests(atLeast: 4)
    #expect(requests().prefix(4).map { $0.header("If-None-Match") } == [nil, "\"v1\"", "\"v1\"", "\"v1\""])
    #expect(try await scheduler.watchServices.store.newestCursor() == 0)
    await scheduler.finish()
  }

  @Test func `Checks become rarer while nothing changes`() async throws {
    let scheduler = try FastScheduler(theatre, speed: 20_000)
    try await scheduler.add(1)
    scheduler.scheduler.start()
    // Twenty in the first intervals of 300 seconds, forty of 600, then of 1200.
    await theatre.upstream.requests(atLeast: 70)
    #expect(scheduler.elapsed >= 18 * 300 + 38 * 600 + 8 * 1200)
    await scheduler.finish()
  }

  @Test func `Checks take a quarter of the rate, and a person does not wait for them`() async throws {
    let times = Mutex<[ContinuousClock.Instant]>([])
    let body = PlayedTheatre.page([PlayedTheatre.row(1)])
    // Enough for more seconds than a busy machine lets a person wait.
    let days = 10...31
    for day in days {
      theatre.upstream.on("/amc/v2/theatres/77/showtimes/12-\(day)-90") { _ in
        times.withLock { $0.append(.now) }
        return .json(body)
      }
    }
    let scheduler = try FastScheduler(theatre, speed: 1, variables: ["MARQUEE_AMC_RATE": "16"])
    for day in days { try await scheduler.add(on: "2090-12-\(day)") }
    let beginning = ContinuousClock.now
    scheduler.scheduler.start()
    await theatre.upstream.requests(atLeast: 5)
    _ = try await scheduler.client.result("theatres/get", #"{"id":"amc:77"}"#)
    #expect(times.withLock(\.count) < days.count)
    await theatre.upstream.requests(atLeast: 10)
    // Four in any second. The upstream notes the times later than they were asked, some later than others.
    for (number, time) in times.withLock(\.self).enumerated() {
      #expect(time - beginning >= .seconds(number / 4))
    }
    await scheduler.finish()
  }

  // Regression: at AMC's rate a round over a hundred days took longer than a request may, and the last ones failed.
  @Test func `What a round asks late has as much time as what it asked first`() async throws {
    theatre.upstream.on("/amc/v2/theatres/77/showtimes/12-1-90", .json(PlayedTheatre.page([PlayedTheatre.row(1)])))
    let client = try theatre.client()
    let call = Call(watchesOf: client.services, received: .now - .seconds(3600))
    let place = StoredTheatre(id: try #require(EntityID(.amc, .theatre, 77)), name: "T")
    let showtimes = try await CheckRound(call, client.backend.watches).showtimes(
      at: place, on: Day("2090-12-01"), of: nil)
    #expect(showtimes.count == 1)
    await client.finish()
  }

  @Test func `After midnight both of AMC's lists are requested, until five in the morning`() async throws {
    let client = try theatre.client()
    let place = StoredTheatre(
      id: try #require(EntityID(.amc, .theatre, 77)), name: "T", utcOffset: UTCOffset("-06:00"))
    let late = ("2090-11-22T08:00:00Z", "2090-11-22T02:00:00", "-06:00")
    let noon = ("2090-11-22T18:00:00Z", "2090-11-22T12:00:00", "-06:00")
    let rows = [PlayedTheatre.row(2, at: late), PlayedTheatre.row(3, at: noon)]
    theatre.upstream.on("/amc/v2/theatres/77/showtimes/11-22-90", .json(PlayedTheatre.page(rows)))
    let call = Call(watchesOf: client.services)
    func numbers(_ now: String) async throws -> [String] {
      let round = CheckRound(call, client.backend.watches, now: Instant(now)!)
      return try await round.showtimes(at: place, on: Day("2090-11-21"), of: nil).map(\.id.native)
    }
    #expect(try await numbers("2090-11-22T07:30:00Z") == ["1", "2"])
    #expect(try await numbers("2090-11-22T11:30:00Z") == ["1"])
    #expect(try await numbers("2090-11-22T03:30:00Z") == ["1"])
    await client.finish()
  }

  @Test func `The instant at which sales begin is not missed`() async throws {
    let sales = Instant(secondsSince1970: Instant.now.secondsSince1970 + 100)
    let film = #"{"id":1,"name":"M","hasScheduledShowtimes":true,"onlineTicketAvailabilityDateUtc":"\#(sales.utc)"}"#
    theatre.upstream.on("/amc/v2/movies/1", .json(film))
    let client = try theatre.client()
    let watch = try await client.result("watch/add", #"{"kind":"tickets","movieId":"amc:1"}"#)
    // AMC lists showings before it sells their tickets.
    #expect(watch["now"]?["items"]?.count == 0)
    let year = Instant.now.day(at: .utc).year
    let time = Wording.$current.withValue(Wording(year: year)) { AmericanClock.everywhere(sales) }
    #expect(watch["now"]?["message"]?.string == "There are no tickets for M yet; AMC sells them from \(time).")
    #expect(watch["nextCheckAt"]?.string == Instant(secondsSince1970: sales.secondsSince1970 + 1).utc)
    await client.finish()
  }
}
