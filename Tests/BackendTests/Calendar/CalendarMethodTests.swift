// SPDX-License-Identifier: MIT
import FaultServer
import Testing

@testable import Backend

/// `calendar/get` with an AMC on the loopback interface.
@Suite("Calendars", .timeLimit(.minutes(5)))
struct CalendarMethodTests {
  @Test func `A showing whose time AMC doesn't say is missing, and no event without a time`() async throws {
    let upstream = try FaultServer()
    upstream.on("/v2/showtimes/1", .json(#"{"id":1,"movieName":"M"}"#))
    upstream.on(
      "/v2/showtimes/2",
      .json(
        #"{"id":2,"movieName":"N","showDateTimeUtc":"2090-11-22T02:00:00Z","showDateTimeLocal":"2090-11-21T20:00:00"}"#
      ))
    let client = try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k"])
    let file = try await client.result("calendar/get", #"{"showtimeIds":["amc:showtime:1","amc:showtime:2"]}"#)
    #expect(file["events"]?.elements.map { $0["title"]?.string } == ["N"])
    #expect(file["missing"]?.elements.map { $0["id"]?.string } == ["amc:showtime:1"])
    #expect(file["text"]?.string?.contains("DTSTART:20901122T020000Z") == true)
    await client.finish()
  }
}
