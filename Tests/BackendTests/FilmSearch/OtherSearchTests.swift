// SPDX-License-Identifier: MIT
import Contract
import FaultServer
import JSON
import Testing

@testable import Backend

@Suite("A search that finds nothing", .timeLimit(.minutes(5)))
struct OtherSearchTests {
  @Test(
    "is made with the title as others write it",
    arguments: [
      ("Halloween (2018)", ["Halloween 2018"]), ("Halloween [2018]", ["Halloween 2018"]),
      ("halloween 1978", ["halloween 1978"]), ("1978 Halloween", ["Halloween 1978"]),
      ("Halloween, 2018", ["Halloween 2018"]), ("Halloween - 2018", ["Halloween 2018"]),
      ("Halloween(2018)", ["Halloween 2018"]), ("Halloween (2018) uncut", ["Halloween uncut 2018"]),
      ("Dune (2021), Part One", ["Dune, Part One 2021"]), ("Dune (2021): Part One", ["Dune: Part One 2021"]),
      ("Halloween (2018).", ["Halloween 2018"]), ("(2018) Halloween", ["Halloween 2018"]),
      ("Avengers (2012), The", ["The Avengers 2012", "The Avengers (2012) -"]),
      ("What’s Up, Doc (1972)?", ["What’s Up, Doc 1972"]),
      ("Blade Runner 2049 (2017)", ["Blade Runner 2049 2017"]), ("Blade Runner 2049", ["Blade Runner 2049"]),
      ("1917", []), ("(1917)", []), ("1917 (2019)", ["1917 2019"]), ("2012", []), ("Room 1408", []),
      ("Cats and Dogs", ["Cats & Dogs -"]), ("Cats AND Dogs", ["Cats & Dogs -"]), ("Cats & Dogs", ["Cats and Dogs -"]),
      ("Cats&Dogs", ["Cats and Dogs -"]), ("Cats &amp; Dogs", ["Cats & Dogs -", "Cats and Dogs -"]),
      ("Cats and Dogs (2001)", ["Cats and Dogs 2001", "Cats & Dogs 2001", "Cats & Dogs (2001) -"]),
      ("Empire Strikes Back, The", ["The Empire Strikes Back -"]), ("Avventura, L'", ["L'Avventura -"]),
      ("Good, the Bad and the Ugly, The", ["The Good, the Bad and the Ugly -", "The Good, the Bad & the Ugly -"]),
      ("Empire Strikes Back, The (1980)", ["The Empire Strikes Back 1980"]),
      ("Lord of the Rings, The: The Two Towers", ["The Lord of the Rings: The Two Towers -"]),
      ("Dune (IMAX)", ["Dune -"]), ("Dune in 3D", ["Dune -"]), ("Dune (2021) IMAX", ["Dune IMAX 2021", "Dune 2021"]),
      ("Fantasma de mi Novia, El", ["El Fantasma de mi Novia -"]), ("Dune", []), ("Good, the Bad", []), ("", []),
      ("Sandy Andersen", []),
    ])
  func others(text: String, expected: [String]) {
    let others = SearchedFor.others(than: text, year: nil)
    let written = others.map { other in
      let year = other.year.map { "\($0)" } ?? "-"
      return "\(other.query) \(year)"
    }
    #expect(written == expected)
  }

  @Test("keeps the year that the request names")
  func givenYear() {
    let others = SearchedFor.others(than: "Halloween (1978)", year: 2018)
    #expect(others == [SearchedFor(query: "Halloween", year: 2018)])
  }

