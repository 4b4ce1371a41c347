// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct CompletionTests {
  private func complete(
    _ completer: Completer, _ argument: String, _ value: String, _ others: [String: String] = [:],
    model: Model? = nil
  ) async throws -> [String] {
    let input = CompletionInput(argument: argument, value: value, others: others)
    return try await completer(input, Completions(contract: (model ?? Model()).context.contract)).values
  }

  private func template(_ name: String) throws -> Completer {
    try #require(Resources.templates.first { $0.name == name }).complete
  }

  @Test func filmsAreCompletedFromTheirIDsAndFromTheirTitles() async throws {
    let movie = try template("movie")
    #expect(try await complete(movie, "id", "hunger ga").prefix(2) == ["amc:movie:64825", "tmdb:movie:1300968"])
    let ids = try await complete(movie, "id", "amc:movie:648")
    #expect(ids.contains("amc:movie:64825") && ids.allSatisfy { $0.hasPrefix("amc:movie:648") })
    #expect(try await complete(movie, "id", "").first == "amc:movie:64825")
    #expect(try await complete(movie, "id", "xyzzy").isEmpty)
  }

  @Test func anExactTitleComesFirstAndIDsHaveNames() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    for (title, id) in [("Dune: Part Two", "tmdb:movie:693134"), ("batman", "tmdb:movie:268")] {
      let result = try await assistant.result(
        "completion/complete",
        #"{"ref":{"type":"ref/resource","uri":"marquee://movie/{id}"},"argument":{"name":"id","value":"\#(title)"}}"#)
      let first = try #require(result["completion"]?.strings("values").first)
      let name = result["_meta"]?["marquee/names"]?[first]?.string
      #expect(name?.lowercased() == title.lowercased(), "\(first), not \(id)")
    }
    let query = #"{"ref":{"type":"ref/prompt","name":"evening_at_the_cinema"},"argument":{"name":"film","value":"du"}}"#
    #expect(try await assistant.result("completion/complete", query)["_meta"] == nil)
  }

  @Test func theatresAreCompletedFromIDsNamesAndPlaces() async throws {
    let theatre = try template("theatre")
    #expect(try await complete(theatre, "id", "studio") == ["amc:theatre:610"])
    #expect(try await complete(theatre, "id", "olathe").first == "amc:theatre:610")
    #expect(try await complete(theatre, "id", "amc:theatre:61") == ["amc:theatre:610"])
    #expect(try await complete(theatre, "id", "").count == 47)
  }

  /// The theatre that is already filled in determines which days are offered.
  @Test func daysAreThoseOnWhichTheTheatreIsOpen() async throws {
    let showtimes = try template("showtimes")
    #expect(
      try await complete(showtimes, "date", "").prefix(5) == [
        "today", "tonight", "tomorrow", "2026-11-21", "2026-11-22",
      ])
    #expect(try await complete(showtimes, "date", "to") == ["today", "tonight", "tomorrow"])
    #expect(try await complete(showtimes, "date", "2026-12-0").count == 4)
    #expect(try await complete(showtimes, "theatre", "river east") == ["amc:theatre:133"])
    let completions = Completions(contract: try closedTheatre())
    #expect(
      try await completions.openDays(of: "amc:theatre:1").prefix(3) == ["2026-11-20", "2026-11-22", "2026-11-23"])
  }

  /// A theatre eight hours behind UTC that is closed on the second of the coming days.
  private func closedTheatre() throws -> Answers {
    let closure = Closure(startsAt: Instant("2026-11-21T08:00:00Z"), endsAt: Instant("2026-11-22T08:00:00Z"))
    let theatre = Theatre(
      id: EntityID(.amc, .theatre, 1)!, name: "A", utcOffset: UTCOffset("-08:00"), closures: [closure])
    return Answers(byMethod: [
      "server/status": ServerReport.at("2026-11-21T05:00:00Z"), "theatres/get": theatre,
    ])
  }

  @Test func argumentsOfAPromptAreCompleted() async throws {
    let evening = Prompts.evening.complete
    #expect(try await complete(evening, "place", "kansas").contains("Kansas City, MO"))
    #expect(try await complete(evening, "place", "").contains("Chicago"))
    #expect(try await complete(evening, "party_size", "1").prefix(2) == ["1", "10"])
    #expect(try await complete(evening, "taste", "sci") == ["science fiction"])
    #expect(try await complete(evening, "date", "f") == ["friday"])
  }

  @Test func searchesOfThePersonComeBeforeTheCatalogueAndTypingIsNotRemembered() async throws {
    let model = try Model()
    _ = try await model.context.contract.value(of: "search/movies", #"{"query":"dune"}"#)
    let evening = Prompts.evening.complete
    let titles = try await complete(evening, "film", "du", model: model)
    #expect(titles.first == "dune" && titles.contains("Dune: Part Two"))
    #expect(try await model.context.contract.json(of: "suggestions/list")["items"]?.count == 1)
  }

  @Test func noMoreThanAHundredAreGiven() {
    let completion = CompletionValues((0..<250).map(String.init))
    #expect(completion.values.count == 100)
    #expect(completion.hasMore && completion.total == 250)
  }

  @Test func aProviderThatCanNotBeAskedGivesNothingToComplete() async throws {
    let completions = Completions(contract: Refusal(code: -32010))
    #expect(try await completions.places("kansas").values.isEmpty)
    let cancelled = Completions(contract: Refusal(code: -32800))
    await #expect(throws: RPCError.self) { try await cancelled.places("kansas") }
  }
}

/// Answers every call with one error.
private struct Refusal: ContractCaller {
  let code: Int

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?
  {
    throw RPCError(ErrorCode(rawValue: code), "No.")
  }
}
