// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

/// Regression: TMDB's list of upcoming movies holds those of last week and re-releases of 1994.
@Suite("Lists of movies by day", .timeLimit(.minutes(5)))
struct UpcomingTests {
  private func client(_ upstream: FaultServer) throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "v4.token"])
  }

  @Test("hold what is still to come, and count nothing else as unreadable")
  func upcoming() async throws {
    let upstream = try FaultServer()
    let rows = ["1994-09-23", "2999-01-01", "", "2999-02-02"].enumerated().map {
      #"{"id":\#($0 + 1),"title":"Movie \#($0 + 1)","release_date":"\#($1)"}"#
    }
    upstream.on(
      "/discover/movie",
      .json(#"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":1,"total_results":4}"#))
    let client = try client(upstream)
    let page = try await client.result("movies/upcoming", #"{"region":"DE"}"#)
    #expect(page["items"]?.elements.compactMap { $0["id"]?.string } == ["tmdb:movie:2", "tmdb:movie:4"])
    #expect(page["skipped"] == nil)
    #expect(upstream.requests(to: "/discover/movie").map { $0.queryItem("region") } == ["DE"])
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
