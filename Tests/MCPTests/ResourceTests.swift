// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct ResourceTests {
  private func read(_ template: String, _ values: [String: String]) async throws -> ResourceContents {
    let template = try #require(Resources.templates.first { $0.name == template })
    return try await template.read(values, Model().context)
  }

  @Test func aFilmIsASheetAndTheSameAsJSON() async throws {
    let contents = try await read("movie", ["id": "amc:movie:61234"])
    #expect(
      contents.text.hasPrefix(
        "Batman (1989) · amc:movie:61234 · tmdb:movie:268 · imdb:tt0096895\n"))
    #expect(contents.text.contains("\nrated: 7.2\nratings: 8000\n"))
    let movie = contents.json.value
    #expect(movie["ids"]?["tmdb"]?.integer == 268)
    #expect(movie["amc"] == nil)
  }

  @Test func aTheatreSaysWhereItIsAndWhenItIsClosed() async throws {
    let contents = try await read("theatre", ["id": "amc:theatre:610"])
    #expect(contents.text.contains("AMC DINE-IN Studio 28 · amc:theatre:610"))
    #expect(contents.text.contains("closures: Thu 24 Dec 00:00 – Fri 25 Dec 00:00"))
  }

  @Test(arguments: ["2026-11-21", "today", "saturday"]) func aTheatresDayIsFilmByFilm(date: String) async throws {
    let contents = try await read("showtimes", ["theatre": "amc:theatre:610", "date": date])
    #expect(contents.text.hasPrefix("AMC DINE-IN Studio 28 (amc:theatre:610) on Sat 21 Nov 2026: 145 showtimes"))
    #expect(contents.text.contains("20:10 IMAX $19.29 + fees almost sold out amc:showtime:61020778482511"))
    let json = contents.json.value
    #expect(json["heading"]?.string?.contains("on Sat 21 Nov") == true)
    #expect(json.list("films").reduce(0) { $0 + $1.times.count } == 145)
  }

  @Test func aDayOnWhichATheatreIsClosedHasNoShowtimes() async throws {
    let contents = try await read("showtimes", ["theatre": "amc:theatre:610", "date": "2026-12-24"])
    #expect(contents.text.hasSuffix("on Thu 24 Dec 2026: no showtimes."))
  }

  @Test func rememberedSearchesAreListed() async throws {
    let model = try Model()
    _ = try await model.context.contract.value(of: "search/movies", #"{"query":"Amélie"}"#)
    let contents = try await Resources.suggestions.read([:], model.context)
    #expect(
      contents.text.contains("amélie | Sat 21 Nov 18:00 UTC | local:1"))
  }

  @Test(arguments: [
    ("movie", ["id": "batman"], -32602), ("movie", ["id": "amc:movie:1"], -32012),
    ("theatre", ["id": "amc:theatre:999999"], -32012),
    ("showtimes", ["theatre": "610", "date": "today"], -32602),
    ("showtimes", ["theatre": "amc:theatre:610", "date": "someday"], -32602),
    ("showtimes", ["theatre": "amc:theatre:610", "date": "2026-02-30"], -32602),
    ("showtimes", ["theatre": "amc:theatre:999999", "date": "today"], -32012),
  ])
  func whatIsNoAddressIsToldFromWhatIsNotThere(name: String, values: [String: String], code: Int) async throws {
    let error = await #expect(throws: RPCError.self) { try await read(name, values) }
    #expect(error?.code.rawValue == code)
  }
}
