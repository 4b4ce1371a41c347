// SPDX-License-Identifier: MIT
import FaultServer
import JSON
import Testing

/// AMC knows people only through their films, so one of its people is TMDB's only where film and name leave no doubt.
@Suite("A person of AMC's at TMDB", .timeLimit(.minutes(5)))
struct PersonLinkTests {
  private let upstream: FaultServer

  init() throws {
    upstream = try FaultServer()
    upstream.on("/amc/v2/movies/1", .json(#"{"id":1,"name":"Lamps","imdbId":"tt9000001"}"#))
    upstream.on(
      "/amc/v1/movie/1/cast-crew",
      .json(
        #"""
        {"id":1,"cast":[{"personId":5,"name":"ADA J. QUILL","job":"Actor","role":"Wick"},
         {"personId":5,"name":"ADA J. QUILL","job":"Producer"},{"personId":6,"name":"TOM REYES","job":"Actor"},
         {"personId":7,"name":"SAM LEE","job":"Actor"},{"personId":8,"name":"SAM LEE","job":"Director"},
         {"personId":9,"name":"IRIS MONROE","job":"Director"},{"name":"ÉVA NOIR","job":"Actor"}]}
        """#))
    upstream.on("/tmdb/find/tt9000001", .json(#"{"movie_results":[{"id":268,"title":"Lamps"}]}"#))
    upstream.on(
      "/tmdb/movie/268/credits",
      .json(
        #"""
        {"id":268,"cast":[{"id":71,"name":"Ada J. Quill"},{"id":72,"name":"Tom Reyes"},{"id":73,"name":"Tom Reyes"},
         {"id":74,"name":"Sam Lee"},{"id":75,"name":"Eva Noir"}],"crew":[{"id":71,"name":"Ada J. Quill","job":"Producer"}]}
        """#))
    upstream.on("/tmdb/person/71", .json(#"{"id":71,"name":"Ada J. Quill"}"#))
    upstream.on("/tmdb/person/71/combined_credits", .json(#"{"cast":[{"id":268,"title":"Lamps"}],"crew":[]}"#))
  }

  private func client(tmdb: String? = nil) throws -> TestClient {
    try TestClient([
      "MARQUEE_AMC_URL": upstream.url + "/amc", "MARQUEE_AMC_KEY": "k",
      "MARQUEE_TMDB_URL": upstream.url + (tmdb ?? "/tmdb"), "MARQUEE_TMDB_TOKEN": "v4.token",
    ])
  }

  @Test("is the only one of the name in the credits of the film")
  func certain() async throws {
    let client = try client()
    let person = try await client.result("people/get", #"{"id":"amc:person:5","movieId":"amc:movie:1"}"#)
    #expect(person["id"]?.string == "tmdb:person:71" && person["linkedFrom"]?.string == "amc:person:5")
    let page = try await client.result("people/credits", #"{"id":"amc:5","movieId":"amc:1"}"#)
    #expect(page["linkedFrom"]?.string == "amc:person:5")
    #expect(page["items"]?[0]?["id"]?.string == "tmdb:movie:268")
    await client.finish()
  }

  @Test(
    "isn't certain without a film, outside of its credits, or among people of one name",
    arguments: [
      (#"{"id":"amc:person:5"}"#, "Give movieId"),
      (#"{"id":"amc:person:55","movieId":"amc:movie:1"}"#, "Movies/credits lists"),
      (#"{"id":"amc:person:6","movieId":"amc:movie:1"}"#, "Find the person's id by name with search/people"),
      (#"{"id":"amc:person:7","movieId":"amc:movie:1"}"#, "Find the person's id by name with search/people"),
      (#"{"id":"amc:person:9","movieId":"amc:movie:1"}"#, "Find the person's id by name with search/people"),
      (#"{"id":"imdb:nm0000001"}"#, "Use an id that starts with tmdb:person:, such as search/people returns"),
    ])
  func uncertain(_ params: String, _ hint: String) async throws {
    upstream.on("/tmdb/find/nm0000001", .json(#"{"movie_results":[],"person_results":[]}"#))
    let client = try client()
    for method in ["people/get", "people/credits"] {
      let error = try await client.error(method, params)
      #expect(error["code"]?.integer == -32012)
      #expect(error["data"]?["hint"]?.string?.lowercased().hasPrefix(hint.lowercased()) == true)
    }
    await client.finish()
  }

  @Test("is named in the film's credits with link, if certain")
  func credits() async throws {
    let client = try client()
    let credits = try await client.result("movies/credits", #"{"id":"amc:movie:1","link":true}"#)
    let people = [credits["cast"], credits["crew"]].compactMap(\.self).flatMap(\.elements)
    let ids = people.map { "\($0["id"]?.string ?? "") \($0["personId"]?.string ?? "")" }
    #expect(
      ids == [
        "amc:person:5 tmdb:person:71", "amc:person:6 ", "amc:person:7 ", " tmdb:person:75",
        "amc:person:5 tmdb:person:71", "amc:person:8 ", "amc:person:9 ",
      ])
    #expect(credits["linkFault"] == nil)
    let plain = try await client.result("movies/credits", #"{"id":"amc:movie:1"}"#)
    #expect(plain["cast"]?[0]?["personId"] == nil)
    await client.finish()
  }

  @Test("is AMC's alone where TMDB can't be asked, with the reason")
  func fault() async throws {
    let client = try client(tmdb: "/nowhere")
    let credits = try await client.result("movies/credits", #"{"id":"amc:movie:1","link":true}"#)
    #expect(credits["cast"]?.count == 4 && credits["cast"]?[0]?["personId"] == nil)
    #expect(credits["linkFault"]?["data"]?["provider"]?.string == "tmdb")
    await client.finish()
  }

  private static let works = #"""
    {"cast":[{"media_type":"movie","id":1,"title":"One","release_date":"1990-01-02","character":"A"},
     {"media_type":"tv","id":2,"name":"Two","first_air_date":"2001-01-02","character":"B"},{"media_type":"x"}],
     "crew":[{"media_type":"movie","id":1,"title":"One","release_date":"1990-01-02","job":"Writer","department":"Writing"},
     {"media_type":"movie","id":3,"title":"Three","release_date":"1980-01-02","job":"Director","department":"Directing"}]}
    """#

  @Test(
    "has the works of the kinds and departments asked for",
    arguments: [
      ("", "Two One Three", nil), (#","kinds":["movie"]"#, "One Three", nil),
      (#","departments":["WRITING","Cooking"]"#, "One", nil),
      (#","departments":["acting"],"kinds":["show"]"#, "Two", nil),
      (#","departments":["Cooking"]"#, "", "Acting, Directing, Writing"),
      (#","departments":["Cooking"],"kinds":["show"]"#, "", "are Acting."),
    ] as [(String, String, String?)])
  func selection(_ params: String, _ titles: String, _ message: String?) async throws {
    upstream.on("/tmdb/person/80/combined_credits", .json(Self.works))
    let client = try client()
    let page = try await client.result("people/credits", #"{"id":"tmdb:person:80"\#(params)}"#)
    #expect(page["items"]?.elements.compactMap { $0["title"]?.string }.joined(separator: " ") == titles)
    #expect(page["skipped"]?.integer == 1)
    #expect((page["message"]?.string).map { $0.contains(message ?? "?") } == message.map { _ in true })
    if params.contains("WRITING") { #expect(page["items"]?[0]?["roles"]?.count == 1) }
    await client.finish()
  }

  @Test("streams the works in pages")
  func stream() async throws {
    upstream.on("/tmdb/person/80/combined_credits", .json(Self.works))
    let client = try client()
    let summary = try await client.result(
      "people/credits", #"{"id":"tmdb:person:80","pageSize":2,"partialResultToken":"p"}"#)
    #expect(summary["pageCount"]?.integer == 2 && summary["itemCount"]?.integer == 3)
    #expect(summary["complete"]?.boolean == true && summary["skipped"]?.integer == 1)
    #expect(upstream.requests.count == 1)
    await client.finish()
  }
}
