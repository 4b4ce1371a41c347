// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

/// Films for whom, settings, people and shows, in the sandbox.
@Suite(.timeLimit(.minutes(5))) struct AudienceAndSettingsTests {
  private static let ratings = ["G", "PG", "PG-13", "R", "NC-17"]

  /// The films of a day, as the contract has them.
  private func films(_ filter: String, _ model: Model) async throws -> (films: [JSONValue], facts: JSONValue) {
    let params = #"{"place":"New York","date":"today","pageSize":100\#(filter)}"#
    let page = try await model.context.contract.json(of: "showtimes/whatsOn", params)
    return (page.list("items"), page)
  }

  /// Whether a film is of the genres and mild enough; nil if that isn't known.
  private func fits(_ film: JSONValue, _ genres: [String], or: Bool, most: String?) -> Bool? {
    var answers: [Bool?] = []
    if !genres.isEmpty {
      let own = film.strings("genres")
      let found = genres.map(own.contains)
      let hasThem = or ? found.contains(true) : !found.contains(false)
      answers.append(own.isEmpty ? nil : hasThem)
    }
    if let most {
      let rank = film["certification"]?.string.flatMap { Self.ratings.firstIndex(of: $0) }
      answers.append(rank.map { $0 <= Self.ratings.firstIndex(of: most) ?? 0 })
    }
    if answers.contains(false) { return false }
    return answers.contains(nil) ? nil : true
  }

  @Test(
    arguments: [
      (["Family"], false, nil), (["Action", "Adventure"], false, nil), (["Action", "Comedy"], true, "PG-13"),
      ([], false, "PG"), (["Drama"], false, "G"),
    ] as [([String], Bool, String?)])
  func filmsAreChosenByGenreAndAgeRatingAmongAllOfThem(genres: [String], or: Bool, most: String?) async throws {
    let model = try Model()
    let all = try await films("", model).films
    #expect(all.count > 10)
    let names = genres.isEmpty ? "" : #","genres":\#(RawJSON(writing: genres.map { $0.lowercased() }))"#
    let highest = most.map { #","maximumCertification":"\#($0)""# } ?? ""
    let filter = names + (or ? #","genreOperator":"or""# : "") + highest
    let (chosen, facts) = try await films(filter, model)
    let judged = all.map { (id: $0["id"]?.string, fits: fits($0, genres, or: or, most: most)) }
    #expect(Set(chosen.map { $0["id"]?.string }) == Set(judged.filter { $0.fits == true }.map(\.id)))
    let unknown = judged.count { $0.fits == nil }
    #expect(facts["unknownCount"]?.integer == (unknown > 0 ? unknown : nil))
    #expect(facts["totalResults"]?.integer == chosen.count)
    #expect(facts["totalShowings"]?.integer == chosen.map { $0["showings"]?.count ?? 0 }.reduce(0, +))
    if chosen.isEmpty { #expect(facts["message"]?.string?.hasPrefix("None of the ") == true) }
  }

  @Test func aModelAsksForChildrensFilms() async throws {
    let model = try Model()
    let result = try await model.call(
      WhatsOnNear.tool, #"{"place":"New York","genres":"family","maximumCertification":"pg","sortBy":"price"}"#)
    let shown = result.structured.value.list("films")
    #expect(!shown.isEmpty)
    for film in shown {
      #expect(film["genres"]?.string?.contains("Family") == true)
      #expect(["G", "PG"].contains(film["rated"]?.string))
    }
    #expect(result.text.contains("the cheapest first"))
  }

  @Test func seatsAreChosenByWishes() async throws {
    let model = try Model()
    let id = "amc:showtime:61020778482512"
    func best(_ wishes: String) async throws -> [String] {
      let arguments = #"{"showtimeId":"\#(id)","partySize":2\#(wishes)}"#
      return try await model.call(ShowtimesAndSeats.tool, arguments).structured.value.strings("best")
    }
    let usual = try await best("")
    #expect(try await best(#","rows":"front""#) != usual)
    #expect(try await best(#","accessible":true"#) != usual)
    #expect(try await best(#","aisle":"yes""#) != usual)
  }

  @Test func whereOneLivesAndWhatOneHasIsStoredByOneTool() async throws {
    let model = try Model()
    #expect(try await model.text(MySettings.tool, "{}") == "Nothing is stored yet.")
    let said = #"{"place":"Olathe, KS","partySize":2,"addServices":["Netflix"]}"#
    let stored = try await model.call(MySettings.tool, said).structured.value
    #expect(stored["place"]?.string == "Olathe, KS" && stored["partySize"]?.integer == 2)
    #expect(stored.strings("services") == ["Netflix (US)"])
    let again = try await model.call(MySettings.tool, "{}").structured.value
    #expect(again["place"]?.string == "Olathe, KS" && again.strings("services") == ["Netflix (US)"])
    // The place stands for one that a call leaves out.
    #expect(try await model.text(WhatsOnNear.tool, "{}").contains("near Olathe, KS"))
    let changed = try await model.call(
      MySettings.tool, #"{"removeServices":["Netflix"],"reset":["partySize"],"units":"us","clock":"12"}"#)
    #expect(changed.structured.value["services"] == nil && changed.structured.value["partySize"] == nil)
    #expect(changed.structured.value["units"]?.string == "us" && changed.structured.value["clock"]?.integer == 12)
  }

  @Test func anErrorNamesTheToolThatAModelHas() async throws {
    let model = try Model()
    do {
      _ = try await model.call(WhatsOnNear.tool, "{}")
      Issue.record("a place is needed")
    } catch {
      #expect(error.textForModel.contains("my_settings"))
      #expect(!error.textForModel.contains("settings/set"))
    }
  }

  @Test func aPersonIsFoundAndDescribedByOneTool() async throws {
    let model = try Model()
    let person = try await model.call(FindPerson.tool, #"{"name":"Michael Keaton","limit":5}"#).structured.value
    #expect(person["name"]?.string == "Michael Keaton" && person["id"]?.string == "tmdb:person:2232")
    #expect((1...5).contains(person["rows"]?.count ?? 0))
    let byID = try await model.call(FindPerson.tool, #"{"name":"tmdb:person:2232"}"#).structured.value
    #expect(byID["name"]?.string == "Michael Keaton")
    #expect(try await model.text(FindPerson.tool, #"{"name":"xyzzyx"}"#).contains("Nobody of this name"))
    await #expect(throws: RPCError.self) { try await model.call(FindPerson.tool, #"{"name":"tmdb:movie:268"}"#) }
  }

  @Test func showsAreNamedWhereverFilmsAre() async throws {
    let assistant = try Assistant(options: MCPOptions(product: ("marquee", "1")))
    try await assistant.initialize()
    let found = try await assistant.call("find_film", #"{"film":"Game of Thrones"}"#)["structuredContent"]
    #expect(found?["shows"]?["rows"]?[0]?.raw.description.contains("tmdb:show:1399") == true)
    let set = try await assistant.call("my_films_set", #"{"id":"Game of Thrones","status":"wanted"}"#)
    #expect(set["structuredContent"]?.raw.description.contains("tmdb:show:1399") == true, "\(set.raw)")
    let back = try await assistant.call("my_films_set", #"{"id":"Game of Thrones","status":"none"}"#)
    #expect(back["isError"] == nil)
    let list = try await assistant.call("my_films")
    #expect(list["content"]?[0]?["text"]?.string?.contains("The library is empty; my_films_set adds films") == true)
  }

  @Test func whatComesIsListedByTheToolOfWhatPlays() async throws {
    let assistant = try Assistant()
    try await assistant.initialize()
    let coming = try await assistant.call("movies_now_playing", #"{"coming":true,"limit":5,"provider":"amc"}"#)
    let listed = try await assistant.call("movies_coming_soon", #"{"limit":5}"#)
    func rows(_ result: JSONValue) -> String? { result["structuredContent"]?["rows"]?.raw.description }
    #expect(rows(coming) != nil && rows(coming) == rows(listed))
    let playing = try await assistant.call("movies_now_playing", #"{"coming":false,"limit":5}"#)
    #expect(rows(playing) != rows(listed))
  }
}
