// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

@Suite("A link between AMC's movie and TMDB's", .timeLimit(.minutes(5)))
struct MovieLinkTests {
  /// A film as TMDB knows it.
  private struct Film {
    let id: Int
    let title: String
    let released: String
    var original: String?
    var german: String?
    var germanRelease: String?
    var alternatives: [String] = []
    var runtime = 0
    var director: String?

    /// As a row, or alone, in the language and region of a request.
    func json(_ request: ReceivedRequest) -> String {
      let isGerman = request.queryItem("language")?.hasPrefix("de") ?? false
      let title = isGerman ? german ?? title : title
      let date = request.queryItem("region") == "DE" ? germanRelease ?? released : released
      let names = alternatives.map { #"{"iso_3166_1":"US","title":"\#($0)","type":""}"# }.joined(separator: ",")
      let crew = director.map { #"{"id":1,"name":"\#($0)","job":"Director","department":"Directing"}"# } ?? ""
      return
        #"{"id":\#(id),"title":"\#(title)","original_title":"\#(original ?? self.title)","release_date":"\#(date)","#
        + #""runtime":\#(runtime),"alternative_titles":{"titles":[\#(names)]},"credits":{"cast":[],"crew":[\#(crew)]}}"#
    }

    /// A search finds a film if a title has all of the words.
    func isFound(by words: [Substring], in year: Int?) -> Bool {
      let titles = [title, original, german].compactMap(\.self) + alternatives
      return (year.map { released.hasPrefix("\($0)") } ?? true)
        && titles.contains { words.allSatisfy(Set($0.lowercased().split { !$0.isLetter && !$0.isNumber }).contains) }
    }
  }

  private let amc: FaultServer
  private let tmdb: FaultServer

  private init(_ films: Film...) throws {
    amc = try FaultServer()
    tmdb = try FaultServer()
    tmdb.on("/search/movie") { request in
      // The titles of these tests have no other character that is escaped.
      let query = (request.queryItem("query") ?? "").replacing("%20", with: " ")
      let words = query.lowercased().split { !$0.isLetter && !$0.isNumber }
      let rows = films.filter { $0.isFound(by: words, in: request.queryItem("year").flatMap { Int($0) }) }
        .map { $0.json(request) }
      let all = rows.joined(separator: ",")
      return .json(#"{"page":1,"results":[\#(all)],"total_pages":1,"total_results":\#(rows.count)}"#)
    }
    for film in films { tmdb.on("/movie/\(film.id)") { .json(film.json($0)) } }
    tmdb.on("/genre/movie/list", .json(#"{"genres":[]}"#))
    for view in ["now-playing", "advance", "coming-soon", "on-demand"] { list([], in: "/v2/movies/views/\(view)") }
  }

  private func list(_ rows: [String], in path: String) {
    let all = rows.joined(separator: ",")
    amc.on(path, .json(#"{"pageSize":100,"pageNumber":1,"count":\#(rows.count),"_embedded":{"movies":[\#(all)]}}"#))
  }

  /// The movie at AMC, linked.
  private func linked(_ name: String, _ released: String, _ more: String = "", _ options: String = "") async throws
    -> JSONValue
  {
    let movie = #"{"id":1,"name":"\#(name)","releaseDateUtc":"\#(released)T05:00:00Z"\#(more)}"#
    amc.on("/v2/movies/1", .json(movie))
    list([movie], in: "/v2/movies")
    let client = try client()
    let result = try await client.result("movies/get", #"{"id":"amc:movie:1","link":true\#(options)}"#)
    await client.finish()
    return result
  }

  private func client() throws -> TestClient {
    try TestClient([
      "MARQUEE_AMC_URL": amc.url, "MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_URL": tmdb.url, "MARQUEE_TMDB_TOKEN": "t",
    ])
  }

  private static let chihiro = Film(
    id: 129, title: "Spirited Away", released: "2001-07-20", original: "千と千尋の神隠し",
    german: "Chihiros Reise ins Zauberland", germanRelease: "2003-06-19")

  @Test("is the same in every language and region", arguments: ["", #","language":"de-DE""#, #","region":"DE""#])
  func languages(options: String) async throws {
    let test = try MovieLinkTests(Self.chihiro)
    let movie = try await test.linked("Spirited Away", "2002-09-20", "", options)
    #expect(movie["ids"]?["tmdb"]?.integer == 129)
    let client = try test.client()
    let other = try await client.result("movies/get", #"{"id":"tmdb:movie:129","link":true\#(options)}"#)
    #expect(other["ids"]?["amc"]?.integer == 1)
    let found = try await client.result("movies/find", #"{"query":"spirited away"\#(options)}"#)
    #expect(found["items"]?[1] == nil, "one row")
    #expect(found["items"]?[0]?["ids"]?["tmdb"]?.integer == 129)
    await client.finish()
  }

  @Test("needs one search where title and year are TMDB's")
  func oneSearch() async throws {
    let test = try MovieLinkTests(Film(id: 1, title: "Dune", released: "2021-09-15"))
    #expect(try await test.linked("Dune", "2021-10-22")["link"]?["confidence"]?.double == 0.9)
    #expect(await test.tmdb.requests(atLeast: 2).map(\.path) == ["/search/movie", "/movie/1"])
  }

  @Test("is searched for again only by a call that reloads, and where the movie has changed")
  func memory() async throws {
    let test = try MovieLinkTests(Film(id: 1, title: "Dune", released: "2021-09-15"))
    func offer(_ name: String) {
      test.amc.on("/v2/movies/1", .json(#"{"id":1,"name":"\#(name)","releaseDateUtc":"2021-10-22T05:00:00Z"}"#))
    }
    let client = try test.client()
    func searches(after options: String) async throws -> Int {
      let before = await test.tmdb.requests(atLeast: 0).count { $0.path == "/search/movie" }
      _ = try await client.result("movies/get", #"{"id":"amc:movie:1","link":true\#(options)}"#)
      return await test.tmdb.requests(atLeast: 0).count { $0.path == "/search/movie" } - before
    }
    // TMDB's responses may not be cached here.
    test.tmdb.on("/search/movie", .json(#"{"page":1,"results":[],"total_pages":1,"total_results":0}"#))
    offer("Dune")
    #expect(try await searches(after: "") > 0, "there is none")
    #expect(try await searches(after: "") == 0)
    #expect(try await searches(after: #","cache":"reload""#) > 0)
    offer("Dune: Part One")
    #expect(try await searches(after: #","cache":"reload""#) > 0)
    await client.finish()
  }

  @Test(
    "finds what AMC has added to",
    arguments: [
      ("Spirited Away – Studio Ghibli Fest 2019", "2019-10-27", 0.5), ("Spirited Away (Subtitled)", "2001-09-20", 0.9),
      ("Spirited Away: 25th Anniversary", "2026-07-10", 0.9), ("Spirited Away", "2026-07-10", 0.6),
      ("Spirited Away (2001)", "2026-07-10", 0.9), ("Spirited Away: An IMAX 4K Exclusive", "2025-03-28", 0.6),
    ])
  func decorated(name: String, released: String, confidence: Double) async throws {
    let movie = try await MovieLinkTests(Self.chihiro).linked(name, released)
    #expect(movie["ids"]?["tmdb"]?.integer == 129, "\(movie.raw)")
    #expect(movie["link"]?["confidence"]?.double == confidence)
  }

  @Test("finds a movie by an alternative title")
  func alternativeTitle() async throws {
    let film = Film(id: 5, title: "Life Is Beautiful", released: "1997-12-20", alternatives: ["La Vita e Bella"])
    #expect(try await MovieLinkTests(film).linked("La Vita e Bella", "1997-12-20")["ids"]?["tmdb"]?.integer == 5)
  }

  @Test("tells movies with one title apart by year, then by director, then by running time")
  func namesakes() async throws {
    let old = Film(id: 1, title: "Pinocchio", released: "1940-02-23", runtime: 88, director: "Hamilton Luske")
    let zemeckis = Film(id: 2, title: "Pinocchio", released: "2022-09-07", runtime: 105, director: "Robert Zemeckis")
    let toro = Film(id: 3, title: "Pinocchio", released: "2022-11-09", runtime: 117, director: "Guillermo del Toro")
    let test = try MovieLinkTests(old, zemeckis, toro)
    #expect(try await test.linked("Pinocchio", "1940-02-23")["ids"]?["tmdb"]?.integer == 1)
    let directed = try await test.linked("Pinocchio", "2022-11-09", #","directors":"GUILLERMO DEL TORO""#)
    #expect(directed["ids"]?["tmdb"]?.integer == 3)
    #expect(try await test.linked("Pinocchio", "2022-09-08", #","runTime":104"#)["ids"]?["tmdb"]?.integer == 2)
    #expect(try await test.linked("Pinocchio", "2026-01-08", #","runTime":117"#)["ids"]?["tmdb"]?.integer == 3)
    let unclear = try await test.linked("Pinocchio", "2022-10-01")
    #expect(unclear["ids"]?["tmdb"] == nil)
    #expect(unclear["linkFault"]?["code"]?.integer == -32012)
    #expect(
      unclear["linkFault"]?["message"]?.string
        == "TMDB has several movies that amc:movie:1 may be: tmdb:movie:1 (Pinocchio, 1940), "
        + "tmdb:movie:2 (Pinocchio, 2022), tmdb:movie:3 (Pinocchio, 2022)")
  }

  @Test("is none where director or running time contradict, or nothing but a part of the title agrees")
  func contradicted() async throws {
    let film = Film(id: 1, title: "Hamlet", released: "1996-12-25", runtime: 242, director: "Kenneth Branagh")
    let test = try MovieLinkTests(film)
    #expect(try await test.linked("Hamlet", "2009-01-01", #","directors":"Gregory Doran""#)["link"] == nil)
    #expect(try await test.linked("Hamlet", "2009-01-01", #","runTime":182"#)["link"] == nil)
    #expect(try await test.linked("National Theatre: Hamlet", "2015-10-15")["link"] == nil)
    let directed = try await test.linked("Shakespeare Month: Hamlet", "2016-04-01", #","directors":"KENNETH BRANAGH""#)
    #expect(directed["ids"]?["tmdb"]?.integer == 1)
  }

  // Regression: TMDB's film of last year had AMC's entry of this year's film of its title.
  @Test("of TMDB's movie is never to another film of the title, whichever is asked for")
  func filmOfTheYearBefore() async throws {
    let last = Film(id: 3, title: "Twins", released: "2025-06-01", runtime: 100, director: "Ann Able")
    let new = Film(id: 4, title: "Twins", released: "2026-11-20", runtime: 101, director: "Bob Baker")
    let namesake = Film(id: 5, title: "Twins!", released: "2026-02-01", runtime: 109, director: "Cy Cole")
    let test = try MovieLinkTests(last, new, namesake)
    #expect(try await test.linked("Twins", "2026-11-20", #","runTime":101"#)["ids"]?["tmdb"]?.integer == 4)
    let client = try test.client()
    for (number, isLinked) in [(3, false), (4, true), (5, false)] {
      let id = #"tmdb:movie:\#(number)"#
      let movie = try await client.result("movies/get", #"{"id":"\#(id)","link":true}"#)
      #expect((movie["ids"]?["amc"] != nil) == isLinked, "\(movie.raw)")
      let found = try await client.result("movies/find", #"{"query":"\#(id)"}"#)
      #expect((found["items"]?[0]?["ids"]?["amc"] != nil) == isLinked, "\(found.raw)")
    }
    for year in [2025, 2026] {
      let found = try await client.result("movies/find", #"{"query":"twins","year":\#(year)}"#)
      let linked = found["items"]?.elements.filter { $0["ids"]?["amc"] != nil }.map { $0["ids"]?["tmdb"]?.integer }
      #expect(linked == nil || linked == [] || linked == [4], "\(found.raw)")
    }
    await client.finish()
  }

  @Test("of TMDB's movie is found though AMC shows it in the year after its release")
  func filmOfAFestival() async throws {
    let film = Film(id: 3, title: "Twins", released: "2025-09-01", runtime: 100, director: "Ann Able")
    let test = try MovieLinkTests(film)
    #expect(try await test.linked("Twins", "2026-02-20", #","runTime":101"#)["ids"]?["tmdb"]?.integer == 3)
    let client = try test.client()
    let movie = try await client.result("movies/get", #"{"id":"tmdb:movie:3","link":true}"#)
    #expect(movie["ids"]?["amc"]?.integer == 1)
    await client.finish()
  }

  @Test("of TMDB's movie is never another version that AMC has")
  func otherVersion() async throws {
    let old = Film(id: 1, title: "Halloween", released: "1978-10-25")
    let new = Film(id: 2, title: "Halloween", released: "2018-10-18")
    let test = try MovieLinkTests(old, new)
    _ = try await test.linked("Halloween", "2018-10-19")
    let client = try test.client()
    let error = try await client.error("showtimes/earliest", #"{"theatreId":"amc:6","movieId":"tmdb:movie:1"}"#)
    #expect(error["code"]?.integer == -32012)
    await client.finish()
  }
}
