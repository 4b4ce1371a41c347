// SPDX-License-Identifier: MIT
import JSON
import Testing

@testable import MCP

/// Rentals of auditoriums, which AMC lists among its films, and which nobody who looks for a film wants.
@Suite(.timeLimit(.minutes(5))) struct RentalTests {
  /// Regression: "9 films", one of which was "Private Theatre Rental" with 0 minutes.
  @Test func theyAreNoFilmsOfADay() async throws {
    let result = try await Model().call(WhatsOnNear.tool, #"{"place":"amc:theatre:610","date":"tomorrow","limit":20}"#)
    let structured = result.structured.value
    #expect(structured["privateRentals"]?.string?.hasPrefix("1 private rental of an auditorium") == true)
    #expect(structured.list("films").allSatisfy { $0["title"]?.string != "Private Theatre Rental" })
    #expect(!result.text.contains("Private Theatre Rental") && !result.text.contains(" 0 min"))
    #expect(result.text.contains("1 private rental of an auditorium is left out: no film for everyone."))
  }

  @Test func aTheatresDayCountsThemApart() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let result = try await assistant.result(
      "resources/read", #"{"uri":"marquee://showtimes/amc:theatre:610/2026-11-21"}"#)
    let text = try #require(result["contents"]?[0]?["text"]?.string)
    #expect(text.contains("1 private rental of an auditorium is left out"))
    #expect(!text.contains("Private Theatre Rental"))
    let json = try JSONValue(parsing: try #require(result["contents"]?[1]?["text"]?.string))
    #expect(json["privateRentals"]?.string?.hasPrefix("1 private rental") == true)
  }

  @Test func whoAsksForThemIsToldThatTheyAreLeftOut() async throws {
    let result = try await Model().call(
      WhatsOnNear.tool, #"{"place":"amc:theatre:610","date":"tomorrow","film":"private theatre"}"#)
    #expect(result.structured.value["totalFilms"]?.integer == 0)
    #expect(result.text.contains("1 private rental of an auditorium is left out"))
  }

  /// Nothing is lost: all rows of the contract are there, with this one marked.
  @Test func theRowsOfTheContractKeepThemMarked() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let result = try await assistant.call(
      "showtimes_at_theatre",
      #"{"theatreId":"amc:theatre:610","date":"2026-11-21","movie":"Private Theatre","limit":5}"#)
    let text = try #require(result["content"]?[0]?["text"]?.string)
    #expect(text.contains("private rental for up to 20 guests"))
    let showings = try #require(result["structuredContent"]?.list("films").first?.list("showings"))
    #expect(showings[0].list("times")[0][0]?.string?.hasSuffix("private rental for up to 20 guests") == true)
  }

  @Test func listsOfFilmsLeaveThemOutAndSaySo() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let result = try await assistant.call("movies_all", #"{"name":"Private Theatre"}"#)
    let text = try #require(result["content"]?[0]?["text"]?.string)
    #expect(text.hasPrefix("0 films:"))
    #expect(text.contains("(1 private rental, which is not a film, is left out: amc:movie:65421.)"))
  }

  @Test func theyAreNeitherFoundNorCompletedAsFilms() async throws {
    let found = try await Model().call(FindFilm.tool, #"{"query":"private theatre rental"}"#)
    #expect(found.structured.value.list("films").allSatisfy { $0["title"]?.string != "Private Theatre Rental" })
    let connection = try Model().context.contract
    #expect(
      try await !Completions(contract: connection).titles("Private Theatre").values.contains("Private Theatre Rental"))
  }
}
