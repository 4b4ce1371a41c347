// SPDX-License-Identifier: MIT
import Backend
import EndpointCore
import FaultServer
import Foundation
import JSON
import JSONRPC
import TestSupport
import Testing

/// `suggestions/…`, and which searches become suggestions, with a TMDB on the loopback interface.
@Suite(.timeLimit(.minutes(5))) struct SuggestionTests {
  private let upstream: FaultServer
  private let folder = TemporaryFolder()

  init() throws {
    upstream = try FaultServer()
    upstream.on("/search/movie") { request in
      let found = request.queryItem("query") != "nothing"
      let rows = found ? #"{"id":268,"title":"Batman"}"# : ""
      let page = request.queryItem("page") ?? "1"
      return .json(
        #"{"page":\#(page),"results":[\#(rows)],"total_pages":\#(found ? 2 : 0),"total_results":\#(found ? 40 : 0)}"#,
        headers: [("Cache-Control", "max-age=3600")])
    }
  }

  private func client(_ environment: [String: String] = [:], log: Log? = nil) throws -> TestClient {
    let moved = [
      "MARQUEE_TMDB_URL": upstream.url, "MARQUEE_TMDB_TOKEN": "a.b.c", "MARQUEE_AMC_URL": upstream.url,
      "MARQUEE_AMC_KEY": "k",
    ]
    return try TestClient(moved.merging(environment) { $1 }, folder: folder, log: log)
  }

  private func queries(_ client: TestClient, _ params: String = "{}") async throws -> [String] {
    try await client.result("suggestions/list", params)["items"]?.elements.compactMap { $0["query"]?.string } ?? []
  }

  private func search(_ query: String, _ client: TestClient, more: String = "") async throws {
    _ = try await client.result("search/movies", #"{"query":"\#(query)"\#(more)}"#)
  }

  @Test func searchesAreListedNewestFirstAndOnce() async throws {
    let client = try client()
    for query in ["Batman", "  the   SHINING ", "Alien", "batman"] { try await search(query, client) }
    #expect(try await queries(client) == ["batman", "alien", "the shining"])
    #expect(try await queries(client, #"{"prefix":"THE s"}"#) == ["the shining"])
    #expect(try await queries(client, #"{"limit":1}"#) == ["batman"])
    let row = try #require(try await client.result("suggestions/list")["items"]?[0])
    #expect(row["id"]?.string?.wholeMatch(of: #/local:\d+/#) != nil)
    #expect(row["usedAt"]?.string?.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/#) != nil)
    await client.finish()
  }

  @Test func theySurviveARestart() async throws {
    let first = try client()
    try await search("alien", first)
    await first.finish()
    let second = try client()
    #expect(try await queries(second) == ["alien"])
    await second.finish()
  }

  @Test func onlyTheFirstPageOfASearchThatFoundSomethingIsRemembered() async throws {
    let client = try client()
    try await search("nothing", client)
    let second = try await client.result("search/movies", #"{"query":"page two","page":2}"#)
    #expect(second["items"]?.count == 1)
    upstream.on("/search/movie") { _ in .json(#"{"status_code":34,"status_message":"Gone."}"#, status: 404) }
    _ = try await client.error("search/movies", #"{"query":"failed"}"#)
    #expect(try await queries(client).isEmpty)
    await client.finish()
  }

  @Test func aStreamedSearchIsRememberedToo() async throws {
    let client = try client()
    try await search("batman", client, more: #","partialResultToken":"t","maxPages":1"#)
    #expect(try await queries(client) == ["batman"])
    await client.finish()
  }

  @Test(arguments: [("10", 10), ("3", 3)])
  func onlyTheLastOnesAreKept(setting: String, count: Int) async throws {
    let client = try client(["MARQUEE_HISTORY": setting])
    for number in 1...12 { try await search("film \(number)", client) }
    #expect(try await queries(client) == (0..<count).map { "film \(12 - $0)" })
    await client.finish()
  }

  @Test func aSettingThatIsNoNumberIsRefused() {
    #expect { try client(["MARQUEE_HISTORY": "many"]) } throws: { "\($0)".contains("MARQUEE_HISTORY") }
  }

  @Test func removeAndClearCountForWhateverComesBehindThem() async throws {
    let client = try client()
    for query in ["alien", "batman", "casablanca"] { try await search(query, client) }
    let removal = client.send("suggestions/remove", #"{"query":" BATMAN "}"#)
    #expect(try await queries(client) == ["casablanca", "alien"])
    #expect(await client.answer(to: removal)?["result"]?["removed"]?.integer == 1)
    #expect(try await client.result("suggestions/remove", #"{"query":"batman"}"#)["removed"]?.integer == 0)
    let clearing = client.send("suggestions/clear")
    #expect(try await queries(client).isEmpty)
    #expect(await client.answer(to: clearing)?["result"]?["removed"]?.integer == 2)
    await client.finish()
  }

  /// Regression: queries stayed readable in the response cache.
  @Test func whatIsClearedIsInNoFileAndInNoMemory() async throws {
    upstream.on(
      "/v2/movies", .json(#"{"pageSize":10,"pageNumber":1,"count":0}"#, headers: [("Cache-Control", "max-age=3600")]))
    let client = try client()
    for number in 1...3 { try await search("zebrafilm \(number)", client) }
    _ = try await client.result("movies/all", #"{"name":"zebrafilm"}"#)
    #expect(try await client.result("suggestions/clear")["removed"]?.integer == 3)
    #expect(!TemporaryFolder.holds("zebrafilm", in: folder.path))
    let asked = upstream.requests(to: "/search/movie").count
    try await search("zebrafilm 1", client, more: #","remember":false"#)
    #expect(upstream.requests(to: "/search/movie").count == asked + 1)
    await client.finish()
    #expect(!TemporaryFolder.holds("zebrafilm", in: folder.path))
  }

  @Test func everyChangeIsToldBeforeItsAnswerWithAllThatIsThere() async throws {
    let client = try client()
    try await client.initialize(notifications: ["suggestions/didChange"])
    try await search("alien", client)
    try await search("batman", client)
    _ = try await client.result("suggestions/remove", #"{"query":"alien"}"#)
    _ = try await client.result("suggestions/remove", #"{"query":"alien"}"#)
    _ = try await client.result("suggestions/clear")
    _ = try await client.result("suggestions/clear")
    await client.finish()
    let told = await client.pendingNotifications("suggestions/didChange").map { params in
      params["items"]?.elements.compactMap { $0["query"]?.string }
    }
    #expect(told == [["alien"], ["batman", "alien"], ["batman"], []])
    let order = await client.transcript.map { $0.contains("didChange") }
    #expect(order == [false, true, false, true, false, true, false, false, true, false, false])
  }

  @Test func nobodyIsToldWhoDidNotAsk() async throws {
    let client = try client()
    try await client.initialize(notifications: [])
    try await search("alien", client)
    await client.finish()
    #expect(await client.pendingNotifications("suggestions/didChange").isEmpty)
  }

  @Test func aRememberedSearchIsCachedOnDisk() async throws {
    let client = try client()
    try await search("zebrafilm", client)
    await client.finish()
    #expect(TemporaryFolder.holds("zebrafilm", in: folder.path + "/cache"))
  }

  @Test(arguments: [("10", #","remember":false"#), ("off", ""), ("OFF", #","remember":true"#)])
  func aSearchThatIsNotToBeRememberedLeavesNoTraceInAnyFile(history: String, more: String) async throws {
    let logFile = try Log.open(file: folder.path + "/log")
    let log = Log(level: .debug, destination: logFile, redactor: Redactor())
    let client = try client(["MARQUEE_HISTORY": history], log: log)
    for _ in 0..<2 { try await search("zebrafilm", client, more: more) }
    // The response may still be cached in memory.
    #expect(upstream.requests(to: "/search/movie").count == 1)
    #expect(try await queries(client).isEmpty)
    await client.finish()
    log.flush(seconds: 10)
    logFile.close()
    #expect(TemporaryFolder.holds("/search/movie", in: folder.path))
    #expect(!TemporaryFolder.holds("zebrafilm", in: folder.path))
  }

  @Test func withoutHistoryNoOtherSearchLeavesATraceEither() async throws {
    upstream.otherwise { _ in .json(#"{"page":1,"results":[],"total_pages":0,"total_results":0}"#) }
    let client = try client(["MARQUEE_HISTORY": "off"])
    // Of a theatre that is suggested, the rest is looked up by its name.
    upstream.on(
      "/v2/location-suggestions/", .json(#"{"_embedded":{"suggestions":[{"title":"zebraperson 1","type":"theatre"}]}}"#)
    )
    for method in ["search/people", "search/all", "theatres/suggest"] {
      _ = try await client.result(method, #"{"query":"zebraperson"}"#)
    }
    await client.finish()
    #expect(upstream.requests.filter { $0.target.contains("zebraperson") }.count == 4)
    #expect(!TemporaryFolder.holds("zebraperson", in: folder.path))
  }

  /// These look at the answers of several searches, which are no lists of their own.
  @Test(
    arguments: [("movies/find", "query"), ("theatres/find", "place"), ("showtimes/whatsOn", "place")], ["off", "10"])
  func whatIsFoundLeavesATraceOnlyWithAHistory(of method: (name: String, parameter: String), history: String)
    async throws
  {
    upstream.otherwise { _ in
      .json(
        #"{"page":1,"results":[],"total_pages":0,"total_results":0,"pageSize":10,"pageNumber":1,"count":0}"#,
        headers: [("Cache-Control", "max-age=3600")])
    }
    let logFile = try Log.open(file: folder.path + "/log")
    let log = Log(level: .debug, destination: logFile, redactor: Redactor())
    let client = try client(["MARQUEE_HISTORY": history], log: log)
    // AMC has no such place.
    let answer = await client.answer(to: client.send(method.name, #"{"\#(method.parameter)":"zebraquery"}"#))
    #expect(answer?["result"] != nil || answer?["error"]?["code"]?.integer == -32012)
    await client.finish()
    log.flush(seconds: 10)
    logFile.close()
    #expect(upstream.requests.contains { $0.target.contains("zebraquery") })
    #expect(TemporaryFolder.holds("zebraquery", in: folder.path) == (history == "10"))
  }

  @Test func aStoreThatFailsCostsTheMemoryAndNotTheSearch() async throws {
    // A file is in the place of the folder.
    #expect(FileManager.default.createFile(atPath: folder.path + "/state", contents: nil))
    let client = try client()
    try await client.initialize(notifications: ["server/error"])
    try await search("alien", client)
    let error = try #require(await client.notification("server/error"))
    #expect(error["code"]?.integer == -32803)
    #expect(error["data"]?["kind"]?.string == "requestFailed")
    #expect(error["message"]?.string?.contains("marquee.sqlite") == true)
    // The failure is reported once.
    try await search("batman", client)
    #expect(try await queries(client).isEmpty)
    #expect(try await client.error("suggestions/clear")["data"]?["kind"]?.string == "requestFailed")
    await client.finish()
    #expect(await client.pendingNotifications("server/error").isEmpty)
  }

  @Test func aDamagedFileIsSetAsideAndTold() async throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/state/marquee", withIntermediateDirectories: true)
    let file = folder.path + "/state/marquee/marquee.sqlite"
    #expect(FileManager.default.createFile(atPath: file, contents: Data("no database at all".utf8)))
    let client = try client()
    try await client.initialize(notifications: ["server/error"])
    try await search("alien", client)
    #expect(await client.notification("server/error")?["message"]?.string?.contains("set aside") == true)
    #expect(try await queries(client) == ["alien"])
    await client.finish()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/state/marquee")
    #expect(names.contains { $0.contains("corrupt") })
  }

  @Test func theSandboxHasAFileOfItsOwnAndItsOwnTime() async throws {
    let real = try client()
    try await search("alien", real)
    await real.finish()
    let sandbox = try TestClient(isSandbox: true, folder: folder)
    #expect(try await queries(sandbox).isEmpty)
    _ = try await sandbox.result("search/movies", #"{"query":"batman","provider":"amc"}"#)
    let list = try await sandbox.result("suggestions/list")
    #expect(list["items"]?[0]?["usedAt"]?.string == "2026-11-21T18:00:00Z")
    await sandbox.finish()
    #expect(FileManager.default.fileExists(atPath: folder.path + "/state/marquee/sandbox/marquee.sqlite"))
  }

  @Test func nothingIsOpenedBeforeItIsNeeded() async throws {
    let client = try client()
    _ = try await client.result("server/ping")
    await client.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
