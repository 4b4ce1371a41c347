// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// The essential tools, called in sequence as a model would call them: each with only what an earlier one has shown.
@Suite(.timeLimit(.minutes(5))) struct TaskToolTests {
  @Test func tonightNearACityIsFilmsWithRatingsTimesPricesAndIDs() async throws {
    let result = try await Model().call(WhatsOnNear.tool, #"{"place":"Olathe","date":"tonight","limit":3}"#)
    let structured = result.structured.value
    #expect(structured["day"]?.string == "Saturday 2026-11-21")
    #expect(structured["place"]?.string == "Olathe, KS")
    #expect(structured["films"]?.count == 3)
    #expect(structured["nextPage"]?.integer == 2)
    let film = try #require(structured["films"]?[0])
    #expect(film["title"]?.string == "The Hunger Games: Sunrise on the Reaping (2026)")
    #expect(film["id"]?.string == "amc:movie:64825")
    #expect(film["rating"]?.string == "7.7 of 10 (210 votes)")
    let times = film.times.map(\.words)
    #expect(times.allSatisfy { $0 >= "17:00" } && !times.isEmpty)
    #expect(result.text.contains("20:10 IMAX $19.29 + fees almost sold out amc:showtime:61020778482511"))
    #expect(result.text.contains("AMC Town Center 20 | 10.4 km | LEAWOOD, KS | amc:theatre:38"))
    #expect(result.text.contains("page 2"))
  }

  @Test func favouritesAndSeatsTogetherAreArgumentsOfWhatsOn() async throws {
    let result = try await Model().call(
      WhatsOnNear.tool,
      #"{"theatreIds":["amc:610","amc:theatre:38"],"seatsTogether":4,"date":"tonight","limit":2}"#)
    let structured = result.structured.value
    #expect(structured["place"]?.string == "AMC DINE-IN Studio 28 and AMC Town Center 20")
    #expect(result.text.contains(" at AMC DINE-IN Studio 28 and AMC Town Center 20: "))
    #expect(structured["films"]?.count ?? 0 > 0)
    #expect(structured["note"]?.string?.contains("of this page were looked at.") == true)
  }

  @Test(
    "A time that contradicts the words of the date is refused",
    arguments: [
      (#""date":"Saturday afternoon","timeOfDay":"night""#, "timeOfDay", "afternoon, as date says, or nothing"),
      (#""date":"Friday at 7pm","timeOfDay":"night""#, "timeOfDay", "19:00, as date says, or nothing"),
      (#""date":"Friday at 7pm","after":"9pm""#, "after", "19:00, as date says, or nothing"),
      (#""date":"Saturday morning","after":"20:00""#, "after", "a time in the morning, as date says, or nothing"),
      (#""date":"Saturday evening","before":"11:00""#, "before", "a time in the evening, as date says, or nothing"),
      (#""date":"tonight","timeOfDay":"morning""#, "timeOfDay", "evening or night, because date is tonight"),
    ])
  func contradictions(arguments: String, name: String, expected: String) async throws {
    let model = try Model()
    let error = await #expect(throws: RPCError.self) {
      _ = try await model.call(WhatsOnNear.tool, #"{"place":"Olathe",\#(arguments)}"#)
    }
    let data = error.map { RawJSON(writing: $0).value }?["data"]
    #expect(data?["path"]?.string == "/\(name)" && data?["expected"]?.string == expected)
  }

  @Test func theNextPageGoesOnWhereTheFirstEnded() async throws {
    let model = try Model()
    func titles(_ page: Int) async throws -> [String] {
      let arguments = #"{"place":"amc:theatre:610","limit":15,"page":\#(page)}"#
      return try await model.call(WhatsOnNear.tool, arguments).structured.value.list("films").compactMap {
        $0["title"]?.string
      }
    }
    let first = try await titles(1)
    let second = try await titles(2)
    #expect(first.count == 15)
    #expect(!second.isEmpty && Set(first).isDisjoint(with: second))
    #expect(try await titles(9).isEmpty)
  }

  @Test(
    "A place is found by its nickname, and beside a landmark",
    arguments: [
      ("Times Square, New York", "New York, NY"), ("near the mall, Olathe", "Olathe, KS"), (",Olathe,", "Olathe, KS"),
      ("NYC", "New York, NY"),
    ])
  func placesInMoreWords(text: String, title: String) async throws {
    let result = try await Model().call(WhatsOnNear.tool, #"{"place":"\#(text)","limit":1}"#)
    #expect(result.structured.value["place"]?.string == title)
  }

  /// A model that only reads the text must not miss a film that the page has.
  @Test(arguments: [#"{"place":"Olathe","limit":20}"#, #"{"place":"Chicago","radiusKilometres":500,"limit":20}"#])
  func everyFilmOfAPageIsInItsText(arguments: String) async throws {
    let result = try await Model().call(WhatsOnNear.tool, arguments)
    let films = result.structured.value.list("films")
    #expect(films.count == 20)
    for film in films {
      let id = try #require(film["id"]?.string)
      #expect(result.text.contains(" · \(id)\n"), "\(id)")
      for showing in film.times { #expect(result.text.contains(showing.id)) }
    }
    #expect(result.text.utf8.count <= ResultContent.byteLimit)
  }

  @Test func aPartOfManyTitlesAsksForTheID() async throws {
    let result = try await Model().call(
      ShowtimesAndSeats.tool, #"{"film":"the","place":"New York","radiusKilometres":100}"#)
    #expect(result.structured.value["films"]?.count == 8)
    #expect(result.text.contains("give the id of the one you mean"))
  }

  @Test func aCancelledErrandEnds() async throws {
    let started = AsyncStream.makeStream(of: Void.self)
    let context = FeatureContext(
      contract: Silence { started.continuation.yield() }, progress: ProgressReporter())
    let task = Task { try await WhatsOnNear.tool.call(JSONValue(parsing: #"{"place":"Olathe"}"#), context) }
    for await _ in started.stream { break }
    task.cancel()
    let error = await #expect(throws: RPCError.self) { try await task.value }
    #expect(error?.code == .requestCancelled)
  }

  @Test func aFormatOnAWeekdayIsFoundWhereverItIsShown() async throws {
    let result = try await Model().call(WhatsOnNear.tool, #"{"place":"Chicago, IL","date":"friday","format":"imax"}"#)
    #expect(result.structured.value["day"]?.string == "Friday 2026-11-27")
    let showings = result.structured.value.list("films").flatMap { $0.list("showings") }
    #expect(!showings.isEmpty)
    #expect(
      showings.allSatisfy { theatre in
        theatre["all"]?.string?.contains("IMAX") == true
          || theatre.list("times").allSatisfy { $0[0]?.string?.contains("IMAX") == true }
      })
  }

  @Test func filmsThatRunTooLongAreLeftOut() async throws {
    let model = try Model()
    let all = try await model.call(WhatsOnNear.tool, #"{"place":"Chicago, IL","limit":20}"#).structured.value
    let short = try await model.call(WhatsOnNear.tool, #"{"place":"Chicago, IL","limit":20,"maximumMinutes":"100"}"#)
      .structured.value
    let minutes = short.list("films").compactMap { $0["minutes"]?.integer }
    #expect(!minutes.isEmpty && minutes.allSatisfy { $0 <= 100 } && minutes.count == short.list("films").count)
    #expect(all.list("films").contains { $0["minutes"]?.integer ?? 0 > 100 })
  }

  @Test(arguments: [
    ("whats_on_near", #"{"place":"Olathe","sortBy":"Cheapest","partySize":3}"#),
    ("showtimes_and_seats", #"{"place":"Olathe","film":"hunger","sortBy":"cheapest","partySize":"for three"}"#),
  ])
  func theCheapestIsNamedWithThePriceForAll(name: String, arguments: String) async throws {
    let tool = name == "whats_on_near" ? WhatsOnNear.tool : ShowtimesAndSeats.tool
    let result = try await Model().call(tool, arguments)
    func price(_ text: String) -> Double? { text.firstMatch(of: /\$([0-9.]+[0-9])/).flatMap { Double($0.1) } }
    let cheapest = try #require(result.structured.value["cheapest"]?.string)
    let lowest = try #require(price(cheapest))
    let prices = result.structured.value.list("films").flatMap(\.times).compactMap { price($0.words) }
    #expect(!prices.isEmpty && prices.allSatisfy { $0 >= lowest })
    #expect(lowest > 20 && cheapest.contains("amc:showtime:"))
    #expect(result.text.contains("the price for 3 adults"))
  }

  @Test func showingsThatHaveBegunAreLeftOut() async throws {
    // By the sandbox's clock it is 07:00 in New York: no showing of that day has begun, and all of the day before have.
    let yesterday = try await Model().call(WhatsOnNear.tool, #"{"place":"New York","date":"2026-11-20"}"#)
    #expect(yesterday.structured.value["totalShowings"]?.integer == 0)
    #expect(yesterday.text.contains("have begun"))
  }

  @Test func whatIsMissingIsExplainedWithWhatThereIs() async throws {
    let model = try Model()
    let format = try await model.text(WhatsOnNear.tool, #"{"place":"Olathe","film":"parasite","format":"IMAX"}"#)
    #expect(format.contains(/There are [0-9]+ showings without a premium format/))
    #expect(format.contains("Nothing with “parasite” in its title is on in “IMAX” near Olathe"))
    // There are such films, in no format.
    let short = try await model.text(
      WhatsOnNear.tool, #"{"place":"Olathe, KS","format":"imax, dolby","maximumMinutes":95}"#)
    #expect(short.contains("No movie of at most 95 minutes is on in “imax or dolby” near Olathe, KS"))
    let film = try await model.text(WhatsOnNear.tool, #"{"place":"Studio 28","film":"xyzzy"}"#)
    #expect(film.contains("No movie with “xyzzy”") && film.contains("The Social Reckoning"))
    let time = try await model.text(WhatsOnNear.tool, #"{"place":"Studio 28","after":"23:50"}"#)
    #expect(time.contains("Nothing starts in that time"))
    let closed = try await model.text(WhatsOnNear.tool, #"{"place":"Studio 28","date":"2026-12-24"}"#)
    #expect(closed.contains("Nothing is on at AMC DINE-IN Studio 28 on Thu 24 Dec"))
  }

  @Test func aPlaceThatIsNotKnownIsAnErrorThatSaysWhatToGive() async throws {
    let model = try Model()
    let unknown = await #expect(throws: RPCError.self) {
      try await model.text(WhatsOnNear.tool, #"{"place":"Atlantis"}"#)
    }
    let text = try #require(unknown).textForModel
    #expect(text.contains("Atlantis") && text.contains("ZIP code"))
    let far = await #expect(throws: RPCError.self) {
      try await model.text(WhatsOnNear.tool, #"{"latitude":44.0,"longitude":-103.0,"radiusKilometres":50}"#)
    }
    #expect(try #require(far).textForModel.contains("The nearest is"))
    let none = await #expect(throws: RPCError.self) { try await model.text(WhatsOnNear.tool, "{}") }
    #expect(none?.kind == "invalidParams")
  }

  private static let dunes = ["Dune (2021)", "Dune: Part Two (2024)", "Dune: Part Three (2026)"]

  @Test func aFilmIsFoundAtBothProvidersAndIsOneFilm() async throws {
    let result = try await Model().call(FindFilm.tool, #"{"film":"dune"}"#)
    let films = result.structured.value.list("films")
    try #require(films.prefix(3).compactMap { $0["title"]?.string } == Self.dunes)
    #expect(films[0].strings("ids") == ["amc:movie:63882", "tmdb:movie:438631", "imdb:tt1160419"])
    #expect(films.prefix(2).allSatisfy { $0["atAMC"]?.string == "Playing at AMC now." })
    let tickets = "Tickets go on sale online on Fri 27 Nov 2026 01:00 Eastern time (Thu 26 Nov 2026 22:00 Pacific time)"
    #expect(films[2]["atAMC"]?.string?.hasSuffix(tickets + ".") == true)
    #expect(result.text.contains(tickets))
    #expect(Set(films.flatMap { $0.strings("ids") }).count == films.flatMap { $0.strings("ids") }.count)
  }

  @Test func aFilmIsAlsoFoundByIDAndNoneBySayingSo() async throws {
    let model = try Model()
    let address = "https://www.imdb.com/title/tt0096895/"
    for id in ["amc:movie:61234", "tmdb:movie:268", "imdb:tt0096895", "tt0096895", address] {
      let films = try await model.call(FindFilm.tool, #"{"film":"\#(id)"}"#).structured.value.list("films")
      #expect(films.map { $0["title"]?.string } == ["Batman (1989)"], "\(id)")
      #expect(films.first?.strings("ids").first == "amc:movie:61234", "\(id)")
    }
    #expect(try await model.text(FindFilm.tool, #"{"film":"xyzzy"}"#).contains("No film has this title"))
    // Neither provider's search finds a title without its hyphen or its space.
    for query in ["spiderman", "toystory"] {
      let films = try await model.call(FindFilm.tool, #"{"film":"\#(query)"}"#).structured.value.list("films")
      #expect(films.count > 1 && films.allSatisfy { $0["title"]?.string?.bare.hasPrefix(query) == true })
    }
  }

  @Test(arguments: [
    (Provider.tmdb, "TMDB is not available, so ratings are missing. No key is configured."),
    (.amc, "AMC's programme is not available. No key is configured."),
  ])
  func aProviderWithoutAKeyLeavesTheOther(provider: Provider, note: String) async throws {
    let contract = Faulty(provider: provider, other: try Model().context.contract)
    let context = FeatureContext(contract: contract, progress: ProgressReporter())
    let result = try await FindFilm.tool.call(JSONValue(parsing: #"{"film":"dune"}"#), context)
    #expect(result.structured.value["films"]?[0]?["title"]?.string == "Dune (2021)")
    #expect(result.text.hasPrefix(note))
    #expect(result.structured.value["note"]?.string?.hasPrefix(note) == true)
  }

  @Test(arguments: [
    ("Olathe", "the", "have "), ("Olathe", "xyzzy", "No movie with"),
  ])
  func whatIsMissingIsSaidBesideAnotherNote(place: String, film: String, other: String) async throws {
    let contract = Faulty(provider: .amc, other: try Model().context.contract)
    let context = FeatureContext(contract: contract, progress: ProgressReporter())
    let arguments = try JSONValue(parsing: #"{"film":"\#(film)","place":"\#(place)"}"#)
    let note = try await ShowtimesAndSeats.tool.call(arguments, context).structured.value["note"]?.string
    #expect(note?.contains(other) == true && note?.contains("Missing: No key is configured.") == true, "\(note ?? "")")
  }

  @Test func aPageHasOneNote() async throws {
    let arguments = #"{"place":"Olathe","film":"games","date":"weekend","page":50}"#
    let result = try await Model().call(WhatsOnNear.tool, arguments)
    #expect(result.members.count { $0.name == "note" } == 1)
    let note = result.structured.value["note"]?.string
    #expect(note?.hasPrefix("This page is past the last film.") == true && note?.contains("have the words") == true)
  }

  @Test func whereNothingIsFoundAProviderThatFailedIsNotOnlyMissingItsRatings() async throws {
    let contract = Faulty(provider: .tmdb, other: try Model().context.contract)
    let context = FeatureContext(contract: contract, progress: ProgressReporter())
    let result = try await FindFilm.tool.call(JSONValue(parsing: #"{"film":"xyzzy"}"#), context)
    #expect(result.text.hasPrefix("Nothing was found, and TMDB is not available. No key is configured."))
  }

  @Test func anotherSpellingThatWasSearchedForIsNamed() async throws {
    let film = Movie(id: EntityID(.tmdb, .movie, 424139)!, title: "Halloween", releaseDate: Day("2018-10-19"))
    var page = Page(page: 1, pageSize: 8, items: Rows([film]))
    page.facts.searchedFor = SearchedFor(query: "Halloween", year: 2018)
    let context = FeatureContext(contract: Answers(byMethod: ["movies/find": page]), progress: ProgressReporter())
    let result = try await FindFilm.tool.call(JSONValue(parsing: #"{"film":"Halloween (2018)"}"#), context)
    #expect(
      result.text.hasPrefix("Nothing was found for exactly that; searched for: Halloween (2018)\n1. Halloween (2018)"))
    #expect(result.structured.value["searchedFor"]?.string == "Halloween (2018)")
    let exact = try await Model().call(FindFilm.tool, #"{"film":"dune"}"#)
    #expect(exact.structured.value["searchedFor"] == nil)
  }

  @Test func searchingForTheModelIsNotRemembered() async throws {
    let model = try Model()
    _ = try await model.text(FindFilm.tool, #"{"film":"dune"}"#)
    #expect(try await model.context.contract.json(of: "suggestions/list")["items"]?.count == 0)
  }

  @Test func aTitleIsFoundAsPeopleWriteIt() async throws {
    let text = try await Model().text(
      ShowtimesAndSeats.tool, #"{"film":"spiderman","place":"Studio 28, Olathe","after":"18:00"}"#)
    #expect(text.contains("Spider-Man: Brand New Day (2026)"))
    #expect(text.contains("amc:showtime:61020778473303"))
    #expect(!text.contains("17:"))
  }

  @Test func theSeatsOfAShowingComeWithTheBestForTheParty() async throws {
    let result = try await Model().call(
      ShowtimesAndSeats.tool, #"{"showtimeId":"amc:showtime:61020778482512","partySize":3}"#)
    let structured = result.structured.value
    #expect(structured["free"]?.string?.hasSuffix(" of 112 seats free") == true)
    #expect(structured["together"]?.boolean == true)
    let best = try #require(structured.strings("best").first)
    let seats = String(best.prefix { $0 != ":" && $0 != "(" }).replacing(#/ +$/#, with: "")
    #expect(best.split(separator: ", ").count == 3 && result.text.contains("\n  \(seats): $"))
    #expect(structured.strings("map").count > 5)
    #expect(result.text.contains(structured.strings("map").joined(separator: "\n")))
    #expect(result.text.contains("Tickets: adult $12.25"))
  }

  @Test func progressOnlyRises() async throws {
    let reports = Reports()
    let model = try Model(progress: ProgressReporter { progress, _, _ in reports.add(progress) })
    _ = try await model.text(WhatsOnNear.tool, #"{"place":"Olathe","limit":2}"#)
    #expect(reports.all.count >= 5)
    #expect(reports.all == reports.all.sorted())
    // The result tells the end.
    #expect(reports.all.allSatisfy { $0 < 100 })
  }

  @Test func theArgumentsThatAreReadAreThoseThatAreDescribed() throws {
    for (tool, names) in [
      (WhatsOnNear.tool, WhatsOnNear.Arguments.parameterNames), (FindFilm.tool, FindFilm.Arguments.parameterNames),
      (ShowtimesAndSeats.tool, ShowtimesAndSeats.Arguments.parameterNames),
    ] {
      let described = tool.inputSchema.value["properties"]?.members.map(\.name) ?? []
      #expect(Set(described) == Set(names), "\(tool.name)")
      #expect(!tool.inputSchema.description.contains("#/shared") && !tool.outputSchema.description.contains("#/shared"))
    }
  }
}

/// Says with each page that a provider could not be asked.
private struct Faulty: ContractCaller {
  let provider: Provider
  let other: any ContractCaller

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?
  {
    let result = try await other.result(of: method, params, observer.mapped { self.withFault($0) })
    return result.map(withFault)
  }

  func presented(_ answer: RawJSON, of method: String, _ params: RawJSON) -> RawJSON? {
    other.presented(answer, of: method, params)
  }

  /// A page of movies or of their showings with the fault; any other value unchanged.
  private func withFault(_ value: ContractValue) -> ContractValue {
    let error = RPCError(ErrorCode(rawValue: -32010), "No key is configured", kind: "credentialsMissing")
    let faults = [ProviderFault(provider: provider, error: error)]
    if var page = value as? Page<Movie> {
      page.facts.faults = faults
      return page
    }
    if var page = value as? Page<MovieShowings> {
      page.facts.faults = faults
      return page
    }
    return value
  }
}

/// Never answers a request until it is cancelled.
private struct Silence: ContractCaller {
  let onCall: @Sendable () -> Void

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?
  {
    let end = AsyncStream.makeStream(of: Never.self)
    onCall()
    // Ends when the task is cancelled.
    for await _ in end.stream {}
    throw RPCError(.requestCancelled, "The request was cancelled")
  }
}
