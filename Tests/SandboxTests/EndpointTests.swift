// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import Foundation
import TestSupport
import Testing

@testable import Sandbox

@Suite("The endpoints of real use read everything that the sandbox says", .timeLimit(.minutes(5)))
struct EndpointTests {
  private func client(_ upstream: Upstream) throws -> Client {
    Client(upstream: upstream, base: try #require(HTTPURL(upstream.base)), transport: SandboxTransport())
  }

  private func amc() throws -> Client { try client(.amc) }
  private func tmdb() throws -> Client { try client(.tmdb) }

  /// Reads a list to its end; every row must be readable.
  private func rows<E: PagedEndpoint>(_ endpoint: E, _ client: Client) async throws -> [E.Row] {
    var rows: [E.Row] = []
    for try await page in ListPages(endpoint, client: client, context: CallContext()) {
      expect(page.skipped == 0)
      rows += page.rows
    }
    return rows
  }

  @Test(
    "AMC's movies",
    arguments: [
      AMCView<Movie>.nowPlaying, .advanceTickets, .comingSoon, .allActive, .onDemand, .similar(movieID: "61234"),
    ])
  func movies(_ view: AMCView<Movie>) async throws {
    let movies = try await rows(AMCList(view, pageSize: 20), amc())
    expect(!movies.isEmpty)
    expect(view != .allActive || movies.count == Catalogue.shared.films.count)
  }

  @Test("AMC's theatres and places")
  func theatres() async throws {
    let all = AMCList<Contract.Theatre>(.all(includesClosed: true), pageSize: 10)
    expect(try await rows(all, amc()).count == Catalogue.shared.theatres.count)
    expect(!(try await rows(AMCList<Place>(.suggestions("kansas city"), pageSize: 10), amc()).isEmpty))
    expect(try await rows(AMCList<Contract.Theatre>(.named("amc town center 20"), pageSize: 10), amc()).count == 1)
  }

  @Test("AMC's showtimes, one of them with its seats")
  func showtimes() async throws {
    let client = try amc()
    let showtimes = try await rows(AMCList<Showtime>(.atTheatre(id: "610", date: nil), pageSize: 100), client)
    let first = try #require(showtimes.first)
    let again = try await client.run(AMCObject.showtime(first.id.native), context: CallContext()).content
    expect(again.id == first.id)
    let performance = try #require(first.performanceNumber)
    for version in [SeatingLayoutVersion.v2, .v3] {
      let layout = try await client.run(
        AMCObject.seatingLayout(of: first.id, theatre: "610", performance: performance, version),
        context: CallContext()
      ).content
      expect(layout.rows.count == layout.rowCount)
      expect((layout.zones == nil) == (version == .v2))
    }
  }

  @Test("A closed theatre has no showtimes, and that is no error")
  func closed() async throws {
    expect(try await rows(AMCList<Showtime>(.atTheatre(id: "8", date: nil), pageSize: 10), amc()).isEmpty)
  }

  @Test("An unknown theatre is not found")
  func unknown() async throws {
    let client = try amc()
    await #expect {
      try await client.run(AMCObject.theatre("1"), context: CallContext())
    } throws: { error in
      let error = error as? UpstreamError
      return error?.kind == .notFound && error?.upstreamCode == "5108"
    }
  }
}
