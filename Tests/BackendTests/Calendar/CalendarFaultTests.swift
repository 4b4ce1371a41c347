// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@Suite("A calendar of a movie of AMC's, without TMDB", .timeLimit(.minutes(5)))
struct CalendarFaultTests {
  private let upstream: FaultServer
  private let client: TestClient

  init() throws {
    upstream = try FaultServer()
    upstream.on("/v2/movies/70", .json(#"{"id":70,"name":"Batman","releaseDateUtc":"2090-05-01T00:00:00Z"}"#))
    client = try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k"])
  }

  @Test("has AMC's date in the United States")
  func date() async throws {
    let file = try await client.result("calendar/get", #"{"movieIds":["amc:movie:70"],"region":"US"}"#)
    await client.finish()
    #expect(file["events"]?.elements.compactMap { $0["day"]?.string } == ["2090-05-01"])
  }

  // Regression: "Nothing of this has a date in FR", of which only TMDB would know one.
  @Test("fails in another country")
  func fault() async throws {
    let error = try await client.error("calendar/get", #"{"movieIds":["amc:movie:70"],"region":"FR"}"#)
    await client.finish()
    #expect(error["message"]?.string?.contains("TMDB") == true)
  }
}
