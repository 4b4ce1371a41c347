// SPDX-License-Identifier: MIT
import Basics
import Contract
import FaultServer
import JSON
import Testing

@testable import Backend

/// What a stream gets before the pages.
extension WhatsOnTests {
  @Test("tells a stream of the fault before its pages")
  func faultInStream() async throws {
    show(7, showtime(1, 70, "Batman", 19), showtime(2, 71, "Cats", 12))
    upstream.on("/v2/theatres/8/showtimes/11-21-90", .status(400))
    let id = client.send(
      "showtimes/whatsOn",
      #"{"latitude":38.9,"longitude":-94.7,"date":"2090-11-21","pageSize":1,"partialResultToken":"p"}"#)
    var kinds: [String?] = []
    while kinds.last != "page" { kinds.append(try await nextPart()["kind"]?.string) }
    // What is known before the pages may come, too.
    #expect(kinds.filter { $0 != "partial" } == ["error", "page"])
    let summary = try #require(await client.answer(to: id)?["result"])
    #expect(summary["itemCount"]?.integer == 2)
    #expect(summary["faults"]?.count == 1)
    await client.finish()
  }

  /// The day at a theatre comes when the gate opens.
  private func show(_ theatre: Int, after gate: Gate, _ showtime: String) {
    upstream.on("/v2/theatres/\(theatre)/showtimes/11-21-90") { _ in
      Reply.json(#"{"count":1,"_embedded":{"showtimes":[\#(showtime)]}}"#).after(gate)
    }
  }

  private func nextPart() async throws -> JSONValue { try #require(await client.notification("$/progress")?["value"]) }

  private func showings(_ row: JSONValue?) -> [String] {
    row?["showings"]?.elements.compactMap { $0["id"]?.string } ?? []
  }

  private static let stream = #"{"latitude":38.9,"longitude":-94.7,"date":"2090-11-21","partialResultToken":"p""#

  // The pages wait for all theatres, since a row has the showings at all of them.
  @Test("tells a stream what is known while a theatre is waited for; the pages have all of it")
  func partials() async throws {
    let gate = Gate()
    show(7, showtime(1, 70, "Batman", 19), showtime(2, 71, "Cats", 12))
    show(8, after: gate, showtime(3, 70, "Batman", 14))
    let id = client.send("showtimes/whatsOn", Self.stream + "}")
    let partials = [try await nextPart(), try await nextPart()]
    #expect(partials.map { $0["kind"]?.string } == ["partial", "partial"])
    #expect(partials.map { $0["item"]?["title"]?.string } == ["Cats", "Batman"])
    #expect(partials.map { showings($0["item"]) } == [["amc:showtime:2"], ["amc:showtime:1"]])
    gate.open()
    var part = try await nextPart()
    while part["kind"]?.string == "partial" {
      #expect(part["item"]?["title"]?.string == "Batman")
      part = try await nextPart()
    }
    #expect(titles(part) == ["Cats", "Batman"])
    #expect(showings(part["items"]?[1]) == ["amc:showtime:3", "amc:showtime:1"])
    let summary = try #require(await client.answer(to: id)?["result"])
    #expect(summary["itemCount"]?.integer == 2)
    #expect(summary["pageCount"]?.integer == 1)
    await client.finish()
  }

  @Test("looks the movies up while a theatre is waited for, and none of them twice")
  func earlyDetails() async throws {
    let gate = Gate()
    show(7, showtime(1, 70, "Batman", 19))
    show(8, after: gate, showtime(2, 71, "Cats", 12))
    upstream.on("/v2/movies") { request in
      let movie =
        request.queryItem("ids") == "70" ? #"{"id":70,"name":"Batman","synopsis":"b"}"# : #"{"id":71,"name":"Cats"}"#
      return .json(#"{"_embedded":{"movies":[\#(movie)]}}"#)
    }
    let id = client.send("showtimes/whatsOn", Self.stream + "}")
    var parts = [try await nextPart()]
    while parts.last?["item"]?["overview"] == nil { parts.append(try await nextPart()) }
    #expect(parts.map { showings($0["item"]) } == [["amc:showtime:1"], ["amc:showtime:1"]])
    gate.open()
    while parts.last?["kind"]?.string != "page" { parts.append(try await nextPart()) }
    #expect(parts.last?["items"]?.elements.map { $0["overview"]?.string } == [nil, "b"])
    #expect(await client.answer(to: id)?["result"]?["itemCount"]?.integer == 2)
    #expect(
      upstream.requests(to: "/v2/movies").map(\.query) == [
        "ids=70&page-number=1&page-size=100", "ids=71&page-number=1&page-size=100",
      ])
    await client.finish()
  }

  @Test("tells no more of a list beforehand than is wanted of it, and nothing of later pages", arguments: [1, 2])
  func boundedPartials(page: Int) async throws {
    let gate = Gate()
    show(7, showtime(1, 70, "Batman", 19), showtime(2, 71, "Cats", 12))
    show(8, after: gate, showtime(3, 70, "Batman", 20))
    let bounds = #","pageSize":1,"limit":1,"page":\#(page),"includeDetails":false}"#
    let id = client.send("showtimes/whatsOn", Self.stream + bounds)
    if page == 1 {
      #expect(try await nextPart()["item"]?["title"]?.string == "Cats")
    } else {
      await gate.arrivals()
    }
    gate.open()
    let result = try await nextPart()
    #expect(titles(result) == [page == 1 ? "Cats" : "Batman"])
    #expect(result["page"]?.integer == page)
    #expect(await client.answer(to: id)?["result"]?["nextPage"]?.integer == (page == 1 ? 2 : nil))
    await client.finish()
  }

  @Test("tells a stream nothing beforehand of theatres that fail, and of them before the page")
  func faultAfterPartials() async throws {
    let gate = Gate()
    show(7, showtime(1, 70, "Batman", 19))
    upstream.on("/v2/theatres/8/showtimes/11-21-90") { _ in Reply.status(400).after(gate) }
    let id = client.send("showtimes/whatsOn", Self.stream + "}")
    var kinds = [try await nextPart()["kind"]?.string]
    gate.open()
    while kinds.last != "page" { kinds.append(try await nextPart()["kind"]?.string) }
    #expect(kinds == ["partial", "error", "page"])
    #expect(await client.answer(to: id)?["result"]?["faults"]?.count == 1)
    await client.finish()
  }
}
