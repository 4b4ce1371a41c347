// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import JSON
import Testing

@testable import Backend

@Suite("Showings after midnight", .timeLimit(.minutes(5)))
struct NightTests {
  private let upstream: FaultServer
  private let client: TestClient

  init() throws {
    upstream = try FaultServer()
    client = try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k"])
  }

  /// A theatre whose clock shows half past one, and the day there. It has no other clock than its offset.
  private func theatreAtNight() throws -> (offset: UTCOffset, today: Day) {
    let now = Instant.now
    let minutes = (90 - now.time.minuteOfDay + 720).remainderUp(by: 1440) - 720
    let offset = try #require(UTCOffset(minutes: minutes))
    upstream.on("/v2/theatres/9", .json(#"{"id":9,"name":"Owl","utcOffset":"\#(offset)"}"#))
    return (offset, LocalTime(now, offset: offset).day)
  }

  private func list(_ day: Day, _ rows: [(id: Int, start: Instant)], at offset: UTCOffset) {
    let rows = rows.map { id, start in
      #"{"id":\#(id),"movieId":\#(id),"movieName":"M\#(id)","showDateTimeLocal":"\#(start.local)","utcOffset":"\#(offset)"}"#
    }
    upstream.on(
      "/v2/theatres/9/showtimes/\(day.month)-\(day.day)-\(day.year % 100)",
      .json(#"{"count":\#(rows.count),"_embedded":{"showtimes":[\#(rows.joined(separator: ","))]}}"#))
  }

  @Test(
    "has tonight's late showings until five in the morning, on whichever day AMC lists them",
    arguments: ["tonight", "today"], [[true, false], [false, true], [true, true]])
  func night(word: String, isOnDay: [Bool]) async throws {
    let (offset, today) = try theatreAtNight()
    let evening = try #require(today.adding(days: -1))
    let late = [(id: 2, start: Instant(today, seconds: 9000)), (id: 3, start: Instant(today, seconds: 14_400))]
    list(evening, [(id: 1, start: Instant(evening, seconds: 72_000))] + (isOnDay[0] ? late : []), at: offset)
    list(today, (isOnDay[1] ? late : []) + [(id: 4, start: Instant(today, seconds: 36_000))], at: offset)
    let page = try await client.result("showtimes/whatsOn", #"{"theatreId":"amc:theatre:9","date":"\#(word)"}"#)
    await client.finish()
    #expect(page["date"]?.string == evening.description)
    #expect(page["items"]?.elements.map { $0["title"]?.string } == ["M2", "M3"])
  }

  @Test("gives the late showings of a theatre's list too")
  func nightAtTheatre() async throws {
    let (offset, today) = try theatreAtNight()
    let evening = try #require(today.adding(days: -1))
    list(evening, [(id: 1, start: Instant(evening, seconds: 72_000))], at: offset)
    list(today, [(id: 2, start: Instant(today, seconds: 9000)), (3, Instant(today, seconds: 36_000))], at: offset)
    let page = try await client.result("showtimes/atTheatre", #"{"theatreId":"amc:theatre:9","date":"today"}"#)
    await client.finish()
    #expect(page["date"]?.string == evening.description)
    #expect(page["items"]?.elements.map { $0["movieTitle"]?.string } == ["M2"])
  }

  @Test("gives the late showings near a place too, with both of AMC's lists")
  func nightNearAPlace() async throws {
    let (offset, today) = try theatreAtNight()
    let evening = try #require(today.adding(days: -1))
    upstream.on(
      "/v2/locations",
      .json(
        #"""
        {"count":1,"_embedded":{"locations":[
         {"rank":1,"distance":1,"_embedded":{"theatre":{"id":9,"name":"Owl","utcOffset":"\#(offset)"}}}]}}
        """#))
    for (day, start) in [(evening, Instant(evening, seconds: 72_000)), (today, Instant(today, seconds: 9000))] {
      upstream.on(
        "/v2/showtimes/views/current-location/\(day.month)-\(day.day)-\(day.year)/38.9/-94.7",
        .json(
          #"""
          {"count":1,"_embedded":{"showtimes":[{"id":\#(day.day),"theatreId":9,"movieId":1,"movieName":"M\#(day.day)",
           "showDateTimeLocal":"\#(start.local)","utcOffset":"\#(offset)"}]}}
          """#))
    }
    let page = try await client.result(
      "showtimes/near", #"{"latitude":38.9,"longitude":-94.7,"date":"tonight"}"#)
    await client.finish()
    #expect(page["date"]?.string == evening.description)
    #expect(page["items"]?.elements.map { $0["movieTitle"]?.string } == ["M\(today.day)"])
    #expect(page["items"]?[0]?["theatreName"]?.string == "Owl")
  }
}
