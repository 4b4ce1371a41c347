// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import JSON
import Testing

@testable import Backend

/// A watch for the release of a show waits for the services that offer it.
@Suite(.timeLimit(.minutes(5))) struct ShowReleaseTests {
  private let theatre: PlayedTheatre

  init() throws { theatre = try PlayedTheatre() }

  private func show(_ services: String) -> Reply {
    .json(
      #"{"id":7,"name":"Severance","watch/providers":{"results":{"US":{"flatrate":[\#(services)]}}}}"#,
      headers: [("Cache-Control", "no-store")])
  }

  @Test func `A service that offers the show is an event`() async throws {
    theatre.upstream.on("/tmdb/tv/7", show(""))
    let client = try theatre.client(["MARQUEE_TMDB_TOKEN": "t"])
    let added = try await client.result("watch/add", #"{"kind":"release","showId":"tmdb:7"}"#)
    #expect(added["name"]?.string == "The release of Severance")
    #expect(added["now"]?["message"]?.string == "Severance in US: no offers.")
    theatre.upstream.on("/tmdb/tv/7", show(#"{"provider_id":350,"provider_name":"Apple TV"}"#))
    _ = try await client.result("watch/check", #"{"id":"watch:1"}"#)
    let events = try await client.result("watch/events")["items"]
    #expect(events?.elements.map { $0["message"]?.string?.contains("Severance") } == [true])
    #expect(events?[0]?["after"]?["offer"]?["provider"]?["name"]?.string == "Apple TV")
    await client.finish()
  }

  @Test func `The same show is watched once`() async throws {
    theatre.upstream.on("/tmdb/tv/7", show(""))
    let client = try theatre.client(["MARQUEE_TMDB_TOKEN": "t"])
    _ = try await client.result("watch/add", #"{"kind":"release","showId":"tmdb:7"}"#)
    let again = try await client.result("watch/add", #"{"kind":"release","showId":"tmdb:show:7"}"#)
    #expect(again["existing"]?.boolean == true)
    await client.finish()
  }

  @Test(arguments: [
    #"{"kind":"tickets","movie":"M","showId":"tmdb:7"}"#, #"{"kind":"release","movieId":"tmdb:1","showId":"tmdb:7"}"#,
    #"{"kind":"library","showId":"tmdb:7"}"#, #"{"kind":"release","showId":"tmdb:movie:7"}"#,
  ])
  func `Elsewhere a show means nothing`(params: String) async throws {
    let client = try theatre.client(["MARQUEE_TMDB_TOKEN": "t"])
    #expect(try await client.error("watch/add", params)["code"]?.integer == -32602)
    await client.finish()
  }
}
