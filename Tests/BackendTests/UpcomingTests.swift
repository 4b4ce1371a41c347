// SPDX-License-Identifier: MIT
import Basics
import FaultServer
import JSON
import Testing

/// Regression: TMDB's list of upcoming movies holds those of last week and re-releases of 1994.
@Suite("Lists of movies by day", .timeLimit(.minutes(5)))
struct UpcomingTests {
  private func client(_ upstream: FaultServer) throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "v4.token"])
  }

  @Test("of upcoming movies hold what is first shown in the region from today on")
  func upcoming() async throws {
    let upstream = try FaultServer()
    upstream.on(
      "/discover/movie",
      .json(#"{"page":1,"results":[{"id":2,"title":"Movie"}],"total_pages":1,"total_results":1}"#))
    let client = try client(upstream)
    for (options, region) in [("{}", "US"), (#"{"region":"DE"}"#, "DE")] {
      let page = try await client.result("movies/upcoming", options)
      #expect(page["items"]?[0]?["id"]?.string == "tmdb:movie:2")
      let request = try #require(upstream.requests(to: "/discover/movie").last)
      #expect(request.queryItem("region") == region)
      #expect(request.queryItem("with_release_type") == "2%7C3")
      let today = try #require(request.queryItem("release_date.gte").flatMap { Day($0) })
      #expect(request.queryItem("primary_release_date.gte") == today.adding(days: -365)?.description)
    }
    await client.finish()
  }

  @Test("have the days between which they lie, where TMDB says them", arguments: [true, false])
  func dates(areReadable: Bool) async throws {
    let upstream = try FaultServer()
    let dates = #"{"maximum":"2026-11-21","minimum":"\#(areReadable ? "2026-10-10" : "soon")"}"#
    upstream.on("/movie/now_playing", .json(#"{"results":[],"total_results":0,"dates":\#(dates),"odd":1}"#))
    let client = try client(upstream)
    let page = try await client.result("movies/nowPlaying", #"{"provider":"tmdb"}"#)
    #expect(page["dates"]?["minimum"]?.string == (areReadable ? "2026-10-10" : nil))
    #expect(page["dates"]?["maximum"]?.string == (areReadable ? "2026-11-21" : nil))
    #expect(page["tmdb"]?.raw.description == (areReadable ? #"{"odd":1}"# : #"{"dates":\#(dates),"odd":1}"#))
    await client.finish()
  }
}
