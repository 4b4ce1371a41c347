// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import JSON
import Testing

@testable import Backend

/// AMC's list of showtimes under embargo is the earliest sign that tickets are coming.
@Suite("Tickets under embargo", .timeLimit(.minutes(5)))
struct EmbargoTests {
  private let theatre: PlayedTheatre
  private let now = Instant("2090-11-20T18:00:00Z")!
  private let id = EntityID(.amc, .movie, 1)!

  init() throws {
    theatre = try PlayedTheatre()
    theatre.upstream.on("/amc/v2/movies/1", .json(#"{"id":1,"name":"M"}"#))
    theatre.upstream.on("/amc/v2/theatres/77/showtimes", .json(#"{"errors":[{"code":5217}]}"#, status: 404))
  }

  private func path(_ day: Int) -> String { "/amc/v2/theatres/77/showtimes/11-\(day)-90/views/embargoed" }

  private func embargo(_ day: Int, _ rows: String...) {
    let none = Reply.json(#"{"errors":[{"code":5217}]}"#, status: 404)
    theatre.upstream.on(path(day), rows.isEmpty ? none : .json(PlayedTheatre.page(rows)))
  }

  private func asked() -> [String] { theatre.upstream.requests.map(\.path).filter { $0.hasSuffix("/embargoed") } }

  private func row(_ number: Int, movie: Int = 1) -> String {
    PlayedTheatre.row(number).replacing(#""movieId":1"#, with: #""movieId":\#(movie)"#).dropLast()
      + #","visibilityDateTimeUtc":"2090-11-21T12:00:00Z"}"#
  }

  /// The state of a watch on tickets, as the next check finds it.
  private func check(
    _ client: TestClient, last: ConditionState?, theatres: [Int] = [77], round: CheckRound? = nil
  ) async throws -> ConditionState {
    let stored = theatres.map { StoredTheatre(id: EntityID(.amc, .theatre, $0)!, name: "T\($0)") }
    let condition = WatchCondition(kind: .tickets, theatres: stored, movieId: id)
    let round = round ?? CheckRound(Call(watchesOf: client.services), client.backend.watches, now: now)
    return try await WatchObserver(round: round, condition: condition, last: last, now: now).observe().get().state
  }

  private let before = ConditionState(message: "", resolution: .resolved, items: [], announced: [])

  @Test func `They are announced with the end of the embargo, once, and only the film's`() async throws {
    embargo(20)
    embargo(21, row(1), row(2), row(3, movie: 2))
    let client = try theatre.client()
    var known = before
    known.movie = StoredMovie(id: id, title: "M")
    let state = try await check(client, last: known)
    let changes = known.changes(to: state, of: WatchCondition(kind: .tickets), now: now)
    #expect(changes.map(\.kind) == [.ticketsAnnounced])
    #expect(
      changes.first?.message
        == "Tickets for M at T77 on Tue 21 Nov 2090 at 20:10, 2 showings, will be on sale from "
        + "Tue 21 Nov 2090 07:00 Eastern time (Tue 21 Nov 2090 04:00 Pacific time).")
    #expect(changes.first?.after?.showing?.availability == .embargoed)
    #expect(state.items.isEmpty && state.message.contains("embargo ends at Tue 21 Nov 2090 07:00 Eastern time"))
    #expect(!WatchEventKind.ticketsAnnounced.isAwaited)
    // The next days first; the first that fails ends the theatre's.
    #expect(asked() == [path(20), path(21), path(22)])
    let again = try await check(client, last: state)
    #expect(state.changes(to: again, of: WatchCondition(kind: .tickets), now: now).isEmpty)
    #expect(again.announced == state.announced)
    await client.finish()
  }

  @Test func `A list that can't be had forgets nothing, and is no failure`() async throws {
    embargo(20, row(1))
    let client = try theatre.client()
    let state = try await check(client, last: before)
    theatre.upstream.on(path(20), .json("{}", status: 400))
    let after = try await check(client, last: state)
    #expect(after.announced?.count == 1)
    await client.finish()
  }

  @Test func `A refusal ends them for the key, not for another one`() async throws {
    theatre.upstream.on(path(20), .json("{}", status: 403))
    let client = try theatre.client()
    for _ in 0..<3 { _ = try await check(client, last: before) }
    #expect(asked().count == 1)
    _ = try await client.result("credentials/set", #"{"provider":"amc","key":"other"}"#)
    _ = try await check(client, last: before)
    #expect(asked().count == 2)
    await client.finish()
  }

  @Test func `A round asks five theatres for 28 days each, once, and adding a watch asks none`() async throws {
    for number in 1...7 {
      theatre.upstream.on("/amc/v2/theatres/\(number)/showtimes", .json(#"{"errors":[{"code":5217}]}"#, status: 404))
      for day in 20...30 { quiet(number, "11-\(day)-90") }
      for day in 1...17 { quiet(number, "12-\(day)-90") }
    }
    let client = try theatre.client(["MARQUEE_AMC_RATE": "0"])
    let round = CheckRound(Call(watchesOf: client.services), client.backend.watches, now: now)
    for _ in 0..<2 { _ = try await check(client, last: before, theatres: Array(1...7), round: round) }
    #expect(asked().count == 5 * 28 && Set(asked()).count == 5 * 28)
    #expect(!asked().contains { $0.contains("/theatres/6/") || $0.contains("/12-18-90/") })
    _ = try await check(client, last: nil, theatres: [7])
    #expect(asked().count == 5 * 28)
    await client.finish()
  }

  private func quiet(_ theatre: Int, _ day: String) {
    self.theatre.upstream.on(
      "/amc/v2/theatres/\(theatre)/showtimes/\(day)/views/embargoed",
      .json(#"{"errors":[{"code":5217}]}"#, status: 404))
  }
}
