// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import JSON
import TestSupport
import Testing

/// `library/…` with a TMDB on the loopback interface.
@Suite("The library", .timeLimit(.minutes(5)))
struct LibraryMethodTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws {
    upstream = try FaultServer()
    let rows = (1...4).map { #"{"id":\#($0),"title":"Film \#($0)","release_date":"200\#($0)-05-01"}"# }
    upstream.on("/movie/popular", .json(Self.page(rows)))
    upstream.on("/movie/top_rated", .json(Self.page([])))
    upstream.on("/genre/movie/list", .json(#"{"genres":[]}"#))
    for number in 1...4 {
      upstream.on(
        "/movie/\(number)",
        .json(
          #"{"id":\#(number),"title":"Film \#(number)","release_date":"200\#(number)-05-01","imdb_id":"tt000000\#(number)"}"#
        ))
    }
    upstream.on("/movie/9", .json("{}", status: 500))
    upstream.on("/tv/1", .json(#"{"id":1,"name":"Show 1","first_air_date":"1999-01-02"}"#))
    upstream.on("/find/tt0000002", .json(#"{"movie_results":[{"id":2}],"tv_results":[]}"#))
  }

  private static func page(_ rows: [String]) -> String {
    #"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":1,"total_results":\#(rows.count)}"#
  }

  private func client(_ environment: [String: String] = [:]) throws -> TestClient {
    try TestClient(
      ["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"].merging(environment) { $1 }, folder: folder)
  }

  private func ids(_ result: JSONValue) -> [String] { result["items"]?.elements.compactMap { $0["id"]?.string } ?? [] }

  @Test func `A showing at which a film was seen is kept with its day, in an export too`() async throws {
    let client = try client()
    func set(_ rest: String) async throws -> JSONValue? {
      try await client.result("library/set", #"{"id":"tmdb:movie:1",\#(rest)}"#)["library"]
    }
    let visit = #"{"day":"2026-11-20","theatre":"AMC Studio 28","theatreId":"amc:theatre:610"}"#
    _ = try await set(#""seenOn":["2025-01-01"]"#)
    let seen = try await set(#""seenAt":\#(visit)"#)
    #expect(seen?["status"]?.string == "seen" && seen?["seenOn"]?.raw.description == #"["2025-01-01","2026-11-20"]"#)
    #expect(seen?["seenAt"]?.raw.description == "[\(visit)]")
    let path = folder.file("films.json")
    _ = try await client.result("library/export", #"{"format":"json","to":"\#(path)"}"#)
    _ = try await client.result("library/remove", #"{"id":"tmdb:movie:1"}"#)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","status":"wanted"}"#)
    _ = try await client.result("library/import", #"{"from":"\#(path)"}"#)
    let again = try await client.result("library/get", #"{"id":"tmdb:movie:1"}"#)["library"]
    #expect(again?["seenAt"]?.raw.description == "[\(visit)]")
    // It goes with its day, and not with others.
    #expect(try await set(#""seenOn":["2026-11-20"]"#)?["seenAt"]?.count == 1)
    #expect(try await set(#""seenOn":["2025-01-01"]"#)?["seenAt"] == nil)
    for (id, rest) in [
      ("tmdb:movie:1", #""seenAt":{"day":"2026-11-20"}"#), ("tmdb:show:1", #""seenAt":\#(visit)"#),
      ("tmdb:show:1", #""season":1,"seenAt":\#(visit)"#),
    ] {
      let error = try await client.error("library/set", #"{"id":"\#(id)",\#(rest)}"#)
      #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/seenAt", "\(id)")
    }
    await client.finish()
  }

  @Test(
    "A text that is no id is refused with ids of what is taken",
    arguments: [
      ("library/set", #"{"id":"foo"}"#, "the id of a movie or a show, such as amc:movie:61234 or tmdb:show:2287"),
      ("library/get", #"{"id":"foo"}"#, "the id of a movie or a show, such as amc:movie:61234 or tmdb:show:2287"),
      (
        "images/url", #"{"id":"foo"}"#,
        "the id of a movie or a person or a theatre, such as amc:movie:61234 or tmdb:person:2232 or amc:theatre:610"
      ),
      (
        "calendar/get", #"{"plans":[{"showtimeId":"amc:movie:1","seats":["A1"]}]}"#,
        "the id of a showtime, such as amc:showtime:61020778211100"
      ),
      ("library/list", #"{"collectionId":"foo"}"#, "the id of a collection, such as tmdb:collection:120794"),
    ])
  func idErrors(method: String, params: String, expected: String) async throws {
    let client = try TestClient()
    let data = try await client.error(method, params)["data"]
    #expect(data?["expected"]?.string == expected)
    await client.finish()
  }

  @Test func `A status can be taken back, and an entry that has nothing else goes`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","status":"wanted"}"#)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:2","status":"wanted","tags":["a"]}"#)
    let gone = try await client.result("library/set", #"{"id":"tmdb:movie:1","status":"none"}"#)
    #expect(gone["id"]?.string == "tmdb:movie:1" && gone["library"]?["status"] == nil)
    let kept = try await client.result("library/set", #"{"id":"imdb:tt0000002","status":"none"}"#)
    #expect(kept["library"]?["status"] == nil && kept["library"]?["tags"]?.count == 1)
    #expect(ids(try await client.result("library/list")) == ["tmdb:movie:2"])
    #expect(ids(try await client.result("library/list", #"{"status":"wanted"}"#)).isEmpty)
    #expect(ids(try await client.result("library/list", #"{"status":"seen"}"#)).isEmpty)
    // Without its tags nothing is left of it, either.
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:2","tags":[]}"#)
    #expect(ids(try await client.result("library/list")).isEmpty)
    // A film that isn't there is not added by that.
    #expect(try await client.error("library/set", #"{"id":"tmdb:movie:3","status":"none"}"#)["code"]?.integer == -32012)
    #expect(ids(try await client.result("library/list")).isEmpty)
    await client.finish()
  }

  @Test func `An entry without a status is one after an export and an import, too`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:2","status":"none","note":"later"}"#)
    let file = folder.path + "/films.json"
    _ = try await client.result("library/export", #"{"format":"json","to":"\#(file)"}"#)
    await client.finish()
    let other = try TestClient(["MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c"])
    _ = try await other.result("library/import", #"{"from":"\#(file)"}"#)
    let row = try await other.result("library/get", #"{"id":"tmdb:movie:2"}"#)
    #expect(row["library"]?["status"] == nil && row["library"]?["note"]?.string == "later")
    await other.finish()
  }

  @Test func `What is set is listed, and got by each id of the film`() async throws {
    let client = try client()
    let row = try await client.result(
      "library/set", #"{"id":"tmdb:movie:1","rating":7.4,"seenOn":["2026-11-20"],"note":" good ","tags":["a","a"]}"#)
    #expect(row["title"]?.string == "Film 1" && row["year"]?.integer == 2001 && row["kind"]?.string == "movie")
    #expect(row["library"]?["status"]?.string == "seen" && row["library"]?["rating"]?.double == 7.5)
    #expect(row["library"]?["note"]?.string == "good" && row["library"]?["tags"]?.count == 1)
    #expect(try await client.result("library/get", #"{"id":"imdb:tt0000001"}"#).raw.description == row.raw.description)
    #expect(ids(try await client.result("library/list")) == ["tmdb:movie:1"])
    // The same again changes nothing, and neither does nothing.
    #expect(
      try await client.result("library/set", #"{"id":"tmdb:movie:1","rating":7.4}"#).raw.description
        == row.raw.description)
    #expect(try await client.result("library/set", #"{"id":"tmdb:movie:1"}"#).raw.description == row.raw.description)
    #expect(upstream.requests(to: "/movie/1").count == 1)
    await client.finish()
  }

  @Test func `An entry is stored though nobody can be asked for its title, which is asked for again`() async throws {
    let client = try client()
    let row = try await client.result("library/set", #"{"id":"tmdb:movie:9"}"#)
    #expect(row["title"]?.string == "tmdb:movie:9" && row["library"]?["status"]?.string == "wanted")
    upstream.on("/movie/9", .json(#"{"id":9,"title":"Nine"}"#))
    #expect(try await client.result("library/set", #"{"id":"tmdb:movie:9"}"#)["title"]?.string == "Nine")
    await client.finish()
  }

  @Test func `A film that doesn't exist is not found, and not stored`() async throws {
    upstream.on("/movie/8", .json(#"{"status_code":34}"#, status: 404))
    let client = try client()
    #expect(try await client.error("library/set", #"{"id":"tmdb:movie:8"}"#)["code"]?.integer == -32012)
    #expect(ids(try await client.result("library/list")).isEmpty)
    await client.finish()
  }

  @Test func `A show, an id of another site and one of AMC's short ids are taken, and other ids refused`() async throws
  {
    let client = try client()
    let show = try await client.result("library/set", #"{"id":"tmdb:show:1","status":"seen"}"#)
    #expect(show["kind"]?.string == "show" && show["title"]?.string == "Show 1")
    let film = try await client.result("library/set", #"{"id":"imdb:tt0000002"}"#)
    #expect(film["id"]?.string == "imdb:tt0000002" && film["ids"]?["tmdb"]?.integer == 2)
    #expect(try await client.result("library/get", #"{"id":"tmdb:movie:2"}"#)["title"]?.string == "Film 2")
    #expect(try await client.result("library/set", #"{"id":"amc:61234"}"#)["id"]?.string == "amc:movie:61234")
    for id in ["tmdb:person:1", "tmdb:1", "amc:theatre:610"] {
      #expect(try await client.error("library/set", #"{"id":"\#(id)"}"#)["code"]?.integer == -32602, "\(id)")
    }
    #expect(ids(try await client.result("library/list", #"{"kinds":["show"]}"#)) == ["tmdb:show:1"])
    await client.finish()
  }

  @Test func `Rows of lists and single films carry their entries`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"imdb:tt0000002","status":"seen"}"#)
    let page = try await client.result("movies/popular")
    #expect(page["items"]?.elements.map { $0["library"]?["status"]?.string } == [nil, "seen", nil, nil])
    let film = try await client.result("movies/get", #"{"id":"tmdb:movie:2"}"#)
    #expect(film["library"]?["status"]?.string == "seen")
    #expect(try await client.result("movies/get", #"{"id":"tmdb:movie:1"}"#)["library"] == nil)
    let credit = #"{"id":2,"media_type":"movie","title":"Film 2","release_date":"2002-01-01","character":"A"}"#
    upstream.on("/person/7", .json(#"{"id":7,"name":"Someone","combined_credits":{"cast":[\#(credit)],"crew":[]}}"#))
    let person = try await client.result("people/get", #"{"id":"tmdb:person:7","include":["credits"]}"#)
    #expect(person["credits"]?[0]?["library"]?["status"]?.string == "seen")
    await client.finish()
  }

  @Test func `Rows that were seen are left out and counted, and totals stay`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:2","status":"seen"}"#)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:3","status":"wanted"}"#)
    let hidden = try await client.result("movies/popular", #"{"seen":"hide"}"#)
    #expect(ids(hidden) == ["tmdb:movie:1", "tmdb:movie:3", "tmdb:movie:4"])
    #expect(hidden["hidden"]?.integer == 1 && hidden["totalResults"]?.integer == 4 && hidden["skipped"] == nil)
    let only = try await client.result("movies/popular", #"{"seen":"only","limit":1}"#)
    #expect(ids(only) == [] && only["hidden"]?.integer == 1 && only["nextPage"]?.integer == 2)
    #expect(only["message"]?.string?.contains("not marked as seen") == true)
    await client.finish()
  }

  @Test func `The limit of a stream counts the rows that are given`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","status":"seen"}"#)
    let answer = try await client.result(
      "movies/popular", #"{"seen":"hide","limit":2,"pageSize":1,"partialResultToken":"t"}"#)
    #expect(answer["itemCount"]?.integer == 2 && answer["hidden"]?.integer == 1 && answer["pageCount"]?.integer == 3)
    #expect(answer["nextPage"]?.integer == 4)
    await client.finish()
  }

  @Test func `A list of other things than films has nothing to leave out`() async throws {
    let client = try client()
    let error = try await client.error("people/popular", #"{"seen":"hide"}"#)
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/seen")
    await client.finish()
  }

  @Test func `What is removed is gone; what isn't there is not found`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1"}"#)
    #expect(try await client.result("library/remove", #"{"id":"imdb:tt0000001"}"#)["removed"]?.integer == 1)
    #expect(try await client.result("library/remove", #"{"id":"tmdb:movie:1"}"#)["removed"]?.integer == 0)
    #expect(try await client.error("library/get", #"{"id":"tmdb:movie:1"}"#)["code"]?.integer == -32012)
    let list = try await client.result("library/list")
    #expect(list["message"]?.string == "The library is empty; library/set adds films to it.")
    await client.finish()
  }

  @Test func `Tags are added and removed one by one, up to a hundred`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","tags":["cinema","Ann"]}"#)
    let set = try await client.result(
      "library/set", #"{"id":"tmdb:movie:1","addTags":["Bob","Ann"],"removeTags":["CINEMA"]}"#)
    #expect(set["library"]?["tags"]?.elements.map(\.string) == ["Ann", "Bob"])
    let many = (1...99).map { "\"\($0)\"" }.joined(separator: ",")
    let error = try await client.error("library/set", #"{"id":"tmdb:movie:1","addTags":[\#(many)]}"#)
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/addTags")
    await client.finish()
  }

  @Test func `Forgetting all searches leaves the library as it is`() async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1"}"#)
    _ = try await client.result("suggestions/clear")
    #expect(ids(try await client.result("library/list")) == ["tmdb:movie:1"])
    await client.finish()
  }

  @Test func `A library that can't be read is no empty one`() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("state/marquee/library.sqlite"), withIntermediateDirectories: true)
    let client = try client()
    #expect(try await client.error("library/list")["code"]?.integer == -32803)
    let page = try await client.result("movies/popular")
    #expect(page["libraryFault"]?["code"]?.integer == -32803 && page["items"]?.count == 4)
    #expect(try await client.error("movies/popular", #"{"seen":"hide"}"#)["code"]?.integer == -32803)
    let film = try await client.result("movies/get", #"{"id":"tmdb:movie:1"}"#)
    #expect(film["libraryFault"]?["code"]?.integer == -32803)
    await client.finish()
  }

  @Test func `A client is told of changes that this process makes`() async throws {
    let client = try client()
    try await client.initialize(notifications: ["library/didChange"])
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1"}"#)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1"}"#)
    _ = try await client.result("library/remove", #"{"id":"tmdb:movie:1"}"#)
    let added = try #require(await client.notification("library/didChange"))
    #expect(added["changed"]?[0]?.string == "tmdb:movie:1" && added["entries"]?.integer == 1)
    let removed = try #require(await client.notification("library/didChange"))
    #expect(removed["removed"]?[0]?.string == "tmdb:movie:1" && removed["entries"]?.integer == 0)
    await client.finish()
  }
}
