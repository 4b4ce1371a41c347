// SPDX-License-Identifier: MIT
import JSON
import TestSupport
import Testing

@testable import Sandbox

@Suite("A world that moves", .timeLimit(.minutes(5)))
struct MovingWorldTests {
  func clock(_ minutes: Int) -> SandboxClock {
    SandboxClock(
      secondsSince1970: SandboxClock.standard.secondsSince1970 + minutes * 60, elapsed: minutes * 60)
  }

  func showtimes(_ minutes: Int) async throws -> [JSONValue] {
    var rows: [JSONValue] = []
    for page in 1...2 {
      let url = "https://api.amctheatres.com/v2/theatres/610/showtimes/11-21-26?page-size=100&page-number=\(page)"
      rows += try await ask(url, clock: clock(minutes)).json["_embedded"]?["showtimes"]?.elements.map { $0 } ?? []
    }
    return rows
  }

  @Test func `A showing is added, the others keep their ids`() async throws {
    let (before, after) = (try await showtimes(14), try await showtimes(15))
    expect(after.count == before.count + 1)
    let known = Set(before.compactMap { $0["id"]?.integer })
    let added = after.filter { !known.contains($0["id"]?.integer ?? 0) }
    expect(added.map { $0["showDateTimeLocal"]?.string } == ["2026-11-21T23:30:00"])
  }

  @Test func `Some showings are cancelled in time, and stay so`() async throws {
    func cancelled(_ minutes: Int) async throws -> Set<Int> {
      Set(try await showtimes(minutes).filter { $0["isCanceled"]?.boolean == true }.compactMap { $0["id"]?.integer })
    }
    let (before, after) = (try await cancelled(0), try await cancelled(600))
    expect(before.isSubset(of: after) && before.count < after.count)
  }

  @Test func `Seats side by side come free in a showing that is almost sold out, and are sold again`() async throws {
    let theatre = try #require(Catalogue.shared.theatre(610))
    let showing = try #require(
      Schedule(Catalogue.shared).showings(at: theatre, on: SandboxClock.standard.today).first {
        $0.performance.isAlmostSoldOut
      })
    func free(_ minutes: Int) -> Int {
      var performance = showing.performance
      performance.world = WorldEvents(clock(minutes))
      return SeatMap(performance).seats.count { $0.isAvailable }
    }
    expect(free(9) < free(10))
    expect(free(49) > free(50))
    expect(free(190) > free(189))
  }

  @Test func `Films are listed and go on sale, one after the other`() async throws {
    func films(_ view: String, _ minutes: Int) async throws -> Int {
      let url = "https://api.amctheatres.com/v2/movies/views/\(view)?page-size=1"
      return try #require(try await ask(url, clock: clock(minutes)).json["count"]?.integer)
    }
    expect(try await films("coming-soon", 0) < films("coming-soon", 600))
    expect(try await films("advance", 29) + 1 == films("advance", 30))
  }

  @Test func `A film has showings from the instant on that was announced for its sales`() async throws {
    func film(_ minutes: Int) async throws -> (isScheduled: Bool?, sales: String?) {
      let films = try await ask(
        "https://api.amctheatres.com/v2/movies?name=werwulf", clock: clock(minutes)
      ).json["_embedded"]?["movies"]
      let film = try #require(films?[0])
      return (film["hasScheduledShowtimes"]?.boolean, film["onlineTicketAvailabilityDateUtc"]?.string)
    }
    expect(try await film(29) == (false, "2026-11-21T18:30:00Z"))
    expect(try await film(30) == (true, "2026-11-21T18:30:00Z"))
  }

  @Test func `A service begins to rent a new film, and its digital release gets a date to come`() async throws {
    func parts(_ film: Int, _ minutes: Int) async throws -> String {
      let url = "https://api.themoviedb.org/3/movie/\(film)?append_to_response=watch/providers,release_dates"
      return "\(try await ask(url, clock: clock(minutes)).json.raw)"
    }
    // The Odyssey, of July 2026.
    let (before, after) = (try await parts(1_368_337, 0), try await parts(1_368_337, 600))
    expect(!before.contains("Fandango") && after.contains("Fandango"))
    expect(!before.contains(#""type":4"#) && after.contains(#""type":4"#))
    expect(after.contains("2026-12-01T00:00:00.000Z"))
    // Batman, of 1989.
    let old = try await parts(268, 600)
    expect(!old.contains("Fandango") && !old.contains(#""type":4"#))
  }
}
