// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct CompactTextTests {
  private func text(_ method: String, _ params: String) async throws -> String {
    let contract = try Model().context.contract
    let value = try await contract.value(of: method, params)
    return try ModelForm.content(of: value, from: method, RawJSON(parsing: params), in: contract).text
  }

  /// The text of a value that a method might return.
  private func text(of value: ContractValue, from method: String) throws -> String {
    ModelForm.content(of: value, from: method, .emptyObject, in: try Model().context.contract).text
  }

  @Test func filmsAreATable() async throws {
    let lines = try await text("movies/nowPlaying", #"{"pageSize":2,"provider":"tmdb"}"#).split(separator: "\n")
    #expect(
      lines == [
        "2 of 51 films:", "title | year | rating | released | ratings | genres | id",
        "The Hunger Games: Sunrise on the Reaping | 2026 | 7.7 | 20 Nov 2026 | 210 | Science Fiction, Adventure, Action, Drama | tmdb:movie:1300968",
        "The Cat in the Hat | 2026 | 6.8 | 6 Nov 2026 | 180 | Animation, Family, Comedy | tmdb:movie:1214509",
      ])
  }

  @Test func showtimesAreFilmByFilm() async throws {
    let text = try await text(
      "showtimes/atTheatre", #"{"theatreId":"amc:theatre:610","date":"2026-11-21","movie":"hunger","pageSize":2}"#)
    #expect(text.contains("The Hunger Games: Sunrise on the Reaping · PG-13 · 150 min · amc:movie:64825"))
    #expect(
      text.contains(
        "at AMC DINE-IN Studio 28 (amc:theatre:610), all Dine-In Full Service: Sat 21 Nov 10:25 Adult $9.71 has begun amc:showtime:61020778482500; Sat 21 Nov 10:55 RealD 3D Adult $13.94 has begun amc:showtime:61020778482501"
      ))
  }

  @Test func nothingFoundIsSaidInWords() async throws {
    #expect(try await text("search/movies", #"{"query":"xyzzy"}"#) == "No movies match “xyzzy”.")
    #expect(try await text("movies/nowPlaying", #"{"page":9}"#) == "Nothing found.")
  }

  @Test func whatALinkLacksIsSaidInALine() throws {
    var movie = Movie(id: EntityID(.amc, .movie, 1)!, title: "Batman")
    let fault = """
      {"code":-32017,"message":"TMDB did not answer in time",
       "data":{"kind":"timedOut","retryable":true,"provider":"tmdb","attempts":1}}
      """
    movie.linkFault = try JSONValue(parsing: fault).read()
    let lines = try text(of: movie, from: "movies/get").split(separator: "\n")
    #expect(lines.contains("(Missing: TMDB did not answer in time.)"))
  }

  /// The text for each method that returns something is short, names ids and is not JSON.
  @Test(arguments: [
    ("movies/get", #"{"id":"amc:movie:61234","link":true}"#, "tmdb:movie:268"),
    ("movies/credits", #"{"id":"tmdb:movie:268"}"#, "tmdb:person:2232"),
    ("movies/credits", #"{"id":"amc:movie:61234","link":true}"#, "tmdb:person:2232"),
    ("people/get", #"{"id":"tmdb:person:510"}"#, "born: 25 Aug 1958"),
    ("people/credits", #"{"id":"tmdb:person:510"}"#, "Batman | 1989 | Director | movie | 7.2 | 23 Jun 1989"),
    ("people/popular", "{}", "tmdb:person:525"), ("people/trending", "{}", "known for"),
    ("movies/videos", #"{"id":"tmdb:movie:268"}"#, "youtube.com"),
    ("movies/watchProviders", #"{"id":"tmdb:movie:268"}"#, "JustWatch"),
    ("movies/genres", "{}", "Western | tmdb:genre:37"), ("search/people", #"{"query":"keaton"}"#, "tmdb:person:2232"),
    ("search/all", #"{"query":"batman"}"#, "Batman | movie | 1989 | 7.2 | 23 Jun 1989"),
    ("search/images", #"{"query":"cinema"}"#, "pixabay:image:3207065"),
    ("theatres/near", #"{"latitude":38.9,"longitude":-94.7}"#, "AMC Town Center 20 | 4.8 km | LEAWOOD, KS"),
    ("theatres/get", #"{"id":"amc:theatre:610"}"#, "time zone: America/Chicago"),
    ("theatres/suggest", #"{"query":"kansas"}"#, "Kansas City, MO"),
    ("showtimes/get", #"{"id":"amc:showtime:61020778482511"}"#, "adult $18.25 + $1.04 tax"),
    ("showtimes/seats", #"{"id":"amc:showtime:61020778482511"}"#, "row A: A9 A10"),
    ("suggestions/list", "{}", "Nothing found."),
    ("credentials/status", "{}", "amc | yes | sandbox"), ("server/ping", #"{"sequence":7}"#, "sequence: 7"),
    ("images/url", #"{"id":"tmdb:movie:268","kind":"movie"}"#, "url: https://image.tmdb.org"),
    (
      "movies/get",
      #"{"id":"tmdb:movie:268","include":["credits","similar","videos","watchProviders","translations","images"]}"#,
      "Batman Returns"
    ),
  ])
  func everyModelHasItsForm(method: String, params: String, contained: String) async throws {
    let text = try await text(method, params)
    #expect(text.contains(contained))
    #expect(!text.contains("{") && !text.contains("\":"))
    #expect(text.utf8.count <= ResultContent.byteLimit + 500)
  }

  @Test func aLongListIsCutAtTheEndOfALineAndSaysSo() throws {
    let films = (0..<1000).map { Movie(id: EntityID(.amc, .movie, $0)!, title: "映画 🎬 \($0)") }
    let text = try text(of: Page(page: 1, pageSize: 1000, items: Rows(films)), from: "movies/nowPlaying")
    let lines = text.split(separator: "\n")
    #expect(text.utf8.count < ResultContent.byteLimit + 500)
    try #require(lines.count > 4)
    #expect(lines[0] == "\(lines.count - 3) of 1000 films:")
    #expect(lines[lines.count - 2].hasSuffix("| amc:movie:\(lines.count - 4)"))
    #expect(lines.last?.contains("Truncated: not all 1000 fit here") == true)
  }

  @Test func cellsStayOnTheirLineAndInTheirColumn() throws {
    let theatre = Theatre(id: EntityID(.amc, .theatre, 1)!, name: "a|b\nc\r\n d\t")
    let list = Page(page: 1, pageSize: 1, items: Rows([theatre]))
    #expect(
      try text(of: list, from: "theatres/all") == "1 theatre:\nname | id\na/b c d | amc:theatre:1")
    let family = "👨‍👩‍👧‍👦"
    #expect(TextValue.cell(String(repeating: family, count: 150)) == String(repeating: family, count: 100) + "…")
  }

  @Test(arguments: [(7.25, "7.3"), (8, "8"), (-0.05, "-0.1"), (0.04, "0"), (1e300, "1e+300"), (9.99, "10")])
  func numbersAreRounded(value: Double, text: String) {
    #expect(TextValue.decimal(value) == text)
  }
}
