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

  @Test func `A cancelled showing says so, takes no time and has no alarm`() async throws {
    let upstream = try FaultServer()
    upstream.on(
      "/v2/showtimes/2",
      .json(
        #"{"id":2,"movieName":"N","isCanceled":true,"showDateTimeUtc":"2090-11-22T02:00:00Z","#
          + #""showDateTimeLocal":"2090-11-21T20:00:00"}"#))
    let client = try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k"])
    let file = try await client.result("calendar/get", #"{"showtimeIds":["amc:showtime:2"],"alarmMinutes":60}"#)
    let lines = try #require(file["text"]?.string).split(separator: "\r\n")
    #expect(Set(["STATUS:CANCELLED", "TRANSP:TRANSPARENT", "SUMMARY:Cancelled: N"]).isSubset(of: lines))
    #expect(!lines.contains("BEGIN:VALARM"))
    await client.finish()
  }

  @Test func `A release has the same UID and is in a file once, whether or not TMDB can be asked`() async throws {
    let upstream = try FaultServer()
    let release = #"{"iso_3166_1":"US","release_dates":[{"type":3,"release_date":"2090-12-18T00:00:00.000Z"}]}"#
    let film = #"{"id":5,"title":"F","release_date":"2090-12-18","release_dates":{"results":[\#(release)]}}"#
    upstream.on("/movie/5", .json(film, headers: [("Cache-Control", "no-store")]))
    let client = try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "t"])
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:5","status":"wanted"}"#)
    _ = try await client.result("watch/add", #"{"kind":"release","movieId":"tmdb:movie:5","region":"US"}"#)
    let params = #"{"watches":true,"library":true,"region":"US"}"#
    let asked = try await client.result("calendar/get", params)["events"]
    #expect(asked?.count == 1)
    upstream.on("/movie/5", .json(#"{"status_code":7}"#, status: 500))
    let unasked = try await client.result("calendar/get", params)["events"]
    #expect(unasked?.elements.map { $0["uid"]?.string } == asked?.elements.map { $0["uid"]?.string })
    await client.finish()
  }

  // Regression: of two films with one title and one day one was left out, and a film was there twice by AMC's version.
  @Test func `A release is there once for each film of TMDB's, also with the title of a version of AMC's`() async throws
  {
    let upstream = try FaultServer()
    let release = #"{"iso_3166_1":"US","release_dates":[{"type":3,"release_date":"2090-12-18T00:00:00.000Z"}]}"#
    for number in [5, 6] {
      let film = #"{"id":\#(number),"title":"F","release_date":"2090-12-18","release_dates":{"results":[\#(release)]}}"#
      upstream.on("/movie/\(number)", .json(film))
    }
    upstream.on("/search/movie", .json(#"{"page":1,"results":[],"total_results":0}"#))
    let entry = #"{"id":7,"name":"F (Subtitled)","releaseDateUtc":"2090-12-18T06:00:00Z"}"#
    upstream.on("/v2/movies/7", .json(entry))
    let client = try TestClient([
      "MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "t", "MARQUEE_AMC_URL": upstream.url,
      "MARQUEE_AMC_KEY": "k",
    ])
    let params = #"{"movieIds":["tmdb:movie:5","tmdb:movie:6","amc:movie:7"],"region":"US"}"#
    let events = try await client.result("calendar/get", params)["events"]
    #expect(Set(events?.elements.map { $0["movieId"]?.string } ?? []) == ["tmdb:movie:5", "tmdb:movie:6"])
    #expect(events?.count == 2)
    await client.finish()
  }

  // Regression: two versions of a film that AMC alone lists were two releases, and two beginnings of the sales.
  @Test func `Versions of a film of AMC's are one release, and films of other years are others`() async throws {
    let upstream = try FaultServer()
    upstream.on("/search/movie", .json(#"{"page":1,"results":[],"total_results":0}"#))
    let titles = ["F (Subtitled)", "F (Dubbed)", "F", "F (1985)", "F (2012)"]
    for (number, title) in titles.enumerated() {
      upstream.on(
        "/v2/movies/\(number)",
        .json(
          #"{"id":\#(number),"name":"\#(title)","releaseDateUtc":"2090-12-18T06:00:00Z","#
            + #""onlineTicketAvailabilityDateUtc":"2090-12-01T15:00:00Z"}"#))
    }
    let client = try TestClient([
      "MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "t", "MARQUEE_AMC_URL": upstream.url,
      "MARQUEE_AMC_KEY": "k",
    ])
    func listed(_ ids: ClosedRange<Int>) async throws -> [String] {
      let names = ids.map { #""amc:movie:\#($0)""# }.joined(separator: ",")
      let events = try await client.result("calendar/get", #"{"movieIds":[\#(names)],"region":"US"}"#)["events"]
      return events?.elements.compactMap { $0["title"]?.string } ?? []
    }
    #expect(try await listed(0...1) == ["F (Subtitled), tickets on sale", "F (Subtitled), in theatres"])
    #expect(try await listed(0...2) == ["F (Subtitled), tickets on sale", "F (Subtitled), in theatres"])
    #expect(try await listed(3...4).count == 4)
    await client.finish()
  }
}
