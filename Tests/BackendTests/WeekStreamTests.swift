// SPDX-License-Identifier: MIT
import Basics
import FaultServer
import JSON
import Testing

@testable import Backend

/// Streams of several days.
extension WeekTests {
  private static let stream = place + #","date":"2090-11-20","days":4,"groupBy":"day","pageSize":3"#

  private func nextPart() async throws -> JSONValue { try #require(await client.notification("$/progress")?["value"]) }

  /// The rows of the pages of a stream, and its answer.
  private func streamed(_ more: String = "") async throws -> (rows: [String], answer: JSONValue) {
    let id = client.send("showtimes/whatsOn", Self.stream + more + #","partialResultToken":"p"}"#)
    let answer = try #require(await client.answer(to: id))
    let parts = await client.pendingNotifications("$/progress").compactMap { $0["value"] ?? $0["params"]?["value"] }
    return (parts.filter { $0["kind"]?.string == "page" }.flatMap(rows), answer)
  }

  @Test("send the rows of a day before the last day has come")
  func earlyPages() async throws {
    let gate = Gate()
    upstream.on("/v2/theatres/8/showtimes/11-23-90") { [self] _ in
      Reply.json(list([showtime(8, 70, 23, 19)])).after(gate)
    }
    let id = client.send("showtimes/whatsOn", Self.stream + #","partialResultToken":"p"}"#)
    var part = try await nextPart()
    while part["kind"]?.string == "partial" { part = try await nextPart() }
    #expect(rows(part) == ["11-20 M91 2", "11-20 M70 2", "11-21 M92 2"])
    #expect(part["totalResults"] == nil && part["nextPage"]?.integer == 2)
    gate.open()
    let summary = try #require(await client.answer(to: id)?["result"])
    #expect(summary["itemCount"]?.integer == 8 && summary["complete"]?.boolean == true)
    #expect(summary["totalShowings"]?.integer == 15 && summary["untilDate"]?.string == "2090-11-23")
    await client.finish()
  }

  @Test("end where no theatre answers for a day, and go on from there")
  func failedDay() async throws {
    let whole = try await streamed()
    for theatre in [7, 8] { upstream.on("/v2/theatres/\(theatre)/showtimes/11-22-90", .status(400)) }
    let cut = try await streamed()
    let data = try #require(cut.answer["error"]?["data"])
    #expect(data["delivered"]?["itemCount"]?.integer == 3 && data["resumeFromPage"]?.integer == 2)
    for theatre in [7, 8] { show(theatre, 22, [showtime(theatre, 70, 22, 19), showtime(theatre, 93, 22, 14)]) }
    let rest = try await streamed(#","page":2"#)
    #expect(cut.rows + rest.rows == whole.rows)
    await client.finish()
  }

  @Test("have no partials but those of the first day that has something on")
  func partials() async throws {
    for theatre in [7, 8] { show(theatre, 20, []) }
    let gate = Gate()
    upstream.on("/v2/theatres/8/showtimes/11-22-90") { [self] _ in
      Reply.json(list([showtime(8, 70, 22, 19)])).after(gate)
    }
    let id = client.send("showtimes/whatsOn", Self.stream + #","partialResultToken":"p"}"#)
    let partial = try await nextPart()
    #expect(partial["item"]?["date"]?.string == "2090-11-21")
    gate.open()
    #expect(await client.answer(to: id)?["result"]?["itemCount"]?.integer == 6)
    await client.finish()
  }
}

/// Showings with seats side by side.
extension WeekTests {
  /// The seats of a showing: `oxo` are a free one, a taken one and a free one.
  func seats(_ theatre: Int, _ day: Int, _ hour: Int, _ row: String) {
    let seats = row.enumerated().map { column, sign in
      #"{"available":\#(sign == "o"),"row":1,"column":\#(column + 1),"seatName":"A\#(column + 1)","type":"CanReserve"}"#
    }
    upstream.on(
      "/v3/seating-layouts/\(theatre)/\(day * 100 + hour)",
      .json(#"{"rows":1,"columns":\#(row.count),"seats":[\#(seats.joined(separator: ","))]}"#))
  }

  @Test("keep the showings with seats side by side, on the pages of all")
  func seatsTogether() async throws {
    for day in 20...22 {
      for theatre in [7, 8] {
        seats(theatre, day, 19, theatre == 7 ? "xoox" : "oxox")
        seats(theatre, day, 14, day == 21 ? "ooo" : "xxx")
      }
    }
    let days = #","date":"2090-11-20","days":3,"groupBy":"day","pageSize":2,"seatsTogether":2"#
    let first = try await page(days)
    #expect(rows(first) == ["11-20 M70 1"])
    #expect(first["seatsAsked"]?.integer == 4 && first["seatsUnasked"]?.integer == 0)
    #expect(first["totalResults"] == nil && first["totalPages"] == nil && first["nextPage"]?.integer == 2)
    #expect(rows(try await page(days + #","page":2"#)) == ["11-21 M92 2", "11-21 M70 1"])
    let id = client.send("showtimes/whatsOn", Self.place + days + #","partialResultToken":"p"}"#)
    let summary = try #require(await client.answer(to: id)?["result"])
    #expect(summary["seatsAsked"]?.integer == 12 && summary["itemCount"]?.integer == 4)
    #expect(summary["complete"]?.boolean == true)
    await client.finish()
  }

  @Test("say why a page is empty, and what could not be asked")
  func noSeats() async throws {
    for theatre in [7, 8] {
      seats(theatre, 20, 19, "oxo")
      upstream.on("/v3/seating-layouts/\(theatre)/2014", .status(400))
    }
    let found = try await page(#","date":"2090-11-20","seatsTogether":2"#)
    #expect(rows(found) == [] && found["faults"]?[0]?["provider"]?.string == "amc")
    #expect(found["message"]?.string == "None of the 4 showings asked has the seats side by side.")
    await client.finish()
  }
}
