// SPDX-License-Identifier: MIT
import Database
import FaultServer
import Foundation
import JSON
import Synchronization
import TestSupport
import Testing

/// `library/import`, `unmatched` and `export` with a TMDB on the loopback interface.
@Suite("Importing", .timeLimit(.minutes(5)))
struct LibraryImportTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  private static let films = [
    (1, "Heat", 1995), (2, "Pinocchio", 2022), (3, "Pinocchio", 2022), (4, "Parasite", 1982), (5, "Ran", 1986),
    (6, "Seven Samurai", 1954),
  ]

  init() throws {
    upstream = try FaultServer()
    upstream.on("/search/movie") { request in
      let query = (request.queryItem("query") ?? "").removingPercentEncoding?.lowercased() ?? ""
      let year = request.queryItem("year").flatMap { Int($0) }
      let found = Self.films.filter { film in
        (film.1.lowercased().contains(query) || query == "shichinin no samurai" && film.0 == 6)
          && (year == nil || film.2 == year)
      }
      let rows = found.map { #"{"id":\#($0.0),"title":"\#($0.1)","release_date":"\#($0.2)-05-01"}"# }
      return .json(
        #"{"page":1,"results":[\#(rows.joined(separator: ","))],"total_pages":1,"total_results":\#(rows.count)}"#)
    }
    upstream.on("/search/tv", .json(#"{"page":1,"results":[],"total_pages":1,"total_results":0}"#))
    upstream.on("/movie/1", .json(#"{"id":1,"title":"Heat","release_date":"1995-05-01"}"#))
    upstream.on("/movie/3", .json(#"{"id":3,"title":"Pinocchio","release_date":"2022-05-01"}"#))
    upstream.on(
      "/movie/6",
      .json(
        #"{"id":6,"title":"Seven Samurai","release_date":"1954-04-26","alternative_titles":{"titles":[{"title":"Shichinin no samurai"}]}}"#
      ))
    upstream.on("/find/tt0113277", .json(#"{"movie_results":[{"id":949}],"tv_results":[]}"#))
    upstream.on("/find/tt0000009", .json(#"{"movie_results":[],"tv_results":[]}"#))
  }

  private func client(_ environment: [String: String] = ["MARQUEE_TMDB_TOKEN": "a.b.c"]) throws -> TestClient {
    try TestClient(["MARQUEE_TMDB_URL": upstream.url].merging(environment) { $1 }, folder: folder)
  }

  @Test(arguments: ["tmdbID,Title,Year\n1,Heat,1995\n", "Title,Year\nHeat,1995\n"])
  func `An import into a library that another program holds can be tried again`(_ text: String) async throws {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","status":"seen"}"#)
    let other = try Database(path: folder.file("state/marquee/library.sqlite"))
    try other.script("BEGIN IMMEDIATE")
    let params = try file("films.csv", text, status: "seen")
    let error = try await client.error("library/import", params)
    #expect(error["data"]?["retryable"]?.boolean == true && error["data"]?["hint"] != nil, "\(error.raw)")
    try other.script("ROLLBACK")
    #expect(try await client.result("library/import", params)["items"]?[0]?["outcome"]?.string != nil)
    await client.finish()
  }

  /// Writes a table of Letterboxd's and returns the params that import it.
  private func table(_ lines: [String], _ name: String = "watched.csv") throws -> String {
    let text = "Date,Name,Year,Letterboxd URI,Rating\n" + lines.map { "2020-01-02,\($0)\n" }.joined()
    return try file(name, text)
  }

  private func file(_ name: String, _ text: String, status: String? = nil) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
    let given = status.map { #","status":"\#($0)""# } ?? ""
    return #"{"from":"\#(folder.file(name))"\#(given)}"#
  }

  private func outcomes(_ page: JSONValue) -> [String] {
    page["items"]?.elements.map { row in
      [row["title"]?.string, row["outcome"]?.string, row["id"]?.string].compactMap(\.self).joined(separator: " ")
    } ?? []
  }

  private var searches: Int { upstream.requests.count }

  @Test func `A film is taken by its title and year, never by the title alone, and the same again changes nothing`()
    async throws
  {
    let client = try client()
    let params = try table([
      "Heat,1995,a,4.5", "Pinocchio,2022,b,", "Parasite,2019,c,", "Ran,1985,d,", "Shichinin no samurai,1954,e,",
      "Nothing,1990,f,",
    ])
    let page = try await client.result("library/import", params)
    #expect(
      outcomes(page) == [
        "Heat matched tmdb:movie:1", "Pinocchio ambiguous", "Parasite notFound", "Ran matched tmdb:movie:5",
        "Shichinin no samurai matched tmdb:movie:6", "Nothing notFound",
      ])
    #expect(page["items"]?[1]?["candidates"]?.elements.map { $0["id"]?.string } == ["tmdb:movie:2", "tmdb:movie:3"])
    #expect(page["imported"]?.raw.description == #"{"matched":3,"ambiguous":1,"notFound":2}"#)
    // One request where the title and the year are unique, at most three otherwise.
    #expect(upstream.requests.count { $0.queryItem("query") == "Heat" } == 1)
    #expect(upstream.requests.count { $0.target.contains("Nothing") } <= 3)
    let entry = try await client.result("library/get", #"{"id":"tmdb:movie:1"}"#)
    #expect(entry["library"]?["rating"]?.double == 9 && entry["library"]?["source"]?.string == "letterboxd")
    let before = searches
    let again = try await client.result("library/import", params)
    #expect(again["imported"]?.raw.description == #"{"unchanged":3,"ambiguous":1,"notFound":2}"#)
    #expect(again["items"]?[1]?["candidates"]?.count == 2 && searches == before)
    // Nothing of it is in the cache's or the suggestions' files.
    #expect(!TemporaryFolder.holds("Shichinin", in: folder.file("cache")))
    #expect(try await client.result("suggestions/list")["items"]?.count == 0)
    await client.finish()
  }

  @Test func `A friend's watchlist gives its films a tag alone, and leaves one's own entries as they are`() async throws
  {
    let client = try client()
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","status":"seen","rating":7}"#)
    let list = try table(["Heat,1995,a,4.5", "Ran,1986,b,5"], "watchlist.csv").dropLast()
    let error = try await client.error("library/import", list + #","status":"none","tags":[" "]}"#)
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/tags")
    let page = try await client.result("library/import", list + #","status":"none","tags":["Ann"]}"#)
    #expect(page["assumed"] == nil && page["imported"]?["matched"]?.integer == 2)
    let own = try await client.result("library/get", #"{"id":"tmdb:movie:1"}"#)["library"]
    #expect(own?["status"]?.string == "seen" && own?["rating"]?.double == 7 && own?["tags"]?[0]?.string == "Ann")
    let other = try await client.result("library/list", #"{"status":"none"}"#)["items"]
    #expect(other?.count == 1 && other?[0]?["id"]?.string == "tmdb:movie:5")
    #expect(other?[0]?["library"]?["rating"] == nil && other?[0]?["library"]?["tags"]?.count == 1)
    #expect(try await client.result("library/list", #"{"status":"wanted"}"#)["items"]?.count == 0)
    // One's own export says something else of the same film, for which nobody is asked again.
    let before = searches
    let watchlist = try table(["Ran,1986,b,"], "watchlist.csv")
    _ = try await client.result("library/import", watchlist)
    _ = try await client.result("library/import", list + #","status":"none","tags":["Bob"]}"#)
    #expect(upstream.requests.dropFirst(before).allSatisfy { !$0.target.contains("Heat") })
    let ran = try await client.result("library/get", #"{"id":"tmdb:movie:5"}"#)["library"]
    #expect(ran?["status"]?.string == "wanted" && ran?["tags"]?.count == 2)
    await client.finish()
  }

  @Test func `What the user took off the list by its status stays away at the same import`() async throws {
    let client = try client()
    let list = try table(["Heat,1995,a,"], "watchlist.csv")
    _ = try await client.result("library/import", list)
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","status":"none"}"#)
    let page = try await client.result("library/import", list)
    #expect(page["items"]?[0]?["outcome"]?.string == "skipped")
    #expect(try await client.error("library/get", #"{"id":"tmdb:movie:1"}"#)["code"]?.integer == -32012)
    await client.finish()
  }

  @Test func `What has ids is kept at once; IMDb's are looked up afterwards`() async throws {
    let client = try client()
    let params = try file(
      "form.csv", "tmdbID,imdbID,Title,Year\n7,,Seven,1995\n,tt0113277,Heat,1995\n,tt0000009,Odd,1901\n",
      status: "seen")
    let page = try await client.result("library/import", params)
    #expect(
      outcomes(page) == [
        "Seven matched tmdb:movie:7", "Heat matched imdb:tt0113277", "Odd matched imdb:tt0000009",
      ])
    #expect(Set(upstream.requests.map(\.path)) == ["/find/tt0113277", "/find/tt0000009"])
    #expect(try await client.result("library/get", #"{"id":"tmdb:movie:949"}"#)["title"]?.string == "Heat")
    await client.finish()
  }

  @Test func `Without a key rows wait, and the import goes on with or without its files`() async throws {
    let keyless = try client([:])
    let params = try table(["Heat,1995,a,", "Ran,1985,b,"])
    let page = try await keyless.result("library/import", params)
    #expect(page["imported"]?.raw.description == #"{"waiting":2}"#)
    #expect(page["items"]?[0]?["reason"]?.string?.isEmpty == false)
    #expect(outcomes(try await keyless.result("library/unmatched")) == ["Heat waiting", "Ran waiting"])
    await keyless.finish()
    let client = try client()
    #expect(try await client.result("library/import")["imported"]?.raw.description == #"{"matched":2}"#)
    #expect(try await client.result("library/unmatched")["items"]?.count == 0)
    #expect(try await client.result("library/import", params)["imported"]?.raw.description == #"{"unchanged":2}"#)
    await client.finish()
  }

  @Test func `A provider that fails isn't asked for every row`() async throws {
    upstream.on("/search/movie") { _ in .json("{}", status: 401) }
    let client = try client()
    let page = try await client.result("library/import", try table((1...60).map { "Film \($0),1990,\($0)," }))
    #expect(page["imported"]?.raw.description == #"{"waiting":60}"#)
    #expect(searches <= 16)
    await client.finish()
  }

  @Test func `A dry run stores nothing and says what would be done`() async throws {
    let client = try client()
    let lines = ["Heat,1995,a,", "Nothing,1990,b,"]
    let from = try table(lines).dropLast()
    let page = try await client.result("library/import", from + #","dryRun":true}"#)
    #expect(outcomes(page) == ["Heat matched tmdb:movie:1", "Nothing notFound"])
    #expect(try await client.result("library/list")["items"]?.count == 0)
    #expect(try await client.result("library/unmatched")["items"]?.count == 0)
    _ = try await client.result("library/import", try table(lines))
    #expect(
      outcomes(try await client.result("library/import", from + #","dryRun":true}"#)).first?.contains("unchanged")
        == true)
    await client.finish()
  }

  @Test func `A stream has every row in order with progress, and the whole is imported whatever its limit`()
    async throws
  {
    let client = try client()
    let params = try file(
      "form.csv", "tmdbID,Title,Year\n" + (1...130).map { "\($0),Film \($0),1990\n" }.joined() + "x,,\n",
      status: "seen")
    let limited = try await client.result(
      "library/import", params.dropLast() + #","partialResultToken":"t","workDoneToken":"w","limit":30}"#)
    #expect(limited["itemCount"]?.integer == 30 && limited["complete"]?.boolean == false)
    #expect(limited["imported"]?.raw.description == #"{"matched":130,"skipped":1}"#)
    #expect(try await client.result("library/list", #"{"pageSize":1}"#)["totalResults"]?.integer == 130)
    let progress = await client.pendingNotifications("$/progress")
    #expect(progress.contains { $0["value"]?["message"]?.string?.hasSuffix(" of 130 films") == true })
    let whole = try await client.result("library/import", params.dropLast() + #","partialResultToken":"t"}"#)
    #expect(whole["imported"]?.raw.description == #"{"unchanged":130,"skipped":1}"#)
    let rows = await client.pendingNotifications("$/progress").flatMap {
      $0["value"]?["items"]?.elements.map(\.self) ?? []
    }
    #expect(rows.count == 131 && rows[99]["title"]?.string == "Film 100" && rows.last?["outcome"]?.string == "skipped")
    #expect(rows.allSatisfy { $0["row"] == nil })
    await client.finish()
  }

  @Test func `Films with long notes are stored a few at a time, so that others who store don't wait`() async throws {
    let client = try client()
    let note = String(repeating: "x", count: 19_000)
    let lines = (1...200).map { "\($0),Film \($0),1990,\(note)\n" }
    let params = try file("watchlist.csv", "tmdbID,Title,Year,Review\n" + lines.joined())
    _ = try await client.result("library/import", params.dropLast() + #","workDoneToken":"w"}"#)
    let messages = await client.pendingNotifications("$/progress").compactMap { $0["value"]?["message"]?.string }
    #expect(messages.count { $0.hasSuffix(" of 200 films") } >= 4)
    await client.finish()
  }

  @Test func `A row that isn't matched is settled with all that it has`() async throws {
    let client = try client()
    let params = try table(["Pinocchio,2022,b,3.5"])
    let row = try #require(try await client.result("library/import", params)["items"]?[0]?["row"]?.integer)
    let settled = try await client.result("library/set", #"{"id":"tmdb:movie:3","row":\#(row),"note":"mine"}"#)
    #expect(settled["library"]?["rating"]?.double == 7 && settled["library"]?["note"]?.string == "mine")
    #expect(settled["library"]?["status"]?.string == "seen" && settled["title"]?.string == "Pinocchio")
    #expect(try await client.result("library/unmatched")["items"]?.count == 0)
    #expect(outcomes(try await client.result("library/import", params)) == ["Pinocchio unchanged tmdb:movie:3"])
    let error = try await client.error("library/set", #"{"id":"tmdb:movie:3","row":\#(row)}"#)
    #expect(error["code"]?.integer == -32012 && error["data"]?["path"]?.string == "/row")
    await client.finish()
  }

  @Test func `A row that is settled with an id that no film has stays open with all that it has`() async throws {
    let client = try client()
    _ = try await client.result("library/import", try table(["Pinocchio,2022,b,3.5"]))
    let rows = try await client.result("library/unmatched")["items"]
    let row = try #require(rows?[0]?["row"]?.integer)
    let error = try await client.error("library/set", #"{"id":"tmdb:movie:404","row":\#(row)}"#)
    #expect(error["code"]?.integer == -32012)
    #expect(try await client.result("library/list")["items"]?.count == 0)
    #expect(try await client.result("library/unmatched")["items"]?.raw.description == rows?.raw.description)
    await client.finish()
  }

  @Test func `The user's own values stay, unless the export's have changed`() async throws {
    let client = try client()
    _ = try await client.result("library/import", try table(["Heat,1995,a,4"]))
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","rating":3}"#)
    _ = try await client.result("library/import", try table(["Heat,1995,a,4"]))
    #expect(try await client.result("library/get", #"{"id":"tmdb:movie:1"}"#)["library"]?["rating"]?.double == 3)
    _ = try await client.result("library/import", try table(["Heat,1995,a,5"]))
    #expect(try await client.result("library/get", #"{"id":"tmdb:movie:1"}"#)["library"]?["rating"]?.double == 10)
    await client.finish()
  }

  @Test func `What the user has removed stays away when the export changes elsewhere`() async throws {
    let client = try client()
    func diary(_ days: String...) throws -> String {
      try file(
        "diary.csv",
        "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n"
          + days.map { "2020-01-02,Heat,1995,a,4,,Good,\"x, y\",\($0)\n" }.joined())
    }
    func entry() async throws -> String? {
      let library = try await client.result("library/get", #"{"id":"tmdb:movie:1"}"#)["library"]
      return ["status", "rating", "seenOn", "note", "tags"].map {
        library?[$0]?.raw.description ?? "-"
      }.joined(separator: " ")
    }
    _ = try await client.result("library/import", try diary("2020-01-01", "2020-01-02"))
    #expect(try await entry() == #""seen" 8.0 ["2020-01-01","2020-01-02"] "Good" ["x","y"]"#)
    _ = try await client.result(
      "library/set",
      #"{"id":"tmdb:movie:1","status":"wanted","rating":0,"seenOn":["2020-01-02"],"note":"","tags":["y"]}"#)
    _ = try await client.result("library/import", try diary("2020-01-01", "2020-01-02", "2020-03-03"))
    #expect(try await entry() == #""seen" - ["2020-01-02","2020-03-03"] - ["y"]"#)
    // A status that the user has set returns only with a new day.
    _ = try await client.result("library/set", #"{"id":"tmdb:movie:1","status":"wanted"}"#)
    _ = try await client.result("library/import", try diary("2020-01-01", "2020-03-03"))
    #expect(try await entry() == #""wanted" - ["2020-01-02","2020-03-03"] - ["y"]"#)
    await client.finish()
  }

  @Test func `What the user has removed stays away while IMDb's id waits to be looked up`() async throws {
    let client = try client([:])
    let params = try file("form.csv", "tmdbID,imdbID,Title,Year,Rating10\n,tt0113277,Heat,1995,8\n")
    _ = try await client.result("library/import", params)
    _ = try await client.result("library/set", #"{"id":"imdb:tt0113277","rating":0}"#)
    #expect(try await client.result("library/import", params)["imported"]?.raw.description == #"{"waiting":1}"#)
    #expect(try await client.result("library/get", #"{"id":"imdb:tt0113277"}"#)["library"]?["rating"] == nil)
    await client.finish()
  }

  @Test func `An export comes back as it was, and replaces no file`() async throws {
    let client = try client()
    _ = try await client.result("library/import", try table(["Heat,1995,a,4.5", "Ran,1985,b,"]))
    _ = try await client.result(
      "library/set",
      #"{"id":"tmdb:movie:1","seenOn":["2020-01-02","2020-02-02"],"note":"a \"b\",\nc","tags":["x","y"]}"#)
    let list = try await client.result("library/list")
    let path = folder.file("out.json")
    let report = try await client.result("library/export", #"{"format":"json","to":"\#(path)"}"#)
    #expect(report["entries"]?.integer == 2 && report["leftOut"] == nil)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    let error = try await client.error("library/export", #"{"format":"json","to":"\#(path)"}"#)
    #expect(error["code"]?.integer == -32602 && error["data"]?["path"]?.string == "/to")
    let other = TemporaryFolder()
    let second = try TestClient(["MARQUEE_TMDB_URL": upstream.url], folder: other)
    _ = try await second.result("library/import", #"{"from":"\#(path)"}"#)
    #expect(try await second.result("library/list").raw.description == list.raw.description)
    await second.finish()
    let csv = folder.file("out.csv")
    _ = try await client.result("library/export", #"{"format":"letterboxd","to":"\#(csv)"}"#)
    let text = try String(contentsOfFile: csv, encoding: .utf8)
    #expect(
      text == """
        tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review,Status
        1,,Heat,1995,9,2020-01-02,,"x, y","a ""b"",
        c",seen
        1,,Heat,1995,9,2020-02-02,true,"x, y",,seen
        5,,Ran,1986,,,,,,seen

        """)
    #expect(
      try await client.error("library/export", #"{"format":"json","to":"/nowhere/x"}"#)["code"]?.integer == -32803)
    await client.finish()
  }

  @Test func `What was taken for granted of a thousand files is no burden of each page`() async throws {
    let client = try client()
    let table = Array("Date,Name,Year,Letterboxd URI\n".utf8)
    let archive = madeZip((0..<1_000).map { ("\($0)/watched.csv", table + Array("2020-01-02,Heat,1995,u\n".utf8)) })
    try Data(archive).write(to: URL(fileURLWithPath: folder.file("all.zip")))
    let page = try await client.result("library/import", #"{"from":"\#(folder.file("all.zip"))"}"#)
    #expect(page["assumed"]?.count == 100 && page["message"]?.string?.contains("995 files more") == true)
    await client.finish()
  }

  @Test func `What is no export is refused without a word of it`() async throws {
    let client = try client()
    let secret = try file("secrets.csv", "password,hunter2\n")
    let error = try await client.error("library/import", secret)
    #expect(error["code"]?.integer == -32602 && !error.raw.description.contains("hunter2"))
    for params in [#"{"from":"/nowhere"}"#, #"{"from":"/dev/zero"}"#, #"{"seen":"hide"}"#] {
      #expect(try await client.error("library/import", params)["code"]?.integer == -32602, "\(params)")
    }
    await client.finish()
  }
}
