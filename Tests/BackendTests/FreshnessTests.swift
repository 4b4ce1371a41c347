// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

/// What a response says about its age, and which responses are no longer served once their upstream fails. How old the
/// responses of each method may get is tested with a restart in between (`Tests/Conformance/freshness_test.py`).
@Suite("How fresh an answer is", .timeLimit(.minutes(5)))
struct FreshnessTests {
  private static let showtime =
    #"{"id":61020778211100,"movieName":"Batman","theatreId":610,"performanceNumber":92419}"#
  /// A failure with a wait that exceeds every deadline.
  private static let failure = Reply.status(503, headers: [("Retry-After", "120")])
  private static let layout =
    #"{"rows":1,"columns":1,"seats":[{"available":true,"row":1,"column":1,"seatName":"A1","type":"CanReserve"}]}"#
  private static let amcMovie = #"{"id":1,"name":"Batman","imdbId":"tt0096895"}"#
  private static let tmdbMovie = #"{"id":268,"title":"Batman","imdb_id":"tt0096895","tagline":"Have you ever danced?"}"#

  private func client(_ upstream: FaultServer) throws -> TestClient {
    try TestClient([
      "MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "amc-key", "MARQUEE_TMDB_URL": upstream.url,
      "MARQUEE_TMDB_TOKEN": "v4.token",
    ])
  }

  /// Regression: while AMC was down, last week's seat map was served as today's.
  @Test("a seat map is never given again once AMC can't be asked")
  func seats() async throws {
    let amc = try FaultServer()
    amc.on("/v2/showtimes/61020778211100", .json(Self.showtime))
    amc.on("/v3/seating-layouts/610/92419", .json(Self.layout))
    let client = try client(amc)
    let new = try await client.result("showtimes/seats", #"{"id":"amc:showtime:61020778211100"}"#)
    #expect(new["rows"]?[0]?["seats"]?[0]?["available"]?.boolean == true)
    #expect(new["ageSeconds"] == nil)
    amc.stop()
    // Long enough on a busy machine, where 30 s pass before three attempts are over.
    let error = try await client.error(
      "showtimes/seats", #"{"id":"amc:showtime:61020778211100","timeoutMilliseconds":240000}"#)
    #expect(error["code"]?.integer == -32014)
    let kept = try await client.result("showtimes/seats", #"{"id":"amc:showtime:61020778211100","cache":"only"}"#)
    #expect(kept["ageSeconds"]?.integer != nil)
    #expect(kept["stale"] == nil, "nobody asked")
    await client.finish()
  }

  @Test("what stands in says so; the same, asked for with reload, is an error")
  func standIn() async throws {
    let amc = try FaultServer()
    amc.on("/v2/showtimes/61020778211100", .json(Self.showtime))
    let client = try client(amc)
    _ = try await client.result("showtimes/get", #"{"id":"amc:showtime:61020778211100"}"#)
    amc.on("/v2/showtimes/61020778211100", Self.failure)
    let kept = try await client.result("showtimes/get", #"{"id":"amc:showtime:61020778211100"}"#)
    #expect(kept["stale"]?.boolean == true)
    #expect(kept["ageSeconds"]?.integer != nil)
    let error = try await client.error("showtimes/get", #"{"id":"amc:showtime:61020778211100","cache":"reload"}"#)
    #expect(error["code"]?.integer == -32015)
    await client.finish()
  }

  @Test("what is fresh has an age and is not stale, and what was confirmed is new")
  func fresh() async throws {
    let amc = try FaultServer()
    amc.on("/v2/movies/1", .json(Self.amcMovie, headers: [("Cache-Control", "max-age=600")]))
    amc.on("/v2/movies/2", .json(Self.amcMovie, headers: [("ETag", "\"1\"")]), .status(304))
    let client = try client(amc)
    for id in [1, 2] { _ = try await client.result("movies/get", #"{"id":"amc:movie:\#(id)"}"#) }
    let fresh = try await client.result("movies/get", #"{"id":"amc:movie:1"}"#)
    #expect(fresh["ageSeconds"]?.integer != nil)
    #expect(fresh["stale"] == nil)
    let confirmed = try await client.result("movies/get", #"{"id":"amc:movie:2"}"#)
    #expect(confirmed["ageSeconds"] == nil)
    await client.finish()
  }

  @Test("a movie of which one provider's part stands in is stale")
  func linked() async throws {
    let amc = try FaultServer()
    amc.on("/v2/movies/1", .json(Self.amcMovie))
    amc.on("/find/tt0096895", .json(#"{"movie_results":[\#(Self.tmdbMovie)]}"#))
    amc.on("/movie/268", .json(Self.tmdbMovie))
    let client = try client(amc)
    let new = try await client.result("movies/get", #"{"id":"amc:movie:1","link":true}"#)
    #expect(new["ageSeconds"] == nil)
    for path in ["/find/tt0096895", "/movie/268"] { amc.on(path, Self.failure) }
    let movie = try await client.result("movies/get", #"{"id":"amc:movie:1","link":true}"#)
    #expect(movie["tagline"]?.string == "Have you ever danced?")
    #expect(movie["stale"]?.boolean == true)
    #expect(movie["ageSeconds"]?.integer != nil)
    await client.finish()
  }
}
