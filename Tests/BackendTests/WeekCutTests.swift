// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@testable import Backend

/// Streams of several days that are cut, at each point.
extension WeekTests {
  /// What is asked besides the days: each way to choose from them.
  static let choices = [
    #""groupBy":"day""#, #""groupBy":"day","timeOfDay":"afternoon""#, #""groupBy":"day","timeOfDay":"evening""#,
    #""groupBy":"day","seatsTogether":2"#, #""groupBy":"day","sortBy":"showings""#, #""groupBy":"movie""#,
    #""groupBy":"movie","seatsTogether":2"#, #""groupBy":"movie","timeOfDay":"evening""#,
  ]
  private static let places = [#""latitude":38.9,"longitude":-94.7"#, #""theatreIds":["amc:8","amc:7"]"#]
  static let questions = choices.enumerated().map { number, choice in
    // Many streams on a busy machine must not run into a deadline.
    #"{\#(places[number % 2]),"timeoutMilliseconds":600000,"includeDetails":false,"date":"2090-11-20","days":3,"#
      + #""pageSize":2,\#(choice)"#
  }

  /// The rows of a stream, by page, each as its day, its film and its showings; and the answer.
  private struct Stream {
    var pages: [(number: Int, rows: [String])] = []
    var answer: JSONValue
    var rows: [String] { pages.flatMap(\.rows) }
  }

  private func stream(_ question: String, _ more: String = "") async throws -> Stream {
    let id = client.send("showtimes/whatsOn", question + more + #","partialResultToken":"p"}"#)
    var stream = Stream(answer: try #require(await client.answer(to: id)))
    for note in await client.pendingNotifications("$/progress") {
      guard let value = note["value"] ?? note["params"]?["value"], value["kind"]?.string == "page" else { continue }
      let rows = value["items"]?.elements.map { row in
        let showings = row["showings"]?.elements.compactMap { $0["id"]?.string } ?? []
        return (["\(row["date"]?.string ?? "")/\(row["id"]?.string ?? "")"] + showings).joined(separator: " ")
      }
      stream.pages.append((value["page"]?.integer ?? 0, rows ?? []))
    }
    return stream
  }

  /// Films that are on in the evening of several days, and at other hours; of seats side by side there are some.
  private func showPrograms() {
    upstream.on(
      "/v2/theatres",
      .json(
        #"""
        {"count":2,"_embedded":{"theatres":[{"id":7,"name":"Lantern","utcOffset":"-06:00"},
         {"id":8,"name":"Harbor","utcOffset":"-06:00"}]}}
        """#))
    for day in 20...22 {
      for theatre in [7, 8] {
        let films = [(70, 19), (81, 14), (82, 20), (90 + day, 15), (60 + day, 21)]
        show(theatre, day, films.map { showtime(theatre, $0.0, day, $0.1) })
        for (film, hour) in films { seats(theatre, day, hour, (film + day) % 3 == 0 ? "oxo" : "xoox") }
      }
    }
  }

  @Test("go on from each page and each row where they were cut, with nothing twice", .serialized, arguments: questions)
  func cutByClient(question: String) async throws {
    showPrograms()
    let whole = try await stream(question)
    try #require(whole.answer["result"]?["complete"]?.boolean == true && whole.pages.count > 1)
    for limit in 1..<whole.rows.count {
      let start = try await stream(question, #","limit":\#(limit)"#)
      #expect(start.rows[...] == whole.rows.prefix(limit))
      let next = try #require(start.answer["result"]?["nextPage"]?.integer)
      let rest = try await stream(question, #","page":\#(next)"#)
      let given = start.pages.filter { $0.number < next }.flatMap(\.rows)
      #expect(given + rest.rows == whole.rows, "after \(limit) rows")
    }
    for count in 1..<whole.pages.count {
      let start = try await stream(question, #","maxPages":\#(count)"#)
      #expect(start.answer["result"]?["nextPage"]?.integer == count + 1)
      let rest = try await stream(question, #","page":\#(count + 1)"#)
      #expect(start.rows + rest.rows == whole.rows, "after \(count) pages")
    }
    await client.finish()
  }

  @Test(
    "go on from each day that could not be had", .serialized, arguments: questions.filter { $0.contains(#":"day""#) })
  func cutByUpstream(question: String) async throws {
    showPrograms()
    let whole = try await stream(question)
    for day in 20...22 {
      for theatre in [7, 8] { upstream.on("/v2/theatres/\(theatre)/showtimes/11-\(day)-90", .status(400)) }
      let cut = try await stream(question)
      let data = try #require(cut.answer["error"]?["data"])
      showPrograms()
      guard data["delivered"] != nil else {
        #expect(day == 20 && cut.rows.isEmpty)
        continue
      }
      #expect(data["delivered"]?["itemCount"]?.integer == cut.rows.count)
      let next = try #require(data["resumeFromPage"]?.integer)
      let rest = try await stream(question, #","page":\#(next)"#)
      #expect(cut.rows + rest.rows == whole.rows, "at day \(day)")
    }
    await client.finish()
  }

  // A film that is added to a day that was read shifts the rows of the days after it, so that one may be given again.
  @Test("lose no row to a showing that is added between any two pages", .serialized, arguments: questions)
  func shifted(question: String) async throws {
    showPrograms()
    let count = try await stream(question).pages.count
    try #require(count > 1)
    for cut in 1..<count {
      showPrograms()
      let whole = try await stream(question)
      let start = try await stream(question, #","maxPages":\#(cut)"#)
      for (theatre, day) in [(7, 20), (8, 22)] {
        let films = [(50, 12), (51, 18), (70, 19), (81, 14), (82, 20), (90 + day, 15), (60 + day, 21)]
        show(theatre, day, films.map { showtime(theatre, $0.0, day, $0.1) })
        for (film, hour) in films where film < 60 { seats(theatre, day, hour, "xoox") }
      }
      let rest = try await stream(question, #","page":\#(cut + 1)"#)
      let shown = (start.rows + rest.rows).map { $0.prefix { $0 != " " } }
      let all = whole.rows.map { $0.prefix { $0 != " " } }
      #expect(Set(shown).isSuperset(of: all), "after \(cut) pages")
      if question.contains(#":"movie""#) { #expect(Set(shown).count == shown.count, "after \(cut) pages") }
    }
    await client.finish()
  }
}