  private func upstream() throws -> FaultServer {
    let server = try FaultServer()
    server.on("/genre/movie/list", .json(#"{"genres":[]}"#))
    for view in ["", "/views/now-playing", "/views/advance", "/views/coming-soon", "/views/on-demand"] {
      server.on("/v2/movies\(view)", .json(#"{"pageSize":100,"pageNumber":1,"count":0,"_embedded":{"movies":[]}}"#))
    }
    server.on("/search/movie") { request in
      let films = [
        ("Halloween", "1978"), ("Halloween", "2018"), ("Cats & Dogs", "2001"), ("Blade Runner 2049", "2017"),
      ]
      let rows = films.enumerated().compactMap { id, film -> String? in
        let title = film.0.lowercased().replacing("&", with: "%26").replacing(" ", with: "%20")
        guard title == request.queryItem("query")?.lowercased(),
          request.queryItem("year") ?? film.1 == film.1
        else { return nil }
        return #"{"id":\#(id + 1),"title":"\#(film.0)","release_date":"\#(film.1)-10-01"}"#
      }
      return .json(
        #"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":1,"total_results":\#(rows.count)}"#)
    }
    return server
  }

  private func client(_ server: FaultServer) throws -> TestClient {
    try TestClient([
      "MARQUEE_AMC_URL": server.url, "MARQUEE_AMC_KEY": "k", "MARQUEE_TMDB_URL": server.url, "MARQUEE_TMDB_TOKEN": "t",
    ])
  }

  @Test("is made otherwise, and the answer says how", arguments: ["search/movies", "movies/find"])
  func answers(method: String) async throws {
    let upstream = try upstream()
    let client = try client(upstream)
    for (query, date, searched) in [
      ("Halloween (2018)", "2018-10-01", #"{"query":"Halloween","year":2018}"#),
      ("halloween 1978", "1978-10-01", #"{"query":"halloween","year":1978}"#),
      ("Cats and Dogs", "2001-10-01", #"{"query":"Cats & Dogs"}"#),
      ("Blade Runner 2049", "2017-10-01", nil),
    ] {
      let page = try await client.result(method, #"{"query":"\#(query)"}"#)
      #expect(page["items"]?.count == 1)
      #expect(page["items"]?[0]?["releaseDate"]?.string == date)
      #expect(page["searchedFor"]?.raw.description == searched)
    }
    let summary = try await client.result(method, #"{"query":"Halloween (2018)","partialResultToken":"t"}"#)
    #expect(summary["itemCount"]?.integer == 1)
    #expect(summary["searchedFor"]?["year"]?.integer == 2018)
    let pages = await client.pendingNotifications("$/progress").compactMap { $0["value"] }
    #expect(pages.map { $0["items"]?.count } == [1], "no empty page goes before")
    let nothing = try await client.result(method, #"{"query":"Cats and Birds (1999)"}"#)
    #expect(nothing["items"]?.count == 0)
    #expect(nothing["searchedFor"] == nil)
    #expect(nothing["message"]?.string == "No movies match “Cats and Birds (1999)”.")
    let ofYear = try await client.result(method, #"{"query":"Halloween","year":1950}"#)
    #expect(ofYear["message"]?.string == "No movies match “Halloween” in 1950.")
    await client.finish()
  }

  /// Regression: shows were searched for as written alone.
  @Test("is made without the year of a show; a search for everything takes none")
  func shows() async throws {
    let upstream = try FaultServer()
    for kind in ["movie", "tv"] { upstream.on("/genre/\(kind)/list", .json(#"{"genres":[]}"#)) }
    for (path, year) in [("/search/tv", "2022"), ("/search/multi", nil)] as [(String, String?)] {
      upstream.on(path) { request in
        let isIt = request.queryItem("query") == "Severance" && request.queryItem("first_air_date_year") == year
        let row = isIt ? #"{"id":95396,"media_type":"tv","name":"Severance","first_air_date":"2022-02-17"}"# : ""
        return .json(#"{"page":1,"results":[\#(row)],"total_pages":1,"total_results":\#(isIt ? 1 : 0)}"#)
      }
    }
    let client = try client(upstream)
    let shows = try await client.result("search/shows", #"{"query":"Severance (2022)"}"#)
    #expect(shows["items"]?[0]?["name"]?.string == "Severance")
    #expect(shows["searchedFor"]?.raw.description == #"{"query":"Severance","year":2022}"#)
    let all = try await client.result("search/all", #"{"query":"Severance (2022)"}"#)
    #expect(all["items"]?[0]?["item"]?["name"]?.string == "Severance")
    #expect(all["searchedFor"]?.raw.description == #"{"query":"Severance"}"#)
    await client.finish()
  }
}
