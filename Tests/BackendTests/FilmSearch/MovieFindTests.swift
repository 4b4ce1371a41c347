// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@Suite("movies/find", .timeLimit(.minutes(5)))
struct MovieFindTests {
  private let amc: FaultServer
  private let tmdb: FaultServer

  init() throws {
    amc = try FaultServer()
    tmdb = try FaultServer()
    for view in ["now-playing", "advance", "coming-soon", "on-demand"] { play([], in: "views/\(view)") }
    play([], in: "")
    find([])
    tmdb.on("/genre/movie/list", .json(#"{"genres":[{"id":878,"name":"Science Fiction"}]}"#))
  }

  private func client(amcKey: String? = "k", tmdbToken: String? = "t") throws -> TestClient {
    var environment = ["MARQUEE_AMC_URL": amc.url, "MARQUEE_TMDB_URL": tmdb.url]
    environment["MARQUEE_AMC_KEY"] = amcKey
    environment["MARQUEE_TMDB_TOKEN"] = tmdbToken
    return try TestClient(environment)
  }

  private func play(_ movies: [String], in list: String) {
    let rows = movies.joined(separator: ",")
    amc.on(
      list.isEmpty ? "/v2/movies" : "/v2/movies/\(list)",
      .json(#"{"pageSize":100,"pageNumber":1,"count":\#(movies.count),"_embedded":{"movies":[\#(rows)]}}"#))
  }

  private func find(_ movies: [String]) {
    tmdb.on(
      "/search/movie",
      .json(
        #"{"page":1,"results":[\#(movies.joined(separator: ","))],"total_pages":1,"total_results":\#(movies.count)}"#))
  }

  private func row(_ id: Int, _ name: String, _ released: String, _ more: String = "") -> String {
    #"{"id":\#(id),"name":"\#(name)","releaseDateUtc":"\#(released)T00:00:00Z"\#(more)}"#
  }

  private func result(_ id: Int, _ title: String, _ released: String, _ popularity: Double = 1) -> String {
    #"{"id":\#(id),"title":"\#(title)","release_date":"\#(released)","popularity":\#(popularity),"genre_ids":[878]}"#
  }

  private func titles(_ page: JSONValue) -> [String] {
    page["items"]?.elements.compactMap { item in
      item["title"]?.string.map { "\($0) \(item["availability"]?.string ?? "?")" }
    } ?? []
  }

  @Test("gives one row for each movie, with both providers' fields and what AMC does with it")
  func rows() async throws {
    play([row(1, "Dune", "2021-10-22")], in: "")
    play(
      [row(2, "Dune Part II", "2024-03-01", #","imdbId":"tt15239678","mpaaRating":"PG13""#)], in: "views/now-playing")
    play(
      [row(3, "Dune: Part Three", "2026-12-18", #","onlineTicketAvailabilityDateUtc":"2026-11-27T06:00:00Z""#)],
      in: "views/coming-soon")
    find([
      result(10, "Dune", "2021-09-15", 40), result(11, "Dune: Part Two", "2024-02-27", 80),
      result(12, "Dune: Part Three", "2026-12-16", 90), result(13, "Dune", "1984-12-14", 9),
      result(14, "Jodorowsky's Dune", "2013-05-18", 99), result(15, "Dune Drifter", "2020-12-01"),
      // TMDB's search doesn't know that this title has no such word.
      #"{"id":16,"title":"Anatomy of a Fall","original_title":"Anatomie d'une chute","release_date":"2023-08-23"}"#,
    ])
    tmdb.on("/movie/13", .json(#"{"id":13,"title":"Dune","imdb_id":"tt0087182","runtime":137}"#))
    let client = try client()
    let page = try await client.result("movies/find", #"{"query":"dune"}"#)
    #expect(
      titles(page) == [
        "Dune notScheduled", "Dune notAtAMC", "Dune Part II playing", "Dune: Part Three comingSoon",
        "Dune Drifter notAtAMC", "Jodorowsky's Dune notAtAMC",
      ])
    let playing = try #require(page["items"]?[2])
    #expect(playing["id"]?.string == "amc:movie:2")
    #expect(playing["ids"]?.raw.description == #"{"amc":2,"tmdb":11,"imdb":"tt15239678"}"#)
    #expect(playing["certification"]?.string == "PG-13")
    #expect(page["items"]?[3]?["onlineTicketsAt"]?.string == "2026-11-27T06:00:00Z")
    #expect(page["items"]?[1]?["ids"]?["imdb"]?.string == "tt0087182", "what TMDB's lists lack is added")
    #expect(page["items"]?[1]?["runtimeMinutes"]?.integer == 137)
    #expect(page["faults"] == nil)
    #expect(page["totalResults"]?.integer == 6)
    await client.finish()
  }

  @Test("asks TMDB by IMDb's id which movie one of AMC's is, if titles don't tell")
  func unclear() async throws {
    play([row(1, "F1: The Movie", "2025-06-27", #","imdbId":"tt16311594""#)], in: "views/now-playing")
    find([result(20, "F1", "2025-06-25", 70)])
    tmdb.on("/find/tt16311594", .json(#"{"movie_results":[\#(result(20, "F1", "2025-06-25", 70))]}"#))
    tmdb.on("/movie/20", .json(#"{"id":20,"title":"F1","vote_average":7.8,"vote_count":3}"#))
    let client = try client()
    let page = try await client.result("movies/find", #"{"query":"f1"}"#)
    #expect(titles(page) == ["F1: The Movie playing"])
    #expect(page["items"]?[0]?["ids"]?["tmdb"]?.integer == 20)
    #expect(page["items"]?[0]?["rating"]?.double == 7.8)
    await client.finish()
  }

  @Test("gives the rows of a year, in pages")
  func yearAndPages() async throws {
    play([row(1, "Dune", "2021-10-22"), row(2, "Dune", "1984-12-14")], in: "")
    find([result(10, "Dune", "2021-09-15"), result(15, "Dune World", "2021-12-01")])
    let client = try client()
    let first = try await client.result("movies/find", #"{"query":"dune","year":2021,"pageSize":1}"#)
    #expect(titles(first) == ["Dune notScheduled"])
    #expect(first["nextPage"]?.integer == 2)
    let second = try await client.result("movies/find", #"{"query":"dune","year":2021,"pageSize":1,"page":2}"#)
    #expect(titles(second) == ["Dune World notAtAMC"])
    #expect(second["nextPage"] == nil)
    #expect(tmdb.requests(to: "/search/movie").first?.queryItem("year") == "2021")
    #expect(try await client.result("suggestions/list")["items"]?.count == 0, "it is not remembered")
    await client.finish()
  }

  @Test("without TMDB gives AMC's rows, with the fault on the page")
  func withoutTMDB() async throws {
    play([row(1, "Dune", "2021-10-22")], in: "views/now-playing")
    let client = try client(tmdbToken: nil)
    let page = try await client.result("movies/find", #"{"query":"dune"}"#)
    #expect(titles(page) == ["Dune playing"])
    #expect(page["faults"]?.count == 1)
    #expect(page["faults"]?[0]?["provider"]?.string == "tmdb")
    #expect(page["faults"]?[0]?["error"]?["data"]?["kind"]?.string == "credentialsMissing")
    await client.finish()
  }

  @Test("without AMC gives TMDB's rows, with the fault in the stream and in the summary")
  func withoutAMC() async throws {
    find([result(10, "Dune", "2021-09-15")])
    let client = try client(amcKey: nil)
    let id = client.send("movies/find", #"{"query":"dune","partialResultToken":"p"}"#)
    let fault = try #require(await client.notification("$/progress")?["value"])
    #expect(fault["kind"]?.string == "error" && fault["willRetry"]?.boolean == false)
    #expect(fault["error"]?["data"]?["provider"]?.string == "amc")
    let page = try #require(await client.notification("$/progress")?["value"])
    #expect(titles(page) == ["Dune unknown"])
    let summary = try #require(await client.answer(to: id)?["result"])
    #expect(summary["itemCount"]?.integer == 1 && summary["complete"]?.boolean == true)
    #expect(summary["faults"]?[0]?["provider"]?.string == "amc")
    await client.finish()
  }

  @Test("doesn't wait for a silent provider beyond its share of the time")
  func silent() async throws {
    play([row(1, "Dune", "2021-10-22")], in: "views/now-playing")
    tmdb.on("/search/movie", .silence)
    let client = try client()
    let page = try await client.result("movies/find", #"{"query":"dune","timeoutMilliseconds":20000}"#)
    #expect(titles(page) == ["Dune playing"])
    #expect(page["faults"]?[0]?["error"]?["data"]?["kind"]?.string == "timedOut")
    await client.finish()
  }

  @Test("says that it doesn't know what AMC does with a movie if one of its lists fails")
  func partOfAMC() async throws {
    play([row(1, "Dune", "2021-10-22"), row(2, "Dune: Part Two", "2024-03-01")], in: "")
    play([row(2, "Dune: Part Two", "2024-03-01")], in: "views/now-playing")
    amc.on("/v2/movies/views/coming-soon", .status(404))
    let client = try client()
    let page = try await client.result("movies/find", #"{"query":"dune"}"#)
    #expect(titles(page) == ["Dune unknown", "Dune: Part Two playing"])
    #expect(page["faults"]?[0]?["provider"]?.string == "amc")
    await client.finish()
  }

  @Test("fails with AMC's error if neither can be asked")
  func neither() async throws {
    let client = try client(amcKey: nil, tmdbToken: nil)
    let error = try await client.error("movies/find", #"{"query":"dune"}"#)
    #expect(error["code"]?.integer == -32010)
    #expect(error["data"]?["provider"]?.string == "amc")
    await client.finish()
  }

  @Test("can be cancelled")
  func cancelled() async throws {
    tmdb.on("/search/movie", .silence)
    let client = try client()
    let id = client.send("movies/find", #"{"query":"dune"}"#)
    _ = await tmdb.requests(atLeast: 1)
    client.send(line: #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
    #expect(await client.answer(to: id)?["error"]?["code"]?.integer == -32800)
    await client.finish()
  }

  @Test("finds nothing with a message, and leaves out what is no movie")
  func nothing() async throws {
    play([row(1, "Private Theatre Rental", "2021-10-22")], in: "views/now-playing")
    let client = try client()
    let page = try await client.result("movies/find", #"{"query":"private"}"#)
    #expect(page["items"]?.count == 0)
    #expect(page["message"]?.string == "No movies match “private”.")
    await client.finish()
  }

  @Test(
    "finds a movie by any of its ids",
    arguments: [
      "amc:movie:61234", "amc:61234", "tmdb:movie:268", "tmdb:268", "imdb:tt0096895", "tt0096895",
      "https://www.imdb.com/title/tt0096895/", "https://www.themoviedb.org/movie/268-batman",
      "https://www.amctheatres.com/movies/batman-61234",
    ])
  func ids(_ id: String) async throws {
    let client = try TestClient(isSandbox: true)
    let page = try await client.result("movies/find", #"{"query":"\#(id)"}"#)
    #expect(titles(page) == ["Batman playing"])
    #expect(page["items"]?[0]?["ids"]?.raw.description == #"{"amc":61234,"tmdb":268,"imdb":"tt0096895"}"#)
    #expect(page["items"]?[0]?["id"]?.string == "amc:movie:61234")
    await client.finish()
  }

  @Test("refuses the ids of what is no movie, and doesn't find unknown ones")
  func otherIDs() async throws {
    let client = try TestClient(isSandbox: true)
    for id in ["amc:theatre:610", "tmdb:person:2232", "nm0000474"] {
      let error = try await client.error("movies/find", #"{"query":"\#(id)"}"#)
      #expect(error["code"]?.integer == -32602, "\(id)")
      #expect(error["data"]?["path"]?.string == "/query", "\(id)")
    }
    #expect(try await client.error("movies/find", #"{"query":"amc:1"}"#)["code"]?.integer == -32012)
    await client.finish()
  }

  @Test("by an id gives what the id's provider has if the other one fails")
  func idWithoutOther() async throws {
    amc.on("/v2/movies/1", .json(row(1, "Dune", "2021-10-22")))
    tmdb.on("/movie/10", .json(result(10, "Dune", "2021-09-15")))
    let withoutTMDB = try client(tmdbToken: nil)
    let own = try await withoutTMDB.result("movies/find", #"{"query":"amc:1"}"#)
    #expect(titles(own) == ["Dune notScheduled"])
    #expect(own["faults"]?[0]?["provider"]?.string == "tmdb")
    await withoutTMDB.finish()
    let withoutAMC = try client(amcKey: nil)
    let other = try await withoutAMC.result("movies/find", #"{"query":"tmdb:10"}"#)
    #expect(titles(other) == ["Dune unknown"])
    #expect(other["faults"]?.count == 1)
    #expect(other["faults"]?[0]?["provider"]?.string == "amc")
    await withoutAMC.finish()
  }
}
